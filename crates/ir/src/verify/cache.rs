//! The cache in front of the row checks: shapes that passed them.
//!
//! Operations of one shape pass the same checks ([`OpShape`](crate::decl::OpShape)), and programs repeat their shapes: the
//! checks run once for each, until another shape takes its entry. Debug builds run them each time and compare.

use super::plan::{Counts, Plan};
use crate::attrs::Attr;
use crate::body::{CODE_MASK, OpRecord, OpRef, PACKED, index_of};
use crate::context::Context;
use core::num::NonZeroU32;
use terrace_support::cache::{DirectMapped, hash_word};

/// The most words of a key: operations with more operands, results and attributes are checked each time.
const WORDS: usize = 48;
/// How many shapes the cache holds at most.
const ENTRIES: usize = 2048;
/// The most words of all keys together; the cache is cleared when they are used up.
const ALL_WORDS: usize = 1 << 16;

/// The key of a shape, in words: kind, counts, types of operands and results, attributes and their slots.
struct Key {
    words: [u32; WORDS],
    len: usize,
    hash: u64,
}

/// Shapes that passed, direct mapped: each has one entry, by the hash of its key.
pub(super) struct ShapeCache {
    /// Where keys start in `words`.
    starts: DirectMapped<NonZeroU32, ENTRIES>,
    /// Keys, each after its length.
    words: Vec<u32>,
    key: Key,
}

impl ShapeCache {
    pub fn new() -> Self {
        let key = Key { words: [0; WORDS], len: 0, hash: 0 };
        // No key starts at zero.
        Self { starts: DirectMapped::default(), words: vec![0], key }
    }

    /// Starts the key of an operation; the types of its operands come next.
    #[inline]
    pub fn start(&mut self, code: u32, n: Counts) {
        // The first word is for the length.
        (self.key.len, self.key.hash) = (1, 0);
        self.push(code & CODE_MASK);
        let pack = |n: usize, at: u32| (n as u32) << at;
        match n.operands | n.results | n.succs | n.regions {
            0..=0xFF => {
                self.push(pack(n.operands, 0) | pack(n.results, 8) | pack(n.succs, 16) | pack(n.regions, 24))
            }
            _ => self.key.len = WORDS + 1,
        }
    }

    /// Adds a word. A key that gets too long matches no entry.
    #[inline]
    pub fn push(&mut self, word: u32) {
        let key = &mut self.key;
        if let Some(at) = key.words.get_mut(key.len) {
            *at = word;
            key.hash = hash_word(key.hash, word);
        }
        key.len += 1;
    }

    /// Adds the types of the results and the attributes, which completes the key.
    #[inline]
    pub fn finish(&mut self, at: OpRef<'_>, record: &OpRecord, plan: &Plan, n: Counts) {
        let body = at.body();
        let first = index_of(record.results);
        body.values[first..first + n.results].iter().for_each(|value| self.push(value.ty.raw()));
        if plan.n_slots == 0 {
            return;
        }
        let mut set = 0u64;
        let mut slot = |i: usize, word: u32| {
            set |= 1 << (i % 64);
            let word = match plan.partial_slots >> (i % 64) & 1 {
                0 => word,
                _ => partial_word(body.ctx(), plan, i, word),
            };
            self.push(word);
        };
        if record.code & PACKED != 0 {
            body.slots(at.op).taken().for_each(|(i, attr)| slot(i, attr.raw()));
        } else {
            let words = body.words.run(record.run, plan.n_slots).iter().enumerate();
            words.filter(|&(_, &word)| word != 0).for_each(|(i, &word)| slot(i, word));
        }
        self.push(set as u32);
        match plan.n_slots {
            0..=32 => {}
            33..=64 => self.push((set >> 32) as u32),
            _ => self.key.len = WORDS + 1,
        }
    }

    /// Whether the shape of the key passed.
    #[inline]
    pub fn contains(&mut self) -> bool {
        self.key.words[0] = self.key.len as u32;
        let Some(key) = self.key.words.get(..self.key.len) else { return false };
        let words = &self.words;
        let matches = |start: &NonZeroU32| {
            let start = start.get() as usize;
            // Word by word: a wider load would stall on store forwarding.
            words
                .get(start..start + key.len())
                .is_some_and(|known| key.iter().zip(known).all(|(a, b)| a == b))
        };
        self.starts.get(self.key.hash, matches).is_some()
    }

    /// Remembers that the shape of the key passed.
    pub fn insert(&mut self) {
        let Some(key) = self.key.words.get(..self.key.len) else { return };
        if self.words.len() + key.len() > ALL_WORDS {
            self.starts = DirectMapped::default();
            self.words.truncate(1);
        }
        if let Some(start) = NonZeroU32::new(self.words.len() as u32) {
            self.starts.insert(self.key.hash, start);
            self.words.extend_from_slice(key);
        }
    }
}

/// The word in a key for an attribute that is in the shape in part only.
fn partial_word(ctx: &Context, plan: &Plan, i: usize, word: u32) -> u32 {
    match (plan.def.attrs.get(i), Attr::from_raw(word)) {
        (Some(field), Some(attr)) => field.form.word(ctx, field.check, attr),
        _ => word,
    }
}
