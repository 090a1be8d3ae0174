//! Folding of `tensor` operations.

use super::{
    Cast, CollapseShape, Concat, Dim, ExpandShape, Extract, ExtractSlice, FromElements, Gather, Generate,
    Insert, InsertSlice, Pad, Rank, Reshape, Splat, constants, ranked,
};
use crate::index_list::{Index, Indices};
use crate::prelude::*;
use crate::reassociation;
use terrace_base::layout::n_dynamic;

// Casts.

/// Whether a tensor of type `target` has all the static extents of one of type `source` (`preservesStaticInformation`).
pub fn preserves_static_extents(ctx: &Context, source: Type, target: Type) -> bool {
    let (Some(source), Some(target)) =
        (source.as_::<RankedTensorType>(ctx), target.as_::<RankedTensorType>(ctx))
    else {
        return false;
    };
    source.elem == target.elem
        && source.encoding == target.encoding
        && source.shape.len() == target.shape.len()
        && source.shape.iter().zip(target.shape).all(|(&from, &to)| from == DYNAMIC || to != DYNAMIC)
}

/// The source of the cast that defines a value, if the cast only hides extents (`canFoldIntoConsumerOp`).
pub fn foldable_cast_source(b: &Body, value: Value) -> Option<Value> {
    let source = b.def_as::<Cast>(value)?.source(b);
    preserves_static_extents(b.ctx(), b.ty(value), b.ty(source)).then_some(source)
}

// Extents.

/// Folds the rank of a ranked tensor.
pub(super) fn rank(b: &mut Body, op: Rank) -> Option<Attr> {
    let rank = ranked(b.ctx(), b, op.tensor(b))?.shape.len();
    Some(IntegerAttr::of_i64(b.ctx(), Type::INDEX, rank as i64))
}

/// Folds a static extent to a constant, and one of a generated tensor or a slice to its operand.
pub(super) fn dim(b: &mut Body, op: Dim, constants: Constants<'_, Dim>) -> Option<Fold> {
    let (ctx, source) = (b.ctx(), op.source(b));
    let index = usize::try_from(constants.index?.as_i64(ctx)?).ok()?;
    let ty = ranked(ctx, b, source)?;
    let extent = *ty.shape.get(index)?;
    if extent != DYNAMIC {
        return Some(Fold::attr(IntegerAttr::of_i64(ctx, Type::INDEX, extent)));
    }
    if let Some(generate) = b.def_as::<Generate>(source) {
        let nth = n_dynamic(ty.shape.get(..index)?);
        return generate.dynamic_extents(b).get(nth).map(Fold::value);
    }
    if let Some(slice) = b.def_as::<ExtractSlice>(source)
        && ranked(ctx, b, slice.source(b))?.shape.len() == ty.shape.len()
        && let Some(&Index::Dynamic(size)) = slice.mixed_sizes(b).get(index)
    {
        return Some(Fold::value(size));
    }
    let inner = foldable_cast_source(b, source)?;
    b.set_operand(op.0, 0, inner);
    Some(Fold::InPlace)
}

// Elements.

/// Folds an element of a constant or of `from_elements`, and one that was inserted.
pub(super) fn extract(b: &mut Body, op: Extract, constants: Constants<'_, Extract>) -> Option<Fold> {
    let ctx = b.ctx();
    if let Some(element) = constants.tensor.and_then(|tensor| constants::splat_element(ctx, tensor)) {
        return Some(Fold::attr(element));
    }
    let position: Option<SmallVec<[i64; 4]>> =
        constants.indices.iter().map(|index| (*index)?.as_i64(ctx)).collect();
    let position = position?;
    if let Some(elements) = b.def_as::<FromElements>(op.tensor(b)) {
        // Any element will do for a position outside of the tensor, which is undefined: upstream's choice is the row-major one.
        let shape = ranked(ctx, b, op.tensor(b))?.shape;
        let step = |at: i64, (&extent, &index): (&i64, &i64)| at.wrapping_mul(extent).wrapping_add(index);
        let at = shape.iter().zip(&position).fold(0, step);
        return elements.elements(b).get(usize::try_from(at).ok()?).map(Fold::value);
    }
    if let Some(tensor) = constants.tensor {
        return constants::element(ctx, tensor, &position).map(Fold::attr);
    }
    let insert = b.def_as::<Insert>(op.tensor(b))?;
    let is_inserted =
        insert.indices(b).iter().map(|index| integer_of(b, index)).eq(position.into_iter().map(Some));
    is_inserted.then(|| Fold::value(insert.scalar(b)))
}

/// Folds elements that are all constants.
pub(super) fn from_elements(b: &mut Body, op: FromElements, constants: &[Option<Attr>]) -> Option<Attr> {
    let elements: Option<Vec<Attr>> = constants.iter().copied().collect();
    constants::of_elements(b.ctx(), b.ty(op.result(b)), &elements?)
}

/// Folds the insertion of an element that all elements of a constant are.
pub(super) fn insert(b: &mut Body, _: Insert, constants: Constants<'_, Insert>) -> Option<Attr> {
    let (scalar, dest) = (constants.scalar?, constants.dest?);
    (constants::splat_element(b.ctx(), dest)? == scalar).then_some(dest)
}

/// Folds a splat of a constant to a constant.
pub(super) fn splat(b: &mut Body, op: Splat, constants: Constants<'_, Splat>) -> Option<Attr> {
    constants::splat(b.ctx(), b.ty(op.aggregate(b)), constants.input?)
}

// Slices.

/// Whether a slice has all elements of a shape, or of its first dimensions.
fn is_whole(b: &Body, lists: &[Indices; 3], shape: &[i64]) -> bool {
    let [offsets, sizes, strides] = lists;
    let all = |list: &Indices, value: i64| list.iter().all(|index| index.constant_value(b) == Some(value));
    all(offsets, 0)
        && sizes.iter().zip(shape).all(|(size, &extent)| size.constant_value(b) == Some(extent))
        && all(strides, 1)
}

/// Folds a slice of a constant with equal elements, of all elements, and of a tensor into which the slice was inserted.
pub(super) fn extract_slice(
    b: &mut Body,
    op: ExtractSlice,
    constants: Constants<'_, ExtractSlice>,
) -> Option<Fold> {
    let (ctx, source) = (b.ctx(), op.source(b));
    let ty = b.ty(op.result(b));
    if let Some(splat) = constants.source.and_then(|attr| constants::resized_splat(ctx, attr, ty)) {
        return Some(Fold::attr(splat));
    }
    let lists = op.mixed_lists(b);
    if b.ty(source) == ty && is_whole(b, &lists, ranked(ctx, b, source)?.shape) {
        return Some(Fold::value(source));
    }
    let insert = b.def_as::<InsertSlice>(source)?;
    let inserted = insert.source(b);
    (b.ty(inserted) == ty && insert.mixed_lists(b) == lists).then(|| Fold::value(inserted))
}

/// Folds an insertion of all elements, skips one that is overwritten, and folds the insertion of a slice of the tensor
/// itself, and of no elements.
pub(super) fn insert_slice(b: &mut Body, op: InsertSlice) -> Option<Fold> {
    let ctx = b.ctx();
    let (source, dest) = (op.source(b), op.dest(b));
    let lists = op.mixed_lists(b);
    let ty = ranked(ctx, b, dest)?;
    if b.ty(source) == b.ty(dest) && n_dynamic(ty.shape) == 0 && is_whole(b, &lists, ty.shape) {
        return Some(Fold::value(source));
    }
    if let Some(before) = b.def_as::<InsertSlice>(dest)
        && b.ty(before.source(b)) == b.ty(source)
        && before.mixed_lists(b) == lists
    {
        let dest = before.dest(b);
        b.set_operand(op.0, 1, dest);
        return Some(Fold::InPlace);
    }
    if let Some(extract) = b.def_as::<ExtractSlice>(source)
        && extract.source(b) == dest
        && extract.mixed_lists(b) == lists
    {
        return Some(Fold::value(dest));
    }
    let [_, sizes, _] = &lists;
    sizes.iter().any(|size| size.constant_value(b) == Some(0)).then(|| Fold::value(dest))
}

// Shapes.

/// Folds the concatenation of one tensor.
pub(super) fn concat(b: &mut Body, op: Concat) -> Option<Value> {
    let inputs = op.inputs(b);
    inputs.first().filter(|&input| inputs.len() == 1 && b.ty(input) == b.ty(op.result(b)))
}

/// Folds a padding without elements.
pub(super) fn pad(b: &mut Body, op: Pad) -> Option<Value> {
    let source = op.source(b);
    let ty = b.ty(source);
    let is_static = ty.as_shaped(b.ctx()).is_some_and(|shaped| shaped.has_static_shape());
    (is_static && ty == b.ty(op.result(b)) && op.nofold(b).is_none()).then_some(source)
}

/// Folds slices of a constant with equal elements.
pub(super) fn gather(b: &mut Body, op: Gather, constants: Constants<'_, Gather>) -> Option<Attr> {
    constants::resized_splat(b.ctx(), constants.source?, b.ty(op.result(b)))
}

reassociation::reshapes! {
    /// The reshapes of `tensor`.
    Reshapes, |_, _| true
}

/// Folds a reshape without effect, a collapse of an expansion, or the reverse, if the original type results, and a reshape of a
/// constant.
pub(super) fn reshape_groups(b: &mut Body, op: Op, constants: &[Option<Attr>]) -> Option<Fold> {
    if let Some(value) = reassociation::fold_inverse::<Reshapes>(b, op) {
        return Some(Fold::value(value));
    }
    let constant = constants.first().copied().flatten()?;
    constants::reshaped(b.ctx(), constant, b.ty(b.result(op, 0))).map(Fold::attr)
}

/// Folds a reshape of a constant with equal elements, merges two reshapes, and folds one to the shape that the tensor has.
pub(super) fn reshape(b: &mut Body, op: Reshape, constants: Constants<'_, Reshape>) -> Option<Fold> {
    let (ctx, source) = (b.ctx(), op.source(b));
    let ty = b.ty(op.result(b));
    if let Some(splat) = constants.source.and_then(|attr| constants::resized_splat(ctx, attr, ty)) {
        return Some(Fold::attr(splat));
    }
    if let Some(before) = b.def_as::<Reshape>(source) {
        let source = before.source(b);
        b.set_operand(op.0, 0, source);
        return Some(Fold::InPlace);
    }
    let shape = ranked(ctx, b, source).filter(|_| b.ty(source) == ty)?.shape;
    if shape.len() <= 1 {
        return Some(Fold::value(source));
    }
    let extents = b.def_as::<FromElements>(op.shape(b))?.elements(b);
    let has_extent = |(i, (value, &extent)): (usize, (Value, &i64))| match integer_of(b, value) {
        Some(constant) => constant == extent,
        None => b
            .def_as::<Dim>(value)
            .is_some_and(|dim| dim.source(b) == source && integer_of(b, dim.index(b)) == Some(i as i64)),
    };
    let all_same = extents.len() == shape.len() && extents.iter().zip(shape).enumerate().all(has_extent);
    all_same.then(|| Fold::value(source))
}
