//! The storage that Terrace's IR is made of (ids, interners, pools), threads, and scanners of text.
//!
//! This crate contains nothing about IR and is the only one with `unsafe` code.
//! Read in this order: [`mod@id`] (4-byte handles), [`chunked`] (append-only tables with lock-free reads), [`interner`]
//! (unique records behind 4-byte handles), [`pool`] (slices of small elements in one array).
//! The other modules do not depend on each other.

pub mod chunked;
pub mod counting;
pub mod dwarf;
pub mod ere;
pub mod heap;
pub mod id;
pub mod interner;
pub mod libm;
pub mod pool;
pub mod small_vec;
pub mod text;
pub mod threads;
pub mod words;

pub use hashbrown;
pub use rustc_hash::{FxBuildHasher, FxHashMap, FxHashSet};

/// A hash of a word: the halves of its product with a constant, combined.
#[inline]
pub fn hash_u64(word: u64) -> u64 {
    let product = u128::from(word) * 0x9E37_79B9_7F4A_7C15;
    product as u64 ^ (product >> 64) as u64
}

/// The first and the last eight bytes as words; four bytes each of a text of four to seven. The words of a short text
/// overlap, which avoids a loop.
#[inline]
pub fn ends(bytes: &[u8]) -> [u64; 2] {
    let eight = |bytes: Option<&[u8; 8]>| bytes.map_or(0, |bytes| u64::from_le_bytes(*bytes));
    let four = |bytes: Option<&[u8; 4]>| bytes.map_or(0, |bytes| u64::from(u32::from_le_bytes(*bytes)));
    match bytes.len() {
        0..4 => [bytes.iter().fold(0, |word, &byte| word << 8 | u64::from(byte)), 0],
        4..8 => [four(bytes.first_chunk()), four(bytes.last_chunk())],
        _ => [eight(bytes.first_chunk()), eight(bytes.last_chunk())],
    }
}

/// A hash of two words and a small number.
#[inline]
pub fn hash_pair([first, last]: [u64; 2], n: u32) -> u64 {
    hash_u64(first.rotate_left(n) ^ last.wrapping_mul(0xD6E8_FEB8_6659_FD93))
}

/// A hash of a name by its [`ends`] and its length: names that differ only in between share it.
#[inline]
pub fn hash_ends(name: &[u8]) -> u64 {
    hash_pair(ends(name), name.len() as u32)
}

/// A fast, deterministic, non-cryptographic hash of bytes.
#[inline]
pub fn hash_bytes(bytes: &[u8]) -> u64 {
    use core::hash::Hasher;
    let mut hasher = rustc_hash::FxHasher::default();
    hasher.write(bytes);
    hasher.finish()
}
