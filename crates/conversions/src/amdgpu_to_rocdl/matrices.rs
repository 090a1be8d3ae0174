//! Products of matrices in the registers of a wave.

use super::intrinsics::{Elem, MFMA, OCP, SMFMAC, WMMA, XF32, f8_of, find};
use super::*;

/// A factor as the instructions take it: integers of 64 bits at most, or vectors of words, instead of small elements, and
/// integers instead of `bf16` where these are not known.
fn pack(rw: &mut Lowering, value: Value, has_bf16: bool) -> Rewrite<Value> {
    let ctx = rw.context();
    if !rw.ty(value).is::<VectorType>(ctx) {
        return Ok(value);
    }
    let (n, elem) = vector(rw, rw.ty(value))?;
    let width = elem.bit_width(ctx).map_or(0, i64::from);
    let ty = if elem == Type::BF16 && !has_bf16 {
        VectorType::fixed(ctx, &[n], Type::I16)
    } else if elem == Type::I8 && n <= 8 {
        Type::int(ctx, 8 * n as u32)
    } else if elem.is_int(ctx) && width <= 8 {
        VectorType::fixed(ctx, &[(n * width + 31) / 32], Type::I32)
    } else {
        return Ok(value);
    };
    Ok(cast(rw, ty, value))
}

/// The numbers of the formats of small floats in instructions with scales.
fn format_code(ctx: &Context, ty: Type) -> Option<i64> {
    use FloatFormat::*;
    let formats = [F8E4M3FN, F8E5M2, F6E2M3FN, F6E3M2FN, F4E2M1FN];
    let format = ty.element_or_self(ctx).as_float(ctx)?;
    formats.iter().position(|&other| other == format).map(|code| code as i64)
}

/// The instruction with scales for extents, and the numbers of the formats.
fn scaled(
    ctx: &Context,
    a: Type,
    b: Type,
    sum: Type,
    extents: [i64; 4],
    chipset: Chipset,
) -> Option<(&'static OpDef, [i64; 2])> {
    let codes = [format_code(ctx, a)?, format_code(ctx, b)?];
    if chipset < GFX950 || sum.element_or_self(ctx) != Type::F32 {
        return None;
    }
    let to = match extents {
        [32, 32, 64, 1] => rocdl::MfmaScaleF32_32x32x64F8f6f4::DEF,
        [16, 16, 128, 1] => rocdl::MfmaScaleF32_16x16x128F8f6f4::DEF,
        _ => return None,
    };
    Some((to, codes))
}

/// The extents of a product; the number of products is the last one.
fn extents(m: Option<i64>, n: Option<i64>, k: Option<i64>, blocks: Option<i64>) -> Rewrite<[i64; 4]> {
    match (m, n, k, blocks) {
        (Some(m), Some(n), Some(k), Some(blocks)) => Ok([m, n, k, blocks]),
        _ => Err("an extent is missing".into()),
    }
}

pub(super) fn mfma(op: Mfma, rw: &mut Lowering) -> Rewrite<Value> {
    let ctx = rw.context();
    let chipset = chipset(rw);
    if chipset.major != 9 || chipset < GFX908 {
        return fail(rw, op.0, "MFMA only supported on gfx908+");
    }
    let mut blgp = op.blgp(rw).map_or(0, |blgp| blgp as i64);
    let negated = [op.negate_a(rw), op.negate_b(rw), op.negate_c(rw)].map(|negate| negate == Some(true));
    if negated.contains(&true) {
        if chipset < GFX942 {
            return fail(rw, op.0, "negation unsupported on older than gfx942");
        }
        blgp |= (0..).zip(negated).fold(0, |bits, (at, negate)| bits | i64::from(negate) << at);
    }
    let extents = extents(op.m(rw), op.n(rw), op.k(rw), op.blocks(rw))?;
    let (cbsz, abid) = (op.cbsz(rw).unwrap_or(0), op.abid(rw).unwrap_or(0));
    let [a, b, sum] = [op.source_a(rw), op.source_b(rw), op.dest_c(rw)].map(|value| rw.ty(value));
    let elems = [a, b, sum].map(|ty| Elem::of(ctx, ty, f8_of(chipset)));
    let plain = match elems {
        [Some(a), Some(b), Some(sum)] => {
            let reduced = || op.reduce_precision(rw).filter(|&reduces| reduces);
            let xf32 = reduced().and_then(|_| find(XF32, [a, b, sum], extents, chipset));
            xf32.or_else(|| find(MFMA, [a, b, sum], extents, chipset))
        }
        _ => None,
    };
    let is_default = cbsz == 0 && abid == 0 && blgp == 0;
    let (to, codes) = match (plain, scaled(ctx, a, b, sum, extents, chipset)) {
        (Some(to), _) => (to, None),
        (None, None) => return fail(rw, op.0, "no intrinsic matching MFMA size on given chipset"),
        (None, Some(_)) if !is_default => {
            return fail(
                rw,
                op.0,
                "non-default abid, blgp, and cbsz aren't supported on MFMAs that can be scaled as those fields are used for type information",
            );
        }
        (None, Some((to, codes))) => (to, Some(codes)),
    };
    let ty = rw.convert(rw.ty(op.dest_d(rw)))?;
    let args = rw.adaptor(op);
    // Later instructions have `bf16`, where earlier ones have integers.
    let bf16 = [rocdl::MfmaF32_16x16x32Bf16::DEF, rocdl::MfmaF32_32x32x16Bf16::DEF];
    let has_bf16 = bf16.iter().any(|&def| core::ptr::eq(def, to));
    for value in [args.source_a, args.source_b] {
        check(rw, value)?;
    }
    let (a, b) = (pack(rw, args.source_a, has_bf16)?, pack(rw, args.source_b, has_bf16)?);
    let mut operands: SmallVec<[Value; 9]> = smallvec![a, b, args.dest_c];
    match codes {
        Some([a, b]) => {
            let zero = i32(rw, 0);
            operands.extend([i32(rw, a), i32(rw, b), zero, zero, zero, zero]);
        }
        None => operands.extend([i32(rw, cbsz), i32(rw, abid), i32(rw, blgp)]),
    }
    compute(rw, to, ty, &operands, &[])
}

/// An error for vectors of several dimensions, before anything is built.
fn check(rw: &Lowering, value: Value) -> Rewrite {
    let ty = rw.ty(value);
    let is_scalar = ty.is_int(rw.context()) || ty.is_float(rw.context());
    if is_scalar { Ok(()) } else { vector(rw, ty).map(|_| ()) }
}

/// Scales in a word or two: one as its bits.
fn pack_scales(rw: &mut Lowering, scales: Value) -> Rewrite<Value> {
    let ctx = rw.context();
    if rw.ty(scales).is_int(ctx) {
        return Ok(llvm::ZExt::new(rw, Type::I32, scales));
    }
    let (n, _) = vector(rw, rw.ty(scales))?;
    Ok(cast(rw, if n == 4 { Type::I32 } else { Type::I64 }, scales))
}

pub(super) fn scaled_mfma(op: ScaledMfma, rw: &mut Lowering) -> Rewrite<Value> {
    let ctx = rw.context();
    let chipset = chipset(rw);
    if chipset.major != 9 || chipset < GFX950 {
        return fail(rw, op.0, "scaled MFMA only supported on gfx908+");
    }
    let extents = extents(op.m(rw), op.n(rw), op.k(rw), Some(1))?;
    let [a, b, sum] = [op.source_a(rw), op.source_b(rw), op.dest_c(rw)].map(|value| rw.ty(value));
    let Some((to, [code_a, code_b])) = scaled(ctx, a, b, sum, extents, chipset) else {
        return fail(rw, op.0, "no intrinsic matching scaled MFMA size on given chipset");
    };
    let (index_a, index_b) = (op.scales_idx_a(rw).unwrap_or(0), op.scales_idx_b(rw).unwrap_or(0));
    let ty = rw.convert(rw.ty(op.dest_d(rw)))?;
    let args = rw.adaptor(op);
    for value in [args.source_a, args.source_b, args.scales_a, args.scales_b] {
        check(rw, value)?;
    }
    let (a, b) = (pack(rw, args.source_a, true)?, pack(rw, args.source_b, true)?);
    let (index_a, index_b) = (i32(rw, index_a), i32(rw, index_b));
    let (code_a, code_b) = (i32(rw, code_a), i32(rw, code_b));
    let (scales_a, scales_b) = (pack_scales(rw, args.scales_a)?, pack_scales(rw, args.scales_b)?);
    let operands = [a, b, args.dest_c, code_a, code_b, index_a, scales_a, index_b, scales_b];
    compute(rw, to, ty, &operands, &[])
}

pub(super) fn sparse_mfma(op: SparseMfma, rw: &mut Lowering) -> Rewrite<Value> {
    let ctx = rw.context();
    let chipset = chipset(rw);
    if chipset.major != 9 || chipset < GFX942 {
        return fail(rw, op.0, "sparse MFMA (smfmac) only supported on gfx942+");
    }
    let extents = extents(op.m(rw), op.n(rw), op.k(rw), Some(1))?;
    let types = [op.source_a(rw), op.source_b(rw), op.dest_c(rw)].map(|value| rw.ty(value));
    let elems = types.map(|ty| Elem::of(ctx, ty, f8_of(chipset)));
    let to = match elems {
        [Some(a), Some(b), Some(sum)] => find(SMFMAC, [a, b, sum], extents, chipset),
        _ => None,
    };
    let Some(to) = to else {
        return fail(rw, op.0, "no intrinsic matching sparse MFMA on the given chipset");
    };
    let (cbsz, abid) = (op.cbsz(rw).unwrap_or(0), op.abid(rw).unwrap_or(0));
    let ty = rw.convert(rw.ty(op.dest_d(rw)))?;
    let args = rw.adaptor(op);
    for value in [args.source_a, args.source_b] {
        check(rw, value)?;
    }
    let has_bf16 = chipset >= GFX950;
    let (a, b) = (words(rw, args.source_a, has_bf16)?, words(rw, args.source_b, has_bf16)?);
    let indices = cast(rw, Type::I32, args.sparse_idx);
    let operands = [a, b, args.dest_c, indices, i32(rw, cbsz), i32(rw, abid)];
    compute(rw, to, ty, &operands, &[])
}

/// [`pack`], but bytes become vectors of words.
fn words(rw: &mut Lowering, value: Value, has_bf16: bool) -> Rewrite<Value> {
    let (n, elem) = vector(rw, rw.ty(value))?;
    if elem != Type::I8 {
        return pack(rw, value, has_bf16);
    }
    let ty = VectorType::fixed(rw.context(), &[n / 4], Type::I32);
    Ok(cast(rw, ty, value))
}

/// A factor of a product on RDNA: `is_unsigned` is what the operation says of its integers. Returns whether integers have a sign.
fn factor(
    rw: &mut Lowering,
    original: Type,
    value: Value,
    is_unsigned: bool,
) -> Rewrite<(Value, Option<bool>)> {
    let ctx = rw.context();
    let (n, elem) = vector(rw, rw.ty(value))?;
    let width = elem.bit_width(ctx).map_or(0, i64::from);
    if width > 8 {
        return Ok((value, None));
    }
    let is_signed = original.element_or_self(ctx).as_::<IntegerType>(ctx).map(|ty| match ty.signedness {
        s if s == Signedness::Unsigned as u32 => false,
        s if s == Signedness::Signed as u32 => true,
        _ => !is_unsigned,
    });
    let bits = n * width;
    let ty = if bits <= 32 {
        Type::int(ctx, bits as u32)
    } else {
        VectorType::fixed(ctx, &[bits / 32], Type::I32)
    };
    let value = cast(rw, ty, value);
    Ok((if bits < 32 { llvm::ZExt::new(rw, Type::I32, value) } else { value }, is_signed))
}

/// `bf16` as integers.
fn halves(rw: &mut Lowering, value: Value) -> Rewrite<Value> {
    let (n, elem) = vector(rw, rw.ty(value))?;
    let ty = VectorType::fixed(rw.context(), &[n], Type::I16);
    Ok(if elem == Type::BF16 { cast(rw, ty, value) } else { value })
}

pub(super) fn wmma(op: Wmma, rw: &mut Lowering) -> Rewrite<Value> {
    let ctx = rw.context();
    let chipset = chipset(rw);
    if !matches!(chipset.major, 11 | 12) {
        return fail(rw, op.0, "WMMA only supported on gfx11 and gfx12");
    }
    let extents = extents(op.m(rw), op.n(rw), op.k(rw), Some(1))?;
    let types = [op.source_a(rw), op.source_b(rw), op.dest_c(rw)].map(|value| rw.ty(value));
    let to = match types.map(|ty| Elem::of(ctx, ty, Some(OCP))) {
        [Some(a), Some(b), Some(sum)] => find(WMMA, [a, b, sum], extents, chipset),
        _ => None,
    };
    let Some(to) = to else { return fail(rw, op.0, "no intrinsic matching WMMA on the given chipset") };
    let subword_offset = op.subword_offset(rw).unwrap_or(0);
    if chipset.major >= 12 && subword_offset != 0 {
        return fail(rw, op.0, "subwordOffset not supported on gfx12+");
    }
    let [is_unsigned_a, is_unsigned_b, clamp] =
        [op.unsigned_a(rw), op.unsigned_b(rw), op.clamp(rw)].map(|flag| flag == Some(true));
    let ty = rw.convert(rw.ty(op.dest_d(rw)))?;
    let args = rw.adaptor(op);
    let mut values = [args.source_a, args.source_b, args.dest_c];
    for value in values {
        vector(rw, rw.ty(value))?;
    }
    // Before gfx1250 the instructions have integers instead of `bf16`.
    if chipset < GFX1250 {
        for value in &mut values {
            *value = halves(rw, *value)?;
        }
    }
    let [a, b, sum] = values;
    let (a, sign_a) = factor(rw, types[0], a, is_unsigned_a)?;
    let (b, sign_b) = factor(rw, types[1], b, is_unsigned_b)?;
    let computed = rw.ty(sum);
    let mut attrs: SmallVec<[(&str, Attr); 3]> = SmallVec::new();
    attrs.extend(sign_a.map(|sign| ("signA", Attr::bool(sign))));
    attrs.extend(sign_b.map(|sign| ("signB", Attr::bool(sign))));
    match computed.element_or_self(ctx) {
        Type::F16 | Type::BF16 | Type::I16 => attrs.push(("opsel", Attr::bool(subword_offset != 0))),
        Type::I32 => attrs.push(("clamp", Attr::bool(clamp))),
        _ => {}
    }
    let result = compute(rw, to, computed, &[a, b, sum], &attrs)?;
    Ok(cast(rw, ty, result))
}

pub(super) fn scaled_wmma(op: ScaledWmma, rw: &mut Lowering) -> Rewrite<Value> {
    let ctx = rw.context();
    if chipset(rw) < GFX1250 {
        return fail(rw, op.0, "WMMA scale only supported on gfx1250+");
    }
    let extents = extents(op.m(rw), op.n(rw), op.k(rw), Some(1))?;
    let [a, b, scale_a, scale_b] =
        [op.source_a(rw), op.source_b(rw), op.scale_a(rw), op.scale_b(rw)].map(|value| rw.ty(value));
    let (Some(code_a), Some(code_b)) = (format_code(ctx, a), format_code(ctx, b)) else {
        return fail(rw, op.0, "unsupported element types for scaled_wmma");
    };
    let ((n_a, scale_a), (n_b, scale_b)) = (vector(rw, scale_a)?, vector(rw, scale_b)?);
    if n_a != n_b {
        return fail(rw, op.0, "scaleA and scaleB must have equal vector length");
    }
    let scale_code = |scale: Type| match scale.as_float(ctx) {
        Some(FloatFormat::F8E8M0FNU) => Some(0),
        Some(FloatFormat::F8E4M3FN) => Some(2),
        _ => None,
    };
    let (Some(scale_a), Some(scale_b)) = (scale_code(scale_a), scale_code(scale_b)) else {
        return fail(rw, op.0, "unsupported scale element types");
    };
    let to = match (extents, n_a == 8) {
        ([16, 16, 128, _], false) => rocdl::WmmaScaleF32_16x16x128F8f6f4::DEF,
        ([16, 16, 128, _], true) => rocdl::WmmaScale16F32_16x16x128F8f6f4::DEF,
        ([32, 16, 128, _], false) => rocdl::WmmaScaleF32_32x16x128F4::DEF,
        ([32, 16, 128, _], true) => rocdl::WmmaScale16F32_32x16x128F4::DEF,
        ([m, n, k, _], _) => {
            return fail(rw, op.0, format_args!("unsupported scaled_wmma dimensions: {m}x{n}x{k}"));
        }
    };
    let half = |lane: Option<i64>| lane.unwrap_or(0) / 16;
    let (half_a, half_b) = (half(op.a_first_scale_lane(rw)), half(op.b_first_scale_lane(rw)));
    let ty = rw.convert(rw.ty(op.dest_d(rw)))?;
    let args = rw.adaptor(op);
    for value in [args.source_a, args.source_b, args.scale_a, args.scale_b] {
        check(rw, value)?;
    }
    let number = |value| IntegerAttr::of_i64(ctx, Type::I32, value);
    let attrs = [
        ("fmtA", number(code_a)),
        ("fmtB", number(code_b)),
        ("modC", IntegerAttr::of_i64(ctx, Type::I16, 0)),
        ("scaleAType", number(half_a)),
        ("fmtScaleA", number(scale_a)),
        ("scaleBType", number(half_b)),
        ("fmtScaleB", number(scale_b)),
        ("reuseA", Attr::bool(false)),
        ("reuseB", Attr::bool(false)),
    ];
    let (a, b) = (pack(rw, args.source_a, true)?, pack(rw, args.source_b, true)?);
    let (scale_a, scale_b) = (pack_scales(rw, args.scale_a)?, pack_scales(rw, args.scale_b)?);
    // Factors of only one format have no number of it.
    let attrs = if to.slot_of("fmtA").is_some() { &attrs[..] } else { &attrs[2..] };
    compute(rw, to, ty, &[a, b, args.dest_c, scale_a, scale_b], attrs)
}
