//! Convolutions, poolings, products of matrices and transpositions as operations of `linalg`.

use super::build::{
    clamp_int, dynamic_batch, elements, empty, fill, folded_dim, generic, identity, is_nan, named, nest,
    number, ranked, tensor_type,
};
use crate::common::prelude::*;
use terrace_base::math;
use terrace_linalg::linalg::{self, structured};
use terrace_memory::dims::dim;
use terrace_memory::reassociation::groups_attr;
use terrace_memory::tensor;
use terrace_tosa::tosa::{self, Extents, NanPropagationMode, RoundingMode, zero_point};

pub(super) static CONV2D_FHWC: &[Pattern] = patterns![tosa::Conv2D => conv2d::<false>];
pub(super) static CONV2D_HWCF: &[Pattern] = patterns![tosa::Conv2D => conv2d::<true>];

pub(super) static PATTERNS: &[Pattern] = patterns![
    tosa::Conv3D => conv3d,
    tosa::DepthwiseConv2D => depthwise_conv2d,
    tosa::MatMul => matmul,
    tosa::AvgPool2d => avg_pool2d,
    tosa::Transpose => transpose,
    tosa::MaxPool2d => max_pool2d,
];

/// The numbers of a dense array.
fn numbers(b: &Body, attr: Option<Attr>) -> Rewrite<Extents> {
    let array = attr.and_then(|attr| attr.as_::<DenseArrayAttr>(b.ctx())).ok_or("an attribute is missing")?;
    Ok(array.i64s().collect())
}

/// A zero point that is constant, and zero unless it is an `i8`.
fn constant_zero_point(b: &Body, value: Value, name: &str) -> Rewrite<i64> {
    let zp =
        zero_point(b, value).ok_or_else(|| format!("{name} zero point cannot be statically determined"))?;
    if zp != 0 && b.ty(value).element_or_self(b.ctx()) != Type::I8 {
        return Err(format!("{name} zero point must be zero for non-int8 integer types").into());
    }
    Ok(zp)
}

/// Adds copies of a constant around a tensor; `padding` has two numbers for each dimension but the first and the last.
fn padded(b: &mut Builder<'_>, value: Value, padding: &[i64], constant: Attr) -> Rewrite<Value> {
    if padding.iter().all(|&n| n == 0) {
        return Ok(value);
    }
    let (mut shape, elem) = ranked(b, value)?;
    let mut low: Extents = smallvec![0; shape.len()];
    let mut high = low.clone();
    for (i, pair) in padding.chunks(2).enumerate() {
        (low[i + 1], high[i + 1]) = (pair[0], pair[1]);
        if shape[i + 1] != DYNAMIC {
            shape[i + 1] += pair[0] + pair[1];
        }
    }
    let constant = arith::Constant::new(b, constant);
    let (ty, ctx) = (tensor_type(b, &shape, elem), b.ctx().clone());
    let [low, high] = [low, high].map(|all| DenseArrayAttr::of_i64s(&ctx, &all));
    let pad = tensor::Pad::build(b, ty, low, high, value, &[], &[]);
    b.build_block(pad, 0, &vec![Type::INDEX; shape.len()], |b, _| {
        tensor::Yield::build(b, constant);
    });
    Ok(pad.result(b))
}

/// An extent of a convolution or pooling, from that of the input and that of the kernel.
fn positions(
    b: &mut Builder<'_>,
    size: Value,
    pad: &[i64],
    kernel: Value,
    stride: i64,
    dilation: i64,
) -> Value {
    let one = arith::Constant::index(b, 1);
    let before = arith::Constant::index(b, pad[0]);
    let size = arith::AddI::new(b, size, before);
    let after = arith::Constant::index(b, pad[1]);
    let size = arith::AddI::new(b, size, after);
    let kernel = arith::SubI::new(b, kernel, one);
    let dilation = arith::Constant::index(b, dilation);
    let kernel = arith::MulI::new(b, dilation, kernel);
    let kernel = arith::AddI::new(b, kernel, one);
    let size = arith::SubI::new(b, size, kernel);
    let stride = arith::Constant::index(b, stride);
    let size = arith::DivUI::new(b, size, stride);
    arith::AddI::new(b, size, one)
}

/// The windows of a convolution.
struct Windows {
    pad: Extents,
    strides: Extents,
    dilations: Extents,
}

/// The dynamic extents of a convolution's result. `kernel` has the weight's dimension for each dimension of space.
fn dynamic_result(
    b: &mut Builder<'_>,
    [input, weight]: [Value; 2],
    result: &[i64],
    windows: &Windows,
    kernel: &[usize],
) -> SmallVec<[Value; 4]> {
    let mut extents: SmallVec<[Option<Value>; 5]> = smallvec![None; result.len()];
    for (i, &of_weight) in kernel.iter().enumerate().filter(|&(i, _)| result[i + 1] == DYNAMIC) {
        let size = dim(b, input, i + 1);
        let kernel = dim(b, weight, of_weight);
        let (pad, stride, dilation) = (&windows.pad[2 * i..], windows.strides[i], windows.dilations[i]);
        extents[i + 1] = Some(positions(b, size, pad, kernel, stride, dilation));
    }
    for (i, extent) in extents.iter_mut().enumerate() {
        if result[i] == DYNAMIC && extent.is_none() {
            *extent = Some(dim(b, input, i));
        }
    }
    extents.into_iter().flatten().collect()
}

/// The map that repeats a bias along all dimensions but the last.
fn bias_map(ctx: &Context, n: usize, bias: &[i64]) -> AffineMap {
    match bias {
        [1] => AffineMap { n_dims: n as u32, n_syms: 0, results: smallvec![AffineExpr::constant(ctx, 0)] },
        _ => AffineMap::of_dims(ctx, n, [n - 1]),
    }
}

/// The bias for each element of the result, in the type of the accumulator.
fn broadcast_bias(b: &mut Builder<'_>, bias: Value, output: Value) -> Rewrite<Value> {
    let ctx = b.ctx().clone();
    let (of_bias, n) = (ranked(b, bias)?.0, ranked(b, output)?.0.len());
    let maps = [bias_map(&ctx, n, &of_bias), identity(&ctx, n)];
    let op = generic(b, &[bias], &[output], &maps, |b, args| {
        let ty = b.ty(args[1]);
        [match b.ty(args[0]) {
            from if from == ty => args[0],
            from if from.is_float(b.ctx()) => arith::ExtF::new(b, ty, args[0]),
            _ => arith::ExtSI::new(b, ty, args[0]),
        }]
    });
    Ok(b.result(op, 0))
}

/// A number as an attribute of a type.
fn number_attr(ctx: &Context, elem: Type, value: i64) -> Attr {
    match elem.as_float(ctx) {
        Some(format) => {
            FloatAttr::of(ctx, elem, ApFloat::from_f64(format, value as f64, Rounding::NearestTiesToEven))
        }
        None => IntegerAttr::of_i64(ctx, elem, value),
    }
}

/// A weight with its first dimension last.
fn with_features_last(b: &mut Builder<'_>, weight: Value) -> Rewrite<Value> {
    let (mut shape, elem) = ranked(b, weight)?;
    shape.rotate_left(1);
    let n = shape.len() as i32;
    let perms: Vec<i32> = (0..n).map(|i| (i + 1) % n).collect();
    let (ty, perms) = (tensor_type(b, &shape, elem), DenseArrayAttr::of_i32s(b.ctx(), &perms));
    Ok(tosa::Transpose::new(b, ty, perms, weight))
}

/// The operands and attributes of a convolution.
struct Convolution {
    operands: [Value; 3],
    zero_points: [Value; 2],
    output: Value,
    windows: Windows,
    acc: Type,
}

/// Reads a convolution.
macro_rules! convolution {
    ($op:ident, $rw:ident) => {
        Convolution {
            operands: [$op.input($rw), $op.weight($rw), $op.bias($rw)],
            zero_points: [$op.input_zp($rw), $op.weight_zp($rw)],
            output: $op.output($rw),
            windows: Windows {
                pad: numbers($rw, $op.pad($rw))?,
                strides: numbers($rw, $op.stride($rw))?,
                dilations: numbers($rw, $op.dilation($rw))?,
            },
            acc: $op.acc_type($rw).ok_or("the accumulator's type is missing")?,
        }
    };
}

fn conv2d<const HWCF: bool>(op: tosa::Conv2D, rw: &mut Lowering) -> Rewrite<Value> {
    let conv = convolution!(op, rw);
    let (plain, quantized) = match HWCF {
        true => (linalg::Conv2DNhwcHwcf::DEF, linalg::Conv2DNhwcHwcfQ::DEF),
        false => (linalg::Conv2DNhwcFhwc::DEF, linalg::Conv2DNhwcFhwcQ::DEF),
    };
    convolution(rw, &conv, HWCF, plain, quantized)
}

fn conv3d(op: tosa::Conv3D, rw: &mut Lowering) -> Rewrite<Value> {
    let conv = convolution!(op, rw);
    convolution(rw, &conv, true, linalg::Conv3DNdhwcDhwcf::DEF, linalg::Conv3DNdhwcDhwcfQ::DEF)
}

fn convolution(
    rw: &mut Lowering,
    conv: &Convolution,
    features_last: bool,
    plain: &'static OpDef,
    quantized: &'static OpDef,
) -> Rewrite<Value> {
    let ctx = rw.context();
    let [input, weight, bias] = conv.operands;
    let zero_points = [
        constant_zero_point(rw, conv.zero_points[0], "input")?,
        constant_zero_point(rw, conv.zero_points[1], "weight")?,
    ];
    let is_quantized = zero_points != [0, 0];
    let (result, result_elem) = ranked(rw, conv.output)?;
    let (_, in_elem) = ranked(rw, input)?;
    for value in [weight, bias] {
        if ranked(rw, value)?.0.contains(&DYNAMIC) {
            return Err("tosa.conv ops require static shapes for weight and bias".into());
        }
    }
    if in_elem.as_int(ctx).is_some_and(|(_, sign)| sign == Signedness::Unsigned) {
        return Err("tosa.conv ops does not support unsigned integer input".into());
    }
    let windows = &conv.windows;
    let space: Vec<usize> = (1..result.len() - 1).collect();
    let dynamic = dynamic_result(rw, [input, weight], &result, windows, &space);
    let zero = number_attr(ctx, in_elem, zero_points[0]);
    let input = padded(rw, input, &windows.pad, zero)?;
    let weight = if features_last { with_features_last(rw, weight)? } else { weight };
    let output = empty(rw, &result, conv.acc, &dynamic);
    let output = broadcast_bias(rw, bias, output)?;
    let attrs = (elements(ctx, &windows.strides, false), elements(ctx, &windows.dilations, false));
    if is_quantized {
        let zps = zero_points.map(|zp| arith::Constant::int(rw, Type::I32, zp));
        let op = named(rw, quantized, Some(attrs), &[input, weight, zps[0], zps[1]], output)?;
        return Ok(rw.result(op, 0));
    }
    let op = named(rw, plain, Some(attrs), &[input, weight], output)?;
    let value = rw.result(op, 0);
    Ok(match result_elem == conv.acc {
        true => value,
        false => {
            let ty = rw.ty(conv.output);
            tosa::Cast::new(rw, ty, value)
        }
    })
}

fn depthwise_conv2d(op: tosa::DepthwiseConv2D, rw: &mut Lowering) -> Rewrite<Value> {
    let ctx = rw.context();
    let conv = convolution!(op, rw);
    let [input, weight, bias] = conv.operands;
    let (result, result_elem) = ranked(rw, conv.output)?;
    let (_, in_elem) = ranked(rw, input)?;
    let (of_weight, _) = ranked(rw, weight)?;
    let (of_bias, _) = ranked(rw, bias)?;
    if of_weight.contains(&DYNAMIC) || of_bias.contains(&DYNAMIC) {
        return Err("tosa.depthwise_conv ops require static shapes".into());
    }
    let zero_points = [
        constant_zero_point(rw, conv.zero_points[0], "input")?,
        constant_zero_point(rw, conv.zero_points[1], "weight")?,
    ];
    let windows = &conv.windows;
    let dynamic = dynamic_result(rw, [input, weight], &result, windows, &[0, 1]);
    let zero = number_attr(ctx, in_elem, zero_points[0]);
    let input = padded(rw, input, &windows.pad, zero)?;
    let attrs = (elements(ctx, &windows.strides, false), elements(ctx, &windows.dilations, false));
    let split = [result[0], result[1], result[2], of_weight[2], of_weight[3]];
    let sums = empty(rw, &split, conv.acc, &dynamic);
    let zero = number(rw, conv.acc, 0);
    let sums = fill(rw, zero, sums);
    let output = empty(rw, &result, result_elem, &dynamic);
    let mut value = if zero_points == [0, 0] {
        let op = named(rw, linalg::DepthwiseConv2DNhwcHwcm::DEF, Some(attrs), &[input, weight], sums)?;
        rw.result(op, 0)
    } else {
        let zps = zero_points.map(|zp| arith::Constant::int(rw, Type::I32, zp));
        let inputs = [input, weight, zps[0], zps[1]];
        let op = named(rw, linalg::DepthwiseConv2DNhwcHwcmQ::DEF, Some(attrs), &inputs, sums)?;
        rw.result(op, 0)
    };
    if zero_points == [0, 0] && conv.acc != result_elem {
        let ty = tensor_type(rw, &split, result_elem);
        value = tosa::Cast::new(rw, ty, value);
    }
    let groups = groups_attr(ctx, &[smallvec![0], smallvec![1], smallvec![2], smallvec![3, 4]]);
    let ty = rw.ty(conv.output);
    let value = tensor::CollapseShape::new(rw, ty, groups, value);
    let maps = [bias_map(ctx, 4, &of_bias), identity(ctx, 4), identity(ctx, 4)];
    let op = generic(rw, &[bias, value], &[output], &maps, |b, args| {
        if in_elem.is_float(b.ctx()) {
            return [arith::AddF::new(b, args[0], args[1])];
        }
        let ty = b.ty(args[1]);
        let bias = if b.ty(args[0]) == ty { args[0] } else { arith::ExtSI::new(b, ty, args[0]) };
        [arith::AddI::new(b, bias, args[1])]
    });
    Ok(rw.result(op, 0))
}

fn matmul(op: tosa::MatMul, rw: &mut Lowering) -> Rewrite<Value> {
    let (lhs, rhs) = (op.a(rw), op.b(rw));
    let (result, elem) = ranked(rw, op.output(rw))?;
    let zero_points =
        [constant_zero_point(rw, op.a_zp(rw), "input a")?, constant_zero_point(rw, op.b_zp(rw), "input b")?];
    let mut dynamic: SmallVec<[Value; 3]> = SmallVec::new();
    for (i, value) in [lhs, lhs, rhs].into_iter().enumerate() {
        if result[i] == DYNAMIC {
            dynamic.push(dim(rw, value, i));
        }
    }
    let zero = number(rw, elem, 0);
    let output = empty(rw, &result, elem, &dynamic);
    let output = fill(rw, zero, output);
    let op = if zero_points == [0, 0] {
        named(rw, linalg::BatchMatmul::DEF, None, &[lhs, rhs], output)?
    } else {
        let zps = zero_points.map(|zp| arith::Constant::int(rw, Type::I32, zp));
        named(rw, linalg::QuantizedBatchMatmul::DEF, None, &[lhs, rhs, zps[0], zps[1]], output)?
    };
    Ok(rw.result(op, 0))
}

fn transpose(op: tosa::Transpose, rw: &mut Lowering) -> Rewrite<Value> {
    let ctx = rw.context();
    let input = op.input1(rw);
    let (shape, elem) = ranked(rw, input)?;
    let perms =
        op.perms(rw).and_then(|perms| perms.as_::<DenseArrayAttr>(ctx)).ok_or("an attribute is missing")?;
    let perms: Option<SmallVec<[usize; 6]>> = perms.i32s().map(|i| usize::try_from(i).ok()).collect();
    let perms = perms.filter(|perms| perms.len() == shape.len()).ok_or("the permutation is not valid")?;
    let mut extents: SmallVec<[Option<Value>; 6]> = SmallVec::new();
    for (i, &extent) in shape.iter().enumerate() {
        extents.push((extent == DYNAMIC).then(|| folded_dim(rw, input, i)));
    }
    let new: Extents = perms.iter().map(|&i| shape[i]).collect();
    let dynamic: SmallVec<[Value; 6]> = perms.iter().filter_map(|&i| extents[i]).collect();
    let output = empty(rw, &new, elem, &dynamic);
    let perms: Vec<i64> = perms.iter().map(|&i| i as i64).collect();
    let ty = rw.ty(output);
    let op = linalg::Transpose::build(rw, &[ty], DenseArrayAttr::of_i64s(ctx, &perms), input, output);
    rw.build_block(op, 0, &[elem, elem], |b, args| {
        linalg::Yield::build(b, &args[..1]);
    });
    Ok(rw.result(op.0, 0))
}

/// The least number of a type, as an attribute.
fn least(ctx: &Context, elem: Type, unsigned: bool) -> Option<Attr> {
    if let Some(format) = elem.as_float(ctx) {
        return Some(FloatAttr::of(ctx, elem, ApFloat::largest(format, true)));
    }
    let (width, _) = elem.as_int(ctx)?;
    let least = if unsigned { ApInt::zero(width) } else { ApInt::signed_min(width) };
    Some(IntegerAttr::of(ctx, elem, &least))
}

fn max_pool2d(op: tosa::MaxPool2d, rw: &mut Lowering) -> Rewrite<Value> {
    let ctx = rw.context();
    let unsigned = rw
        .ty(op.output(rw))
        .element_or_self(ctx)
        .as_int(ctx)
        .is_some_and(|(_, sign)| sign == Signedness::Unsigned);
    let input = rw.adaptor(op).input;
    let (_, elem) = ranked(rw, input)?;
    let (result, _) = ranked(rw, op.output(rw))?;
    let [kernel, strides, pad] = [op.kernel(rw), op.stride(rw), op.pad(rw)].map(|attr| numbers(rw, attr));
    let (kernel, strides, pad) = (kernel?, strides?, pad?);
    let is_supported = matches!(elem, Type::F32 | Type::F16 | Type::BF16) || elem.is_int(ctx);
    let initial = least(ctx, elem, unsigned).filter(|_| is_supported);
    let initial = initial.ok_or("Unsupported initial value for tosa.maxpool_2d op")?;
    let mut dynamic: SmallVec<[Value; 4]> = SmallVec::new();
    for (i, _) in result.iter().enumerate().filter(|&(_, &extent)| extent == DYNAMIC) {
        let mut extent = dim(rw, input, i);
        if i == 1 || i == 2 {
            let size = arith::Constant::index(rw, kernel[i - 1]);
            extent = positions(rw, extent, &pad[2 * (i - 1)..], size, strides[i - 1], 1);
        }
        dynamic.push(extent);
    }
    let input = padded(rw, input, &pad, initial)?;
    let initial = arith::Constant::new(rw, initial);
    let output = empty(rw, &result, elem, &dynamic);
    let output = fill(rw, initial, output);
    let window = empty(rw, &kernel, elem, &[]);
    let attrs = (elements(ctx, &strides, true), elements(ctx, &[1, 1], true));
    let def = if unsigned { linalg::PoolingNhwcMaxUnsigned::DEF } else { linalg::PoolingNhwcMax::DEF };
    let pool = named(rw, def, Some(attrs), &[input, window], output)?;
    if !elem.is_float(ctx) || op.nan_mode(rw) != Some(NanPropagationMode::Ignore) {
        return Ok(rw.result(pool, 0));
    }
    // The same loops, without the NaNs.
    let maps = structured::indexing_maps(rw, pool);
    rw.body().erase(pool);
    let without_nan = |b: &mut Builder<'_>, args: &[Value]| {
        let greater = arith::MaximumF::new(b, args[2], args[0]);
        let nan = is_nan(b, args[0]);
        [arith::Select::new(b, nan, args[2], greater)]
    };
    let op = nest(rw, &[input, window], &[output], &maps, &[4, 5], without_nan);
    Ok(rw.result(op.0, 0))
}

/// How many elements of the input a window has in dimension `i`, near the borders fewer than the kernel.
fn coverage(
    b: &mut Builder<'_>,
    i: usize,
    last: Value,
    (stride, kernel): (i64, i64),
    pad: &[i64],
    [zero, one]: [Value; 2],
) -> Value {
    let stride = arith::Constant::index(b, stride);
    let mut size = arith::Constant::index(b, kernel);
    let left = linalg::Index::new(b, i as i64);
    let right = arith::SubI::new(b, last, left);
    let left = arith::MulI::new(b, left, stride);
    let right = arith::MulI::new(b, right, stride);
    for (position, &pad) in [left, right].into_iter().zip(pad).filter(|&(_, &pad)| pad != 0) {
        let pad = arith::Constant::index(b, pad);
        let outside = arith::SubI::new(b, position, pad);
        let outside = arith::MinSI::new(b, outside, zero);
        size = arith::AddI::new(b, size, outside);
    }
    arith::MaxSI::new(b, one, size)
}

/// Divides a sum by a number of elements, rounding as the specification says, and applies the zero points.
fn scaled_mean(
    b: &mut Builder<'_>,
    sum: Value,
    count: Value,
    [input_zp, output_zp]: [i64; 2],
    elem: Type,
) -> Value {
    let acc = b.ty(sum);
    let mut sum = sum;
    if input_zp != 0 {
        let zp = arith::Constant::int(b, acc, input_zp);
        let offset = arith::MulI::new(b, count, zp);
        sum = arith::SubI::new(b, sum, offset);
    }
    // k is the number of bits of the count less one; the multiplier ((1 << 30) + 1 << k) / count.
    let one = arith::Constant::int(b, Type::I32, 1);
    let width = arith::Constant::int(b, Type::I32, 32);
    let less = arith::SubI::new(b, count, one);
    let zeros = math::CountLeadingZeros::new(b, less);
    let k = arith::SubI::new(b, width, zeros);
    let wide_k = arith::ExtUI::new(b, Type::I64, k);
    let numerator = arith::Constant::int(b, Type::I64, (1 << 30) + 1);
    let numerator = arith::ShLI::new(b, numerator, wide_k);
    let wide_count = arith::ExtUI::new(b, Type::I64, count);
    let multiplier = arith::DivUI::new(b, numerator, wide_count);
    let multiplier = arith::TruncI::new(b, Type::I32, multiplier);
    let narrow_k = arith::TruncI::new(b, Type::I8, k);
    let thirty = arith::Constant::int(b, Type::I8, 30);
    let shift = arith::AddI::new(b, narrow_k, thirty);
    let mut value = tosa::ApplyScale::new(b, Type::I32, RoundingMode::Single, sum, multiplier, shift);
    if output_zp != 0 {
        let zp = arith::Constant::int(b, Type::I32, output_zp);
        value = arith::AddI::new(b, value, zp);
    }
    let width = elem.as_int(b.ctx()).map_or(32, |(width, _)| width.clamp(1, 63));
    let min = arith::Constant::int(b, acc, -(1i64 << (width - 1)));
    let max = arith::Constant::int(b, acc, (1i64 << (width - 1)) - 1);
    let value = clamp_int(b, value, min, max, false);
    if elem == b.ty(value) { value } else { arith::TruncI::new(b, elem, value) }
}

fn avg_pool2d(op: tosa::AvgPool2d, rw: &mut Lowering) -> Rewrite<Value> {
    let ctx = rw.context();
    let input = op.input(rw);
    let (_, in_elem) = ranked(rw, input)?;
    let (result, elem) = ranked(rw, op.output(rw))?;
    let acc = op.acc_type(rw).ok_or("the accumulator's type is missing")?;
    let [kernel, strides, pad] = [op.kernel(rw), op.stride(rw), op.pad(rw)].map(|attr| numbers(rw, attr));
    let (kernel, strides, pad) = (kernel?, strides?, pad?);
    let zero_point_of = |value: Value, name: &str| {
        zero_point(rw, value).ok_or_else(|| format!("{name} zero point could not be statically determined"))
    };
    let zero_points = [zero_point_of(op.input_zp(rw), "input")?, zero_point_of(op.output_zp(rw), "output")?];
    if !in_elem.is_float(ctx) && !in_elem.is_int(ctx) {
        return Err("the elements are no numbers".into());
    }
    let output = op.output(rw);
    let dynamic = dynamic_batch(rw, &[input, output])?;
    let input = padded(rw, input, &pad, number_attr(ctx, in_elem, 0))?;
    let initial = number(rw, acc, 0);
    let sums = empty(rw, &result, acc, &dynamic);
    let sums = fill(rw, initial, sums);
    let window = empty(rw, &kernel, acc, &[]);
    let attrs = (elements(ctx, &strides, true), elements(ctx, &[1, 1], true));
    let sums = named(rw, linalg::PoolingNhwcSum::DEF, Some(attrs), &[input, window], sums)?;
    let sums = rw.result(sums, 0);
    let height = dim(rw, sums, 1);
    let width = dim(rw, sums, 2);
    let one = arith::Constant::index(rw, 1);
    let last = [arith::SubI::new(rw, height, one), arith::SubI::new(rw, width, one)];
    let output = empty(rw, &result, elem, &dynamic);
    let maps = [identity(ctx, 4), identity(ctx, 4)];
    let op = generic(rw, &[sums], &[output], &maps, |b, args| {
        let zero = arith::Constant::index(b, 0);
        let covered = [0, 1].map(|i| {
            coverage(b, i + 1, last[i], (strides[i], kernel[i]), &pad[2 * i..2 * i + 2], [zero, one])
        });
        let count = arith::MulI::new(b, covered[0], covered[1]);
        let count = arith::IndexCast::new(b, Type::I32, count);
        if !acc.is_float(b.ctx()) {
            return [scaled_mean(b, args[0], count, zero_points, elem)];
        }
        let count = arith::SIToFP::new(b, acc, count);
        let mean = arith::DivF::new(b, args[0], count);
        let is_narrower = acc.bit_width(b.ctx()) > elem.bit_width(b.ctx());
        [if is_narrower { arith::TruncF::new(b, elem, mean) } else { mean }]
    });
    Ok(rw.result(op, 0))
}
