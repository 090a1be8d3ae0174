//! Static extents of structured operations on tensors: those that casts and other operands show.

use crate::linalg::build::clone_with;
use crate::linalg::structured::{
    has_pure_tensor_semantics, indexing_maps, is_projected_permutation, is_structured, shape_of,
};
use crate::prelude::*;
use terrace_memory::tensor::{Cast, fold_casts_of, preserves_static_extents, replace_casting};

/// Replaces an operation by a copy with other operands and types of results. Results of other types are cast.
fn replace_with(rw: &mut Rewriter<'_>, op: Op, types: &[Type], operands: &[Value]) -> Op {
    let new = clone_with(rw, op, types, operands);
    replace_casting(rw, op, new);
    new
}

/// A cast of a result to more static extents becomes a cast of the output.
pub(super) fn cast_of_result(cast: Cast, rw: &mut Rewriter<'_>) -> Option<()> {
    let (source, ty) = (cast.source(rw), rw.ty(cast.dest(rw)));
    let ValueDef::Result(op, number) = rw.value_def(source) else { return None };
    let number = number as usize;
    if !is_structured(rw.def(op)) || !preserves_static_extents(rw.ctx(), rw.ty(source), ty) {
        return None;
    }
    // In a region that is not always entered the extents may be other ones.
    if rw.block_of(cast.0) != rw.block_of(op) {
        return None;
    }
    let at = rw.init_range(op).0 + number;
    let mut operands = rw.operands(op).to_vec();
    let output = *operands.get(at)?;
    let mut types: SmallVec<[Type; 4]> = rw.types(rw.results(op)).collect();
    *types.get_mut(number)? = ty;
    let point = rw.insert_point();
    rw.set_before(op);
    operands[at] = Cast::new(rw, ty, output);
    let new = replace_with(rw, op, &types, &operands);
    rw.set_insert_point(point);
    let result = rw.result(new, number);
    rw.replace(cast.0, &[result]);
    Some(())
}

/// An extent that one operand shows is that of the other operands that the same loop indexes, too.
pub(super) fn infer_extents(rw: &mut Rewriter<'_>, op: Op) -> Option<()> {
    let ctx = rw.ctx().clone();
    let maps = indexing_maps(rw, op);
    if !has_pure_tensor_semantics(rw, op) || !maps.iter().all(|map| is_projected_permutation(&ctx, map)) {
        return None;
    }
    let mut known: FxHashMap<AffineExpr, i64> = FxHashMap::default();
    let operands = rw.operands(op).to_vec();
    for (&operand, map) in operands.iter().zip(&maps) {
        for (&expr, &extent) in map.results.iter().zip(shape_of(&ctx, rw.ty(operand))) {
            if extent != DYNAMIC {
                known.entry(expr).or_insert(extent);
            }
        }
    }
    let inferred = |operand: Value, map: &AffineMap| {
        let ty = rw.ty(operand).as_::<RankedTensorType>(&ctx)?;
        let extent = |(&extent, expr): (&i64, &AffineExpr)| match extent {
            DYNAMIC => known.get(expr).copied().unwrap_or(DYNAMIC),
            _ => extent,
        };
        let shape: SmallVec<[i64; 8]> = ty.shape.iter().zip(&map.results).map(extent).collect();
        (shape[..] != *ty.shape).then(|| RankedTensorType::get(&ctx, &shape, ty.elem, ty.encoding))
    };
    let types: SmallVec<[Option<Type>; 4]> =
        operands.iter().zip(&maps).map(|(&operand, map)| inferred(operand, map)).collect();
    if types.iter().all(Option::is_none) {
        return None;
    }
    let mut new_operands = operands;
    for (operand, ty) in new_operands.iter_mut().zip(types) {
        if let Some(ty) = ty {
            *operand = Cast::new(rw, ty, *operand);
        }
    }
    let (first, end) = rw.init_range(op);
    let results: SmallVec<[Type; 4]> =
        new_operands.get(first..end)?.iter().map(|&init| rw.ty(init)).collect();
    replace_with(rw, op, &results, &new_operands);
    Some(())
}

/// Operands that are casts to fewer static extents become their sources.
pub(super) fn fold_operands(rw: &mut Rewriter<'_>, op: Op) -> Option<()> {
    fold_casts_of(op, rw, clone_with)
}

/// [`fold_operands`] of an operation that is not structured.
pub(super) fn fold_operands_of<K: OpKind>(op: K, rw: &mut Rewriter<'_>) -> Option<()> {
    fold_operands(rw, op.op())
}
