//! Builders of operations on tensors that the lowerings share.

use crate::common::prelude::*;
use terrace_ir::types::Shaped;
use terrace_linalg::linalg::structured::{element_type, named_of};
use terrace_linalg::linalg::{self, IteratorType, TypeFn, payload};
use terrace_memory::dims::{extents, shape_of};
use terrace_memory::index_list::Index;
use terrace_memory::reassociation::{Groups, groups_attr};
use terrace_memory::tensor;
use terrace_tosa::tosa::Extents;

/// The shape and the element type of a ranked tensor.
pub(super) fn ranked(b: &Body, value: Value) -> Rewrite<(Extents, Type)> {
    let ty = b.ty(value).as_::<RankedTensorType>(b.ctx()).ok_or("the rank of a tensor is not known")?;
    Ok((Extents::from_slice(ty.shape), ty.elem))
}

/// A tensor type.
pub(super) fn tensor_type(b: &Body, shape: &[i64], elem: Type) -> Type {
    RankedTensorType::get(b.ctx(), shape, elem, None)
}

/// A tensor without contents.
pub(super) fn empty(b: &mut Builder<'_>, shape: &[i64], elem: Type, dynamic: &[Value]) -> Value {
    let ty = tensor_type(b, shape, elem);
    tensor::Empty::new(b, ty, dynamic)
}

/// A constant number: a float, or an integer, of which unsigned ones are without sign.
pub(super) fn number(b: &mut Builder<'_>, elem: Type, value: i64) -> Value {
    match elem.is_float(b.ctx()) {
        true => arith::Constant::float(b, elem, value as f64),
        false => arith::Constant::int(b, elem, value),
    }
}

/// A tensor whose elements are all a number.
pub(super) fn fill(b: &mut Builder<'_>, value: Value, output: Value) -> Value {
    let ty = b.ty(output);
    let fill = linalg::Fill::build(b, &[ty], &[value], &[output]);
    let types = [b.ty(value), ty.element_or_self(b.ctx())];
    b.build_block(fill, 0, &types, |b, args| {
        linalg::Yield::build(b, &args[..1]);
    });
    b.result(fill.0, 0)
}

/// Extents as an attribute of a convolution: of a tensor type, or of a vector type for poolings.
pub(super) fn elements(ctx: &Context, values: &[i64], of_vector: bool) -> Attr {
    let shape = [values.len() as i64];
    let ty = match of_vector {
        true => VectorType::fixed(ctx, &shape, Type::I64),
        false => RankedTensorType::get(ctx, &shape, Type::I64, None),
    };
    let values: Vec<ApInt> = values.iter().map(|&value| ApInt::from_i64(64, value)).collect();
    terrace_ir::elements::dense_of_ints(ctx, ty, Type::I64, &values)
}

/// A structured operation of a fixed kind, with strides and dilations if it has them.
pub(super) fn named(
    b: &mut Builder<'_>,
    def: &'static OpDef,
    windows: Option<(Attr, Attr)>,
    inputs: &[Value],
    output: Value,
) -> Rewrite<Op> {
    let ctx = b.ctx().clone();
    let named = named_of(def).ok_or("the operation has no fixed payload")?;
    let mut state = OpState::new(def, b.loc());
    if let (Some((strides, dilations)), Some(of_strides), Some(of_dilations)) =
        (windows, def.slot_of("strides"), def.slot_of("dilations"))
    {
        state.set_slot(of_strides, strides);
        state.set_slot(of_dilations, dilations);
    }
    if let Some(slot) = def.slot_of("indexing_maps") {
        let maps: SmallVec<[Attr; 4]> = named.default_maps(&ctx).iter().map(|map| map.attr(&ctx)).collect();
        state.set_slot(slot, ArrayAttr::get(&ctx, &maps));
    }
    state.operands.extend(inputs.iter().copied().chain([output]));
    state.results.push(b.ty(output));
    state.set_segments(&ctx, &[inputs.len(), 1], &[]);
    state.n_regions = 1;
    let types: SmallVec<[Type; 4]> =
        state.operands.iter().map(|&value| element_type(&ctx, b.ty(value))).collect();
    let op = b.create(state);
    let built =
        b.build_block(op, 0, &types, |b, args| payload::build(b, named.payload, args, TypeFn::Signed));
    match built {
        Ok(()) => Ok(op),
        Err(_) => {
            b.body().erase(op);
            Err("the types of the elements have no such operation".into())
        }
    }
}

/// A parallel loop nest over tensors. `payload` builds its body, which ends with the values that it returns.
pub(super) fn generic<const N: usize>(
    b: &mut Builder<'_>,
    inputs: &[Value],
    outputs: &[Value],
    maps: &[AffineMap],
    payload: impl FnOnce(&mut Builder<'_>, &[Value]) -> [Value; N],
) -> Op {
    reduction(b, inputs, outputs, maps, &[], payload)
}

/// A loop nest over tensors that is parallel but for the dimensions `reduced`.
pub(super) fn reduction<const N: usize>(
    b: &mut Builder<'_>,
    inputs: &[Value],
    outputs: &[Value],
    maps: &[AffineMap],
    reduced: &[usize],
    payload: impl FnOnce(&mut Builder<'_>, &[Value]) -> [Value; N],
) -> Op {
    let ctx = b.ctx().clone();
    let n_loops = maps.first().map_or(0, |map| map.n_dims as usize);
    let kind = |dim: usize| match reduced.contains(&dim) {
        true => IteratorType::Reduction,
        false => IteratorType::Parallel,
    };
    let kinds: SmallVec<[Attr; 6]> = (0..n_loops).map(|dim| IteratorType::encode(&ctx, kind(dim))).collect();
    let maps: SmallVec<[Attr; 4]> = maps.iter().map(|map| map.attr(&ctx)).collect();
    let (maps, kinds) = (ArrayAttr::get(&ctx, &maps), ArrayAttr::get(&ctx, &kinds));
    let results: SmallVec<[Type; 2]> = outputs.iter().map(|&output| b.ty(output)).collect();
    let types: SmallVec<[Type; 6]> =
        inputs.iter().chain(outputs).map(|&value| b.ty(value).element_or_self(&ctx)).collect();
    let op = linalg::Generic::build(b, &results, maps, kinds, inputs, outputs);
    b.build_block(op, 0, &types, |b, args| {
        let values = payload(b, args);
        linalg::Yield::build(b, &values);
    });
    op.0
}

/// The map from `n` dimensions to some of them.
pub(super) fn dims_map(ctx: &Context, n: usize, dims: impl IntoIterator<Item = usize>) -> AffineMap {
    let results = dims.into_iter().map(|dim| AffineExpr::dim(ctx, dim as u32)).collect();
    AffineMap { n_dims: n as u32, n_syms: 0, results }
}

/// The identity map.
pub(super) fn identity(ctx: &Context, n: usize) -> AffineMap {
    dims_map(ctx, n, 0..n)
}

/// The extents of tensors that are dynamic in the first dimension only; the extent is that of the first tensor.
pub(super) fn dynamic_batch(b: &mut Builder<'_>, tensors: &[Value]) -> Rewrite<SmallVec<[Value; 1]>> {
    let ctx = b.ctx().clone();
    let mut is_dynamic = false;
    for &value in tensors {
        let Some(Shaped { shape: Some(shape), .. }) = b.ty(value).as_shaped(&ctx) else {
            return Err("the rank of a tensor is not known".into());
        };
        if shape.iter().skip(1).any(|&extent| extent == DYNAMIC) {
            return Err("input can only be dynamic for batch size".into());
        }
        is_dynamic |= shape.first() == Some(&DYNAMIC);
    }
    let mut extents = SmallVec::new();
    if let Some(&first) = tensors.first().filter(|_| is_dynamic) {
        extents.push(terrace_memory::dims::dim(b, first, 0));
    }
    Ok(extents)
}

/// The extents of a tensor that its type does not tell.
pub(super) fn dynamic_extents(
    b: &mut Builder<'_>,
    value: Value,
    shape: &[i64],
    wanted: impl Fn(usize) -> bool,
) -> SmallVec<[Value; 4]> {
    let mut extents = SmallVec::new();
    for (i, _) in shape.iter().enumerate().filter(|&(i, &extent)| extent == DYNAMIC && wanted(i)) {
        extents.push(terrace_memory::dims::dim(b, value, i));
    }
    extents
}

/// Clamps an integer.
pub(super) fn clamp_int(b: &mut Builder<'_>, value: Value, min: Value, max: Value, unsigned: bool) -> Value {
    if unsigned {
        let value = arith::MaxUI::new(b, min, value);
        return arith::MinUI::new(b, max, value);
    }
    let value = arith::MaxSI::new(b, min, value);
    arith::MinSI::new(b, max, value)
}

/// Whether a float is NaN.
pub(super) fn is_nan(b: &mut Builder<'_>, value: Value) -> Value {
    arith::CmpF::new(b, arith::CmpFPredicate::Uno, value, value)
}

/// The least and the greatest number of a signed integer type.
pub(super) fn signed_limits(width: u32) -> [i64; 2] {
    let width = width.clamp(1, 64);
    let least = i64::MIN >> (64 - width);
    [least, !least]
}

/// A tensor in a type that says more or less of its shape.
pub(super) fn cast_to(b: &mut Builder<'_>, value: Value, ty: Type) -> Value {
    if b.ty(value) == ty { value } else { tensor::Cast::new(b, ty, value) }
}

/// A tensor with more dimensions; of each group at most one extent is dynamic.
pub(super) fn expand_shape(b: &mut Builder<'_>, value: Value, ty: Type, groups: &Groups) -> Rewrite<Value> {
    let ctx = b.ctx().clone();
    let shape: Extents = shape_of(&ctx, ty).into();
    let dims = extents(b, value);
    let mut dynamic: SmallVec<[Value; 4]> = SmallVec::new();
    if !dims.is_empty() && shape.contains(&DYNAMIC) {
        for (group, &size) in groups.iter().zip(&dims) {
            let extents = || group.iter().map(|&dim| shape[dim as usize]);
            if extents().all(|extent| extent != DYNAMIC) {
                continue;
            }
            let known: i64 = extents().filter(|&extent| extent != DYNAMIC).product();
            let divisor = arith::Constant::index(b, known);
            let Index::Dynamic(size) = size else {
                return Err("a dynamic extent comes from a static one".into());
            };
            dynamic.push(if known == 1 { size } else { arith::DivSI::new(b, size, divisor) });
        }
    }
    let sizes = DenseArrayAttr::of_i64s(&ctx, &shape);
    Ok(tensor::ExpandShape::new(b, ty, groups_attr(&ctx, groups), sizes, value, &dynamic))
}
