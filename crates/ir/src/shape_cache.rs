//! Numbers by the shape of operations: kind, counts, types of operands and results, attributes ([`OpShape`]).
//!
//! Programs repeat their shapes, so what follows from a shape alone is computed once for each, until another shape takes
//! its entry: whether the checks of the row pass (`verify`), and the text (`asm/print/texts.rs`). Debug builds compute
//! it each time and compare.
//!
//! [`OpShape`]: crate::decl::OpShape

use crate::body::{Body, CODE_MASK, HAS_DICT, HAS_EXTRA, Op, OpRecord, PACKED, index_of};
use core::num::NonZeroU32;
use terrace_support::cache::{DirectMapped, hash_word};

/// The most words of a key: operations with more operands, results and attributes are not cached.
const WORDS: usize = 48;
/// The most words of all keys together; the cache is cleared when they are used up.
const ALL_WORDS: usize = 1 << 18;

/// The key of a shape, in words: kind, counts, types of operands and results, attributes and their slots.
struct Key {
    words: [u32; WORDS],
    len: usize,
    hash: u64,
}

/// A number for each of at most `N` shapes, direct mapped: each has one entry, by the hash of its key.
pub(crate) struct ShapeCache<const N: usize> {
    /// Where keys start in `words`.
    starts: DirectMapped<NonZeroU32, N>,
    /// Keys, each between its length and its number.
    words: Vec<u32>,
    key: Key,
}

impl<const N: usize> ShapeCache<N> {
    pub fn new() -> Self {
        let key = Key { words: [0; WORDS], len: 0, hash: 0 };
        // No key starts at zero.
        Self { starts: DirectMapped::default(), words: vec![0], key }
    }

    /// Starts the key of an operation with so many operands, results, successors and regions; the types of its operands
    /// come next.
    #[inline(always)]
    pub fn start(&mut self, code: u32, counts: [usize; 4]) {
        // The first word is for the length.
        (self.key.len, self.key.hash) = (1, 0);
        self.push(code);
        let [operands, results, succs, regions] = counts;
        match operands | results | succs | regions {
            0..=0xFF => self.push((operands | results << 8 | succs << 16 | regions << 24) as u32),
            _ => self.key.len = WORDS + 1,
        }
    }

    /// Adds a word. A key that gets too long matches no entry.
    #[inline(always)]
    pub fn push(&mut self, word: u32) {
        let key = &mut self.key;
        if let Some(at) = key.words.get_mut(key.len) {
            *at = word;
            key.hash = hash_word(key.hash, word);
        }
        key.len += 1;
    }

    /// Adds the types of the results and the words of the attributes in so many slots, which completes the key. `word` may
    /// replace the word of an attribute.
    #[inline(always)]
    pub fn finish(
        &mut self,
        body: &Body,
        record: &OpRecord,
        n_results: usize,
        n_slots: usize,
        word: impl Fn(usize, u32) -> u32,
    ) {
        let first = index_of(record.results);
        body.values[first..first + n_results].iter().for_each(|value| self.push(value.ty.raw()));
        if n_slots == 0 {
            return;
        }
        let mut set = 0u64;
        if record.code & PACKED != 0 {
            for (i, attr) in body.slots_of(record, n_slots).taken() {
                set |= 1 << (i % 64);
                self.push(word(i, attr.raw()));
            }
        } else {
            for (i, &raw) in body.words.run(record.run, n_slots).iter().enumerate() {
                if raw != 0 {
                    set |= 1 << (i % 64);
                    self.push(word(i, raw));
                }
            }
        }
        self.push(set as u32);
        match n_slots {
            0..=32 => {}
            33..=64 => self.push((set >> 32) as u32),
            _ => self.key.len = WORDS + 1,
        }
    }

    /// Makes the key of an operation, whose kind has `n_slots` slots of attributes. `flags` are set beside its code.
    #[inline(always)]
    pub fn set_key(&mut self, body: &Body, op: Op, flags: u32, n_slots: usize) {
        let record = body.record(op);
        let (operands, results) = body.n_values(record);
        let (succs, regions) =
            if record.code & HAS_EXTRA == 0 { (0, 0) } else { (body.n_succs(op), body.n_regions(op)) };
        self.start(record.code & (CODE_MASK | HAS_DICT) | flags, [operands, results, succs, regions]);
        if let Some(dict) = body.dict(op) {
            self.push(dict.raw());
        }
        for slot in body.slots.run(record.operands, operands) {
            self.push(body.values.get(index_of(slot.target)).map_or(0, |value| value.ty.raw()));
        }
        self.finish(body, record, results, n_slots, |_, raw| raw);
    }

    /// The number for the key.
    #[inline(always)]
    pub fn get(&mut self) -> Option<u32> {
        self.key.words[0] = self.key.len as u32;
        let key = self.key.words.get(..self.key.len)?;
        let words = &self.words;
        let matches = |start: &NonZeroU32| {
            let start = start.get() as usize;
            // Word by word: a wider load would stall on store forwarding.
            words
                .get(start..start + key.len())
                .is_some_and(|known| (0..key.len()).all(|i| key[i] == known[i]))
        };
        let start = self.starts.get(self.key.hash, matches)?.get() as usize;
        words.get(start + key.len()).copied()
    }

    /// Sets the number for the key, for which there is none. Returns false if the key is too long.
    pub fn insert(&mut self, number: u32) -> bool {
        let Some(key) = self.key.words.get(..self.key.len) else { return false };
        if self.words.len() + key.len() > ALL_WORDS {
            self.starts = DirectMapped::default();
            self.words.truncate(1);
        }
        if let Some(start) = NonZeroU32::new(self.words.len() as u32) {
            self.starts.insert(self.key.hash, start);
            self.words.extend_from_slice(key);
            self.words.push(number);
        }
        true
    }
}
