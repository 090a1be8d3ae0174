//! `tosa-optional-decompositions`: convolutions that are products, and transposed convolutions, become other operations.

use crate::prelude::*;
use crate::tosa::infer::infer_shapes;
use crate::tosa::{
    Add, Cast, Const, Conv2D, DepthwiseConv2D, Extents, Mul, Pad, Reshape, Reverse, Slice, Sub, Transpose,
    TransposeConv2D, const_shape, zero_point,
};
use terrace_ir::elements::{Element, splat};

passes! {
    /// Applies Tosa operations optional decompositions.
    OptionalDecompositions("TosaOptionalDecompositionsPass") = "tosa-optional-decompositions" on(Anchor::Op("func.func"), Body) => optional_decompositions;
}

fn optional_decompositions(_: &OptionalDecompositions, _: &PassContext<'_>) -> Result<BodyPass> {
    Ok(GreedyEdit::new(PATTERNS).into())
}

static PATTERNS: &[greedy::Pattern] = rewrites![
    DepthwiseConv2D => depthwise_as_product,
    TransposeConv2D => transposed_as_reversed,
    TransposeConv2D => transposed_with_strides,
];

/// The extents of a tensor, if all are known.
fn static_shape(b: &Body, value: Value) -> Option<Extents> {
    let shape = b.ty(value).as_::<RankedTensorType>(b.ctx())?.shape;
    (!shape.contains(&DYNAMIC)).then(|| Extents::from_slice(shape))
}

/// The extents of a tensor, if all but the first one are known, which is the size of a batch.
fn batched_shape(b: &Body, value: Value) -> Option<Extents> {
    let shape = b.ty(value).as_::<RankedTensorType>(b.ctx())?.shape;
    (!shape.get(1..)?.contains(&DYNAMIC)).then(|| Extents::from_slice(shape))
}

fn elem_of(b: &Body, value: Value) -> Type {
    b.ty(value).element_or_self(b.ctx())
}

fn tensor(b: &Body, shape: &[i64], elem: Type) -> Type {
    RankedTensorType::get(b.ctx(), shape, elem, None)
}

/// The numbers of a dense array.
fn numbers(b: &Body, attr: Option<Attr>) -> Option<Extents> {
    Some(attr?.as_::<DenseArrayAttr>(b.ctx())?.i64s().collect())
}

/// A constant of equal numbers.
fn filled(rw: &mut Rewriter<'_>, shape: &[i64], elem: Type, value: i64) -> Option<Value> {
    let ctx = rw.ctx().clone();
    let value = match elem.as_float(&ctx) {
        Some(format) => {
            ApFloat::from_f64(format, value as f64, Rounding::NearestTiesToEven).to_attr(&ctx, elem)
        }
        None => ApInt::from_i64(elem.as_int(&ctx)?.0, value).to_attr(&ctx, elem),
    };
    let ty = tensor(rw, shape, elem);
    let value = splat(&ctx, ty, value)?;
    Some(Const::new(rw, ty, value))
}

/// A constant shape, in which an unknown extent is -1.
fn target_shape(rw: &mut Rewriter<'_>, shape: &[i64]) -> Value {
    let shape: Extents = shape.iter().map(|&extent| if extent == DYNAMIC { -1 } else { extent }).collect();
    const_shape(rw, &shape)
}

/// A tensor in another shape.
fn reshaped(rw: &mut Rewriter<'_>, value: Value, shape: &[i64]) -> Value {
    let ty = tensor(rw, shape, elem_of(rw, value));
    let shape = target_shape(rw, shape);
    Reshape::new(rw, ty, value, shape)
}

/// A tensor with leading dimensions of one element, so that it has the rank of another one.
fn with_rank_of(rw: &mut Rewriter<'_>, other: Value, value: Value) -> Option<Value> {
    let rank = batched_shape(rw, other)?.len();
    let mut shape = static_shape(rw, value)?;
    if shape.len() >= rank {
        return Some(value);
    }
    while shape.len() < rank {
        shape.insert(0, 1);
    }
    Some(reshaped(rw, value, &shape))
}

/// Subtracts a zero point.
fn without_zero_point(rw: &mut Rewriter<'_>, value: Value, zero_point: i64) -> Option<Value> {
    if zero_point == 0 {
        return Some(value);
    }
    let (elem, ones) = (elem_of(rw, value), vec![1; batched_shape(rw, value)?.len()]);
    let zero_point = filled(rw, &ones, elem, zero_point)?;
    let ty = rw.ty(value);
    Some(Sub::new(rw, ty, value, zero_point))
}

/// Adds elements of one value around a tensor.
fn padded(rw: &mut Rewriter<'_>, value: Value, padding: &[i64], constant: i64) -> Option<Value> {
    let elem = elem_of(rw, value);
    let sizes = const_shape(rw, padding);
    let constant = filled(rw, &[1], elem, constant)?;
    padded_by(rw, value, padding, (sizes, constant))
}

/// Adds copies of a constant around a tensor; `sizes` has the numbers of `padding`.
fn padded_by(
    rw: &mut Rewriter<'_>,
    value: Value,
    padding: &[i64],
    (sizes, constant): (Value, Value),
) -> Option<Value> {
    let mut shape = batched_shape(rw, value)?;
    for (extent, pair) in shape.iter_mut().zip(padding.chunks(2)) {
        *extent = pair.iter().try_fold(*extent, |sum, &n| sum.checked_add(n))?;
    }
    let ty = tensor(rw, &shape, elem_of(rw, value));
    Some(Pad::new(rw, ty, value, sizes, constant))
}

/// A depthwise convolution of single pixels is a product.
fn depthwise_as_product(op: DepthwiseConv2D, rw: &mut Rewriter<'_>) -> Option<Value> {
    let (input, weight, bias) = (op.input(rw), op.weight(rw), op.bias(rw));
    let (in_shape, of_weight) = (batched_shape(rw, input)?, static_shape(rw, weight)?);
    let out_shape = batched_shape(rw, op.output(rw))?;
    static_shape(rw, bias)?;
    let (strides, pad) = (numbers(rw, op.stride(rw))?, numbers(rw, op.pad(rw))?);
    if strides.iter().any(|&stride| stride != 1) || of_weight[..2] != [1, 1] {
        return None;
    }
    let zero_points = (zero_point(rw, op.input_zp(rw))?, zero_point(rw, op.weight_zp(rw))?);
    let elem = elem_of(rw, op.output(rw));
    let mut shape = in_shape;
    shape.push(1);
    let mut input = reshaped(rw, input, &shape);
    if elem_of(rw, input) != elem {
        let ty = tensor(rw, &shape, elem);
        input = Cast::new(rw, ty, input);
    }
    let mut weight = weight;
    if elem_of(rw, weight) != elem {
        let ty = tensor(rw, &of_weight, elem);
        weight = Cast::new(rw, ty, weight);
    }
    let mut input = without_zero_point(rw, input, zero_points.0)?;
    let weight = without_zero_point(rw, weight, zero_points.1)?;
    if pad.iter().any(|&n| n != 0) {
        let padding = [&[0, 0][..], &pad, &[0; 4]].concat();
        input = padded(rw, input, &padding, 0)?;
    }
    let mut product = batched_shape(rw, input)?;
    *product.last_mut()? = of_weight[3];
    let weight = with_rank_of(rw, input, weight)?;
    let shift = filled(rw, &[1], Type::I8, 0)?;
    let ty = tensor(rw, &product, elem);
    let product = Mul::new(rw, ty, input, weight, shift);
    let product = reshaped(rw, product, &out_shape);
    let bias = with_rank_of(rw, product, bias)?;
    let ty = tensor(rw, &out_shape, elem);
    Some(Add::new(rw, ty, product, bias))
}

/// The tensor with a dimension reversed; one of one element is not.
fn reversed(rw: &mut Rewriter<'_>, value: Value, axis: i64) -> Value {
    let ty = rw.ty(value);
    Reverse::new(rw, ty, axis, value)
}

/// A convolution without strides and dilations.
fn plain_convolution(
    rw: &mut Rewriter<'_>,
    op: TransposeConv2D,
    ty: Type,
    pad: &[i64],
    operands: [Value; 5],
) -> Option<Conv2D> {
    let ctx = rw.ctx().clone();
    let (pad, ones) = (DenseArrayAttr::of_i64s(&ctx, pad), DenseArrayAttr::of_i64s(&ctx, &[1, 1]));
    let acc_type = op.acc_type(rw)?;
    let [input, weight, bias, input_zp, weight_zp] = operands;
    Some(Conv2D::build(rw, ty, pad, ones, ones, acc_type, input, weight, bias, input_zp, weight_zp))
}

/// A transposed convolution without strides is a convolution with reversed weights.
fn transposed_as_reversed(op: TransposeConv2D, rw: &mut Rewriter<'_>) -> Option<Value> {
    let (input, weight, bias) = (op.input(rw), op.weight(rw), op.bias(rw));
    let (strides, out_pad) = (numbers(rw, op.stride(rw))?, numbers(rw, op.out_pad(rw))?);
    if strides.iter().any(|&stride| stride != 1) {
        return None;
    }
    let kernel = static_shape(rw, weight)?;
    static_shape(rw, bias)?;
    for value in [input, op.output(rw)] {
        batched_shape(rw, value)?;
    }
    let pad: Option<Extents> =
        out_pad.iter().enumerate().map(|(i, &n)| (kernel[1 + i / 2] - 1).checked_add(n)).collect();
    let weight = reversed(rw, weight, 1);
    let weight = reversed(rw, weight, 2);
    let (ty, zps) = (rw.ty(op.output(rw)), (op.input_zp(rw), op.weight_zp(rw)));
    let conv = plain_convolution(rw, op, ty, &pad?, [input, weight, bias, zps.0, zps.1])?;
    Some(conv.output(rw))
}

/// A tensor with its dimensions in another order.
fn transposed(rw: &mut Rewriter<'_>, value: Value, perms: &[i32]) -> Option<Value> {
    let shape = batched_shape(rw, value)?;
    let new: Option<Extents> = perms.iter().map(|&i| shape.get(usize::try_from(i).ok()?).copied()).collect();
    let ty = tensor(rw, &new?, elem_of(rw, value));
    let perms = DenseArrayAttr::of_i32s(rw.ctx(), perms);
    Some(Transpose::new(rw, ty, perms, value))
}

/// A transposed convolution with strides is a convolution that has output channels for each position within a stride.
fn transposed_with_strides(op: TransposeConv2D, rw: &mut Rewriter<'_>) -> Option<Value> {
    let (input, weight, bias) = (op.input(rw), op.weight(rw), op.bias(rw));
    let (strides, pad) = (numbers(rw, op.stride(rw))?, numbers(rw, op.out_pad(rw))?);
    if strides.iter().all(|&stride| stride == 1) {
        return None;
    }
    let (in_shape, of_weight) = (batched_shape(rw, input)?, static_shape(rw, weight)?);
    let result = batched_shape(rw, op.output(rw))?;
    static_shape(rw, bias)?;
    let zero_points = (zero_point(rw, op.input_zp(rw))?, zero_point(rw, op.weight_zp(rw))?);
    let [outputs, height, width, inputs] = of_weight[..] else { return None };
    let [y, x] = strides[..] else { return None };
    // The products below are bounded by it.
    let channels = outputs.checked_mul(y)?.checked_mul(x)?;

    // Weights for whole strides, whose positions within a stride become output channels.
    let missing = |size: i64, stride: i64| (stride - size % stride) % stride;
    let padding = [0, 0, 0, missing(height, y), 0, missing(width, x), 0, 0];
    let sizes = const_shape(rw, &padding);
    let (in_elem, weight_elem) = (elem_of(rw, input), elem_of(rw, weight));
    let input_constant = filled(rw, &[1], in_elem, zero_points.0)?;
    let weight_constant = filled(rw, &[1], weight_elem, zero_points.1)?;
    let weight = padded_by(rw, weight, &padding, (sizes, weight_constant))?;
    let (height, width) = (height + padding[3], width + padding[5]);
    let weight = reshaped(rw, weight, &[outputs, height / y, y, width / x, x, inputs]);
    let weight = transposed(rw, weight, &[2, 4, 0, 1, 3, 5])?;
    let weight = reshaped(rw, weight, &[channels, height / y, width / x, inputs]);
    let weight = reversed(rw, weight, 1);
    let weight = reversed(rw, weight, 2);

    let (rows, columns) = (height / y - 1, width / x - 1);
    let padding = [0, 0, rows, rows, columns, columns, 0, 0];
    let sizes = const_shape(rw, &padding);
    let input = padded_by(rw, input, &padding, (sizes, input_constant))?;
    let bias_elem = elem_of(rw, bias);
    let zero_bias = filled(rw, &[channels], bias_elem, 0)?;
    let input_zp = filled(rw, &[1], in_elem, zero_points.0)?;
    let weight_zp = filled(rw, &[1], weight_elem, zero_points.1)?;
    let elem = elem_of(rw, op.output(rw));
    let unranked = UnrankedTensorType::get(rw.ctx(), elem);
    let conv = plain_convolution(rw, op, unranked, &[0; 4], [input, weight, zero_bias, input_zp, weight_zp])?;
    let shape = infer_shapes(rw, conv.0)?.into_iter().next()??;
    let (conv, ty) = (conv.output(rw), tensor(rw, &shape, elem));
    rw.set_ty(conv, ty);

    // Positions within a stride become rows and columns again.
    let (batch, conv_height, conv_width) = (in_shape[0], shape[1], shape[2]);
    let value = reshaped(rw, conv, &[batch, conv_height, conv_width, y, x, outputs]);
    let value = transposed(rw, value, &[0, 1, 3, 2, 4, 5])?;
    let (all_rows, all_columns) = (conv_height.checked_mul(y)?, conv_width.checked_mul(x)?);
    let value = reshaped(rw, value, &[batch, all_rows, all_columns, outputs]);

    // The rows and columns of the result.
    let (skipped_rows, skipped_columns) = ((-pad[0]).max(0), (-pad[2]).max(0));
    let (top, left) = (pad[0].max(0), pad[2].max(0));
    let kept_rows = (all_rows - skipped_rows).min(result[1] - top);
    let kept_columns = (all_columns - skipped_columns).min(result[2] - left);
    let size = [batch, kept_rows, kept_columns, outputs];
    let start = const_shape(rw, &[0, skipped_rows, skipped_columns, 0]);
    let sizes = target_shape(rw, &size);
    let ty = tensor(rw, &size, elem);
    let value = Slice::new(rw, ty, value, start, sizes);
    let (bottom, right) = (result[1] - top - kept_rows, result[2] - left - kept_columns);
    let value = padded(rw, value, &[0, 0, top, bottom, left, right, 0, 0], 0)?;
    let bias = with_rank_of(rw, value, bias)?;
    let ty = rw.ty(op.output(rw));
    Some(Add::new(rw, ty, value, bias))
}
