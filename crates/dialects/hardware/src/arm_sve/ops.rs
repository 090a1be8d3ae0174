//! The operations of `arm_sve`.

use super::types::{
    AnyScalable, DotFactor, DotSum, SVBool, SVBoolMask, SVEPredicate, SVEPredicateMask, SVEVector,
    Scalable4F32, Scalable4I32, Scalable8BF16, Scalable16I8, ScalableFloats, ScalableInts, ScalableMask,
    ScalableOfRank1, widened,
};
use super::verify;
use terrace_base::infer::bool_like;
use terrace_llvm::constraints::LlvmType;
use terrace_rewrite::prelude::*;

ops! { "arm_sve", OPS;
    /// Narrows a mask that was widened for memory.
    ///
    /// ```mlir
    /// %d = arm_sve.convert_from_svbool %m : vector<[4]xi1>
    /// ```
    ///
    /// Lowering: `lower-to-llvm`.
    ConvertFromSvbool = "convert_from_svbool" {
        (source: SVBoolMask) -> (result: SVEPredicateMask)
        traits [Pure]
        relations { types_match("expected corresponding svbool type widened to [16]xi1", result => source, widened) }
        format "$source attr-dict `:` type($result)"
    }

    /// Widens a mask, since memory holds only masks of 16 bits.
    ///
    /// ```mlir
    /// %d = arm_sve.convert_to_svbool %m : vector<[4]xi1>
    /// ```
    ///
    /// Lowering: `lower-to-llvm`.
    ConvertToSvbool = "convert_to_svbool" {
        (source: SVEPredicateMask) -> (result: SVBoolMask = infer)
        traits [Pure]
        relations { types_match("expected corresponding svbool type widened to [16]xi1", source => result, widened) }
        format "$source attr-dict `:` type($source)"
    }

    /// Broadcasts the 128 bits at an index to all groups of 128 bits.
    ///
    /// ```mlir
    /// %d = arm_sve.dupq_lane %v[1] : vector<[4]xi32>
    /// ```
    ///
    /// Lowering: `lower-to-llvm`.
    DupQLane = "dupq_lane" {
        (src: SVEVector) -> (dst: SVEVector = src)
        attrs  { lane: I64Attr }
        traits [Pure]
        relations { same_type(src, dst) }
        format "$src `[` $lane `]` attr-dict `:` type($dst)"
    }

    /// Multiplies matrices of 2 by 4 and 4 by 2 floats, and adds the products to other ones.
    ///
    /// ```mlir
    /// %d = arm_sve.intr.bfmmla %acc, %a, %b : vector<[8]xbf16> to vector<[4]xf32>
    /// ```
    Bfmmla = "intr.bfmmla" {
        (acc: Scalable4F32, src1: Scalable8BF16, src2: Scalable8BF16) -> (res: Scalable4F32 = acc)
        traits [Pure]
        relations { same_type(src1, src2), same_type(acc, res) }
        format "$acc `,` $src1 `,` $src2 attr-dict `:` type($src1) `to` type($res)"
    }

    /// Intrinsic: narrowing of a mask.
    ///
    /// ```mlir
    /// %d = "arm_sve.intr.convert.from.svbool"(%m) : (vector<[16]xi1>) -> vector<[4]xi1>
    /// ```
    IntrConvertFromSvbool = "intr.convert.from.svbool" {
        (svbool: SVBool) -> (res: LlvmType)
        relations {
            "'res' is vector<[1]xi1>, vector<[2]xi1>, vector<[4]xi1>, vector<[8]xi1>, or vector<[16]xi1>": verify::result_is_predicate,
        }
    }

    /// Intrinsic: widening of a mask.
    ///
    /// ```mlir
    /// %d = "arm_sve.intr.convert.to.svbool"(%m) : (vector<[4]xi1>) -> vector<[16]xi1>
    /// ```
    IntrConvertToSvbool = "intr.convert.to.svbool" {
        (mask: SVEPredicate) -> (res: LlvmType)
        relations { "'res' is vector<[16]xi1>": verify::result_is_svbool }
    }

    /// Intrinsic: broadcast of 128 bits.
    ///
    /// ```mlir
    /// %d = "arm_sve.intr.dupq_lane"(%v) <{lane = 1 : i64}> : (vector<[4]xi32>) -> vector<[4]xi32>
    /// ```
    IntrDupQLane = "intr.dupq_lane" {
        (v: ScalableOfRank1) -> (res: LlvmType)
        attrs { lane: I64Attr }
    }

    /// Intrinsic: selection of a predicate by one bit of another one.
    ///
    /// ```mlir
    /// %d = "arm_sve.intr.psel"(%p1, %p2, %i) : (vector<[16]xi1>, vector<[8]xi1>, i32) -> vector<[16]xi1>
    /// ```
    IntrPsel = "intr.psel" {
        (p1: SVBool, p2: SVEPredicate, index: I32) -> (res: LlvmType)
        traits [Pure]
        relations { "'res' is vector<[16]xi1>": verify::result_is_svbool }
    }

    /// Intrinsic: the mask of the indices from `base` on that are less than `n`.
    ///
    /// ```mlir
    /// %d = "arm_sve.intr.whilelt"(%base, %n) : (i64, i64) -> vector<[4]xi1>
    /// ```
    IntrWhileLT = "intr.whilelt" {
        (base: I64, n: I64) -> (res: LlvmType)
        traits [Pure]
        relations {
            "'res' is vector<[1]xi1>, vector<[2]xi1>, vector<[4]xi1>, vector<[8]xi1>, or vector<[16]xi1>": verify::result_is_predicate,
        }
    }

    /// Intrinsic: elements of two vectors in turns, as a struct of two vectors.
    ///
    /// ```mlir
    /// %d = "arm_sve.intr.zip.x2"(%a, %b) : (vector<[4]xi32>, vector<[4]xi32>) -> !llvm.struct<(vector<[4]xi32>, vector<[4]xi32>)>
    /// ```
    IntrZipX2 = "intr.zip.x2" {
        (v1: AnyScalable, v2: AnyScalable) -> (res: LlvmType)
    }

    /// Intrinsic: elements of four vectors in turns, as a struct of four vectors.
    ///
    /// ```mlir
    /// %d = "arm_sve.intr.zip.x4"(%v, %v, %v, %v) : (vector<[2]xi64>, vector<[2]xi64>, vector<[2]xi64>, vector<[2]xi64>) -> !llvm.struct<(vector<[2]xi64>, vector<[2]xi64>, vector<[2]xi64>, vector<[2]xi64>)>
    /// ```
    IntrZipX4 = "intr.zip.x4" {
        (v1: AnyScalable, v2: AnyScalable, v3: AnyScalable, v4: AnyScalable) -> (res: LlvmType)
    }

    /// Intrinsic: masked integer addition.
    ///
    /// ```mlir
    /// %d = "arm_sve.intr.add"(%a, %b, %c) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
    /// ```
    IntrAdd = "intr.add",
    /// Intrinsic: masked float addition.
    ///
    /// ```mlir
    /// %d = "arm_sve.intr.fadd"(%a, %b, %c) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
    /// ```
    IntrFAdd = "intr.fadd",
    /// Intrinsic: masked float division.
    ///
    /// ```mlir
    /// %d = "arm_sve.intr.fdiv"(%a, %b, %c) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
    /// ```
    IntrFDiv = "intr.fdiv",
    /// Intrinsic: masked float multiplication.
    ///
    /// ```mlir
    /// %d = "arm_sve.intr.fmul"(%a, %b, %c) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
    /// ```
    IntrFMul = "intr.fmul",
    /// Intrinsic: masked float subtraction.
    ///
    /// ```mlir
    /// %d = "arm_sve.intr.fsub"(%a, %b, %c) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
    /// ```
    IntrFSub = "intr.fsub",
    /// Intrinsic: masked integer multiplication.
    ///
    /// ```mlir
    /// %d = "arm_sve.intr.mul"(%a, %b, %c) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
    /// ```
    IntrMul = "intr.mul",
    /// Intrinsic: masked signed division.
    ///
    /// ```mlir
    /// %d = "arm_sve.intr.sdiv"(%a, %b, %c) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
    /// ```
    IntrSDiv = "intr.sdiv",
    /// Intrinsic: dot products of signed integers.
    ///
    /// ```mlir
    /// %d = "arm_sve.intr.sdot"(%a, %b, %c) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
    /// ```
    IntrSdot = "intr.sdot",
    /// Intrinsic: matrix product of signed bytes.
    ///
    /// ```mlir
    /// %d = "arm_sve.intr.smmla"(%a, %b, %c) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
    /// ```
    IntrSmmla = "intr.smmla",
    /// Intrinsic: masked integer subtraction.
    ///
    /// ```mlir
    /// %d = "arm_sve.intr.sub"(%a, %b, %c) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
    /// ```
    IntrSub = "intr.sub",
    /// Intrinsic: masked unsigned division.
    ///
    /// ```mlir
    /// %d = "arm_sve.intr.udiv"(%a, %b, %c) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
    /// ```
    IntrUDiv = "intr.udiv",
    /// Intrinsic: dot products of unsigned integers.
    ///
    /// ```mlir
    /// %d = "arm_sve.intr.udot"(%a, %b, %c) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
    /// ```
    IntrUdot = "intr.udot",
    /// Intrinsic: matrix product of unsigned bytes.
    ///
    /// ```mlir
    /// %d = "arm_sve.intr.ummla"(%a, %b, %c) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
    /// ```
    IntrUmmla = "intr.ummla",
    /// Intrinsic: matrix product of unsigned and signed bytes.
    ///
    /// ```mlir
    /// %d = "arm_sve.intr.usmmla"(%a, %b, %c) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
    /// ```
    IntrUsmmla = "intr.usmmla" {
        (a: AnyScalable, b: AnyScalable, c: AnyScalable) -> (res: LlvmType)
    }

    /// Masked integer addition. Elements that the mask does not select are those of `src1`.
    ///
    /// ```mlir
    /// %d = arm_sve.masked.addi %mask, %a, %b : vector<[4]xi1>, vector<[4]xi32>
    /// ```
    ///
    /// Lowering: `lower-to-llvm`.
    MaskedAddI = "masked.addi" [Commutative],
    /// Masked signed division. Elements that the mask does not select are those of `src1`.
    ///
    /// ```mlir
    /// %d = arm_sve.masked.divi_signed %mask, %a, %b : vector<[4]xi1>, vector<[4]xi32>
    /// ```
    ///
    /// Lowering: `lower-to-llvm`.
    MaskedSDivI = "masked.divi_signed",
    /// Masked unsigned division. Elements that the mask does not select are those of `src1`.
    ///
    /// ```mlir
    /// %d = arm_sve.masked.divi_unsigned %mask, %a, %b : vector<[4]xi1>, vector<[4]xi32>
    /// ```
    ///
    /// Lowering: `lower-to-llvm`.
    MaskedUDivI = "masked.divi_unsigned",
    /// Masked integer multiplication. Elements that the mask does not select are those of `src1`.
    ///
    /// ```mlir
    /// %d = arm_sve.masked.muli %mask, %a, %b : vector<[4]xi1>, vector<[4]xi32>
    /// ```
    ///
    /// Lowering: `lower-to-llvm`.
    MaskedMulI = "masked.muli" [Commutative],
    /// Masked integer subtraction. Elements that the mask does not select are those of `src1`.
    ///
    /// ```mlir
    /// %d = arm_sve.masked.subi %mask, %a, %b : vector<[4]xi1>, vector<[4]xi32>
    /// ```
    ///
    /// Lowering: `lower-to-llvm`.
    MaskedSubI = "masked.subi" {
        (mask: ScalableMask, src1: ScalableInts, src2: ScalableInts) -> (res: ScalableInts = src1)
        relations {
            same_type(src1, src2, res),
            types_match("mask has i1 element type and same shape as operands", src1 => mask, bool_like),
        }
        format "$mask `,` $src1 `,` $src2 attr-dict `:` type($mask) `,` type($res)"
    }

    /// Masked float addition. Elements that the mask does not select are those of `src1`.
    ///
    /// ```mlir
    /// %d = arm_sve.masked.addf %mask, %a, %b : vector<[4]xi1>, vector<[4]xf32>
    /// ```
    ///
    /// Lowering: `lower-to-llvm`.
    MaskedAddF = "masked.addf" [Commutative],
    /// Masked float division. Elements that the mask does not select are those of `src1`.
    ///
    /// ```mlir
    /// %d = arm_sve.masked.divf %mask, %a, %b : vector<[4]xi1>, vector<[4]xf32>
    /// ```
    ///
    /// Lowering: `lower-to-llvm`.
    MaskedDivF = "masked.divf",
    /// Masked float multiplication. Elements that the mask does not select are those of `src1`.
    ///
    /// ```mlir
    /// %d = arm_sve.masked.mulf %mask, %a, %b : vector<[4]xi1>, vector<[4]xf32>
    /// ```
    ///
    /// Lowering: `lower-to-llvm`.
    MaskedMulF = "masked.mulf" [Commutative],
    /// Masked float subtraction. Elements that the mask does not select are those of `src1`.
    ///
    /// ```mlir
    /// %d = arm_sve.masked.subf %mask, %a, %b : vector<[4]xi1>, vector<[4]xf32>
    /// ```
    ///
    /// Lowering: `lower-to-llvm`.
    MaskedSubF = "masked.subf" {
        (mask: ScalableMask, src1: ScalableFloats, src2: ScalableFloats) -> (res: ScalableFloats = src1)
        relations {
            same_type(src1, src2, res),
            types_match("mask has i1 element type and same shape as operands", src1 => mask, bool_like),
        }
        format "$mask `,` $src1 `,` $src2 attr-dict `:` type($mask) `,` type($res)"
    }

    /// The predicate `p1` if bit `index` of `p2` is set, else one without set bits.
    ///
    /// ```mlir
    /// %d = arm_sve.psel %p1, %p2[%i] : vector<[4]xi1>, vector<[8]xi1>
    /// ```
    ///
    /// Lowering: `lower-to-llvm`.
    Psel = "psel" {
        (p1: SVEPredicate, p2: SVEPredicate, index: Index) -> (result: SVEPredicate = p1)
        traits [Pure]
        relations { same_type(p1, result) }
        format "$p1 `,` $p2 `[` $index `]` attr-dict `:` type($p1) `,` type($p2)"
    }

    /// Adds to each element the product of four signed integers of `src1` and of `src2`.
    ///
    /// ```mlir
    /// %d = arm_sve.sdot %acc, %a, %b : vector<[16]xi8> to vector<[4]xi32>
    /// ```
    ///
    /// Lowering: `lower-to-llvm`.
    Sdot = "sdot",
    /// Adds to each element the product of four unsigned integers of `src1` and of `src2`.
    ///
    /// ```mlir
    /// %d = arm_sve.udot %acc, %a, %b : vector<[16]xi8> to vector<[4]xi32>
    /// ```
    ///
    /// Lowering: `lower-to-llvm`.
    Udot = "udot" {
        (acc: DotSum, src1: DotFactor, src2: DotFactor) -> (dst: DotSum = acc)
        traits [Pure]
        relations { same_type(src1, src2), same_type(acc, dst) }
        format "$acc `,` $src1 `,` $src2 attr-dict `:` type($src1) `to` type($dst)"
    }

    /// Multiplies matrices of 2 by 8 and 8 by 2 signed bytes, and adds the products to other ones.
    ///
    /// ```mlir
    /// %d = arm_sve.smmla %acc, %a, %b : vector<[16]xi8> to vector<[4]xi32>
    /// ```
    ///
    /// Lowering: `lower-to-llvm`.
    Smmla = "smmla",
    /// Multiplies matrices of 2 by 8 and 8 by 2 unsigned bytes, and adds the products to other ones.
    ///
    /// ```mlir
    /// %d = arm_sve.ummla %acc, %a, %b : vector<[16]xi8> to vector<[4]xi32>
    /// ```
    ///
    /// Lowering: `lower-to-llvm`.
    Ummla = "ummla",
    /// Multiplies matrices of 2 by 8 unsigned and 8 by 2 signed bytes, and adds the products to other ones.
    ///
    /// ```mlir
    /// %d = arm_sve.usmmla %acc, %a, %b : vector<[16]xi8> to vector<[4]xi32>
    /// ```
    ///
    /// Lowering: `lower-to-llvm`.
    Usmmla = "usmmla" {
        (acc: Scalable4I32, src1: Scalable16I8, src2: Scalable16I8) -> (dst: Scalable4I32 = acc)
        traits [Pure]
        relations { same_type(src1, src2), same_type(acc, dst) }
        format "$acc `,` $src1 `,` $src2 attr-dict `:` type($src1) `to` type($dst)"
    }

    /// The elements of two vectors in turns, as two vectors.
    ///
    /// ```mlir
    /// %a, %b = arm_sve.zip.x2 %c, %d : vector<[16]xi8>
    /// ```
    ///
    /// Lowering: `lower-to-llvm`.
    ZipX2 = "zip.x2" {
        (source_v1: SVEVector, source_v2: SVEVector) -> (result_v1: SVEVector = source_v1, result_v2: SVEVector = source_v1)
        traits [Pure]
        relations { same_type(source_v1("sourceV1"), source_v2("sourceV2"), result_v1("resultV1"), result_v2("resultV2")) }
        format "$source_v1 `,` $source_v2 attr-dict `:` type($source_v1)"
        hooks  { result_names: ["resultV1", "resultV2"] }
    }

    /// The elements of four vectors in turns, as four vectors.
    ///
    /// ```mlir
    /// %a, %b, %c, %d = arm_sve.zip.x4 %e, %f, %g, %h : vector<[16]xi8>
    /// ```
    ///
    /// Lowering: `lower-to-llvm`.
    ZipX4 = "zip.x4" {
        (source_v1: SVEVector, source_v2: SVEVector, source_v3: SVEVector, source_v4: SVEVector)
            -> (result_v1: SVEVector = source_v1, result_v2: SVEVector = source_v1, result_v3: SVEVector = source_v1, result_v4: SVEVector = source_v1)
        traits [Pure]
        relations {
            same_type(
                source_v1("sourceV1"), source_v2("sourceV2"), source_v3("sourceV3"), source_v4("sourceV4"),
                result_v1("resultV1"), result_v2("resultV2"), result_v3("resultV3"), result_v4("resultV4"),
            ),
        }
        format "$source_v1 `,` $source_v2 `,` $source_v3 `,` $source_v4 attr-dict `:` type($source_v1)"
        hooks  { result_names: ["resultV1", "resultV2", "resultV3", "resultV4"] }
    }
}
