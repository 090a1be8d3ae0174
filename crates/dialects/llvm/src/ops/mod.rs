//! The operations: `ops!` tables by LangRef chapter, nothing else.

pub mod arith;
pub mod cast;
pub mod constants;
pub mod constrained;
pub mod control;
pub mod intrinsics;
pub mod memory;
pub mod metadata;
pub mod module;
pub mod newer_intrinsics;
pub mod vector_intrinsics;
pub mod vp_intrinsics;
