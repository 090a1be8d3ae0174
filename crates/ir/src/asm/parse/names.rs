//! Names of values, blocks and aliases while parsing.
//!
//! Printers call values `%0`, `%1` and `%arg0`, blocks `^bb0` and locations `#loc1`: such a name is a number, an index into a vector.
//! Of other names that end in a number, what is in front of it is hashed; of the rest all. Names of inner regions go away with their region.

use crate::asm::cursor::{Cursor, is_name};
use crate::body::{Block, Value};
use crate::types::Type;
use smallvec::SmallVec;
use terrace_support::hashbrown::HashTable;
use terrace_support::words::{number_at_end, number_at_start};
use terrace_support::{FxHashMap, hash_bytes};

/// The name of a value, a block or an alias in the text, with its sigil.
#[derive(Clone, Copy)]
pub(super) struct Name {
    pub start: u32,
    pub end: u32,
    key: Key,
}

/// The prefix of the names that printers number: values, blocks and locations.
pub(super) const ARGUMENT: &str = "arg";
pub(super) const BLOCK: &str = "bb";
pub(super) const LOCATION: &str = "loc";

/// What a name is found by.
#[derive(Clone, Copy)]
enum Key {
    /// `%12`
    Number(u32),
    /// `%arg12`, `^bb12`
    Prefixed(u32),
    /// Any other name.
    Text,
}

/// Larger numbers are hashed: a vector grows up to the largest number in it.
const MAX_NUMBER: u32 = 1 << 20;

/// The number that eight bytes start with, written without leading zeros, and how many digits it has.
#[inline(always)]
fn plain_number(bytes: &[u8; 8]) -> Option<(u32, usize)> {
    let (len, number) = number_at_start(bytes);
    let is_plain = len != 0 && len < 8 && (len == 1 || bytes[0] != b'0') && number < MAX_NUMBER;
    is_plain.then_some((number, len))
}

impl Name {
    /// The name whose sigil the cursor is at; `None` when it is ill-formed. Numbered names may start with `prefix`.
    // Inlined for each prefix, which is then compared as one word.
    #[inline(always)]
    pub fn at(cursor: &Cursor<'_>, prefix: &'static str) -> Option<Self> {
        let (text, start) = (cursor.text(), cursor.pos() as usize);
        let rest = text.get(start + 1..)?;
        if rest.first().is_some_and(u8::is_ascii_digit) {
            if let Some(bytes) = rest.first_chunk()
                && let Some((number, len)) = plain_number(bytes)
            {
                let end = (start + 1 + len) as u32;
                return Some(Self { start: start as u32, end, key: Key::Number(number) });
            }
        } else if rest.starts_with(prefix.as_bytes())
            && let Some(bytes) = rest.get(prefix.len()..).and_then(|rest| rest.first_chunk())
            && let Some((number, len)) = plain_number(bytes)
        {
            let end = prefix.len() + len;
            // `%arg1_` is another name.
            if !rest.get(end).is_some_and(|&byte| is_name(byte)) {
                let key = Key::Prefixed(number);
                return Some(Self { start: start as u32, end: (start + 1 + end) as u32, key });
            }
        }
        Self::other(cursor, prefix)
    }

    /// No name, at this offset.
    pub fn none(offset: u32) -> Self {
        Self { start: offset, end: offset, key: Key::Text }
    }

    #[cold]
    fn other(cursor: &Cursor<'_>, prefix: &str) -> Option<Self> {
        let name = cursor.name().get(1..)?;
        let (start, end) = (cursor.pos(), cursor.pos() + 1 + name.len() as u32);
        // Near the end of the text.
        let number_of = |digits: &[u8]| {
            let mut bytes = [b' '; 8];
            bytes.get_mut(..digits.len())?.copy_from_slice(digits);
            plain_number(&bytes).filter(|&(_, len)| len == digits.len()).map(|(number, _)| number)
        };
        let key = match name.strip_prefix(prefix.as_bytes()) {
            Some(digits) if !prefix.is_empty() => number_of(digits).map(Key::Prefixed),
            _ => number_of(name).map(Key::Number),
        };
        Some(Self { start, end, key: key.unwrap_or(Key::Text) })
    }

    /// The bytes of the name, with its sigil.
    #[inline]
    pub fn text<'p>(&self, text: &'p [u8]) -> &'p [u8] {
        text.get(self.start as usize..self.end as usize).unwrap_or(&[])
    }
}

/// The names with the same bytes in front of their numbers.
struct Family {
    /// Where these bytes are in the text.
    prefix: (u32, u32),
    numbers: Vec<u32>,
    /// How many names were added.
    n: usize,
    /// Whether a number was far ahead of the others: from then on names are hashed, to need no more memory than text.
    is_sparse: bool,
}

/// Entries by name: the newest one of each name, as its number plus one.
#[derive(Default)]
pub(super) struct Index {
    numbers: Vec<u32>,
    prefixed: Vec<u32>,
    /// Other names that end in a number (`#di_local_variable12`): by what is in front of it.
    families: Vec<Family>,
    /// Numbers of families, by hash.
    by_prefix: HashTable<(u64, u32)>,
    /// All other names, by hash.
    others: HashTable<(u64, u32)>,
}

/// The slot of a number in a list.
#[inline]
fn slot(list: &mut Vec<u32>, number: u32) -> &mut u32 {
    let number = number as usize;
    if number >= list.len() {
        // Some more, since the next names are mostly the next numbers.
        list.resize((number + 1) * 3 / 2, 0);
    }
    &mut list[number]
}

/// The bytes in front of the number that a name ends in, and the number.
#[inline]
fn split(name: &[u8]) -> Option<(&[u8], u32)> {
    let (len, number) = number_at_end(name.last_chunk()?);
    let (prefix, digits) = name.split_at(name.len() - len);
    let is_plain = len < 8 && number < MAX_NUMBER && !matches!(digits, [] | [b'0', _, ..]);
    is_plain.then_some((prefix, number))
}

impl Index {
    /// The family of names that start with these bytes.
    #[inline]
    fn family(&self, prefix: &[u8], hash: u64, text: &[u8]) -> Option<u32> {
        let same = |&(known, family): &(u64, u32)| {
            let (start, end) = self.families[family as usize].prefix;
            known == hash && text.get(start as usize..end as usize) == Some(prefix)
        };
        self.by_prefix.find(hash, same).map(|&(_, family)| family)
    }

    /// The slot of a name that is, or ends in, a number.
    #[inline]
    fn slot(&mut self, name: &Name, text: &[u8]) -> Option<&mut u32> {
        let (list, number) = match name.key {
            Key::Number(number) => (&mut self.numbers, number),
            Key::Prefixed(number) => (&mut self.prefixed, number),
            Key::Text => {
                let (prefix, number) = split(name.text(text))?;
                let hash = hash_bytes(prefix);
                let family = self.family(prefix, hash, text).unwrap_or_else(|| {
                    let family = self.families.len() as u32;
                    let end = name.start + prefix.len() as u32;
                    self.families.push(Family {
                        prefix: (name.start, end),
                        numbers: Vec::new(),
                        n: 0,
                        is_sparse: false,
                    });
                    self.by_prefix.insert_unique(hash, (hash, family), |&(hash, _)| hash);
                    family
                });
                let family = &mut self.families[family as usize];
                family.n += 1;
                family.is_sparse |= number as usize > 1024 + 16 * family.n;
                if family.is_sparse {
                    return family.numbers.get_mut(number as usize).filter(|slot| **slot != 0);
                }
                (&mut family.numbers, number)
            }
        };
        Some(slot(list, number))
    }

    /// The newest entry of a name, zero for none; `text_of` gives the names of entries.
    #[inline]
    pub fn get<'t>(&self, name: &Name, text: &'t [u8], text_of: impl Fn(u32) -> &'t [u8]) -> u32 {
        let (list, number) = match name.key {
            Key::Number(number) => (&self.numbers, number),
            Key::Prefixed(number) => (&self.prefixed, number),
            Key::Text => {
                let name = name.text(text);
                if let Some((prefix, number)) = split(name) {
                    let family = self.family(prefix, hash_bytes(prefix), text);
                    let list = family.map(|family| &self.families[family as usize].numbers);
                    let found = list.and_then(|list| list.get(number as usize)).copied().unwrap_or(0);
                    if found != 0 || self.others.is_empty() {
                        return found;
                    }
                }
                let hash = hash_bytes(name);
                let same = |&(known, entry): &(u64, u32)| known == hash && text_of(entry) == name;
                return self.others.find(hash, same).map_or(0, |&(_, entry)| entry);
            }
        };
        list.get(number as usize).copied().unwrap_or(0)
    }

    /// Makes `entry` the newest one of a name, and returns the one that it hides.
    #[inline]
    pub fn put<'t>(
        &mut self,
        name: &Name,
        entry: u32,
        text: &'t [u8],
        text_of: impl Fn(u32) -> &'t [u8],
    ) -> u32 {
        if let Some(slot) = self.slot(name, text) {
            return core::mem::replace(slot, entry);
        }
        let name = name.text(text);
        let hash = hash_bytes(name);
        let same = |&(known, entry): &(u64, u32)| known == hash && text_of(entry) == name;
        match self.others.find_mut(hash, same) {
            Some(found) => core::mem::replace(&mut found.1, entry),
            None => {
                self.others.insert_unique(hash, (hash, entry), |&(hash, _)| hash);
                0
            }
        }
    }

    /// Takes the newest entry of a name out; `hidden` is the one below it.
    #[inline]
    fn take(&mut self, name: &Name, entry: u32, hidden: u32, text: &[u8]) {
        if let Some(slot) = self.slot(name, text) {
            *slot = hidden;
            return;
        }
        let same = |&(_, known): &(u64, u32)| known == entry;
        if let Ok(mut found) = self.others.find_entry(hash_bytes(name.text(text)), same) {
            match hidden {
                0 => drop(found.remove()),
                hidden => found.get_mut().1 = hidden,
            }
        }
    }
}

/// A name that was defined in the current region or one around it.
#[derive(Clone, Copy)]
pub(super) struct Entry {
    pub name: Name,
    /// The body that defines it.
    pub frame: u32,
    /// First value; the others follow it.
    pub first: Value,
    pub count: u32,
}

/// A placeholder for a value that is defined further on.
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

/// The values by name. Entries of inner regions are at the end and go away with their region.
#[derive(Default)]
pub(super) struct Names<'p> {
    text: &'p [u8],
    index: Index,
    entries: Vec<Entry>,
    scopes: Vec<u32>,
    /// Forward references that have no definition yet, by name.
    pub forwards: FxHashMap<&'p [u8], SmallVec<[Forward; 1]>>,
    /// The first of them for each name and number.
    pub first_forwards: FxHashMap<(&'p [u8], u32), Forward>,
}

impl<'p> Names<'p> {
    /// No names, of this text.
    pub fn new(text: &'p [u8]) -> Self {
        Self { text, ..Self::default() }
    }

    /// Whether no name is known or used.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty() && self.forwards.is_empty()
    }

    pub fn push_scope(&mut self) {
        self.scopes.push(self.entries.len() as u32);
    }

    pub fn pop_scope(&mut self) {
        let start = self.scopes.pop().unwrap_or(0) as usize;
        for (i, entry) in self.entries.iter().enumerate().skip(start).rev() {
            self.index.take(&entry.name, i as u32 + 1, 0, self.text);
        }
        self.entries.truncate(start);
    }

    /// The entry of a name.
    #[inline]
    pub fn find(&self, name: &Name) -> Option<&Entry> {
        let text_of = |entry: u32| self.entries[entry as usize - 1].name.text(self.text);
        let entry = self.index.get(name, self.text, text_of);
        self.entries.get((entry as usize).wrapping_sub(1))
    }

    /// Adds a name for values; if it is there already, its entry is the error.
    #[inline]
    pub fn insert(&mut self, name: Name, frame: u32, first: Value, count: u32) -> Result<(), Entry> {
        let entry = self.entries.len() as u32 + 1;
        let text_of = |entry: u32| self.entries[entry as usize - 1].name.text(self.text);
        let hidden = self.index.put(&name, entry, self.text, text_of);
        if hidden != 0 {
            let known = self.entries[hidden as usize - 1];
            self.index.put(&name, hidden, self.text, |_| name.text(self.text));
            return Err(known);
        }
        self.entries.push(Entry { name, frame, first, count });
        Ok(())
    }
}

/// A block that was named in an open region.
pub(super) struct BlockEntry {
    name: Name,
    pub block: Block,
    /// Where it is defined, or was named first.
    pub offset: u32,
    pub defined: bool,
    /// The entry of the same name of a region around.
    hidden: u32,
}

/// The blocks of the open regions by name. Those of the innermost region are at the end, and only they can be named.
pub(super) struct BlockNames<'p> {
    text: &'p [u8],
    index: Index,
    entries: Vec<BlockEntry>,
}

impl<'p> BlockNames<'p> {
    /// No names, of this text.
    pub fn new(text: &'p [u8]) -> Self {
        Self { text, index: Index::default(), entries: Vec::new() }
    }

    /// How many names there are.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// The block of a name among the entries from `first` on.
    #[inline]
    pub fn find(&mut self, name: &Name, first: usize) -> Option<&mut BlockEntry> {
        let text_of = |entry: u32| self.entries[entry as usize - 1].name.text(self.text);
        let at = (self.index.get(name, self.text, text_of) as usize).checked_sub(1)?;
        if at >= first { self.entries.get_mut(at) } else { None }
    }

    /// Adds a block whose name is not among the entries of the innermost region.
    #[inline]
    pub fn insert(&mut self, name: Name, block: Block, defined: bool) {
        let text_of = |entry: u32| self.entries[entry as usize - 1].name.text(self.text);
        let hidden = self.index.put(&name, self.entries.len() as u32 + 1, self.text, text_of);
        self.entries.push(BlockEntry { name, block, offset: name.start, defined, hidden });
    }

    /// Where the blocks among the entries from `first` on were named that are not defined, in order.
    pub fn undefined(&self, first: usize) -> impl Iterator<Item = u32> {
        self.entries[first..].iter().filter(|entry| !entry.defined).map(|entry| entry.offset)
    }

    /// Forgets the entries from `first` on.
    pub fn pop_scope(&mut self, first: usize) {
        for (i, entry) in self.entries.iter().enumerate().skip(first).rev() {
            self.index.take(&entry.name, i as u32 + 1, entry.hidden, self.text);
        }
        self.entries.truncate(first);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_is_told_apart_and_forgotten() {
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
        let name_at = |at: u32| Name::at(&Cursor::at_offset(text, at), "arg").unwrap();
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
    fn blocks_of_an_inner_region_hide_those_around() {
        let text = b"^bb1 ^name ^bb1 ^name";
        let name_at = |at: u32| Name::at(&Cursor::at_offset(text, at), "bb").unwrap();
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
