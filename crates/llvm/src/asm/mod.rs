//! Text.
pub(crate) mod attrs;
pub(crate) mod arith;
pub(crate) mod call;
pub(crate) mod control;
pub(crate) mod flags;
pub(crate) mod function;
pub(crate) mod global;
pub(crate) mod intrinsics;
pub(crate) mod memory;
pub(crate) mod types;
