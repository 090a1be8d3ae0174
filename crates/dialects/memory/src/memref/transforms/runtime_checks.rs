//! `generate-runtime-verification`: assertions of what operations require of values that are only known at run time.

use super::metadata::extract;
use crate::memref::strides_and_offset;
use crate::prelude::*;
use crate::reassociation;
use crate::{memref, scf};
use terrace_base::arith::CmpIPredicate::{self, Sge, Sle};
use terrace_base::arith::{AddI, AndI, CmpI, MulI, SubI};
use terrace_ir::asm::{PrintOptions, attr_to_string, print_op_with_starts};
use terrace_ir::folding::fold_created;
use terrace_rewrite::parallel::for_each_nested;

passes! {
    /// Generate additional runtime op verification checks.
    ///
    /// Each operation of `memref` that is undefined for some values of its operands gets assertions of what it requires,
    /// by `cf.assert`.
    GenerateRuntimeVerification("GenerateRuntimeVerification") = "generate-runtime-verification" on(Anchor::Any) {
        /// Verbosity level for runtime verification messages: 0 = Minimum (only source location), 1 = Detailed (include full operation details, names, types, shapes, etc.)
        verbose_level: u32 = 1,
    } => generate_runtime_verification;
}

fn generate_runtime_verification(o: &GenerateRuntimeVerification, pass: &mut PassContext<'_>) -> Result {
    if o.verbose_level > 1 {
        let message = "generate-runtime-verification pass: set verboseLevel to 0 or 1";
        let scope = Scope { body: pass.body, parent: pass.outer };
        return Err(scope.at(pass.op).error(message).emit());
    }
    let changed = run(pass, o.verbose_level == 1);
    pass.finish(changed)
}

/// Texts of operations, by the address of their body.
type Texts = FxHashMap<(usize, Op), String>;

/// Inserts checks in front of all operations that have any; `detailed` messages show the operation. Returns whether there
/// are any.
pub(super) fn run(pass: &mut PassContext<'_>, detailed: bool) -> bool {
    let texts = if detailed { texts(pass) } else { Texts::default() };
    let Some(mut body) = pass.body.take_nested(pass.op) else { return false };
    let changed = check_body(&mut body, &texts, pass.threads);
    pass.body.put_nested(pass.op, body);
    changed
}

/// The text of each operation that may get checks: all are printed at once, with the names that they have before the pass.
fn texts(pass: &PassContext<'_>) -> Texts {
    let defaults = pass.ctx().print.defaults();
    let options = PrintOptions { local_scope: true, elide_elements_larger: Some(16), ..defaults };
    let scope = Scope { body: pass.body, parent: pass.outer };
    let mut text = Vec::new();
    let starts = print_op_with_starts(scope.at(pass.op), &options, &mut text);
    let mut bodies: Vec<&Body> = pass.body.nested_body(pass.op).into_iter().collect();
    let mut checked: FxHashMap<usize, &Body> = FxHashMap::default();
    while let Some(body) = bodies.pop() {
        checked.insert(core::ptr::from_ref(body).addr(), body);
        body.walk(|op| bodies.extend(body.nested_body(op)));
    }
    let has_checks = |body: usize, op| checked.get(&body).is_some_and(|body| checks_of(body, op).is_some());
    let starts = starts.into_iter().filter(|start| has_checks(start.body, start.op));
    starts.map(|start| ((start.body, start.op), text_at(&text, start.offset))).collect()
}

/// The text that starts at an offset, with `{...}` in place of a region.
fn text_at(text: &[u8], start: usize) -> String {
    let line_end = |from: usize| {
        let rest = text.get(from..).unwrap_or_default();
        from + rest.iter().position(|&byte| byte == b'\n').unwrap_or(rest.len())
    };
    let slice = |from: usize, to: usize| String::from_utf8_lossy(text.get(from..to).unwrap_or_default());
    let end = line_end(start);
    let head = slice(start, end).into_owned();
    if !head.ends_with('{') {
        return head;
    }
    // The region ends at the next line that starts with a brace at the same indentation.
    let line_start = text
        .get(..start)
        .and_then(|text| text.iter().rposition(|&byte| byte == b'\n'))
        .map_or(0, |at| at + 1);
    let indentation = text.get(line_start..start).unwrap_or_default();
    let mut at = end;
    while at < text.len() {
        at += 1;
        let line = text.get(at..line_end(at)).unwrap_or_default();
        if line.strip_prefix(indentation).is_some_and(|line| line.starts_with(b"}")) {
            let rest =
                String::from_utf8_lossy(line.get(indentation.len()..).unwrap_or_default()).into_owned();
            return format!("{head}...{rest}");
        }
        at = line_end(at);
    }
    head
}

fn check_body(body: &mut Body, texts: &Texts, threads: usize) -> bool {
    let nested = for_each_nested(body, threads, |_, body| check_body(body, texts, 1));
    let address = core::ptr::from_ref(&*body).addr();
    let mut found: Vec<(Op, Check)> = Vec::new();
    body.walk(|op| found.extend(checks_of(body, op).map(|check| (op, check))));
    let changed = !found.is_empty() | nested.contains(&true);
    for (op, check) in found {
        let place = attr_to_string(body.ctx(), body.loc(op).attr(body.ctx()));
        let shown = texts.get(&(address, op)).map(String::as_str);
        let mut builder = Builder::before(body, op);
        check(op, &mut Checks { b: &mut builder, shown, place: &place });
    }
    changed
}

/// Makes the checks of an operation in front of it.
type Check = fn(Op, &mut Checks<'_, '_>) -> Option<()>;

/// The checks of an operation, if there are some for its kind.
fn checks_of(b: &Body, op: Op) -> Option<Check> {
    let table: [(&'static OpDef, Check); 10] = [
        (memref::Load::DEF, |op, checks| checks.access(op, 0)),
        (memref::Store::DEF, |op, checks| checks.access(op, 1)),
        (memref::AtomicRMW::DEF, |op, checks| checks.access(op, 1)),
        (memref::GenericAtomicRMW::DEF, |op, checks| checks.access(op, 0)),
        (memref::AssumeAlignment::DEF, |op, checks| checks.alignment(memref::AssumeAlignment::wrap(op))),
        (memref::Cast::DEF, |op, checks| checks.cast(memref::Cast::wrap(op))),
        (memref::Copy::DEF, |op, checks| checks.copy(memref::Copy::wrap(op))),
        (memref::Dim::DEF, |op, checks| checks.dim(memref::Dim::wrap(op))),
        (memref::ExpandShape::DEF, |op, checks| checks.expand_shape(memref::ExpandShape::wrap(op))),
        (memref::SubView::DEF, |op, checks| checks.subview(memref::SubView::wrap(op))),
    ];
    let def = b.def(op);
    table.into_iter().find(|(kind, _)| kind.code() == def.code()).map(|(_, check)| check)
}

/// The place of new checks, and what their messages show.
struct Checks<'a, 'b> {
    b: &'a mut Builder<'b>,
    shown: Option<&'a str>,
    place: &'a str,
}

impl Checks<'_, '_> {
    /// Asserts a condition.
    fn assert(&mut self, condition: Value, what: &str) {
        let shown = self.shown.map_or(String::new(), |shown| format!("{shown}\n"));
        let message =
            format!("ERROR: Runtime op verification failed\n{shown}^ {what}\nLocation: {}", self.place);
        let message = self.b.ctx().intern(&message);
        cf::Assert::build(self.b, message, condition);
    }

    fn index(&mut self, value: i64) -> Value {
        arith::Constant::index(self.b, value)
    }

    fn compare(&mut self, predicate: CmpIPredicate, a: Value, b: Value) -> Value {
        arith::CmpI::new(self.b, predicate, a, b)
    }

    /// Asserts that a value is a constant.
    fn assert_equal(&mut self, value: Value, number: i64, what: &str) {
        let number = self.index(number);
        let is_equal = self.compare(CmpIPredicate::Eq, value, number);
        self.assert(is_equal, what);
    }

    fn dim(&mut self, op: memref::Dim) -> Option<()> {
        let (source, index) = (op.source(self.b), op.index(self.b));
        let rank = memref::Rank::new(self.b, source);
        let zero = self.index(0);
        let within = self.is_within(index, zero, rank);
        self.assert(within, "index is out of bounds");
        Some(())
    }

    /// Whether an index is not below one value, and below another one.
    fn is_within(&mut self, index: Value, from: Value, to: Value) -> Value {
        let not_below = self.compare(CmpIPredicate::Sge, index, from);
        let not_below = fold_created(self.b, not_below);
        let below = self.compare(CmpIPredicate::Slt, index, to);
        let below = fold_created(self.b, below);
        let both = arith::AndI::new(self.b, not_below, below);
        fold_created(self.b, both)
    }

    /// An access of the memref that is this operand; the indices follow it.
    fn access(&mut self, op: Op, memref: usize) -> Option<()> {
        let operands: SmallVec<[Value; 4]> = self.b.operands(op).iter().skip(memref).collect();
        let (&memref, indices) = operands.split_first()?;
        if indices.is_empty() {
            return None;
        }
        let zero = self.index(0);
        let mut all = None;
        for (i, &index) in indices.iter().enumerate() {
            let at = self.index(i as i64);
            let extent = memref::Dim::new(self.b, memref, at);
            let extent = fold_created(self.b, extent);
            let within = self.is_within(index, zero, extent);
            all = Some(match all {
                None => within,
                Some(others) => {
                    let both = arith::AndI::new(self.b, others, within);
                    fold_created(self.b, both)
                }
            });
        }
        self.assert(all?, "out-of-bounds access");
        Some(())
    }

    fn alignment(&mut self, op: memref::AssumeAlignment) -> Option<()> {
        let (memref, alignment) = (op.memref(self.b), op.alignment(self.b)?);
        let address = memref::ExtractAlignedPointerAsIndex::new(self.b, Type::INDEX, memref);
        let by = self.index(alignment);
        let rest = arith::RemUI::new(self.b, address, by);
        self.assert_equal(rest, 0, &format!("memref is not aligned to {alignment}"));
        Some(())
    }

    fn cast(&mut self, op: memref::Cast) -> Option<()> {
        let ctx = self.b.ctx().clone();
        let source = op.source(self.b);
        let to = self.b.ty(op.dest(self.b)).as_::<MemRefType>(&ctx)?;
        let (strides, offset) = strides_and_offset(&ctx, to)?;
        let known = self.b.ty(source).as_::<MemRefType>(&ctx).map(|from| from.shape);
        if known.is_none() {
            let rank = memref::Rank::new(self.b, source);
            self.assert_equal(rank, to.shape.len() as i64, "rank mismatch");
        }
        // Offset and strides are those of the most general type.
        let unknown: SmallVec<[i64; 4]> = SmallVec::from_elem(DYNAMIC, to.shape.len());
        let layout = StridedLayoutAttr::get(&ctx, DYNAMIC, &unknown);
        let general = MemRefType::get(&ctx, &unknown, to.elem, Some(layout), to.memory_space);
        let general = memref::Cast::new(self.b, general, source);
        let parts = extract(self.b, general)?;
        for (i, &extent) in to.shape.iter().enumerate() {
            let is_known = known.and_then(|shape| shape.get(i)).is_some_and(|&extent| extent != DYNAMIC);
            if extent == DYNAMIC || is_known {
                continue;
            }
            let at = self.index(i as i64);
            let size = memref::Dim::new(self.b, source, at);
            self.assert_equal(size, extent, &format!("size mismatch of dim {i}"));
        }
        if offset != DYNAMIC {
            let value = parts.offset(self.b);
            self.assert_equal(value, offset, "offset mismatch");
        }
        for (i, &stride) in strides.iter().enumerate() {
            if stride != DYNAMIC {
                let value = parts.strides(self.b).get(i)?;
                self.assert_equal(value, stride, &format!("stride mismatch of dim {i}"));
            }
        }
        Some(())
    }

    fn copy(&mut self, op: memref::Copy) -> Option<()> {
        let ctx = self.b.ctx().clone();
        let values = [op.source(self.b), op.target(self.b)];
        let extents = |b: &Body, value| b.ty(value).as_::<MemRefType>(&ctx).map(|ty| ty.shape);
        let shapes = [extents(self.b, values[0])?, extents(self.b, values[1])?];
        for (i, (&from, &to)) in shapes[0].iter().zip(shapes[1]).enumerate() {
            if from != DYNAMIC && to != DYNAMIC {
                continue;
            }
            let mut extent = |value, extent| {
                if extent != DYNAMIC {
                    return self.index(extent);
                }
                let at = self.index(i as i64);
                memref::Dim::new(self.b, value, at)
            };
            let (from, to) = (extent(values[0], from), extent(values[1], to));
            let is_equal = self.compare(CmpIPredicate::Eq, from, to);
            self.assert(is_equal, &format!("size of {i}-th source/target dim does not match"));
        }
        Some(())
    }

    fn expand_shape(&mut self, op: memref::ExpandShape) -> Option<()> {
        let ctx = self.b.ctx().clone();
        let (source, to) = (op.src(self.b), self.b.ty(op.result(self.b)).as_::<MemRefType>(&ctx)?);
        let groups = reassociation::groups(&ctx, op.reassociation(self.b)?);
        for (i, group) in groups.into_iter().enumerate() {
            let at = self.index(i as i64);
            let extent = memref::Dim::new(self.b, source, at);
            let mut product = 1i64;
            for dim in group {
                let extent = *to.shape.get(usize::try_from(dim).ok()?)?;
                product = if extent == DYNAMIC { product } else { product.checked_mul(extent)? };
            }
            let by = self.index(product);
            let rest = arith::RemSI::new(self.b, extent, by);
            self.assert_equal(rest, 0, "static result dims in reassoc group do not divide src dim evenly");
        }
        Some(())
    }

    fn subview(&mut self, op: memref::SubView) -> Option<()> {
        let lists = op.mixed_lists(self.b);
        let (zero, one) = (self.index(0), self.index(1));
        let source = op.source(self.b);
        let parts = extract(self.b, source)?;
        let extents: SmallVec<[Value; 4]> = parts.sizes(self.b).iter().collect();
        for (i, &extent) in extents.iter().enumerate() {
            let [offset, size, stride] = [lists[0].get(i)?, lists[1].get(i)?, lists[2].get(i)?];
            let (offset, size, stride) = (offset.value(self.b), size.value(self.b), stride.value(self.b));
            // A view of no elements may start behind the last one.
            let is_empty = self.compare(CmpIPredicate::Eq, size, zero);
            let within = self.choose(
                is_empty,
                |checks| {
                    emit!(checks.b, Type::I1; AndI(CmpI[predicate: Sge](offset, zero), CmpI[predicate: Sle](offset, extent)))
                },
                |checks| checks.is_within(offset, zero, extent),
            );
            self.assert(within, &format!("offset {i} is out-of-bounds"));
            let has_elements = self.compare(CmpIPredicate::Sgt, size, zero);
            let within = self.choose(
                has_elements,
                |checks| {
                    let last = emit!(checks.b, Type::INDEX; AddI(offset, MulI(SubI(size, one), stride)));
                    checks.is_within(last, zero, extent)
                },
                |checks| arith::Constant::bool(checks.b, true),
            );
            self.assert(within, &format!("subview runs out-of-bounds along dimension {i}"));
        }
        Some(())
    }

    /// An `scf.if` that yields one of two conditions.
    fn choose(
        &mut self,
        condition: Value,
        yes: impl FnOnce(&mut Self) -> Value,
        no: impl FnOnce(&mut Self) -> Value,
    ) -> Value {
        let choice = scf::If::build(self.b, &[Type::I1], condition);
        let point = self.b.insert_point();
        let blocks = [self.b.add_block(choice.0, 0, &[]), self.b.add_block(choice.0, 1, &[])];
        self.b.set_end(blocks[0]);
        let value = yes(self);
        scf::Yield::build(self.b, &[value]);
        self.b.set_end(blocks[1]);
        let value = no(self);
        scf::Yield::build(self.b, &[value]);
        self.b.set_insert_point(point);
        self.b.result(choice.0, 0)
    }
}
