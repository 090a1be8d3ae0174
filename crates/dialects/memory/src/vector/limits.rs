//! How far operations on vectors are unrolled.
//!
//! Each limit is far above what machine code is useful for, and far below what a body has numbers for: 2^26 values.

/// The most operations that one operation is unrolled into, counted by the rows or elements that are treated one by one.
pub const MAX_UNROLL: u64 = 1 << 20;

/// The number of elements of some extents; the greatest number if it is larger.
pub fn product(extents: &[i64]) -> i64 {
    extents.iter().fold(1i64, |n, &extent| n.saturating_mul(extent))
}

/// Whether so many rows or elements may be treated one by one.
pub fn is_unrollable(shape: &[i64]) -> bool {
    product(shape).unsigned_abs() <= MAX_UNROLL
}

/// The most operations that those of one body together are unrolled into.
pub const MAX_IN_BODY: u64 = 1 << 23;
/// The most operations that a body may have after unrolling, which takes an extraction and an insertion for each part.
pub const MAX_OPS: u64 = 2 * MAX_IN_BODY;
/// The most elements of a constant or of a shuffle that an operation becomes.
pub const MAX_ELEMENTS: u64 = 1 << 24;
/// As many elements of a shuffle count as an operation.
pub const ELEMENTS_PER_OP: u64 = 64;
