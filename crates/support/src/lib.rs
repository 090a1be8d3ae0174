//! The storage that Terrace's IR is made of (ids, interners, pools), threads, and scanners of text.
//!
//! This crate contains nothing about IR and is the only one with `unsafe` code.
//! Read in this order: [`mod@id`] (4-byte handles), [`chunked`] (append-only tables with lock-free reads), [`interner`]
//! (unique records behind 4-byte handles), [`pool`] (slices of small elements in one array).
//! The other modules do not depend on each other.

pub mod cache;
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

/// A fast, deterministic, non-cryptographic hash of bytes.
#[inline]
pub fn hash_bytes(bytes: &[u8]) -> u64 {
    use core::hash::Hasher;
    let mut hasher = rustc_hash::FxHasher::default();
    hasher.write(bytes);
    hasher.finish()
}
