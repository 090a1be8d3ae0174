//! Attributes: a 4-byte handle, typed views, and the builtin kinds.
//!
//! Semantics and syntax: MLIR language reference, "Builtin attributes".

mod builtin;

pub use super::ids::Attr;
pub use super::kind::AttrKind;
pub use builtin::*;

use crate::store::ids::{Str, fixed};
use crate::store::interners::Store;
use crate::store::kind::KindDef;
use crate::store::params::{Entries, Reader};
use crate::store::types::Type;
use terrace_num::{ApFloat, ApInt, Rounding};
use terrace_support::small_vec::SmallVec;

fixed! {
    /// Interns the attributes with fixed handles; the first attributes of every store.
    Attr, |store|
    UNIT = 0, "`unit`", UnitAttr::get(store);
    FALSE = 1, "`false`", IntegerAttr::of_u64(store, Type::I1, 0);
    TRUE = 2, "`true`", IntegerAttr::of_u64(store, Type::I1, 1);
    UNKNOWN_LOC = 3, "`loc(unknown)`", UnknownLoc::get(store);
    EMPTY_DICT = 4, "`{}`", DictionaryAttr::get(store, Entries::from_words(&[]));
}

impl Attr {
    /// Views the attribute as kind `K`, if it is one.
    #[inline]
    pub fn as_<'c, K: AttrKind<'c>>(self, ctx: &'c Store) -> Option<K> {
        let (code, words) = ctx.attr_words(self);
        (code == K::DEF.code()).then(|| K::decode(&mut Reader::new(words)))
    }

    /// Whether the attribute is of kind `K`.
    #[inline]
    pub fn is<'c, K: AttrKind<'c>>(self, ctx: &Store) -> bool {
        ctx.attr_code(self) == K::DEF.code()
    }

    /// The declaration of the attribute's kind.
    pub fn def(self, ctx: &Store) -> Option<&'static KindDef> {
        KindDef::of_code(ctx.attr_code(self))
    }

    /// The namespace of the dialect that the attribute's kind belongs to, if a dialect declares it.
    pub fn dialect(self, ctx: &Store) -> Option<&'static str> {
        self.def(ctx).map(|def| def.dialect)
    }

    /// The attribute `true` or `false`.
    pub fn bool(value: bool) -> Attr {
        if value { Attr::TRUE } else { Attr::FALSE }
    }

    /// The value of an `i1` integer attribute.
    pub fn as_bool(self, ctx: &Store) -> Option<bool> {
        match self {
            Attr::TRUE => Some(true),
            Attr::FALSE => Some(false),
            _ => self.as_::<IntegerAttr>(ctx).filter(|i| i.ty == Type::I1).map(|i| i.to_u64() == Some(1)),
        }
    }

    /// The value of an integer attribute, sign-extended, when it fits.
    pub fn as_i64(self, ctx: &Store) -> Option<i64> {
        self.as_::<IntegerAttr>(ctx)?.to_i64(ctx)
    }

    /// The bytes of a string attribute.
    pub fn as_bytes(self, ctx: &Store) -> Option<&[u8]> {
        self.as_::<StringAttr>(ctx).map(|s| ctx.bytes(s.value))
    }

    /// The handle of a string attribute's value, or of a flat symbol reference's root.
    pub fn as_str(self, ctx: &Store) -> Option<Str> {
        if let Some(s) = self.as_::<StringAttr>(ctx) {
            return Some(s.value);
        }
        self.as_::<SymbolRefAttr>(ctx).filter(|r| r.nested.is_empty()).map(|r| r.root)
    }

    /// The elements of an array attribute.
    pub fn as_array(self, ctx: &Store) -> Option<&[Attr]> {
        self.as_::<ArrayAttr>(ctx).map(|a| a.elems)
    }

    /// The type in a type attribute.
    pub fn as_type(self, ctx: &Store) -> Option<Type> {
        self.as_::<TypeAttr>(ctx).map(|t| t.ty)
    }
}

impl<'c> IntegerAttr<'c> {
    /// The attribute with the low `width` bits of `value`; `ty` is an integer of up to 64 bits or `index`.
    #[inline]
    pub fn of_u64(ctx: &Store, ty: Type, value: u64) -> Attr {
        let value = match ty.bit_width(ctx) {
            Some(width) if width < 64 => value & ((1u64 << width) - 1),
            Some(width) if width > 64 => return Self::of(ctx, ty, &ApInt::new(width, value)),
            _ => value,
        };
        Self::of_word(ctx, ty, value)
    }

    /// [`IntegerAttr::get`] of the bytes of one word, without a list.
    pub(crate) fn of_word(ctx: &Store, ty: Type, value: u64) -> Attr {
        let bytes = value.to_ne_bytes();
        let half = |at: usize| u32::from_ne_bytes([bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]]);
        ctx.attr_of_words(Self::DEF.code(), &[ty.raw(), bytes.len() as u32, half(0), half(4)])
    }

    /// The attribute of a signed value, sign-extended or wrapped into the type's width.
    pub fn of_i64(ctx: &Store, ty: Type, value: i64) -> Attr {
        match ty.bit_width(ctx) {
            Some(width) if width > 64 => Self::of(ctx, ty, &ApInt::from_i64(width, value)),
            _ => Self::of_u64(ctx, ty, value as u64),
        }
    }

    /// The attribute of a value of the type's width.
    pub fn of(ctx: &Store, ty: Type, value: &ApInt) -> Attr {
        let words = value.words();
        if words.len() <= 1 {
            return Self::of_u64(ctx, ty, words.first().copied().unwrap_or(0));
        }
        let bytes: Vec<u8> = words.iter().flat_map(|w| w.to_ne_bytes()).collect();
        IntegerAttr::get(ctx, ty, &bytes)
    }

    /// The width of the value: that of the integer type, 64 for `index`.
    pub fn width(&self, ctx: &Store) -> u32 {
        self.ty.bit_width(ctx).unwrap_or(64)
    }

    /// The value, as a pattern of [`IntegerAttr::width`] bits.
    pub fn value(&self, ctx: &Store) -> ApInt {
        let words: SmallVec<[u64; 4]> =
            self.words.as_chunks::<8>().0.iter().map(|c| u64::from_ne_bytes(*c)).collect();
        ApInt::from_words(self.width(ctx), &words)
    }

    /// The value as an unsigned number of up to 64 bits.
    pub fn to_u64(&self) -> Option<u64> {
        let (words, _) = self.words.as_chunks::<8>();
        let (first, rest) = words.split_first()?;
        rest.iter().all(|w| *w == [0; 8]).then(|| u64::from_ne_bytes(*first))
    }

    /// The value sign-extended from its width, when it fits.
    pub fn to_i64(&self, ctx: &Store) -> Option<i64> {
        match self.width(ctx) {
            0 => Some(0),
            width @ 1..=64 => self.to_u64().map(|v| ((v << (64 - width)) as i64) >> (64 - width)),
            _ => self.value(ctx).to_i64(),
        }
    }
}

impl FloatAttr<'_> {
    /// The attribute of a value; its format is that of `ty`.
    pub fn of(ctx: &Store, ty: Type, value: ApFloat) -> Attr {
        let bits = value.to_bits();
        FloatAttr::get(ctx, ty, bits as u64, (bits >> 64) as u64)
    }

    /// The attribute of a number, rounded to the format of `ty`, a float type; `None` for another type.
    ///
    /// ```
    /// use terrace_ir::attrs::FloatAttr;
    /// use terrace_ir::{Context, Type};
    ///
    /// let ctx = Context::new();
    /// let third = FloatAttr::from_f64(&ctx, Type::F32, 1.0 / 3.0).unwrap();
    /// assert_eq!(third.as_::<FloatAttr>(&ctx).unwrap().to_f64(&ctx), Some(f64::from(1.0f32 / 3.0)));
    /// assert_eq!(FloatAttr::from_f64(&ctx, Type::I32, 1.0), None);
    /// ```
    pub fn from_f64(ctx: &Store, ty: Type, value: f64) -> Option<Attr> {
        let format = ty.as_float(ctx)?;
        Some(FloatAttr::of(ctx, ty, ApFloat::from_f64(format, value, Rounding::NearestTiesToEven)))
    }

    /// The number, rounded to double precision.
    pub fn to_f64(&self, ctx: &Store) -> Option<f64> {
        self.value(ctx).map(|value| value.to_f64())
    }

    /// The bit pattern.
    pub fn bits(&self) -> u128 {
        self.low as u128 | (self.high as u128) << 64
    }

    /// The value.
    pub fn value(&self, ctx: &Store) -> Option<ApFloat> {
        self.ty.as_float(ctx).map(|format| ApFloat::from_bits(format, self.bits()))
    }
}

impl StringAttr<'_> {
    /// The untyped string attribute of some text.
    pub fn of(ctx: &Store, text: &str) -> Attr {
        StringAttr::get(ctx, ctx.intern(text), None)
    }
}

impl DistinctAttr<'_> {
    /// A new attribute `distinct[n]<value>`, unequal to all others.
    pub fn new(ctx: &Store, value: Attr) -> Attr {
        ctx.new_attr_of_words(Self::DEF.code(), &[ctx.next_distinct(), value.raw()])
    }
}

impl SymbolRefAttr<'_> {
    /// The flat reference `@name`.
    pub fn flat(ctx: &Store, name: Str) -> Attr {
        SymbolRefAttr::get(ctx, name, &[])
    }
}

impl DictionaryAttr<'_> {
    /// The dictionary of these entries; sorts them by name. Names must be unique.
    pub fn of(ctx: &Store, entries: &[(Str, Attr)]) -> Attr {
        let mut sorted: SmallVec<[(Str, Attr); 8]> = entries.iter().copied().collect();
        if sorted.len() > 1 {
            sorted.sort_by(|a, b| ctx.bytes(a.0).cmp(ctx.bytes(b.0)));
        }
        let words: SmallVec<[u32; 16]> = sorted.iter().flat_map(|(n, a)| [n.raw(), a.raw()]).collect();
        DictionaryAttr::get(ctx, Entries::from_words(&words))
    }
}

impl AffineMapAttr<'_> {
    /// How many operands the map takes.
    pub fn n_inputs(&self) -> usize {
        self.n_dims as usize + self.n_syms as usize
    }
}

impl DenseArrayAttr<'_> {
    /// `array<i32: ...>`
    pub fn of_i32s(ctx: &Store, values: &[i32]) -> Attr {
        Self::of_words(ctx, Type::I32, values.len(), values.iter().map(|&value| value as u32))
    }
    /// `array<i64: ...>`
    pub fn of_i64s(ctx: &Store, values: &[i64]) -> Attr {
        let words = values.iter().flat_map(|&value| [value as u32, (value >> 32) as u32]);
        Self::of_words(ctx, Type::I64, values.len(), words)
    }
    /// [`DenseArrayAttr::get`] of the bytes of some words, least significant ones first.
    fn of_words(ctx: &Store, elem: Type, len: usize, words: impl Iterator<Item = u32>) -> Attr {
        let mut record: SmallVec<[u32; 16]> = SmallVec::from_slice(&[elem.raw(), len as u32, 0]);
        record.extend(words.map(u32::to_le));
        record[2] = 4 * (record.len() as u32 - 3);
        ctx.attr_of_words(Self::DEF.code(), &record)
    }
    /// The elements of an `i32` array as words, without decoding the attribute; empty if it is no dense array.
    #[inline]
    pub(crate) fn i32_words(ctx: &Store, attr: Attr) -> &[u32] {
        match ctx.attr_words(attr) {
            // The element type, the number of elements, the number of bytes, and the bytes.
            (code, [_, _, n_bytes, data @ ..]) if code == Self::DEF.code() => {
                data.get(..*n_bytes as usize / 4).unwrap_or(&[])
            }
            _ => &[],
        }
    }
    /// The elements of an `i32` array.
    pub fn i32s(&self) -> impl ExactSizeIterator<Item = i32> + Clone + '_ {
        self.data.as_chunks::<4>().0.iter().map(|c| i32::from_le_bytes(*c))
    }
    /// The elements of an `i64` array.
    pub fn i64s(&self) -> impl ExactSizeIterator<Item = i64> + Clone + '_ {
        self.data.as_chunks::<8>().0.iter().map(|c| i64::from_le_bytes(*c))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_word_integers() {
        let ctx = Store::new();
        for value in [0, 1, 0x1_0000_0002, u64::MAX] {
            let attr = IntegerAttr::get(&ctx, Type::I64, &value.to_ne_bytes());
            assert_eq!(IntegerAttr::of_word(&ctx, Type::I64, value), attr);
            assert_eq!(attr.as_::<IntegerAttr>(&ctx).and_then(|int| int.to_u64()), Some(value));
        }
    }
}
