//! The iterations of a loop nest that an iteration of another one needs (`ComputationSliceState`).

use super::super::parallelize::{is_parallel, is_parallel_reduction};
use super::super::promote::trip_count;
use crate::affine::For;
use crate::affine::analysis::access::{Access, enclosing, nesting_depth};
use crate::affine::analysis::dependence::{Relation, relation};
use crate::affine::analysis::inputs::for_of;
use crate::affine::analysis::values::{SliceBounds, ValueSystem, single_iteration};
use crate::prelude::*;
use terrace_ir::affine::simplify;

/// Loops with this attribute are not sliced, nor are those inside.
const BARRIER: &str = "slice_fusion_barrier";

/// Loops with other bounds, and the loop into whose body they are put.
pub(super) struct Slice {
    /// The induction variables of the loops.
    pub(super) ivs: Vec<Value>,
    /// The bounds of each loop; those that are not known are the loop's own.
    pub(super) bounds: Vec<SliceBounds>,
    /// The operands of all bounds.
    pub(super) operands: Vec<Value>,
    /// The loop that the slice is put into.
    pub(super) target: For,
    /// Whether the slice is put in front of all operations of the loop, else behind them.
    pub(super) at_start: bool,
}

/// Where a slice is put, for the accesses of two nests, the first of which is in front of the second.
#[derive(Clone, Copy)]
pub(super) struct Place {
    /// The number of loops around the slice.
    pub(super) depth: usize,
    /// The number of loops around both nests.
    pub(super) n_common: usize,
    /// Whether the first nest is put into the second one.
    pub(super) is_backward: bool,
}

/// The affine loops around an operation, outermost first. `None` if there are parallel ones.
pub(super) fn loops_around(b: &Body, op: Op) -> Option<Vec<For>> {
    let loops: Vec<For> = enclosing(b, op).into_iter().filter_map(|op| b.as_::<For>(op)).collect();
    (loops.len() == nesting_depth(b, op)).then_some(loops)
}

/// The outermost loops that are around all operations.
pub(super) fn common_nest(b: &Body, ops: impl IntoIterator<Item = Op>) -> Option<Vec<For>> {
    let mut all = ops.into_iter().map(|op| loops_around(b, op));
    let mut common = all.next()??;
    for loops in all {
        let n = common.iter().zip(&loops?).take_while(|(a, b)| a.0 == b.0).count();
        common.truncate(n);
    }
    Some(common)
}

impl Slice {
    /// The iterations that all dependences between the accesses need. `None` if they are not known, or if they are not all
    /// iterations of the loops.
    pub(super) fn of_accesses(b: &Body, from: &[Access], to: &[Access], place: Place) -> Option<Self> {
        let mut union: Option<ValueSystem> = None;
        let mut ops: Vec<Op> = Vec::new();
        for (one, two) in from.iter().flat_map(|one| to.iter().map(move |two| (one, two))) {
            if one.memref != two.memref {
                continue;
            }
            let outer = if place.is_backward { two } else { one };
            if place.depth > nesting_depth(b, outer.op) {
                return None;
            }
            let is_read = !one.is_store() && !two.is_store();
            let constraints = match relation(b, one, two, place.n_common + 1, is_read) {
                Relation::None => continue,
                Relation::Some(constraints) => constraints,
                Relation::Unknown => return None,
            };
            ops.push(outer.op);
            let slice = Self::of_dependence(b, one, two, constraints, place)?;
            let mut space = slice.constraints(b)?;
            let Some(known) = &mut union else {
                union = Some(space);
                continue;
            };
            if !known.is_aligned(&space) {
                let ivs = |space: &ValueSystem| space.values[..space.n_dims].to_vec();
                let (own, others) = (ivs(known), ivs(&space));
                known.align(&mut space);
                add_missing_loops(b, known, &own)?;
                add_missing_loops(b, &mut space, &others)?;
            }
            if known.has_quotients() || space.has_quotients() {
                return None;
            }
            known.unite(&space)?;
        }
        let mut union = union?;
        let around = common_nest(b, ops)?;
        let target = *around.get(place.depth.checked_sub(1)?)?;
        let n_ivs = union.n_dims;
        union.turn_loops_into_dims(b);
        let bounds = union.slice_bounds(b.ctx(), 0, n_ivs);
        let mut values = union.values.into_iter().flatten();
        let ivs = values.by_ref().take(n_ivs).collect();
        let slice = Self { ivs, bounds, operands: values.collect(), target, at_start: place.is_backward };
        (slice.is_valid(b) == Some(true)).then_some(slice)
    }

    /// The iterations that a dependence needs.
    fn of_dependence(
        b: &Body,
        from: &Access,
        to: &Access,
        mut constraints: ValueSystem,
        place: Place,
    ) -> Option<Self> {
        let (first, second) = (loops_around(b, from.op)?, loops_around(b, to.op)?);
        let Place { depth, is_backward, .. } = place;
        let (start, n, loops, outer) = match is_backward {
            true => (0, first.len(), &first, &second),
            false => (depth, second.len(), &second, &first),
        };
        let projected = if is_backward { first.len() + depth } else { depth };
        constraints.project_out(projected, outer.len() - depth)?;
        let bounds = constraints.slice_bounds(b.ctx(), start, n);
        let ivs = constraints.values.get(start..start + n)?.iter().copied().flatten().collect();
        let others = constraints.values.iter().enumerate().filter(|(at, _)| !(start..start + n).contains(at));
        let operands = others.filter_map(|(_, &value)| value).collect();
        let target = *outer.get(depth.checked_sub(1)?)?;
        let mut slice = Self { ivs, bounds, operands, target, at_start: is_backward };
        slice.keep_sequential_loops(b, loops, depth, !from.is_store() && !to.is_store());
        Some(slice)
    }

    /// Keeps the bounds of loops from the first one on that cannot be sliced: one whose order of iterations matters, if only
    /// loads decide the slice, or one with a barrier.
    fn keep_sequential_loops(&mut self, b: &Body, loops: &[For], depth: usize, is_read: bool) {
        for (i, &op) in loops.iter().enumerate() {
            if (!is_read || is_parallel(b, op)) && b.attr(op.0, BARRIER).is_none() {
                continue;
            }
            let is_kept_whole = is_parallel_reduction(b, op)
                && depth >= loops.len()
                && self.is_unit(b)
                && self.is_maximal(b) == Some(true);
            if is_kept_whole {
                continue;
            }
            self.bounds.iter_mut().skip(i).for_each(|bounds| *bounds = [None, None]);
            return;
        }
    }

    /// The constraints on the slice's iterations in terms of the iterations around it.
    pub(super) fn constraints(&self, b: &Body) -> Option<ValueSystem> {
        let dims: Vec<Option<Value>> = self.ivs.iter().copied().map(Some).collect();
        let mut space = ValueSystem::new(&dims, &self.operands);
        space.add_values(b, dims.len())?;
        space.add_slice_bounds(b, &self.ivs, &self.bounds, &self.operands)?;
        Some(space)
    }

    /// The constraints on the iterations of the loops as they are.
    fn source_constraints(&self, b: &Body) -> Option<ValueSystem> {
        let dims: Vec<Option<Value>> = self.ivs.iter().copied().map(Some).collect();
        let mut space = ValueSystem::new(&dims, &[]);
        for &iv in &self.ivs {
            space.add_loop(b, for_of(b, iv)?)?;
        }
        Some(space)
    }

    /// Whether each loop of the slice has the iterations of a loop around it with the same bounds; `None` if that is not known.
    fn is_maximal_at_once(&self, b: &Body) -> Option<bool> {
        let ctx = b.ctx();
        for (bounds, &iv) in self.bounds.iter().zip(&self.ivs) {
            let AffineNode::Dim(n) = single_iteration(ctx, bounds)?.node(ctx) else { return None };
            let target = for_of(b, *self.operands.get(n as usize)?)?;
            let source = for_of(b, iv)?;
            let numbers = |op: For| Some((op.constant_lower_bound(b)?, op.constant_upper_bound(b)?));
            if numbers(source)? != numbers(target)? || source.step(b) != target.step(b) {
                return Some(false);
            }
        }
        Some(true)
    }

    /// Whether the slice has no iterations that the loops do not have.
    fn is_valid(&self, b: &Body) -> Option<bool> {
        if self.is_maximal_at_once(b) == Some(true) {
            return Some(true);
        }
        let mut source = self.source_constraints(b)?;
        // Upstream does not compare sets that depend on symbols, either.
        if source.has_quotients() || source.values.len() != source.n_dims {
            return None;
        }
        let mut slice = self.constraints(b)?;
        let n = self.ivs.len();
        for space in [&mut slice, &mut source] {
            space.project_out(n, space.system.n_vars - n)?;
        }
        Some(!source.lacks_some_of(&slice)?)
    }

    /// Whether all slices together have all iterations of the loops.
    pub(super) fn is_maximal(&self, b: &Body) -> Option<bool> {
        if let Some(known) = self.is_maximal_at_once(b) {
            return Some(known);
        }
        let source = self.source_constraints(b)?;
        let mut dims: Vec<Option<Value>> = self
            .operands
            .iter()
            .filter(|&&value| for_of(b, value).is_some())
            .map(|&value| Some(value))
            .collect();
        dims.resize(dims.len().max(self.ivs.len()), None);
        let mut slice = ValueSystem::new(&dims, &[]);
        slice.add_slice_domain(b, &self.bounds, &self.operands)?;
        Some(!slice.lacks_some_of(&source)?)
    }

    /// Whether the slices certainly have all iterations of the loops, and of no other loops.
    pub(super) fn covers(&self, b: &Body) -> Option<bool> {
        let mut source = self.source_constraints(b)?;
        let mut slice = self.constraints(b)?;
        let n = self.ivs.len();
        for space in [&mut slice, &mut source] {
            for at in (n..space.system.n_vars).rev() {
                space.project_out_exactly(at)?;
            }
        }
        Some(!slice.lacks_some_of(&source)?)
    }

    /// The number of iterations of each loop of the slice. `None` if one is not a number.
    pub(super) fn trip_counts(&self, b: &Body) -> Option<Vec<(Op, u64)>> {
        let ctx = b.ctx();
        let count = |(&iv, bounds): (&Value, &SliceBounds)| {
            let op = for_of(b, iv)?;
            if let [Some(lower), Some(upper)] = bounds
                && let (Some(&first), Some(&end)) = (lower.results.first(), upper.results.first())
            {
                let extent = AffineExpr::binary(ctx, AffineOp::Add, end, AffineExpr::neg(ctx, first));
                let extent = simplify(ctx, extent, lower.n_dims, lower.n_syms).as_const(ctx)?;
                return Some((op.0, extent.cast_unsigned()));
            }
            // Upstream does not divide by the step here.
            let count = match (op.constant_lower_bound(b), op.constant_upper_bound(b)) {
                (Some(first), Some(end)) => end.wrapping_sub(first).cast_unsigned(),
                _ => trip_count(b, op)?,
            };
            Some((op.0, count))
        };
        self.ivs.iter().zip(&self.bounds).map(count).collect()
    }

    /// Whether the slice has one iteration.
    pub(super) fn is_unit(&self, b: &Body) -> bool {
        self.trip_counts(b).is_some_and(|counts| n_iterations(&counts) == 1)
    }
}

/// The number of iterations of a nest, modulo 2^64.
pub(super) fn n_iterations(counts: &[(Op, u64)]) -> u64 {
    counts.iter().fold(1u64, |product, (_, count)| product.wrapping_mul(*count))
}

/// Adds the bounds of loops whose induction variables are dimensions now, but were not before.
fn add_missing_loops(b: &Body, space: &mut ValueSystem, before: &[Option<Value>]) -> Option<()> {
    let ivs: Vec<Value> =
        space.values[..space.n_dims].iter().filter(|iv| !before.contains(iv)).copied().flatten().collect();
    for iv in ivs {
        space.add_loop(b, for_of(b, iv)?)?;
    }
    Some(())
}
