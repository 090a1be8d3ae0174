//! The operations: `ops!` tables by purpose, nothing else.

mod barrier;
mod convert;
mod copy;
mod mbarrier;
mod misc;
mod mma;
mod special_registers;
mod tcgen05;
mod warp;

pub use barrier::*;
pub use convert::*;
pub use copy::*;
pub use mbarrier::*;
pub use misc::*;
pub use mma::*;
pub use special_registers::*;
pub use tcgen05::*;
pub use warp::*;

use terrace_ir::decl::tables::{concat, count};
use terrace_rewrite::prelude::*;

const TABLES: &[&[&OpDef]] = &[
    SPECIAL_REGISTER_OPS,
    BARRIER_OPS,
    MBARRIER_OPS,
    WARP_OPS,
    CONVERT_OPS,
    COPY_OPS,
    MMA_OPS,
    TCGEN05_OPS,
    MISC_OPS,
];

/// Every operation of this dialect.
pub static OPS: [&OpDef; count(TABLES)] = concat(TABLES);
