//! Passes on `arith`.

pub mod emulate_unsupported_floats;
pub mod expand;
pub mod int_range;
