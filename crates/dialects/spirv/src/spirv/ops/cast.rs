//! Conversions.

use crate::prelude::*;
use crate::spirv::types::*;
use crate::spirv::{fold, verify};

ops! { "spirv", CAST;
    /// A value with the same bits, of another type.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    Bitcast = "Bitcast" {
        (operand: ScalarOrVectorOrPointer) -> (result: ScalarOrVectorOrPointer)
        traits [Pure]
        format "$operand attr-dict `:` type($operand) `to` type($result)"
        hooks  { verify_shape: verify::bitcast, fold: fold::bitcast }
    }

    /// Converts floats to signed integers, towards zero.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    ConvertFToS = "ConvertFToS",
    /// Converts floats to unsigned integers, towards zero.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    ConvertFToU = "ConvertFToU" {
        (operand: AnyFloatOrMatrix) -> (result: IntegerOrMatrix)
        traits [Pure, SameOperandsAndResultShape]
        format "$operand attr-dict `:` type($operand) `to` type($result)"
        hooks  { verify_shape: verify::convert }
    }

    /// Converts signed integers to floats.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    ConvertSToF = "ConvertSToF",
    /// Converts unsigned integers to floats.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    ConvertUToF = "ConvertUToF" {
        (operand: IntegerOrMatrix) -> (result: AnyFloatOrMatrix)
        traits [Pure, SameOperandsAndResultShape]
        format "$operand attr-dict `:` type($operand) `to` type($result)"
        hooks  { verify_shape: verify::convert }
    }

    /// Changes the width of floats.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    FConvert = "FConvert" {
        (operand: AnyFloatOrMatrix) -> (result: AnyFloatOrMatrix)
        traits [Pure, SameOperandsAndResultShape]
        format "$operand attr-dict `:` type($operand) `to` type($result)"
        hooks  { verify_shape: verify::width }
    }

    /// Changes the width of signed integers.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    SConvert = "SConvert",
    /// Changes the width of unsigned integers.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    UConvert = "UConvert" {
        (operand: IntegerOrMatrix) -> (result: IntegerOrMatrix)
        traits [Pure, SameOperandsAndResultShape]
        format "$operand attr-dict `:` type($operand) `to` type($result)"
        hooks  { verify_shape: verify::width }
    }
}
