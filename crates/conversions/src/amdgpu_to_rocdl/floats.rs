//! Conversions between floats and packed small floats.

use super::intrinsics::f8_of;
use super::*;
use FloatFormat::*;

const UNAVAILABLE: &str = "the conversion of these floats is not available on the chipset";

/// Whether the elements of a type are the chipset's 8-bit floats with five bits of exponent; an error if they are not its floats.
fn is_bf8(rw: &Lowering, ty: Type) -> Rewrite<bool> {
    let format = ty.element_or_self(rw.context()).as_float(rw.context());
    match f8_of(chipset(rw)) {
        Some([fp8, _]) if format == Some(fp8) => Ok(false),
        Some([_, bf8]) if format == Some(bf8) => Ok(true),
        _ => Err(UNAVAILABLE.into()),
    }
}

/// A vector whose first elements are those of a value.
fn widen(rw: &mut Lowering, value: Value, n: i64, elem: Type, empty: Value) -> Value {
    let mut wide = empty;
    if rw.ty(value) == elem {
        let zero = i32(rw, 0);
        return llvm::InsertElement::new(rw, wide, value, zero);
    }
    for at in 0..n {
        let at = i32(rw, at);
        let element = llvm::ExtractElement::new(rw, value, at);
        wide = llvm::InsertElement::new(rw, wide, element, at);
    }
    wide
}

pub(super) fn ext(op: ExtPackedFp8, rw: &mut Lowering) -> Rewrite<Value> {
    let ctx = rw.context();
    let source = rw.ty(op.source(rw));
    let is_bf8 = is_bf8(rw, source)?;
    let index = op.index(rw).unwrap_or(0);
    let result = rw.ty(op.res(rw));
    let n = if source.is::<VectorType>(ctx) { vector(rw, source)?.0 } else { 1 };
    let ty = rw.convert(result)?;
    let mut value = rw.adaptor(op).source;
    if n < 4 {
        let bytes = VectorType::fixed(ctx, &[4], Type::I8);
        let empty = llvm::Undef::new(rw, bytes);
        value = widen(rw, value, n, Type::I8, empty);
    }
    let word = cast(rw, Type::I32, value);
    Ok(match (result.is::<VectorType>(ctx), is_bf8) {
        (true, true) => rocdl::CvtPkF32Bf8::new(rw, ty, index != 0, word),
        (true, false) => rocdl::CvtPkF32Fp8::new(rw, ty, index != 0, word),
        (false, true) => rocdl::CvtF32Bf8::new(rw, ty, index, word),
        (false, false) => rocdl::CvtF32Fp8::new(rw, ty, index, word),
    })
}

/// `(source, result) => Operation` by formats.
macro_rules! by_formats {
    ($source:expr, $result:expr; $($from:ident $to:ident $Op:ident),* $(,)?) => {
        match ($source, $result) {
            $((Some($from), Some($to)) => rocdl::$Op::DEF,)*
            _ => return Err(UNAVAILABLE.into()),
        }
    };
}

/// The format of the elements of a value.
fn format(rw: &Lowering, value: Value) -> Option<FloatFormat> {
    rw.ty(value).element_or_self(rw.context()).as_float(rw.context())
}

pub(super) fn scaled_ext_matrix(op: ScaledExtPackedMatrix, rw: &mut Lowering) -> Rewrite<Value> {
    let ctx = rw.context();
    if chipset(rw) != GFX1250 {
        return Err(UNAVAILABLE.into());
    }
    let from = format(rw, op.source(rw));
    let to = by_formats! { from, format(rw, op.res(rw));
        F4E2M1FN F16 CvtPkScalePk8F16Fp4, F4E2M1FN BF16 CvtPkScalePk8Bf16Fp4, F4E2M1FN F32 CvtPkScalePk8F32Fp4,
        F8E4M3FN F16 CvtPkScalePk8F16Fp8, F8E4M3FN BF16 CvtPkScalePk8Bf16Fp8, F8E4M3FN F32 CvtPkScalePk8F32Fp8,
        F8E5M2 F16 CvtPkScalePk8F16Bf8, F8E5M2 BF16 CvtPkScalePk8Bf16Bf8, F8E5M2 F32 CvtPkScalePk8F32Bf8,
        F6E2M3FN F16 CvtPkScalePk16F16Fp6, F6E2M3FN BF16 CvtPkScalePk16Bf16Fp6, F6E2M3FN F32 CvtPkScalePk16F32Fp6,
        F6E3M2FN F16 CvtPkScalePk16F16Bf6, F6E3M2FN BF16 CvtPkScalePk16Bf16Bf6, F6E3M2FN F32 CvtPkScalePk16F32Bf6,
    };
    let packed = match from {
        Some(F4E2M1FN) => Type::I32,
        Some(F8E4M3FN | F8E5M2) => VectorType::fixed(ctx, &[2], Type::I32),
        _ => VectorType::fixed(ctx, &[3], Type::I32),
    };
    let half = op.first_scale_lane(rw).unwrap_or(0) / 16;
    let (byte, block) = (op.first_scale_byte(rw).unwrap_or(0), op.block_size(rw));
    let select = match from {
        Some(F8E4M3FN | F8E5M2) => half << 3 | byte << 1,
        _ => half << 2 | i64::from(byte == 2) << 1,
    } | i64::from(block == Some(16));
    let ty = rw.convert(rw.ty(op.res(rw)))?;
    let args = rw.adaptor(op);
    let scale = cast(rw, Type::I32, args.scale);
    let source = cast(rw, packed, args.source);
    let select = IntegerAttr::of_i64(ctx, Type::I32, select);
    compute(rw, to, ty, &[source, scale], &[("scaleSel", select)])
}

/// The attribute that selects a part of a word: a number, or a half where the instruction has no number.
fn part_of_word(
    ctx: &Context,
    to: &OpDef,
    number: &'static str,
    half: &'static str,
    index: i64,
) -> (&'static str, Attr) {
    match to.slot_of(number) {
        Some(_) => (number, IntegerAttr::of_i64(ctx, Type::I32, index)),
        None => (half, Attr::bool(index != 0)),
    }
}

pub(super) fn scaled_ext(op: ScaledExtPacked, rw: &mut Lowering) -> Rewrite<Value> {
    let ctx = rw.context();
    if chipset(rw) != GFX950 {
        return Err(UNAVAILABLE.into());
    }
    let from = format(rw, op.source(rw));
    let to = by_formats! { from, format(rw, op.res(rw));
        F8E5M2 F32 CvtScaleF32PkF32Bf8, F8E5M2 F16 CvtScaleF32PkF16Bf8, F8E5M2 BF16 CvtScaleF32PkBf16Bf8,
        F8E4M3FN F32 CvtScaleF32PkF32Fp8, F8E4M3FN F16 CvtScaleF32PkF16Fp8, F8E4M3FN BF16 CvtScaleF32PkBf16Fp8,
        F4E2M1FN F32 CvtScaleF32PkF32Fp4, F4E2M1FN F16 CvtScaleF32PkF16Fp4, F4E2M1FN BF16 CvtScaleF32PkBf16Fp4,
    };
    let (n, _) = vector(rw, rw.ty(op.source(rw)))?;
    let result = rw.ty(op.res(rw));
    vector(rw, result)?;
    let index = op.index(rw).unwrap_or(0);
    let args = rw.adaptor(op);
    let (length, elem) = if from == Some(F4E2M1FN) { (8, Type::int(ctx, 4)) } else { (4, Type::I8) };
    let mut source = args.source;
    if n < length {
        let ty = VectorType::fixed(ctx, &[length], elem);
        let empty = llvm::Zero::new(rw, ty);
        source = widen(rw, source, n, elem, empty);
    }
    let source = cast(rw, Type::I32, source);
    let select = part_of_word(ctx, to, "srcSelIndex", "srcLoHiSel", index);
    compute(rw, to, result, &[source, args.scale], &[select])
}

pub(super) fn scaled_trunc(op: PackedScaledTrunc, rw: &mut Lowering) -> Rewrite<Value> {
    let ctx = rw.context();
    if chipset(rw) != GFX950 {
        return Err(UNAVAILABLE.into());
    }
    let (from, result) = (format(rw, op.source(rw)), format(rw, op.res(rw)));
    let to = by_formats! { from, result;
        F32 F8E5M2 CvtScaleF32PkBf8F32, F16 F8E5M2 CvtScaleF32PkBf8F16, BF16 F8E5M2 CvtScaleF32PkBf8Bf16,
        F32 F8E4M3FN CvtScaleF32PkFp8F32, F16 F8E4M3FN CvtScaleF32PkFp8F16, BF16 F8E4M3FN CvtScaleF32PkFp8Bf16,
        F32 F4E2M1FN CvtScaleF32PkFp4F32, F16 F4E2M1FN CvtScaleF32PkFp4F16, BF16 F4E2M1FN CvtScaleF32PkFp4Bf16,
    };
    let (n, elem) = vector(rw, rw.ty(op.source(rw)))?;
    let index = op.index(rw).unwrap_or(0);
    let ty = rw.convert(rw.ty(op.res(rw)))?;
    let args = rw.adaptor(op);
    let word = if result == Some(F4E2M1FN) { Type::I32 } else { VectorType::fixed(ctx, &[2], Type::I16) };
    let existing = match args.existing {
        Some(existing) => cast(rw, word, existing),
        None => llvm::Zero::new(rw, word),
    };
    let mut source = args.source;
    if n < 2 {
        let zero = i32(rw, 0);
        let first = llvm::ExtractElement::new(rw, source, zero);
        let pair = VectorType::fixed(ctx, &[2], elem);
        let empty = llvm::Zero::new(rw, pair);
        source = llvm::InsertElement::new(rw, empty, first, zero);
    }
    let mut operands: SmallVec<[Value; 4]> = smallvec![existing];
    if from == Some(F32) {
        let (zero, one) = (i32(rw, 0), i32(rw, 1));
        operands.extend([
            llvm::ExtractElement::new(rw, source, zero),
            llvm::ExtractElement::new(rw, source, one),
        ]);
    } else {
        operands.push(source);
    }
    operands.push(args.scale);
    let select = part_of_word(ctx, to, "dstSelIndex", "dstLoHiSel", index);
    let packed = compute(rw, to, word, &operands, &[select])?;
    Ok(cast(rw, ty, packed))
}

/// The word that keeps its other parts.
fn existing_word(rw: &mut Lowering, existing: Option<Value>) -> Value {
    match existing {
        Some(existing) => cast(rw, Type::I32, existing),
        None => llvm::Undef::new(rw, Type::I32),
    }
}

pub(super) fn trunc(op: PackedTrunc2xFp8, rw: &mut Lowering) -> Rewrite<Value> {
    let result = rw.ty(op.res(rw));
    let is_bf8 = is_bf8(rw, result)?;
    let half = op.word_index(rw) == Some(1);
    let ty = rw.convert(result)?;
    vector(rw, ty)?;
    let args = rw.adaptor(op);
    let b = match args.source_b {
        Some(b) => b,
        None => llvm::Undef::new(rw, Type::F32),
    };
    let existing = existing_word(rw, args.existing);
    let packed = match is_bf8 {
        true => rocdl::CvtPkBf8F32::new(rw, Type::I32, half, args.source_a, b, existing),
        false => rocdl::CvtPkFp8F32::new(rw, Type::I32, half, args.source_a, b, existing),
    };
    Ok(cast(rw, ty, packed))
}

pub(super) fn stochastic_round(op: PackedStochRoundFp8, rw: &mut Lowering) -> Rewrite<Value> {
    let result = rw.ty(op.res(rw));
    let is_bf8 = is_bf8(rw, result)?;
    let index = op.store_index(rw).unwrap_or(0);
    let ty = rw.convert(result)?;
    vector(rw, ty)?;
    let args = rw.adaptor(op);
    let existing = existing_word(rw, args.existing);
    let packed = match is_bf8 {
        true => rocdl::CvtSrBf8F32::new(rw, Type::I32, index, args.source, args.stochiastic_param, existing),
        false => rocdl::CvtSrFp8F32::new(rw, Type::I32, index, args.source, args.stochiastic_param, existing),
    };
    Ok(cast(rw, ty, packed))
}
