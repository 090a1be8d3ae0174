//! Ranges of numbers and sizes (`InferIntRangeInterface`).

use super::{Dimension, Launch};
use crate::prelude::*;

/// Grids and blocks are smaller in each dimension.
const MAX_DIM: u64 = u32::MAX as u64;
/// Clusters have at most so many blocks in each dimension.
const MAX_CLUSTER_DIM: u64 = 8;
/// Subgroups have at most so many threads.
const MAX_SUBGROUP_SIZE: u64 = 128;

type Ranges<'a> = &'a [Option<&'a IntRange>];

fn between(min: u64, max: u64) -> Option<IntRange> {
    Some(IntRange::unsigned(ApInt::new(64, min), ApInt::new(64, max)))
}

/// The attribute `upper_bound`.
fn upper_bound(b: &Body, op: Op) -> Option<u64> {
    b.attr(op, "upper_bound")?.as_i64(b.ctx()).map(|bound| bound as u64)
}

/// A number below the bound.
fn id(b: &Body, op: Op, max: u64) -> Option<IntRange> {
    between(0, upper_bound(b, op).unwrap_or(max).wrapping_sub(1))
}

/// A size up to the bound.
fn size(b: &Body, op: Op, max: u64) -> Option<IntRange> {
    between(1, upper_bound(b, op).unwrap_or(max))
}

/// The size of the grid or of a block that the launch around an operation says, if it is constant.
fn known(b: &Body, op: Op, sizes: fn(Launch, &Body) -> [Value; 3]) -> Option<u64> {
    let dimension = b.slot(op, 0).and_then(|attr| Dimension::decode(b.ctx(), attr))?;
    let launch = b.ancestors(op).find_map(|op| b.as_::<Launch>(op))?;
    let size = *sizes(launch, b).get(dimension as usize)?;
    // Launches have sizes of 32 bits.
    integer_of(b, size).and_then(|size| u32::try_from(size).ok()).map(u64::from)
}

pub(super) fn cluster_dim(b: &Body, op: Op, _: Ranges<'_>) -> Option<IntRange> {
    size(b, op, MAX_DIM)
}

pub(super) fn cluster_dim_blocks(b: &Body, op: Op, _: Ranges<'_>) -> Option<IntRange> {
    size(b, op, MAX_CLUSTER_DIM)
}

pub(super) fn cluster_id(b: &Body, op: Op, _: Ranges<'_>) -> Option<IntRange> {
    id(b, op, MAX_DIM)
}

pub(super) fn cluster_block_id(b: &Body, op: Op, _: Ranges<'_>) -> Option<IntRange> {
    id(b, op, MAX_CLUSTER_DIM)
}

pub(super) fn block_dim(b: &Body, op: Op, _: Ranges<'_>) -> Option<IntRange> {
    match known(b, op, Launch::block_size) {
        Some(known) => between(known, known),
        None => size(b, op, MAX_DIM),
    }
}

pub(super) fn grid_dim(b: &Body, op: Op, _: Ranges<'_>) -> Option<IntRange> {
    match known(b, op, Launch::grid_size) {
        Some(known) => between(known, known),
        None => size(b, op, MAX_DIM),
    }
}

pub(super) fn block_id(b: &Body, op: Op, _: Ranges<'_>) -> Option<IntRange> {
    id(b, op, known(b, op, Launch::grid_size).unwrap_or(MAX_DIM))
}

pub(super) fn thread_id(b: &Body, op: Op, _: Ranges<'_>) -> Option<IntRange> {
    id(b, op, known(b, op, Launch::block_size).unwrap_or(MAX_DIM))
}

pub(super) fn global_id(b: &Body, op: Op, _: Ranges<'_>) -> Option<IntRange> {
    let threads = known(b, op, Launch::block_size).unwrap_or(MAX_DIM);
    let blocks = known(b, op, Launch::grid_size).unwrap_or(MAX_DIM);
    id(b, op, threads.wrapping_mul(blocks))
}

pub(super) fn lane_id(b: &Body, op: Op, _: Ranges<'_>) -> Option<IntRange> {
    id(b, op, MAX_SUBGROUP_SIZE)
}

pub(super) fn subgroup_id(b: &Body, op: Op, _: Ranges<'_>) -> Option<IntRange> {
    id(b, op, MAX_DIM)
}

pub(super) fn num_subgroups(b: &Body, op: Op, _: Ranges<'_>) -> Option<IntRange> {
    size(b, op, MAX_DIM)
}

pub(super) fn subgroup_size(b: &Body, op: Op, _: Ranges<'_>) -> Option<IntRange> {
    size(b, op, MAX_SUBGROUP_SIZE)
}

/// All lanes get one of the values.
pub(super) fn subgroup_broadcast(_: &Body, _: Op, ranges: Ranges<'_>) -> Option<IntRange> {
    ranges.first().copied().flatten().cloned()
}
