//! Passes that use the ranges of integers: `constants` replaces values that have one value only
//! (`int-range-optimizations`), `narrow` makes operations narrower (`arith-int-range-narrowing`), and `unsigned` replaces
//! signed operations on values that are not negative (`arith-unsigned-when-equivalent`).

mod constants;
mod facts;
mod narrow;
mod unsigned;

pub use constants::IntRangeOptimizations;
pub use narrow::IntRangeNarrowing;
pub use unsigned::UnsignedWhenEquivalent;
