//! Ids, arenas and interners: the storage that Terrace's IR is made of; and regular expressions.
//!
//! This crate knows nothing about IR and is the only one that may use `unsafe`.
//! Read in this order: [`mod@id`] (4-byte handles), [`chunked`] (append-only storage with lock-free
//! reads), [`interner`] (unique records behind 4-byte handles) with `homes` (those that belong together),
//! [`pool`] (runs of small elements).
//! [`cache`], [`ere`], [`dwarf`], [`heap`], [`counting`], [`libm`], [`text`], [`threads`] and [`words`] stand
//! alone.

pub mod cache;
pub mod chunked;
pub mod counting;
pub mod dwarf;
pub mod ere;
pub mod heap;
mod homes;
pub mod id;
pub mod interner;
pub mod libm;
#[cfg(all(target_os = "linux", target_pointer_width = "64"))]
mod mapping;
pub mod pool;
pub mod text;
pub mod threads;
pub mod words;

pub use hashbrown;
pub use rustc_hash::{FxBuildHasher, FxHashMap, FxHashSet};

/// Hashes bytes with a fast, deterministic, non-cryptographic function.
#[inline]
pub fn hash_bytes(bytes: &[u8]) -> u64 {
    use core::hash::Hasher;
    let mut hasher = rustc_hash::FxHasher::default();
    hasher.write(bytes);
    hasher.finish()
}
