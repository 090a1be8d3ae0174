//! The canonicalization patterns of `tosa`.

use super::*;
use core::cmp::Ordering;
use terrace_ir::elements::Element;
use terrace_memory::tensor;

/// The patterns, for each operation in upstream's order.
pub(super) static PATTERNS: &[greedy::Pattern] = rules!["";
    "FoldPadToTensorOp<mlir::tosa::Conv2DOp, (anonymous namespace)::ConvPadFoldAdaptor<mlir::tosa::Conv2DOp> >" in "(anonymous namespace)::":
        Conv2D => fn(conv_of_pad::<Conv2D>);
    "FoldPadToTensorOp<mlir::tosa::DepthwiseConv2DOp, (anonymous namespace)::ConvPadFoldAdaptor<mlir::tosa::DepthwiseConv2DOp> >" in "(anonymous namespace)::":
        DepthwiseConv2D => fn(conv_of_pad::<DepthwiseConv2D>);
    "MaxPool2dIsNoOp": MaxPool2d => fn(pool_of_one);
    "FoldPadToTensorOp<mlir::tosa::MaxPool2dOp, (anonymous namespace)::PoolPadFoldAdaptor<tosa::MaxPool2dOp> >" in "(anonymous namespace)::":
        MaxPool2d => fn(pool_of_pad);
    "ConcatOptimization": Concat => fn(concat_of_one);
    Select => fn(select_of_not);
    "ConsolidateTransposeOptimization": Transpose => fn(transpose_of_transpose);
    "TransposeIsReshape": Transpose => fn(transpose_as_reshape);
    "ClampIsNoOp": Clamp => fn(clamp_to_all);
    "ClampClampOptimization": Clamp => fn(clamp_of_clamp);
    "ConcatSliceOptimization": Slice => fn(slice_of_concat);
    "PadSliceOptimization": Slice => fn(slice_of_pad);
    "SliceDynamicSizeCanonicalization": Slice => fn(slice_with_known_size);
];

/// A constant shape.
fn const_shape(rw: &mut Rewriter<'_>, extents: &[i64]) -> Value {
    super::const_shape(rw, extents)
}

/// The extents of a ranked tensor.
fn shape_of(b: &Body, value: Value) -> Option<&[i64]> {
    Some(b.ty(value).as_::<RankedTensorType>(b.ctx())?.shape)
}

/// The extents of a ranked tensor, if all are known.
fn static_shape(b: &Body, value: Value) -> Option<&[i64]> {
    shape_of(b, value).filter(|shape| !shape.contains(&DYNAMIC))
}

// Paddings.

/// The element of a constant of one element.
fn only_element(b: &Body, value: Value) -> Option<Attr> {
    let dense = Dense::of(b.ctx(), constant_of(b, value)?)?;
    (dense.len == 1).then(|| dense.attr(b.ctx(), 0))
}

/// The sum of an operation's padding, in `slot`, and that of the `pad` that makes its input; with that `pad`.
fn merged_padding(b: &Body, op: Op, slot: usize) -> Option<(Pad, Extents)> {
    let pad = b.def_as::<Pad>(b.operands(op).first()?)?;
    let own = b.slot(op, slot)?.as_::<DenseArrayAttr>(b.ctx())?;
    let outer = constant_extents(b, pad.padding(b))?;
    if outer.len() != 8 || [0, 1, 6, 7].into_iter().any(|i| outer[i] != 0) {
        return None;
    }
    let sum: Option<Extents> =
        own.i64s().zip(&outer[2..6]).map(|(own, &outer)| own.checked_add(outer)).collect();
    // The limit of the level 8K.
    let sum = sum.filter(|sum| sum.len() == 4 && sum.iter().all(|&n| (0..=8192).contains(&n)))?;
    Some((pad, sum))
}

/// Whether a padding with a constant is one with the zero point of a convolution.
fn pads_with(b: &Body, constant: Value, zero_point: Value) -> Option<bool> {
    let (ctx, constant) = (b.ctx(), only_element(b, constant)?);
    if let Some((_, float)) = ApFloat::of_attr(ctx, constant) {
        return Some(float.is_zero());
    }
    let (_, constant) = ApInt::of_attr(ctx, constant)?;
    let (_, zero_point) = ApInt::of_attr(ctx, only_element(b, zero_point)?)?;
    Some(constant.to_i64() == zero_point.to_i64())
}

/// An operation of the same kind, without discardable attributes, with another input and another padding in `slot`.
fn with_padding(rw: &mut Rewriter<'_>, op: Op, slot: usize, input: Value, padding: &[i64]) -> Op {
    let ctx = rw.ctx().clone();
    let mut state = OpState { dict: None, ..OpState::like(rw, op) };
    state.operands.push(input);
    state.operands.extend(rw.operands(op).iter().skip(1));
    state.set_slot(slot, DenseArrayAttr::of_i64s(&ctx, padding));
    rw.create(state)
}

/// The padding of the input becomes that of the convolution.
fn conv_of_pad<K: OpKind>(op: K, rw: &mut Rewriter<'_>) -> Option<()> {
    let op = op.op();
    let (pad, padding) = merged_padding(rw, op, Conv2D::SLOTS.pad)?;
    let zero_point = rw.operands(op).get(3)?;
    pads_with(rw, pad.pad_const(rw), zero_point)?.then_some(())?;
    let input = pad.input1(rw);
    let new = with_padding(rw, op, Conv2D::SLOTS.pad, input, &padding);
    let result = rw.result(new, 0);
    rw.replace(op, &[result]);
    Some(())
}

/// The padding of the input by the least number becomes that of the pooling.
fn pool_of_pad(op: MaxPool2d, rw: &mut Rewriter<'_>) -> Option<()> {
    let (pad, padding) = merged_padding(rw, op.0, MaxPool2d::SLOTS.pad)?;
    let ctx = rw.ctx().clone();
    let kernel: Extents = op.kernel(rw)?.as_::<DenseArrayAttr>(&ctx)?.i64s().collect();
    if padding.iter().enumerate().any(|(i, &n)| n >= kernel[i / 2]) {
        return None;
    }
    let constant = only_element(rw, pad.pad_const(rw))?;
    let is_least = match ApInt::of_attr(&ctx, constant) {
        Some((ty, int)) if ty.as_int(&ctx)?.1 == Signedness::Unsigned => int.is_zero(),
        Some((_, int)) => int.is_signed_min(),
        None => {
            let (_, float) = ApFloat::of_attr(&ctx, constant)?;
            float.compare(ApFloat::largest(float.format(), true)) == Some(Ordering::Equal)
        }
    };
    is_least.then_some(())?;
    let input = pad.input1(rw);
    let new = with_padding(rw, op.0, MaxPool2d::SLOTS.pad, input, &padding);
    let result = rw.result(new, 0);
    rw.replace(op.0, &[result]);
    Some(())
}

/// A pooling of single elements.
fn pool_of_one(op: MaxPool2d, rw: &mut Rewriter<'_>) -> Option<Value> {
    let (input, output) = (op.input(rw), op.output(rw));
    let is_one = |shape: &[i64]| shape.get(1..3) == Some(&[1, 1]);
    (is_one(static_shape(rw, input)?) && is_one(static_shape(rw, output)?)).then_some(())?;
    // Upstream replaces values of other types, too.
    (rw.ty(input) == rw.ty(output)).then_some(input)
}

// Data layout.

fn concat_of_one(op: Concat, rw: &mut Rewriter<'_>) -> Option<Value> {
    let inputs = op.input1(rw);
    let input = inputs.first().filter(|_| inputs.len() == 1)?;
    let ty = rw.ty(op.output(rw));
    Some(if rw.ty(input) == ty { input } else { tensor::Cast::new(rw, ty, input) })
}

/// `select(!c, a, b)` is `select(c, b, a)`.
fn select_of_not(op: Select, rw: &mut Rewriter<'_>) -> Option<()> {
    let condition = rw.def_as::<LogicalNot>(op.input1(rw))?.input1(rw);
    let (on_true, on_false) = (op.input2(rw), op.input3(rw));
    rw.set_operands(op.0, &[condition, on_false, on_true]);
    rw.modified(op.0);
    Some(())
}

/// The permutation of a transposition.
fn perms_of(b: &Body, op: Transpose) -> Option<SmallVec<[i32; 6]>> {
    Some(op.perms(b)?.as_::<DenseArrayAttr>(b.ctx())?.i32s().collect())
}

fn transpose_of_transpose(op: Transpose, rw: &mut Rewriter<'_>) -> Option<Value> {
    let inner = rw.def_as::<Transpose>(op.input1(rw))?;
    let (outer_perms, inner_perms) = (perms_of(rw, op)?, perms_of(rw, inner)?);
    if outer_perms.len() != inner_perms.len() || outer_perms.is_empty() {
        return None;
    }
    let at = |&i: &i32| inner_perms.get(usize::try_from(i).ok()?).copied();
    let perms: Option<SmallVec<[i32; 6]>> = outer_perms.iter().map(at).collect();
    let perms = DenseArrayAttr::of_i32s(rw.ctx(), &perms?);
    let (ty, input) = (rw.ty(op.output(rw)), inner.input1(rw));
    Some(Transpose::new(rw, ty, perms, input))
}

/// A transposition that moves only dimensions of one element.
fn transpose_as_reshape(op: Transpose, rw: &mut Rewriter<'_>) -> Option<Value> {
    let (input, output) = (op.input1(rw), op.output(rw));
    if rw.def_as::<Transpose>(input).is_some() || rw.users(output).any(|user| rw.is::<Transpose>(user)) {
        return None;
    }
    let shape = shape_of(rw, input)?;
    if shape.iter().filter(|&&extent| extent == DYNAMIC).count() > 1 {
        return None;
    }
    let perms = perms_of(rw, op)?;
    let at = |&i: &i32| shape.get(usize::try_from(i).ok()?).copied();
    let new_shape: Extents = perms.iter().map(at).collect::<Option<_>>()?;
    let moved = perms.iter().zip(&new_shape).filter(|&(_, &extent)| extent != 1).map(|(&i, _)| i);
    if !moved.is_sorted() {
        return None;
    }
    let new_shape: Extents =
        new_shape.iter().map(|&extent| if extent == DYNAMIC { -1 } else { extent }).collect();
    let ty = rw.ty(output);
    let shape = const_shape(rw, &new_shape);
    Some(Reshape::new(rw, ty, input, shape))
}

// Clamps.

/// The bounds of a clamp of floats.
fn float_bounds(b: &Body, op: Clamp) -> Option<(ApFloat, ApFloat)> {
    Some((ApFloat::of_attr(b.ctx(), op.min_val(b)?)?.1, ApFloat::of_attr(b.ctx(), op.max_val(b)?)?.1))
}

/// The bounds of a clamp of integers, and whether they are unsigned.
fn int_bounds(b: &Body, op: Clamp) -> Option<(ApInt, ApInt, bool)> {
    let (ty, min) = ApInt::of_attr(b.ctx(), op.min_val(b)?)?;
    let (_, max) = ApInt::of_attr(b.ctx(), op.max_val(b)?)?;
    Some((min, max, ty.as_int(b.ctx())?.1 == Signedness::Unsigned))
}

/// A clamp to all numbers of the type.
fn clamp_to_all(op: Clamp, rw: &mut Rewriter<'_>) -> Option<Value> {
    let input = op.input(rw);
    shape_of(rw, input)?;
    let is_all = match float_bounds(rw, op) {
        Some((min, max)) => min.is_inf() && min.is_negative() && max.is_inf(),
        None => match int_bounds(rw, op)? {
            (min, max, unsigned) if unsigned || min.width() == 1 => min.is_zero() && max.is_all_ones(),
            (min, max, _) => min.is_signed_min() && max.is_signed_max(),
        },
    };
    // Upstream replaces values of other types, too.
    (is_all && rw.ty(input) == rw.ty(op.output(rw))).then_some(input)
}

/// A clamp to the intersection of two ranges.
fn clamp_of_clamp(op: Clamp, rw: &mut Rewriter<'_>) -> Option<Value> {
    let inner = rw.def_as::<Clamp>(op.input(rw))?;
    let modes = (op.nan_mode(rw)?, inner.nan_mode(rw)?);
    if modes == (NanPropagationMode::Ignore, NanPropagationMode::Propagate) {
        return None;
    }
    let elem = rw.ty(op.input(rw)).element_or_self(rw.ctx());
    let (min, max) = match (float_bounds(rw, op), float_bounds(rw, inner)) {
        (Some((min, max)), Some((inner_min, inner_max))) => {
            let less = |a: ApFloat, b: ApFloat| a.compare(b) == Some(Ordering::Less);
            (less(min, inner_max) && less(inner_min, max)).then_some(())?;
            let new_min = if less(min, inner_min) { inner_min } else { min };
            let new_max = if less(inner_max, max) { inner_max } else { max };
            (new_min.to_attr(rw.ctx(), elem), new_max.to_attr(rw.ctx(), elem))
        }
        _ => {
            let (min, max, unsigned) = int_bounds(rw, op)?;
            let (inner_min, inner_max, _) = int_bounds(rw, inner)?;
            let less = |a: &ApInt, b: &ApInt| if unsigned { a.ult(b) } else { a.slt(b) };
            (less(&min, &inner_max) && less(&inner_min, &max)).then_some(())?;
            let new_min = if less(&min, &inner_min) { &inner_min } else { &min };
            let new_max = if less(&inner_max, &max) { &inner_max } else { &max };
            (new_min.to_attr(rw.ctx(), elem), new_max.to_attr(rw.ctx(), elem))
        }
    };
    let mode = if modes.0 == modes.1 { modes.0 } else { NanPropagationMode::Ignore };
    let (ty, input) = (rw.ty(op.output(rw)), inner.input(rw));
    Some(Clamp::with(ty, min, max, input).nan_mode(mode).result(rw))
}

// Slices.

/// A slice of one of the operands of a concatenation.
fn slice_of_concat(op: Slice, rw: &mut Rewriter<'_>) -> Option<Value> {
    let concat = rw.def_as::<Concat>(op.input1(rw))?;
    static_shape(rw, concat.output(rw))?;
    let axis = usize::try_from(concat.axis(rw)?).ok()?;
    let (mut start, size) = (constant_extents(rw, op.start(rw))?, constant_extents(rw, op.size(rw))?);
    let mut source = None;
    for input in concat.input1(rw) {
        let extent = *static_shape(rw, input)?.get(axis)?;
        if start[axis] >= 0 && start[axis].checked_add(size[axis])? <= extent {
            source = Some(input);
            break;
        }
        start[axis] = start[axis].checked_sub(extent)?;
    }
    let (source, ty) = (source?, rw.ty(op.output(rw)));
    let start = const_shape(rw, &start);
    let size = const_shape(rw, &size);
    Some(Slice::new(rw, ty, source, start, size))
}

/// A slice of a padded tensor pads only what it keeps.
fn slice_of_pad(op: Slice, rw: &mut Rewriter<'_>) -> Option<Value> {
    let pad = rw.def_as::<Pad>(op.input1(rw))?;
    rw.has_one_use(pad.output(rw)).then_some(())?;
    shape_of(rw, pad.output(rw))?;
    let shape = Extents::from_slice(shape_of(rw, pad.input1(rw))?);
    let padding = constant_extents(rw, pad.padding(rw))?;
    let (start, size) = (constant_extents(rw, op.start(rw))?, constant_extents(rw, op.size(rw))?);
    let rank = shape.len();
    if padding.len() != 2 * rank || start.len() != rank || size.len() != rank {
        return None;
    }
    let (mut new_start, mut new_padding, mut new_shape) = (start.clone(), padding.clone(), Extents::new());
    for (i, &extent) in shape.iter().enumerate() {
        let (low, high) = (padding[2 * i], padding[2 * i + 1]);
        if extent == DYNAMIC {
            if start[i] != 0 || size[i] != -1 {
                return None;
            }
            new_shape.push(DYNAMIC);
            continue;
        }
        let end = start[i].checked_add(size[i])?;
        let padded = low.checked_add(extent)?;
        if start[i] < 0 || end > padded.checked_add(high)? {
            return None;
        }
        new_start[i] = start[i].checked_sub(low)?.max(0);
        new_padding[2 * i] = low.checked_sub(start[i])?.max(0);
        new_padding[2 * i + 1] = end.checked_sub(padded)?.max(0);
        new_shape.push(new_padding[2 * i].checked_add(extent)?.checked_add(new_padding[2 * i + 1])?);
    }
    if new_start == start && new_padding == padding {
        return None;
    }
    let (input, constant) = (pad.input1(rw), pad.pad_const(rw));
    let elem = rw.ty(input).element_or_self(rw.ctx());
    let padded_ty = RankedTensorType::get(rw.ctx(), &new_shape, elem, None);
    let new_padding = const_shape(rw, &new_padding);
    let loc = rw.loc();
    let pad_loc = Body::loc(rw, pad.0);
    rw.set_loc(pad_loc);
    let padded = Pad::new(rw, padded_ty, input, new_padding, constant);
    rw.set_loc(loc);
    let new_start = const_shape(rw, &new_start);
    let (ty, size) = (rw.ty(op.output(rw)), op.size(rw));
    Some(Slice::new(rw, ty, padded, new_start, size))
}

/// Sizes that the result's type tells.
fn slice_with_known_size(op: Slice, rw: &mut Rewriter<'_>) -> Option<Value> {
    let shape = shape_of(rw, op.output(rw))?;
    let size = constant_extents(rw, op.size(rw))?;
    let known = |(&size, &extent): (&i64, &i64)| if size == -1 && extent != DYNAMIC { extent } else { size };
    let new_size: Extents = size.iter().zip(shape).map(known).collect();
    if new_size == size {
        return None;
    }
    let (ty, input, start) = (rw.ty(op.output(rw)), op.input1(rw), op.start(rw));
    let size = const_shape(rw, &new_size);
    Some(Slice::new(rw, ty, input, start, size))
}
