//! Names of values, blocks and aliases while parsing.
//!
//! Most names end in a number, after a prefix that many names share: the prefix is found by hash, and the number indexes a
//! vector. Printers call values `%0` and `%arg1`, blocks `^bb0` and locations `#loc5`: these need no hash, which takes 4 %
//! off the instructions of `opt` on real code. Names without a number are hashed whole. The names of a region are removed when the
//! region ends.

use crate::asm::cursor::{Cursor, is_name};
use crate::body::{Block, Value};
use crate::types::Type;
use terrace_support::hashbrown::HashTable;
use terrace_support::small_vec::SmallVec;
use terrace_support::words::{self, number_at_end, number_at_start};
use terrace_support::{FxHashMap, hash_bytes};

/// The name of a value, a block or an alias in the text, with its sigil.
#[derive(Clone, Copy)]
pub(super) struct Name {
    pub start: u32,
    pub end: u32,
    /// The bytes between the sigil and the number.
    prefix: Prefix,
    /// The end of the prefix.
    prefix_end: u32,
    /// The number at the end, or [`NO_NUMBER`].
    number: u32,
}

/// The prefixes of the names that printers number.
pub(super) const ARG_PREFIX: &str = "arg";
pub(super) const BLOCK_PREFIX: &str = "bb";
pub(super) const LOC_PREFIX: &str = "loc";

const NO_NUMBER: u32 = u32::MAX;

/// Names with larger numbers are hashed whole: a vector is as long as its largest number.
const MAX_NUMBER: u32 = 1 << 20;

/// The bytes of a prefix of up to seven bytes, and a hash of a longer one, with a last byte that is no byte of a name.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
struct Prefix(u64);

impl Prefix {
    const LONG: u64 = 0xFF << 56;

    fn of(bytes: &[u8]) -> Self {
        Self::of_start(bytes, first_word(bytes))
    }

    /// The prefix `bytes` at the start of a text whose first eight bytes are `word`.
    #[inline]
    fn of_start(bytes: &[u8], word: u64) -> Self {
        match bytes.len() {
            len @ 0..8 => Self(word & !(u64::MAX << (8 * len))),
            _ => Self(hash_bytes(bytes) | Self::LONG),
        }
    }

    fn is_empty(self) -> bool {
        self.0 == 0
    }

    fn is_long(self) -> bool {
        self.0 >= Self::LONG
    }

    #[inline]
    fn hash(self, number: u32) -> u64 {
        let product = u128::from(self.0 ^ u64::from(number) << 32) * 0x9E37_79B9_7F4A_7C15;
        product as u64 ^ (product >> 64) as u64
    }
}

/// The first eight bytes, the first one lowest. Zeros follow a shorter text.
#[inline]
fn first_word(text: &[u8]) -> u64 {
    let short = || text.iter().rev().fold(0, |word, &byte| word << 8 | u64::from(byte));
    text.first_chunk().map_or_else(short, |bytes| u64::from_le_bytes(*bytes))
}

/// Whether the digits at the end of a name are a number that indexes a vector.
#[inline(always)]
fn is_plain(number: u32, n_digits: usize, first: u8) -> bool {
    n_digits != 0 && n_digits < 8 && number < MAX_NUMBER && (n_digits == 1 || first != b'0')
}

impl Name {
    /// The name at the cursor; `None` when it is ill-formed. Printers' names may start with `prefix`.
    // Inlined for each prefix, so that the prefix is compared as one word.
    #[inline(always)]
    pub fn at(cursor: &Cursor<'_>, prefix: &'static str) -> Option<Self> {
        let (text, start) = (cursor.text(), cursor.offset());
        let rest = text.get(start as usize + 1..)?;
        let is_number = rest.first().is_some_and(u8::is_ascii_digit);
        let prefix = if is_number { "" } else { prefix };
        if rest.get(..prefix.len()).is_some_and(|head| words::eq(head, prefix.as_bytes()))
            && let Some(digits) = rest.get(prefix.len()..).and_then(|rest| rest.first_chunk())
            && let (n_digits, number) = number_at_start(digits)
            && is_plain(number, n_digits, digits[0])
            // The number of `%arg1_` is not at its end.
            && (is_number || !rest.get(prefix.len() + n_digits).is_some_and(|&byte| is_name(byte)))
        {
            let prefix_end = start + 1 + prefix.len() as u32;
            let (end, prefix) = (prefix_end + n_digits as u32, Prefix::of(prefix.as_bytes()));
            return Some(Self { start, end, prefix, prefix_end, number });
        }
        Self::with_prefix(cursor)
    }

    #[inline(never)]
    fn with_prefix(cursor: &Cursor<'_>) -> Option<Self> {
        let name = cursor.name().get(1..)?;
        let (start, end) = (cursor.offset(), cursor.offset() + 1 + name.len() as u32);
        let word = first_word(cursor.text().get(start as usize + 1..)?);
        let last = match name.last_chunk() {
            Some(last) => *last,
            None => word.unbounded_shl(64 - 8 * name.len() as u32).to_le_bytes(),
        };
        let (n_digits, number) = number_at_end(&last);
        let (prefix, digits) = name.split_at(name.len() - n_digits);
        let is_plain = is_plain(number, n_digits, digits.first().copied().unwrap_or(0));
        let (prefix, number) = if is_plain { (prefix, number) } else { (name, NO_NUMBER) };
        let prefix_end = start + 1 + prefix.len() as u32;
        Some(Self { start, end, prefix: Prefix::of_start(prefix, word), prefix_end, number })
    }

    /// The empty name at an offset.
    pub fn none(offset: u32) -> Self {
        let prefix = Prefix::default();
        Self { start: offset, end: offset, prefix, prefix_end: offset, number: NO_NUMBER }
    }

    /// The bytes of the name, with its sigil.
    #[inline]
    pub fn text<'p>(&self, text: &'p [u8]) -> &'p [u8] {
        text.get(self.start as usize..self.end as usize).unwrap_or(&[])
    }

    fn hash(&self) -> u64 {
        self.prefix.hash(self.number)
    }

    fn matches(&self, other: &Name, text: &[u8]) -> bool {
        self.number == other.number && self.has_prefix_of(other, text)
    }

    #[inline]
    fn has_prefix_of(&self, other: &Name, text: &[u8]) -> bool {
        let prefix = |name: &Name| text.get(name.start as usize..name.prefix_end as usize).unwrap_or(&[]);
        self.prefix == other.prefix && (!self.prefix.is_long() || words::eq(prefix(self), prefix(other)))
    }
}

/// The entries of names with a common prefix before their numbers.
#[derive(Default)]
struct NumberedNames {
    /// The newest entry of each number, as its index plus one.
    entries: Vec<u32>,
    /// The number of names that were added.
    n: usize,
    /// Whether a number was far ahead of the others: further names are hashed whole, so that memory stays in proportion to
    /// the text.
    is_sparse: bool,
}

impl NumberedNames {
    #[inline(always)]
    fn get(&self, number: u32) -> u32 {
        self.entries.get(number as usize).copied().unwrap_or(0)
    }

    /// The slot of a number; `None` if its name is hashed whole.
    #[inline(always)]
    fn slot(&mut self, number: u32) -> Option<&mut u32> {
        let number = number as usize;
        self.n += 1;
        self.is_sparse |= number > 1024 + 16 * self.n;
        if self.is_sparse {
            return self.entries.get_mut(number).filter(|slot| **slot != 0);
        }
        if number >= self.entries.len() {
            // The next names mostly have the next numbers.
            self.entries.resize((number + 1) * 3 / 2, 0);
        }
        Some(&mut self.entries[number])
    }
}

/// The newest entry of each name, as its index plus one.
pub(super) struct NameIndex {
    /// Names without a prefix.
    numbers: NumberedNames,
    /// Names with the prefix that printers give them.
    prefix: Prefix,
    prefixed: NumberedNames,
    /// Other names with a number, by prefix. The first name of a prefix stands for it.
    families: HashTable<(Name, NumberedNames)>,
    /// All other names.
    others: HashTable<(Name, u32)>,
}

impl NameIndex {
    pub fn new(prefix: &'static str) -> Self {
        Self {
            numbers: NumberedNames::default(),
            prefix: Prefix::of(prefix.as_bytes()),
            prefixed: NumberedNames::default(),
            families: HashTable::new(),
            others: HashTable::new(),
        }
    }

    #[inline(never)]
    fn family(&self, name: &Name, text: &[u8]) -> Option<&NumberedNames> {
        let has_prefix = |(first, _): &(Name, NumberedNames)| first.has_prefix_of(name, text);
        self.families.find(name.prefix.hash(0), has_prefix).map(|(_, family)| family)
    }

    #[inline(never)]
    fn family_mut(&mut self, name: &Name, text: &[u8]) -> &mut NumberedNames {
        let has_prefix = |(first, _): &(Name, NumberedNames)| first.has_prefix_of(name, text);
        let hash_of = |(first, _): &(Name, NumberedNames)| first.prefix.hash(0);
        let entry = self.families.entry(name.prefix.hash(0), has_prefix, hash_of);
        &mut entry.or_insert_with(|| (*name, NumberedNames::default())).into_mut().1
    }

    /// The slot of a name with a number; `None` for names that are hashed whole.
    #[inline]
    fn slot(&mut self, name: &Name, text: &[u8]) -> Option<&mut u32> {
        match name.number {
            NO_NUMBER => None,
            number if name.prefix.is_empty() => self.numbers.slot(number),
            number if name.prefix == self.prefix => self.prefixed.slot(number),
            number => self.family_mut(name, text).slot(number),
        }
    }

    /// The newest entry of a name, or zero.
    #[inline(always)]
    pub fn get(&self, name: &Name, text: &[u8]) -> u32 {
        let family = match name.prefix {
            prefix if prefix.is_empty() => Some(&self.numbers),
            prefix if prefix == self.prefix => Some(&self.prefixed),
            _ if name.number == NO_NUMBER => None,
            _ => self.family(name, text),
        };
        match family.map_or(0, |family| family.get(name.number)) {
            0 => self.get_other(name, text),
            entry => entry,
        }
    }

    #[inline(never)]
    fn get_other(&self, name: &Name, text: &[u8]) -> u32 {
        self.others.find(name.hash(), |(other, _)| other.matches(name, text)).map_or(0, |&(_, entry)| entry)
    }

    /// Makes `entry` the newest entry of a name and returns the entry that it hides.
    #[inline]
    pub fn put(&mut self, name: &Name, entry: u32, text: &[u8]) -> u32 {
        if let Some(slot) = self.slot(name, text) {
            return core::mem::replace(slot, entry);
        }
        match self.others.find_mut(name.hash(), |(other, _)| other.matches(name, text)) {
            Some(found) => core::mem::replace(&mut found.1, entry),
            None => {
                self.others.insert_unique(name.hash(), (*name, entry), |(name, _)| name.hash());
                0
            }
        }
    }

    /// Removes the newest entry of a name; `hidden` is the entry that it hid, or zero.
    #[inline]
    fn remove(&mut self, name: &Name, entry: u32, hidden: u32, text: &[u8]) {
        if let Some(slot) = self.slot(name, text) {
            *slot = hidden;
        } else if let Ok(mut found) = self.others.find_entry(name.hash(), |&(_, other)| other == entry) {
            match hidden {
                0 => drop(found.remove()),
                hidden => found.get_mut().1 = hidden,
            }
        }
    }
}

/// The definition of a value name in an open region.
#[derive(Clone, Copy)]
pub(super) struct Entry {
    pub name: Name,
    /// The number of the body that defines it.
    pub frame: u32,
    /// The first value; the others follow it.
    pub first: Value,
    pub count: u32,
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

/// The values of the open regions by name, those of the innermost region last.
pub(super) struct Names<'p> {
    text: &'p [u8],
    index: NameIndex,
    entries: Vec<Entry>,
    scopes: Vec<u32>,
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
            index: NameIndex::new(ARG_PREFIX),
            entries: Vec::new(),
            scopes: Vec::new(),
            forwards: FxHashMap::default(),
            first_forwards: FxHashMap::default(),
        }
    }

    /// Whether no name is defined or used.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty() && self.forwards.is_empty()
    }

    pub fn push_scope(&mut self) {
        self.scopes.push(self.entries.len() as u32);
    }

    pub fn pop_scope(&mut self) {
        let start = self.scopes.pop().unwrap_or(0) as usize;
        for i in (start..self.entries.len()).rev() {
            self.index.remove(&self.entries[i].name, i as u32 + 1, 0, self.text);
        }
        self.entries.truncate(start);
    }

    /// The entry of a name.
    #[inline]
    pub fn find(&self, name: &Name) -> Option<&Entry> {
        let entry = self.index.get(name, self.text);
        self.entries.get((entry as usize).wrapping_sub(1))
    }

    /// Adds a name for values; the error is its previous definition.
    #[inline]
    pub fn insert(&mut self, name: Name, frame: u32, first: Value, count: u32) -> Result<(), Entry> {
        let entry = self.entries.len() as u32 + 1;
        let hidden = self.index.put(&name, entry, self.text);
        if hidden != 0 {
            let previous = self.entries[hidden as usize - 1];
            self.index.put(&name, hidden, self.text);
            return Err(previous);
        }
        self.entries.push(Entry { name, frame, first, count });
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
    /// The entry of an enclosing region that has the same name, or zero.
    hidden: u32,
}

/// The blocks of the open regions by name, those of the innermost region last. Branches can name only these.
pub(super) struct BlockNames<'p> {
    text: &'p [u8],
    index: NameIndex,
    entries: Vec<BlockEntry>,
}

impl<'p> BlockNames<'p> {
    /// An empty table for the names of a text.
    pub fn new(text: &'p [u8]) -> Self {
        Self { text, index: NameIndex::new(BLOCK_PREFIX), entries: Vec::new() }
    }

    /// The number of names.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// The block of a name among the entries from `first` on.
    #[inline]
    pub fn find(&mut self, name: &Name, first: usize) -> Option<&mut BlockEntry> {
        let at = (self.index.get(name, self.text) as usize).checked_sub(1)?;
        if at >= first { self.entries.get_mut(at) } else { None }
    }

    /// Adds a block whose name is not among the entries of the innermost region.
    #[inline]
    pub fn insert(&mut self, name: Name, block: Block, defined: bool) {
        let hidden = self.index.put(&name, self.entries.len() as u32 + 1, self.text);
        self.entries.push(BlockEntry { name, block, offset: name.start, defined, hidden });
    }

    /// The offsets of the first uses of undefined blocks among the entries from `first` on, in order.
    pub fn undefined(&self, first: usize) -> impl Iterator<Item = u32> {
        self.entries[first..].iter().filter(|entry| !entry.defined).map(|entry| entry.offset)
    }

    /// Removes the entries from `first` on.
    pub fn pop_scope(&mut self, first: usize) {
        for (i, entry) in self.entries.iter().enumerate().skip(first).rev() {
            self.index.remove(&entry.name, i as u32 + 1, entry.hidden, self.text);
        }
        self.entries.truncate(first);
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
        for name in ["%arg", "%-", "%x", "%00", "%01", "%arg1_"] {
            names.push((text.len() as u32, name.to_owned()));
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
                    assert!(table.insert(found, 0, value, 1).is_ok());
                }
                for (j, (at, name)) in part.iter().enumerate() {
                    let found =
                        table.find(&name_at(*at)).map(|entry| (entry.first.index(), entry.name.start));
                    assert_eq!(found, Some((i * 1000 + j, *at)), "{name}");
                    assert!(table.insert(name_at(*at), 0, Value::FILLER, 1).is_err());
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
