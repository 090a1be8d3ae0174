//! Whether fusion pays off, and in which loop: the number of operations that are run, and the memory that is needed.

use super::super::promote::trip_count;
use super::slice::{Slice, n_iterations};
use crate::affine::analysis::access::Access;
use crate::affine::analysis::footprint;
use crate::affine::analysis::region::MemRefRegion;
use crate::affine::{For, If};
use crate::prelude::*;

/// The sizes of the loops of a nest.
struct Stats {
    root: Op,
    loops: FxHashMap<Op, Size>,
}

/// The size of a loop.
struct Size {
    /// The number of operations in the body, the last one and those inside others excepted.
    n_ops: i64,
    trip_count: i64,
    inner: Vec<Op>,
}

impl Stats {
    /// The sizes of the loops from `root` on. `None` if numbers of iterations are not known, or loops are in other
    /// operations.
    fn of(b: &Body, root: For) -> Option<Self> {
        let mut loops: Vec<For> = Vec::new();
        b.walk_from(root.0, &mut |op| loops.extend(b.as_::<For>(op)));
        let mut stats = Self { root: root.0, loops: FxHashMap::default() };
        for op in loops {
            let block = b.entry_block(op.body(b))?;
            let n_ops = b.ops(block).filter(|&op| !b.is::<For>(op) && !b.is::<If>(op)).count() as i64 - 1;
            let trip_count = trip_count(b, op)?.cast_signed();
            stats.loops.insert(op.0, Size { n_ops, trip_count, inner: Vec::new() });
            if op.0 != root.0 {
                let parent = b.parent_op(op.0).filter(|&parent| b.is::<For>(parent))?;
                stats.loops.get_mut(&parent)?.inner.push(op.0);
            }
        }
        Some(stats)
    }

    /// The number of operations that the nest runs, with these numbers of iterations and numbers of additional operations.
    fn cost(&self, counts: &[(Op, u64)], added: &FxHashMap<Op, i64>) -> i64 {
        // Inner loops have their costs before those around them.
        let mut order = vec![self.root];
        let mut at = 0;
        while let Some(size) = order.get(at).and_then(|op| self.loops.get(op)) {
            order.extend(&size.inner);
            at += 1;
        }
        let mut costs: FxHashMap<Op, i64> = FxHashMap::default();
        for op in order.into_iter().rev() {
            let Some(size) = self.loops.get(&op) else { continue };
            let inner = size.inner.iter().filter_map(|inner| costs.get(inner));
            let sum = inner.fold(size.n_ops, |sum, cost| sum.wrapping_add(*cost));
            let sum = sum.wrapping_add(added.get(&op).copied().unwrap_or(0));
            let count = counts.iter().rev().find(|(other, _)| *other == op);
            let count = count.map_or(size.trip_count, |(_, count)| count.cast_signed());
            costs.insert(op, count.wrapping_mul(sum));
        }
        costs.get(&self.root).copied().unwrap_or(0)
    }
}

/// The number of operations that the target runs with a slice of the source in it. `None` if it is not known.
fn fused_cost(b: &Body, source: &Stats, target: &Stats, slice: &Slice) -> Option<i64> {
    let counts = slice.trip_counts(b)?;
    let n = n_iterations(&counts);
    if n == 0 {
        return None;
    }
    let mut added: FxHashMap<Op, i64> = FxHashMap::default();
    if n == 1 {
        // Loads of what a single iteration has just stored are not needed.
        let mut stored: Vec<Value> = Vec::new();
        b.walk_from(source.root, &mut |op| {
            if let Some(access) =
                Access::of(b, op).filter(|access| access.is_store() && !stored.contains(&access.memref))
            {
                stored.push(access.memref);
            }
        });
        for user in stored.into_iter().flat_map(|memref| b.users(memref)) {
            let is_load = Access::of(b, user).is_some_and(|access| !access.is_store());
            if is_load && b.is_proper_ancestor(slice.target.0, user) {
                let parent = b.parent_op(user).filter(|&parent| b.is::<For>(parent));
                parent.into_iter().for_each(|parent| *added.entry(parent).or_default() -= 1);
            }
        }
    }
    let cost = source.cost(&counts, &added);
    added.insert(slice.target.0, cost);
    Some(target.cost(&[], &added))
}

/// The part of all operations of two nests that the target runs more than both do, with a slice of the source in it. `None` if
/// it is not known.
pub(super) fn additional_part(b: &Body, source: For, target: For, slice: &Slice) -> Option<f64> {
    Costs::of(b, source, target)?.additional_part(b, slice)
}

/// The sizes of the loops of the nests that are fused.
struct Costs {
    source: Stats,
    target: Stats,
    unfused: f64,
}

impl Costs {
    fn of(b: &Body, source: For, target: For) -> Option<Self> {
        let (source, target) = (Stats::of(b, source)?, Stats::of(b, target)?);
        let none = FxHashMap::default();
        let unfused = source.cost(&[], &none) as u64 as f64 + target.cost(&[], &none) as u64 as f64;
        Some(Self { source, target, unfused })
    }

    fn additional_part(&self, b: &Body, slice: &Slice) -> Option<f64> {
        Some(fused_cost(b, &self.source, &self.target, slice)? as f64 / self.unfused - 1.0)
    }
}

/// The depth of the slice that saves the most memory, of those that run few enough operations more than both nests do. The first
/// slice is that of depth 1. `None` if fusion does not pay off. An error has the accesses whose boxes cannot be
/// combined with those of earlier ones.
pub(super) fn best_depth(
    b: &Body,
    access: &Access,
    source: For,
    target: For,
    slices: &[Option<Slice>],
    tolerance: f64,
) -> Result<Option<usize>, Vec<Op>> {
    let best = || {
        let costs = Costs::of(b, source, target)?;
        let bytes = MemRefRegion::of(b, access, &[], true)?.bytes(b)?;
        let mut best: Option<(usize, u64, f64)> = None;
        for (i, slice) in slices.iter().enumerate().rev() {
            let Some(slice) = slice else { continue };
            let Some(additional) = costs.additional_part(b, slice) else { continue };
            let region = MemRefRegion::of_slice(b, access, &slice.ivs, &slice.bounds, &slice.operands);
            let Some(slice_bytes) = region.and_then(|region| region.bytes(b)).filter(|&bytes| bytes > 0)
            else {
                continue;
            };
            let reduction = bytes as f64 / slice_bytes as f64;
            if reduction > best.map_or(0.0, |(_, _, most)| most) && additional <= tolerance {
                best = Some((i + 1, slice_bytes, reduction));
            }
        }
        best.map(|(depth, slice_bytes, _)| (depth, slice_bytes))
    };
    let Some((depth, slice_bytes)) = best() else { return Ok(None) };
    let (target_bytes, source_bytes) = (footprint::bytes(b, target), footprint::bytes(b, source));
    let (Ok(target_bytes), Ok(source_bytes)) = (target_bytes, source_bytes) else {
        let errors = [target_bytes.err(), source_bytes.err()].into_iter().flatten();
        let accesses: Vec<Op> = errors.flatten().collect();
        return if accesses.is_empty() { Ok(None) } else { Err(accesses) };
    };
    let fused = target_bytes.saturating_add(slice_bytes);
    Ok((fused <= source_bytes.saturating_add(target_bytes)).then_some(depth))
}
