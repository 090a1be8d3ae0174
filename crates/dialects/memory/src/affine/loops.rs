//! Accessors of the affine loops.

use super::asm::parallel::{groups_attr, integers_attr};
use super::compose::{Operands, compose};
use super::{For, Parallel};
use crate::prelude::*;
use terrace_base::arith::AtomicRMWKind;
use terrace_ir::affine::ceildiv;

/// A map and its operands, dimensions first.
pub(super) type Bound = (AffineMap, Operands);

impl For {
    /// The map of the lower bound, the greatest of whose results is the bound.
    pub fn lower_map(self, b: &Body) -> Option<AffineMap> {
        AffineMap::of(b.ctx(), self.lower_bound_map(b)?)
    }

    /// The map of the upper bound, the smallest of whose results is the bound.
    pub fn upper_map(self, b: &Body) -> Option<AffineMap> {
        AffineMap::of(b.ctx(), self.upper_bound_map(b)?)
    }

    /// [`For::lower_map`] without a copy of its results.
    pub(super) fn lower_attr(self, b: &Body) -> Option<AffineMapAttr<'_>> {
        self.lower_bound_map(b)?.as_(b.ctx())
    }

    /// [`For::upper_map`] without a copy of its results.
    pub(super) fn upper_attr(self, b: &Body) -> Option<AffineMapAttr<'_>> {
        self.upper_bound_map(b)?.as_(b.ctx())
    }

    /// The map of the lower bound and its operands.
    pub(super) fn lower_bound(self, b: &Body) -> Option<Bound> {
        Some((self.lower_map(b)?, self.lower_bound_operands(b).to_vec()))
    }

    /// The map of the upper bound and its operands.
    pub(super) fn upper_bound(self, b: &Body) -> Option<Bound> {
        Some((self.upper_map(b)?, self.upper_bound_operands(b).to_vec()))
    }

    /// The lower bound, if it is a number.
    pub fn constant_lower_bound(self, b: &Body) -> Option<i64> {
        single_constant(b, self.lower_attr(b)?)
    }

    /// The upper bound, if it is a number.
    pub fn constant_upper_bound(self, b: &Body) -> Option<i64> {
        single_constant(b, self.upper_attr(b)?)
    }

    /// The number of iterations, if both bounds are numbers and the step is positive.
    pub fn constant_trip_count(self, b: &Body) -> Option<u64> {
        let (lower, upper) = (self.constant_lower_bound(b)?, self.constant_upper_bound(b)?);
        let step = self.step(b).filter(|&step| step > 0)?;
        if upper <= lower {
            return Some(0);
        }
        u64::try_from(ceildiv(upper.checked_sub(lower)?, step)?).ok()
    }

    /// Replaces the bounds by maps with their operands.
    pub(super) fn set_bounds(self, b: &mut Body, lower: &Bound, upper: &Bound) {
        let ctx = b.ctx().clone();
        let inits = self.inits(b).to_vec();
        b.set_operand_groups(self.0, &[&lower.1, &upper.1, &inits]);
        b.set_slot(self.0, For::SLOTS.lower_bound_map, Some(lower.0.attr(&ctx)));
        b.set_slot(self.0, For::SLOTS.upper_bound_map, Some(upper.0.attr(&ctx)));
    }

    /// The induction variable, which a valid loop has.
    pub fn induction_variable(self, b: &Body) -> Option<Value> {
        b.entry_args(self.body(b)).first().copied()
    }
}

/// The only result of a map, if it is a number.
fn single_constant(b: &Body, map: AffineMapAttr<'_>) -> Option<i64> {
    match map.results {
        [single] => single.as_const(b.ctx()),
        _ => None,
    }
}

/// The elements of dense elements of type `i32`; negative ones wrap.
fn group_sizes(b: &Body, attr: Option<Attr>) -> SmallVec<[usize; 4]> {
    let ctx = b.ctx();
    let Some(dense) = attr.and_then(|attr| attr.as_::<DenseElementsAttr>(ctx)) else {
        return SmallVec::new();
    };
    let stored = dense.data.as_chunks::<4>().0.iter().map(|&bytes| u32::from_le_bytes(bytes) as usize);
    if !dense.splat {
        return stored.collect();
    }
    let n = dense.ty.as_shaped(ctx).as_ref().and_then(Shaped::n_elements);
    let n = n.and_then(|n| usize::try_from(n).ok()).unwrap_or(0);
    // A valid operation has few; the limit keeps a hostile splat from using all memory.
    const MAX: usize = 1 << 16;
    stored.flat_map(|size| core::iter::repeat_n(size, n.min(MAX))).collect()
}

impl Parallel {
    /// Creates a loop over one induction variable, whose body is to be set. The operands are those of both bounds.
    pub fn of_loop(
        b: &mut Builder<'_>,
        types: &[Type],
        kinds: &[AtomicRMWKind],
        lower: &AffineMap,
        upper: &AffineMap,
        step: i64,
        operands: &[Value],
    ) -> Self {
        let ctx = b.ctx().clone();
        let kinds: SmallVec<[Attr; 4]> =
            kinds.iter().map(|&kind| AtomicRMWKind::encode(&ctx, kind)).collect();
        let group = |map: &AffineMap| groups_attr(&ctx, &[map.results.len() as i32]);
        let (lower_group, upper_group) = (group(lower), group(upper));
        let steps = integers_attr(&ctx, [step].into_iter());
        let (lower, upper) = (lower.attr(&ctx), upper.attr(&ctx));
        let kinds = ArrayAttr::get(&ctx, &kinds);
        Self::build(b, types, kinds, lower, lower_group, upper, upper_group, steps, operands)
    }

    /// The map of all lower bounds.
    pub fn lower_map(self, b: &Body) -> Option<AffineMap> {
        AffineMap::of(b.ctx(), self.lower_bounds_map(b)?)
    }

    /// The map of all upper bounds.
    pub fn upper_map(self, b: &Body) -> Option<AffineMap> {
        AffineMap::of(b.ctx(), self.upper_bounds_map(b)?)
    }

    /// The number of results of the lower bounds' map for each loop.
    pub fn lower_groups(self, b: &Body) -> SmallVec<[usize; 4]> {
        group_sizes(b, self.lower_bounds_groups(b))
    }

    /// The number of results of the upper bounds' map for each loop.
    pub fn upper_groups(self, b: &Body) -> SmallVec<[usize; 4]> {
        group_sizes(b, self.upper_bounds_groups(b))
    }

    /// Replaces the bounds by maps with their operands. The numbers of results for each loop stay.
    pub(super) fn set_bounds(self, b: &mut Body, lower: &Bound, upper: &Bound) {
        let ctx = b.ctx().clone();
        b.set_operands(self.0, &[lower.1.as_slice(), &upper.1].concat());
        b.set_slot(self.0, Parallel::SLOTS.lower_bounds_map, Some(lower.0.attr(&ctx)));
        b.set_slot(self.0, Parallel::SLOTS.upper_bounds_map, Some(upper.0.attr(&ctx)));
    }

    /// Replaces the steps.
    pub fn set_steps(self, b: &mut Body, steps: impl Iterator<Item = i64>) {
        let attr = integers_attr(b.ctx(), steps);
        b.set_slot(self.0, Parallel::SLOTS.steps, Some(attr));
    }

    /// The operands of the lower bounds' map.
    pub fn lower_operands(self, b: &Body) -> Values<'_> {
        let operands = self.map_operands(b);
        operands.slice(0, self.lower_map(b).map_or(0, |map| map.n_inputs()).min(operands.len()))
    }

    /// The operands of the upper bounds' map.
    pub fn upper_operands(self, b: &Body) -> Values<'_> {
        let operands = self.map_operands(b);
        operands.slice(self.lower_operands(b).len(), operands.len())
    }

    /// The steps.
    pub fn step_values(self, b: &Body) -> SmallVec<[i64; 4]> {
        let steps = self.steps(b).and_then(|steps| steps.as_array(b.ctx())).unwrap_or(&[]);
        steps.iter().map(|step| step.as_i64(b.ctx()).unwrap_or(1)).collect()
    }

    /// The kinds of the reductions.
    pub fn kinds(self, b: &Body) -> SmallVec<[AtomicRMWKind; 4]> {
        let kinds = self.reductions(b).and_then(|kinds| kinds.as_array(b.ctx())).unwrap_or(&[]);
        kinds.iter().filter_map(|&kind| AtomicRMWKind::decode(b.ctx(), kind)).collect()
    }
}

/// Operands of a map, dimensions and symbols apart.
pub(super) fn split_operands<'a>(map: &AffineMap, operands: &'a [Value]) -> (&'a [Value], &'a [Value]) {
    operands.split_at((map.n_dims as usize).min(operands.len()))
}

/// A map whose dimensions and symbols have greater numbers.
pub(super) fn shifted(ctx: &Context, map: &AffineMap, n_dims: u32, n_syms: u32) -> AffineMap {
    let dims: SmallVec<[AffineExpr; 4]> = (0..map.n_dims).map(|n| AffineExpr::dim(ctx, n_dims + n)).collect();
    let syms: SmallVec<[AffineExpr; 4]> = (0..map.n_syms).map(|n| AffineExpr::sym(ctx, n_syms + n)).collect();
    map.replace(ctx, &dims, &syms, 0, 0)
}

/// Expressions of the inputs of two maps, those of the second one [`shifted`] behind those of the first one.
pub(super) fn joined(first: &Bound, second: &Bound, results: SmallVec<[AffineExpr; 4]>) -> Bound {
    let (n_dims, n_syms) = (first.0.n_dims + second.0.n_dims, first.0.n_syms + second.0.n_syms);
    let (first_dims, first_syms) = split_operands(&first.0, &first.1);
    let (second_dims, second_syms) = split_operands(&second.0, &second.1);
    let operands = [first_dims, second_dims, first_syms, second_syms].concat();
    (AffineMap { n_dims, n_syms, results }, operands.into())
}

/// `upper - lower` for each result of `upper`, composed and simplified; `lower` has one result, or as many as `upper`.
pub(super) fn difference(b: &Body, upper: &Bound, lower: &Bound) -> Bound {
    let ctx = b.ctx();
    let starts = shifted(ctx, &lower.0, upper.0.n_dims, upper.0.n_syms).results;
    let subtract = |(i, &expr): (usize, &AffineExpr)| {
        let start = starts.get(if starts.len() == 1 { 0 } else { i }).copied();
        let start = start.unwrap_or_else(|| AffineExpr::constant(ctx, 0));
        AffineExpr::binary(ctx, AffineOp::Add, expr, AffineExpr::neg(ctx, start))
    };
    let results = upper.0.results.iter().enumerate().map(subtract).collect();
    let (mut map, mut operands) = joined(upper, lower, results);
    compose(b, &mut map, &mut operands);
    (map, operands)
}
