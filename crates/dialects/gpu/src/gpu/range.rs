//! Ranges of numbers and sizes (`InferIntRangeInterface`).

use super::{Dimension, Func, Launch};
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

/// The operation that owns the body of another one, if it is known: perhaps a kernel.
type Owner<'a> = Option<OpRef<'a>>;

/// Sizes that launches and kernels say.
struct Sizes {
    of_launch: fn(Launch, &Body) -> [Value; 3],
    of_kernel: fn(Func, &Body) -> Option<Attr>,
    /// The discardable attribute of functions of other dialects.
    attr: &'static str,
}

const BLOCK: Sizes = Sizes {
    of_launch: Launch::block_size,
    of_kernel: |kernel, b| kernel.known_block_size(b),
    attr: "gpu.known_block_size",
};
const GRID: Sizes = Sizes {
    of_launch: Launch::grid_size,
    of_kernel: |kernel, b| kernel.known_grid_size(b),
    attr: "gpu.known_grid_size",
};

impl Sizes {
    /// The size in the dimension of an operation, if the launch around it says so by a constant, or the function.
    fn known(&self, b: &Body, op: Op, owner: Owner<'_>) -> Option<u64> {
        let dimension = b.slot(op, 0).and_then(|attr| Dimension::decode(b.ctx(), attr))? as usize;
        let launch = b.ancestors(op).find_map(|op| b.as_::<Launch>(op));
        let of_launch = launch.and_then(|launch| integer_of(b, *(self.of_launch)(launch, b).get(dimension)?));
        // Launches have sizes of 32 bits.
        if let Some(size) = of_launch.and_then(|size| u32::try_from(size).ok()) {
            return Some(size.into());
        }
        let owner = owner?;
        let kernel =
            owner.body().as_::<Func>(owner.op).and_then(|kernel| (self.of_kernel)(kernel, owner.body()));
        let sizes = kernel.or_else(|| owner.body().discardable(owner.op, self.attr))?;
        sizes.as_::<DenseArrayAttr>(b.ctx())?.i32s().nth(dimension).map(|size| (size as u32).into())
    }
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

/// A size that is known, or up to the bound.
fn known_size(b: &Body, op: Op, known: Option<u64>) -> Option<IntRange> {
    match known {
        Some(known) => between(known, known),
        None => size(b, op, MAX_DIM),
    }
}

pub(super) fn block_dim(b: &Body, op: Op, owner: Owner<'_>) -> Option<IntRange> {
    known_size(b, op, BLOCK.known(b, op, owner))
}

pub(super) fn grid_dim(b: &Body, op: Op, owner: Owner<'_>) -> Option<IntRange> {
    known_size(b, op, GRID.known(b, op, owner))
}

pub(super) fn block_id(b: &Body, op: Op, owner: Owner<'_>) -> Option<IntRange> {
    id(b, op, GRID.known(b, op, owner).unwrap_or(MAX_DIM))
}

pub(super) fn thread_id(b: &Body, op: Op, owner: Owner<'_>) -> Option<IntRange> {
    id(b, op, BLOCK.known(b, op, owner).unwrap_or(MAX_DIM))
}

pub(super) fn global_id(b: &Body, op: Op, owner: Owner<'_>) -> Option<IntRange> {
    let threads = BLOCK.known(b, op, owner).unwrap_or(MAX_DIM);
    let blocks = GRID.known(b, op, owner).unwrap_or(MAX_DIM);
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
