//! Names of values, blocks and aliases while parsing.
//!
//! Printers call values `%0`, `%1` and `%arg0`, blocks `^bb0` and locations `#loc1`: the number of such a name indexes a
//! vector. Of other names that end in a number the prefix is hashed and the number indexes a vector; the rest are hashed
//! whole. The names of a region are removed when the region ends.

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
    key: Key,
}

/// The prefixes of the names that printers number.
pub(super) const ARG_PREFIX: &str = "arg";
pub(super) const BLOCK_PREFIX: &str = "bb";
pub(super) const LOC_PREFIX: &str = "loc";

/// The key of a name in a [`NameIndex`].
#[derive(Clone, Copy)]
enum Key {
    /// `%12`
    Number(u32),
    /// The number of `%arg12` or `^bb12` plus one; zero for `#loc`.
    Prefixed(u32),
    /// Any other name.
    Text,
}

/// Names with larger numbers are hashed: a vector is as long as its largest number.
const MAX_NUMBER: u32 = 1 << 20;

/// The number at the start of eight bytes and its number of digits; `None` if it has a leading zero or is too large.
#[inline(always)]
fn plain_number(bytes: &[u8; 8]) -> Option<(u32, usize)> {
    let (len, number) = number_at_start(bytes);
    let is_plain = len != 0 && len < 8 && (len == 1 || bytes[0] != b'0') && number < MAX_NUMBER;
    is_plain.then_some((number, len))
}

impl Name {
    /// The name at the cursor; `None` when it is ill-formed. Numbered names may start with `prefix`.
    // Inlined for each prefix, so that the prefix is compared as one word.
    #[inline(always)]
    pub fn at(cursor: &Cursor<'_>, prefix: &'static str) -> Option<Self> {
        let (text, start) = (cursor.text(), cursor.offset() as usize);
        let rest = text.get(start + 1..)?;
        if rest.first().is_some_and(u8::is_ascii_digit) {
            if let Some(bytes) = rest.first_chunk()
                && let Some((number, len)) = plain_number(bytes)
            {
                let end = (start + 1 + len) as u32;
                return Some(Self { start: start as u32, end, key: Key::Number(number) });
            }
        } else if rest.get(..prefix.len()).is_some_and(|head| words::eq(head, prefix.as_bytes()))
            && let Some(bytes) = rest.get(prefix.len()..).and_then(|rest| rest.first_chunk())
        {
            let (number, len) = plain_number(bytes).map_or((0, 0), |(number, len)| (number + 1, len));
            let end = prefix.len() + len;
            // `%arg1_` is another name.
            if !rest.get(end).is_some_and(|&byte| is_name(byte)) {
                let key = Key::Prefixed(number);
                return Some(Self { start: start as u32, end: (start + 1 + end) as u32, key });
            }
        }
        Self::unnumbered(cursor, prefix)
    }

    /// The empty name at an offset.
    pub fn none(offset: u32) -> Self {
        Self { start: offset, end: offset, key: Key::Text }
    }

    #[cold]
    fn unnumbered(cursor: &Cursor<'_>, prefix: &str) -> Option<Self> {
        let name = cursor.name().get(1..)?;
        let (start, end) = (cursor.offset(), cursor.offset() + 1 + name.len() as u32);
        // Numbers in the last eight bytes of the text.
        let number_of = |digits: &[u8]| {
            let mut bytes = [b' '; 8];
            bytes.get_mut(..digits.len())?.copy_from_slice(digits);
            plain_number(&bytes).filter(|&(_, len)| len == digits.len()).map(|(number, _)| number)
        };
        let key = match name.strip_prefix(prefix.as_bytes()) {
            Some([]) => Some(Key::Prefixed(0)),
            Some(digits) => number_of(digits).map(|number| Key::Prefixed(number + 1)),
            None => number_of(name).map(Key::Number),
        };
        Some(Self { start, end, key: key.unwrap_or(Key::Text) })
    }

    /// The bytes of the name, with its sigil.
    #[inline]
    pub fn text<'p>(&self, text: &'p [u8]) -> &'p [u8] {
        text.get(self.start as usize..self.end as usize).unwrap_or(&[])
    }
}

/// The names with a common prefix before their numbers.
struct NumberedNames {
    /// The range of the prefix in the text.
    prefix: (u32, u32),
    numbers: Vec<u32>,
    /// The number of names that were added.
    n: usize,
    /// Whether a number was far ahead of the others: further names are hashed, so that memory stays in proportion to the
    /// text.
    is_sparse: bool,
}

/// The newest entry of each name, as its index plus one.
#[derive(Default)]
pub(super) struct NameIndex {
    numbers: Vec<u32>,
    prefixed: Vec<u32>,
    /// Other names that end in a number (`#di_local_variable12`), by prefix.
    families: Vec<NumberedNames>,
    /// Indices into `families`, by hash of the prefix.
    by_prefix: HashTable<(u64, u32)>,
    /// All other names, by hash.
    others: HashTable<(u64, u32)>,
}

/// The slot of a number in a list.
#[inline]
fn slot(list: &mut Vec<u32>, number: u32) -> &mut u32 {
    let number = number as usize;
    if number >= list.len() {
        // The next names mostly have the next numbers.
        list.resize((number + 1) * 3 / 2, 0);
    }
    &mut list[number]
}

/// The prefix and the number of a name that ends in a number.
#[inline]
fn split(name: &[u8]) -> Option<(&[u8], u32)> {
    let (len, number) = number_at_end(name.last_chunk()?);
    let (prefix, digits) = name.split_at(name.len() - len);
    let is_plain = len < 8 && number < MAX_NUMBER && !matches!(digits, [] | [b'0', _, ..]);
    is_plain.then_some((prefix, number))
}

impl NameIndex {
    /// The index of the names with a prefix.
    #[inline]
    fn family(&self, prefix: &[u8], hash: u64, text: &[u8]) -> Option<u32> {
        let matches = |&(other, family): &(u64, u32)| {
            let (start, end) = self.families[family as usize].prefix;
            other == hash && text.get(start as usize..end as usize) == Some(prefix)
        };
        self.by_prefix.find(hash, matches).map(|&(_, family)| family)
    }

    /// The slot of a name with a number; `None` for names that are hashed whole.
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
                    self.families.push(NumberedNames {
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

    /// The newest entry of a name, or zero; `text_of` returns the names of entries.
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
                let matches = |&(other, entry): &(u64, u32)| other == hash && text_of(entry) == name;
                return self.others.find(hash, matches).map_or(0, |&(_, entry)| entry);
            }
        };
        list.get(number as usize).copied().unwrap_or(0)
    }

    /// Makes `entry` the newest entry of a name and returns the entry that it hides.
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
        let matches = |&(other, entry): &(u64, u32)| other == hash && text_of(entry) == name;
        match self.others.find_mut(hash, matches) {
            Some(found) => core::mem::replace(&mut found.1, entry),
            None => {
                self.others.insert_unique(hash, (hash, entry), |&(hash, _)| hash);
                0
            }
        }
    }

    /// Removes the newest entry of a name; `hidden` is the entry that it hid, or zero.
    #[inline]
    fn remove(&mut self, name: &Name, entry: u32, hidden: u32, text: &[u8]) {
        if let Some(slot) = self.slot(name, text) {
            *slot = hidden;
            return;
        }
        let matches = |&(_, other): &(u64, u32)| other == entry;
        if let Ok(mut found) = self.others.find_entry(hash_bytes(name.text(text)), matches) {
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
#[derive(Default)]
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
        Self { text, ..Self::default() }
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
        let text_of = |entry: u32| self.entries[entry as usize - 1].name.text(self.text);
        let entry = self.index.get(name, self.text, text_of);
        self.entries.get((entry as usize).wrapping_sub(1))
    }

    /// Adds a name for values; the error is its previous definition.
    #[inline]
    pub fn insert(&mut self, name: Name, frame: u32, first: Value, count: u32) -> Result<(), Entry> {
        let entry = self.entries.len() as u32 + 1;
        let text_of = |entry: u32| self.entries[entry as usize - 1].name.text(self.text);
        let hidden = self.index.put(&name, entry, self.text, text_of);
        if hidden != 0 {
            let previous = self.entries[hidden as usize - 1];
            self.index.put(&name, hidden, self.text, |_| name.text(self.text));
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
        Self { text, index: NameIndex::default(), entries: Vec::new() }
    }

    /// The number of names.
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
    fn blocks_of_inner_regions_hide_outer_blocks() {
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
