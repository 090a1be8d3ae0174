//! What aliases stand for, by name.
//!
//! A name of up to eight bytes is its own key, one word. Longer ones are found by their hashes, and looked at only when
//! these agree: they are spread over the whole text, which is not to be read again for them (see
//! `AsmParser::pass_text`).

use core::hash::BuildHasher;
use core::ops::Range;
use terrace_support::hashbrown::HashTable;
use terrace_support::hashbrown::hash_table::Entry;
use terrace_support::{FxBuildHasher, FxHashMap, hash_bytes};

/// What the names of one sort of alias stand for, and where that is said.
#[derive(Clone)]
pub(crate) struct Aliases<'p, T> {
    /// Those of short names, in the order of the text: those that are used soon are near.
    entries: Vec<(u64, T, u32)>,
    /// Their numbers.
    short: HashTable<u32>,
    /// The others by hash. A name whose hash another one has is at the next number that is free.
    by_hash: FxHashMap<u64, (&'p [u8], T, u32)>,
    /// Aliases that are defined from here on are not known yet.
    pub limit: u32,
}

impl<T> Default for Aliases<'_, T> {
    fn default() -> Self {
        Self { entries: Vec::new(), short: HashTable::new(), by_hash: FxHashMap::default(), limit: u32::MAX }
    }
}

/// A short name as a word. There are no zero bytes in names.
#[inline]
fn short_key(text: &[u8], name: &Range<usize>) -> Option<u64> {
    let len = name.len();
    if len > 8 || len == 0 {
        return None;
    }
    if let Some(word) = text.get(name.start..).and_then(|rest| rest.first_chunk::<8>()) {
        return Some(u64::from_le_bytes(*word) & (u64::MAX >> (64 - 8 * len)));
    }
    let mut word = [0; 8];
    word[..len].copy_from_slice(text.get(name.clone())?);
    Some(u64::from_le_bytes(word))
}

#[inline]
fn hash_short(key: u64) -> u64 {
    FxBuildHasher.hash_one(key)
}

impl<'p, T: Copy> Aliases<'p, T> {
    /// What a short name stands for, and where that is said.
    #[inline]
    fn find_short(&self, key: u64) -> Option<(T, u32)> {
        let entry = |&number: &u32| self.entries.get(number as usize).filter(|entry| entry.0 == key);
        let number = self.short.find(hash_short(key), |number| entry(number).is_some())?;
        entry(number).map(|&(_, meaning, at)| (meaning, at))
    }

    /// What a long name stands for, and where that is said; else the number for it.
    fn find_long(&self, name: &[u8]) -> Result<(T, u32), u64> {
        let mut key = hash_bytes(name);
        loop {
            match self.by_hash.get(&key) {
                None => return Err(key),
                Some(&(known, meaning, at)) if known == name => return Ok((meaning, at)),
                Some(_) => key = key.wrapping_add(1),
            }
        }
    }

    /// What a name stands for.
    #[inline]
    pub fn get(&self, name: &[u8]) -> Option<T> {
        self.get_at(name, 0..name.len())
    }

    /// What the name at this place stands for.
    #[inline]
    pub fn get_at(&self, text: &[u8], name: Range<usize>) -> Option<T> {
        self.entry(text, name).filter(|&(_, at)| at < self.limit).map(|(meaning, _)| meaning)
    }

    /// The same, wherever the alias is defined.
    pub fn get_anywhere(&self, name: &[u8]) -> Option<T> {
        self.entry(name, 0..name.len()).map(|(meaning, _)| meaning)
    }

    #[inline]
    fn entry(&self, text: &[u8], name: Range<usize>) -> Option<(T, u32)> {
        match short_key(text, &name) {
            Some(key) => self.find_short(key),
            None => self.find_long(text.get(name)?).ok(),
        }
    }

    /// What the short name that is this word stands for, and whether that is known yet.
    #[inline]
    pub fn get_short(&self, word: u64) -> Option<(T, bool)> {
        self.find_short(word).map(|(meaning, at)| (meaning, at < self.limit))
    }

    /// Whether a name stands for something.
    pub fn contains(&self, name: &[u8]) -> bool {
        self.get_anywhere(name).is_some()
    }

    /// Adds a name that is not there yet, and that is defined at `at`.
    pub fn insert(&mut self, name: &'p [u8], meaning: T, at: u32) {
        if let Some(key) = short_key(name, &(0..name.len())) {
            let entries = &self.entries;
            let known = |&number: &u32| entries.get(number as usize).is_some_and(|entry| entry.0 == key);
            let hash = |&number: &u32| entries.get(number as usize).map_or(0, |entry| hash_short(entry.0));
            if let Entry::Vacant(vacant) = self.short.entry(hash_short(key), known, hash) {
                vacant.insert(entries.len() as u32);
                self.entries.push((key, meaning, at));
            }
        } else if let Err(key) = self.find_long(name) {
            self.by_hash.insert(key, (name, meaning, at));
        }
    }
}
