//! Passes on `gpu`.
//!
//! `outline` makes kernels of launches (`gpu-kernel-outlining`), for which `sink` moves computations into launches
//! (`gpu-launch-sink-index-computations`). `barriers` erases those that order nothing (`gpu-eliminate-barriers`),
//! `async_region` makes work on devices asynchronous (`gpu-async-region`), `map_loops` distributes parallel loops
//! (`gpu-map-parallel-loops`), `decompose` computes addresses in launches (`gpu-decompose-memrefs`).

mod async_region;
mod barriers;
mod decompose;
mod map_loops;
mod outline;
mod sink;

pub use async_region::AsyncRegion;
pub use barriers::EliminateBarriers;
pub use decompose::DecomposeMemrefs;
pub use map_loops::{MAPPING, MapParallelLoops};
pub use outline::KernelOutlining;
pub use sink::LaunchSinkIndexComputations;

use crate::prelude::*;

/// The passes.
pub static PASSES: &[&PassDef] = &[
    AsyncRegion::DEF,
    DecomposeMemrefs::DEF,
    EliminateBarriers::DEF,
    KernelOutlining::DEF,
    LaunchSinkIndexComputations::DEF,
    MapParallelLoops::DEF,
];
