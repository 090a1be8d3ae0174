//! What aliases stand for, by name.
//!
//! Names are found by their hashes, and looked at only when these agree: they are spread over the whole text, which
//! is not to be read again for them (see `AsmParser::pass_text`).

use terrace_support::{FxHashMap, hash_bytes};

/// What the names of one sort of alias stand for.
#[derive(Clone)]
pub(crate) struct Aliases<'p, T> {
    /// By hash. A name whose hash another one has is at the next number that is free.
    by_hash: FxHashMap<u64, (&'p [u8], T)>,
}

impl<T> Default for Aliases<'_, T> {
    fn default() -> Self {
        Self { by_hash: FxHashMap::default() }
    }
}

impl<'p, T: Copy> Aliases<'p, T> {
    /// What a name stands for; else the number for it.
    #[inline]
    fn find(&self, name: &[u8]) -> Result<T, u64> {
        let mut key = hash_bytes(name);
        loop {
            match self.by_hash.get(&key) {
                None => return Err(key),
                Some(&(known, meaning)) if known == name => return Ok(meaning),
                Some(_) => key = key.wrapping_add(1),
            }
        }
    }

    /// What a name stands for.
    #[inline]
    pub fn get(&self, name: &[u8]) -> Option<T> {
        self.find(name).ok()
    }

    /// Whether a name stands for something.
    pub fn contains(&self, name: &[u8]) -> bool {
        self.find(name).is_ok()
    }

    /// Adds a name that is not there yet.
    pub fn insert(&mut self, name: &'p [u8], meaning: T) {
        if let Err(key) = self.find(name) {
            self.by_hash.insert(key, (name, meaning));
        }
    }
}
