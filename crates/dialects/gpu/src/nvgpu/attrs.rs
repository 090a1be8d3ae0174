//! The enums of `nvgpu`.

use terrace_rewrite::prelude::*;

enums! { "nvgpu", ATTRS;
    /// How elements are spread over the banks of shared memory (`#nvgpu<swizzle ..>`).
    enum TensorMapSwizzleKind: attr("swizzle", bare) "Tensor map swizzling mode of shared memory banks"
        upstream("TensorMapSwizzleAttr", "value", "::mlir::nvgpu::TensorMapSwizzleKind", field) {
        /// Not at all.
        None = 0 "none",
        /// In rows of 32 bytes.
        Swizzle32B = 1 "swizzle_32b",
        /// In rows of 64 bytes.
        Swizzle64B = 2 "swizzle_64b",
        /// In rows of 128 bytes.
        Swizzle128B = 3 "swizzle_128b",
    }
    /// How many bytes at once are promoted to the L2 cache (`#nvgpu<l2promo ..>`).
    enum TensorMapL2PromoKind: attr("l2promo", bare) "Tensor map L2 promotion type"
        upstream("TensorMapL2PromoAttr", "value", "::mlir::nvgpu::TensorMapL2PromoKind", field) {
        /// None.
        None = 0 "none",
        /// 64 bytes.
        L2Promo64B = 1 "l2promo_64b",
        /// 128 bytes.
        L2Promo128B = 2 "l2promo_128b",
        /// 256 bytes.
        L2Promo256B = 3 "l2promo_256b",
    }
    /// The value of elements out of bounds (`#nvgpu<oob ..>`).
    enum TensorMapOobKind: attr("oob", bare) "Tensor map out-of-bounds fill type"
        upstream("TensorMapOOBAttr", "value", "::mlir::nvgpu::TensorMapOOBKind", field) {
        /// Zero.
        Zero = 0 "zero",
        /// Not a number.
        Nan = 1 "nan",
    }
    /// How channels are interleaved (`#nvgpu<interleave ..>`).
    enum TensorMapInterleaveKind: attr("interleave", bare) "Tensor map interleave layout type"
        upstream("TensorMapInterleaveAttr", "value", "::mlir::nvgpu::TensorMapInterleaveKind", field) {
        /// They are not.
        None = 0 "none",
        /// By 16 bytes.
        Interleave16B = 1 "interleave_16b",
        /// By 32 bytes.
        Interleave32B = 2 "interleave_32b",
    }
    /// How a reciprocal is rounded (`#nvgpu<rcp_rounding_mode ..>`).
    enum RcpRoundingMode: attr("rcp_rounding_mode", bare) "Rounding mode of rcp"
        upstream("RcpRoundingModeAttr", "value", "::mlir::nvgpu::RcpRoundingMode", field) {
        /// Approximate.
        Approx = 0 "approx",
        /// To the nearest, ties to even.
        Rn = 1 "rn",
        /// Towards zero.
        Rz = 2 "rz",
        /// Towards negative infinity.
        Rm = 3 "rm",
        /// Towards positive infinity.
        Rp = 4 "rp",
    }
}
