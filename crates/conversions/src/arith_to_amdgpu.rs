//! `convert-arith-to-amdgpu`: conversions of small floats by the instructions of AMD's GPUs.

use crate::amdgpu_to_rocdl::{GFX950, f8_of, parse_chipset};
use crate::common::vectors::*;
use crate::prelude::*;
use arith::{CmpFPredicate, RoundingMode};
use terrace_base::infer::with_element;
use terrace_gpu::amdgpu::{ExtPackedFp8, PackedScaledTrunc, PackedTrunc2xFp8, ScaledExtPacked};
use terrace_hardware::rocdl;

passes! {
    /// Convert Arith operations to AMDGPU-specific implementations.
    ArithToAmdgpu("ArithToAMDGPUConversionPass") = "convert-arith-to-amdgpu" on(Anchor::Any, Body) {
        /// Chipset that these operations will run on
        chipset: String = "gfx000".into(),
        /// Use saturating truncation for 8-bit float types
        saturate_fp8_truncf: bool = false,
        /// Whether we should allow f32->f16 packed round-to-zero conversion
        allow_packed_f16_rtz as "allow-packed-f16-round-to-zero": bool = false,
    } => arith_to_amdgpu;
}

/// The formats of 8-bit floats are those of OCP.
const IS_OCP: u32 = 1;
/// Truncations to 8-bit floats saturate.
const SATURATES: u32 = 2;

fn arith_to_amdgpu(o: &ArithToAmdgpu, pass: &PassContext<'_>) -> Result<BodyPass> {
    let chipset = parse_chipset(&pass.ctx(), Loc::UNKNOWN, &o.chipset)?;
    let mut patterns = Patterns::new();
    let mut parameter = if o.saturate_fp8_truncf { SATURATES } else { 0 };
    if f8_of(chipset).is_some() {
        patterns = patterns.add(SMALL_FLOATS);
        parameter |= if chipset.has_ocp_fp8() { IS_OCP } else { 0 };
    }
    if o.allow_packed_f16_rtz {
        patterns = patterns.add(HALVES);
    }
    if chipset == GFX950 {
        patterns = patterns.add(SCALED);
    }
    Ok(GreedyEdit::new(patterns.with_parameter(parameter)).into())
}

static SMALL_FLOATS: &[greedy::Pattern] = rewrites![
    arith::ExtF => extend,
    arith::TruncF => truncate,
];

static HALVES: &[greedy::Pattern] = rewrites![arith::TruncF => truncate_to_half];

static SCALED: &[greedy::Pattern] = rewrites![
    arith::ScalingExtF => extend_scaled,
    arith::ScalingTruncF => truncate_scaled,
];

/// Whether the elements of a type are 8-bit floats of the chipset.
fn is_small(rw: &Rewriter<'_>, ty: Type) -> bool {
    let format = ty.element_or_self(rw.ctx()).as_float(rw.ctx());
    match rw.parameter() & IS_OCP != 0 {
        true => matches!(format, Some(FloatFormat::F8E4M3FN | FloatFormat::F8E5M2)),
        false => matches!(format, Some(FloatFormat::F8E4M3FNUZ | FloatFormat::F8E5M2FNUZ)),
    }
}

/// Extends or truncates floats to a format.
fn cast_to(b: &mut Builder<'_>, value: Value, elem: Type) -> Value {
    let ctx = b.ctx().clone();
    let ty = with_element(&ctx, b.ty(value), elem);
    let width = |ty: Type| ty.element_or_self(&ctx).bit_width(&ctx).unwrap_or(0);
    match width(b.ty(value)).cmp(&width(ty)) {
        core::cmp::Ordering::Equal => value,
        core::cmp::Ordering::Less => arith::ExtF::new(b, ty, value),
        core::cmp::Ordering::Greater => arith::TruncF::new(b, ty, value),
    }
}

/// The number and the type of the elements of a fixed vector that is small enough to unroll.
fn elements(rw: &Rewriter<'_>, ty: Type) -> Option<(i64, Type)> {
    let vector = ty.as_::<VectorType>(rw.ctx())?;
    let n = product(vector.shape);
    (!vector.any_scalable() && fits(rw, n)).then_some((n, vector.elem))
}

fn flatten(b: &mut Builder<'_>, source: Value, n: i64) -> Value {
    let ctx = b.ctx().clone();
    let elem = b.ty(source).element_or_self(&ctx);
    reshape(b, source, VectorType::fixed(&ctx, &[n], elem))
}

fn reshape(b: &mut Builder<'_>, source: Value, ty: Type) -> Value {
    if b.ty(source) == ty { source } else { vector::ShapeCast::new(b, ty, source) }
}

fn list(ctx: &Context, integers: &[i64]) -> Attr {
    let elems: SmallVec<[Attr; 4]> =
        integers.iter().map(|&n| IntegerAttr::of_i64(ctx, Type::I64, n)).collect();
    ArrayAttr::get(ctx, &elems)
}

/// Extracts a block at a position.
fn slice(b: &mut Builder<'_>, source: Value, offsets: &[i64], sizes: &[i64]) -> Value {
    let ctx = b.ctx().clone();
    let ty = VectorType::fixed(&ctx, sizes, b.ty(source).element_or_self(&ctx));
    let ones: SmallVec<[i64; 4]> = SmallVec::from_elem(1, offsets.len());
    let (offsets, sizes, ones) = (list(&ctx, offsets), list(&ctx, sizes), list(&ctx, &ones));
    vector::ExtractStridedSlice::new(b, ty, offsets, sizes, ones, source)
}

/// Inserts a block at a position.
fn insert_slice(b: &mut Builder<'_>, block: Value, dest: Value, offsets: &[i64]) -> Value {
    let ctx = b.ctx().clone();
    let ones: SmallVec<[i64; 4]> = SmallVec::from_elem(1, offsets.len());
    let (offsets, ones) = (list(&ctx, offsets), list(&ctx, &ones));
    vector::InsertStridedSlice::new(b, offsets, ones, block, dest)
}

fn vector_of_two(ctx: &Context, elem: Type) -> Type {
    VectorType::fixed(ctx, &[2], elem)
}

fn extend(op: arith::ExtF, rw: &mut Rewriter<'_>) -> Option<Value> {
    let ctx = rw.ctx().clone();
    let source = op.input(rw);
    let (from, to) = (rw.ty(source), rw.ty(op.out(rw)));
    let elem = to.element_or_self(&ctx);
    if !is_small(rw, from) || from.as_shaped(&ctx).is_some_and(|_| !from.is::<VectorType>(&ctx)) {
        return None;
    }
    if !from.is::<VectorType>(&ctx) {
        let value = ExtPackedFp8::new(rw, Type::F32, 0, source);
        return Some(cast_to(rw, value, elem));
    }
    let (n, _) = elements(rw, from)?;
    if from.as_::<VectorType>(&ctx)?.shape.is_empty() {
        let value = extract(rw, source, &[]);
        let value = arith::ExtF::new(rw, elem, value);
        let zero = zeros(rw, to)?;
        return Some(insert(rw, value, zero, &[]));
    }
    let mut all = zeros(rw, VectorType::fixed(&ctx, &[n], elem))?;
    let source = flatten(rw, source, n);
    for at in (0..n).step_by(4) {
        let len = (n - at).min(4);
        let word = slice(rw, source, &[at], &[len]);
        for pair in (0..len).step_by(2) {
            if pair + 1 < len {
                let values = ExtPackedFp8::new(rw, vector_of_two(&ctx, Type::F32), pair / 2, word);
                let values = cast_to(rw, values, elem);
                all = insert_slice(rw, values, all, &[at + pair]);
            } else {
                let value = ExtPackedFp8::new(rw, Type::F32, pair, word);
                let value = cast_to(rw, value, elem);
                all = insert(rw, value, all, &[at + pair]);
            }
        }
    }
    Some(reshape(rw, all, to))
}

/// Replaces finite values beyond the greatest ones of a format by these.
fn clamp(rw: &mut Rewriter<'_>, value: Value, to: Type) -> Option<Value> {
    let ctx = rw.ctx().clone();
    let ty = rw.ty(value);
    let format = to.as_float(&ctx)?;
    let [min, max] = [true, false].map(|is_negative| ApFloat::largest(format, is_negative).to_f64());
    let bounds: SmallVec<[Value; 4]> = [min, max, f64::INFINITY, f64::NEG_INFINITY]
        .into_iter()
        .map(|bound| Some(arith::Constant::new(rw, float_attr(&ctx, ty, bound)?)))
        .collect::<Option<_>>()?;
    let &[min, max, inf, negative_inf] = &bounds[..] else { return None };
    let is_inf = arith::CmpF::new(rw, CmpFPredicate::Oeq, value, inf);
    let is_negative_inf = arith::CmpF::new(rw, CmpFPredicate::Oeq, value, negative_inf);
    let is_nan = arith::CmpF::new(rw, CmpFPredicate::Uno, value, value);
    let stays = arith::OrI::new(rw, is_inf, is_negative_inf);
    let stays = arith::OrI::new(rw, stays, is_nan);
    let clamped = arith::MaximumF::new(rw, value, min);
    let clamped = arith::MinimumF::new(rw, clamped, max);
    Some(arith::Select::new(rw, stays, value, clamped))
}

fn truncate(op: arith::TruncF, rw: &mut Rewriter<'_>) -> Option<Value> {
    let ctx = rw.ctx().clone();
    let mut source = op.input(rw);
    let (from, to) = (rw.ty(source), rw.ty(op.out(rw)));
    let elem = to.element_or_self(&ctx);
    let is_other = to.as_shaped(&ctx).is_some_and(|_| !to.is::<VectorType>(&ctx));
    if op.roundingmode(rw).is_some() || !is_small(rw, to) || is_other {
        return None;
    }
    let n = if to.is::<VectorType>(&ctx) { Some(elements(rw, to)?.0) } else { None };
    if rw.parameter() & SATURATES != 0 {
        if from.element_or_self(&ctx).bit_width(&ctx)? <= 8 {
            return None;
        }
        source = clamp(rw, source, elem)?;
    }
    let four = VectorType::fixed(&ctx, &[4], elem);
    let Some(n) = n else {
        let value = cast_to(rw, source, Type::F32);
        let word = PackedTrunc2xFp8::new(rw, four, 0, value, None, None);
        return Some(extract(rw, word, &[0]));
    };
    let mut all = zeros(rw, VectorType::fixed(&ctx, &[n], elem))?;
    let source = flatten(rw, source, n);
    for at in (0..n).step_by(4) {
        let len = (n - at).min(4);
        let mut word = None;
        for pair in (0..len).step_by(2) {
            let element = |rw: &mut Rewriter<'_>, at: i64| {
                let value = extract(rw, source, &[at]);
                cast_to(rw, value, Type::F32)
            };
            let first = element(rw, at + pair);
            let second = (pair + 1 < len).then(|| element(rw, at + pair + 1));
            word = Some(PackedTrunc2xFp8::new(rw, four, pair / 2, first, second, word));
        }
        let mut word = word?;
        if len < 4 {
            word = slice(rw, word, &[0], &[len]);
        }
        all = insert_slice(rw, word, all, &[at]);
    }
    Some(reshape(rw, all, to))
}

fn truncate_to_half(op: arith::TruncF, rw: &mut Rewriter<'_>) -> Option<Value> {
    let ctx = rw.ctx().clone();
    let source = op.input(rw);
    let (from, to) = (rw.ty(source), rw.ty(op.out(rw)));
    let is_other = to.as_shaped(&ctx).is_some_and(|_| !to.is::<VectorType>(&ctx));
    let rounds_otherwise = op.roundingmode(rw).is_some_and(|mode| mode != RoundingMode::TowardZero);
    if (from.element_or_self(&ctx), to.element_or_self(&ctx)) != (Type::F32, Type::F16)
        || is_other
        || rounds_otherwise
    {
        return None;
    }
    let pair = vector_of_two(&ctx, Type::F16);
    if !to.is::<VectorType>(&ctx) {
        let none = llvm::Poison::new(rw, Type::F32);
        let values = rocdl::CvtPkRtz::new(rw, pair, source, none);
        return Some(extract(rw, values, &[0]));
    }
    let (n, elem) = elements(rw, to)?;
    let mut all = zeros(rw, VectorType::fixed(&ctx, &[n], elem))?;
    let source = flatten(rw, source, n);
    for at in (0..n).step_by(2) {
        let len = (n - at).min(2);
        let first = extract(rw, source, &[at]);
        let second = match len {
            2 => extract(rw, source, &[at + 1]),
            _ => llvm::Poison::new(rw, Type::F32),
        };
        let values = rocdl::CvtPkRtz::new(rw, pair, first, second);
        let values = slice(rw, values, &[0], &[len]);
        all = insert_slice(rw, values, all, &[at]);
    }
    Some(reshape(rw, all, to))
}

/// For each element of a vector of `n` scales, the element that it is a copy of, in a vector of another shape.
fn copied_from(b: &Body, mut scale: Value, n: i64) -> Option<(SmallVec<[i64; 4]>, Vec<i64>)> {
    const MAX_CASTS: usize = 64;
    let ctx = b.ctx();
    let mut elements: Vec<i64> = (0..n).collect();
    // Casts that are never executed may be casts of each other.
    for _ in 0..MAX_CASTS {
        let Some(cast) = b.def_as::<vector::ShapeCast>(scale) else { break };
        scale = cast.source(b);
    }
    if let Some(broadcast) = b.def_as::<vector::Broadcast>(scale) {
        let result = b.ty(scale).as_::<VectorType>(ctx)?;
        scale = broadcast.source(b);
        let shape = b.ty(scale).as_::<VectorType>(ctx).map_or(&[][..], |source| source.shape);
        for element in &mut elements {
            let (mut rest, mut at, mut step) = (*element, 0, 1);
            for (dim, &extent) in result.shape.iter().rev().enumerate() {
                let position = rest % extent;
                rest /= extent;
                if let Some(&extent) = shape.iter().rev().nth(dim) {
                    at += if extent == 1 { 0 } else { position * step };
                    step *= extent;
                }
            }
            *element = at;
        }
    }
    let shape = b.ty(scale).as_::<VectorType>(ctx).map_or(&[][..], |source| source.shape);
    Some((shape.into(), elements))
}

/// The extents of blocks of a vector that have one scale each.
fn block_of(b: &Body, scale: Value, shape: &[i64]) -> Option<SmallVec<[i64; 4]>> {
    let single: SmallVec<[i64; 4]> = SmallVec::from_elem(1, shape.len());
    let (mut scales, elements) = copied_from(b, scale, product(shape))?;
    if scales.len() > shape.len() {
        return Some(single);
    }
    scales.resize(shape.len(), 1);
    let divides = shape.iter().zip(&scales).all(|(extent, n)| extent % n == 0);
    if !divides {
        return Some(single);
    }
    let block: SmallVec<[i64; 4]> = shape.iter().zip(&scales).map(|(extent, n)| extent / n).collect();
    // Leading dimensions may be copies, too, which are in no block.
    let linear = |at: &[i64]| at.iter().zip(shape).fold(0, |sum, (at, extent)| sum * extent + at);
    let is_uniform = positions(shape).all(|at| {
        let first: SmallVec<[i64; 4]> = at.iter().zip(&block).map(|(at, extent)| at - at % extent).collect();
        let of = |at: &[i64]| elements.get(linear(at) as usize);
        of(&at) == of(&first)
    });
    Some(if is_uniform { block } else { single })
}

/// Whether a type is a vector with dimensions that is small enough, or no shaped type.
fn is_scalar_or_vector(rw: &Rewriter<'_>, ty: Type) -> bool {
    match ty.as_::<VectorType>(rw.ctx()) {
        Some(vector) => !vector.shape.is_empty() && elements(rw, ty).is_some(),
        None => ty.as_shaped(rw.ctx()).is_none(),
    }
}

/// Whether there are instructions that scale floats of these types.
fn are_scaled(rw: &Rewriter<'_>, narrow: Type, wide: Type) -> bool {
    let [narrow, wide] = [narrow, wide].map(|ty| ty.element_or_self(rw.ctx()).as_float(rw.ctx()));
    matches!(narrow, Some(FloatFormat::F4E2M1FN | FloatFormat::F8E4M3FN | FloatFormat::F8E5M2))
        && matches!(wide, Some(FloatFormat::F32 | FloatFormat::F16 | FloatFormat::BF16))
}

fn single(b: &mut Builder<'_>, value: Value) -> Value {
    let ty = VectorType::fixed(b.ctx(), &[1], b.ty(value));
    vector::Broadcast::new(b, ty, value)
}

/// Creates a vector from the blocks that have one scale each: `convert` makes one of a vector and its scale.
fn by_blocks<'b>(
    rw: &mut Rewriter<'b>,
    (source, scale, scales): (Value, Value, Value),
    to: Type,
    mut convert: impl FnMut(&mut Rewriter<'b>, Value, Value, i64) -> Option<Value>,
) -> Option<Value> {
    let ctx = rw.ctx().clone();
    let result = to.as_::<VectorType>(&ctx)?;
    let block = block_of(rw, scale, result.shape)?;
    let n = product(&block);
    let counts: SmallVec<[i64; 4]> = result.shape.iter().zip(&block).map(|(extent, n)| extent / n).collect();
    let mut all = zeros(rw, to)?;
    for at in positions(&counts) {
        let offsets: SmallVec<[i64; 4]> = at.iter().zip(&block).map(|(at, extent)| at * extent).collect();
        let part = slice(rw, source, &offsets, &block);
        let part = flatten(rw, part, n);
        let scale = extract(rw, scales, &offsets);
        let part = convert(rw, part, scale, n)?;
        let part = reshape(rw, part, VectorType::fixed(&ctx, &block, result.elem));
        all = insert_slice(rw, part, all, &offsets);
    }
    Some(all)
}

fn extend_scaled(op: arith::ScalingExtF, rw: &mut Rewriter<'_>) -> Option<Value> {
    let ctx = rw.ctx().clone();
    let (source, scale) = (op.input(rw), op.scale(rw));
    let (from, to) = (rw.ty(source), rw.ty(op.out(rw)));
    if !is_scalar_or_vector(rw, to) || !are_scaled(rw, from, to) {
        return None;
    }
    let elem = to.element_or_self(&ctx);
    let two = vector_of_two(&ctx, elem);
    let scales = cast_to(rw, scale, Type::F32);
    if !to.is::<VectorType>(&ctx) {
        let source = single(rw, source);
        let values = ScaledExtPacked::new(rw, two, 0, source, scales);
        return Some(extract(rw, values, &[0]));
    }
    let per_word = 32 / i64::from(from.element_or_self(&ctx).bit_width(&ctx)?);
    by_blocks(rw, (source, scale, scales), to, |rw, source, scale, n| {
        let mut all = zeros(rw, VectorType::fixed(&ctx, &[n], elem))?;
        for at in (0..n).step_by(per_word as usize) {
            let len = (n - at).min(per_word);
            let word = slice(rw, source, &[at], &[len]);
            for pair in (0..len).step_by(2) {
                let mut values = ScaledExtPacked::new(rw, two, pair / 2, word, scale);
                if pair + 1 == len {
                    values = slice(rw, values, &[0], &[1]);
                }
                all = insert_slice(rw, values, all, &[at + pair]);
            }
        }
        Some(all)
    })
}

fn truncate_scaled(op: arith::ScalingTruncF, rw: &mut Rewriter<'_>) -> Option<Value> {
    let ctx = rw.ctx().clone();
    let (source, scale) = (op.input(rw), op.scale(rw));
    let (from, to) = (rw.ty(source), rw.ty(op.out(rw)));
    let rounds_otherwise = op.roundingmode(rw).is_some_and(|mode| mode != RoundingMode::ToNearestEven);
    if !is_scalar_or_vector(rw, to) || !are_scaled(rw, to, from) || rounds_otherwise {
        return None;
    }
    let elem = to.element_or_self(&ctx);
    let per_word = 32 / i64::from(elem.bit_width(&ctx)?);
    let word_type = VectorType::fixed(&ctx, &[per_word], elem);
    let scales = cast_to(rw, scale, Type::F32);
    if !to.is::<VectorType>(&ctx) {
        let source = single(rw, source);
        let word = PackedScaledTrunc::new(rw, word_type, 0, source, scales, None);
        return Some(extract(rw, word, &[0]));
    }
    by_blocks(rw, (source, scale, scales), to, |rw, source, scale, n| {
        let mut all = zeros(rw, VectorType::fixed(&ctx, &[n], elem))?;
        for at in (0..n).step_by(per_word as usize) {
            let len = (n - at).min(per_word);
            let mut word = if len > 2 { Some(zeros(rw, word_type)?) } else { None };
            for pair in (0..len).step_by(2) {
                let values = slice(rw, source, &[at + pair], &[(len - pair).min(2)]);
                word = Some(PackedScaledTrunc::new(rw, word_type, pair / 2, values, scale, word));
            }
            let mut word = word?;
            if len < per_word {
                word = slice(rw, word, &[0], &[len]);
            }
            all = insert_slice(rw, word, all, &[at]);
        }
        Some(all)
    })
}
