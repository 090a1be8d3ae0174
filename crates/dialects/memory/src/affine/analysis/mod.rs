//! Analyses of affine programs.
//!
//! [`system`] decides whether linear constraints have integer solutions, [`flatten`] makes such constraints of affine
//! expressions and sets, [`access`] finds accesses of memory, and [`dependence`] whether they depend on each other, [`extremum`] finds the result of a
//! minimum or maximum, [`region`] which elements loops access, [`footprint`] how much memory these are,
//! [`inputs`] what their bounds depend on, [`iterations`] whether the iterations of a loop are independent, [`value_bounds`] compares index values, [`values`] bounds the iterations of loops by those
//! of others.

pub mod access;
pub mod dependence;
pub mod extremum;
pub mod flatten;
pub mod footprint;
mod hull;
pub mod inputs;
mod integer;
pub mod iterations;
pub mod region;
pub mod system;
pub mod value_bounds;
pub mod values;
