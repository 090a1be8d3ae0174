//! Passes on `arith`.

pub mod emulate_unsupported_floats;
pub mod expand;
pub mod int_range;

use terrace_rewrite::prelude::*;

/// The passes.
pub static PASSES: &[&PassDef] = &[
    emulate_unsupported_floats::EmulateFloats::DEF,
    expand::ArithExpand::DEF,
    int_range::IntRangeNarrowing::DEF,
    int_range::IntRangeOptimizations::DEF,
    int_range::UnsignedWhenEquivalent::DEF,
];
