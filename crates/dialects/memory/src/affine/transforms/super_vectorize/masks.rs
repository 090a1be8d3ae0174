//! Masks of the lanes that compute iterations: the last vectors of a loop may have others behind these.

use super::super::promote::is_multiple;
use super::nest::{Nest, Place, VectorLoop};
use crate::affine::analysis::access::Access;
use crate::affine::analysis::value_bounds::is_non_negative;
use crate::affine::compose::composed_apply;
use crate::affine::loops::{Bound, difference, joined, shifted};
use crate::affine::{Apply, For, Min, Store};
use crate::memref::{self, fold::dynamic_size};
use crate::prelude::*;
use crate::vector::CreateMask;

impl Nest<'_, '_> {
    /// Makes the mask of a loop with reductions. Upstream leaves it out for constant bounds only.
    pub(super) fn mask_reductions(&mut self, new: Op) -> Option<()> {
        let entry = self.loops.get(&new)?;
        let (scalar, size) = (entry.scalar, self.sizes[entry.dim]);
        let bounds = scalar.constant_lower_bound(&self.b).zip(scalar.constant_upper_bound(&self.b));
        let distance = bounds.and_then(|(lower, upper)| upper.checked_sub(lower));
        if distance.is_none_or(|distance| distance % size != 0) {
            self.loop_mask(new)?;
        }
        Some(())
    }

    /// The mask of the lanes of a loop that compute iterations, for vectors of one dimension.
    fn loop_mask(&mut self, new: Op) -> Option<Value> {
        if let Some(mask) = self.loops.get(&new)?.mask {
            return Some(mask);
        }
        let left = self.iterations_left(new)?;
        let (ty, loc) = (self.vector_type(Type::I1), self.b.body().loc(new));
        let place = Place::After(self.b.def_op(left)?);
        let mask = self.build_at(Some(place), loc, |nest| CreateMask::new(&mut nest.b, ty, &[left]));
        self.loops.get_mut(&new)?.mask = Some(mask);
        Some(mask)
    }

    /// The number of iterations from the first lane of a loop's vectors on, at the start of its body.
    fn iterations_left(&mut self, new: Op) -> Option<Value> {
        if let Some(left) = self.loops.get(&new)?.left {
            return Some(left);
        }
        let scalar = self.loops.get(&new)?.scalar;
        let (step, new_loop) = (scalar.step(&self.b)?, self.b.as_::<For>(new)?);
        let (block, loc) = (self.b.entry_block(new_loop.body(&self.b))?, self.b.body().loc(new));
        let left = self
            .build_at(Some(Place::Start(block)), loc, |nest| iterations_left(&mut nest.b, new_loop, step))?;
        self.loops.get_mut(&new)?.left = Some(left);
        Some(left)
    }

    /// The mask of a store whose vector dimensions are in `dims` of the memory, if it may otherwise write elements that the
    /// loops do not. Upstream writes them.
    pub(super) fn store_mask(
        &mut self,
        store: Store,
        loops: &[(Op, VectorLoop)],
        dims: &[u32],
    ) -> Option<Option<Value>> {
        let mut places: Vec<(u32, Op, VectorLoop, bool)> = Vec::new();
        for &(new, entry) in loops {
            let &dim = dims.get(entry.dim)?;
            let size = self.sizes[entry.dim].unsigned_abs();
            let is_needed = !is_multiple(&self.b, entry.scalar, size)
                && !is_tail_outside(&self.b, store, entry.scalar, dim as usize);
            places.push((dim, new, entry, is_needed));
        }
        if places.iter().all(|place| !place.3) {
            return Some(None);
        }
        if let &[(_, new, ..)] = places.as_slice() {
            return Some(Some(self.loop_mask(new)?));
        }
        // The dimensions of a mask are in the order of the memory's.
        places.sort_unstable_by_key(|place| place.0);
        let mut lengths = Vec::new();
        for &(_, new, entry, is_needed) in &places {
            lengths.push(match is_needed {
                true => self.iterations_left(new)?,
                false => arith::Constant::index(&mut self.b, self.sizes[entry.dim]),
            });
        }
        let shape: SmallVec<[i64; 4]> = places.iter().map(|place| self.sizes[place.2.dim]).collect();
        let ty = VectorType::fixed(self.b.ctx(), &shape, Type::I1);
        Some(Some(CreateMask::new(&mut self.b, ty, &lengths)))
    }
}

/// The number of iterations from an induction variable on to the end of a loop, whose old iterations are `step` apart.
fn iterations_left(b: &mut Builder<'_>, op: For, step: i64) -> Option<Value> {
    let ctx = b.ctx().clone();
    let (map, iv) = (op.upper_map(b)?, op.induction_variable(b)?);
    let operands = op.upper_bound_operands(b).to_vec();
    let attr = map.attr(&ctx);
    let upper = match map.results.len() {
        1 => Apply::new(b, Type::INDEX, attr, &operands),
        _ => Min::new(b, Type::INDEX, attr, &operands),
    };
    let [end, at] = [0, 1].map(|n| AffineExpr::dim(&ctx, n));
    let distance = AffineExpr::binary(&ctx, AffineOp::Add, end, AffineExpr::neg(&ctx, at));
    let count = AffineExpr::binary(&ctx, AffineOp::CeilDiv, distance, AffineExpr::constant(&ctx, step));
    let left = composed_apply(b, &AffineMap::new(2, 0, &[count]), &[upper, iv]);
    if let Some(unused) = b.def_op(upper).filter(|_| b.has_no_uses(upper)) {
        b.erase(unused);
    }
    Some(left)
}

/// Whether a store in iterations behind the last one is certainly out of bounds of a dimension, as in a loop over all elements.
fn is_tail_outside(b: &Body, store: Store, op: For, dim: usize) -> bool {
    is_end_outside(b, store, op, dim).unwrap_or(false)
}

fn is_end_outside(b: &Body, store: Store, op: For, dim: usize) -> Option<bool> {
    let ctx = b.ctx();
    let access = Access::of(b, store.0)?;
    let iv = op.induction_variable(b)?;
    let at = access.operands.iter().position(|&operand| operand == iv)?;
    let &index = access.map.results.get(dim)?;
    // Without quotients and remainders the index grows with the induction variable.
    if has_quotient(ctx, index) {
        return None;
    }
    let (memref, map) = (access.memref, access.map);
    let &extent = b.ty(memref).as_::<MemRefType>(ctx)?.shape.get(dim)?;
    let (upper, operands) = op.upper_bound(b)?;
    let extents: Vec<Bound> = match extent {
        DYNAMIC => {
            let values = extent_values(b, memref, dim, &operands).into_iter();
            values.map(|value| (AffineMap::identity(ctx, 1), smallvec![value])).collect()
        }
        extent => vec![(AffineMap::new(0, 0, &[AffineExpr::constant(ctx, extent)]), smallvec![])],
    };
    // The index at the end of the loop.
    let dims: Vec<AffineExpr> = (0..map.n_dims).map(|n| AffineExpr::dim(ctx, n)).collect();
    let index = AffineMap { results: smallvec![index], ..map.clone() };
    let ends = shifted(ctx, &upper, map.n_dims, map.n_syms).results;
    let (inputs, upper) = ((map, access.operands), (upper, operands));
    let is_outside = |&end: &AffineExpr| {
        let mut dims = dims.clone();
        if let Some(place) = dims.get_mut(at) {
            *place = end;
        }
        let index = joined(&inputs, &upper, index.replace(ctx, &dims, &[], 0, 0).results);
        extents.iter().any(|extent| {
            let (map, operands) = difference(b, &index, extent);
            is_non_negative(b, &map, &operands)
        })
    };
    Some(ends.iter().all(is_outside))
}

fn has_quotient(ctx: &Context, expr: AffineExpr) -> bool {
    match expr.node(ctx) {
        AffineNode::Binary(AffineOp::Add | AffineOp::Mul, lhs, rhs) => {
            has_quotient(ctx, lhs) || has_quotient(ctx, rhs)
        }
        AffineNode::Binary(..) => true,
        _ => false,
    }
}

/// The values among others, and of the allocation, that are the extent of a dimension.
fn extent_values(b: &Body, memref: Value, dim: usize, values: &[Value]) -> Vec<Value> {
    let is_extent = |&value: &Value| {
        b.def_as::<memref::Dim>(value)
            .is_some_and(|of| of.source(b) == memref && integer_of(b, of.index(b)) == Some(dim as i64))
    };
    let ty = b.ty(memref).as_::<MemRefType>(b.ctx());
    let allocated = ty.and_then(|ty| dynamic_size(b, memref, ty, dim));
    values.iter().copied().filter(is_extent).chain(allocated).collect()
}
