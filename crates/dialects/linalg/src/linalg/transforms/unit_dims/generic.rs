//! Loops of one iteration, and dimensions of operands that are only indexed by zero.

use super::{collapse, expand};
use crate::linalg::structured::{
    Iterators, Maps, indexing_maps, iterators, loop_sources, payload_block, shape_of,
};
use crate::linalg::{Generic, Index, IteratorType, reshapes};
use crate::prelude::*;
use terrace_memory::reassociation::Groups;

/// An operand of the new operation.
struct Operand {
    map: AffineMap,
    /// The shape and the groups of dimensions, if dimensions are dropped.
    reduced: Option<(SmallVec<[i64; 8]>, Groups)>,
}

/// Drops the loops that have one iteration, and the dimensions of extent one of operands that only they index, or that are
/// indexed by zero.
pub(super) fn drop_unit_dims(op: Generic, rw: &mut Rewriter<'_>) -> Option<()> {
    let ctx = rw.ctx().clone();
    let maps = indexing_maps(rw, op.0);
    let kinds = iterators(rw, op.0);
    let operands: SmallVec<[Value; 4]> = rw.operands(op.0).iter().collect();
    let types: SmallVec<[Type; 4]> = operands.iter().map(|&value| rw.ty(value)).collect();
    let sources = loop_sources(&ctx, &maps, kinds.len())?;
    let is_unit = |&(operand, dim): &(usize, usize)| {
        types.get(operand).is_some_and(|&ty| shape_of(&ctx, ty).get(dim) == Some(&1))
    };
    let dropped: SmallVec<[bool; 8]> = sources.iter().map(is_unit).collect();
    if kinds.is_empty() || maps.len() != operands.len() {
        return None;
    }
    let n_kept = dropped.iter().filter(|&&is_dropped| !is_dropped).count() as u32;
    let mut next = 0..n_kept;
    let replacement = |&is_dropped: &bool| match if is_dropped { None } else { next.next() } {
        Some(dim) => AffineExpr::dim(&ctx, dim),
        None => AffineExpr::constant(&ctx, 0),
    };
    let replacements: SmallVec<[AffineExpr; 8]> = dropped.iter().map(replacement).collect();
    let renumbered = |map: &AffineMap| map.replace(&ctx, &replacements, &[], n_kept, 0);
    let operand = |(map, &ty): (&AffineMap, &Type)| operand(&ctx, renumbered(map), ty);
    let new: SmallVec<[Operand; 4]> = maps.iter().zip(&types).map(operand).collect::<Option<_>>()?;
    let new_maps: Maps = new.iter().map(|operand| operand.map.clone()).collect();
    let new_kinds: Iterators =
        kinds.iter().zip(&dropped).filter(|(_, is_dropped)| !**is_dropped).map(|(&kind, _)| kind).collect();
    if new_maps == maps || loop_sources(&ctx, &new_maps, new_kinds.len()).is_none() {
        return None;
    }
    let mut values: SmallVec<[Value; 4]> = SmallVec::new();
    for (&value, operand) in operands.iter().zip(&new) {
        values.push(match &operand.reduced {
            Some((shape, groups)) => collapse(rw, value, shape, groups)?,
            None => value,
        });
    }
    let n_inputs = op.inputs(rw).len();
    let (inputs, outputs) = values.split_at(n_inputs);
    let result_types: SmallVec<[Type; 4]> =
        outputs.iter().take(rw.n_results(op.0)).map(|&value| rw.ty(value)).collect();
    let map_attrs: SmallVec<[Attr; 4]> = new_maps.iter().map(|map| map.attr(&ctx)).collect();
    let kind_attrs: SmallVec<[Attr; 8]> =
        new_kinds.iter().map(|&kind| IteratorType::encode(&ctx, kind)).collect();
    let (map_attrs, kind_attrs) = (ArrayAttr::get(&ctx, &map_attrs), ArrayAttr::get(&ctx, &kind_attrs));
    let generic = Generic::build(rw, &result_types, map_attrs, kind_attrs, inputs, outputs);
    let (from, to) = (op.region(rw), generic.region(rw));
    rw.inline_region_before(from, to, None);
    let point = rw.insert_point();
    renumber_indices(rw, generic.0, &dropped);
    rw.set_insert_point(point);
    let results: SmallVec<[Value; 4]> = rw.results(generic.0).iter().collect();
    let mut replaced: SmallVec<[Value; 4]> = SmallVec::new();
    for (i, &result) in results.iter().enumerate() {
        replaced.push(match &new[n_inputs + i].reduced {
            Some((_, groups)) => expand(rw, result, operands[n_inputs + i], groups)?,
            None => result,
        });
    }
    rw.replace(op.0, &replaced);
    Some(())
}

/// An operand without the dimensions of extent one that its map indexes by zero; `None` if it cannot be reshaped.
fn operand(ctx: &Context, map: AffineMap, ty: Type) -> Option<Operand> {
    let shape = shape_of(ctx, ty);
    let is_dropped = |(&extent, expr): (&i64, &AffineExpr)| extent == 1 && expr.as_const(ctx) == Some(0);
    let dropped: SmallVec<[bool; 8]> = shape.iter().zip(&map.results).map(is_dropped).collect();
    if !dropped.contains(&true) {
        return Some(Operand { map, reduced: None });
    }
    let can_reshape = match (ty.as_::<MemRefType>(ctx), ty.as_::<RankedTensorType>(ctx)) {
        (Some(memref), _) => memref.layout.is_none(),
        (_, Some(tensor)) => tensor.encoding.is_none(),
        _ => false,
    };
    let is_kept = |i: &usize| dropped.get(*i) == Some(&false);
    let kept: SmallVec<[usize; 8]> = (0..dropped.len()).filter(is_kept).collect();
    let shape = kept.iter().map(|&i| shape[i]).collect();
    let results = kept.iter().map(|&i| map.results[i]).collect();
    can_reshape.then(|| Operand {
        map: AffineMap { results, ..map },
        reduced: Some((shape, reshapes::groups_around(&dropped))),
    })
}

/// Gives the numbers of loops in the payload the places that the loops have now.
fn renumber_indices(rw: &mut Rewriter<'_>, generic: Op, dropped: &[bool]) {
    let block = payload_block(rw, generic);
    let ops: Vec<Op> = block.map(|block| rw.ops(block).collect()).unwrap_or_default();
    for index in ops.into_iter().filter_map(|op| rw.as_::<Index>(op)).collect::<Vec<_>>() {
        let Some(dim) = index.dim(rw).and_then(|dim| usize::try_from(dim).ok()) else { continue };
        let n_before = dropped.iter().take(dim).filter(|&&is_dropped| is_dropped).count();
        rw.set_before(index.0);
        let new = match dropped.get(dim) {
            Some(true) => arith::Constant::index(rw, 0),
            _ if n_before == 0 => continue,
            _ => Index::new(rw, (dim - n_before) as i64),
        };
        rw.replace(index.0, &[new]);
    }
}
