//! Names of values, blocks and aliases while parsing.
//!
//! A name is one word: up to four bytes of prefix and a number (`%0`, `%arg1`, `^bb2`, `#loc3`, `%a`), the length and a hash
//! of a longer prefix and the number (`#di_file1`), else a hash of its text. Tables hold what the name stands for, at the
//! number for the prefixes of printers and for one longer prefix of each hash. The names of a region are removed when the
//! region ends.

use crate::asm::cursor::{Cursor, is_name};
use crate::body::{Block, Value};
use crate::types::Type;
use terrace_support::hashbrown::HashTable;
use terrace_support::hashbrown::hash_table::Entry;
use terrace_support::small_vec::SmallVec;
use terrace_support::words::{self, number_at_end, number_at_start};
use terrace_support::{FxHashMap, hash_bytes, hash_u64};

/// The name of a value, a block or an alias in the text, with its sigil.
#[derive(Clone, Copy)]
pub(super) struct Name {
    key: Key,
    pub start: u32,
    pub end: u32,
}

/// The prefixes of the names that printers number.
pub(super) const ARG_PREFIX: &str = "arg";
pub(super) const BLOCK_PREFIX: &str = "bb";
pub(super) const LOC_PREFIX: &str = "loc";

/// Larger numbers are part of a text that is hashed: a vector is as long as its largest number.
const MAX_NUMBER: u32 = 1 << 20;

/// A name as one word: the prefix in the upper half, first byte lowest, and the number or [`Key::NO_NUMBER`] in the lower
/// half. For a longer prefix the upper half is [`Key::LONG`], a hash of it, and its length. Or a hash of the text, with the
/// top bit set, which is clear in each byte of a name.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Key(u64);

impl Key {
    const HASHED: u64 = 1 << 63;
    const NO_NUMBER: u32 = u32::MAX;
    const MAX_PREFIX: usize = 4;
    const LONG: u32 = 1 << 23;
    const MAX_LONG_PREFIX: usize = 63;

    #[inline(always)]
    fn new(prefix: u32, number: u32) -> Self {
        Self(u64::from(prefix) << 32 | u64::from(number))
    }

    /// The key of a name without its sigil.
    fn of(name: &[u8]) -> Self {
        let (n_digits, number) = match name.last_chunk() {
            Some(last) => number_at_end(last),
            None => number_at_end(&word_of(name).unbounded_shl(64 - 8 * name.len() as u32).to_le_bytes()),
        };
        let (prefix, digits) = name.split_at(name.len() - n_digits);
        if is_plain(number, n_digits, digits.first().copied().unwrap_or(0)) {
            match prefix.len() {
                ..=Self::MAX_PREFIX => return Self::new(word_of(prefix) as u32, number),
                len @ ..=Self::MAX_LONG_PREFIX => {
                    let hash = hash_bytes(prefix) as u8 & 0x3F;
                    return Self::new(Self::LONG | u32::from(hash) << 8 | len as u32, number);
                }
                _ => {}
            }
        }
        if name.len() <= Self::MAX_PREFIX {
            return Self::new(word_of(name) as u32, Self::NO_NUMBER);
        }
        Self(hash_bytes(name) | Self::HASHED)
    }

    /// The hash and the length of the prefix if it is long.
    #[inline]
    fn long_prefix(self) -> Option<(usize, usize)> {
        const BITS: u32 = Key::LONG | (Key::HASHED >> 32) as u32;
        let prefix = self.prefix();
        (prefix & BITS == Self::LONG).then_some(((prefix >> 8 & 0x3F) as usize, (prefix & 0x3F) as usize))
    }

    #[inline(always)]
    fn prefix(self) -> u32 {
        (self.0 >> 32) as u32
    }

    #[inline(always)]
    fn number(self) -> u32 {
        self.0 as u32
    }
}

/// The bytes of a short text as a number, the first one lowest.
#[inline(always)]
const fn word_of(text: &[u8]) -> u64 {
    let (mut word, mut at) = (0, text.len());
    while at > 0 {
        at -= 1;
        word = word << 8 | text[at] as u64;
    }
    word
}

/// Whether the digits at the end of a name are a number that indexes a vector.
#[inline(always)]
fn is_plain(number: u32, n_digits: usize, first: u8) -> bool {
    n_digits != 0 && n_digits < 8 && number < MAX_NUMBER && (n_digits == 1 || first != b'0')
}

/// The number at the start of a text and how many digits it has, if it indexes a vector.
#[inline(always)]
fn plain_number(text: &[u8]) -> Option<(usize, u32)> {
    let digits = text.first_chunk()?;
    let (n_digits, number) = number_at_start(digits);
    is_plain(number, n_digits, digits[0]).then_some((n_digits, number))
}

impl Name {
    /// The name at the cursor; `None` when it is ill-formed. Printers' names may start with `prefix`.
    // Inlined for each prefix, so that the prefix is compared as one word.
    #[inline(always)]
    pub fn at(cursor: &Cursor<'_>, prefix: &'static str) -> Option<Self> {
        let start = cursor.offset();
        let rest = cursor.text().get(start as usize + 1..)?;
        let name = |prefix: &str, n_digits: usize, number| {
            let end = start + 1 + (prefix.len() + n_digits) as u32;
            Some(Self { key: Key::new(word_of(prefix.as_bytes()) as u32, number), start, end })
        };
        if rest.first()?.is_ascii_digit() {
            if let Some((n_digits, number)) = plain_number(rest) {
                return name("", n_digits, number);
            }
        } else if rest.get(..prefix.len()).is_some_and(|head| words::eq(head, prefix.as_bytes()))
            && let digits = &rest[prefix.len()..]
            && let Some((n_digits, number)) = plain_number(digits)
            // The number of `%arg1_` is not at its end.
            && !digits.get(n_digits).is_some_and(|&byte| is_name(byte))
        {
            return name(prefix, n_digits, number);
        }
        Self::other(cursor)
    }

    #[inline(never)]
    fn other(cursor: &Cursor<'_>) -> Option<Self> {
        let name = cursor.name().get(1..)?;
        let start = cursor.offset();
        Some(Self { key: Key::of(name), start, end: start + 1 + name.len() as u32 })
    }

    /// The empty name at an offset.
    pub fn none(offset: u32) -> Self {
        Self { key: Key::new(0, Key::NO_NUMBER), start: offset, end: offset }
    }

    /// The bytes of the name, with its sigil.
    #[inline]
    pub fn text<'p>(&self, text: &'p [u8]) -> &'p [u8] {
        text.get(self.start as usize..self.end as usize).unwrap_or(&[])
    }

    /// The part of a name with a long prefix, sigil included, that the key does not tell.
    fn prefix_text<'p>(&self, len: usize, text: &'p [u8]) -> &'p [u8] {
        text.get(self.start as usize..self.start as usize + 1 + len).unwrap_or(&[])
    }

    #[inline]
    fn matches(&self, other: &Name, text: &[u8]) -> bool {
        let is_whole = self.key.0 & Key::HASHED == 0 && self.key.long_prefix().is_none();
        self.key == other.key && (is_whole || words::eq(self.text(text), other.text(text)))
    }

    fn hash(&self, text: &[u8]) -> u64 {
        match self.key.long_prefix() {
            Some(_) => hash_bytes(self.text(text)),
            None => hash_u64(self.key.0),
        }
    }
}

/// The meanings of names with a common prefix, by their numbers.
struct Numbered<T> {
    entries: Vec<Option<T>>,
    /// How often a name was added or removed.
    n: usize,
    /// Whether a number was far ahead of the others: further numbers are hashed, so that memory stays in proportion to the
    /// text.
    is_sparse: bool,
}

impl<T: Copy> Numbered<T> {
    const EMPTY: Self = Self { entries: Vec::new(), n: 0, is_sparse: false };

    /// The entry of a number; `None` if its name is hashed.
    #[inline(always)]
    fn slot(&mut self, number: u32, text: &[u8]) -> Option<&mut Option<T>> {
        let number = number as usize;
        self.n += 1;
        if number >= self.entries.len() {
            self.is_sparse |= number > 1024 + (16 * self.n).max(text.len() / 64);
            if self.is_sparse {
                return None;
            }
            // The next names mostly have the next numbers.
            self.entries.resize((number + 1) * 3 / 2, None);
        }
        Some(&mut self.entries[number])
    }
}

/// The meanings of names: values, blocks or aliases.
pub(super) struct NameTable<T> {
    /// Names without a prefix.
    numbers: Numbered<T>,
    /// Names with the prefix that printers give them.
    prefix: u32,
    prefixed: Numbered<T>,
    /// Names with longer prefixes, by the hash of the prefix, with a name that has the prefix.
    long: Vec<Option<(Name, Numbered<T>)>>,
    others: HashTable<(Name, T)>,
}

impl<T: Copy> NameTable<T> {
    pub const fn new(prefix: &'static str) -> Self {
        Self {
            numbers: Numbered::EMPTY,
            prefix: word_of(prefix.as_bytes()) as u32,
            prefixed: Numbered::EMPTY,
            long: Vec::new(),
            others: HashTable::new(),
        }
    }

    /// The meaning of a name.
    #[inline(always)]
    pub fn get(&self, name: &Name, text: &[u8]) -> Option<T> {
        let number = name.key.number() as usize;
        let known = match name.key.prefix() {
            0 => self.numbers.entries.get(number),
            prefix if prefix == self.prefix => self.prefixed.entries.get(number),
            _ => return self.get_other(name, text),
        };
        match known {
            Some(&Some(value)) => Some(value),
            _ if self.others.is_empty() => None,
            _ => self.get_other(name, text),
        }
    }

    #[inline(never)]
    fn get_other(&self, name: &Name, text: &[u8]) -> Option<T> {
        if let Some((hash, len)) = name.key.long_prefix()
            && let Some(Some((known, numbers))) = self.long.get(hash)
            && words::eq(known.prefix_text(len, text), name.prefix_text(len, text))
            && let Some(&Some(value)) = numbers.entries.get(name.key.number() as usize)
        {
            return Some(value);
        }
        if self.others.is_empty() {
            return None;
        }
        self.others.find(name.hash(text), |(other, _)| other.matches(name, text)).map(|(_, value)| *value)
    }

    /// The entry of a name that is not hashed.
    #[inline(always)]
    fn slot(&mut self, name: &Name, text: &[u8]) -> Option<&mut Option<T>> {
        match (name.key.prefix(), name.key.number()) {
            (_, Key::NO_NUMBER) => None,
            (0, number) => self.numbers.slot(number, text),
            (prefix, number) if prefix == self.prefix => self.prefixed.slot(number, text),
            _ => self.long_slot(name, text),
        }
    }

    #[inline(never)]
    fn long_slot(&mut self, name: &Name, text: &[u8]) -> Option<&mut Option<T>> {
        let (hash, len) = name.key.long_prefix()?;
        if self.long.len() <= hash {
            self.long.resize_with(hash + 1, || None);
        }
        let (known, numbers) = self.long[hash].get_or_insert((*name, Numbered::EMPTY));
        if !words::eq(known.prefix_text(len, text), name.prefix_text(len, text)) {
            return None;
        }
        numbers.slot(name.key.number(), text)
    }

    /// Sets or removes the meaning of a name, and returns the one that it had.
    #[inline]
    pub fn replace(&mut self, name: &Name, value: Option<T>, text: &[u8]) -> Option<T> {
        match self.slot(name, text) {
            Some(slot) => core::mem::replace(slot, value),
            None => self.replace_other(name, value, text),
        }
    }

    #[inline(never)]
    fn replace_other(&mut self, name: &Name, value: Option<T>, text: &[u8]) -> Option<T> {
        let matches = |(other, _): &(Name, T)| other.matches(name, text);
        match (self.others.entry(name.hash(text), matches, |(name, _)| name.hash(text)), value) {
            (Entry::Occupied(mut entry), Some(value)) => {
                Some(core::mem::replace(&mut entry.get_mut().1, value))
            }
            (Entry::Occupied(entry), None) => Some(entry.remove().0.1),
            (Entry::Vacant(entry), Some(value)) => {
                entry.insert((*name, value));
                None
            }
            (Entry::Vacant(_), None) => None,
        }
    }
}

/// The definition of a value name in an open region.
#[derive(Clone, Copy)]
pub(super) struct Definition {
    /// The first value that the name stands for (`%a:2` names two); the others follow it.
    pub first: Value,
    /// The offset of the name.
    pub start: u32,
}

/// A placeholder for a value that is used before its definition.
#[derive(Clone, Copy)]
pub(super) struct Forward {
    pub number: u32,
    pub value: Value,
    pub ty: Type,
    /// The number of the body that holds the placeholder.
    pub frame: u32,
    /// The offset of the first use.
    pub offset: u32,
}

/// The values of the open regions by name.
pub(super) struct Names<'p> {
    text: &'p [u8],
    table: NameTable<Definition>,
    /// The names in `table`, those of the innermost region last.
    defined: Vec<Name>,
    scopes: Vec<u32>,
    /// The number of values of each name that stands for several, by the offset of its definition.
    counts: FxHashMap<u32, u32>,
    /// Undefined forward references, by name.
    pub forwards: FxHashMap<&'p [u8], SmallVec<[Forward; 1]>>,
    /// The first forward reference of each name and result number.
    pub first_forwards: FxHashMap<(&'p [u8], u32), Forward>,
}

impl<'p> Names<'p> {
    /// An empty table for the names of a text.
    pub fn new(text: &'p [u8]) -> Self {
        Self {
            text,
            table: NameTable::new(ARG_PREFIX),
            defined: Vec::new(),
            scopes: Vec::new(),
            counts: FxHashMap::default(),
            forwards: FxHashMap::default(),
            first_forwards: FxHashMap::default(),
        }
    }

    /// Whether no name is defined or used.
    pub fn is_empty(&self) -> bool {
        self.defined.is_empty() && self.forwards.is_empty()
    }

    pub fn push_scope(&mut self) {
        self.scopes.push(self.defined.len() as u32);
    }

    pub fn pop_scope(&mut self) {
        let start = self.scopes.pop().unwrap_or(0) as usize;
        for name in &self.defined[start..] {
            self.table.replace(name, None, self.text);
        }
        self.defined.truncate(start);
        if start == 0 {
            self.counts.clear();
        }
    }

    /// The definition of a name.
    #[inline]
    pub fn find(&self, name: &Name) -> Option<Definition> {
        self.table.get(name, self.text)
    }

    /// How many values a name has.
    #[cold]
    pub fn count(&self, definition: Definition) -> u32 {
        self.counts.get(&definition.start).copied().unwrap_or(1)
    }

    /// Adds a name for values; the error is its previous definition.
    #[inline]
    pub fn insert(&mut self, name: Name, first: Value, count: u32) -> Result<(), Definition> {
        let definition = Definition { first, start: name.start };
        if let Some(previous) = self.table.replace(&name, Some(definition), self.text) {
            self.table.replace(&name, Some(previous), self.text);
            return Err(previous);
        }
        self.defined.push(name);
        if count > 1 {
            self.counts.insert(name.start, count);
        }
        Ok(())
    }
}

/// A block that was named in an open region.
pub(super) struct BlockEntry {
    name: Name,
    pub block: Block,
    /// The offset of the definition, or of the first use before it.
    pub offset: u32,
    pub defined: bool,
    /// The entry of an enclosing region that has the same name.
    hidden: Option<u32>,
}

/// The blocks of the open regions by name, those of the innermost region last. Branches can name only these.
pub(super) struct BlockNames<'p> {
    text: &'p [u8],
    /// The newest entry of each name.
    table: NameTable<u32>,
    entries: Vec<BlockEntry>,
}

impl<'p> BlockNames<'p> {
    /// An empty table for the names of a text.
    pub fn new(text: &'p [u8]) -> Self {
        Self { text, table: NameTable::new(BLOCK_PREFIX), entries: Vec::new() }
    }

    /// The number of names.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// The block of a name among the entries from `first` on.
    #[inline]
    pub fn find(&mut self, name: &Name, first: usize) -> Option<&mut BlockEntry> {
        let at = self.table.get(name, self.text)? as usize;
        if at >= first { self.entries.get_mut(at) } else { None }
    }

    /// Adds a block whose name is not among the entries of the innermost region.
    #[inline]
    pub fn insert(&mut self, name: Name, block: Block, defined: bool) {
        let hidden = self.table.replace(&name, Some(self.entries.len() as u32), self.text);
        self.entries.push(BlockEntry { name, block, offset: name.start, defined, hidden });
    }

    /// The offsets of the first uses of undefined blocks among the entries from `first` on, in order.
    pub fn undefined(&self, first: usize) -> impl Iterator<Item = u32> {
        self.entries[first..].iter().filter(|entry| !entry.defined).map(|entry| entry.offset)
    }

    /// Removes the entries from `first` on.
    pub fn pop_scope(&mut self, first: usize) {
        for entry in self.entries.drain(first..).rev() {
            self.table.replace(&entry.name, entry.hidden, self.text);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_distinct_and_scoped() {
        let mut text = String::new();
        let mut names = Vec::new();
        for number in [0u32, 1, 2, 10, 11, 1024, 90_000, MAX_NUMBER - 1, MAX_NUMBER, 99_999_999] {
            for prefix in ["", "arg", "a", "arg_", "number_of_many_bytes", "arg0"] {
                names.push((text.len() as u32, format!("%{prefix}{number}")));
                text.push_str(&format!("%{prefix}{number} "));
            }
        }
        // More long prefixes than there are hashes of them.
        let long = (0..100).map(|i| format!("%prefix_{i}_{}", i % 3));
        let others = ["%arg", "%-", "%x", "%00", "%01", "%arg1_"].map(str::to_owned);
        for name in long.chain(others) {
            names.push((text.len() as u32, name.clone()));
            text.push_str(&format!("{name} "));
        }
        let text = text.trim_end().as_bytes();
        let name_at = |at: u32| Name::at(&Cursor::at_offset(text, at), ARG_PREFIX).unwrap();
        let mut table = Names::new(text);
        let (outer, inner) = names.split_at(names.len() / 2);
        for _ in 0..2 {
            table.push_scope();
            for (i, part) in [outer, inner].into_iter().enumerate() {
                table.push_scope();
                for (j, (at, name)) in part.iter().enumerate() {
                    let found = name_at(*at);
                    assert_eq!(found.text(text), name.as_bytes());
                    assert!(table.find(&found).is_none(), "{name}");
                    let value = Value::FILLER.plus((i * 1000 + j) as u32);
                    assert!(table.insert(found, value, 1).is_ok());
                }
                for (j, (at, name)) in part.iter().enumerate() {
                    let found = table.find(&name_at(*at)).map(|found| (found.first.index(), found.start));
                    assert_eq!(found, Some((i * 1000 + j, *at)), "{name}");
                    assert!(table.insert(name_at(*at), Value::FILLER, 1).is_err());
                    assert!(table.find(&name_at(*at)).is_some());
                }
            }
            table.pop_scope();
            assert!(inner.iter().all(|(at, _)| table.find(&name_at(*at)).is_none()));
            assert!(outer.iter().all(|(at, _)| table.find(&name_at(*at)).is_some()));
            table.pop_scope();
            table.pop_scope();
            assert!(names.iter().all(|(at, _)| table.find(&name_at(*at)).is_none()));
        }
    }

    #[test]
    fn blocks_of_inner_regions_hide_outer_blocks() {
        let text = b"^bb1 ^name ^bb1 ^name";
        let name_at = |at: u32| Name::at(&Cursor::at_offset(text, at), BLOCK_PREFIX).unwrap();
        let mut blocks = BlockNames::new(text);
        for at in [0, 5] {
            blocks.insert(name_at(at), Block::from_index(at as usize), true);
        }
        assert!(blocks.find(&name_at(11), 2).is_none() && blocks.find(&name_at(16), 2).is_none());
        for at in [11, 16] {
            blocks.insert(name_at(at), Block::from_index(at as usize), false);
            assert_eq!(blocks.find(&name_at(at), 2).map(|entry| entry.offset), Some(at));
        }
        assert_eq!(blocks.undefined(2).collect::<Vec<_>>(), [11, 16]);
        blocks.pop_scope(2);
        assert_eq!(blocks.find(&name_at(11), 0).map(|entry| entry.offset), Some(0));
        assert_eq!(blocks.find(&name_at(16), 0).map(|entry| entry.offset), Some(5));
    }
}
