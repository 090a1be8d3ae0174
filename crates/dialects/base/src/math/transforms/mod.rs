//! Passes on `math`.

pub mod expand_ops;
pub mod extend_to_supported_types;
pub mod sincos_fusion;
pub mod uplift_to_fma;

use terrace_rewrite::prelude::*;

/// The passes.
pub static PASSES: &[&PassDef] = &[
    expand_ops::MathExpand::DEF,
    extend_to_supported_types::MathExtend::DEF,
    sincos_fusion::MathSinCosFusion::DEF,
    uplift_to_fma::MathUpliftToFma::DEF,
];
