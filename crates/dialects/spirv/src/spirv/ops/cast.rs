//! Conversions.

use crate::prelude::*;
use crate::spirv::types::*;
use crate::spirv::{fold, verify};

ops! { "spirv", CAST;
    /// A value with the same bits, of another type.
    Bitcast = "Bitcast" {
        (operand: ScalarOrVectorOrPointer) -> (result: ScalarOrVectorOrPointer)
        traits [Pure]
        format "$operand attr-dict `:` type($operand) `to` type($result)"
        hooks  { verify_shape: verify::bitcast, fold: fold::bitcast }
    }

    /// Converts floats to signed integers, towards zero.
    ConvertFToS = "ConvertFToS",
    /// Converts floats to unsigned integers, towards zero.
    ConvertFToU = "ConvertFToU" {
        (operand: AnyFloatOrMatrix) -> (result: IntegerOrMatrix)
        traits [Pure, SameOperandsAndResultShape]
        format "$operand attr-dict `:` type($operand) `to` type($result)"
        hooks  { verify_shape: verify::convert }
    }

    /// Converts signed integers to floats.
    ConvertSToF = "ConvertSToF",
    /// Converts unsigned integers to floats.
    ConvertUToF = "ConvertUToF" {
        (operand: IntegerOrMatrix) -> (result: AnyFloatOrMatrix)
        traits [Pure, SameOperandsAndResultShape]
        format "$operand attr-dict `:` type($operand) `to` type($result)"
        hooks  { verify_shape: verify::convert }
    }

    /// Changes the width of floats.
    FConvert = "FConvert" {
        (operand: AnyFloatOrMatrix) -> (result: AnyFloatOrMatrix)
        traits [Pure, SameOperandsAndResultShape]
        format "$operand attr-dict `:` type($operand) `to` type($result)"
        hooks  { verify_shape: verify::width }
    }

    /// Changes the width of signed integers.
    SConvert = "SConvert",
    /// Changes the width of unsigned integers.
    UConvert = "UConvert" {
        (operand: IntegerOrMatrix) -> (result: IntegerOrMatrix)
        traits [Pure, SameOperandsAndResultShape]
        format "$operand attr-dict `:` type($operand) `to` type($result)"
        hooks  { verify_shape: verify::width }
    }
}
