//! Caches of parsed fragments, by their text: programs repeat few types and attribute dictionaries very often.

use crate::attrs::Attr;
use crate::context::Str;
use crate::decl::OpDef;
use core::ops::Range;
use terrace_support::hashbrown::HashTable;
use terrace_support::{ends, hash_bytes, hash_pair, words};

/// Values by text. The texts are copied: reading the source again would take a page fault, since its memory is released
/// after parsing.
pub(super) struct TextCache<T> {
    table: HashTable<Entry<T>>,
    texts: Vec<u8>,
}

/// A text: up to sixteen bytes by value, longer ones by hash.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Key {
    words: [u64; 2],
    len: u32,
    owner: u32,
}

struct Entry<T> {
    key: Key,
    /// The start of a long text in [`TextCache::texts`].
    start: u32,
    value: T,
}

impl Key {
    const SHORT: usize = 16;

    #[inline]
    fn of(text: &[u8], owner: u32) -> Self {
        let words = if text.len() <= Self::SHORT { ends(text) } else { [hash_bytes(text), 0] };
        Self { words, len: text.len() as u32, owner }
    }

    #[inline]
    fn hash(self) -> u64 {
        let Self { words: [first, last], len, owner } = self;
        hash_pair([first ^ u64::from(owner), last], len)
    }
}

impl<T> Entry<T> {
    #[inline]
    fn matches(&self, texts: &[u8], key: Key, text: &[u8]) -> bool {
        self.key == key
            && (text.len() <= Key::SHORT
                || texts
                    .get(self.start as usize..)
                    .and_then(|rest| rest.get(..text.len()))
                    .is_some_and(|known| words::eq(known, text)))
    }
}

impl<T> Default for TextCache<T> {
    fn default() -> Self {
        Self { table: HashTable::new(), texts: Vec::new() }
    }
}

impl<T> TextCache<T> {
    /// The value of a text. `owner` tells values of one text apart.
    #[inline]
    pub fn get(&self, text: &[u8], owner: u32) -> Option<&T> {
        let key = Key::of(text, owner);
        self.table.find(key.hash(), |entry| entry.matches(&self.texts, key, text)).map(|entry| &entry.value)
    }

    /// Sets the value of a text.
    pub fn insert(&mut self, text: &[u8], owner: u32, value: T) {
        let key = Key::of(text, owner);
        if let Some(entry) = self.table.find_mut(key.hash(), |entry| entry.matches(&self.texts, key, text)) {
            entry.value = value;
            return;
        }
        let start = self.texts.len() as u32;
        if text.len() > Key::SHORT {
            self.texts.extend_from_slice(text);
        }
        self.table.insert_unique(key.hash(), Entry { key, start, value }, |entry| entry.key.hash());
    }
}

/// Long attributes of dialects and how many levels nest in them, by the texts in angle brackets, in parsers of many texts that
/// share parts.
#[derive(Default)]
pub(super) struct BodyCache(TextCache<(Attr, u32)>);

impl BodyCache {
    /// A shorter text is parsed as fast as it is found.
    const LONG: usize = 128;
    /// How many bytes of texts are kept: they may be inside each other.
    const MOST: usize = 4 << 20;

    /// Whether the attribute of a text may be here.
    pub fn may_have(text: &[u8]) -> bool {
        text.len() >= Self::LONG
    }

    /// The attribute of a text, of a kind of this code.
    pub fn get(&self, text: &[u8], code: u32) -> Option<(Attr, u32)> {
        self.0.get(text, code).copied()
    }

    /// Sets the attribute of a text.
    pub fn insert(&mut self, text: &[u8], code: u32, attr: (Attr, u32)) {
        if self.0.texts.len() + text.len() <= Self::MOST {
            self.0.insert(text, code, attr);
        }
    }
}

/// An attribute dictionary of the text.
pub(super) struct Dict<'a> {
    /// The inherent attributes, by slot, of the operation that the dictionary belongs to.
    pub inherent: &'a [(usize, Attr)],
    /// The other attributes, in the order of the text.
    pub others: &'a [(Str, Attr)],
    /// The whole dictionary as an attribute, if it was needed.
    pub attr: Option<Attr>,
}

/// The ranges of the attributes of a [`Dict`] in the lists of its cache.
struct DictEntry {
    inherent: Range<u32>,
    others: Range<u32>,
    attr: Option<Attr>,
}

/// Attribute dictionaries by text: most loads, stores, calls and arguments have one of a few
/// (`{alignment = 4 : i64, tbaa = [#tbaa_tag]}`).
#[derive(Default)]
pub(super) struct DictCache {
    by_text: TextCache<DictEntry>,
    inherent: Vec<(usize, Attr)>,
    others: Vec<(Str, Attr)>,
}

/// The cache owner of an operation's dictionary: each operation has its own inherent attributes.
#[inline]
fn owner_of(def: Option<&'static OpDef>) -> u32 {
    def.map_or(0, |def| def.code() + 1)
}

/// Appends items to a list and returns their range.
fn append<T: Copy>(list: &mut Vec<T>, items: &[T]) -> Range<u32> {
    let start = list.len() as u32;
    list.extend_from_slice(items);
    start..list.len() as u32
}

fn slice<'a, T>(list: &'a [T], range: &Range<u32>) -> &'a [T] {
    list.get(range.start as usize..range.end as usize).unwrap_or(&[])
}

impl DictCache {
    /// The dictionary of a text that belongs to an operation, or to none.
    #[inline]
    pub fn get(&self, text: &[u8], def: Option<&'static OpDef>) -> Option<Dict<'_>> {
        let entry = self.by_text.get(text, owner_of(def))?;
        let (inherent, others) = (slice(&self.inherent, &entry.inherent), slice(&self.others, &entry.others));
        Some(Dict { inherent, others, attr: entry.attr })
    }

    /// Sets the dictionary of a text.
    pub fn insert(&mut self, text: &[u8], def: Option<&'static OpDef>, dict: &Dict<'_>) {
        let inherent = append(&mut self.inherent, dict.inherent);
        let others = append(&mut self.others, dict.others);
        self.by_text.insert(text, owner_of(def), DictEntry { inherent, others, attr: dict.attr });
    }
}
