//! The operations of `vector`.

use super::constraints::*;
use super::verify::{double_width, half_width, has_even_width, is_multiple, same_elements, same_rank};
use super::{
    BoolArrayAttr, CombiningKind, IteratorTypeArray, PrintPunctuation, TypedStringAttr, asm, effects, fold,
    infer, range, verify,
};
use crate::{elements, index_list, memref};
use terrace_base::arith::FastMathFlags;
use terrace_base::constraints::{AffineMapAttrOf, Alignment, I64ArrayAttr};
use terrace_ir::decl::attr_type::SilentBool;
use terrace_rewrite::prelude::*;

ops! { "vector", OPS;
    /// Reinterprets the bits of the innermost dimension as elements of another type.
    ///
    /// ```mlir
    /// %1 = vector.bitcast %0 : vector<5x4x3xf32> to vector<5x4x6xi16>
    /// ```
    ///
    /// Lowering: `convert-vector-to-llvm`.
    BitCast = "bitcast" {
        (source: AnyVectorOfAnyRank) -> (result: AnyVectorOfAnyRank)
        traits [Pure]
        relations { "all of {source, result} have same rank": same_rank }
        format "$source attr-dict `:` type($source) `to` type($result)"
        hooks  { verify: verify::bitcast, fold: fold::bitcast }
    }

    /// Repeats a scalar or vector along leading dimensions, and along dimensions of extent one.
    ///
    /// ```mlir
    /// %v = vector.broadcast %x : f32 to vector<16xf32>
    /// ```
    ///
    /// Lowering: `convert-vector-to-llvm`.
    Broadcast = "broadcast" {
        (source: AnyType) -> (vector: AnyVectorOfAnyRank)
        traits [Pure]
        relations { "source operand and result have same element type": |op| same_elements(op, op.operand(0), op.result(0)) }
        format "$source attr-dict `:` type($source) `to` type($vector)"
        hooks  { verify_shape: verify::broadcast, fold: fold::broadcast, int_range: range::of_source }
    }

    /// Stores the elements that the mask selects next to each other.
    ///
    /// ```mlir
    /// vector.compressstore %m[%i], %mask, %v : memref<?xf32>, vector<8xi1>, vector<8xf32>
    /// ```
    ///
    /// Lowering: `convert-vector-to-llvm`.
    CompressStore = "compressstore" {
        (base: AnyMemRef, indices: [Index], mask: FixedVectorOfI1, value_to_store: AnyVectorOfNonZeroRank)
        opts   { alignment: Alignment }
        traits [MemWrite]
        format "$base `[` $indices `]` `,` $mask `,` $value_to_store since<24>((`alignment` `=` $alignment^)?) attr-dict `:` type($base) `,` type($mask) `,` type($value_to_store)"
        hooks  { verify_shape: verify::compressstore }
    }

    /// A mask that selects the elements before the given bounds.
    ///
    /// ```mlir
    /// %m = vector.constant_mask [3, 2] : vector<4x3xi1>
    /// ```
    ///
    /// Lowering: `convert-vector-to-llvm`.
    ConstantMask = "constant_mask" {
        () -> (result: VectorOfI1AnyRank)
        attrs  { mask_dim_sizes: DenseI64Array }
        traits [Pure]
        format "$mask_dim_sizes attr-dict `:` type(results)"
        hooks  { verify_shape: verify::constant_mask, fold: fold::constant_mask }
    }

    /// A generalized matrix multiplication: sums products over the iterators of kind `reduction`.
    ///
    /// ```mlir
    /// %r = vector.contract {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %0, %1, %2 : vector<4x3xf32>, vector<3x7xf32> into vector<4x7xf32>
    /// ```
    ///
    /// Lowering: `convert-vector-to-llvm`.
    Contract = "contract" {
        (lhs: AnyVectorOfNonZeroRank, rhs: AnyVectorOfNonZeroRank, acc: AnyType) -> (result: AnyType)
        attrs  { indexing_maps: ArrayAttrOf, iterator_types: IteratorTypeArray }
        opts   { kind: CombiningKind = CombiningKind::Add }
        traits [Pure]
        relations {
            "lhs and rhs have same element type": |op| same_elements(op, op.operand(0), op.operand(1)),
            "third operand acc and result have same element type": |op| same_elements(op, op.operand(2), op.result(0)),
        }
        hooks  { parse: asm::parse_contract, print: asm::print_contract, verify_shape: verify::contract }
    }

    /// A mask that selects the elements before bounds that are known at run time.
    ///
    /// ```mlir
    /// %m = vector.create_mask %a, %b : vector<4x3xi1>
    /// ```
    ///
    /// Lowering: `convert-vector-to-llvm`.
    CreateMask = "create_mask" {
        (bounds: [Index]) -> (result: VectorOfI1AnyRank)
        traits [Pure]
        format "$bounds attr-dict `:` type(results)"
        hooks  { verify_shape: verify::create_mask }
    }

    /// Divides a vector into the elements at even and at odd positions.
    ///
    /// ```mlir
    /// %even, %odd = vector.deinterleave %0 : vector<8xi8> -> vector<4xi8>
    /// ```
    ///
    /// Lowering: `convert-vector-to-llvm`.
    Deinterleave = "deinterleave" {
        (source: AnyVectorOfNonZeroRank) -> (res1: AnyVectorOfNonZeroRank, res2: AnyVectorOfNonZeroRank)
        traits [Pure]
        relations {
            "the trailing dimension of the source vector has an even number of elements": has_even_width,
            "the trailing dimension of the results is half the width of source trailing dimension": half_width,
            same_type(res1, res2),
        }
        format "$source attr-dict `:` type($source) `->` type($res1)"
        hooks  { result_names: ["res1", "res2"] }
    }

    /// Loads consecutive elements into the positions that the mask selects.
    ///
    /// ```mlir
    /// %v = vector.expandload %m[%i], %mask, %pass : memref<?xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
    /// ```
    ///
    /// Lowering: `convert-vector-to-llvm`.
    ExpandLoad = "expandload" {
        (base: AnyMemRef, indices: [Index], mask: FixedVectorOfI1, pass_thru: AnyVectorOfNonZeroRank) -> (result: AnyVectorOfNonZeroRank)
        opts   { alignment: Alignment }
        traits [MemRead]
        format "$base `[` $indices `]` `,` $mask `,` $pass_thru since<24>((`alignment` `=` $alignment^)?) attr-dict `:` type($base) `,` type($mask) `,` type($pass_thru) `into` type($result)"
        hooks  { verify_shape: verify::expandload }
    }

    /// An element or a vector of fewer dimensions at a position; the position -1 gives poison.
    ///
    /// ```mlir
    /// %1 = vector.extract %0[3, %i] : vector<16xf32> from vector<4x8x16xf32>
    /// ```
    ///
    /// Lowering: `convert-vector-to-llvm`.
    Extract = "extract" {
        (source: AnyVectorOfAnyRank, dynamic_position: [Index]) -> (result: AnyType)
        attrs  { static_position: DenseI64Array }
        traits [Pure, InferTypes]
        relations { "operand and result have same element type": |op| same_elements(op, op.operand(0), op.result(0)) }
        format "$source `` custom<DynamicIndexList>($dynamic_position, $static_position) attr-dict `:` type($result) `from` type($source)"
        custom { "DynamicIndexList": (index_list::parse_directive, index_list::print_directive) }
        hooks  { verify_shape: verify::extract, infer: infer::extract, compatible: infer::extract_fits, fold: fold::extract, int_range: range::of_source }
    }

    /// A slice of a vector. Offsets, sizes and strides (which are one) concern the leading dimensions.
    ///
    /// ```mlir
    /// %1 = vector.extract_strided_slice %0 {offsets = [0, 2], sizes = [2, 4], strides = [1, 1]} : vector<4x8x16xf32> to vector<2x4x16xf32>
    /// ```
    ///
    /// Lowering: `convert-vector-to-llvm`.
    ExtractStridedSlice = "extract_strided_slice" {
        (source: AnyVectorOfNonZeroRank) -> (result: AnyVectorOfNonZeroRank)
        attrs  { offsets: I64ArrayAttr, sizes: I64ArrayAttr, strides: I64ArrayAttr }
        traits [Pure]
        relations { "operand and result have same element type": |op| same_elements(op, op.operand(0), op.result(0)) }
        format "$source since<24>((`offsets` `=` $offsets^ `,` `sizes` `=` $sizes `,` `strides` `=` $strides)?) attr-dict `:` type($source) `to` type(results)"
        hooks  { verify_shape: verify::extract_strided_slice, fold: fold::extract_strided_slice }
    }

    /// `lhs * rhs + acc` by element, without rounding of the product.
    ///
    /// ```mlir
    /// %d = vector.fma %a, %b, %c : vector<8x16xf32>
    /// ```
    ///
    /// Lowering: `convert-vector-to-llvm`.
    FMA = "fma" {
        (lhs: VectorOfFloat, rhs: VectorOfFloat, acc: VectorOfFloat) -> (result: VectorOfFloat = lhs)
        traits [Pure, Elementwise, Scalarizable, Vectorizable, Tensorizable]
        relations { same_type(lhs, rhs, acc, result) }
        format "$lhs `,` $rhs `,` $acc attr-dict `:` type($lhs)"
    }

    /// A vector of elements in row-major order.
    ///
    /// ```mlir
    /// %v = vector.from_elements %a, %b, %c, %d : vector<2x2xf32>
    /// ```
    ///
    /// Lowering: `convert-vector-to-llvm`.
    FromElements = "from_elements" {
        (elements: [AnyType]) -> (dest: AnyFixedVectorOfAnyRank)
        traits [Pure]
        relations { "shaped type 'dest' matches 'elements' element count and types": |op| elements::are_elements_of(op.result(0), op.operands(), op) }
        hooks  { parse: elements::parse, print: elements::print, fold: fold::from_elements }
    }

    /// Loads elements at indices that are relative to a position; elements that the mask leaves out come from
    /// `pass_thru`.
    ///
    /// ```mlir
    /// %v = vector.gather %m[%i] [%indices], %mask, %pass : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
    /// ```
    ///
    /// Lowering: `convert-vector-to-llvm`.
    Gather = "gather" {
        (
            base: TensorOrMemRef, offsets: [Index], indices: VectorOfIntegerOrIndex, mask: VectorOfI1,
            pass_thru: AnyVectorOfNonZeroRank,
        ) -> (result: AnyVectorOfNonZeroRank)
        opts   { alignment: Alignment }
        traits [MemRead]
        format "$base `[` $offsets `]` `[` $indices `]` `,` $mask `,` $pass_thru since<24>((`alignment` `=` $alignment^)?) attr-dict `:` type($base) `,` type($indices) `,` type($mask) `,` type($pass_thru) `into` type($result)"
        hooks  { verify_shape: verify::gather }
    }

    /// A vector with an element or a vector of fewer dimensions at a position replaced.
    ///
    /// ```mlir
    /// %2 = vector.insert %0, %1 [3, %i] : vector<16xf32> into vector<4x8x16xf32>
    /// ```
    ///
    /// Lowering: `convert-vector-to-llvm`.
    Insert = "insert" {
        (value_to_store: AnyType, dest: AnyVectorOfAnyRank, dynamic_position: [Index]) -> (result: AnyVectorOfAnyRank = dest)
        attrs  { static_position: DenseI64Array }
        traits [Pure]
        relations {
            "source operand and result have same element type": |op| same_elements(op, op.operand(0), op.result(0)),
            same_type(dest, result),
        }
        format "$value_to_store `,` $dest custom<DynamicIndexList>($dynamic_position, $static_position) attr-dict `:` type($value_to_store) `into` type($dest)"
        custom { "DynamicIndexList": (index_list::parse_directive, index_list::print_directive) }
        hooks  { verify_shape: verify::insert, fold: fold::insert, int_range: range::insert }
    }

    /// A vector with a slice replaced. Strides are one; the source has the trailing dimensions of the slice.
    ///
    /// ```mlir
    /// %2 = vector.insert_strided_slice %0, %1 {offsets = [0, 0, 2], strides = [1, 1]} : vector<2x4xf32> into vector<16x4x8xf32>
    /// ```
    ///
    /// Lowering: `convert-vector-to-llvm`.
    InsertStridedSlice = "insert_strided_slice" {
        (value_to_store: AnyVectorOfNonZeroRank, dest: AnyVectorOfNonZeroRank) -> (result: AnyVectorOfNonZeroRank = dest)
        attrs  { offsets: I64ArrayAttr, strides: I64ArrayAttr }
        traits [Pure]
        relations {
            "operand #0 and result have same element type": |op| same_elements(op, op.operand(0), op.result(0)),
            same_type(dest, result),
        }
        format "$value_to_store `,` $dest since<24>((`offsets` `=` $offsets^ `,` `strides` `=` $strides)?) attr-dict `:` type($value_to_store) `into` type($dest)"
        hooks  { verify_shape: verify::insert_strided_slice, fold: fold::insert_strided_slice }
    }

    /// The elements of two vectors alternately, along the innermost dimension.
    ///
    /// ```mlir
    /// %r = vector.interleave %a, %b : vector<[4]xi32> -> vector<[8]xi32>
    /// ```
    ///
    /// Lowering: `convert-vector-to-llvm`.
    Interleave = "interleave" {
        (lhs: AnyVectorOfAnyRank, rhs: AnyVectorOfAnyRank) -> (result: AnyVectorOfNonZeroRank)
        traits [Pure]
        relations {
            same_type(lhs, rhs),
            "type of 'result' is double the width of the inputs": double_width,
        }
        format "$lhs `,` $rhs  attr-dict `:` type($lhs) `->` type($result)"
    }

    /// Loads a vector from consecutive elements, or one element of vector type.
    ///
    /// ```mlir
    /// %v = vector.load %m[%i, %j] {nontemporal = true} : memref<200x100xf32>, vector<4x8xf32>
    /// ```
    ///
    /// Lowering: `convert-vector-to-llvm`.
    Load = "load" {
        (base: AnyMemRef, indices: [Index]) -> (result: AnyVectorOfAnyRank)
        opts   { nontemporal: SilentBool = false, alignment: Alignment }
        traits [MemRead]
        format "$base `[` $indices `]` since<24>((`alignment` `=` $alignment^)? (`nontemporal` `=` $nontemporal^)?) attr-dict `:` type($base) `,` type($result)"
        hooks  { verify_shape: verify::load, fold: fold::load }
    }

    /// Runs the operation in its region for the elements that the mask selects; the others of the result come from
    /// `passthru`.
    ///
    /// ```mlir
    /// %r = vector.mask %m { vector.reduction <add>, %v : vector<8xf32> into f32 } : vector<8xi1> -> f32
    /// ```
    ///
    /// Lowering: `convert-vector-to-llvm`.
    Mask = "mask" {
        (mask: VectorOfI1, passthru: Option<AnyType>) -> (results: [AnyType])
        regions { mask_region("maskRegion"): (1, 1) }
        traits  [MaskingOpInterface, SingleBlock, ImplicitTerminator, RecursiveMemoryEffects, NoRegionArguments]
        terminator "vector.yield"
        hooks   { parse: asm::parse_mask, print: asm::print_mask, verify: verify::mask, fold: fold::mask }
    }

    /// Loads the elements that the mask selects; the others come from `pass_thru`.
    ///
    /// ```mlir
    /// %v = vector.maskedload %m[%i], %mask, %pass : memref<?xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
    /// ```
    ///
    /// Lowering: `convert-vector-to-llvm`.
    MaskedLoad = "maskedload" {
        (base: AnyMemRef, indices: [Index], mask: VectorOfI1, pass_thru: AnyVectorOfNonZeroRank) -> (result: AnyVectorOfNonZeroRank)
        opts   { alignment: Alignment }
        traits [MemRead]
        format "$base `[` $indices `]` `,` $mask `,` $pass_thru since<24>((`alignment` `=` $alignment^)?) attr-dict `:` type($base) `,` type($mask) `,` type($pass_thru) `into` type($result)"
        hooks  { verify_shape: verify::maskedload, fold: memref::fold::fold_casts }
    }

    /// Stores the elements that the mask selects.
    ///
    /// ```mlir
    /// vector.maskedstore %m[%i], %mask, %v : memref<?xf32>, vector<16xi1>, vector<16xf32>
    /// ```
    ///
    /// Lowering: `convert-vector-to-llvm`.
    MaskedStore = "maskedstore" {
        (base: AnyMemRef, indices: [Index], mask: VectorOfI1, value_to_store: AnyVectorOfNonZeroRank)
        opts   { alignment: Alignment }
        traits [MemWrite]
        format "$base `[` $indices `]` `,` $mask `,` $value_to_store since<24>((`alignment` `=` $alignment^)?) attr-dict `:` type($base) `,` type($mask) `,` type($value_to_store)"
        hooks  { verify_shape: verify::maskedstore, fold: memref::fold::fold_casts }
    }

    /// Combines the elements along some dimensions with those of an accumulator.
    ///
    /// ```mlir
    /// %r = vector.multi_reduction <add>, %v, %acc [1, 3] : vector<4x8x16x32xf32> to vector<4x16xf32>
    /// ```
    ///
    /// Lowering: `convert-vector-to-llvm`.
    MultiReduction = "multi_reduction" {
        (source: AnyVectorOfNonZeroRank, acc: AnyType) -> (dest: AnyType = acc)
        attrs  { kind: CombiningKind, reduction_dims: DenseI64Array }
        traits [Pure]
        relations {
            same_type(dest, acc),
            "source operand and result have same element type": |op| same_elements(op, op.operand(0), op.result(0)),
        }
        format "$kind `,` $source `,` $acc attr-dict $reduction_dims `:` type($source) `to` type($dest)"
        hooks  { verify_shape: verify::multi_reduction }
    }

    /// The products of each element of one vector with each of another one, or with a scalar, and optionally an
    /// accumulator that they are combined with.
    ///
    /// ```mlir
    /// %r = vector.outerproduct %a, %b, %acc {kind = #vector.kind<maxnumf>} : vector<4xf32>, vector<8xf32>
    /// ```
    ///
    /// Lowering: `convert-vector-to-llvm`.
    OuterProduct = "outerproduct" {
        (lhs: AnyVectorOfNonZeroRank, rhs: AnyType, acc: Option<AnyVectorOfNonZeroRank>) -> (result: AnyVectorOfNonZeroRank)
        opts   { kind: CombiningKind = CombiningKind::Add }
        traits [Pure]
        relations {
            "lhs operand and result have same element type": |op| same_elements(op, op.operand(0), op.result(0)),
            "rhs operand and result have same element type": |op| same_elements(op, op.operand(1), op.result(0)),
        }
        hooks  { parse: asm::parse_outerproduct, print: asm::print_outerproduct, verify_shape: verify::outerproduct }
    }

    /// Prints a value, a string or punctuation at run time.
    ///
    /// ```mlir
    /// vector.print %v : vector<4xf32> punctuation <comma>
    /// vector.print str "text"
    /// ```
    ///
    /// Lowering: `convert-vector-to-llvm`.
    Print = "print" {
        (source: Option<Printable>)
        opts   { punctuation: PrintPunctuation = PrintPunctuation::NewLine, string_literal("stringLiteral"): TypedStringAttr }
        traits [MemWrite]
        relations { "`source` or `punctuation` are not set when printing strings": verify::is_one_kind_of_print }
        format "($source^ `:` type($source))? oilist(`str` $stringLiteral | `punctuation` $punctuation) attr-dict"
    }

    /// Combines all elements of a vector, and optionally an accumulator.
    ///
    /// ```mlir
    /// %s = vector.reduction <add>, %v, %acc fastmath<reassoc> : vector<16xf32> into f32
    /// ```
    ///
    /// Lowering: `convert-vector-to-llvm`.
    Reduction = "reduction" {
        (vector: AnyVectorOfAnyRank, acc: Option<AnyType>) -> (dest: AnyType)
        attrs  { kind: CombiningKind }
        opts   { fastmath: FastMathFlags = FastMathFlags::NONE }
        traits [Pure, FastmathFlagsInterface]
        relations {
            "source operand and result have same element type": |op| same_elements(op, op.operand(0), op.result(0)),
            types_match("dest and acc have the same type", dest => acc, |_, ty| Some(ty)),
        }
        format "$kind `,` $vector (`,` $acc^)? (`fastmath` `` $fastmath^)? attr-dict `:` type($vector) `into` type($dest)"
        hooks  { verify_shape: verify::reduction }
    }

    /// A part of a scalable vector. The position is a multiple of the result's length.
    ///
    /// ```mlir
    /// %1 = vector.scalable.extract %0[8] : vector<4xf32> from vector<[8]xf32>
    /// ```
    ///
    /// Lowering: `convert-vector-to-llvm`.
    ScalableExtract = "scalable.extract" {
        (source: ScalableVectorRank1) -> (result: VectorRank1)
        attrs  { pos: I64Attr }
        traits [Pure]
        relations {
            "all of {source, result} have same element type": |op| same_elements(op, op.operand(0), op.result(0)),
            "position is a multiple of the result length.": |op| is_multiple(op, op.result(0)),
        }
        format "$source `[` $pos `]` attr-dict `:` type($result) `from` type($source)"
    }

    /// A scalable vector with a part replaced. The position is a multiple of the source's length.
    ///
    /// ```mlir
    /// %2 = vector.scalable.insert %0, %1[8] : vector<4xf32> into vector<[8]xf32>
    /// ```
    ///
    /// Lowering: `convert-vector-to-llvm`.
    ScalableInsert = "scalable.insert" {
        (value_to_store: VectorRank1, dest: ScalableVectorRank1) -> (result: ScalableVectorRank1 = dest)
        attrs  { pos: I64Attr }
        traits [Pure]
        relations {
            "all of {valueToStore, dest} have same element type": |op| same_elements(op, op.operand(0), op.operand(1)),
            same_type(dest, result),
            "position is a multiple of the source length.": |op| is_multiple(op, op.operand(0)),
        }
        format "$value_to_store `,` $dest `[` $pos `]` attr-dict `:` type($value_to_store) `into` type($dest)"
    }

    /// Running combinations of the elements along a dimension, and the last ones. An inclusive scan contains the element
    /// at its own position.
    ///
    /// ```mlir
    /// %dest, %last = vector.scan <add>, %v, %init {inclusive = true, reduction_dim = 1 : i64} : vector<4x8xf32>, vector<4xf32>
    /// ```
    ///
    /// Lowering: `convert-vector-to-llvm`.
    Scan = "scan" {
        (source: AnyVectorOfNonZeroRank, initial_value: AnyVectorOfAnyRank) -> (dest: AnyVectorOfNonZeroRank = source, accumulated_value: AnyVectorOfAnyRank = initial_value)
        attrs  { kind: CombiningKind, reduction_dim: I64Attr, inclusive: Bool }
        traits [Pure]
        relations { same_type(source, dest), same_type(initial_value, accumulated_value) }
        format "$kind `,` $source `,` $initial_value since<24>((`reduction_dim` `=` $reduction_dim^ `,` `inclusive` `=` $inclusive)?) attr-dict `:` type($source) `,` type($initial_value)"
        hooks  { verify_shape: verify::scan, result_names: ["dest", "accumulated_value"] }
    }

    /// Stores elements at indices that are relative to a position, in order, unless the mask leaves them out. A tensor is
    /// not changed: the result is the new one.
    ///
    /// ```mlir
    /// vector.scatter %m[%i] [%indices], %mask, %v : memref<?xf32>, vector<16xi32>, vector<16xi1>, vector<16xf32>
    /// ```
    ///
    /// Lowering: `convert-vector-to-llvm`.
    Scatter = "scatter" {
        (
            base: TensorOrMemRef, offsets: [Index], indices: VectorOfIntegerOrIndex, mask: VectorOfI1,
            value_to_store: AnyVectorOfNonZeroRank,
        ) -> (result: Option<AnyRankedTensor>)
        opts   { alignment: Alignment }
        traits [MemWrite]
        format "$base `[` $offsets `]` `[` $indices `]` `,` $mask `,` $value_to_store since<24>((`alignment` `=` $alignment^)?) attr-dict `:` type($base) `,` type($indices) `,` type($mask) `,` type($value_to_store) (`->` type($result)^)?"
        hooks  { verify_shape: verify::scatter }
    }

    /// A vector of another shape with equal elements in row-major order.
    ///
    /// ```mlir
    /// %1 = vector.shape_cast %0 : vector<5x1x3x2xf32> to vector<15x2xf32>
    /// ```
    ///
    /// Lowering: `convert-vector-to-llvm`.
    ShapeCast = "shape_cast" {
        (source: AnyVectorOfAnyRank) -> (result: AnyVectorOfAnyRank)
        traits [Pure]
        format "$source attr-dict `:` type($source) `to` type($result)"
        hooks  { verify_shape: verify::shape_cast, fold: fold::shape_cast, int_range: range::of_source }
    }

    /// The elements, or slices along the first dimension, of two vectors at the given positions; -1 gives poison.
    ///
    /// ```mlir
    /// %r = vector.shuffle %a, %b [0, 1, 5] : vector<3xf32>, vector<3xf32>
    /// ```
    ///
    /// Lowering: `convert-vector-to-llvm`.
    Shuffle = "shuffle" {
        (v1: AnyFixedVectorOfAnyRank, v2: AnyFixedVectorOfAnyRank) -> (vector: AnyVectorOfNonZeroRank = infer)
        attrs  { mask: DenseI64Array }
        traits [Pure, InferTypes]
        relations {
            "first operand v1 and result have same element type": |op| same_elements(op, op.operand(0), op.result(0)),
            "second operand v2 and result have same element type": |op| same_elements(op, op.operand(1), op.result(0)),
        }
        format "operands $mask attr-dict `:` type(operands)"
        hooks  { verify_shape: verify::shuffle, infer: infer::shuffle, fold: fold::shuffle }
    }

    /// `0, 1, 2, ...`
    ///
    /// ```mlir
    /// %v = vector.step : vector<[4]xindex>
    /// ```
    ///
    /// Lowering: `convert-vector-to-llvm`.
    Step = "step" {
        () -> (result: VectorOfIndexRank1)
        traits [Pure]
        format "attr-dict `:` type($result)"
        hooks  { int_range: range::step }
    }

    /// Stores a vector in consecutive elements, or in one element of vector type.
    ///
    /// ```mlir
    /// vector.store %v, %m[%i, %j] : memref<200x100xf32>, vector<4x8xf32>
    /// ```
    ///
    /// Lowering: `convert-vector-to-llvm`.
    Store = "store" {
        (value_to_store: AnyVectorOfAnyRank, base: AnyMemRef, indices: [Index])
        opts   { nontemporal: SilentBool = false, alignment: Alignment }
        traits [MemWrite]
        format "$value_to_store `,` $base `[` $indices `]` since<24>((`alignment` `=` $alignment^)? (`nontemporal` `=` $nontemporal^)?) attr-dict `:` type($base) `,` type($value_to_store)"
        hooks  { verify_shape: verify::store, fold: fold::store }
    }

    /// The elements of a vector in row-major order.
    ///
    /// ```mlir
    /// %e:4 = vector.to_elements %v : vector<2x2xf32>
    /// ```
    ///
    /// Lowering: `convert-vector-to-llvm`.
    ToElements = "to_elements" {
        (source: AnyVectorOfAnyRank) -> (elements: [AnyType] = infer)
        traits [InferTypes, Pure]
        relations { "shaped type 'source' matches 'elements' element count and types": |op| elements::are_elements_of(op.operand(0), op.results(), op) }
        format "$source attr-dict `:` type($source)"
        hooks  { infer: infer::to_elements, fold: fold::to_elements }
    }

    /// Reads a slice of a memref or tensor. The permutation map says which dimensions of the source the dimensions of the
    /// result are, or that they are broadcast; elements that are out of bounds or masked out are the padding.
    ///
    /// ```mlir
    /// %v = vector.transfer_read %m[%i, %j], %pad, %mask {in_bounds = [true], permutation_map = #map} : memref<?x?xf32>, vector<4xf32>
    /// ```
    TransferRead = "transfer_read" {
        (base: AnyShaped, indices: [Index], padding: AnyType, mask: Option<VectorOfI1>) -> (vector: AnyVectorOfAnyRank)
        attrs  { permutation_map: AffineMapAttrOf, in_bounds: BoolArrayAttr }
        traits [AttrSizedOperandSegments, DestinationStyleOpInterface]
        hooks  { parse: asm::parse_transfer_read, print: asm::print_transfer_read, verify: verify::transfer_read, effects: effects::transfer_read, speculatable: effects::speculatability, fold: fold::transfer_read }
    }

    /// Writes a slice of a memref or tensor; elements that are out of bounds or masked out are left out. A tensor is not
    /// changed: the result is the new one.
    ///
    /// ```mlir
    /// vector.transfer_write %v, %m[%i, %j] {in_bounds = [true]} : vector<4xf32>, memref<?x?xf32>
    /// ```
    TransferWrite = "transfer_write" {
        (value_to_store: AnyVectorOfAnyRank, base: AnyShaped, indices: [Index], mask: Option<VectorOfI1>) -> (result: Option<AnyRankedTensor>)
        attrs  { permutation_map: AffineMapAttrOf, in_bounds: BoolArrayAttr }
        traits [AttrSizedOperandSegments, DestinationStyleOpInterface]
        hooks  { parse: asm::parse_transfer_write, print: asm::print_transfer_write, inits: 1, verify: verify::transfer_write, effects: effects::transfer_write, speculatable: effects::speculatability, fold: fold::transfer_write }
    }

    /// A vector with permuted dimensions.
    ///
    /// ```mlir
    /// %1 = vector.transpose %0, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
    /// ```
    ///
    /// Lowering: `convert-vector-to-llvm`.
    Transpose = "transpose" {
        (vector: AnyVectorOfAnyRank) -> (result: AnyVectorOfAnyRank)
        attrs  { permutation: DenseI64Array }
        traits [Pure]
        relations { "operand and result have same element type": |op| same_elements(op, op.operand(0), op.result(0)) }
        format "$vector `,` $permutation attr-dict `:` type($vector) `to` type($result)"
        hooks  { verify_shape: verify::transpose, fold: fold::transpose, int_range: range::of_source }
    }

    /// A memref of scalars as a memref of vectors that consists of the same elements.
    ///
    /// ```mlir
    /// %v = vector.type_cast %m : memref<5x4x3xf32> to memref<vector<5x4x3xf32>>
    /// ```
    ///
    /// Lowering: `convert-vector-to-llvm`.
    TypeCast = "type_cast" {
        (memref: AnyStaticShapeMemRef) -> (result: AnyMemRef)
        traits [Pure, ViewLikeOpInterface]
        format "$memref attr-dict `:` type($memref) `to` type($result)"
        hooks  { verify_shape: verify::type_cast }
    }

    /// How many times longer scalable vectors are than their types say.
    ///
    /// ```mlir
    /// %n = vector.vscale
    /// ```
    ///
    /// Lowering: `convert-vector-to-llvm`.
    VectorScale = "vscale" {
        () -> (res: Index)
        traits [Pure]
        format "attr-dict"
        hooks  { result_names: "vscale" }
    }

    /// Ends the region of [`Mask`].
    ///
    /// ```mlir
    /// vector.yield %0 : vector<4xf32>
    /// ```
    Yield = "yield" {
        (operands: [AnyType])
        traits [Pure, RegionBranchTerminatorOpInterface, ReturnLike, Terminator]
        format "attr-dict ($operands^ `:` type($operands))?"
    }
}
