//! Constants as inputs of `linalg.generic`.

use super::has_one_user;
use crate::linalg::structured::{
    Maps, compose, element_type, has_pure_tensor_semantics, indexing_maps, inverse_permutation,
    is_permutation, iterators, loop_sources, payload_block, reads_operand, shape_of,
};
use crate::linalg::{Fill, Generic, TypeFn, build, payload};
use crate::prelude::*;
use terrace_ir::elements::{Dense, dense_of_bytes};

/// The payload uses the number with which an input was filled.
pub(super) fn inline_fills(op: Generic, rw: &mut Rewriter<'_>) -> Option<()> {
    let block = payload_block(rw, op.0).filter(|_| has_pure_tensor_semantics(rw, op.0))?;
    let mut changed = None;
    for i in 0..op.inputs(rw).len() {
        let Some(fill) = rw.def_as::<Fill>(rw.operand(op.0, i)).filter(|_| reads_operand(rw, op.0, i)) else {
            continue;
        };
        let number = fill.inputs(rw).first()?;
        let ty = element_type(rw.ctx(), rw.ty(rw.operand(op.0, i)));
        let loc = rw.loc();
        let fill_loc = rw.body().loc(fill.0);
        rw.set_loc(fill_loc);
        let number = payload::convert(rw, number, ty, TypeFn::Signed);
        rw.set_loc(loc);
        let arg = rw.arg(block, i)?;
        rw.replace_uses(arg, number);
        changed = Some(());
    }
    changed
}

/// The number that a constant, or each element of a constant tensor, is.
fn number_of(b: &Body, value: Value) -> Option<Attr> {
    let (ctx, constant) = (b.ctx(), constant_of(b, value)?);
    if let Some(dense) = constant.as_::<DenseElementsAttr>(ctx) {
        let elem = dense.ty.element_or_self(ctx);
        let is_number = dense.splat && (elem.is_int(ctx) || elem.is_float(ctx));
        return is_number.then(|| Dense::of(ctx, constant).map(|dense| dense.attr(ctx, 0)))?;
    }
    (constant.is::<IntegerAttr>(ctx) || constant.is::<FloatAttr>(ctx)).then_some(constant)
}

/// The payload uses the number that all elements of an input are.
pub(super) fn inline_splats(op: Generic, rw: &mut Rewriter<'_>) -> Option<Values<'static>> {
    let block = payload_block(rw, op.0).filter(|_| has_pure_tensor_semantics(rw, op.0))?;
    let n_inputs = op.inputs(rw).len();
    let (i, number) =
        (0..n_inputs).find_map(|i| number_of(rw, rw.operand(op.0, i)).map(|number| (i, number)))?;
    let mut maps = indexing_maps(rw, op.0);
    let mut inputs = op.inputs(rw).to_vec();
    maps.remove(i);
    let constant = inputs.remove(i);
    let iterators = iterators(rw, op.0);
    loop_sources(rw.ctx(), &maps, iterators.len())?;
    let def = rw.def_op(constant)?;
    let materialize = rw.ctx().dialect(rw.def(def).dialect)?.hooks.materialize_constant?;
    let ty = element_type(rw.ctx(), rw.ty(constant));
    let (loc, def_loc) = (rw.loc(), rw.body().loc(def));
    rw.set_loc(def_loc);
    let scalar = materialize(rw, number, ty);
    let fused = fused_loc(rw, loc, &inputs);
    rw.set_loc(fused);
    let scalar = rw.result(scalar?, 0);
    let (types, outputs) =
        (rw.types(rw.results(op.0)).collect::<SmallVec<[Type; 4]>>(), op.outputs(rw).to_vec());
    let new = build::generic(rw, &types, &maps, &iterators, &inputs, &outputs);
    let mut replaced = Mapping::default();
    replaced.values.insert(rw.arg(block, i)?, scalar);
    build::clone_payload(rw, op.0, new.0, replaced);
    rw.set_loc(loc);
    Some(rw.results(new.0))
}

/// The location of an operation and of its inputs.
fn fused_loc(b: &Body, loc: Loc, inputs: &[Value]) -> Loc {
    let ctx = b.ctx();
    let locs = core::iter::once(loc).chain(inputs.iter().map(|&input| b.value_loc(input)));
    let locs: SmallVec<[Attr; 4]> = locs.map(|loc| loc.attr(ctx)).collect();
    Loc::of_attr(FusedLoc::of(ctx, &locs, None))
}

/// A transpose of a constant is a constant.
pub(super) fn transpose(op: Generic, rw: &mut Rewriter<'_>) -> Option<Value> {
    let ctx = rw.ctx().clone();
    let maps: Maps = indexing_maps(rw, op.0);
    let [from, to] = &maps[..] else { return None };
    if op.inputs(rw).len() != 1 || rw.n_results(op.0) != 1 {
        return None;
    }
    let (input, ty) = (op.inputs(rw).first()?, rw.ty(rw.result(op.0, 0)));
    let shape = shape_of(&ctx, ty);
    let elem = element_type(&ctx, ty);
    let is_number = elem.is_int(&ctx) || elem.is_float(&ctx);
    if shape.contains(&DYNAMIC) || !is_number || element_type(&ctx, rw.ty(input)) != elem {
        return None;
    }
    if !is_permutation(&ctx, from) || !is_permutation(&ctx, to) || !has_one_user(rw, input) {
        return None;
    }
    let block = payload_block(rw, op.0)?;
    let end = rw.first_op(block)?;
    if rw.operands(end).first() != rw.arg(block, 0) || rw.next_op(end).is_some() {
        return None;
    }
    let constant = constant_of(rw, input)?;
    let dense = Dense::of(&ctx, constant)?;
    // From the dimensions of the result to those of the input.
    let map = compose(&ctx, from, &inverse_permutation(&ctx, to));
    let value = match dense.splat {
        true => DenseElementsAttr::get(&ctx, ty, true, dense.bytes(0)),
        false => permuted(&ctx, dense, &map, ty)?,
    };
    Some(arith::Constant::new(rw, value))
}

/// The elements of a constant in another order: `map` is from the dimensions of the result, of type `ty`, to those of the
/// constant.
fn permuted(ctx: &Context, dense: Dense<'_>, map: &AffineMap, ty: Type) -> Option<Attr> {
    let shape = shape_of(ctx, ty);
    let mut steps: SmallVec<[usize; 8]> = SmallVec::from_elem(0, shape.len());
    let mut step = 1usize;
    for (expr, &extent) in map.results.iter().zip(shape_of(ctx, dense.ty)).rev() {
        let AffineNode::Dim(dim) = expr.node(ctx) else { return None };
        *steps.get_mut(dim as usize)? = step;
        step = step.checked_mul(usize::try_from(extent).ok()?)?;
    }
    let mut data = Vec::with_capacity(dense.len * dense.layout.bytes);
    for number in 0..dense.len {
        let (mut rest, mut at) = (number, 0);
        for (&extent, step) in shape.iter().zip(&steps).rev() {
            let extent = usize::try_from(extent).ok().filter(|&extent| extent != 0)?;
            at += rest % extent * step;
            rest /= extent;
        }
        data.extend_from_slice(dense.bytes(at));
    }
    Some(dense_of_bytes(ctx, ty, &dense.layout, &data))
}
