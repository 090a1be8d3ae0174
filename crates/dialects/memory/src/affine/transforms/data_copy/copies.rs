//! The copies of one region: a buffer, loops or a DMA that fill it or write it back, and accesses of it.

use super::super::nest::empty_loop;
use super::super::redirect::{Buffer, erase_unused};
use super::{Accessed, Copier};
use crate::affine::analysis::access::enclosing;
use crate::affine::analysis::region::{Extent, element_bytes};
use crate::affine::compose::{Operands, canonicalize, compose_applies};
use crate::affine::loops::Bound;
use crate::affine::{Apply, DmaStart, DmaWait, For, Load, Prefetch, Store, VectorLoad, VectorStore};
use crate::bufferization::transforms::allocations::{ancestor_in, is_dealloc};
use crate::memref;
use crate::prelude::*;
use terrace_ir::affine::simplify_map;

/// Operations of a block.
pub(super) struct Range {
    pub(super) begin: Op,
    /// The operation behind the last one.
    pub(super) end: Op,
    /// The operations, without those inside them.
    ops: FxHashSet<Op>,
    /// The affine loads and stores, also those inside other operations.
    pub(super) accesses: Vec<Op>,
    /// The operations that use a memref and do more than free it, also those inside others.
    users: FxHashMap<Value, Vec<Op>>,
    /// The memrefs that affine operations access whose elements are not taken into account: upstream replaces these memrefs,
    /// too.
    pub(super) foreign: FxHashSet<Value>,
}

impl Range {
    /// The operations from `begin` on, up to `end`.
    pub(super) fn new(b: &Body, begin: Op, end: Op) -> Self {
        let ops: Vec<Op> =
            core::iter::successors(Some(begin), |&op| b.next_op(op)).take_while(|&op| op != end).collect();
        let mut accesses = Vec::new();
        let (mut users, mut foreign): (FxHashMap<Value, Vec<Op>>, FxHashSet<Value>) = Default::default();
        for &op in &ops {
            b.walk_from(op, &mut |op| {
                accesses.extend((b.is::<Load>(op) || b.is::<Store>(op)).then_some(op));
                let is_foreign = b.is::<VectorLoad>(op)
                    || b.is::<VectorStore>(op)
                    || b.is::<DmaStart>(op)
                    || b.is::<DmaWait>(op);
                for operand in
                    b.operands(op).iter().filter(|&operand| b.ty(operand).is::<MemRefType>(b.ctx()))
                {
                    foreign.extend(is_foreign.then_some(operand));
                    let list = users.entry(operand).or_default();
                    if list.last() != Some(&op) && !is_dealloc(b, op) {
                        list.push(op);
                    }
                }
            });
        }
        Self { begin, end, ops: ops.into_iter().collect(), accesses, users, foreign }
    }

    /// Whether a value, which an operation of the range uses, is also available in front of it.
    pub(super) fn is_available(&self, b: &Body, value: Value) -> bool {
        let def = b.def_op(value).and_then(|def| ancestor_in(b, b.block_of(self.begin)?, def));
        def.is_none_or(|def| !self.ops.contains(&def))
    }

    /// Whether all users can access a buffer instead of a memref.
    fn is_replaceable(&self, b: &Body, memref: Value) -> bool {
        self.users
            .get(&memref)
            .into_iter()
            .flatten()
            .all(|&op| b.is::<Load>(op) || b.is::<Store>(op) || b.is::<Prefetch>(op))
    }
}

/// Where copies of a region are placed.
struct Place {
    /// The operation in front of which the buffer is filled.
    before: Op,
    /// The operation in front of which the buffer is written back.
    behind: Op,
}

/// The step between rows of a region, and the number of elements of a row.
struct Stride {
    step: i64,
    length: i64,
}

/// The copies of a region, when its place and extents are known.
struct Copy<'a> {
    accessed: &'a Accessed,
    extents: Vec<Extent>,
    buffer: Value,
    is_write: bool,
    /// The operation in front of which the copy is made.
    at: Op,
}

impl Copier<'_> {
    /// A constant in front of `before`, or at the start of a block.
    pub(super) fn constant_at(&mut self, before: Option<Op>, block: Block, value: i64, loc: Loc) -> Value {
        let mut builder = Builder::new(self.body_mut());
        match before {
            Some(op) => builder.set_before(op),
            None => builder.set_start(block),
        }
        builder.set_loc(loc);
        arith::Constant::index(&mut builder, value)
    }

    /// Makes the buffer of a region if there is none yet, the copy, and lets the operations of the range access the buffer.
    /// Returns the size of a new buffer in bytes; `None` if there are no copies.
    pub(super) fn generate(
        &mut self,
        accessed: &Accessed,
        is_write: bool,
        range: &mut Range,
        buffers: &mut FxHashMap<Value, Value>,
    ) -> Option<u64> {
        let ctx = self.body().ctx().clone();
        let entry = self.body().root_block()?;
        let zero = self.constant_at(None, entry, 0, self.func_loc());
        let zero_op = self.body().def_op(zero)?;
        if range.begin == range.end {
            return Some(0);
        }
        let (memref, loc) = (accessed.memref, accessed.loc);
        let b = self.body();
        let (begin, old_end) = (range.begin, range.end);
        let place = place(b, accessed, range);
        let ty =
            b.ty(memref).as_::<MemRefType>(&ctx).filter(|ty| ty.layout.is_none() && !ty.shape.is_empty())?;
        let extents = accessed.region.extents(b)?;
        let count = extents.iter().try_fold(1i64, |product, extent| product.checked_mul(extent.size))?;
        if count == 0 {
            return Some(0);
        }
        let is_replaced = range.is_replaceable(b, memref);
        // What is written to the memref itself must not be overwritten by its copy.
        if is_write && !is_replaced {
            return None;
        }
        let bounds: Vec<(Vec<AffineExpr>, Vec<AffineExpr>)> =
            (0..extents.len()).map(|at| accessed.region.bounds(&ctx, at)).collect::<Option<_>>()?;
        if bounds.iter().any(|(lower, upper)| lower.is_empty() || upper.is_empty()) {
            return None;
        }
        let (elem, old_shape) = (ty.elem, SmallVec::<[i64; 4]>::from_slice(ty.shape));
        let at = if is_write { place.behind } else { place.before };
        let n_symbols = accessed.region.symbols.len() as u32;
        let mut starts = Operands::new();
        for extent in &extents {
            starts.push(match extent.start.as_const(&ctx) {
                Some(0) => zero,
                Some(start) => self.constant_at(Some(zero_op), entry, start, loc),
                None => {
                    let map = AffineMap::new(n_symbols, 0, &[extent.start]).attr(&ctx);
                    let mut builder = Builder::before(self.body_mut(), at);
                    builder.set_loc(loc);
                    Apply::new(&mut builder, Type::INDEX, map, &accessed.region.symbols)
                }
            });
        }
        let mut bytes = 0;
        let (buffer, is_new) = match buffers.get(&memref) {
            Some(&buffer) => (buffer, false),
            None => {
                let shape: SmallVec<[i64; 4]> = extents.iter().map(|extent| extent.size).collect();
                let ty = memref_of(&ctx, &shape, elem, self.options.fast_mem_space);
                bytes = element_bytes(&ctx, elem).unwrap_or(0).saturating_mul(count.unsigned_abs());
                (self.alloc_at(place.before, ty, loc), true)
            }
        };
        buffers.insert(memref, buffer);
        let count = self.constant_at(Some(zero_op), entry, count, loc);
        let mut end = old_end;
        let copy = Copy { accessed, extents, buffer, is_write, at };
        if self.options.generate_dma {
            let stride = stride(&old_shape, &copy.extents)?;
            let stride: SmallVec<[Value; 2]> = stride
                .into_iter()
                .flat_map(|stride| [stride.step, stride.length])
                .map(|value| self.constant_at(Some(zero_op), entry, value, loc))
                .collect();
            end = self.dma(&copy, &place, &starts, zero, count, &stride, old_end)?;
        } else {
            let nest = self.copy_elements(&copy, &bounds)?;
            self.nests.push(nest);
            self.is_nest.insert(nest);
            if is_write && place.behind == old_end {
                end = nest;
            }
        }
        if is_new {
            let mut builder = Builder::before(self.body_mut(), place.behind);
            builder.set_loc(loc);
            let free = memref::Dealloc::build(&mut builder, buffer);
            if !self.options.generate_dma && end == old_end && place.behind == old_end {
                end = free.0;
            }
        }
        let b = self.body_mut();
        let before = b.prev_op(begin);
        if is_replaced {
            let users = range.users.remove(&memref).unwrap_or_default();
            let starts: Vec<AffineExpr> = copy.extents.iter().map(|extent| extent.start).collect();
            let buffer = Buffer { value: buffer, symbols: &accessed.region.symbols, starts: &starts };
            users.into_iter().for_each(|user| buffer.redirect(b, user));
        }
        // Subscripts in front of the first operation are part of the range.
        range.begin = match before {
            Some(before) => b.next_op(before)?,
            None => b.first_op(b.block_of(begin)?)?,
        };
        range.end = end;
        Some(bytes)
    }

    fn alloc_at(&mut self, before: Op, ty: Type, loc: Loc) -> Value {
        let mut builder = Builder::before(self.body_mut(), before);
        builder.set_loc(loc);
        memref::Alloc::new(&mut builder, ty, &[], &[])
    }

    /// A nest of loops that copies all elements; returns its outermost loop.
    fn copy_elements(
        &mut self,
        copy: &Copy<'_>,
        bounds: &[(Vec<AffineExpr>, Vec<AffineExpr>)],
    ) -> Option<Op> {
        let b = self.body_mut();
        let ctx = b.ctx().clone();
        let symbols = &copy.accessed.region.symbols;
        let n_symbols = symbols.len() as u32;
        let bound = |b: &Body, exprs: &[AffineExpr]| -> Bound {
            let (mut map, mut operands) =
                (AffineMap::new(n_symbols, 0, exprs), Operands::from_slice(symbols));
            compose_applies(b, &mut map, &mut operands);
            canonicalize(b, &mut map, &mut operands);
            let mut seen: FxHashSet<AffineExpr> = FxHashSet::default();
            map.results.retain(|expr| seen.insert(*expr));
            (map, operands)
        };
        let (mut ivs, mut applies, mut root) = (Operands::new(), Vec::new(), None);
        let mut before = copy.at;
        let (mut exprs, mut operands): (Vec<AffineExpr>, Operands) = Default::default();
        for (at, ((lower, upper), extent)) in bounds.iter().zip(&copy.extents).enumerate() {
            let mut builder = Builder::before(b, before);
            builder.set_loc(copy.accessed.loc);
            let (for_op, block) = empty_loop(&mut builder);
            let (lower, upper) = (bound(b, lower), bound(b, upper));
            for_op.set_bounds(b, &lower, &upper);
            root = root.or(Some(for_op.0));
            before = b.last_op(block)?;
            let iv = for_op.induction_variable(b)?;
            let mut builder = Builder::before(b, before);
            builder.set_loc(copy.accessed.loc);
            let map = AffineMap::new(n_symbols, 0, &[extent.start]).attr(&ctx);
            let start = Apply::new(&mut builder, Type::INDEX, map, symbols);
            let [start_dim, iv_dim] = [2 * at, 2 * at + 1].map(|n| AffineExpr::dim(&ctx, n as u32));
            exprs.push(AffineExpr::binary(&ctx, AffineOp::Add, iv_dim, AffineExpr::neg(&ctx, start_dim)));
            operands.extend([start, iv]);
            ivs.push(iv);
            applies.push(start);
        }
        let mut map = AffineMap::new(2 * exprs.len() as u32, 0, &exprs);
        compose_applies(b, &mut map, &mut operands);
        map = simplify_map(&ctx, &map);
        canonicalize(b, &mut map, &mut operands);
        erase_unused(b, &applies);
        let mut builder = Builder::before(b, before);
        builder.set_loc(copy.accessed.loc);
        let (memref, buffer) = (copy.accessed.memref, copy.buffer);
        let elem = builder.ty(memref).as_::<MemRefType>(&ctx)?.elem;
        let (map, identity) = (map.attr(&ctx), AffineMap::identity(&ctx, ivs.len() as u32).attr(&ctx));
        if copy.is_write {
            let value = Load::new(&mut builder, elem, map, buffer, &operands);
            Store::new(&mut builder, identity, value, memref, &ivs);
        } else {
            let value = Load::new(&mut builder, elem, identity, memref, &ivs);
            Store::new(&mut builder, map, value, buffer, &operands);
        }
        root
    }

    /// A transfer of all elements and its end; returns the end of the operations in front of what was added at `end`.
    #[allow(clippy::too_many_arguments)]
    fn dma(
        &mut self,
        copy: &Copy<'_>,
        place: &Place,
        starts: &[Value],
        zero: Value,
        count: Value,
        stride: &[Value],
        end: Op,
    ) -> Option<Op> {
        let loc = copy.accessed.loc;
        let ctx = self.body().ctx().clone();
        let tag_ty = memref_of(&ctx, &[1], Type::I32, self.options.tag_mem_space);
        let tag = self.alloc_at(place.before, tag_ty, loc);
        let subscripts = |b: &Body, values: &[Value]| -> Bound {
            let (mut map, mut operands) =
                (AffineMap::identity(&ctx, values.len() as u32), Operands::from_slice(values));
            compose_applies(b, &mut map, &mut operands);
            (map, operands)
        };
        let b = self.body();
        let element = subscripts(b, &[zero]);
        let memref = (copy.accessed.memref, subscripts(b, starts));
        let buffer = (copy.buffer, subscripts(b, &Operands::from_elem(zero, starts.len())));
        let (from, to) = if copy.is_write { (buffer, memref) } else { (memref, buffer) };
        let mut builder = Builder::before(self.body_mut(), copy.at);
        builder.set_loc(loc);
        let start = DmaStart::of_parts(&mut builder, [&from, &to, &(tag, element.clone())], count, stride);
        DmaWait::of_tag(&mut builder, &(tag, element), count);
        let mut new_end = end;
        if copy.is_write && place.behind == end {
            new_end = start.0;
        }
        let mut builder = Builder::before(self.body_mut(), place.behind);
        builder.set_loc(loc);
        let free = memref::Dealloc::build(&mut builder, tag);
        if new_end == end && place.behind == end {
            new_end = free.0;
        }
        Some(new_end)
    }
}

/// Copies are placed around the outermost loop around the range in whose iterations the region stays the same.
fn place(b: &Body, accessed: &Accessed, range: &Range) -> Place {
    let mut place = Place { before: range.begin, behind: range.end };
    let is_outside = |value: Value, op: Op| !b.is_defined_inside(value, op);
    for op in enclosing(b, range.begin).into_iter().rev() {
        let varies = |&symbol: &Value| !is_outside(symbol, op);
        if !b.is::<For>(op) || !is_outside(accessed.memref, op) || accessed.region.symbols.iter().any(varies)
        {
            break;
        }
        let Some(next) = b.next_op(op) else { break };
        place = Place { before: op, behind: next };
    }
    place
}

fn memref_of(ctx: &Context, shape: &[i64], elem: Type, space: u32) -> Type {
    let space = (space != 0).then(|| IntegerAttr::of_i64(ctx, Type::I64, i64::from(space)));
    MemRefType::get(ctx, shape, elem, None, space)
}

/// The stride of a transfer of a part of a memref. `Some(None)` if the elements are in a row; `None` if there are several
/// strides, or an unknown one.
#[allow(clippy::option_option)]
fn stride(shape: &[i64], extents: &[Extent]) -> Option<Option<Stride>> {
    let (mut step, mut length, mut found) = (1i64, 1i64, None);
    for at in (1..shape.len()).rev() {
        if shape[at] == DYNAMIC {
            return None;
        }
        step = step.checked_mul(shape[at])?;
        length = length.checked_mul(extents[at].size)?;
        if extents[at].size < shape[at] && extents[at - 1].size > 1 {
            if found.is_some() {
                return None;
            }
            found = Some(Stride { step, length });
        }
    }
    Some(found)
}
