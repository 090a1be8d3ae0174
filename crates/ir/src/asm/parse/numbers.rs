//! Integer and float literals, alone and as attributes of a type.

use super::core::AsmParser;
use crate::Result;
use crate::asm::cursor::NumberText;
use crate::attrs::{Attr, FloatAttr, IntegerAttr};
use crate::context::Context;
use crate::types::{Signedness, Type};
use terrace_num::{ApFloat, ApInt, FloatFormat, Rounding};

/// The value of an integer literal in a type's width.
pub(super) enum IntValue {
    /// At most 64 bits, masked.
    Small(u64),
    /// More than 64 bits.
    Big(ApInt),
}

/// How integer literals of a type are read.
#[derive(Clone, Copy)]
pub(super) struct IntSpec {
    pub width: u32,
    /// The literal's top bit must stay clear unless there is a minus.
    pub signed: bool,
    pub unsigned: bool,
}

impl IntSpec {
    /// Of an integer type or `index`.
    pub fn of(ctx: &Context, ty: Type) -> Option<Self> {
        if ty.is_index() {
            return Some(Self { width: 64, signed: true, unsigned: false });
        }
        let (width, sign) = ty.as_int(ctx)?;
        Some(Self { width, signed: sign == Signedness::Signed, unsigned: sign == Signedness::Unsigned })
    }

    /// The value of a literal of up to 64 bits; `None` when it is out of range.
    #[inline]
    pub fn small(self, negative: bool, text: &[u8]) -> Option<u64> {
        self.wrap(negative, parse_u64(text)?)
    }

    /// A literal's value, or the negative of it, in the type's width of up to 64 bits; `None` when it does not fit.
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

/// The value of a decimal or `0x` literal of up to 64 bits.
#[inline]
pub(super) fn parse_u64(text: &[u8]) -> Option<u64> {
    if let [b'0', b'x', digits @ ..] = text {
        return digits.iter().try_fold(0u64, |value, &d| {
            let digit = (d as char).to_digit(16)?;
            (value >> 60 == 0).then_some(value << 4 | u64::from(digit))
        });
    }
    // Nineteen digits always fit.
    if text.len() <= 19 {
        return Some(text.iter().fold(0, |value, d| value * 10 + u64::from(d.wrapping_sub(b'0'))));
    }
    text.iter().try_fold(0u64, |value, d| value.checked_mul(10)?.checked_add(u64::from(d.wrapping_sub(b'0'))))
}

/// The value of a decimal or `0x` literal of any size.
fn parse_big(text: &[u8]) -> Option<ApInt> {
    let text = core::str::from_utf8(text).ok()?;
    match text.strip_prefix("0x") {
        Some(digits) => ApInt::parse_hex(digits).ok(),
        None => ApInt::parse_decimal(text).ok(),
    }
}

/// The value of a float literal: rounded to a double first, as upstream reads it.
#[inline]
pub(super) fn double_of(text: &[u8]) -> f64 {
    let value = core::str::from_utf8(text).ok().and_then(|text| text.parse().ok());
    debug_assert!(value.is_some(), "the text is that of a float token");
    value.unwrap_or(f64::NAN)
}

/// A double in another format.
pub(super) fn round_to(format: FloatFormat, value: f64) -> ApFloat {
    ApFloat::from_f64(format, value, Rounding::NearestTiesToEven)
}

impl<'p> AsmParser<'p> {
    /// Parses `-? integer`, `true` or `false` of any size, if there is one.
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
        let Some(value) = parse_big(text) else {
            return Err(self.error_at(at, "integer value too large"));
        };
        // A zero on top, so that the value reads the same signed and unsigned.
        let value = value.zext(value.width().saturating_add(1));
        Ok(Some(if negative { value.neg() } else { value }))
    }

    /// Parses an integer of any size.
    pub fn parse_big_integer(&mut self) -> Result<ApInt> {
        let at = self.offset();
        match self.parse_optional_big_integer()? {
            Some(value) => Ok(value),
            None => Err(self.form_error(at, "expected integer value")),
        }
    }

    /// Parses an integer that fits 64 bits signed, if there is one.
    pub fn parse_optional_integer(&mut self) -> Result<Option<i64>> {
        let at = self.offset();
        if let Some(value) = self.eat_int() {
            return Ok(Some(value));
        }
        match self.parse_optional_big_integer()? {
            None => Ok(None),
            Some(value) => match value.to_i64() {
                Some(value) => Ok(Some(value)),
                None => Err(self.form_error(at, "integer value too large")),
            },
        }
    }

    /// Parses an integer that fits 64 bits signed.
    pub fn parse_integer(&mut self) -> Result<i64> {
        let at = self.offset();
        match self.parse_optional_integer()? {
            Some(value) => Ok(value),
            None => Err(self.form_error(at, "expected integer value")),
        }
    }

    /// Parses an integer of this type, which must fit; `T` is any primitive integer.
    pub fn parse_integer_as<T: TryFrom<i128>>(&mut self) -> Result<T> {
        let at = self.offset();
        let value = self.parse_big_integer()?;
        match value.to_i128().and_then(|value| T::try_from(value).ok()) {
            Some(value) => Ok(value),
            None => Err(self.form_error(at, "integer value too large")),
        }
    }

    /// Parses decimal digits (not `0x`) that fit 64 bits signed, if there are any: in `0x2` only the zero is one.
    pub fn parse_optional_decimal_integer(&mut self) -> Result<Option<i64>> {
        if self.at_str("0x") && self.at_integer() {
            self.cursor.bump(1);
            return Ok(Some(0));
        }
        self.parse_optional_integer()
    }

    /// Parses `-? float` or the hexadecimal bits of one.
    pub fn parse_float(&mut self, format: FloatFormat) -> Result<ApFloat> {
        let negative = self.eat(b'-');
        let at = self.offset();
        let Some(number) = self.cursor.number() else {
            return Err(self.error_at(at, "expected floating point literal"));
        };
        let value = self.float_literal(at, number, negative, format)?;
        self.cursor.bump(number.text.len());
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
        let value = double_of(number.text);
        Ok(round_to(format, if negative { -value } else { value }))
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
        match value {
            Some(value) => Ok(value),
            None => Err(self.error_at(at, "hexadecimal float constant out of range for type")),
        }
    }

    /// The type after a number: the one known already, `: type`, or the default.
    fn number_type(&mut self, ty: Option<Type>, default: Type) -> Result<Type> {
        match ty {
            Some(ty) => Ok(ty),
            None if self.eat(b':') => self.parse_type(),
            None => Ok(default),
        }
    }

    /// Parses a number as an attribute; `negative` says whether a minus was in front of it.
    pub(super) fn number_attr(&mut self, ty: Option<Type>, negative: bool) -> Result<Attr> {
        let at = self.offset();
        let Some(NumberText { text, is_float }) = self.cursor.number() else {
            return Err(self.wrong_token("expected constant integer or floating point value"));
        };
        self.cursor.bump(text.len());
        if !is_float {
            return self.integer_attr(at, text, ty, negative);
        }
        let value = double_of(text);
        let ty = self.number_type(ty, Type::F64)?;
        let value = if negative { -value } else { value };
        match ty.as_float(self.ctx) {
            Some(format) => Ok(FloatAttr::of(self.ctx, ty, round_to(format, value))),
            None => Err(self.error("floating point value not valid for specified type")),
        }
    }

    /// An integer literal at `at` as an attribute, of a float type if that is what follows.
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
