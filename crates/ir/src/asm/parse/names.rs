//! SSA names while parsing: a scoped table from name to values, with forward references.
//!
//! A name that ends in a number is a place in an array of the names that start alike: numbers mostly come in order,
//! and what is next to each other in the text is then next to each other in memory. Another name of up to eight bytes
//! is its own key, one word; a longer one is found by its hash and then compared. Probing is linear, and names go away in the opposite order of their coming, so that
//! taking one out is emptying its place.

use crate::asm::lex::{Token, name_end};
use crate::body::{Block, Value};
use crate::types::Type;
use smallvec::SmallVec;
use terrace_support::{FxHashMap, hash_bytes};

/// A name that was met in the current region or one around it.
#[derive(Clone, Copy)]
pub(super) struct Entry {
    /// The key, halved so that an entry is seven words.
    key: [u32; 2],
    /// How long the name is; with [`NUMBERED`] the key is the number that it ends in, and its family.
    len: u32,
    /// The body that defines it.
    pub frame: u32,
    /// First value; the others follow it.
    pub first: Value,
    pub count: u32,
    /// Where it was defined: its text is there.
    pub offset: u32,
}

/// How many names are found at once.
const LATELY: usize = 16;

/// See [`Entry::len`].
const NUMBERED: u32 = 1 << 31;

/// Names that start alike and end in a number: `%0`, `%1`, or `%arg0`, `%arg1`.
#[derive(Default)]
struct Family {
    /// What the first of these to come starts with. Names that start otherwise are hashed.
    prefix: Option<u64>,
    /// Numbers of entries plus one, by the number that is in the name; zero where there is none.
    numbered: Vec<u32>,
    /// How many names there were so far.
    n: usize,
    /// Whether a number was met that is far ahead of the others: from then on they are hashed.
    has_far: bool,
}

impl Family {
    /// Whether a number needs much more memory than the names so far.
    fn is_far(&self, number: usize) -> bool {
        number >= 1024 + 16 * self.n
    }
}

/// The families of a table. The first one is that of the names that are numbers.
const N_FAMILIES: usize = 17;

/// A name that ends in a number.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Numbered {
    /// The bytes before the number, as a word; zero for none.
    prefix: u64,
    number: usize,
}

impl Numbered {
    fn family(self) -> usize {
        match self.prefix {
            0 => 0,
            prefix => 1 + (prefix.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 60) as usize,
        }
    }
}

impl Entry {
    /// The family of the name and the number that it ends in, if it is found by these.
    #[inline]
    fn number(&self) -> Option<(usize, usize)> {
        (self.len & NUMBERED != 0).then_some((self.key[1] as usize, self.key[0] as usize))
    }

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
    families: [Family; N_FAMILIES],
    /// Short names of open regions that were added lately, and numbers of their entries plus one.
    lately: [(u64, u32); LATELY],
    /// How many entries are hashed.
    n_hashed: usize,
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

/// The bytes of a name of up to eight of them behind its `%`.
#[inline]
fn short_name(text: &[u8], start: usize, len: usize) -> Option<u64> {
    let bytes = text.get(start + 1..)?.first_chunk::<8>()?;
    (2..=9).contains(&len).then(|| u64::from_le_bytes(*bytes) & (u64::MAX >> (72 - 8 * len)))
}

/// Where a short name is in [`Names::lately`].
#[inline]
fn lately(name: u64) -> usize {
    (name.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 60) as usize % LATELY
}

/// The name of a value as it stands in the text.
#[derive(Clone, Copy)]
pub(super) struct Name {
    /// Where the `%` is.
    pub start: u32,
    pub end: u32,
    /// The number that the name is, if it is one in the usual spelling; else [`Name::OTHER`].
    number: u32,
}

impl Name {
    /// No number.
    const OTHER: u32 = u32::MAX;

    /// The name whose `%` is at `start`.
    #[inline]
    pub fn at(text: &[u8], start: usize) -> Option<Self> {
        if let Some(bytes) = text.get(start + 1..).and_then(|rest| rest.first_chunk::<8>())
            && let Some((number, len)) = first_number(u64::from_le_bytes(*bytes))
        {
            return Some(Self { start: start as u32, end: start as u32 + 1 + len, number });
        }
        let end = name_end(text, start + 1);
        let name = Self { start: start as u32, end: end as u32, number: Self::OTHER };
        (end != start + 1).then_some(name)
    }
}

/// The number of up to seven digits that eight bytes start with, in the usual spelling, and how many digits it has.
#[inline]
fn first_number(word: u64) -> Option<(u32, u32)> {
    let (digits, others) = digits_of(word);
    let n_digits = others.trailing_zeros() / 8;
    if n_digits == 0 || n_digits == 8 || n_digits > 1 && digits & 0xFF == 0 {
        return None;
    }
    Some((number_of_digits(digits << (8 * (8 - n_digits))) as u32, n_digits))
}

/// The values of eight digits, and the top bits of the bytes that are no digits.
#[inline]
fn digits_of(word: u64) -> (u64, u64) {
    const LOW: u64 = 0x7F7F_7F7F_7F7F_7F7F;
    let digits = word ^ 0x3030_3030_3030_3030;
    (digits, (((digits & LOW) + 0x7676_7676_7676_7676) | digits) & !LOW)
}

/// The number of eight digits, the first one lowest: they are put together in pairs, twice and once more.
#[inline]
fn number_of_digits(digits: u64) -> usize {
    let pairs = (digits.wrapping_mul(10 << 8 | 1) >> 8) & 0x00FF_00FF_00FF_00FF;
    let fours = (pairs.wrapping_mul(100 << 16 | 1) >> 16) & 0x0000_FFFF_0000_FFFF;
    (fours.wrapping_mul(10_000 << 32 | 1) >> 32) as usize
}

/// The number that a name of up to eight bytes ends in, in the usual spelling.
#[inline]
fn number_of(text: &[u8], start: usize, len: usize) -> Option<Numbered> {
    if !(2..=9).contains(&len) || !text.get(start + len - 1)?.is_ascii_digit() {
        return None;
    }
    let rest = text.get(start + 1..)?;
    let word = match rest.first_chunk::<8>() {
        Some(bytes) => u64::from_le_bytes(*bytes),
        None => {
            let mut bytes = [0; 8];
            bytes[..len - 1].copy_from_slice(rest.get(..len - 1)?);
            u64::from_le_bytes(bytes)
        }
    };
    // The last byte of the name is moved to the end of the word.
    let word = word << (8 * (9 - len));
    let (digits, others) = digits_of(word);
    let n_digits = others.leading_zeros() / 8;
    let (digits, rest) = match n_digits {
        8 => (digits, 0),
        n => (digits & !(u64::MAX >> (8 * n)), word & (u64::MAX >> (8 * n))),
    };
    if n_digits > 1 && (digits >> (8 * (8 - n_digits))) & 0xFF == 0 {
        return None;
    }
    // The digits are behind zeros.
    let number = number_of_digits(digits);
    // Names of other lengths have other prefixes: that is moved to the start again.
    let n_before = len as u32 - 1 - n_digits;
    let prefix = if n_before == 0 { 0 } else { rest >> (8 * (9 - len)) };
    Some(Numbered { prefix, number })
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
            let entry = &self.entries[i];
            if let Some((family, number)) = entry.number() {
                self.families[family].numbered[number] = 0;
                continue;
            }
            let mask = self.table.len() - 1;
            let mut at = place(entry.key(), self.shift);
            while self.table[at] != i as u32 + 1 {
                at = (at + 1) & mask;
            }
            self.table[at] = 0;
            self.n_hashed -= 1;
        }
        if self.entries.len() > start {
            self.entries.truncate(start);
            self.lately = [(0, 0); LATELY];
        }
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

    /// The entry of a name.
    #[inline]
    pub fn find_name(&self, name: Name) -> Option<&Entry> {
        let numbers = &self.families[0];
        if name.number == Name::OTHER || numbers.has_far {
            return self.find(name.start, name.end - name.start);
        }
        let entry = numbers.numbered.get(name.number as usize).map_or(0, |&entry| entry as usize);
        self.entries.get(entry.wrapping_sub(1))
    }

    /// Adds a name for a value; if it is there already, its entry is the error.
    #[inline]
    pub fn insert_name(&mut self, name: Name, frame: u32, value: Value) -> Result<(), Entry> {
        let numbers = &mut self.families[0];
        let len = name.end - name.start;
        if let Some(slot) = numbers.numbered.get_mut(name.number as usize)
            && *slot == 0
            && !numbers.has_far
        {
            *slot = self.entries.len() as u32 + 1;
            numbers.n += 1;
            let (key, len) = ([name.number, 0], len | NUMBERED);
            self.entries.push(Entry { key, len, frame, first: value, count: 1, offset: name.start });
            return Ok(());
        }
        self.insert(name.start, len, frame, value, 1)
    }

    /// The entry of the name of `len` bytes at `start`.
    #[inline]
    pub fn find(&self, start: u32, len: u32) -> Option<&Entry> {
        let (start, len) = (start as usize, len as usize);
        if let Some(name) = short_name(self.text, start, len)
            && let (known, entry) = self.lately[lately(name)]
            && known == name
        {
            return self.entries.get((entry as usize).wrapping_sub(1));
        }
        self.find_further(start, len)
    }

    fn find_further(&self, start: usize, len: usize) -> Option<&Entry> {
        if let Some(name) = number_of(self.text, start, len) {
            let family = &self.families[name.family()];
            if family.prefix == Some(name.prefix) {
                let entry = family.numbered.get(name.number).map_or(0, |&entry| entry as usize);
                if let Some(entry) = self.entries.get(entry.wrapping_sub(1)) {
                    return Some(entry);
                }
                if !family.has_far {
                    return None;
                }
            }
        }
        self.search(key_of(self.text, start, len), start, len).0
    }

    /// Adds the name of `len` bytes at `offset`; if it is there already, its entry is the error.
    pub fn insert(
        &mut self,
        offset: u32,
        len: u32,
        frame: u32,
        first: Value,
        count: u32,
    ) -> Result<(), Entry> {
        if let Some(name) = number_of(self.text, offset as usize, len as usize) {
            let at = name.family();
            let family = &mut self.families[at];
            if *family.prefix.get_or_insert(name.prefix) == name.prefix {
                let known = family.numbered.get(name.number).map_or(0, |&entry| entry as usize);
                if let Some(&entry) = self.entries.get(known.wrapping_sub(1)) {
                    return Err(entry);
                }
                family.has_far |= family.is_far(name.number);
                if !family.has_far {
                    if name.number >= family.numbered.len() {
                        // Some more, since the next ones mostly are the next ones in the text.
                        family.numbered.resize(name.number + 1 + name.number / 2, 0);
                    }
                    family.numbered[name.number] = self.entries.len() as u32 + 1;
                    family.n += 1;
                    let key = [name.number as u32, at as u32];
                    self.entries.push(Entry { key, len: len | NUMBERED, frame, first, count, offset });
                    self.note_last(offset, len);
                    return Ok(());
                }
            }
        }
        let key = key_of(self.text, offset as usize, len as usize);
        let at = match self.search(key, offset as usize, len as usize) {
            (Some(&entry), _) => return Err(entry),
            (None, at) => at,
        };
        let key = [key as u32, (key >> 32) as u32];
        self.entries.push(Entry { key, len, frame, first, count, offset });
        self.note_last(offset, len);
        self.table[at] = self.entries.len() as u32;
        self.n_hashed += 1;
        if self.n_hashed * 2 > self.table.len() {
            self.grow();
        }
        Ok(())
    }

    /// Has the entry that was added last, that of the name of `len` bytes at `offset`, found at once.
    #[inline]
    fn note_last(&mut self, offset: u32, len: u32) {
        if let Some(name) = short_name(self.text, offset as usize, len as usize) {
            self.lately[lately(name)] = (name, self.entries.len() as u32);
        }
    }

    /// Doubles the table. Entries are put in anew in the order in which they came.
    #[cold]
    fn grow(&mut self) {
        let size = self.table.len() * 2;
        self.table = vec![0; size];
        self.shift -= 1;
        for (i, entry) in self.entries.iter().enumerate().filter(|(_, entry)| entry.number().is_none()) {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_from_names() {
        let prefix = |text: &str| {
            let mut bytes = [0; 8];
            bytes[..text.len()].copy_from_slice(text.as_bytes());
            u64::from_le_bytes(bytes)
        };
        for (before, digits) in [
            ("", "0"),
            ("", "7"),
            ("", "42"),
            ("", "12345678"),
            ("", "90210"),
            ("v", "0"),
            ("arg", "31"),
            ("a1_", "5"),
            ("-$.", "10000"),
            ("c", "1234567"),
            ("seven_b", "9"),
        ] {
            let name = format!("%{before}{digits}");
            let number = digits.parse().ok().map(|number| Numbered { prefix: prefix(before), number });
            assert_eq!(number_of(name.as_bytes(), 0, name.len()), number, "{name}");
            let text = format!("{name} = 99999999");
            assert_eq!(number_of(text.as_bytes(), 0, name.len()), number, "{name}");
        }
        for name in ["%00", "%a", "%_1_", "%123456789", "%", "%a01", "%a000", "%eight_b_9", "%/", "%:"] {
            assert_eq!(number_of(name.as_bytes(), 0, name.len()), None, "{name}");
        }
    }

    #[test]
    fn names_of_all_families_are_told_apart() {
        // Many more ways to start than families, numbers near and far, and other names; each in two scopes.
        let mut text = String::new();
        let mut places = Vec::new();
        let mut name = |name: String| {
            places.push((text.len() as u32, name.len() as u32));
            text.push_str(&name);
            text.push(' ');
        };
        for number in [0, 1, 2, 10, 11, 1022, 1024, 1025, 2000, 90_000] {
            name(format!("%{number}"));
            ('a'..='z').for_each(|letter| name(format!("%{letter}{number}")));
            ('a'..='z').for_each(|letter| name(format!("%{letter}{letter}{number}")));
            name(format!("%x0{number}"));
            name(format!("%number_of_many_bytes{number}"));
        }
        let mut names = Names::new(text.as_bytes());
        let (outer, inner) = places.split_at(places.len() / 2);
        for _ in 0..2 {
            names.push_scope();
            for (i, part) in [outer, inner].into_iter().enumerate() {
                names.push_scope();
                for (j, &(at, len)) in part.iter().enumerate() {
                    assert!(names.find(at, len).is_none());
                    let value = Value::FILLER.plus((i * 1000 + j) as u32);
                    assert!(names.insert(at, len, 0, value, 1).is_ok());
                }
                for (j, &(at, len)) in part.iter().enumerate() {
                    let found = names.find(at, len).map(|entry| (entry.first.index(), entry.offset));
                    assert_eq!(found, Some((i * 1000 + j, at)));
                    assert!(names.insert(at, len, 0, Value::FILLER, 1).is_err());
                }
            }
            names.pop_scope();
            assert!(inner.iter().all(|&(at, len)| names.find(at, len).is_none()));
            assert!(outer.iter().all(|&(at, len)| names.find(at, len).is_some()));
            names.pop_scope();
            names.pop_scope();
            assert!(places.iter().all(|&(at, len)| names.find(at, len).is_none()));
        }
    }

    #[test]
    fn numbers_far_ahead_are_found_too() {
        let text = b"%1 %9000000 %2 %x %1";
        let mut names = Names::new(text);
        names.push_scope();
        let value = Value::FILLER.plus(3);
        for (at, len) in [(0, 2), (3, 8), (12, 2), (15, 2)] {
            assert!(names.find(at, len).is_none());
            assert!(names.insert(at, len, 0, value, 1).is_ok());
            assert!(names.find(at, len).is_some());
        }
        assert_eq!(names.insert(18, 2, 0, value, 1).err().map(|entry| entry.offset), Some(0));
        names.pop_scope();
        assert!(names.find(0, 2).is_none() && names.find(3, 8).is_none() && names.find(15, 2).is_none());
    }
}
