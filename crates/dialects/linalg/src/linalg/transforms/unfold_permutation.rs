//! Transposes and broadcasts of the inputs of a `linalg.generic` become operations of their own.

use crate::linalg::attrs::IteratorType;
use crate::linalg::instantiate;
use crate::linalg::structured::{indexing_maps, is_projected_permutation, iterators, loop_sources, shape_of};
use crate::linalg::{Broadcast, Generic, Transpose};
use crate::prelude::*;
use greedy::Pattern;
use terrace_memory::tensor;

/// The pattern (`populateDecomposeProjectedPermutationPatterns`).
pub(super) static PATTERNS: &[Pattern] = rewrites![Generic => unfold];

/// Gives each input the identity as its map. All extents must be known, since empty tensors are made of them.
fn unfold(op: Generic, rw: &mut Rewriter<'_>) -> Option<()> {
    let ctx = rw.ctx().clone();
    let (mut inputs, outputs) = (op.inputs(rw).to_vec(), op.outputs(rw).to_vec());
    let mut maps = indexing_maps(rw, op.0);
    let kinds = iterators(rw, op.0);
    let types: SmallVec<[Type; 4]> = inputs.iter().chain(&outputs).map(|&value| rw.ty(value)).collect();
    if inputs.len() == 1 && outputs.len() == 1
        || kinds.iter().any(|&kind| kind != IteratorType::Parallel)
        || types.iter().any(|ty| ty.is_memref(&ctx))
        || !maps.iter().all(|map| is_projected_permutation(&ctx, map))
    {
        return None;
    }
    let shape = |ty: Type| shape_of(&ctx, ty);
    if types.iter().any(|&ty| shape(ty).contains(&DYNAMIC)) {
        return None;
    }
    let sources = loop_sources(&ctx, &maps, kinds.len())?;
    let extents = sources.iter().map(|&(operand, dim)| shape(*types.get(operand)?).get(dim).copied());
    let extents: SmallVec<[i64; 8]> = extents.collect::<Option<_>>()?;
    let identity = AffineMap::identity(&ctx, kinds.len() as u32);
    let mut is_changed = false;
    for (i, input) in inputs.iter_mut().enumerate() {
        // Scalars stay as they are.
        let Some(ty) = types[i].as_::<RankedTensorType>(&ctx) else { continue };
        let Some(map) = maps.get_mut(i).filter(|map| **map != identity) else { continue };
        let dims = map.results.iter().filter_map(|expr| match expr.node(&ctx) {
            AffineNode::Dim(dim) => Some(i64::from(dim)),
            _ => None,
        });
        let dims: SmallVec<[i64; 8]> = dims.collect();
        let array = |dims: &[i64]| DenseArrayAttr::of_i64s(&ctx, dims);
        if !dims.is_sorted() {
            let mut permutation: SmallVec<[i64; 8]> = (0..dims.len() as i64).collect();
            permutation.sort_by_key(|&at| dims[at as usize]);
            let permuted: SmallVec<[i64; 8]> = permutation.iter().map(|&at| ty.shape[at as usize]).collect();
            let attrs = [("permutation", array(&permutation))];
            *input = moved(rw, Transpose::DEF, &attrs, *input, &permuted, ty.elem)?;
        }
        let added: SmallVec<[i64; 8]> = (0..kinds.len() as i64).filter(|dim| !dims.contains(dim)).collect();
        if !added.is_empty() {
            let attrs = [("dimensions", array(&added))];
            *input = moved(rw, Broadcast::DEF, &attrs, *input, &extents, ty.elem)?;
        }
        *map = identity.clone();
        is_changed = true;
    }
    if !is_changed {
        return None;
    }
    let maps: SmallVec<[Attr; 4]> = maps.iter().map(|map| map.attr(&ctx)).collect();
    let result_types: SmallVec<[Type; 4]> = rw.types(rw.results(op.0)).collect();
    let (maps, kinds) = (ArrayAttr::get(&ctx, &maps), op.iterator_types(rw)?);
    let new = Generic::build(rw, &result_types, maps, kinds, &inputs, &outputs);
    let (from, to) = (op.region(rw), new.region(rw));
    rw.inline_region_before(from, to, None);
    let results = rw.results(new.0).to_vec();
    rw.replace(op.0, &results);
    Some(())
}

/// Builds an operation that moves the elements of a tensor to one of another shape.
fn moved(
    rw: &mut Rewriter<'_>,
    def: &'static OpDef,
    attrs: &[(&str, Attr)],
    input: Value,
    shape: &[i64],
    elem: Type,
) -> Option<Value> {
    let ty = RankedTensorType::get(rw.ctx(), shape, elem, None);
    let empty = tensor::Empty::new(rw, ty, &[]);
    let op = instantiate::build(rw, def, attrs, &[input], &[empty])?;
    Some(rw.result(op, 0))
}
