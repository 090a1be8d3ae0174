//! Verifiers of conversions.

use crate::nvvm::*;
use terrace_num::FloatFormat;

/// Whether a type is a float of one of these formats.
fn is_format(ctx: &Context, ty: Option<Type>, formats: &[FloatFormat]) -> bool {
    ty.is_some_and(|ty| formats.iter().any(|&format| ty == Type::float(ctx, format)))
}

/// Verifies that the type that an attribute says is one of some formats.
fn formats(op: OpShape<'_>, ty: Option<Type>, formats: &[FloatFormat], conversion: &str) -> Result {
    let ctx = op.ctx();
    if is_format(ctx, ty, formats) {
        return Ok(());
    }
    let names: Vec<String> =
        formats.iter().map(|&format| quoted_type(ctx, Type::float(ctx, format))).collect();
    let types = if names.len() == 1 { "type is" } else { "types are" };
    op.fail(format_args!("Only {} {types} supported for conversions from {conversion}.", names.join(" and ")))
}

const F8: &[FloatFormat] = &[FloatFormat::F8E4M3FN, FloatFormat::F8E5M2];
const F6: &[FloatFormat] = &[FloatFormat::F6E2M3FN, FloatFormat::F6E3M2FN];
const F4: &[FloatFormat] = &[FloatFormat::F4E2M1FN];
const SCALE: &[FloatFormat] = &[FloatFormat::F8E8M0FNU];

/// Verifiers that only look at the type of the small floats.
macro_rules! of_formats {
    ($($name:ident: $Op:ident, $ty:ident, $formats:expr, $conversion:literal;)*) => { $(
        pub(in crate::nvvm) fn $name(convert: Shape<'_, $Op>) -> Result {
            formats(*convert, convert.$ty(), $formats, $conversion)
        }
    )* };
}

of_formats! {
    f16x2_to_f8x2: ConvertF16x2ToF8x2, dst_ty, F8, "f16x2 to f8x2";
    f32x2_to_f4x2: ConvertF32x2ToF4x2, dst_ty, F4, "f32x2 to f4x2";
    f32x2_to_f6x2: ConvertF32x2ToF6x2, dst_ty, F6, "f32x2 to f6x2";
    f32x4_to_f4x4: ConvertF32x4ToF4x4, dst_ty, F4, "f32x4 to f4x4";
    f32x4_to_f6x4: ConvertF32x4ToF6x4, dst_ty, F6, "f32x4 to f6x4";
    f32x4_to_f8x4: ConvertF32x4ToF8x4, dst_ty, F8, "f32x4 to f8x4";
    f4x2_to_f16x2: ConvertF4x2ToF16x2, src_type, F4, "f4x2 to f16x2";
    f6x2_to_f16x2: ConvertF6x2ToF16x2, src_type, F6, "f6x2 to f16x2";
    f8x2_to_f16x2: ConvertF8x2ToF16x2, src_type, F8, "f8x2 to f16x2";
    f8x2_to_bf16x2: ConvertF8x2ToBF16x2, src_type, SCALE, "f8x2 to bf16x2";
}

/// Whether rounding is towards zero or up, as that of scales is.
fn rounds_scale(rounding: Option<FPRoundingMode>) -> bool {
    matches!(rounding, Some(FPRoundingMode::Rz | FPRoundingMode::Rp))
}

pub(in crate::nvvm) fn bf16x2_to_f8x2(convert: Shape<'_, ConvertBF16x2ToF8x2>) -> Result {
    formats(*convert, convert.dst_ty(), SCALE, "bf16x2 to f8x2")?;
    if !rounds_scale(convert.rnd()) {
        return convert
            .fail("Only RZ and RP rounding modes are supported for conversions from bf16x2 to f8x2.");
    }
    Ok(())
}

pub(in crate::nvvm) fn f32x2_to_f8x2(convert: Shape<'_, ConvertF32x2ToF8x2>) -> Result {
    let (ctx, ty) = (convert.ctx(), convert.dst_ty());
    if is_format(ctx, ty, F8) {
        if convert.rnd() != Some(FPRoundingMode::Rn) {
            return convert.fail(
                "Only RN rounding mode is supported for conversions from f32x2 to 'f8E4M3FN' and 'f8E5M2' types",
            );
        }
        if convert.sat() != Some(SaturationMode::Satfinite) {
            return convert.fail(
                "Only SATFINITE saturation mode is supported for conversions from f32x2 to 'f8E4M3FN' and 'f8E5M2' types",
            );
        }
        return Ok(());
    }
    if !is_format(ctx, ty, SCALE) {
        return convert.fail(
            "Only 'f8E4M3FN', 'f8E5M2', and 'f8E8M0FNU' types are supported for conversions from f32x2 to f8x2",
        );
    }
    if !rounds_scale(convert.rnd()) {
        return convert.fail(
            "Only RZ and RP rounding modes are supported for conversions from f32x2 to 'f8E8M0FNU' type",
        );
    }
    if convert.relu() == Some(true) {
        return convert.fail("relu not supported for conversions to 'f8E8M0FNU' type");
    }
    Ok(())
}

/// Verifies that random bits are given for stochastic rounding only.
fn random_bits(op: OpShape<'_>, rounding: Option<FPRoundingMode>, has_bits: bool, to: &str) -> Result {
    match rounding {
        Some(FPRoundingMode::Rs) if !has_bits => op.fail("random_bits is required for RS rounding mode."),
        Some(FPRoundingMode::Rs) => Ok(()),
        Some(FPRoundingMode::Rn | FPRoundingMode::Rz) if has_bits => {
            op.fail("random_bits not supported for RN and RZ rounding modes.")
        }
        Some(FPRoundingMode::Rn | FPRoundingMode::Rz) => Ok(()),
        _ => op.fail(format_args!(
            "Only RN, RZ, and RS rounding modes are supported for conversions from f32x2 to {to}."
        )),
    }
}

pub(in crate::nvvm) fn f32x2_to_f16x2(convert: Shape<'_, ConvertF32x2ToF16x2>) -> Result {
    random_bits(*convert, convert.rnd(), convert.random_bits().is_some(), "f16x2")
}

pub(in crate::nvvm) fn f32x2_to_bf16x2(convert: Shape<'_, ConvertF32x2ToBF16x2>) -> Result {
    random_bits(*convert, convert.rnd(), convert.random_bits().is_some(), "bf16x2")
}

pub(in crate::nvvm) fn float_to_tf32(convert: Shape<'_, ConvertFloatToTF32>) -> Result {
    match convert.rnd() {
        Some(FPRoundingMode::Rna) if convert.relu() == Some(true) => {
            super::unnamed(*convert, "Relu not supported with rna rounding mode.")
        }
        Some(FPRoundingMode::Rna | FPRoundingMode::Rn | FPRoundingMode::Rz) => Ok(()),
        _ => super::unnamed(*convert, "Only {rn,rz,rna} rounding modes supported for ConvertFloatToTF32Op."),
    }
}
