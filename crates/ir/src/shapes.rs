//! Numbers of shapes: operations have the same number if their kinds, counts, types of operands and results, and
//! attributes ([`OpShape`]) are the same.
//!
//! Programs repeat their shapes, so what follows from a shape alone is computed once for each: whether the checks of the
//! row pass (`verify`), the text (`asm/print/texts.rs`), and which aliases it needs (`asm/print/collect.rs`). Debug builds
//! compute it each time and compare. The verifier looks the number of each operation up and leaves it in the body
//! (`body/verified.rs`), so that the printer has it at hand.
//!
//! A shape may have several numbers: one for each thread that verified, and further ones after a table was cleared.
//!
//! [`OpShape`]: crate::decl::OpShape

use crate::body::{Body, CODE_MASK, HAS_DICT, HAS_EXTRA, Op, OpRecord, PACKED, index_of};
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

impl Key {
    #[inline(always)]
    fn push(&mut self, words: &mut [u64; WORDS], word: u64) {
        if let Some(at) = words.get_mut(self.len) {
            *at = word;
        }
        self.hash = mix(self.hash, word);
        self.len += 1;
    }
}

#[inline(always)]
fn mix(hash: u64, word: u64) -> u64 {
    (hash.rotate_left(25) ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15)
}

/// Makes the key of an operation.
pub(crate) struct KeyBuilder<'t> {
    words: &'t mut [u64; WORDS],
    key: Key,
}

impl KeyBuilder<'_> {
    /// Adds the type of the next operand.
    #[inline(always)]
    pub fn operand(&mut self, ty: u32) {
        self.key.push(self.words, ty.into());
    }

    /// Adds the types of the results and the attributes, of which `n_slots` may be inherent.
    #[inline(always)]
    pub fn finish(mut self, body: &Body, op: Op, record: &OpRecord, n_results: usize, n_slots: usize) -> Key {
        let Self { words, key } = &mut self;
        let mut push = |word| key.push(words, word);
        let first = index_of(record.results);
        body.values[first..first + n_results].iter().for_each(|value| push(value.ty.raw().into()));
        if record.code & HAS_DICT != 0 {
            push(body.dict(op).map_or(0, |dict| dict.raw().into()));
        }
        if record.code & PACKED != 0 {
            for (i, attr) in body.slots_of(record, n_slots).taken() {
                push((i as u64) << 32 | u64::from(attr.raw()));
            }
            return self.key;
        }
        // Few of many attributes are present.
        let (fours, rest) = body.words.run(record.run, n_slots).as_chunks::<4>();
        let pair = |a: u32, b: u32| u64::from(a) | u64::from(b) << 32;
        let mut present = 0u64;
        for (i, &[a, b, c, d]) in fours.iter().enumerate() {
            if a | b | c | d != 0 {
                present |= 1 << (i % 64);
                push(pair(a, b));
                push(pair(c, d));
            }
        }
        if !fours.is_empty() {
            push(present);
        }
        match *rest {
            [a] => push(pair(a, 0)),
            [a, b] => push(pair(a, b)),
            [a, b, c] => {
                push(pair(a, b));
                push(pair(c, 0));
            }
            _ => {}
        }
        if fours.len() > 64 {
            self.key.len = WORDS + 1;
        }
        self.key
    }
}

impl ShapeTable {
    /// Starts the key of an operation with so many operands, results, successors and regions; the types of its operands
    /// come next.
    #[inline(always)]
    pub fn start(&mut self, record: &OpRecord, counts: [usize; 4]) -> KeyBuilder<'_> {
        let [operands, results, succs, regions] = counts;
        let mut key = Key { len: 0, hash: 0 };
        let counts = match operands | results | succs | regions {
            0..=0xFF => operands | results << 8 | succs << 16 | regions << 24,
            _ => {
                key.len = WORDS;
                0
            }
        };
        key.push(&mut self.key, u64::from(record.code & (CODE_MASK | HAS_DICT)) | (counts as u64) << 32);
        KeyBuilder { words: &mut self.key, key }
    }

    /// The number of the shape of an operation, whose kind has `n_slots` slots of attributes, and which passes the checks
    /// of its row as far as the verifier uses the table.
    pub fn number(&mut self, body: &Body, op: Op, n_slots: usize, shapes: &Shapes) -> u32 {
        let key = self.key_of(body, op, n_slots);
        match self.get(key) {
            NO_SHAPE => self.insert(key, shapes),
            number => number,
        }
    }

    fn key_of(&mut self, body: &Body, op: Op, n_slots: usize) -> Key {
        let record = body.record(op);
        let (operands, results) = body.n_values(record);
        let (succs, regions) =
            if record.code & HAS_EXTRA == 0 { (0, 0) } else { (body.n_succs(op), body.n_regions(op)) };
        let mut key = self.start(record, [operands, results, succs, regions]);
        for slot in body.slots.run(record.operands, operands) {
            key.operand(body.values.get(index_of(slot.target)).map_or(0, |value| value.ty.raw()));
        }
        key.finish(body, op, record, results, n_slots)
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
