//! Analyses of affine programs.
//!
//! [`system`] decides whether linear constraints have integer solutions, [`flatten`] makes such constraints of affine
//! expressions and sets, [`access`] decides whether accesses of memory depend on each other,
//! [`footprint`] how much memory loops access.

pub mod access;
pub mod flatten;
pub mod footprint;
pub mod system;
