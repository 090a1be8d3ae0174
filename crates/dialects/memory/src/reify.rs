//! The extents of results, from the operands of the operations (`ReifyRankedShapedTypeOpInterface`).

use crate::affine::compose;
use crate::bufferization::{AllocTensor, MaterializeInDestination};
use crate::dims::{self, folded_dim};
use crate::index_list::{Index, Indices, mixed};
use crate::prelude::*;
use crate::reassociation;
use crate::tensor::{
    CollapseShape, Concat, Dim, Empty, ExpandShape, ExtractSlice, Generate, InsertSlice, Pad, Splat,
    infer_concat, ranked,
};

/// The extents of a ranked tensor that is the result of an operation; `None` if the operation does not tell them.
pub fn extents(b: &mut Builder<'_>, result: Value) -> Option<Indices> {
    let op = b.def_op(result)?;
    let shape =
        Indices::from_iter(ranked(b.ctx(), b, result)?.shape.iter().map(|&extent| Index::Static(extent)));
    let sized = |sizes: Values<'_>| {
        let shape: SmallVec<[i64; 4]> = shape.iter().map(|extent| extent.integer()).collect();
        mixed(&shape, sizes)
    };
    if let Some(empty) = b.as_::<Empty>(op) {
        return Some(empty.mixed_sizes(b));
    }
    if let Some(generate) = b.as_::<Generate>(op) {
        return Some(sized(generate.dynamic_extents(b)));
    }
    if let Some(splat) = b.as_::<Splat>(op) {
        return Some(sized(splat.dynamic_sizes(b)));
    }
    if let Some(slice) = b.as_::<ExtractSlice>(op) {
        let dropped = slice.dropped_dims(b);
        return Some(reassociation::kept(&slice.mixed_sizes(b), &dropped));
    }
    if let Some(insert) = b.as_::<InsertSlice>(op) {
        let dest = insert.dest(b);
        return extents_of(b, dest);
    }
    if let Some(materialize) = b.as_::<MaterializeInDestination>(op) {
        let dest = materialize.dest(b);
        return extents_of(b, dest);
    }
    if let Some(alloc) = b.as_::<AllocTensor>(op) {
        return match alloc.copy(b) {
            Some(copy) => Some(dims::extents(b, copy)),
            None => Some(sized(alloc.dynamic_sizes(b))),
        };
    }
    if let Some(expand) = b.as_::<ExpandShape>(op) {
        let known = expand.mixed_output_shape(b);
        let extent = |(&extent, &given): (&Index, &Index)| match extent {
            Index::Static(DYNAMIC) => given,
            _ => extent,
        };
        return Some(shape.iter().zip(&known).map(extent).collect());
    }
    if let Some(collapse) = b.as_::<CollapseShape>(op) {
        return collapsed(b, collapse, &shape);
    }
    if let Some(pad) = b.as_::<Pad>(op) {
        return padded(b, pad, &shape);
    }
    if let Some(concat) = b.as_::<Concat>(op) {
        return concatenated(b, concat, &shape);
    }
    let ValueDef::Result(_, i) = b.value_def(result) else { return None };
    b.interface::<dyn ReifyShapes>(op)?.extents(b, i as usize)
}

/// An operation of another dialect that tells the extents of its results.
pub trait ReifyShapes {
    /// The extents of a result, which is a ranked tensor: those that its type does not say as values, which exist or are
    /// built.
    fn extents(&self, b: &mut Builder<'_>, result: usize) -> Option<Indices>;
}

/// The extents of a tensor or memref that its type does not say: those that its operation tells, else new operations.
pub fn dynamic_sizes(b: &mut Builder<'_>, value: Value) -> Vec<Value> {
    let shape: SmallVec<[i64; 8]> = dims::shape_of(b.ctx(), b.ty(value)).into();
    let extents = extents(b, value).unwrap_or_else(|| dims::extents(b, value));
    let dynamic = extents.iter().zip(&shape).filter(|(_, extent)| **extent == DYNAMIC);
    dynamic.map(|(extent, _)| extent.value(b)).collect()
}

/// The extents of a ranked tensor: those that its type does not say as new operations, which are folded
/// (`tensor::getMixedSizes`).
pub fn extents_of(b: &mut Builder<'_>, tensor: Value) -> Option<Indices> {
    let rank = ranked(b.ctx(), b, tensor)?.shape.len();
    (0..rank).map(|i| extent_of(b, tensor, i)).collect()
}

/// An extent of a ranked tensor, as of [`extents_of`] (`tensor::getMixedSize`).
pub fn extent_of(b: &mut Builder<'_>, tensor: Value, i: usize) -> Option<Index> {
    Some(match *ranked(b.ctx(), b, tensor)?.shape.get(i)? {
        DYNAMIC => Index::Dynamic(folded_dim(b, tensor, i)),
        extent => Index::Static(extent),
    })
}

fn is_dynamic(extent: Index) -> bool {
    extent == Index::Static(DYNAMIC)
}

/// Each dynamic extent is the product of those of a group.
fn collapsed(b: &mut Builder<'_>, op: CollapseShape, shape: &Indices) -> Option<Indices> {
    let (source, groups) = (op.src(b), reassociation::groups_of(b, op.0)?);
    let mut result = Indices::new();
    for (group, &extent) in groups.iter().zip(shape) {
        if !is_dynamic(extent) {
            result.push(extent);
            continue;
        }
        let mut sizes: SmallVec<[Value; 4]> = SmallVec::new();
        for &i in group {
            sizes.push(folded_dim(b, source, usize::try_from(i).ok()?));
        }
        let ctx = b.ctx();
        let symbols = (0..sizes.len()).map(|i| AffineExpr::sym(ctx, i as u32));
        let product = symbols.reduce(|all, one| AffineExpr::binary(ctx, AffineOp::Mul, all, one))?;
        let map = AffineMap::new(0, sizes.len() as u32, &[product]);
        result.push(Index::Dynamic(compose::composed_apply(b, &map, &sizes)));
    }
    Some(result)
}

/// Each dynamic extent is that of the source with the elements in front and behind.
fn padded(b: &mut Builder<'_>, op: Pad, shape: &Indices) -> Option<Indices> {
    let (source, [low, high]) = (op.source(b), op.mixed_padding(b));
    let mut result = Indices::new();
    for (i, &extent) in shape.iter().enumerate() {
        if !is_dynamic(extent) {
            result.push(extent);
            continue;
        }
        let mut sizes = Indices::from_slice(&[Index::Dynamic(folded_dim(b, source, i))]);
        let ctx = b.ctx();
        let mut sum = AffineExpr::dim(ctx, 0);
        for &padding in [low.get(i)?, high.get(i)?] {
            let term = match padding {
                Index::Static(number) => AffineExpr::constant(ctx, number),
                Index::Dynamic(_) => {
                    sizes.push(padding);
                    AffineExpr::dim(ctx, sizes.len() as u32 - 1)
                }
            };
            sum = AffineExpr::binary(ctx, AffineOp::Add, sum, term);
        }
        let map = AffineMap::new(sizes.len() as u32, 0, &[sum]);
        result.push(compose::apply(b, &map, &sizes));
    }
    Some(result)
}

/// The extent along the dimension is the sum of those of the inputs.
fn concatenated(b: &mut Builder<'_>, op: Concat, shape: &Indices) -> Option<Indices> {
    let inputs = op.inputs(b).to_vec();
    let first = *inputs.first()?;
    let (along, inferred) = infer_concat(b, op)?;
    let inferred: SmallVec<[i64; 4]> = inferred.as_::<RankedTensorType>(b.ctx())?.shape.into();
    let mut result = shape.clone();
    for (i, extent) in result.iter_mut().enumerate() {
        if !is_dynamic(*extent) || i == along {
            continue;
        }
        *extent = match inferred.get(i).copied() {
            Some(known) if known != DYNAMIC => Index::Dynamic(arith::Constant::index(b, known)),
            _ => {
                let index = arith::Constant::index(b, i as i64);
                Index::Dynamic(Dim::new(b, first, index))
            }
        };
    }
    if !shape.get(along).is_some_and(|&extent| is_dynamic(extent)) {
        return Some(result);
    }
    let mut sizes = Indices::new();
    for &input in &inputs {
        sizes.push(Index::Dynamic(folded_dim(b, input, along)));
    }
    let sum = {
        let ctx = b.ctx();
        let dims = (0..sizes.len()).map(|i| AffineExpr::dim(ctx, i as u32));
        dims.reduce(|all, one| AffineExpr::binary(ctx, AffineOp::Add, all, one))?
    };
    let map = AffineMap::new(sizes.len() as u32, 0, &[sum]);
    let total = compose::apply(b, &map, &sizes);
    result[along] = Index::Dynamic(total.value(b));
    Some(result)
}
