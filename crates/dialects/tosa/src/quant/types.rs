//! The types of `quant`.

use super::{asm, verify};
use crate::prelude::*;

types! { "quant", TYPES;
    /// An integer of some meaning: `!quant.any<i8<-8:7>:f32>`.
    AnyQuantizedType = "any" {
        /// 1 if the storage is signed, else 0.
        flags: u32,
        /// The integer type of the storage.
        storage: Type,
        /// The float type that it stands for, if that is known.
        expressed: Option<Type>,
        /// The least value in the storage.
        min: i64,
        /// The greatest value in the storage.
        max: i64,
    } (parse: asm::parse_any, print: asm::print_any, verify: verify::any)
    /// A float that lies in a range: `!quant.calibrated<f32<-0.998:1.2321>>`.
    CalibratedQuantizedType = "calibrated" {
        /// The float type.
        expressed: Type,
        /// The least value, as the bits of an `f64`.
        min: u64,
        /// The greatest value, as the bits of an `f64`.
        max: u64,
    } (parse: asm::parse_calibrated, print: asm::print_calibrated, verify: verify::calibrated)
    /// A float that is its stored integer minus the zero point, times the scale: `!quant.uniform<i8:f32, 0.5:10>`.
    UniformQuantizedType = "uniform" {
        /// 1 if the storage is signed, else 0.
        flags: u32,
        /// The integer type of the storage.
        storage: Type,
        /// The float type.
        expressed: Type,
        /// The scale, as the bits of an `f64`.
        scale: u64,
        /// The zero point.
        zero_point: i64,
        /// The least value in the storage.
        min: i64,
        /// The greatest value in the storage.
        max: i64,
    } (parse: asm::parse_uniform, print: asm::print_uniform, verify: verify::uniform)
    /// A uniform type with a scale and a zero point for each index of one dimension of a tensor:
    /// `!quant.uniform<i8:f32:1, {0.5:10, 0.25}>`.
    UniformQuantizedPerAxisType = "uniform" {
        /// 1 if the storage is signed, else 0.
        flags: u32,
        /// The integer type of the storage.
        storage: Type,
        /// The float type.
        expressed: Type,
        /// The dimension.
        dim: i64,
        /// The least value in the storage.
        min: i64,
        /// The greatest value in the storage.
        max: i64,
        /// The scales, as the bits of `f64`s.
        scales: [i64],
        /// The zero points.
        zero_points: [i64],
    } (parse: asm::parse_uniform, print: asm::print_per_axis, verify: verify::per_axis)
    /// A uniform type with a scale and a zero point for each block of a tensor:
    /// `!quant.uniform<i8:f32:{0:1, 1:2}, {{0.5:10, 0.25}, {1.0, 2.0}}>`.
    UniformQuantizedSubChannelType = "uniform" {
        /// 1 if the storage is signed, else 0.
        flags: u32,
        /// The integer type of the storage.
        storage: Type,
        /// The float type.
        expressed: Type,
        /// The least value in the storage.
        min: i64,
        /// The greatest value in the storage.
        max: i64,
        /// The dimensions that are divided.
        dims: [i64],
        /// The extent of a block in each of them.
        block_sizes: [i64],
        /// The scales, elements of the float type.
        scales: Attr,
        /// The zero points, elements of the storage's type.
        zero_points: Attr,
    } (parse: asm::parse_uniform, print: asm::print_sub_channel, verify: verify::sub_channel)
}

/// The widest storage in bits.
pub(super) const MAX_STORAGE_BITS: u32 = 32;

/// The flag of signed storage.
pub(super) const SIGNED: u32 = 1;

/// The least and the greatest value in a storage.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Range {
    /// The least value.
    pub min: i64,
    /// The greatest value.
    pub max: i64,
}

impl Range {
    /// The range of all integers of at most 32 bits.
    pub fn of_width(signed: bool, width: u32) -> Self {
        let bits = width.clamp(1, MAX_STORAGE_BITS);
        match signed {
            true => Self { min: -(1 << (bits - 1)), max: (1 << (bits - 1)) - 1 },
            false => Self { min: 0, max: (1 << bits) - 1 },
        }
    }
}
