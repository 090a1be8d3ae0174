//! Ranges of integer values, as signed and as unsigned numbers, and what operations do to them (upstream's
//! `ConstantIntRanges`).
//!
//! Both views of a range hold at the same time: one may be narrower than what follows from the other.

mod infer;
#[cfg(test)]
mod tests;

pub use infer::*;

use crate::attrs::{Attr, DenseElementsAttr, IntegerAttr};
use crate::store::Store;
use crate::types::Type;
use terrace_num::ApInt;

/// The width of the integers that stand for values of type `index`.
pub const INDEX_WIDTH: u32 = 64;

/// The least width that `index` may have on a target.
pub const LEAST_INDEX_WIDTH: u32 = 32;

/// Bounds, inclusive, of an integer or of the elements of a vector or tensor of integers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct IntRange {
    /// The least value as an unsigned number.
    pub umin: ApInt,
    /// The greatest value as an unsigned number.
    pub umax: ApInt,
    /// The least value as a signed number.
    pub smin: ApInt,
    /// The greatest value as a signed number.
    pub smax: ApInt,
}

impl IntRange {
    /// The width of the integers that describe values of a type, or their elements; `None` if they are no integers.
    pub fn width_of(ctx: &Store, ty: Type) -> Option<u32> {
        let elem = ty.element_or_self(ctx);
        match elem.is_index() {
            true => Some(INDEX_WIDTH),
            false => elem.as_int(ctx).map(|(width, _)| width).filter(|&width| width != 0),
        }
    }

    /// All values of a type; `None` if they are no integers.
    pub fn full_of(ctx: &Store, ty: Type) -> Option<Self> {
        Self::width_of(ctx, ty).map(Self::full)
    }

    /// All integers of a width.
    pub fn full(width: u32) -> Self {
        Self::unsigned(ApInt::zero(width), ApInt::all_ones(width))
    }

    /// One value.
    pub fn constant(value: ApInt) -> Self {
        Self { umin: value.clone(), umax: value.clone(), smin: value.clone(), smax: value }
    }

    /// The values between two bounds that are compared as signed numbers.
    pub fn signed(smin: ApInt, smax: ApInt) -> Self {
        let (umin, umax) = match smin.is_negative() == smax.is_negative() {
            true => (smin.umin(&smax), smin.umax(&smax)),
            false => (ApInt::zero(smin.width()), ApInt::all_ones(smin.width())),
        };
        Self { umin, umax, smin, smax }
    }

    /// The values between two bounds that are compared as unsigned numbers.
    pub fn unsigned(umin: ApInt, umax: ApInt) -> Self {
        let (smin, smax) = match umin.is_negative() == umax.is_negative() {
            true => (umin.smin(&umax), umin.smax(&umax)),
            false => (ApInt::signed_min(umin.width()), ApInt::signed_max(umin.width())),
        };
        Self { umin, umax, smin, smax }
    }

    /// The values between two bounds of the given kind.
    fn between(min: ApInt, max: ApInt, signed: bool) -> Self {
        if signed { Self::signed(min, max) } else { Self::unsigned(min, max) }
    }

    /// The number of bits.
    pub fn width(&self) -> u32 {
        self.umin.width()
    }

    /// The least range that has the values of both.
    #[must_use]
    pub fn union(&self, other: &Self) -> Self {
        Self {
            umin: self.umin.umin(&other.umin),
            umax: self.umax.umax(&other.umax),
            smin: self.smin.smin(&other.smin),
            smax: self.smax.smax(&other.smax),
        }
    }

    /// The values that are in both ranges.
    #[must_use]
    pub fn intersection(&self, other: &Self) -> Self {
        Self {
            umin: self.umin.umax(&other.umin),
            umax: self.umax.umin(&other.umax),
            smin: self.smin.smax(&other.smin),
            smax: self.smax.smin(&other.smax),
        }
    }

    /// The only value.
    pub fn as_constant(&self) -> Option<&ApInt> {
        if self.umin == self.umax {
            return Some(&self.umin);
        }
        (self.smin == self.smax).then_some(&self.smin)
    }

    /// The only value as a constant of a type, all of whose elements it is if it is shaped.
    pub fn constant_of(&self, ctx: &Store, ty: Type) -> Option<Attr> {
        let number = self.as_constant()?;
        let Some(shaped) = ty.as_shaped(ctx) else { return Some(IntegerAttr::of(ctx, ty, number)) };
        let n = shaped.n_elements()?;
        let bytes = number.to_le_bytes();
        let bytes = bytes.get(..number.width().div_ceil(8) as usize)?;
        Some(DenseElementsAttr::get(ctx, ty, n != 0, if n == 0 { &[] } else { bytes }))
    }

    /// Whether the value is not negative as a signed number.
    pub fn is_non_negative(&self) -> bool {
        !self.smin.is_negative()
    }
}
