//! The operations: `ops!` tables by family.

pub mod buffers;
pub mod convert;
pub mod ids;
pub mod lanes;
pub mod lds;
pub mod math;
pub mod mfma;
pub mod sync;
pub mod wmma;
