//! Contractions of bytes or `bf16` by Arm's products of small matrices: 2 by 8 bytes or 2 by 4 floats with as many others.

mod factors;
mod neon;
mod sve;

use crate::prelude::*;

/// Patterns for bytes (`enable-arm-i8mm`) and for `bf16` (`enable-arm-bf16`) with fixed vectors.
pub(in super::super) static NEON: [&[greedy::Pattern]; 2] = [
    rewrites![vector::Contract => neon::contract::<false>],
    rewrites![vector::Contract => neon::contract::<true>],
];

/// Patterns for bytes (`enable-arm-i8mm`) and for `bf16` (`enable-arm-bf16`) with scalable vectors.
pub(in super::super) static SVE: [&[greedy::Pattern]; 2] = [
    rewrites![vector::Contract => sve::contract::<false>],
    rewrites![vector::Contract => sve::contract::<true>],
];
