//! Attribute dictionaries by their text.
//!
//! Programs repeat few dictionaries (`{alignment = 4 : i64, tbaa = [#tbaa_tag]}`) on most of their loads, stores, calls
//! and arguments. Finding them by text takes 25 % off the time of parsing sqlite3 at -O2.

use super::core::AsmParser;
use super::texts::ByText;
use crate::attrs::Attr;
use crate::context::Str;
use crate::decl::OpDef;
use core::ops::Range;

/// A dictionary that was parsed: where its attributes are in [`Dicts`].
struct Entry {
    /// The inherent attributes of the operation that the dictionary belongs to.
    inherent: Range<u32>,
    others: Range<u32>,
    attr: Option<Attr>,
}

/// What a dictionary means.
pub(super) struct Dict<'a> {
    /// The inherent attributes by slot.
    pub inherent: &'a [(usize, Attr)],
    /// The other attributes, in the order of the text.
    pub others: &'a [(Str, Attr)],
    /// The whole dictionary as an attribute, if that was asked for.
    pub attr: Option<Attr>,
}

/// The dictionaries that were parsed so far.
#[derive(Default)]
pub(super) struct Dicts {
    by_text: ByText<Entry>,
    inherent: Vec<(usize, Attr)>,
    others: Vec<(Str, Attr)>,
}

/// The code of an operation plus one; zero for a dictionary of no operation. The same text has other inherent attributes
/// in another operation.
#[inline]
fn owner_of(def: Option<&'static OpDef>) -> u32 {
    def.map_or(0, |def| def.code() + 1)
}

/// Adds items to a list: where they are.
fn append<T: Copy>(list: &mut Vec<T>, items: &[T]) -> Range<u32> {
    let start = list.len() as u32;
    list.extend_from_slice(items);
    start..list.len() as u32
}

fn slice<'a, T>(list: &'a [T], range: &Range<u32>) -> &'a [T] {
    list.get(range.start as usize..range.end as usize).unwrap_or(&[])
}

impl Dicts {
    /// What this text means for an operation, or on its own.
    #[inline]
    pub fn get(&self, text: &[u8], def: Option<&'static OpDef>) -> Option<Dict<'_>> {
        let entry = self.by_text.get(text, owner_of(def))?;
        let (inherent, others) = (slice(&self.inherent, &entry.inherent), slice(&self.others, &entry.others));
        Some(Dict { inherent, others, attr: entry.attr })
    }

    /// Keeps what a text means, in place of what was kept for it before.
    pub fn insert(&mut self, text: &[u8], def: Option<&'static OpDef>, dict: &Dict<'_>) {
        let (inherent, others) =
            (append(&mut self.inherent, dict.inherent), append(&mut self.others, dict.others));
        self.by_text.insert(text, owner_of(def), Entry { inherent, others, attr: dict.attr });
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
