//! Constants, and values with parts.

use crate::prelude::*;
use crate::spirv::attrs::I32Array;
use crate::spirv::types::*;
use crate::spirv::{asm, fold, verify};
use terrace_ir::decl::attr_type::AnyAttr;

ops! { "spirv", COMPOSITE;
    /// A part of a composite.
    ///
    /// ```mlir
    /// %x = spirv.CompositeExtract %array[1 : i32] : !spirv.array<4 x f32>
    /// ```
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    CompositeExtract = "CompositeExtract" {
        (composite: Composite) -> (component: AnySpirv)
        attrs  { indices: I32Array }
        traits [Pure]
        hooks  { parse: asm::composite::parse_extract, print: asm::composite::print_extract, verify_shape: verify::composite::extract, fold: fold::composite_extract }
    }

    /// A composite with one part replaced.
    ///
    /// ```mlir
    /// %new = spirv.CompositeInsert %x, %array[1 : i32] : f32 into !spirv.array<4 x f32>
    /// ```
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    CompositeInsert = "CompositeInsert" {
        (object: AnySpirv, composite: Composite) -> (result: Composite)
        attrs  { indices: I32Array }
        traits [Pure]
        hooks  { parse: asm::composite::parse_insert, print: asm::composite::print_insert, verify_shape: verify::composite::insert }
    }

    /// A constant number, vector or array.
    ///
    /// ```mlir
    /// %a = spirv.Constant [dense<2.0> : vector<2xf32>] : !spirv.array<1 x vector<2xf32>>
    /// ```
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    Constant = "Constant" {
        () -> (constant: AnySpirv)
        attrs  { value: AnyAttr }
        traits [ConstantLike, Pure]
        hooks  { parse: asm::composite::parse_constant, print: asm::composite::print_constant, verify_shape: verify::composite::constant, result_names: asm::composite::constant_name, constant: first_attr }
    }

    /// A value that may be any.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    Undef = "Undef" {
        () -> (result: AnySpirv)
        traits [Pure]
        format "attr-dict `:` type($result)"
    }

    /// The elements of two vectors with the given numbers; -1 stands for any value.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    VectorShuffle = "VectorShuffle" {
        (vector1: AnyVector, vector2: AnyVector) -> (result: AnyVector)
        attrs  { components: I32Array }
        traits [Pure]
        relations { "all of {vector1, vector2, result} have same element type": verify::composite::same_element_type }
        format "attr-dict $components $vector1 `,` $vector2 `:` type($vector1) `,` type($vector2) `->` type($result)"
        hooks  { verify_shape: verify::composite::shuffle }
    }
}
