//! Printing operations, blocks and regions.

use super::PrintOptions;
use super::collect::Relevance;
use super::kind::{Kind, is_well_formed, plain_terminator};
use super::names::{self, BodyNames, Names};
use super::printer::{AsmPrinter, Short};
use super::texts::{Name, Texts};
use crate::asm::format;
use crate::attrs::Attr;
use crate::body::{Block, Body, Op, OpRef, Region, Scope, Value, Values};
use crate::decl::{KindDef, OpDef, Trait};
use crate::options::MlirVersion;
use crate::shapes::NO_SHAPE;
use crate::types::{FunctionType, Type};
use std::sync::Arc;
use terrace_num::push_u64;
use terrace_support::small_vec::SmallVec;

/// The nesting depth at which a placeholder is printed; the parser allows far less.
pub(super) const MAX_REGION_DEPTH: u32 = 1000;

/// Which parts of a region are printed.
#[derive(Clone, Copy, Debug)]
pub struct RegionPrint {
    /// The label of the entry block, when it has arguments.
    pub entry_args: bool,
    /// The terminators. Those with attributes are printed in any case.
    pub terminators: bool,
    /// The label of the entry block, when it holds no operation.
    pub empty_block: bool,
}

impl RegionPrint {
    /// Everything: entry arguments and terminators.
    pub const ALL: Self = Self { entry_args: true, terminators: true, empty_block: false };
    /// No entry arguments: the operation has printed them.
    pub const NO_ARGS: Self = Self { entry_args: false, terminators: true, empty_block: false };
    /// No entry arguments and no terminators.
    pub const NO_TERMINATORS: Self = Self { entry_args: false, terminators: false, empty_block: false };
}

/// Writes the text in a buffer to its destination and empties the buffer.
pub type Flush<'a> = &'a mut (dyn FnMut(&mut Vec<u8>) + Send + Sync);

/// The buffer is flushed when it holds so many bytes.
const FLUSH_SIZE: usize = 1 << 16;

/// Prints operations. Dereferences to [`AsmPrinter`].
///
/// A `print` hook is called after the operation's name is printed, without a blank, and prints everything up to the
/// location. Unless the operation has regions, its text must follow from its [shape](crate::decl::OpShape) and the names of
/// its operands and successors, because it is kept for other operations of the same shape. What gets aliases outside of
/// the regions must always follow from the shape:
///
/// ```
/// use terrace_ir::Op;
/// use terrace_ir::asm::OpPrinter;
///
/// /// Prints ` %a, %b {attributes} : type`.
/// fn print(p: &mut OpPrinter<'_>, op: Op) {
///     let body = p.body();
///     p.text(" ");
///     p.operands(body.operands(op));
///     p.optional_attr_dict(op, &[]);
///     p.text(" : ");
///     p.value_types(body.results(op));
/// }
/// ```
pub struct OpPrinter<'p> {
    pub(super) asm: AsmPrinter<'p>,
    pub(super) names: Names<'p>,
    pub(super) body: &'p Body,
    /// The names of `body`, which are taken out of `names` while it is printed, and their index there.
    pub(super) current: Box<BodyNames>,
    pub(super) at: usize,
    /// By operation of `body`, the number of its shape.
    pub(super) shapes: Option<Arc<[u32]>>,
    pub(super) indent: usize,
    /// The dialect whose prefix operations omit.
    pub(super) default_dialect: &'static str,
    pub(super) depth: u32,
    /// Whether the IR has been verified. Otherwise each operation is checked for missing parts first.
    pub(super) trusted: bool,
    /// Printing stops when there are more bytes of text than this.
    pub(super) limit: usize,
    /// The number of threads that may print.
    pub(super) threads: usize,
    /// Texts of operations; `None` if only one operation is printed.
    pub(super) texts: Option<Box<Texts>>,
    /// Called with the text whenever there is more than [`FLUSH_SIZE`] of it.
    pub(super) flush: Option<Flush<'p>>,
    /// Where operations start, if somebody asks.
    pub(super) starts: Option<Vec<OpStart>>,
}

/// Where the text of an operation starts.
#[derive(Clone, Copy, Debug)]
pub struct OpStart {
    /// The address of the operation's body.
    pub body: usize,
    /// The operation.
    pub op: Op,
    /// The byte offset of its text, results included.
    pub offset: usize,
}

impl<'p> core::ops::Deref for OpPrinter<'p> {
    type Target = AsmPrinter<'p>;
    #[inline]
    fn deref(&self) -> &AsmPrinter<'p> {
        &self.asm
    }
}

impl<'p> core::ops::DerefMut for OpPrinter<'p> {
    #[inline]
    fn deref_mut(&mut self) -> &mut AsmPrinter<'p> {
        &mut self.asm
    }
}

/// The operation from which names are numbered, in its body, and the body that the operation owns.
fn numbering_start<'a>(op: OpRef<'a>, local: bool) -> (&'a Body, Op, Option<&'a Body>) {
    let mut scope: &'a Scope<'a> = op.scope;
    let mut at = op.op;
    let mut inner = None;
    loop {
        if local && scope.body.def(at).has(Trait::IsolatedFromAbove) {
            break;
        }
        match (scope.body.parent_op(at), scope.parent) {
            (Some(parent), _) => at = parent,
            (None, Some((outer, parent))) => {
                inner = Some(scope.body);
                (scope, at) = (outer, parent);
            }
            (None, None) => break,
        }
    }
    (scope.body, at, inner)
}

impl<'p> OpPrinter<'p> {
    pub(super) fn run(
        op: OpRef<'p>,
        options: &PrintOptions,
        verified: bool,
        threads: usize,
        out: &mut Vec<u8>,
        flush: Option<Flush<'p>>,
    ) {
        Self::run_with_starts(op, options, verified, threads, out, flush, false);
    }

    /// [`OpPrinter::run`], which returns where operations start if that is asked for.
    pub(super) fn run_with_starts(
        op: OpRef<'p>,
        options: &PrintOptions,
        verified: bool,
        threads: usize,
        out: &mut Vec<u8>,
        flush: Option<Flush<'p>>,
        with_starts: bool,
    ) -> Vec<OpStart> {
        let options = *options;
        let (body, start, inner) = numbering_start(op, options.local_scope);
        let is_top = start == op.op && core::ptr::eq(body, op.scope.body);
        let mut names = Names::of_op(body, start, inner, &options, !is_top, verified);
        let mut at = names.bodies.iter().position(|slot| core::ptr::eq(slot.body, op.scope.body));
        if at.is_none() {
            // A pass has taken out a body around the operation, so names are numbered from the operation itself.
            names = Names::of_op(op.scope.body, op.op, None, &options, true, verified);
            at = Some(0);
        }
        let at = at.unwrap_or(0);
        let eager = names.is_eager();
        let current = names.bodies[at].names.take().unwrap_or_default();
        let mut printer = OpPrinter {
            asm: AsmPrinter::new(body.ctx(), options, core::mem::take(out)),
            names,
            body: op.scope.body,
            current,
            at,
            shapes: op.scope.body.verified.current_shapes(),
            indent: 0,
            default_dialect: "builtin",
            depth: 0,
            trusted: verified,
            limit: usize::MAX,
            // Each thread copies the names, which are few unless every body is numbered at the start.
            threads: if eager { 1 } else { threads.max(1) },
            texts: is_top.then(|| Texts::new("builtin")),
            flush,
            starts: with_starts.then(Vec::new),
        };
        if is_top && !options.local_scope {
            printer.top_level(op.op);
        } else {
            printer.full_op(op.op);
        }
        *out = printer.asm.out;
        printer.starts.unwrap_or_default()
    }

    fn top_level(&mut self, op: Op) {
        if let Some(relevance) = Relevance::of(self.asm.ctx, &self.asm.options) {
            self.asm.aliases = Arc::new(self.collect_aliases(op, relevance));
        }
        self.alias_definitions(false);
        self.full_op(op);
        self.asm.byte(b'\n');
        self.alias_definitions(true);
        self.asm.file_metadata();
    }

    /// The body of the operation that is being printed.
    #[inline]
    pub fn body(&self) -> &'p Body {
        self.body
    }

    // Values and blocks.

    /// Appends `%name`, with `#n` for one of several results.
    #[inline]
    pub fn operand(&mut self, value: Value) {
        // Collecting needs no names.
        if self.asm.collect.is_some() {
            return;
        }
        let start = self.asm.out.len();
        self.value(value, true);
        self.note_name(start, Name::Value(value));
    }

    /// Appends `%name`; if `with_number`, `#n` after it for one of several results.
    #[inline]
    fn value(&mut self, value: Value, with_number: bool) {
        self.names.push_value(&self.current, value, with_number, &mut self.asm.out);
    }

    /// Appends values separated by commas.
    #[inline]
    pub fn operands(&mut self, values: Values<'_>) {
        for i in 0..values.len() {
            if i != 0 {
                self.asm.out.extend_from_slice(b", ");
            }
            match values.get(i) {
                Some(value) => self.operand(value),
                None => self.asm.text("<<NULL VALUE>>"),
            }
        }
    }

    /// Appends values in brackets, such as `(%a, %b)`.
    pub fn operand_list(&mut self, [open, close]: [u8; 2], values: Values<'_>) {
        self.byte(open);
        self.operands(values);
        self.byte(close);
    }

    /// Appends the types of values, separated by commas.
    #[inline]
    pub fn value_types(&mut self, values: Values<'_>) {
        for i in 0..values.len() {
            if i != 0 {
                self.asm.out.extend_from_slice(b", ");
            }
            self.value_type(values.get(i));
        }
    }

    /// Appends the type of a value, without its mnemonic if it is of this kind.
    pub(in crate::asm) fn stripped_type(&mut self, kind: &'static KindDef, value: Option<Value>) {
        match value {
            Some(value) => self.asm.stripped_type(kind, self.body.ty(value)),
            None => self.value_type(None),
        }
    }

    /// Appends the type of a value.
    #[inline]
    pub fn value_type(&mut self, value: Option<Value>) {
        match value {
            Some(value) => {
                let ty = self.body.ty(value);
                self.asm.ty(ty);
            }
            None => self.asm.text("<<NULL TYPE>>"),
        }
    }

    /// Calls `f` on items, with `, ` between them.
    pub fn list<T>(&mut self, items: impl IntoIterator<Item = T>, mut f: impl FnMut(&mut Self, T)) {
        for (i, item) in items.into_iter().enumerate() {
            if i != 0 {
                self.text(", ");
            }
            f(self, item);
        }
    }

    /// Appends ` : ` and the types of values.
    pub fn colon_types(&mut self, values: &[Value]) {
        self.text(" : ");
        self.value_types(values.into());
    }

    /// Appends ` -> (types)`, unless there are no values.
    pub fn arrow_types_of(&mut self, values: Values<'_>) {
        if !values.is_empty() {
            self.text(" -> (");
            self.value_types(values);
            self.byte(b')');
        }
    }

    /// Appends `^bb1`.
    #[inline]
    pub fn successor(&mut self, block: Block) {
        let start = self.asm.out.len();
        self.block_name(block);
        self.note_name(start, Name::Block(block));
    }

    /// Appends `^bb1`, the name of a successor or of a block itself.
    #[inline]
    pub(super) fn block_name(&mut self, block: Block) {
        self.current.push_block(block, &mut self.asm.out);
    }

    /// Appends `^bb1(%a, %b : i32, i64)`; only the block when there is no value.
    pub fn successor_and_args(&mut self, block: Block, args: Values<'_>) {
        self.successor(block);
        if args.is_empty() {
            return;
        }
        self.asm.byte(b'(');
        self.operands(args);
        self.asm.text(" : ");
        self.value_types(args);
        self.asm.byte(b')');
    }

    // Types.

    /// Appends `(operand types) -> result types`.
    pub fn functional_type(&mut self, op: Op) {
        let body = self.body;
        self.functional_type_of(body.operands(op), body.results(op));
    }

    /// Appends `(input types) -> result types`.
    pub fn functional_type_of(&mut self, inputs: Values<'_>, results: Values<'_>) {
        self.asm.byte(b'(');
        self.value_types(inputs);
        self.asm.byte(b')');
        self.arrow_type_list(results);
    }

    /// Appends ` -> types`, in parentheses unless there is one that is not a function type.
    pub fn arrow_type_list(&mut self, values: Values<'_>) {
        if let (1, Some(value)) = (values.len(), values.first())
            && !self.is_function_type(self.body.ty(value))
        {
            self.asm.text(" -> ");
            return self.value_type(Some(value));
        }
        let types: SmallVec<[Type; 4]> = values.iter().map(|v| self.body.ty(v)).collect();
        self.arrow_types(&types);
    }

    /// [`OpPrinter::arrow_type_list`] of types.
    pub fn arrow_types(&mut self, types: &[Type]) {
        self.asm.text(" -> ");
        self.asm.result_types(types);
    }

    // Layout.

    /// Appends a line break and the indentation.
    pub fn newline(&mut self) {
        let start = self.asm.out.len();
        self.line_break(self.indent);
        self.note_name(start, Name::LineBreak(self.indent));
    }

    pub(super) fn line_break(&mut self, indent: usize) {
        self.asm.byte(b'\n');
        self.blanks(indent);
    }

    /// Indents the following lines by one more level.
    pub fn increase_indent(&mut self) {
        self.indent += 2;
    }

    /// Undoes [`OpPrinter::increase_indent`].
    pub fn decrease_indent(&mut self) {
        self.indent = self.indent.saturating_sub(2);
    }

    #[inline]
    fn indentation(&mut self) {
        self.blanks(self.indent);
    }

    #[inline]
    fn blanks(&mut self, n: usize) {
        if n <= 16 {
            return Short::<16>::blanks(n as u8).push(&mut self.asm.out);
        }
        self.asm.out.resize(self.asm.out.len() + n, b' ');
    }

    // Operations.

    #[inline]
    pub(crate) fn kind(&self, op: Op) -> &'static Kind {
        Kind::of(self.body.def(op))
    }

    /// Prints an operation with indentation, results, location and comments, without a line break.
    pub fn full_op(&mut self, op: Op) {
        self.indentation();
        let body = self.body;
        self.note_start(op);
        let results = body.results(op);
        match (results.first(), results.len()) {
            (Some(one), 1) => self.value(one, false),
            (Some(_), _) => self.result_list(results),
            (None, _) => {}
        }
        self.op_text(op);
        if self.asm.options.debug_info {
            self.asm.trailing_loc(body.loc(op), true);
        }
        if self.asm.options.value_users {
            self.users_comment(op);
        }
    }

    #[inline]
    fn note_start(&mut self, op: Op) {
        if let Some(starts) = &mut self.starts {
            let body = core::ptr::from_ref(self.body).addr();
            starts.push(OpStart { body, op, offset: self.asm.out.len() });
        }
    }

    /// Prints `%a, %b:2`.
    fn result_list(&mut self, results: Values<'static>) {
        let (n, mut i) = (results.len(), 0);
        while let Some(head) = results.get(i) {
            if i != 0 {
                self.asm.out.extend_from_slice(b", ");
            }
            self.value(head, false);
            let start = i;
            i += 1;
            while i < n && results.get(i).is_some_and(|v| self.is_member(v)) {
                i += 1;
            }
            if i - start > 1 {
                self.asm.out.push(b':');
                push_u64(&mut self.asm.out, (i - start) as u64);
            }
        }
    }

    fn is_member(&self, value: Value) -> bool {
        names::split(self.current.word(value.index())).0 == names::MEMBER
    }

    pub(super) fn custom_or_generic(&mut self, op: Op) {
        let kind = self.kind(op);
        if !kind.has_custom
            || self.asm.options.generic
            || !(self.trusted || is_well_formed(self.body, op, kind.def))
        {
            return self.generic_op(op);
        }
        let is_default = kind.def.dialect == self.default_dialect;
        match self.asm.options.version {
            MlirVersion::V22 => self.asm.text(if is_default { kind.short_name } else { kind.def.name }),
            _ if is_default => self.asm.text(kind.short_name),
            _ => self.name_in_version(kind.def),
        }
        match (kind.def.hooks.print, kind.program_of(self.asm.options.version)) {
            (Some(print), _) => print(self, op),
            (None, Some(program)) => format::print_program(self, op, kind, program),
            (None, None) => {}
        }
    }

    /// Appends the name of an operation in the version whose text is printed.
    #[cold]
    pub(super) fn name_in_version(&mut self, def: &OpDef) {
        let dialect = self.asm.ctx.dialect(def.dialect);
        let prefix = dialect.map_or(def.dialect, |dialect| dialect.prefix(self.asm.options.version));
        self.asm.text(prefix);
        self.asm.text(def.name.strip_prefix(def.dialect).unwrap_or(def.name));
    }

    /// Prints an operation of a region on the line of the operation around it: without results and location.
    pub fn nested_op(&mut self, op: Op) {
        if self.depth >= MAX_REGION_DEPTH {
            return self.asm.text("<<too deep>>");
        }
        self.depth += 1;
        if self.asm.collect.is_some() {
            self.collect_op(op);
        } else {
            self.note_start(op);
            self.custom_or_generic(op);
        }
        self.depth -= 1;
    }

    // Regions.

    /// Prints region `i` of `op`, from `{` to `}`.
    pub fn region(&mut self, op: Op, i: usize, parts: RegionPrint) {
        if i >= self.body.n_regions(op) {
            return;
        }
        let region = self.body.region(op, i);
        if self.asm.options.skip_regions {
            return self.asm.text("{...}");
        }
        if self.depth >= MAX_REGION_DEPTH {
            return self.asm.text("{<<too deep>>}");
        }
        self.depth += 1;
        let default_dialect = self.body.def(op).hooks.default_dialect.map_or("", |f| f());
        let saved = core::mem::replace(&mut self.default_dialect, default_dialect);
        self.texts.iter_mut().for_each(|texts| texts.enter(default_dialect));
        self.asm.text("{\n");
        let is_last = i + 1 == self.body.n_regions(op);
        self.in_region_body(op, !is_last, |p| p.blocks(region, parts));
        self.indentation();
        self.asm.byte(b'}');
        self.default_dialect = saved;
        self.texts.iter_mut().for_each(|texts| texts.enter(saved));
        self.depth -= 1;
    }

    /// Runs `f` with the body that the regions of `op` are in. Its names are kept if `keep_names`.
    fn in_region_body(&mut self, op: Op, keep_names: bool, f: impl FnOnce(&mut Self)) {
        if !self.body.is_nested(op) {
            return f(self);
        }
        let Some(body) = names::region_body(self.body, op) else { return };
        if self.asm.collect.is_some() {
            // Collecting needs no names.
            return self.in_body(body, f);
        }
        let Some(at) = self.current.child(self.body, op) else { return };
        let inner = self.names.take(at);
        let outer = core::mem::replace(&mut self.current, inner);
        let outer_at = core::mem::replace(&mut self.at, at);
        self.in_body(body, f);
        self.at = outer_at;
        let inner = core::mem::replace(&mut self.current, outer);
        if keep_names {
            self.names.put(at, inner);
        } else {
            self.names.spare = Some(inner);
        }
    }

    fn in_body(&mut self, body: &'p Body, f: impl FnOnce(&mut Self)) {
        let outer_body = core::mem::replace(&mut self.body, body);
        let outer_shapes = core::mem::replace(&mut self.shapes, body.verified.current_shapes());
        f(self);
        (self.body, self.shapes) = (outer_body, outer_shapes);
    }

    /// The number of an operation's shape, if the verifier left it in the body.
    #[inline]
    pub(super) fn shape(&self, op: Op) -> u32 {
        self.shapes.as_ref().and_then(|shapes| shapes.get(op.index()).copied()).unwrap_or(NO_SHAPE)
    }

    fn blocks(&mut self, region: Region, parts: RegionPrint) {
        let body = self.body;
        for (i, block) in body.blocks(region).enumerate() {
            let label = i != 0
                || parts.empty_block && body.first_op(block).is_none()
                || parts.entry_args && !body.args(block).is_empty();
            self.block(block, label, i != 0 || parts.terminators, i == 0);
        }
    }

    fn block(&mut self, block: Block, label: bool, terminator: bool, entry: bool) {
        if label {
            self.block_label(block, entry);
        }
        self.indent += 2;
        let body = self.body;
        if self.asm.options.value_users {
            for &arg in body.args(block) {
                self.indentation();
                self.arg_users_comment(arg);
            }
        }
        let skipped = if terminator { None } else { plain_terminator(body, block) };
        let mut next = body.first_op(block);
        if self.threads > 1 && self.depth == 1 && skipped.is_none() {
            self.module_ops(next.take());
        }
        while let Some(op) = next
            && next != skipped
            && self.op_line(op)
        {
            next = body.next_op(op);
        }
        self.indent -= 2;
    }

    /// Prints an operation and a line break. Returns false when there is more text than the limit.
    #[inline]
    pub(super) fn op_line(&mut self, op: Op) -> bool {
        if self.asm.collect.is_some() {
            self.collect_op(op);
            return true;
        }
        self.full_op(op);
        self.asm.byte(b'\n');
        self.flush();
        self.asm.out.len() <= self.limit
    }

    /// Flushes the text, if there is enough of it.
    #[inline]
    pub(super) fn flush(&mut self) {
        if self.asm.out.len() >= FLUSH_SIZE
            && let Some(flush) = &mut self.flush
        {
            flush(&mut self.asm.out);
        }
    }

    fn block_label(&mut self, block: Block, entry: bool) {
        let body = self.body;
        self.indentation();
        self.block_name(block);
        let args = body.args(block);
        if !args.is_empty() {
            self.asm.byte(b'(');
            for (i, &arg) in args.iter().enumerate() {
                if i != 0 {
                    self.asm.text(", ");
                }
                self.region_argument(arg, None, false);
            }
            self.asm.byte(b')');
        }
        self.asm.byte(b':');
        if self.asm.collect.is_some() {
            return;
        }
        let mut preds: SmallVec<[(u32, Block); 8]> = body
            .predecessors(block)
            .map(|pred| (self.current.blocks.get(pred.index()).copied().unwrap_or(u32::MAX), pred))
            .collect();
        match preds[..] {
            [] if entry => {}
            [] => self.asm.text("  // no predecessors"),
            [(_, pred)] => {
                self.asm.text("  // pred: ");
                self.block_name(pred);
            }
            _ => {
                preds.sort_by_key(|&(n, _)| n);
                self.asm.text("  // ");
                push_u64(&mut self.asm.out, preds.len() as u64);
                self.asm.text(" preds: ");
                for (i, &(_, pred)) in preds.iter().enumerate() {
                    if i != 0 {
                        self.asm.text(", ");
                    }
                    self.block_name(pred);
                }
            }
        }
        self.asm.byte(b'\n');
    }

    /// Appends `%arg0: i32 {attrs} loc(...)`.
    pub fn region_argument(&mut self, arg: Value, attrs: Option<Attr>, omit_type: bool) {
        let body = self.body;
        // Upstream's alias collection always visits the type, and never the attributes.
        let (omit_type, attrs) = if self.asm.collect.is_some() { (false, None) } else { (omit_type, attrs) };
        self.operand(arg);
        if !omit_type {
            self.asm.text(": ");
            self.asm.ty(body.ty(arg));
        }
        if let Some(attrs) = attrs {
            self.asm.optional_dict(attrs);
        }
        if self.asm.options.debug_info {
            self.asm.trailing_loc(body.arg_loc(arg), false);
        }
    }

    /// [`OpPrinter::region_argument`] of argument `n` of the entry block of region `i` of `op`, whose regions may
    /// be in a body of their own.
    pub fn entry_argument(&mut self, op: Op, i: usize, n: usize, attrs: Option<Attr>, omit_type: bool) {
        if i >= self.body.n_regions(op) {
            return;
        }
        let region = self.body.region(op, i);
        let Some(body) = names::region_body(self.body, op) else { return };
        let arg = body.entry_block(region).and_then(|block| body.arg(block, n));
        let Some(arg) = arg else { return };
        self.in_region_body(op, true, |p| p.region_argument(arg, attrs, omit_type));
    }

    /// Appends the name of argument `n` of the entry block of region `i` of `op`, whose regions may be in a body of their own.
    /// Returns its type; `None` if there is no such argument.
    pub fn entry_argument_name(&mut self, op: Op, i: usize, n: usize) -> Option<Type> {
        let body = names::region_body(self.body, op)?;
        let arg = body.entry_block(self.body.region(op, i)).and_then(|block| body.arg(block, n))?;
        self.in_region_body(op, true, |p| p.operand(arg));
        Some(body.ty(arg))
    }

    /// Appends `n` arguments of the entry block of the first region of `op`, with their attributes.
    pub(super) fn entry_arguments(&mut self, op: Op, n: usize, attrs: &[Attr]) {
        let Some(body) = names::region_body(self.body, op) else { return };
        let args = body.entry_block(self.body.region(op, 0)).map_or(&[][..], |block| body.args(block));
        self.in_region_body(op, true, |p| {
            for i in 0..n {
                if i != 0 {
                    p.asm.text(", ");
                }
                if let Some(&arg) = args.get(i) {
                    p.region_argument(arg, attrs.get(i).copied(), false);
                }
            }
        });
    }

    /// Whether a type is a function type, which needs parentheses as the only result.
    pub fn is_function_type(&self, ty: Type) -> bool {
        ty.is::<FunctionType>(self.asm.ctx)
    }
}
