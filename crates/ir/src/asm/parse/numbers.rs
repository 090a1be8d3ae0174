//! Integer and float literals, alone and as attributes of a type.

use super::core::AsmParser;
use crate::Result;
use crate::asm::cursor::{NumberText, parse_u64};
use crate::attrs::{Attr, FloatAttr, IntegerAttr};
use crate::context::Context;
use crate::types::{Signedness, Type};
use terrace_num::{ApFloat, ApInt, FloatFormat, Rounding};
use terrace_support::small_vec::SmallVec;

/// The value of an integer literal in a type's width.
pub(super) enum IntValue {
    /// At most 64 bits, masked.
    Small(u64),
    /// More than 64 bits.
    Big(ApInt),
}

impl IntValue {
    /// The first `size` bytes of the value, little-endian, padded with zeros.
    pub fn to_le_bytes(&self, size: usize) -> SmallVec<[u8; 16]> {
        let mut bytes = match self {
            IntValue::Small(value) => SmallVec::from_slice(&value.to_le_bytes()),
            IntValue::Big(value) => SmallVec::from_vec(value.to_le_bytes()),
        };
        bytes.resize(size, 0);
        bytes
    }
}

/// The range of the integer literals of a type.
#[derive(Clone, Copy)]
pub(super) struct IntSpec {
    pub width: u32,
    /// Whether the top bit of a literal must be clear unless the literal is negative.
    pub signed: bool,
    pub unsigned: bool,
}

impl IntSpec {
    /// The range of an integer type or `index`; `None` for other types.
    pub fn of(ctx: &Context, ty: Type) -> Option<Self> {
        if ty.is_index() {
            return Some(Self { width: 64, signed: true, unsigned: false });
        }
        let (width, sign) = ty.as_int(ctx)?;
        Some(Self { width, signed: sign == Signedness::Signed, unsigned: sign == Signedness::Unsigned })
    }

    /// The value of a literal in a type of up to 64 bits; `None` when it is out of range.
    #[inline]
    pub fn small(self, negative: bool, text: &[u8]) -> Option<u64> {
        self.wrap(negative, parse_u64(text)?)
    }

    /// A value, or its negative, in a type of up to 64 bits; `None` when it is out of range.
    #[inline]
    pub fn wrap(self, negative: bool, value: u64) -> Option<u64> {
        let width = self.width;
        if width < 64 && value >> width != 0 {
            return None;
        }
        if !negative {
            let top = width != 0 && value >> (width - 1) != 0;
            return (!(self.signed && top)).then_some(value);
        }
        // Zero has no negative, and the least value is the only one with its own top bit.
        if value == 0 || width == 0 || value > 1 << (width - 1) {
            return None;
        }
        let mask = if width == 64 { u64::MAX } else { (1 << width) - 1 };
        Some(value.wrapping_neg() & mask)
    }

    /// The value of a literal; `None` when it is out of range.
    pub fn value(self, negative: bool, text: &[u8]) -> Option<IntValue> {
        if self.width <= 64 {
            return self.small(negative, text).map(IntValue::Small);
        }
        let value = parse_big(text)?;
        if !value.fits_unsigned(self.width) {
            return None;
        }
        let mut value = value.zext_or_trunc(self.width);
        if negative {
            value = value.neg();
            if !value.is_negative() {
                return None;
            }
        } else if self.signed && value.is_negative() {
            return None;
        }
        Some(IntValue::Big(value))
    }
}

/// The value of a decimal or `0x` literal of any size.
fn parse_big(text: &[u8]) -> Option<ApInt> {
    let text = core::str::from_utf8(text).ok()?;
    match text.strip_prefix("0x") {
        Some(digits) => ApInt::parse_hex(digits).ok(),
        None => ApInt::parse_decimal(text).ok(),
    }
}

/// The value of a float literal in a format. Like MLIR, the parser rounds it to a double first, unless the format has more
/// digits: the printer writes all of them.
pub(super) fn float_of(format: FloatFormat, text: &[u8], negative: bool) -> ApFloat {
    if format.precision() > FloatFormat::F64.precision() {
        let text = core::str::from_utf8(text).unwrap_or_default();
        let value = ApFloat::from_decimal_str(format, text);
        debug_assert!(value.is_ok(), "the text is that of a float token");
        let value = value.unwrap_or(ApFloat::zero(format));
        return if negative { value.neg() } else { value };
    }
    let value = double_of(text);
    round_to(format, if negative { -value } else { value })
}

/// The value of a float literal as a double.
#[inline]
pub(super) fn double_of(text: &[u8]) -> f64 {
    let value = core::str::from_utf8(text).ok().and_then(|text| text.parse().ok());
    debug_assert!(value.is_some(), "the text is that of a float token");
    value.unwrap_or(f64::NAN)
}

/// Rounds a double to another format.
pub(super) fn round_to(format: FloatFormat, value: f64) -> ApFloat {
    ApFloat::from_f64(format, value, Rounding::NearestTiesToEven)
}

impl<'p> AsmParser<'p> {
    /// Parses an optional `-? integer` of any size, `true` or `false`.
    pub fn parse_optional_big_integer(&mut self) -> Result<Option<ApInt>> {
        if self.at_word() {
            let value = self.eat_keyword("true");
            let found = value || self.eat_keyword("false");
            return Ok(found.then(|| ApInt::new(2, value as u64)));
        }
        let negative = self.eat(b'-');
        let at = self.offset();
        let Some(text) = self.eat_integer() else {
            return if negative { Err(self.wrong_token("expected integer value")) } else { Ok(None) };
        };
        let value = parse_big(text).ok_or_else(|| self.error_at(at, "integer value too large"))?;
        // With a zero on top the signed and the unsigned value are equal.
        let value = value.zext(value.width().saturating_add(1));
        Ok(Some(if negative { value.neg() } else { value }))
    }

    /// Parses an integer of any size.
    pub fn parse_big_integer(&mut self) -> Result<ApInt> {
        let at = self.offset();
        self.parse_optional_big_integer()?.ok_or_else(|| self.custom_error(at, "expected integer value"))
    }

    /// Parses an optional integer of 64 bits, signed.
    pub fn parse_optional_integer(&mut self) -> Result<Option<i64>> {
        let at = self.offset();
        if let Some(value) = self.eat_int() {
            return Ok(Some(value));
        }
        let Some(value) = self.parse_optional_big_integer()? else { return Ok(None) };
        value.to_i64().map(Some).ok_or_else(|| self.custom_error(at, "integer value too large"))
    }

    /// Parses an integer of 64 bits, signed.
    pub fn parse_integer(&mut self) -> Result<i64> {
        let at = self.offset();
        self.parse_optional_integer()?.ok_or_else(|| self.custom_error(at, "expected integer value"))
    }

    /// Parses an integer that a primitive integer type can represent.
    pub fn parse_integer_as<T: TryFrom<i128>>(&mut self) -> Result<T> {
        let at = self.offset();
        let value = self.parse_big_integer()?;
        let value = value.to_i128().and_then(|value| T::try_from(value).ok());
        value.ok_or_else(|| self.custom_error(at, "integer value too large"))
    }

    /// Parses `true` or `1`, `false` or `0`.
    pub fn parse_bool(&mut self) -> Result<bool> {
        if self.eat_keyword("true") {
            return Ok(true);
        }
        if self.eat_keyword("false") {
            return Ok(false);
        }
        let at = self.offset();
        match self.parse_big_integer()?.to_i128() {
            Some(0) => Ok(false),
            Some(1) => Ok(true),
            _ => Err(self.custom_error(at, "integer value too large")),
        }
    }

    /// Parses `-? float` or the hexadecimal bits of one.
    pub fn parse_float(&mut self, format: FloatFormat) -> Result<ApFloat> {
        let negative = self.eat(b'-');
        let at = self.offset();
        let number = self.number().ok_or_else(|| self.error_at(at, "expected floating point literal"))?;
        let value = self.float_literal(at, number, negative, format)?;
        self.bump(number.text.len());
        Ok(value)
    }

    /// The value of a float literal at `at`, or of an integer literal that spells the bits of one.
    pub(super) fn float_literal(
        &self,
        at: u32,
        number: NumberText<'_>,
        negative: bool,
        format: FloatFormat,
    ) -> Result<ApFloat> {
        if !number.is_float {
            return self.float_of_bits(at, number.text, negative, format);
        }
        Ok(float_of(format, number.text, negative))
    }

    /// The float whose bits an integer literal at `at` spells.
    fn float_of_bits(&self, at: u32, text: &[u8], negative: bool, format: FloatFormat) -> Result<ApFloat> {
        let Some(digits) = text.strip_prefix(b"0x") else {
            let message = "unexpected decimal integer literal for a floating point value";
            let note = "add a trailing dot to make the literal a float";
            return Err(self.error_builder(at, message).note(self.loc_at(at), note).emit());
        };
        if negative {
            let message = "hexadecimal float literal should not have a leading minus";
            return Err(self.error_at(at, message));
        }
        let value = core::str::from_utf8(digits).ok().and_then(|d| ApFloat::from_hex_digits(format, d).ok());
        value.ok_or_else(|| self.error_at(at, "hexadecimal float constant out of range for type"))
    }

    /// The type of a number: the type that the context fixes, else `: type`, else the default.
    fn number_type(&mut self, ty: Option<Type>, default: Type) -> Result<Type> {
        match ty {
            Some(ty) => Ok(ty),
            None if self.eat(b':') => self.parse_type(),
            None => Ok(default),
        }
    }

    /// Parses a number as an attribute, after its minus if `negative`.
    pub(super) fn number_attr(&mut self, ty: Option<Type>, negative: bool) -> Result<Attr> {
        let at = self.offset();
        let Some(NumberText { text, is_float }) = self.number() else {
            return Err(self.wrong_token("expected constant integer or floating point value"));
        };
        self.bump(text.len());
        if !is_float {
            return self.integer_attr(at, text, ty, negative);
        }
        let ty = self.number_type(ty, Type::F64)?;
        match ty.as_float(self.ctx) {
            Some(format) => Ok(FloatAttr::of(self.ctx, ty, float_of(format, text, negative))),
            None => Err(self.error("floating point value not valid for specified type")),
        }
    }

    /// The attribute of an integer literal at `at`, which may have a float type.
    fn integer_attr(&mut self, at: u32, text: &[u8], ty: Option<Type>, negative: bool) -> Result<Attr> {
        let ty = self.number_type(ty, Type::I64)?;
        if let Some(spec) = IntSpec::of(self.ctx, ty) {
            if negative && spec.unsigned {
                let message = "negative integer literal not valid for unsigned integer type";
                return Err(self.error_at(at, message));
            }
            return match spec.value(negative, text) {
                Some(IntValue::Small(value)) => Ok(IntegerAttr::of_word(self.ctx, ty, value)),
                Some(IntValue::Big(value)) => Ok(IntegerAttr::of(self.ctx, ty, &value)),
                None => Err(self.error_at(at, "integer constant out of range for attribute")),
            };
        }
        match ty.as_float(self.ctx) {
            Some(format) => {
                let value = self.float_of_bits(at, text, negative, format)?;
                Ok(FloatAttr::of(self.ctx, ty, value))
            }
            None => Err(self.error_at(at, "integer literal not valid for specified type")),
        }
    }
}
