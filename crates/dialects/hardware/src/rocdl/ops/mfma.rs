//! Products of matrices whose elements are spread over the lanes (MFMA, CDNA) and of 2:4 sparse matrices (SMFMAC).
//!
//! All values are operands, also those that must be constants: `%d = rocdl.mfma.f32.32x32x1f32 %a, %b, %c, %cbsz, %abid,
//! %blgp : (f32, f32, vector<32xf32>, i32, i32, i32) -> vector<32xf32>`.

use terrace_llvm::constraints::LlvmType;
use terrace_rewrite::prelude::*;

ops! { "rocdl", MFMA_OPS;
    /// Adds the product of a 32x1 and a 1x32 matrix of `f32` to one of `f32`.
    MfmaF32_32x32x1F32 = "mfma.f32.32x32x1f32",
    /// Adds the product of a 16x1 and a 1x16 matrix of `f32` to one of `f32`.
    MfmaF32_16x16x1F32 = "mfma.f32.16x16x1f32",
    /// Adds the product of a 4x1 and a 1x4 matrix of `f32` to one of `f32`.
    MfmaF32_4x4x1F32 = "mfma.f32.4x4x1f32",
    /// Adds the product of a 32x2 and a 2x32 matrix of `f32` to one of `f32`.
    MfmaF32_32x32x2F32 = "mfma.f32.32x32x2f32",
    /// Adds the product of a 16x4 and a 4x16 matrix of `f32` to one of `f32`.
    MfmaF32_16x16x4F32 = "mfma.f32.16x16x4f32",
    /// Adds the product of a 32x4 and a 4x32 matrix of `f16` to one of `f32`.
    MfmaF32_32x32x4F16 = "mfma.f32.32x32x4f16",
    /// Adds the product of a 16x4 and a 4x16 matrix of `f16` to one of `f32`.
    MfmaF32_16x16x4F16 = "mfma.f32.16x16x4f16",
    /// Adds the product of a 4x4 and a 4x4 matrix of `f16` to one of `f32`.
    MfmaF32_4x4x4F16 = "mfma.f32.4x4x4f16",
    /// Adds the product of a 32x8 and an 8x32 matrix of `f16` to one of `f32`.
    MfmaF32_32x32x8F16 = "mfma.f32.32x32x8f16",
    /// Adds the product of a 16x16 and a 16x16 matrix of `f16` to one of `f32`.
    MfmaF32_16x16x16F16 = "mfma.f32.16x16x16f16",
    /// Adds the product of a 32x4 and a 4x32 matrix of `i8` to one of `i32`.
    MfmaI32_32x32x4I8 = "mfma.i32.32x32x4i8",
    /// Adds the product of a 16x4 and a 4x16 matrix of `i8` to one of `i32`.
    MfmaI32_16x16x4I8 = "mfma.i32.16x16x4i8",
    /// Adds the product of a 4x4 and a 4x4 matrix of `i8` to one of `i32`.
    MfmaI32_4x4x4I8 = "mfma.i32.4x4x4i8",
    /// Adds the product of a 32x8 and an 8x32 matrix of `i8` to one of `i32`.
    MfmaI32_32x32x8I8 = "mfma.i32.32x32x8i8",
    /// Adds the product of a 16x16 and a 16x16 matrix of `i8` to one of `i32`.
    MfmaI32_16x16x16I8 = "mfma.i32.16x16x16i8",
    /// Adds the product of a 32x2 and a 2x32 matrix of `bf16` to one of `f32`.
    MfmaF32_32x32x2Bf16 = "mfma.f32.32x32x2bf16",
    /// Adds the product of a 16x2 and a 2x16 matrix of `bf16` to one of `f32`.
    MfmaF32_16x16x2Bf16 = "mfma.f32.16x16x2bf16",
    /// Adds the product of a 4x2 and a 2x4 matrix of `bf16` to one of `f32`.
    MfmaF32_4x4x2Bf16 = "mfma.f32.4x4x2bf16",
    /// Adds the product of a 32x4 and a 4x32 matrix of `bf16` to one of `f32`.
    MfmaF32_32x32x4Bf16 = "mfma.f32.32x32x4bf16",
    /// Adds the product of a 16x8 and an 8x16 matrix of `bf16` to one of `f32`.
    MfmaF32_16x16x8Bf16 = "mfma.f32.16x16x8bf16",
    /// Adds the product of a 32x4 and a 4x32 matrix of `bf16` to one of `f32`, in the gfx90a form.
    MfmaF32_32x32x4Bf16_1k = "mfma.f32.32x32x4bf16.1k",
    /// Adds the product of a 16x4 and a 4x16 matrix of `bf16` to one of `f32`, in the gfx90a form.
    MfmaF32_16x16x4Bf16_1k = "mfma.f32.16x16x4bf16.1k",
    /// Adds the product of a 4x4 and a 4x4 matrix of `bf16` to one of `f32`, in the gfx90a form.
    MfmaF32_4x4x4Bf16_1k = "mfma.f32.4x4x4bf16.1k",
    /// Adds the product of a 32x8 and an 8x32 matrix of `bf16` to one of `f32`, in the gfx90a form.
    MfmaF32_32x32x8Bf16_1k = "mfma.f32.32x32x8bf16.1k",
    /// Adds the product of a 16x16 and a 16x16 matrix of `bf16` to one of `f32`, in the gfx90a form.
    MfmaF32_16x16x16Bf16_1k = "mfma.f32.16x16x16bf16.1k",
    /// Adds the product of a 16x4 and a 4x16 matrix of `f64` to one of `f64`.
    MfmaF64_16x16x4F64 = "mfma.f64.16x16x4f64",
    /// Adds the product of a 4x4 and a 4x4 matrix of `f64` to one of `f64`.
    MfmaF64_4x4x4F64 = "mfma.f64.4x4x4f64",
    /// Adds the product of a 16x32 and a 32x16 matrix of `i8` to one of `i32`.
    MfmaI32_16x16x32I8 = "mfma.i32.16x16x32.i8",
    /// Adds the product of a 32x16 and a 16x32 matrix of `i8` to one of `i32`.
    MfmaI32_32x32x16I8 = "mfma.i32.32x32x16.i8",
    /// Adds the product of a 16x8 and an 8x16 matrix of `xf32` to one of `f32`.
    MfmaF32_16x16x8Xf32 = "mfma.f32.16x16x8.xf32",
    /// Adds the product of a 32x4 and a 4x32 matrix of `xf32` to one of `f32`.
    MfmaF32_32x32x4Xf32 = "mfma.f32.32x32x4.xf32",
    /// Adds the product of a 16x32 matrix of `bf8` and a 32x16 matrix of `bf8` to one of `f32`.
    MfmaF32_16x16x32Bf8Bf8 = "mfma.f32.16x16x32.bf8.bf8",
    /// Adds the product of a 16x32 matrix of `bf8` and a 32x16 matrix of `fp8` to one of `f32`.
    MfmaF32_16x16x32Bf8Fp8 = "mfma.f32.16x16x32.bf8.fp8",
    /// Adds the product of a 16x32 matrix of `fp8` and a 32x16 matrix of `bf8` to one of `f32`.
    MfmaF32_16x16x32Fp8Bf8 = "mfma.f32.16x16x32.fp8.bf8",
    /// Adds the product of a 16x32 matrix of `fp8` and a 32x16 matrix of `fp8` to one of `f32`.
    MfmaF32_16x16x32Fp8Fp8 = "mfma.f32.16x16x32.fp8.fp8",
    /// Adds the product of a 32x16 matrix of `bf8` and a 16x32 matrix of `bf8` to one of `f32`.
    MfmaF32_32x32x16Bf8Bf8 = "mfma.f32.32x32x16.bf8.bf8",
    /// Adds the product of a 32x16 matrix of `bf8` and a 16x32 matrix of `fp8` to one of `f32`.
    MfmaF32_32x32x16Bf8Fp8 = "mfma.f32.32x32x16.bf8.fp8",
    /// Adds the product of a 32x16 matrix of `fp8` and a 16x32 matrix of `bf8` to one of `f32`.
    MfmaF32_32x32x16Fp8Bf8 = "mfma.f32.32x32x16.fp8.bf8",
    /// Adds the product of a 32x16 matrix of `fp8` and a 16x32 matrix of `fp8` to one of `f32`.
    MfmaF32_32x32x16Fp8Fp8 = "mfma.f32.32x32x16.fp8.fp8",
    /// Adds the product of a 16x32 and a 32x16 matrix of `bf16` to one of `f32`.
    MfmaF32_16x16x32Bf16 = "mfma.f32.16x16x32.bf16",
    /// Adds the product of a 16x64 and a 64x16 matrix of `i8` to one of `i32`.
    MfmaI32_16x16x64I8 = "mfma.i32.16x16x64.i8",
    /// Adds the product of a 16x32 and a 32x16 matrix of `f16` to one of `f32`.
    MfmaF32_16x16x32F16 = "mfma.f32.16x16x32.f16",
    /// Adds the product of a 32x16 and a 16x32 matrix of `bf16` to one of `f32`.
    MfmaF32_32x32x16Bf16 = "mfma.f32.32x32x16.bf16",
    /// Adds the product of a 32x32 and a 32x32 matrix of `i8` to one of `i32`.
    MfmaI32_32x32x32I8 = "mfma.i32.32x32x32.i8",
    /// Adds the product of a 32x16 and a 16x32 matrix of `f16` to one of `f32`.
    MfmaF32_32x32x16F16 = "mfma.f32.32x32x16.f16",
    /// Adds the product of a 16x128 and a 128x16 matrix of 8, 6 or 4-bit floats with scales to one of `f32`.
    MfmaScaleF32_16x16x128F8f6f4 = "mfma.scale.f32.16x16x128.f8f6f4",
    /// Adds the product of a 32x64 and a 64x32 matrix of 8, 6 or 4-bit floats with scales to one of `f32`.
    MfmaScaleF32_32x32x64F8f6f4 = "mfma.scale.f32.32x32x64.f8f6f4",
    /// Adds the product of a sparse 16x32 matrix of `f16` and a 32x16 matrix of `f16` to one of `f32`.
    SmfmacF32_16x16x32F16 = "smfmac.f32.16x16x32.f16",
    /// Adds the product of a sparse 32x16 matrix of `f16` and a 16x32 matrix of `f16` to one of `f32`.
    SmfmacF32_32x32x16F16 = "smfmac.f32.32x32x16.f16",
    /// Adds the product of a sparse 16x32 matrix of `bf16` and a 32x16 matrix of `bf16` to one of `f32`.
    SmfmacF32_16x16x32Bf16 = "smfmac.f32.16x16x32.bf16",
    /// Adds the product of a sparse 32x16 matrix of `bf16` and a 16x32 matrix of `bf16` to one of `f32`.
    SmfmacF32_32x32x16Bf16 = "smfmac.f32.32x32x16.bf16",
    /// Adds the product of a sparse 16x64 matrix of `i8` and a 64x16 matrix of `i8` to one of `i32`.
    SmfmacI32_16x16x64I8 = "smfmac.i32.16x16x64.i8",
    /// Adds the product of a sparse 32x32 matrix of `i8` and a 32x32 matrix of `i8` to one of `i32`.
    SmfmacI32_32x32x32I8 = "smfmac.i32.32x32x32.i8",
    /// Adds the product of a sparse 16x64 matrix of `bf8` and a 64x16 matrix of `bf8` to one of `f32`.
    SmfmacF32_16x16x64Bf8Bf8 = "smfmac.f32.16x16x64.bf8.bf8",
    /// Adds the product of a sparse 16x64 matrix of `bf8` and a 64x16 matrix of `fp8` to one of `f32`.
    SmfmacF32_16x16x64Bf8Fp8 = "smfmac.f32.16x16x64.bf8.fp8",
    /// Adds the product of a sparse 16x64 matrix of `fp8` and a 64x16 matrix of `bf8` to one of `f32`.
    SmfmacF32_16x16x64Fp8Bf8 = "smfmac.f32.16x16x64.fp8.bf8",
    /// Adds the product of a sparse 16x64 matrix of `fp8` and a 64x16 matrix of `fp8` to one of `f32`.
    SmfmacF32_16x16x64Fp8Fp8 = "smfmac.f32.16x16x64.fp8.fp8",
    /// Adds the product of a sparse 32x32 matrix of `bf8` and a 32x32 matrix of `bf8` to one of `f32`.
    SmfmacF32_32x32x32Bf8Bf8 = "smfmac.f32.32x32x32.bf8.bf8",
    /// Adds the product of a sparse 32x32 matrix of `bf8` and a 32x32 matrix of `fp8` to one of `f32`.
    SmfmacF32_32x32x32Bf8Fp8 = "smfmac.f32.32x32x32.bf8.fp8",
    /// Adds the product of a sparse 32x32 matrix of `fp8` and a 32x32 matrix of `bf8` to one of `f32`.
    SmfmacF32_32x32x32Fp8Bf8 = "smfmac.f32.32x32x32.fp8.bf8",
    /// Adds the product of a sparse 32x32 matrix of `fp8` and a 32x32 matrix of `fp8` to one of `f32`.
    SmfmacF32_32x32x32Fp8Fp8 = "smfmac.f32.32x32x32.fp8.fp8",
    /// Adds the product of a sparse 16x64 matrix of `bf16` and a 64x16 matrix of `bf16` to one of `f32`.
    SmfmacF32_16x16x64Bf16 = "smfmac.f32.16x16x64.bf16",
    /// Adds the product of a sparse 16x64 matrix of `f16` and a 64x16 matrix of `f16` to one of `f32`.
    SmfmacF32_16x16x64F16 = "smfmac.f32.16x16x64.f16",
    /// Adds the product of a sparse 16x128 matrix of `i8` and a 128x16 matrix of `i8` to one of `i32`.
    SmfmacI32_16x16x128I8 = "smfmac.i32.16x16x128.i8",
    /// Adds the product of a sparse 16x128 matrix of `bf8` and a 128x16 matrix of `bf8` to one of `f32`.
    SmfmacF32_16x16x128Bf8Bf8 = "smfmac.f32.16x16x128.bf8.bf8",
    /// Adds the product of a sparse 16x128 matrix of `bf8` and a 128x16 matrix of `fp8` to one of `f32`.
    SmfmacF32_16x16x128Bf8Fp8 = "smfmac.f32.16x16x128.bf8.fp8",
    /// Adds the product of a sparse 16x128 matrix of `fp8` and a 128x16 matrix of `bf8` to one of `f32`.
    SmfmacF32_16x16x128Fp8Bf8 = "smfmac.f32.16x16x128.fp8.bf8",
    /// Adds the product of a sparse 16x128 matrix of `fp8` and a 128x16 matrix of `fp8` to one of `f32`.
    SmfmacF32_16x16x128Fp8Fp8 = "smfmac.f32.16x16x128.fp8.fp8",
    /// Adds the product of a sparse 32x32 matrix of `bf16` and a 32x32 matrix of `bf16` to one of `f32`.
    SmfmacF32_32x32x32Bf16 = "smfmac.f32.32x32x32.bf16",
    /// Adds the product of a sparse 32x32 matrix of `f16` and a 32x32 matrix of `f16` to one of `f32`.
    SmfmacF32_32x32x32F16 = "smfmac.f32.32x32x32.f16",
    /// Adds the product of a sparse 32x64 matrix of `i8` and a 64x32 matrix of `i8` to one of `i32`.
    SmfmacI32_32x32x64I8 = "smfmac.i32.32x32x64.i8",
    /// Adds the product of a sparse 32x64 matrix of `bf8` and a 64x32 matrix of `bf8` to one of `f32`.
    SmfmacF32_32x32x64Bf8Bf8 = "smfmac.f32.32x32x64.bf8.bf8",
    /// Adds the product of a sparse 32x64 matrix of `bf8` and a 64x32 matrix of `fp8` to one of `f32`.
    SmfmacF32_32x32x64Bf8Fp8 = "smfmac.f32.32x32x64.bf8.fp8",
    /// Adds the product of a sparse 32x64 matrix of `fp8` and a 64x32 matrix of `bf8` to one of `f32`.
    SmfmacF32_32x32x64Fp8Bf8 = "smfmac.f32.32x32x64.fp8.bf8",
    /// Adds the product of a sparse 32x64 matrix of `fp8` and a 64x32 matrix of `fp8` to one of `f32`.
    SmfmacF32_32x32x64Fp8Fp8 = "smfmac.f32.32x32x64.fp8.fp8" {
        (args: [LlvmType]) -> (res: LlvmType)
        format "$args attr-dict `:` functional-type($args, $res)"
    }
}
