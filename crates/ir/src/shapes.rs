//! Numbers of shapes: operations have the same number if their kinds, counts, types of operands and results, and
//! attributes ([`OpShape`]) are the same.
//!
//! Programs repeat their shapes, so what follows from a shape alone is computed once for each: whether the checks of the
//! row pass (`verify`), the text (`asm/print/texts.rs`), and which aliases it needs (`asm/print/collect.rs`). Debug builds
//! compute it each time and compare. The verifier looks the number of each operation up and leaves it in the body
//! (`body/verified.rs`), so that the printer has it at hand. `body/shape.rs` makes their keys.
//!
//! A shape may have several numbers: one for each thread that verified, and further ones after a table was cleared.
//!
//! [`OpShape`]: crate::decl::OpShape

use core::sync::atomic::{AtomicU32, Ordering};
use parking_lot::Mutex;

/// The most words of a key: operations with more operands, results and attributes have no number.
const WORDS: usize = 48;
/// The most words of all keys together (2 MB); the table is cleared when they are used up.
const ALL_WORDS: usize = 1 << 18;

/// The number of no shape.
pub(crate) const NO_SHAPE: u32 = 0;

/// The tables of a context that no thread uses now, and the next number.
#[derive(Default)]
pub(crate) struct Shapes {
    spare: Mutex<Vec<ShapeTable>>,
    n_numbers: AtomicU32,
}

impl Shapes {
    /// Takes out a table, to be put back after use.
    pub fn take(&self) -> ShapeTable {
        self.spare.lock().pop().unwrap_or_default()
    }

    /// Puts a table back.
    pub fn put(&self, table: ShapeTable) {
        self.spare.lock().push(table);
    }

    /// A number that no shape has; [`NO_SHAPE`] when there are no more.
    fn new_number(&self) -> u32 {
        let next = |n: u32| n.checked_add(1);
        self.n_numbers.fetch_update(Ordering::Relaxed, Ordering::Relaxed, next).map_or(NO_SHAPE, |n| n + 1)
    }
}

/// Shapes and their numbers, as one thread uses them.
pub(crate) struct ShapeTable {
    /// By hash, where an entry starts in `words`; zero for none. The length is a power of two, at most half is in use.
    starts: Vec<u32>,
    n_entries: usize,
    /// Entries: a number, in the upper half the length of the key, and the key.
    words: Vec<u64>,
    /// The words of the key that was made last.
    key: [u64; WORDS],
}

impl Default for ShapeTable {
    fn default() -> Self {
        // No entry starts at zero.
        Self { starts: vec![0; 64], n_entries: 0, words: vec![0], key: [0; WORDS] }
    }
}

/// A key whose words are in the table. One that is too long matches no entry.
#[derive(Clone, Copy)]
pub(crate) struct Key {
    len: usize,
    hash: u64,
}

#[inline(always)]
fn mix(hash: u64, word: u64) -> u64 {
    (hash.rotate_left(25) ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15)
}

/// Makes a key.
pub(crate) struct KeyBuilder<'t> {
    words: &'t mut [u64; WORDS],
    key: Key,
}

impl KeyBuilder<'_> {
    /// Adds a word.
    #[inline(always)]
    pub fn push(&mut self, word: u64) {
        if let Some(at) = self.words.get_mut(self.key.len) {
            *at = word;
        }
        self.key.hash = mix(self.key.hash, word);
        self.key.len += 1;
    }

    /// Makes the key one that is too long.
    #[inline(always)]
    pub fn overflow(&mut self) {
        self.key.len = WORDS + 1;
    }

    /// The key.
    #[inline(always)]
    pub fn key(self) -> Key {
        self.key
    }
}

impl ShapeTable {
    /// Starts a key.
    #[inline(always)]
    pub fn key(&mut self) -> KeyBuilder<'_> {
        KeyBuilder { words: &mut self.key, key: Key { len: 0, hash: 0 } }
    }

    /// The number of the shape with this key; [`NO_SHAPE`] if it has none.
    #[inline(always)]
    pub fn get(&self, key: Key) -> u32 {
        let (Some(words), mask) = (self.key.get(..key.len), self.starts.len() - 1) else { return NO_SHAPE };
        let mut at = first_slot(key.hash);
        loop {
            let start = self.starts[at & mask] as usize;
            if start == 0 {
                return NO_SHAPE;
            }
            // Word by word: a wider load would stall on store forwarding.
            if let Some(&[head, ref known @ ..]) = self.words.get(start..=start + words.len())
                && head >> 32 == key.len as u64
                && (0..words.len()).all(|i| words[i] == known[i])
            {
                return head as u32;
            }
            at += 1;
        }
    }

    /// Gives the shape with this key, which has none, a number; [`NO_SHAPE`] if the key is too long.
    #[inline(never)]
    pub fn insert(&mut self, key: Key, shapes: &Shapes) -> u32 {
        let Some(words) = self.key.get(..key.len) else { return NO_SHAPE };
        let number = shapes.new_number();
        if number == NO_SHAPE {
            return NO_SHAPE;
        }
        if self.words.len() + words.len() >= ALL_WORDS {
            self.starts.fill(0);
            self.words.truncate(1);
            self.n_entries = 0;
        }
        let start = self.words.len() as u32;
        self.words.push((key.len as u64) << 32 | u64::from(number));
        self.words.extend_from_slice(words);
        self.n_entries += 1;
        if self.n_entries * 2 > self.starts.len() {
            self.grow();
        } else {
            self.enter(key.hash, start);
        }
        number
    }

    fn enter(&mut self, hash: u64, start: u32) {
        let (mut at, mask) = (first_slot(hash), self.starts.len() - 1);
        while self.starts[at & mask] != 0 {
            at += 1;
        }
        self.starts[at & mask] = start;
    }

    /// Enters all entries into a table with four times as many slots.
    #[cold]
    fn grow(&mut self) {
        self.starts = vec![0; self.starts.len() * 4];
        let mut start = 1;
        while let Some(&head) = self.words.get(start) {
            let end = start + 1 + (head >> 32) as usize;
            let hash = self.words[start + 1..end].iter().fold(0, |hash, &word| mix(hash, word));
            self.enter(hash, start as u32);
            start = end;
        }
    }
}

/// The slot where the search for an entry starts. The upper half of a hash is better distributed.
#[inline(always)]
fn first_slot(hash: u64) -> usize {
    (hash ^ hash >> 32) as usize
}

/// Values by the numbers of shapes. Of the shapes whose numbers are [`BY_SHAPE`] apart, the last has its value.
pub(crate) struct ByShape<T>(Vec<(u32, T)>);

/// The most values in a table.
const BY_SHAPE: usize = 1 << 15;

impl<T: Copy + Default> ByShape<T> {
    /// An empty table.
    pub fn new() -> Self {
        Self(Vec::new())
    }

    /// The value of a shape.
    #[inline]
    pub fn get(&self, number: u32) -> Option<T> {
        self.0.get(number as usize % BY_SHAPE).filter(|entry| entry.0 == number).map(|entry| entry.1)
    }

    /// Sets the value of a shape.
    pub fn set(&mut self, number: u32, value: T) {
        let at = number as usize % BY_SHAPE;
        if self.0.len() <= at {
            // No shape has this number.
            self.0.resize(at + 1, (u32::MAX, T::default()));
        }
        self.0[at] = (number, value);
    }
}
