//! The operations of `x86vector`.

use super::types::{
    BF16s8Or16, BF16s8To32, F32s4Or8, F32s4To16, F32s8, F32s8Or16, Floats, I8s16Or32, I16OrI8, I32s4Or8,
    Ints, Mask, MemRefOfHalfFloat, Numbers, mask, mask_bits, pairs, quads,
};
use super::verify;
use terrace_base::constraints::{ElementsAttr, I32};
use terrace_ir::ops;

ops! { "x86vector", OPS;
    /// Loads a half-precision float, and broadcasts it as a vector of `f32`.
    ///
    /// ```mlir
    /// %d = x86vector.avx.bcst_to_f32.packed %m : memref<1xbf16> -> vector<8xf32>
    /// ```
    ///
    /// Lowering: `lower-to-llvm`.
    BcstToPackedF32 = "avx.bcst_to_f32.packed",
    /// Loads a vector of half-precision floats, and converts those with even indices to `f32`.
    ///
    /// ```mlir
    /// %d = x86vector.avx.cvt.packed.even.indexed_to_f32 %m : memref<16xbf16> -> vector<8xf32>
    /// ```
    ///
    /// Lowering: `lower-to-llvm`.
    CvtPackedEvenIndexedToF32 = "avx.cvt.packed.even.indexed_to_f32",
    /// Loads a vector of half-precision floats, and converts those with odd indices to `f32`.
    ///
    /// ```mlir
    /// %d = x86vector.avx.cvt.packed.odd.indexed_to_f32 %m : memref<16xbf16> -> vector<8xf32>
    /// ```
    ///
    /// Lowering: `lower-to-llvm`.
    CvtPackedOddIndexedToF32 = "avx.cvt.packed.odd.indexed_to_f32" {
        (a: MemRefOfHalfFloat) -> (dst: F32s4Or8)
        traits [MemRead]
        format "$a  attr-dict`:` type($a)`->` type($dst)"
    }

    /// Adds to each element of `w` the product of four signed bytes of `a` and of `b`.
    ///
    /// ```mlir
    /// %d = x86vector.avx.dot.i8 %w, %a, %b : vector<32xi8> -> vector<8xi32>
    /// ```
    ///
    /// Lowering: `lower-to-llvm`.
    DotInt8 = "avx.dot.i8" {
        (w: I32s4Or8, a: I8s16Or32, b: I8s16Or32) -> (dst: I32s4Or8 = w)
        traits [Pure]
        relations {
            same_type(a, b), same_type(w, dst),
            types_match("`a` has four times elements as `w`", w => a, quads),
        }
        format "$w `,` $a `,` $b attr-dict `:` type($a) `->` type($w)"
    }

    /// The dot products of the lower and of the upper four elements, each broadcast to four elements.
    ///
    /// ```mlir
    /// %d = x86vector.avx.intr.dot %a, %b : vector<8xf32>
    /// ```
    Dot = "avx.intr.dot" {
        (a: F32s8, b: F32s8) -> (res: F32s8 = a)
        traits [Pure, SameOperandsAndResultType, InferTypes]
        format "$a `,` $b attr-dict `:` type($res)"
    }

    /// The approximate reciprocal of the square root.
    ///
    /// ```mlir
    /// %d = x86vector.avx.rsqrt %a : vector<8xf32>
    /// ```
    ///
    /// Lowering: `lower-to-llvm`.
    Rsqrt = "avx.rsqrt" {
        (a: F32s8) -> (b: F32s8 = a)
        traits [Pure, SameOperandsAndResultType, InferTypes]
        format "$a attr-dict `:` type($a)"
    }

    /// Rounds `f32` to `bf16`.
    ///
    /// ```mlir
    /// %d = x86vector.avx512.cvt.packed.f32_to_bf16 %a : vector<8xf32> -> vector<8xbf16>
    /// ```
    ///
    /// Lowering: `lower-to-llvm`.
    CvtPackedF32ToBF16 = "avx512.cvt.packed.f32_to_bf16" {
        (a: F32s8Or16) -> (dst: BF16s8Or16)
        traits [Pure]
        relations { "all of {a, dst} have same element count": verify::same_count }
        format "$a attr-dict `:` type($a) `->` type($dst)"
    }

    /// Adds to each element of `src` the product of a pair of `a` and a pair of `b`.
    ///
    /// ```mlir
    /// %d = x86vector.avx512.dot %src, %a, %b : vector<32xbf16> -> vector<16xf32>
    /// ```
    ///
    /// Lowering: `lower-to-llvm`.
    DotBF16 = "avx512.dot" {
        (src: F32s4To16, a: BF16s8To32, b: BF16s8To32) -> (dst: F32s4To16 = src)
        traits [Pure]
        relations {
            same_type(a, b), same_type(src, dst),
            types_match("`a` has twice an many elements as `src`", src => a, pairs),
        }
        format "$src `,` $a `,` $b attr-dict `:` type($a) `->` type($src)"
    }

    /// Stores the elements of `a` that the mask `k` selects one after another. The elements after them are those of
    /// `src` or `constant_src`, or zero.
    ///
    /// ```mlir
    /// %d = x86vector.avx512.mask.compress %k, %a, %src : vector<16xf32>, vector<16xf32>
    /// ```
    ///
    /// Lowering: `lower-to-llvm`.
    MaskCompress = "avx512.mask.compress" {
        (k: Mask, a: Numbers, src: Option<Numbers>) -> (dst: Numbers = a)
        opts   { constant_src: ElementsAttr }
        traits [Pure]
        relations {
            same_type(a, dst),
            types_match("`k` has the same number of bits as elements in `dst`", dst => k, mask),
        }
        format "$k `,` $a (`,` $src^)? attr-dict `:` type($dst) (`,` type($src)^)?"
        hooks  { verify_shape: verify::mask_compress }
    }

    /// Rounds the elements of `a` that the mask `imm` selects; the others are those of `src`.
    ///
    /// ```mlir
    /// %d = x86vector.avx512.mask.rndscale %src, %k, %a, %imm, %rounding : vector<16xf32>
    /// ```
    ///
    /// Lowering: `lower-to-llvm`.
    MaskRndScale = "avx512.mask.rndscale" {
        (src: Floats, k: I32, a: Floats, imm: I16OrI8, rounding: I32) -> (dst: Floats = src)
        traits [Pure]
        relations {
            same_type(src, a, dst),
            types_match("imm has the same number of bits as elements in dst", dst => imm, mask_bits),
        }
        format "$src `,` $k `,` $a `,` $imm `,` $rounding attr-dict `:` type($dst)"
    }

    /// Multiplies the elements of `a` that the mask `k` selects by two to the power of those of `b`; the others are those
    /// of `src`.
    ///
    /// ```mlir
    /// %d = x86vector.avx512.mask.scalef %src, %a, %b, %k, %rounding : vector<16xf32>
    /// ```
    ///
    /// Lowering: `lower-to-llvm`.
    MaskScaleF = "avx512.mask.scalef" {
        (src: Floats, a: Floats, b: Floats, k: I16OrI8, rounding: I32) -> (dst: Floats = src)
        traits [Pure]
        relations {
            same_type(src, a, b, dst),
            types_match("k has the same number of bits as elements in dst", dst => k, mask_bits),
        }
        format "$src `,` $a `,` $b `,` $k `,` $rounding attr-dict `:` type($dst)"
    }

    /// The masks of elements that are in both vectors.
    ///
    /// ```mlir
    /// %k1, %k2 = x86vector.avx512.vp2intersect %a, %b : vector<16xi32>
    /// ```
    ///
    /// Lowering: `lower-to-llvm`.
    Vp2Intersect = "avx512.vp2intersect" {
        (a: Ints, b: Ints) -> (k1: Mask = infer, k2: Mask = infer)
        traits [Pure]
        relations {
            same_type(a, b),
            types_match("k1 has the same number of bits as elements in a", a => k1, mask),
            types_match("k2 has the same number of bits as elements in b", a => k2, mask),
        }
        format "$a `,` $b attr-dict `:` type($a)"
        hooks  { result_names: ["k1", "k2"] }
    }
}
