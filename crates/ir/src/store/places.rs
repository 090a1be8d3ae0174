//! The words of locations, and the table of places and call sites.

use super::ids::{Attr, Str};
use core::ops::Range;
use std::sync::atomic::Ordering;
use terrace_support::chunked::RowTable;

/// A location: an interned attribute, a place or call site, or a byte position in the source map, depending on the range of
/// the word.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(transparent)]
pub struct Loc(u32);

/// The first word of a place or call site.
const PLACE: u32 = 1 << 29;
/// The first word of a position.
const POSITION: u32 = 1 << 30;
/// How many of the highest words are reserved for [`Loc::deferred`].
const DEFERRED: u32 = 1 << 24;
/// The number of positions: about three gigabytes.
pub(super) const N_POSITIONS: u32 = u32::MAX - POSITION - DEFERRED;

/// A line and column of a file, optionally fused with metadata: `fused<metadata>["file":line:col]`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    /// The file's name.
    pub file: Str,
    /// The line.
    pub line: u32,
    /// The column.
    pub col: u32,
    /// The metadata that it is fused with.
    pub metadata: Option<Attr>,
}

/// The places and call sites of a context, by number.
#[derive(Default)]
pub(super) struct Places(RowTable<2>);

/// The upper half of the second word of a call site without attribute; once it has one, the attribute is added. A place has
/// its file in the lower half, which is never zero.
const CALL_SITE: u32 = 1;

fn pair(low: u32, high: u32) -> u64 {
    u64::from(low) | u64::from(high) << 32
}

/// Numbers of places that a thread has reserved: it reserves several at once, since each atomic increment stalls until
/// earlier writes are done.
#[derive(Clone, Default)]
pub struct FreePlaces(Range<u32>);

impl Loc {
    /// `loc(unknown)`
    pub const UNKNOWN: Loc = Loc(Attr::UNKNOWN_LOC.raw());

    /// The location that an attribute describes.
    #[inline]
    pub fn of_attr(attr: Attr) -> Loc {
        Loc(attr.raw())
    }

    /// A byte position in the source map.
    #[inline]
    pub fn of_pos(pos: u32) -> Loc {
        Loc(pos.wrapping_add(POSITION))
    }

    /// The byte position, if this is one.
    #[inline]
    pub fn pos(self) -> Option<u32> {
        self.0.checked_sub(POSITION)
    }

    /// The place or call site of a number; `None` if the numbers are exhausted.
    #[inline]
    pub(super) fn of_place_index(index: u32) -> Option<Loc> {
        (index < POSITION - PLACE).then(|| Loc(index + PLACE))
    }

    /// The number of the place or call site, if this is one.
    #[inline]
    pub fn place_index(self) -> Option<u32> {
        (PLACE..POSITION).contains(&self.0).then(|| self.0 - PLACE)
    }

    /// The attribute, if this is one.
    #[inline]
    pub(crate) fn as_attr(self) -> Option<Attr> {
        if self.0 < PLACE { Attr::from_raw(self.0) } else { None }
    }

    /// The location as a word; that of an attribute is [`Attr::raw`].
    #[inline]
    pub fn word(self) -> u32 {
        self.0
    }

    /// The location of a [`word`](Self::word).
    #[inline]
    pub fn of_word(word: u32) -> Loc {
        Loc(word)
    }

    /// A placeholder for location alias number `n`, which is defined later in the text.
    pub(crate) fn deferred(n: u32) -> Loc {
        Loc(u32::MAX - n.min(DEFERRED - 1))
    }

    /// The number of the alias, if this is such a placeholder.
    pub(crate) fn as_deferred(self) -> Option<u32> {
        (self.0 > u32::MAX - DEFERRED).then(|| u32::MAX - self.0)
    }
}

impl Places {
    #[inline(always)]
    pub(super) fn push(&self, place: Place, free: &mut FreePlaces) -> u32 {
        /// How many numbers are reserved at once.
        const BATCH: u32 = 32;
        let index = free.0.next().unwrap_or_else(|| {
            let first = self.0.reserve(BATCH);
            free.0 = first + 1..first.saturating_add(BATCH);
            first
        });
        let metadata = place.metadata.map_or(0, Attr::raw);
        self.0.set(index, [pair(place.line, place.col), pair(place.file.raw(), metadata)]);
        index
    }

    pub(super) fn get(&self, index: u32) -> Option<Place> {
        let [at, of] = self.0.get(index)?.each_ref().map(|word| word.load(Ordering::Acquire));
        let file = Str::from_raw(of as u32)?;
        Some(Place {
            file,
            line: at as u32,
            col: (at >> 32) as u32,
            metadata: Attr::from_raw((of >> 32) as u32),
        })
    }

    pub(super) fn push_call_site(&self, callee: Loc, caller: Loc) -> u32 {
        let index = self.0.reserve(1);
        self.0.set(index, [pair(callee.0, caller.0), pair(0, CALL_SITE)]);
        index
    }

    /// Callee, caller, and the attribute if it is known.
    pub(super) fn call_site(&self, index: u32) -> Option<(Loc, Loc, Option<Attr>)> {
        let [parts, of] = self.0.get(index)?.each_ref().map(|word| word.load(Ordering::Acquire));
        let is_call_site = of as u32 == 0 && of != 0;
        let attr = Attr::from_raw(((of >> 32) as u32).wrapping_sub(CALL_SITE));
        is_call_site.then_some((Loc(parts as u32), Loc((parts >> 32) as u32), attr))
    }

    /// Notes the attribute of a call site.
    pub(super) fn set_call_site_attr(&self, index: u32, attr: Attr) {
        if let Some([_, of]) = self.0.get(index) {
            of.store(pair(0, attr.raw() + CALL_SITE), Ordering::Release);
        }
    }
}
