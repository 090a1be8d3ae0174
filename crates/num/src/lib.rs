//! Numbers: integers of any bit width and every float format of MLIR and LLVM.
//!
//! - [`ApInt`]: a two's complement integer of a fixed width; up to 64 bits it lives inline.
//! - [`FloatFormat`]: the float formats with their layout facts and MLIR spellings.
//! - [`ApFloat`]: one value of a format, stored as its bits, with correctly rounded parsing, conversion and
//!   arithmetic, and with the exact text that MLIR and LLVM print.
//!
//! Nothing here panics: an operation without a result returns `None` or an error.

// The operations are named methods with LLVM's names; operators would hide which of them wrap or round.
#![allow(clippy::should_implement_trait)]

mod float;
mod int;

pub use float::{ApFloat, FloatFormat, ParseFloatError, Rounding, Status};
pub use int::{ApInt, MAX_BITS, ParseIntError, push_byte_and_u64, push_i64, push_u64};
