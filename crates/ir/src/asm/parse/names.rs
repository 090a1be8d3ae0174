//! SSA names while parsing: a scoped table from name to values, with forward references.
//!
//! A name of up to eight bytes is its own key, one word; a longer one is found by its hash and then compared.
//! Probing is linear, and names go away in the opposite order of their coming, so that taking one out is
//! emptying its place.

use crate::asm::lex::Token;
use crate::body::{Block, Value};
use crate::types::Type;
use smallvec::SmallVec;
use terrace_support::{FxHashMap, hash_bytes};

/// A name that was met in the current region or one around it.
#[derive(Clone, Copy)]
pub(super) struct Entry {
    /// The key, halved so that an entry is seven words.
    key: [u32; 2],
    /// How long the name is.
    len: u32,
    /// The body that defines it.
    pub frame: u32,
    /// First value; the others follow it.
    pub first: Value,
    pub count: u32,
    /// Where it was defined: its text is there.
    pub offset: u32,
}

impl Entry {
    #[inline]
    fn key(&self) -> u64 {
        self.key[0] as u64 | (self.key[1] as u64) << 32
    }
}

/// A placeholder for a value that is defined later.
#[derive(Clone, Copy)]
pub(super) struct Forward {
    pub number: u32,
    pub value: Value,
    pub ty: Type,
    /// The body that it is in.
    pub frame: u32,
    /// Where it was used first.
    pub offset: u32,
}

/// Names by scope. Entries of inner regions are at the end and go away with their region.
#[derive(Default)]
pub(super) struct Names<'p> {
    text: &'p [u8],
    /// Numbers of entries plus one, by hash; zero where there is none. A power of two, at most half full.
    table: Vec<u32>,
    /// How far a hash is shifted to be a place.
    shift: u32,
    entries: Vec<Entry>,
    scopes: Vec<u32>,
    /// Forward references that have no definition yet, by name.
    pub forwards: FxHashMap<&'p [u8], SmallVec<[Forward; 1]>>,
    /// The first of them for each name and number.
    pub first_forwards: FxHashMap<(&'p [u8], u32), Forward>,
}

/// The word that a name is found by. Those of long names have a zero byte, which no short name starts with.
#[inline]
fn key_of(text: &[u8], start: usize, len: usize) -> u64 {
    if len <= 8 {
        if let Some(word) = text.get(start..start + 8).and_then(|bytes| bytes.first_chunk::<8>()) {
            return u64::from_le_bytes(*word) & (u64::MAX >> (64 - 8 * len.max(1)));
        }
        let mut word = [0; 8];
        if let Some(name) = text.get(start..start + len) {
            word[..len].copy_from_slice(name);
        }
        return u64::from_le_bytes(word);
    }
    hash_bytes(text.get(start..start + len).unwrap_or(&[])) << 8
}

#[inline]
fn place(key: u64, shift: u32) -> usize {
    (key.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> shift) as usize
}

impl<'p> Names<'p> {
    /// No names, of this text.
    pub fn new(text: &'p [u8]) -> Self {
        Self { text, table: vec![0; 64], shift: 58, ..Self::default() }
    }

    pub fn push_scope(&mut self) {
        self.scopes.push(self.entries.len() as u32);
    }

    pub fn pop_scope(&mut self) {
        let start = self.scopes.pop().unwrap_or(0) as usize;
        for i in (start..self.entries.len()).rev() {
            let mask = self.table.len() - 1;
            let mut at = place(self.entries[i].key(), self.shift);
            while self.table[at] != i as u32 + 1 {
                at = (at + 1) & mask;
            }
            self.table[at] = 0;
        }
        self.entries.truncate(start);
    }

    /// The entry of the name at `start` that has this key, and the place where the search ended.
    #[inline(always)]
    fn search(&self, key: u64, start: usize, len: usize) -> (Option<&Entry>, usize) {
        let mask = self.table.len() - 1;
        let mut at = place(key, self.shift);
        loop {
            let Some(entry) = self.entries.get((self.table[at] as usize).wrapping_sub(1)) else {
                return (None, at);
            };
            if entry.key() == key && (len <= 8 || self.is_same(entry, start, len)) {
                return (Some(entry), at);
            }
            at = (at + 1) & mask;
        }
    }

    fn is_same(&self, entry: &Entry, start: usize, len: usize) -> bool {
        let bytes = |at: usize, len: usize| self.text.get(at..at + len);
        bytes(entry.offset as usize, entry.len as usize) == bytes(start, len)
    }

    /// The entry of the name of `len` bytes at `start`.
    #[inline]
    pub fn find(&self, start: u32, len: u32) -> Option<&Entry> {
        let (start, len) = (start as usize, len as usize);
        self.search(key_of(self.text, start, len), start, len).0
    }

    /// Adds the name of `len` bytes at `offset`; if it is there already, its entry is the error.
    #[inline]
    pub fn insert(
        &mut self,
        offset: u32,
        len: u32,
        frame: u32,
        first: Value,
        count: u32,
    ) -> Result<(), Entry> {
        let key = key_of(self.text, offset as usize, len as usize);
        let at = match self.search(key, offset as usize, len as usize) {
            (Some(&entry), _) => return Err(entry),
            (None, at) => at,
        };
        let key = [key as u32, (key >> 32) as u32];
        self.entries.push(Entry { key, len, frame, first, count, offset });
        self.table[at] = self.entries.len() as u32;
        if self.entries.len() * 2 > self.table.len() {
            self.grow();
        }
        Ok(())
    }

    /// Doubles the table. Entries are put in anew in the order in which they came.
    #[cold]
    fn grow(&mut self) {
        let size = self.table.len() * 2;
        self.table = vec![0; size];
        self.shift -= 1;
        for (i, entry) in self.entries.iter().enumerate() {
            let mut at = place(entry.key(), self.shift);
            while self.table[at] != 0 {
                at = (at + 1) & (size - 1);
            }
            self.table[at] = i as u32 + 1;
        }
    }
}

/// A block that was named in an open region.
pub(super) struct BlockEntry {
    key: u64,
    len: u32,
    pub block: Block,
    /// Where it is defined, or was named first: its text is there.
    pub offset: u32,
    pub defined: bool,
}

/// The blocks of the open regions by name, in the same sort of table. Those of the innermost region are at the end,
/// and only they can be named.
pub(super) struct BlockNames<'p> {
    text: &'p [u8],
    /// Numbers of entries plus one, by hash; zero where there is none. A power of two, at most half full.
    table: Vec<u32>,
    shift: u32,
    entries: Vec<BlockEntry>,
}

impl<'p> BlockNames<'p> {
    /// No names, of this text.
    pub fn new(text: &'p [u8]) -> Self {
        Self { text, table: vec![0; 64], shift: 58, entries: Vec::new() }
    }

    /// How many names there are.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// The block that a token names among the entries from `first` on, else the place to put it.
    #[inline]
    pub fn find(&mut self, name: Token, first: usize) -> Result<&mut BlockEntry, usize> {
        let (start, len) = (name.start as usize, (name.end - name.start) as usize);
        let key = key_of(self.text, start, len);
        let mask = self.table.len() - 1;
        let mut at = place(key, self.shift);
        loop {
            let number = (self.table[at] as usize).wrapping_sub(1);
            let Some(entry) = self.entries.get(number) else { return Err(at) };
            let bytes = |at: usize, len: usize| self.text.get(at..at + len);
            let same = entry.key == key
                && number >= first
                && (len <= 8 || bytes(entry.offset as usize, entry.len as usize) == bytes(start, len));
            if same {
                return Ok(&mut self.entries[number]);
            }
            at = (at + 1) & mask;
        }
    }

    /// Adds a block at the place that [`BlockNames::find`] gave.
    #[inline]
    pub fn insert(&mut self, place: usize, name: Token, block: Block, defined: bool) {
        let len = name.end - name.start;
        let key = key_of(self.text, name.start as usize, len as usize);
        self.entries.push(BlockEntry { key, len, block, offset: name.start, defined });
        self.table[place] = self.entries.len() as u32;
        if self.entries.len() * 2 > self.table.len() {
            self.grow();
        }
    }

    #[cold]
    fn grow(&mut self) {
        let size = self.table.len() * 2;
        self.table = vec![0; size];
        self.shift -= 1;
        for (i, entry) in self.entries.iter().enumerate() {
            let mut at = place(entry.key, self.shift);
            while self.table[at] != 0 {
                at = (at + 1) & (size - 1);
            }
            self.table[at] = i as u32 + 1;
        }
    }

    /// Where the blocks among the entries from `first` on were named that are not defined, in order.
    pub fn undefined(&self, first: usize) -> impl Iterator<Item = u32> {
        self.entries[first..].iter().filter(|entry| !entry.defined).map(|entry| entry.offset)
    }

    /// Forgets the entries from `first` on.
    pub fn pop_scope(&mut self, first: usize) {
        for i in (first..self.entries.len()).rev() {
            let mask = self.table.len() - 1;
            let mut at = place(self.entries[i].key, self.shift);
            while self.table[at] != i as u32 + 1 {
                at = (at + 1) & mask;
            }
            self.table[at] = 0;
        }
        self.entries.truncate(first);
    }
}
