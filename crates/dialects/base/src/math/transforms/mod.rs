//! Passes on `math`.

pub mod expand_ops;
pub mod extend_to_supported_types;
pub mod sincos_fusion;
pub mod uplift_to_fma;
