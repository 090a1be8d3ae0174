//! Attribute dictionaries by their text.
//!
//! Programs repeat few dictionaries (`{alignment = 4 : i64, tbaa = [#tbaa_tag]}`) on most of their loads, stores, calls
//! and arguments. Finding them by text takes 25 % off the time of parsing sqlite3 at -O2.

use super::core::AsmParser;
use crate::attrs::Attr;
use crate::context::Str;
use crate::decl::OpDef;
use terrace_support::hash_bytes;
use terrace_support::hashbrown::HashTable;

/// A dictionary that was parsed.
pub(super) struct Dict<'p> {
    text: &'p [u8],
    /// The operation whose inherent attributes were taken out of the entries.
    def: Option<&'static OpDef>,
    /// The inherent attributes by slot.
    pub inherent: Box<[(usize, Attr)]>,
    /// The other entries, in the order of the text.
    pub entries: Box<[(Str, Attr)]>,
    /// The whole dictionary as an attribute, if that was asked for.
    pub attr: Option<Attr>,
}

impl<'p> Dict<'p> {
    /// A dictionary of no operation.
    pub fn new(text: &'p [u8], entries: &[(Str, Attr)], attr: Option<Attr>) -> Self {
        Self { text, def: None, inherent: Box::default(), entries: entries.into(), attr }
    }

    /// A dictionary of an operation.
    pub fn of(
        text: &'p [u8],
        def: &'static OpDef,
        inherent: &[(usize, Attr)],
        discardable: &[(Str, Attr)],
    ) -> Self {
        Self { text, def: Some(def), inherent: inherent.into(), entries: discardable.into(), attr: None }
    }
}

/// The dictionaries that were parsed so far.
#[derive(Default)]
pub(super) struct Dicts<'p>(HashTable<Dict<'p>>);

#[inline]
fn hash(text: &[u8], def: Option<&'static OpDef>) -> u64 {
    hash_bytes(text).wrapping_add(def.map_or(0, |def| u64::from(def.code()) + 1))
}

impl<'p> Dicts<'p> {
    /// What this text means for an operation, or on its own.
    #[inline]
    pub fn get(&self, text: &[u8], def: Option<&'static OpDef>) -> Option<&Dict<'p>> {
        let same = |dict: &Dict<'p>| {
            dict.text == text && dict.def.map(core::ptr::from_ref) == def.map(core::ptr::from_ref)
        };
        self.0.find(hash(text, def), same)
    }

    /// Keeps a dictionary, in place of an older one of the same text.
    pub fn insert(&mut self, dict: Dict<'p>) {
        let same = |old: &Dict<'p>| {
            old.text == dict.text && old.def.map(core::ptr::from_ref) == dict.def.map(core::ptr::from_ref)
        };
        match self.0.find_mut(hash(dict.text, dict.def), same) {
            Some(old) => *old = dict,
            None => {
                self.0.insert_unique(hash(dict.text, dict.def), dict, |dict| hash(dict.text, dict.def));
            }
        }
    }
}

impl<'p> AsmParser<'p> {
    /// The text of the dictionary that comes next. One with another one in it ends further on: it is never kept.
    #[inline]
    pub(super) fn dict_text(&self) -> &'p [u8] {
        let rest = &self.cursor.text()[self.offset() as usize..];
        memchr::memchr(b'}', rest).map_or(&[], |end| &rest[..=end])
    }

    /// Whether the text from `start` on was parsed up to its end, and nothing more.
    pub(super) fn is_behind(&self, start: u32, text: &[u8]) -> bool {
        let mut end = self.cursor;
        end.seek(start + text.len() as u32);
        !text.is_empty() && end.pos() == self.offset()
    }
}
