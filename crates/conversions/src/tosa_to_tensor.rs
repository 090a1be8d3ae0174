//! Lowering of what moves elements in `tosa` to `tensor` (`tosa-to-tensor`).

use crate::common::signless::signless_converter;
use crate::prelude::*;
use terrace_ir::folding::fold_created;
use terrace_memory::dims;
use terrace_memory::index_list::{Index, Indices, divide};
use terrace_memory::reassociation::{Groups, groups_attr};
use terrace_memory::reify::extents_of;
use terrace_memory::tensor::{self, CollapseShape, ExpandShape, ExtractSlice, InsertSlice};
use terrace_tosa::tosa::{Concat, Extents, Pad, Reshape, Slice, constant_extents};

passes! {
    /// Lower TOSA to the Tensor dialect.
    TosaToTensor("TosaToTensorPass") = "tosa-to-tensor" on(Anchor::Any, Body) => tosa_to_tensor;
}

fn tosa_to_tensor(_: &TosaToTensor, pass: &PassContext) -> Result<BodyPass> {
    let target = ConversionTarget::new()
        .op(Concat::DEF, Legality::Illegal)
        .op(Reshape::DEF, Legality::Illegal)
        .op(Slice::DEF, Legality::Illegal)
        .op(Pad::DEF, Legality::Illegal)
        .dialect("arith", Legality::Legal)
        .dialect("tensor", Legality::Legal);
    let converter = signless_converter(pass.body.ctx());
    let patterns = Patterns::new().add(PATTERNS);
    Ok(Conversion::partial(target, patterns, converter).into())
}

static PATTERNS: &[Pattern] = patterns![Concat => concat, Pad => pad, Reshape => reshape, Slice => slice];

/// The numbers of a constant shape.
fn constant_shape(rw: &Lowering, shape: Value) -> Rewrite<Extents> {
    constant_extents(rw, shape).ok_or_else(|| "the shape is not constant".into())
}

/// A cast, unless the value has the type.
fn cast(rw: &mut Lowering, ty: Type, value: Value) -> Value {
    let cast = tensor::Cast::new(rw, ty, value);
    fold_created(rw, cast)
}

/// Joins dimensions, then splits them, since no operation does both.
fn reshape(op: Reshape, rw: &mut Lowering) -> Rewrite<Value> {
    let ctx = rw.context();
    let result = rw.convert(rw.ty(op.output(rw)))?;
    let input = rw.adaptor(op).input1;
    let shape = constant_shape(rw, op.shape(rw))?;
    let ty = tensor::ranked(ctx, rw, input).ok_or("the tensor has no known rank")?;
    let mut from: Extents = ty.shape.into();
    if shape.is_empty() {
        // Bufferization has no view of dynamic dimensions as a scalar.
        from.iter_mut().for_each(|extent| *extent = 1);
    }
    let shapes = expanded(&from, &shape).and_then(|to| Some((collapsed(&from, &to)?, to)));
    let (middle, to) = shapes.ok_or("the shapes have other numbers of elements")?;
    let groups = joined_groups(&from, &middle).zip(joined_groups(&to, &middle));
    let (joined, split) = groups.ok_or("the shapes have other numbers of elements")?;
    let known: Extents = to.iter().copied().filter(|&extent| extent != DYNAMIC).collect();
    let n_known = size(&known).ok_or("the number of elements is too large")?;
    let with_shape = |shape: &[i64]| RankedTensorType::get(ctx, shape, ty.elem, ty.encoding);

    let input = cast(rw, with_shape(&from), input);
    let joined = CollapseShape::new(rw, with_shape(&middle), groups_attr(ctx, &joined), input);
    let joined = fold_created(rw, joined);
    // The dynamic extent is divided by the others.
    let mut extents: Indices = to.iter().map(|&extent| Index::Static(extent)).collect();
    if let Some(extent) = extents.iter_mut().find(|extent| **extent == Index::Static(DYNAMIC)) {
        let whole = dims::folded_dim(rw, joined, 0);
        let others = arith::Constant::index(rw, n_known);
        let quotient = arith::DivSI::new(rw, whole, others);
        *extent = Index::Dynamic(fold_created(rw, quotient));
    }
    let (integers, values) = divide(&extents);
    let (groups, integers) = (groups_attr(ctx, &split), DenseArrayAttr::of_i64s(ctx, &integers));
    let split = ExpandShape::new(rw, with_shape(&to), groups, integers, joined, &values);
    let split = fold_created(rw, split);
    Ok(cast(rw, result, split))
}

/// The product of extents.
fn size(shape: &[i64]) -> Option<i64> {
    shape.iter().try_fold(1i64, |n, &extent| n.checked_mul(extent))
}

/// The new shape, where the extent -1 follows from the others if the old shape is static. An extent of a tensor of dynamic
/// shape stays dynamic, since a tensor of static shape cannot be split off it.
fn expanded(from: &[i64], shape: &[i64]) -> Option<Extents> {
    let is_static = !from.contains(&DYNAMIC);
    let mut to: Extents = shape.into();
    if is_static && shape.contains(&-1) {
        let others = size(shape)?.checked_neg()?;
        let rest = if others == 0 { 0 } else { size(from)?.checked_div(others)? };
        to.iter_mut().filter(|extent| **extent == -1).for_each(|extent| *extent = rest);
    }
    to.iter_mut().filter(|extent| **extent == -1).for_each(|extent| *extent = DYNAMIC);
    if !is_static
        && !to.contains(&DYNAMIC)
        && let Some(first) = to.first_mut()
    {
        *first = DYNAMIC;
    }
    let n_dynamic = to.iter().filter(|&&extent| extent == DYNAMIC).count();
    (n_dynamic <= 1 && to.iter().all(|&extent| extent >= 0 || extent == DYNAMIC)).then_some(to)
}

/// The shape with the fewest dimensions joined of which two shapes are parts; one dynamic dimension if a shape is dynamic.
fn collapsed(from: &[i64], to: &[i64]) -> Option<Extents> {
    if from.is_empty() || to.is_empty() {
        return Some(Extents::new());
    }
    if from.contains(&DYNAMIC) || to.contains(&DYNAMIC) {
        return Some(smallvec![DYNAMIC]);
    }
    let mut middle = Extents::new();
    let (mut i, mut j) = (0, 0);
    while i < from.len() && j < to.len() {
        let (mut left, mut right) = (from[i], to[j]);
        while left != right && i < from.len() && j < to.len() {
            if left < right {
                i += 1;
                left = left.checked_mul(from.get(i).copied().unwrap_or(1))?;
            } else {
                j += 1;
                right = right.checked_mul(to.get(j).copied().unwrap_or(1))?;
            }
        }
        if left == right {
            middle.push(left);
        }
        (i, j) = (i + 1, j + 1);
    }
    Some(middle)
}

/// The dimensions of `shape` that are joined in each one of `joined`; `None` if the shapes do not fit.
fn joined_groups(shape: &[i64], joined: &[i64]) -> Option<Groups> {
    if shape.is_empty() || joined.is_empty() {
        return Some(Groups::new());
    }
    if joined == [DYNAMIC] {
        return Some(vec![(0..shape.len() as i64).collect()]);
    }
    let mut groups = Groups::new();
    let mut i = 0;
    for (n, &extent) in joined.iter().enumerate() {
        let start = i;
        let mut product = *shape.get(i)?;
        while product < extent {
            i += 1;
            product = product.checked_mul(*shape.get(i)?)?;
        }
        if product != extent {
            return None;
        }
        i += 1;
        // Following ones belong to this group, unless the next one is such a one.
        if joined.get(n + 1) != Some(&1) {
            i += shape[i..].iter().take_while(|&&extent| extent == 1).count();
        }
        groups.push((start as i64..i as i64).collect());
    }
    (i == shape.len()).then_some(groups)
}

fn slice(op: Slice, rw: &mut Lowering) -> Rewrite<Value> {
    let ctx = rw.context();
    let result = rw.convert(rw.ty(op.output(rw)))?;
    let input = rw.adaptor(op).input1;
    let (starts, sizes) = (constant_shape(rw, op.start(rw))?, constant_shape(rw, op.size(rw))?);
    let ty = tensor::ranked(ctx, rw, input).ok_or("the tensor has no known rank")?;
    let rank = ty.shape.len();
    if !result.is::<RankedTensorType>(ctx) || starts.len() != rank || sizes.len() != rank {
        return Err("the result has no known rank".into());
    }
    let mut extents = Indices::new();
    for (i, (&start, &size)) in starts.iter().zip(&sizes).enumerate() {
        extents.push(match size {
            -1 => {
                let extent = dims::dim(rw, input, i);
                let start = arith::Constant::index(rw, start);
                Index::Dynamic(arith::SubI::new(rw, extent, start))
            }
            _ => Index::Static(size),
        });
    }
    let starts: Indices = starts.iter().map(|&start| Index::Static(start)).collect();
    let strides: Indices = starts.iter().map(|_| Index::Static(1)).collect();
    let shape: Extents = extents.iter().map(|extent| extent.integer()).collect();
    let sliced = RankedTensorType::get(ctx, &shape, ty.elem, None);
    let slice = ExtractSlice::of_lists(rw, sliced, input, [&starts, &extents, &strides]);
    for shape in [op.start(rw), op.size(rw)] {
        if let Some(constant) = rw.def_op(shape).filter(|_| rw.has_one_use(shape)) {
            rw.erase(constant)?;
        }
    }
    Ok(cast(rw, result, slice))
}

fn pad(op: Pad, rw: &mut Lowering) -> Rewrite<Value> {
    let ctx = rw.context();
    let (input, element, result) = (op.input1(rw), op.pad_const(rw), rw.ty(op.output(rw)));
    let padding = constant_shape(rw, op.padding(rw))?;
    let rank = tensor::ranked(ctx, rw, input).ok_or("the tensor has no known rank")?.shape.len();
    if ![rw.ty(element), result].iter().all(|ty| ty.is::<RankedTensorType>(ctx)) || padding.len() != 2 * rank
    {
        return Err("the tensors have no known rank".into());
    }
    let zero = arith::Constant::index(rw, 0);
    let element = tensor::Extract::new(rw, element, &[zero]);
    let element = fold_created(rw, element);
    let (mut low, mut high) = (SmallVec::<[Value; 4]>::new(), SmallVec::<[Value; 4]>::new());
    for &[before, after] in padding.as_chunks::<2>().0 {
        low.push(arith::Constant::index(rw, before));
        high.push(arith::Constant::index(rw, after));
    }
    let dynamic = DenseArrayAttr::of_i64s(ctx, &vec![DYNAMIC; rank]);
    let pad = tensor::Pad::build(rw, result, dynamic, dynamic, input, &low, &high);
    let (point, loc) = (rw.insert_point(), rw.loc());
    let block = rw.add_block(pad.0, 0, &[]);
    rw.add_args_at(block, &vec![Type::INDEX; rank], loc);
    rw.set_end(block);
    tensor::Yield::build(rw, element);
    rw.set_insert_point(point);
    Ok(pad.result(rw))
}

/// Inserts the tensors one after another into an empty one.
fn concat(op: Concat, rw: &mut Lowering) -> Rewrite<Value> {
    let ctx = rw.context();
    let result = rw.convert(rw.ty(op.output(rw)))?;
    let inputs = rw.adaptor(op).input1;
    let ty = result.as_::<RankedTensorType>(ctx).ok_or("the result has no known rank")?;
    let rank = ty.shape.len();
    let axis = op.axis(rw).and_then(|axis| usize::try_from(axis).ok()).filter(|&axis| axis < rank);
    let axis = axis.ok_or("the result has no such dimension")?;
    let has_rank = |&input: &Value| tensor::ranked(ctx, rw, input).is_some_and(|ty| ty.shape.len() == rank);
    let (Some((&first, others)), true) = (inputs.split_first(), inputs.iter().all(has_rank)) else {
        return Err("a tensor has no known rank".into());
    };
    let number = arith::Constant::index(rw, axis as i64);
    let mut sizes = extents_of(rw, first).ok_or("a tensor has no known rank")?;
    let mut offsets: Indices = smallvec![Index::Static(0), sizes[axis]];
    for &input in others {
        let size = tensor::Dim::new(rw, input, number);
        let size = fold_created(rw, size);
        let offset = offsets[offsets.len() - 1].value(rw);
        let total = arith::AddI::new(rw, offset, size);
        let total = fold_created(rw, total);
        offsets.push(integer_of(rw, total).map_or(Index::Dynamic(total), Index::Static));
    }
    sizes[axis] = offsets[offsets.len() - 1];
    let mut dynamic = SmallVec::<[Value; 4]>::new();
    for (size, _) in sizes.iter().zip(ty.shape).filter(|(_, extent)| **extent == DYNAMIC) {
        dynamic.push(size.value(rw));
    }
    let mut joined = tensor::Empty::new(rw, RankedTensorType::get(ctx, ty.shape, ty.elem, None), &dynamic);
    let mut position: Indices = (0..rank).map(|_| Index::Static(0)).collect();
    let strides: Indices = (0..rank).map(|_| Index::Static(1)).collect();
    for (&input, &offset) in inputs.iter().zip(&offsets) {
        let sizes = extents_of(rw, input).ok_or("a tensor has no known rank")?;
        position[axis] = offset;
        joined = InsertSlice::of_lists(rw, input, joined, [&position, &sizes, &strides]);
        joined = fold_created(rw, joined);
    }
    Ok(joined)
}
