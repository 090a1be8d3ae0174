//! The shapes of results, as far as operands and attributes tell them (`InferShapedTypeOpInterface`).

use super::ops::*;
use super::shape_ops::SHAPE_OPS;
use super::{ApplyScale, Extents, Mul, Negate, ShapeType, Yield, constant_extents};
use crate::prelude::*;

/// A shape; `None` if not even the rank is known.
pub type Known = Option<Extents>;
/// The shapes of the results; `None` if the operands fit no shape.
pub type Shapes = Option<SmallVec<[Known; 2]>>;

/// The extents of a ranked tensor.
fn shape_of(b: &Body, value: Value) -> Known {
    b.ty(value).as_shaped(b.ctx())?.shape.map(Extents::from_slice)
}

fn one(shape: Known) -> Shapes {
    Some(smallvec![shape])
}

/// How to infer the shapes of results, for operations whose results do not have the broadcast shape of the operands.
const TABLE: &[(&OpDef, fn(&Body, Op) -> Shapes)] = &[
    (ArgMax::DEF, argmax),
    (AvgPool2d::DEF, pool),
    (CastFromBlockScaled::DEF, first_operand),
    (CastToBlockScaled::DEF, cast_to_block_scaled),
    (Concat::DEF, concat),
    (CondIf::DEF, cond_if),
    (Conv2D::DEF, |b, op| convolution(b, op, 0, [1, 2], &[1, 2])),
    (Conv3D::DEF, |b, op| convolution(b, op, 0, [1, 2, 3], &[1, 2, 3])),
    (DepthwiseConv2D::DEF, depthwise),
    (Fft2d::DEF, |b, op| Some(b.operands(op).iter().map(|value| shape_of(b, value)).collect())),
    (Gather::DEF, gather),
    (MatMul::DEF, matmul),
    (MatmulTBlockScaled::DEF, matmul_t),
    (MaxPool2d::DEF, pool),
    (Mul::DEF, |b, op| one(broadcast(b, b.operands(op).iter().take(2)))),
    (Negate::DEF, first_operand),
    (Pad::DEF, pad),
    (ReduceAll::DEF, reduce),
    (ReduceAny::DEF, reduce),
    (ReduceMax::DEF, reduce),
    (ReduceMin::DEF, reduce),
    (ReduceProduct::DEF, reduce),
    (ReduceSum::DEF, reduce),
    (Rescale::DEF, first_operand),
    (Reshape::DEF, reshape),
    (Resize::DEF, resize),
    (Rfft2d::DEF, rfft2d),
    (Scatter::DEF, scatter),
    (Slice::DEF, slice),
    (Table::DEF, first_operand),
    (Tile::DEF, tile),
    (Transpose::DEF, transpose),
    (TransposeConv2D::DEF, transpose_conv2d),
    (WhileLoop::DEF, while_loop),
];

/// Operations whose results have any shape.
const UNKNOWN: &[&OpDef] = &[
    ApplyScale::DEF,
    Const::DEF,
    Custom::DEF,
    Variable::DEF,
    VariableRead::DEF,
    VariableWrite::DEF,
    Yield::DEF,
];

/// Infers the shapes of the results of an operation; `None` as well for one whose results may have any shape.
pub fn infer_shapes(b: &Body, op: Op) -> Shapes {
    let def = b.def(op);
    let is = |other: &&OpDef| core::ptr::eq(*other, def);
    if def.dialect != super::DIALECT.name || UNKNOWN.iter().any(is) || SHAPE_OPS.iter().any(is) {
        return None;
    }
    match TABLE.iter().find(|(other, _)| is(other)) {
        Some((_, infer)) => infer(b, op),
        None => one(broadcast(b, b.operands(op).iter())),
    }
}

/// The hook `infer` of operations whose result types are verified against inferred ones.
pub(super) fn reduced(args: &InferArgs<'_>) -> InferredTypes {
    let ctx = args.ctx();
    let input = args.ty(0)?;
    let shaped = input.as_shaped(ctx)?;
    let axis = usize::try_from(args.slot(0)?.as_i64(ctx)?).ok();
    let shape = shaped.shape.zip(axis).filter(|(shape, axis)| *axis < shape.len());
    Some(smallvec![match shape {
        None => UnrankedTensorType::get(ctx, shaped.elem),
        Some((shape, axis)) => {
            let mut shape = Extents::from_slice(shape);
            shape[axis] = 1;
            RankedTensorType::get(ctx, &shape, shaped.elem, None)
        }
    }])
}

/// The hook `infer` of `tosa.equal`.
pub(super) fn compared(args: &InferArgs<'_>) -> InferredTypes {
    let ctx = args.ctx();
    let shapes = args.types().map(|ty| Some(Extents::from_slice(ty.as_shaped(ctx)?.shape?)));
    Some(smallvec![match broadcast_all(shapes) {
        Some(shape) => RankedTensorType::get(ctx, &shape, Type::I1, None),
        None => UnrankedTensorType::get(ctx, Type::I1),
    }])
}

/// The hook `compatible` of reductions: one element type, and shapes that may be equal.
pub(super) fn compatible(ctx: &Context, inferred: &[Type], results: &[Type]) -> bool {
    let elem = |types: &[Type]| types.first().map(|ty| ty.element_or_self(ctx));
    elem(inferred) == elem(results) && compatible_shapes(ctx, inferred, results)
}

/// The hook `compatible` of `tosa.equal`: shapes that may be equal.
pub(super) fn compatible_shapes(ctx: &Context, inferred: &[Type], results: &[Type]) -> bool {
    let shape =
        |types: &[Type]| types.first().and_then(|ty| ty.as_shaped(ctx)).and_then(|shaped| shaped.shape);
    shape(inferred).zip(shape(results)).is_none_or(|(a, b)| are_compatible_shapes(a, b))
}

/// The broadcast shape of values that are all ranked.
fn broadcast(b: &Body, values: impl Iterator<Item = Value>) -> Known {
    broadcast_all(values.map(|value| shape_of(b, value)))
}

/// The shape that ranked shapes are broadcast to; a dynamic extent fits only another one and one.
fn broadcast_all(shapes: impl Iterator<Item = Known>) -> Known {
    let mut result = Extents::new();
    for shape in shapes {
        let shape = shape?;
        while result.len() < shape.len() {
            result.insert(0, 1);
        }
        let first = result.len() - shape.len();
        for (known, &extent) in result[first..].iter_mut().zip(&shape) {
            match (*known, extent) {
                (1, extent) => *known = extent,
                (_, 1) => {}
                (known, extent) if known == extent => {}
                _ => return None,
            }
        }
    }
    Some(result)
}

fn first_operand(b: &Body, op: Op) -> Shapes {
    one(shape_of(b, b.operands(op).first()?))
}

/// The numbers of a dense array in a slot.
fn numbers(b: &Body, op: Op, slot: usize) -> Option<Extents> {
    let array = b.slot(op, slot)?.as_::<DenseArrayAttr>(b.ctx())?;
    Some(if array.elem == Type::I32 { array.i32s().map(i64::from).collect() } else { array.i64s().collect() })
}

/// The axis in the first slot.
fn axis(b: &Body, op: Op) -> Option<usize> {
    usize::try_from(b.slot(op, 0)?.as_i64(b.ctx())?).ok()
}

fn argmax(b: &Body, op: Op) -> Shapes {
    let mut shape = shape_of(b, b.operands(op).first()?);
    if let Some(shape) = &mut shape {
        let axis = axis(b, op)?;
        if axis < shape.len() {
            shape.remove(axis);
        }
    }
    one(shape)
}

fn reduce(b: &Body, op: Op) -> Shapes {
    let axis = axis(b, op)?;
    let shape = shape_of(b, b.operands(op).first()?).filter(|shape| axis < shape.len());
    one(shape.map(|mut shape| {
        shape[axis] = 1;
        shape
    }))
}

/// A window's number of positions.
fn positions(size: i64, before: i64, after: i64, kernel: i64, dilation: i64, stride: i64) -> Option<i64> {
    if size == DYNAMIC || kernel == DYNAMIC {
        return Some(DYNAMIC);
    }
    let padded = size.checked_add(before)?.checked_add(after)?;
    let window = kernel.checked_sub(1)?.checked_mul(dilation)?.checked_add(1)?;
    padded.checked_sub(window)?.checked_div(stride)?.checked_add(1)
}

fn pool(b: &Body, op: Op) -> Shapes {
    let Some(input) = shape_of(b, b.operands(op).first()?) else { return one(Some(smallvec![DYNAMIC; 4])) };
    let [kernel, stride, pad] = [0, 1, 2].map(|slot| numbers(b, op, slot));
    let (kernel, stride, pad) = (kernel?, stride?, pad?);
    let mut shape = input.clone();
    for i in 0..2 {
        shape[i + 1] = positions(input[i + 1], pad[2 * i], pad[2 * i + 1], kernel[i], 1, stride[i])?;
    }
    one(Some(shape))
}

/// The shape of a convolution whose weight has the output channels in dimension `channels`.
fn convolution<const N: usize>(
    b: &Body,
    op: Op,
    channels: usize,
    of_weight: [usize; N],
    of_input: &[usize],
) -> Shapes {
    let operands = b.operands(op);
    let [input, weight, bias] = [0, 1, 2].map(|i| operands.get(i).and_then(|value| shape_of(b, value)));
    let channels = weight.as_ref().map_or(DYNAMIC, |weight| weight[channels]);
    convolved(b, op, input, weight, bias, channels, of_weight, of_input)
}

/// The shape of a convolution, as far as known.
#[allow(clippy::too_many_arguments)]
fn convolved<const N: usize>(
    b: &Body,
    op: Op,
    input: Known,
    weight: Known,
    bias: Known,
    channels: i64,
    of_weight: [usize; N],
    of_input: &[usize],
) -> Shapes {
    let mut shape: Extents = smallvec![DYNAMIC; N + 2];
    let channels = match bias {
        Some(bias) if channels == DYNAMIC => bias[0],
        _ => channels,
    };
    shape[N + 1] = channels;
    if let Some(input) = &input {
        shape[0] = input[0];
    }
    let [pad, stride, dilation] = [0, 1, 2].map(|slot| numbers(b, op, slot));
    let (pad, stride, dilation) = (pad?, stride?, dilation?);
    if let (Some(input), Some(weight)) = (input, weight) {
        for (i, (&at, kernel)) in of_input.iter().zip(of_weight).enumerate() {
            let (size, kernel) = (input[at], weight[kernel]);
            shape[at] = positions(size, pad[2 * i], pad[2 * i + 1], kernel, dilation[i], stride[i])?;
        }
    }
    one(Some(shape))
}

fn depthwise(b: &Body, op: Op) -> Shapes {
    let operands = b.operands(op);
    let [input, weight, bias] = [0, 1, 2].map(|i| operands.get(i).and_then(|value| shape_of(b, value)));
    let inputs = match (&input, &weight) {
        (Some(input), _) if input[3] != DYNAMIC => input[3],
        (_, Some(weight)) => weight[2],
        _ => DYNAMIC,
    };
    let multiplier = weight.as_ref().map_or(DYNAMIC, |weight| weight[3]);
    let channels =
        if inputs == DYNAMIC || multiplier == DYNAMIC { DYNAMIC } else { inputs.checked_mul(multiplier)? };
    convolved(b, op, input, weight, bias, channels, [0, 1], &[1, 2])
}

fn transpose_conv2d(b: &Body, op: Op) -> Shapes {
    let operands = b.operands(op);
    let [input, weight] = [0, 1].map(|i| operands.get(i).and_then(|value| shape_of(b, value)));
    let (pad, stride) = (numbers(b, op, 0)?, numbers(b, op, 1)?);
    let mut shape: Extents = smallvec![DYNAMIC; 4];
    if let Some(weight) = &weight {
        shape[3] = weight[0];
    }
    if let Some(input) = &input {
        shape[0] = input[0];
        // As upstream does, which takes the input for the bias.
        if shape[3] == DYNAMIC {
            shape[3] = input[0];
        }
    }
    if let (Some(input), Some(weight)) = (input, weight) {
        for i in 0..2 {
            let (size, kernel) = (input[i + 1], weight[i + 1]);
            if size != DYNAMIC && kernel != DYNAMIC {
                let inner = size.checked_sub(1)?.checked_mul(stride[i])?;
                let padded = inner.checked_add(pad[2 * i])?.checked_add(pad[2 * i + 1])?;
                shape[i + 1] = padded.checked_add(kernel)?;
            }
        }
    }
    one(Some(shape))
}

fn concat(b: &Body, op: Op) -> Shapes {
    let axis = axis(b, op)?;
    let shapes: Vec<Known> = b.operands(op).iter().map(|value| shape_of(b, value)).collect();
    let Some(first) = shapes.iter().flatten().next() else { return one(None) };
    let mut result: Extents = smallvec![DYNAMIC; first.len()];
    for shape in shapes.iter().flatten() {
        for (i, &extent) in shape.iter().enumerate() {
            let known = result.get_mut(i)?;
            if i == axis || extent == DYNAMIC {
                continue;
            }
            if *known == DYNAMIC {
                *known = extent;
            }
            if *known != extent {
                return None;
            }
        }
    }
    let sum = shapes.iter().try_fold(0i64, |sum, shape| match *shape.as_ref()?.get(axis)? {
        DYNAMIC => None,
        extent => sum.checked_add(extent),
    });
    *result.get_mut(axis)? = sum.unwrap_or(DYNAMIC);
    one(Some(result))
}

fn matmul(b: &Body, op: Op) -> Shapes {
    products(b, op, 0, 1, 2)
}

fn matmul_t(b: &Body, op: Op) -> Shapes {
    products(b, op, 0, 2, 1)
}

/// The shape of products of the matrices in two operands; `columns` is the dimension of the second one's columns.
fn products(b: &Body, op: Op, lhs: usize, rhs: usize, columns: usize) -> Shapes {
    let operands = b.operands(op);
    let [lhs, rhs] = [lhs, rhs].map(|i| operands.get(i).and_then(|value| shape_of(b, value)));
    let mut shape: Extents = smallvec![DYNAMIC; 3];
    if let Some(lhs) = lhs {
        (shape[0], shape[1]) = (lhs[0], lhs[1]);
    }
    if let Some(rhs) = rhs {
        if shape[0] == DYNAMIC {
            shape[0] = rhs[0];
        }
        shape[2] = rhs[columns];
    }
    one(Some(shape))
}

/// The number of extents of an operand that is a shape.
fn rank(b: &Body, value: Value) -> Option<usize> {
    Some(b.ty(value).as_::<ShapeType>(b.ctx())?.rank as usize)
}

fn pad(b: &Body, op: Op) -> Shapes {
    let op = Pad(op);
    let n = rank(b, op.padding(b))?;
    let Some(mut shape) = shape_of(b, op.input1(b)) else { return one(Some(smallvec![DYNAMIC; n / 2])) };
    let Some(padding) = constant_extents(b, op.padding(b)) else {
        return one(Some(smallvec![DYNAMIC; shape.len()]));
    };
    for (i, extent) in shape.iter_mut().enumerate() {
        let (before, after) = (*padding.get(2 * i)?, *padding.get(2 * i + 1)?);
        if before < 0 || after < 0 {
            *extent = DYNAMIC;
        } else if *extent != DYNAMIC {
            *extent = extent.checked_add(before)?.checked_add(after)?;
        }
    }
    one(Some(shape))
}

/// Sizes as extents.
fn extents_of_sizes(sizes: &[i64]) -> Extents {
    sizes.iter().map(|&size| if size == -1 { DYNAMIC } else { size }).collect()
}

fn slice(b: &Body, op: Op) -> Shapes {
    let op = Slice(op);
    let (start, size) = (constant_extents(b, op.start(b)), constant_extents(b, op.size(b)));
    let (Some(start), Some(size)) = (start, size) else {
        return one(Some(smallvec![DYNAMIC; rank(b, op.size(b))?]));
    };
    let Some(input) = shape_of(b, op.input1(b)) else { return one(Some(extents_of_sizes(&size))) };
    let mut shape: Extents = smallvec![DYNAMIC; size.len()];
    for (i, &size) in size.iter().enumerate() {
        let (&start, &extent) = (start.get(i)?, input.get(i)?);
        if size == 0 || size < -1 || start < 0 || (extent != DYNAMIC && start >= extent) {
            continue;
        }
        match (extent, size) {
            (DYNAMIC, -1) => {}
            (DYNAMIC, size) => shape[i] = size,
            (extent, -1) => shape[i] = extent - start,
            (extent, size) if start.checked_add(size)? <= extent => shape[i] = size,
            _ => {}
        }
    }
    one(Some(shape))
}

fn tile(b: &Body, op: Op) -> Shapes {
    let op = Tile(op);
    let Some(multiples) = constant_extents(b, op.multiples(b)) else {
        return one(Some(smallvec![DYNAMIC; rank(b, op.multiples(b))?]));
    };
    let Some(mut shape) = shape_of(b, op.input1(b)) else {
        return one(Some(smallvec![DYNAMIC; multiples.len()]));
    };
    if shape.len() != multiples.len() {
        return None;
    }
    for (extent, &n) in shape.iter_mut().zip(&multiples) {
        *extent = if n == -1 || *extent == DYNAMIC { DYNAMIC } else { extent.checked_mul(n)? };
    }
    one(Some(shape))
}

fn reshape(b: &Body, op: Op) -> Shapes {
    let op = Reshape(op);
    let Some(sizes) = constant_extents(b, op.shape(b)) else {
        return one(Some(smallvec![DYNAMIC; rank(b, op.shape(b))?]));
    };
    let mut shape = extents_of_sizes(&sizes);
    let n_elements = b.ty(op.input1(b)).as_shaped(b.ctx()).and_then(|shaped| shaped.n_elements());
    let Some(n_elements) = n_elements else { return one(Some(shape)) };
    let known = shape.iter().filter(|&&extent| extent != DYNAMIC);
    let product = known.copied().try_fold(1i64, i64::checked_mul)?;
    for extent in shape.iter_mut().filter(|extent| **extent == DYNAMIC) {
        *extent = i64::try_from(n_elements).ok()?.checked_div(product)?;
    }
    one(Some(shape))
}

fn resize(b: &Body, op: Op) -> Shapes {
    let op = Resize(op);
    let mut shape = shape_of(b, op.input(b))?;
    let [scale, offset, border] =
        [op.scale(b), op.offset(b), op.border(b)].map(|value| constant_extents(b, value));
    let (scale, offset, border) = (scale?, offset?, border?);
    if shape[1] == DYNAMIC || shape[2] == DYNAMIC {
        return None;
    }
    for i in 0..2 {
        let scaled = (shape[i + 1] - 1).checked_mul(scale[2 * i])?;
        let moved = scaled.checked_sub(offset[i])?.checked_add(border[i])?;
        shape[i + 1] = moved.checked_div(scale[2 * i + 1])?.checked_add(1)?;
    }
    (shape[1] >= 0 && shape[2] >= 0).then_some(())?;
    one(Some(shape))
}

fn rfft2d(b: &Body, op: Op) -> Shapes {
    let mut shape = shape_of(b, b.operands(op).first()?)?;
    if shape[2] != DYNAMIC {
        shape[2] = shape[2] / 2 + 1;
    }
    Some(smallvec![Some(shape.clone()), Some(shape)])
}

/// The shape of three dimensions of which each is the first known one of extents of operands.
fn first_known(b: &Body, op: Op, sources: [&[(usize, usize)]; 3]) -> Shapes {
    let operands = b.operands(op);
    let extent = |&(operand, dim): &(usize, usize)| Some(*shape_of(b, operands.get(operand)?)?.get(dim)?);
    let known = |of: &[(usize, usize)]| of.iter().filter_map(extent).find(|&extent| extent != DYNAMIC);
    one(Some(sources.iter().map(|of| known(of).unwrap_or(DYNAMIC)).collect()))
}

fn gather(b: &Body, op: Op) -> Shapes {
    first_known(b, op, [&[(0, 0), (1, 0)], &[(1, 1)], &[(0, 2)]])
}

fn scatter(b: &Body, op: Op) -> Shapes {
    first_known(b, op, [&[(0, 0), (1, 0), (2, 0)], &[(0, 1)], &[(0, 2), (2, 2)]])
}

fn transpose(b: &Body, op: Op) -> Shapes {
    let Some(input) = shape_of(b, b.operands(op).first()?) else { return one(None) };
    let perms = numbers(b, op, 0)?;
    if perms.len() != input.len() {
        return None;
    }
    if input.iter().all(|&extent| extent == input[0]) {
        return one(Some(input));
    }
    let shape: Option<Extents> =
        perms.iter().map(|&i| input.get(usize::try_from(i).ok()?).copied()).collect();
    one(Some(shape?))
}

fn cast_to_block_scaled(b: &Body, op: Op) -> Shapes {
    let op = CastToBlockScaled(op);
    let data = shape_of(b, op.input_data(b));
    let block = op.block_size(b)? as i64;
    let scale = data.clone().map(|mut scale| {
        if let Some(last) = scale.last_mut().filter(|last| **last != DYNAMIC) {
            *last /= block;
        }
        scale
    });
    Some(smallvec![data, scale])
}

/// The extents that two shapes have in common.
pub fn meet(a: Known, b: Known) -> Known {
    let (a, b) = (a?, b?);
    if a.len() != b.len() {
        return None;
    }
    Some(a.iter().zip(&b).map(|(&a, &b)| if a == b { a } else { DYNAMIC }).collect())
}

/// The shapes that the regions of an operation yield.
fn yielded(b: &Body, regions: &[Region]) -> Shapes {
    let mut result: Shapes = None;
    for &region in regions {
        let op = b.last_op(b.entry_block(region)?).filter(|&op| b.is::<Yield>(op))?;
        let shapes: SmallVec<[Known; 2]> = b.operands(op).iter().map(|value| shape_of(b, value)).collect();
        result = Some(match result {
            None => shapes,
            Some(known) if known.len() == shapes.len() => {
                known.into_iter().zip(shapes).map(|(a, b)| meet(a, b)).collect()
            }
            Some(_) => return None,
        });
    }
    result
}

fn cond_if(b: &Body, op: Op) -> Shapes {
    let op = CondIf(op);
    yielded(b, &[op.then_graph(b), op.else_graph(b)])
}

fn while_loop(b: &Body, op: Op) -> Shapes {
    yielded(b, &[WhileLoop(op).body_graph(b)])
}
