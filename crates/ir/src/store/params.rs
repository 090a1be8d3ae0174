//! Parameters of types and attributes: how they are read from and written to the words of a record.
//!
//! A type or attribute is a kind and a list of words. Each parameter takes one or more words. The kind's declaration lists
//! the parameters, so that shared code can walk and replace nested types and attributes.

use super::ids::{AffineExpr, Attr, Str, Type};
use crate::context::Context;
use terrace_support::id::{i64s_of_words, ids_of_words, words_of_ids};
use terrace_support::small_vec::SmallVec;

/// The meaning of a parameter's words, for code that walks records of any kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ParamKind {
    /// One word: a type, or zero for none.
    Type,
    /// One word: an attribute, or zero for none.
    Attr,
    /// One word: an interned string, or zero for none.
    Str,
    /// One word: a number.
    U32,
    /// Two words: a number, low word first.
    U64,
    /// A count and that many types.
    Types,
    /// A count and that many attributes.
    Attrs,
    /// A count and that many strings.
    Strs,
    /// A count, padding to an even word, and that many two-word integers.
    I64s,
    /// A byte count and the bytes, padded to a word.
    Bytes,
    /// A count and that many (string, attribute) pairs.
    Entries,
}

impl ParamKind {
    /// Whether such a parameter can hold a type or an attribute.
    pub fn has_parts(self) -> bool {
        matches!(self, Self::Type | Self::Attr | Self::Types | Self::Attrs | Self::Entries)
    }
}

/// The words of a record under construction.
pub type Words = SmallVec<[u32; 24]>;

/// Reads parameters one after another.
pub struct Reader<'c> {
    words: &'c [u32],
    pos: usize,
}

impl<'c> Reader<'c> {
    /// Starts at the first word of a record.
    #[inline]
    pub fn new(words: &'c [u32]) -> Self {
        Self { words, pos: 0 }
    }
    /// The next word; zero past the end.
    #[inline]
    pub fn word(&mut self) -> u32 {
        let word = self.words.get(self.pos).copied().unwrap_or(0);
        self.pos += 1;
        word
    }
    /// The next `n` words; empty past the end.
    #[inline]
    pub fn take(&mut self, n: usize) -> &'c [u32] {
        let words = self.words.get(self.pos..self.pos.saturating_add(n)).unwrap_or(&[]);
        self.pos += words.len();
        words
    }
    #[inline]
    fn align(&mut self) {
        self.pos += self.pos & 1;
    }
}

/// One parameter of a type or attribute kind.
pub trait Param {
    /// The type of the parameter in typed views.
    type View<'c>: Copy;
    /// The meaning of the words.
    const KIND: ParamKind;
    /// Reads the parameter.
    fn decode<'c>(r: &mut Reader<'c>) -> Self::View<'c>;
    /// Writes the parameter.
    fn encode(view: Self::View<'_>, out: &mut Words);
}

macro_rules! word_param {
    ($($(#[$doc:meta])* $P:ty => $View:ty, $kind:ident, |$w:ident| $dec:expr, |$v:ident| $enc:expr;)*) => {$(
        impl Param for $P {
            type View<'c> = $View;
            const KIND: ParamKind = ParamKind::$kind;
            #[inline]
            fn decode<'c>(r: &mut Reader<'c>) -> $View { let $w = r.word(); $dec }
            #[inline]
            fn encode($v: $View, out: &mut Words) { out.push($enc) }
        }
    )*};
}

word_param! {
    Type => Type, Type, |w| Type::from_raw(w).unwrap_or(Type::NONE), |v| v.raw();
    Attr => Attr, Attr, |w| Attr::from_raw(w).unwrap_or(Attr::UNIT), |v| v.raw();
    Option<Type> => Option<Type>, Type, |w| Type::from_raw(w), |v| v.map_or(0, |t| t.raw());
    Option<Attr> => Option<Attr>, Attr, |w| Attr::from_raw(w), |v| v.map_or(0, |a| a.raw());
    Str => Str, Str, |w| Str::from_raw(w).unwrap_or(Str::EMPTY), |v| v.raw();
    Option<Str> => Option<Str>, Str, |w| Str::from_raw(w), |v| v.map_or(0, |s| s.raw());
    u32 => u32, U32, |w| w, |v| v;
    bool => bool, U32, |w| w != 0, |v| v as u32;
}

macro_rules! two_word_param {
    ($($P:ty)*) => {$(
        impl Param for $P {
            type View<'c> = $P;
            const KIND: ParamKind = ParamKind::U64;
            #[inline]
            fn decode<'c>(r: &mut Reader<'c>) -> $P {
                let low = r.word() as u64;
                (low | (r.word() as u64) << 32) as $P
            }
            #[inline]
            fn encode(view: $P, out: &mut Words) {
                out.extend_from_slice(&[view as u32, (view as u64 >> 32) as u32]);
            }
        }
    )*};
}

two_word_param! { u64 i64 }

macro_rules! id_list_param {
    ($($Id:ty, $kind:ident;)*) => {$(
        impl Param for [$Id] {
            type View<'c> = &'c [$Id];
            const KIND: ParamKind = ParamKind::$kind;
            #[inline]
            fn decode<'c>(r: &mut Reader<'c>) -> &'c [$Id] {
                let n = r.word() as usize;
                ids_of_words(r.take(n))
            }
            #[inline]
            fn encode(view: &[$Id], out: &mut Words) {
                out.push(view.len() as u32);
                out.extend_from_slice(words_of_ids(view));
            }
        }
    )*};
}

id_list_param! { Type, Types; Attr, Attrs; Str, Strs; AffineExpr, Strs; }

impl Param for [i64] {
    type View<'c> = &'c [i64];
    const KIND: ParamKind = ParamKind::I64s;
    #[inline]
    fn decode<'c>(r: &mut Reader<'c>) -> &'c [i64] {
        let n = r.word() as usize;
        r.align();
        i64s_of_words(r.take(n * 2))
    }
    fn encode(view: &[i64], out: &mut Words) {
        out.push(view.len() as u32);
        if out.len() & 1 == 1 {
            out.push(0);
        }
        view.iter().for_each(|&v| i64::encode(v, out));
    }
}

impl Param for [u8] {
    type View<'c> = &'c [u8];
    const KIND: ParamKind = ParamKind::Bytes;
    #[inline]
    fn decode<'c>(r: &mut Reader<'c>) -> &'c [u8] {
        let n = r.word() as usize;
        let bytes = terrace_support::interner::as_bytes(r.take(n.div_ceil(4)));
        bytes.get(..n).unwrap_or(&[])
    }
    fn encode(view: &[u8], out: &mut Words) {
        out.push(view.len() as u32);
        let (whole, rest) = view.as_chunks::<4>();
        out.reserve(whole.len() + 1);
        whole.iter().for_each(|&word| out.push(u32::from_ne_bytes(word)));
        if !rest.is_empty() {
            let mut last = [0; 4];
            last[..rest.len()].copy_from_slice(rest);
            out.push(u32::from_ne_bytes(last));
        }
    }
}

/// The entries of a dictionary: (name, value) pairs, sorted by name.
#[derive(Clone, Copy)]
pub struct Entries<'c>(&'c [u32]);

impl<'c> Entries<'c> {
    /// A view of flat `[name, value, name, value, ...]` words.
    pub fn from_words(words: &'c [u32]) -> Self {
        Self(words)
    }
    /// How many entries there are.
    pub fn len(self) -> usize {
        self.0.len() / 2
    }
    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.0.is_empty()
    }
    /// The entries in order of name.
    #[inline]
    pub fn iter(self) -> impl ExactSizeIterator<Item = (Str, Attr)> + Clone + 'c {
        self.0.chunks_exact(2).map(|pair| {
            (Str::from_raw(pair[0]).unwrap_or(Str::EMPTY), Attr::from_raw(pair[1]).unwrap_or(Attr::UNIT))
        })
    }
    /// The value of a name; scans, since dictionaries are short.
    pub fn get(self, name: Str) -> Option<Attr> {
        self.iter().find(|&(n, _)| n == name).map(|(_, value)| value)
    }
    /// [`Entries::get`] for many operations, which may share a long dictionary.
    pub(crate) fn search(self, ctx: &Context, name: Str) -> Option<Attr> {
        const LONG: usize = 32;
        if self.len() < LONG {
            return self.get(name);
        }
        let (entries, _) = self.0.as_chunks::<2>();
        let text = |raw: u32| Str::from_raw(raw).map_or(&b""[..], |name| ctx.bytes(name));
        let at = entries.binary_search_by(|entry| text(entry[0]).cmp(ctx.bytes(name))).ok()?;
        Attr::from_raw(entries[at][1])
    }
}

/// Marks the dictionary parameter; its view is [`Entries`].
pub struct EntriesParam;

impl Param for EntriesParam {
    type View<'c> = Entries<'c>;
    const KIND: ParamKind = ParamKind::Entries;
    #[inline]
    fn decode<'c>(r: &mut Reader<'c>) -> Entries<'c> {
        let n = r.word() as usize;
        Entries(r.take(n * 2))
    }
    fn encode(view: Entries<'_>, out: &mut Words) {
        out.push(view.len() as u32);
        out.extend_from_slice(view.0);
    }
}

/// The name and meaning of a parameter in a kind's declaration.
#[derive(Clone, Copy, Debug)]
pub struct ParamDef {
    /// The parameter's name.
    pub name: &'static str,
    /// The meaning of its words.
    pub kind: ParamKind,
}

/// A type or an attribute that is nested in a record.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Part {
    /// A nested type.
    Type(Type),
    /// A nested attribute.
    Attr(Attr),
}

/// Calls `f` with the position and the value of each type and attribute nested in a record, until one returns true. Returns
/// whether one did.
pub(crate) fn any_part(params: &[ParamDef], words: &[u32], f: &mut dyn FnMut(usize, Part) -> bool) -> bool {
    let mut pos = 0;
    params.iter().any(|param| {
        let count = words.get(pos).copied().unwrap_or(0) as usize;
        let start = pos;
        pos += match param.kind {
            ParamKind::Type | ParamKind::Attr | ParamKind::Str | ParamKind::U32 => 1,
            ParamKind::U64 => 2,
            ParamKind::Types | ParamKind::Attrs | ParamKind::Strs => 1 + count,
            ParamKind::I64s => 1 + ((pos + 1) & 1) + count * 2,
            ParamKind::Bytes => 1 + count.div_ceil(4),
            ParamKind::Entries => 1 + count * 2,
        };
        let mut part = |at: usize| {
            let word = words.get(at).copied().unwrap_or(0);
            let part = match param.kind {
                ParamKind::Type | ParamKind::Types => Type::from_raw(word).map(Part::Type),
                _ => Attr::from_raw(word).map(Part::Attr),
            };
            part.is_some_and(|part| f(at, part))
        };
        match param.kind {
            ParamKind::Type | ParamKind::Attr => part(start),
            ParamKind::Types | ParamKind::Attrs => (start + 1..pos).any(part),
            // Entries alternate between a name and a value.
            ParamKind::Entries => (start + 2..pos).step_by(2).any(part),
            _ => false,
        }
    })
}

/// Calls `f` with each type and attribute nested in a record.
pub fn for_each_part(params: &[ParamDef], words: &[u32], f: &mut dyn FnMut(Part)) {
    any_part(params, words, &mut |_, part| {
        f(part);
        false
    });
}

/// The words of a record with each nested type and attribute replaced by the result of `f`; `None` if none changed.
pub fn map_parts(params: &[ParamDef], words: &[u32], f: &mut dyn FnMut(Part) -> Part) -> Option<Words> {
    let mut out = Words::from_slice(words);
    let mut changed = false;
    any_part(params, words, &mut |at, part| {
        let new = match f(part) {
            Part::Type(ty) => ty.raw(),
            Part::Attr(attr) => attr.raw(),
        };
        changed |= new != core::mem::replace(&mut out[at], new);
        false
    });
    changed.then_some(out)
}
