//! The operations of `amdgpu` on matrices in the registers of a wave.

use super::asm;
use super::attrs::*;
use super::types::*;
use super::verify;
use crate::prelude::*;

ops! { "amdgpu", MATRIX_OPS;
    /// Adds a product of matrices (CDNA).
    ///
    /// ```mlir
    /// %d = amdgpu.mfma 16x16x16 %a * %b + %c blgp = none : vector<4xf16>, vector<4xf16>, vector<4xf32>
    /// ```
    Mfma = "mfma" {
        (source_a: MfmaFactor, source_b: MfmaFactor, dest_c: MfmaSum) -> (dest_d: MfmaSum)
        attrs  {
            /// Rows.
            m: MfmaRows,
            /// Columns.
            n: MfmaRows,
            /// The dimension that is reduced.
            k: MfmaInner,
        }
        opts   {
            /// How many products are computed.
            blocks: MfmaBlocks = 1,
            /// The logarithm of the number of blocks that share the first factor.
            cbsz: I32Attr = 0,
            /// The block whose first factor is shared.
            abid: I32Attr = 0,
            /// The permutation of lanes with the second factor.
            blgp: MfmaPermB = MfmaPermB::None,
            /// `f32` may be computed as `xf32`.
            reduce_precision("reducePrecision"): Unit,
            /// The first factor is negated.
            negate_a("negateA"): Unit,
            /// The second factor is negated.
            negate_b("negateB"): Unit,
            /// The summand is negated.
            negate_c("negateC"): Unit,
        }
        traits [Pure]
        relations { same_type(dest_c("destC"), dest_d("destD")) }
        format "custom<MNKDimensionList>($m, $n, $k) $source_a `*` $source_b `+` $dest_c attr-dict `blgp` `=` $blgp `:` type($source_a) `,` type($source_b) `,` type($dest_c)"
        custom { "MNKDimensionList": (asm::parse_extents, asm::print_extents) }
        hooks  { verify_shape: verify::matrix::mfma }
    }

    /// Adds a product of matrices (RDNA and gfx1250).
    ///
    /// ```mlir
    /// %d = amdgpu.wmma 16x16x16 %a * %b + %c : vector<16xf16>, vector<16xf16>, vector<8xf32>
    /// ```
    Wmma = "wmma" {
        (source_a: WmmaFactor, source_b: WmmaFactor, dest_c: WmmaSum) -> (dest_d: WmmaSum)
        attrs  {
            /// Rows.
            m: Only16,
            /// Columns.
            n: Only16,
            /// The dimension that is reduced.
            k: WmmaInner,
        }
        opts   {
            /// The half of the registers that 16-bit results are in.
            subword_offset("subwordOffset"): SubwordOffset = 0,
            /// The integers of the first factor have no sign.
            unsigned_a("unsignedA"): Unit,
            /// The integers of the second factor have no sign.
            unsigned_b("unsignedB"): Unit,
            /// Results that are too great are the greatest ones.
            clamp: Unit,
        }
        traits [Pure]
        relations { same_type(dest_c("destC"), dest_d("destD")) }
        format "custom<MNKDimensionList>($m, $n, $k) $source_a `*` $source_b `+` $dest_c since<24>((`subwordOffset` `(` $subwordOffset^ `)`)? (`unsignedA` $unsignedA^)? (`unsignedB` $unsignedB^)? (`clamp` $clamp^)?) attr-dict `:` type($source_a) `,` type($source_b) `,` type($dest_c)"
        custom { "MNKDimensionList": (asm::parse_extents, asm::print_extents) }
        hooks  { verify_shape: verify::matrix::wmma }
    }

    /// Adds a product of matrices of which two of four elements of the first one are zero (`smfmac`).
    ///
    /// ```mlir
    /// %d = amdgpu.sparse_mfma 16x16x32 %a * %b + %c sparse(%i : vector<4xi8>) : vector<4xf16>, vector<8xf16>, vector<4xf32>
    /// ```
    SparseMfma = "sparse_mfma" {
        (source_a: SparseFactor, source_b: DenseFactor, dest_c: SparseSum, sparse_idx: SparseIndices) -> (dest_d: SparseSum)
        attrs  {
            /// Rows.
            m: BlockSize,
            /// Columns.
            n: BlockSize,
            /// The dimension that is reduced.
            k: SparseInner,
        }
        opts   {
            /// The first set of indices is used unless it is zero.
            cbsz: I32Attr = 0,
            /// The set of indices.
            abid: I32Attr = 0,
        }
        traits [Pure]
        relations { same_type(dest_c("destC"), dest_d("destD")) }
        format "custom<MNKDimensionList>($m, $n, $k) $source_a `*` $source_b `+` $dest_c `sparse` `(` $sparse_idx `:` type($sparse_idx) `)` attr-dict `:` type($source_a) `,` type($source_b) `,` type($dest_c)"
        custom { "MNKDimensionList": (asm::parse_extents, asm::print_extents) }
        hooks  { verify_shape: verify::matrix::sparse_mfma }
    }

    /// Adds a product of matrices of small floats with scales (CDNA).
    ///
    /// ```mlir
    /// %d = amdgpu.scaled_mfma 32x32x64 (%s[0] * %a) * (%t[1] * %b) + %c
    ///   : vector<4xf8E8M0FNU>, vector<32xf6E2M3FN>, f8E8M0FNU, vector<32xf6E2M3FN>, vector<16xf32>
    /// ```
    ScaledMfma = "scaled_mfma" {
        (source_a: ScaledMfmaFactor, source_b: ScaledMfmaFactor, dest_c: ScaledMfmaSum, scales_a: ScaleOrFour, scales_b: ScaleOrFour) -> (dest_d: ScaledMfmaSum)
        attrs  {
            /// Rows.
            m: BlockSize,
            /// Columns.
            n: BlockSize,
            /// The dimension that is reduced.
            k: ScaledInner,
            /// The scale of the first factor.
            scales_idx_a("scalesIdxA"): Byte,
            /// The scale of the second factor.
            scales_idx_b("scalesIdxB"): Byte,
        }
        traits [Pure]
        relations { same_type(dest_c("destC"), dest_d("destD")) }
        format "custom<MNKDimensionList>($m, $n, $k) ` ` `(` $scales_a `[` $scalesIdxA `]` `*` $source_a `)` `*` `(` $scales_b `[` $scalesIdxB `]` `*` $source_b `)` `+` $dest_c attr-dict `:` type($scales_a) `,` type($source_a) `,` type($scales_b) `,` type($source_b) `,` type($dest_c)"
        custom { "MNKDimensionList": (asm::parse_extents, asm::print_extents) }
    }

    /// Adds a product of matrices of small floats with scales (gfx1250).
    ///
    /// ```mlir
    /// %d = amdgpu.scaled_wmma 16x16x128 (%s * %a) * (%t * %b) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32}
    ///   : vector<4xf8E8M0FNU>, vector<64xf8E4M3FN>, vector<4xf8E8M0FNU>, vector<64xf8E4M3FN>, vector<8xf32>
    /// ```
    ScaledWmma = "scaled_wmma" {
        (source_a: ScaledWmmaFactor, source_b: ScaledWmmaFactor, dest_c: ScaledWmmaSum, scale_a: Scales, scale_b: Scales) -> (dest_d: ScaledWmmaSum)
        attrs  {
            /// Rows.
            m: BlockSize,
            /// Columns.
            n: Only16,
            /// The dimension that is reduced.
            k: Only128,
            /// The first lane with scales of the first factor.
            a_first_scale_lane: FirstLane,
            /// The first lane with scales of the second factor.
            b_first_scale_lane: FirstLane,
        }
        traits [Pure]
        relations { same_type(dest_c("destC"), dest_d("destD")) }
        format "custom<MNKDimensionList>($m, $n, $k) ` ` `(` $scale_a `*` $source_a `)` `*` `(` $scale_b `*` $source_b `)` `+` $dest_c since<24>((`a_first_scale_lane` `=` $a_first_scale_lane^)? (`b_first_scale_lane` `=` $b_first_scale_lane^)?) attr-dict `:` type($scale_a) `,` type($source_a) `,` type($scale_b) `,` type($source_b) `,` type($dest_c)"
        custom { "MNKDimensionList": (asm::parse_extents, asm::print_extents) }
        hooks  { verify_shape: verify::matrix::scaled_wmma }
    }
}
