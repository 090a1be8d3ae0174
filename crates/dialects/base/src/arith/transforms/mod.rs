//! Passes on `arith`.

pub mod emulate;
pub mod expand;
pub mod int_range;
pub mod legalize;
pub mod round;
pub mod small_float;
