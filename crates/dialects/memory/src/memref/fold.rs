//! Folding and type inference of `memref` operations.

use super::{
    Alloc, Alloca, AssumeAlignment, Cast, CollapseShape, Dim, ExpandShape, ExtractStridedMetadata,
    MemorySpaceCast, Rank, ReinterpretCast, SubView, Transpose, View, ranked, shape,
};
use crate::index_list;
use crate::index_list::{Index, Indices, Integers};
use crate::prelude::*;
use crate::reassociation;
use terrace_support::small_vec::smallvec;

// Types.

/// The element type of a ranked memref.
pub(super) fn element(ctx: &Context, ty: Type) -> Option<Type> {
    ty.as_::<MemRefType>(ctx).map(|memref| memref.elem)
}

/// Infers the operands' types.
pub(super) fn infer_operand_types(args: &InferArgs<'_>) -> InferredTypes {
    Some(args.types().collect())
}

/// Infers a memref of rank zero, an offset, and a size and a stride for each dimension.
pub(super) fn infer_strided_metadata(args: &InferArgs<'_>) -> InferredTypes {
    let ctx = args.ctx();
    let source = args.ty(0)?.as_::<MemRefType>(ctx)?;
    let mut types: SmallVec<[Type; 4]> =
        smallvec![MemRefType::get(ctx, &[], source.elem, None, source.memory_space)];
    types.resize(2 + 2 * source.shape.len(), Type::INDEX);
    Some(types)
}

// Casts.

/// The ranked source of the `memref.cast` that defines `value`.
pub(crate) fn ranked_cast_source(b: &Body, value: Value) -> Option<Value> {
    let cast = b.def_as::<Cast>(value)?;
    let source = cast.source(b);
    (!b.ty(source).is::<UnrankedMemRefType>(b.ctx())).then_some(source)
}

/// The source of a cast that defines a value, if the cast only hides extents, strides and the offset
/// (`canFoldIntoConsumerOp`).
pub fn foldable_cast_source(b: &Body, value: Value) -> Option<Value> {
    let ctx = b.ctx();
    let cast = b.def_as::<Cast>(value)?;
    let source = cast.source(b);
    let (from, to) = (ranked(ctx, b, source)?, ranked(ctx, b, value)?);
    let (from_strides, from_offset) = layout::strides_and_offset(ctx, from)?;
    let (to_strides, to_offset) = layout::strides_and_offset(ctx, to)?;
    let hides = |from: i64, to: i64| from != DYNAMIC || to == DYNAMIC;
    let all_hide = |from: &[i64], to: &[i64]| from.iter().zip(to).all(|(&from, &to)| hides(from, to));
    let fits = from.elem == to.elem
        && from.shape.len() == to.shape.len()
        && all_hide(from.shape, to.shape)
        && hides(from_offset, to_offset)
        && all_hide(&from_strides, &to_strides);
    fits.then_some(source)
}

/// Replaces the operands for which `source` returns a value.
fn replace_operands(b: &mut Body, op: Op, source: impl Fn(&Body, Value) -> Option<Value>) -> Option<Fold> {
    let mut changed = None;
    for i in 0..b.n_operands(op) {
        if let Some(value) = source(b, b.operand(op, i)) {
            b.set_operand(op, i, value);
            changed = Some(Fold::InPlace);
        }
    }
    changed
}

/// Replaces operands that `memref.cast` defines by the casts' sources.
pub fn fold_casts(b: &mut Body, op: Op) -> Option<Fold> {
    replace_operands(b, op, ranked_cast_source)
}

/// Folds casts as [`fold_casts`], except of the first operand, which is stored.
pub(crate) fn store(b: &mut Body, op: Op) -> Option<Fold> {
    let stored = b.operands(op).first();
    replace_operands(b, op, |b, value| ranked_cast_source(b, value).filter(|_| Some(value) != stored))
}

/// Replaces operands that `memref.cast` defines by the casts' sources where these know more of extents and layout.
pub(super) fn copy(b: &mut Body, op: Op) -> Option<Fold> {
    replace_operands(b, op, foldable_cast_source)
}

/// Merges two casts of memory spaces.
pub(super) fn memory_space_cast(b: &mut Body, op: MemorySpaceCast) -> Option<Fold> {
    let source = b.def_as::<MemorySpaceCast>(op.source(b))?.source(b);
    b.set_operand(op.0, 0, source);
    Some(Fold::InPlace)
}

/// Folds an assumption about a memref for which the same assumption was made.
pub(super) fn assume_alignment(b: &mut Body, op: AssumeAlignment) -> Option<Value> {
    let memref = op.memref(b);
    let inner = b.def_as::<AssumeAlignment>(memref)?;
    (inner.alignment(b) == op.alignment(b)).then_some(memref)
}

// Extents.

/// Folds the rank of a ranked memref.
pub(super) fn rank(b: &mut Body, op: Rank) -> Option<Attr> {
    let rank = ranked(b.ctx(), b, op.memref(b))?.shape.len();
    Some(IntegerAttr::of_i64(b.ctx(), Type::INDEX, rank as i64))
}

/// Folds a static extent to a constant, and that of an allocation or view to its size operand.
pub(super) fn dim(b: &mut Body, op: Dim, constants: Constants<'_, Dim>) -> Option<Fold> {
    let (ctx, source) = (b.ctx(), op.source(b));
    let index = usize::try_from(constants.index?.as_i64(ctx)?).ok()?;
    let ty = ranked(ctx, b, source)?;
    let extent = *ty.shape.get(index)?;
    if extent != DYNAMIC {
        return Some(Fold::attr(IntegerAttr::of_i64(ctx, Type::INDEX, extent)));
    }
    match dynamic_size(b, source, ty, index) {
        Some(size) => Some(Fold::value(size)),
        None => fold_casts(b, op.0),
    }
}

/// The size operand for dynamic extent `index` of an allocation or view.
pub(crate) fn dynamic_size(b: &Body, memref: Value, ty: MemRefType<'_>, index: usize) -> Option<Value> {
    let def = b.def_op(memref)?;
    let nth = layout::n_dynamic(ty.shape.get(..index)?);
    if let Some(alloc) = b.as_::<Alloc>(def) {
        return alloc.dynamic_sizes(b).get(nth);
    }
    if let Some(alloca) = b.as_::<Alloca>(def) {
        return alloca.dynamic_sizes(b).get(nth);
    }
    if let Some(view) = b.as_::<View>(def) {
        return view.sizes(b).get(nth);
    }
    let subview = b.as_::<SubView>(def)?;
    let sizes = subview.mixed_sizes(b);
    let dropped = subview.dropped_dims(b)?;
    let kept = sizes.iter().zip(&dropped).filter(|(_, dropped)| !**dropped).nth(index)?;
    match *kept.0 {
        Index::Dynamic(value) => Some(value),
        Index::Static(_) => None,
    }
}

// Views.

index_list::lists_of_slice! {
    SubView[ty: Type](source: Value) -> Value;
    ReinterpretCast[ty: Type](source: Value) -> Value;
}

impl SubView {
    /// The dimensions that the result lacks; `None` if the types do not match.
    pub fn dropped_dims(self, b: &Body) -> Option<shape::Mask> {
        let ctx = b.ctx();
        let (source, result) = (ranked(ctx, b, self.source(b))?, ranked(ctx, b, self.result(b))?);
        let (slice, sizes, rank) = (self.slice(b), self.mixed_sizes(b), source.shape.len());
        let fits = [&slice.offsets, &slice.sizes, &slice.strides].iter().all(|list| list.len() == rank);
        fits.then(|| shape::subview_dropped_dims(ctx, source, result, &slice, &sizes)).flatten()
    }
    /// Offsets as integers and values.
    pub fn mixed_offsets(self, b: &Body) -> Indices {
        let [offsets, _, _] = self.mixed_lists(b);
        offsets
    }
    /// Sizes as integers and values.
    pub fn mixed_sizes(self, b: &Body) -> Indices {
        let [_, sizes, _] = self.mixed_lists(b);
        sizes
    }
    /// Strides as integers and values.
    pub fn mixed_strides(self, b: &Body) -> Indices {
        let [_, _, strides] = self.mixed_lists(b);
        strides
    }
}

impl ExpandShape {
    /// The extents of the result as integers and values.
    pub fn mixed_output_shape(self, b: &Body) -> Indices {
        index_list::mixed(
            &index_list::integers_of(b.ctx(), self.static_output_shape(b)),
            self.output_shape(b),
        )
    }
}

fn all_equal(b: &Body, list: &[Index], value: i64) -> bool {
    list.iter().all(|index| index.constant_value(b) == Some(value))
}

/// Folds a subview of all elements to its source.
pub(super) fn subview(b: &mut Body, op: SubView) -> Option<Value> {
    let (ctx, source) = (b.ctx(), op.source(b));
    let ty = ranked(ctx, b, source).filter(|_| b.ty(source) == b.ty(op.result(b)))?;
    let layout = ty.layout.and_then(|layout| layout.as_::<StridedLayoutAttr>(ctx));
    let static_layout =
        layout.is_none_or(|layout| layout.offset != DYNAMIC && !layout.strides.contains(&DYNAMIC));
    if layout::n_dynamic(ty.shape) == 0 && static_layout {
        return Some(source);
    }
    let inner = b.def_as::<SubView>(source)?;
    let [offsets, sizes, strides] = op.mixed_lists(b);
    let is_whole = sizes == inner.mixed_sizes(b) && all_equal(b, &offsets, 0) && all_equal(b, &strides, 1);
    is_whole.then_some(source)
}

/// Whether a value is a memref with static extents of the type of another one.
fn is_static_like(b: &Body, value: Value, other: Value) -> bool {
    let is_static = ranked(b.ctx(), b, value).is_some_and(|ty| layout::n_dynamic(ty.shape) == 0);
    is_static && b.ty(value) == b.ty(other)
}

/// Folds a view of all bytes, with the source's type, to its source.
pub(super) fn view(b: &mut Body, op: View) -> Option<Value> {
    let source = op.source(b);
    let starts_at_zero = integer_of(b, op.byte_shift(b)) == Some(0);
    (starts_at_zero && is_static_like(b, source, op.result(b))).then_some(source)
}

/// Skips casts and subviews at offset zero that define the source; folds a cast without effect to its source.
pub(super) fn reinterpret_cast(b: &mut Body, op: ReinterpretCast) -> Option<Fold> {
    let source = op.source(b);
    let before = b.def_op(source).and_then(|def| {
        if let Some(inner) = b.as_::<ReinterpretCast>(def) {
            return Some(inner.source(b));
        }
        if let Some(inner) = b.as_::<Cast>(def) {
            return Some(inner.source(b));
        }
        let inner = b.as_::<SubView>(def)?;
        all_equal(b, &inner.mixed_offsets(b), 0).then(|| inner.source(b))
    });
    if let Some(before) = before {
        b.set_operand(op.0, 0, before);
        return Some(Fold::InPlace);
    }
    let starts_at_zero = op.slice(b).offsets.first() == Some(&0);
    (starts_at_zero && is_static_like(b, source, op.result(b))).then(|| Fold::value(source))
}

reassociation::reshapes! {
    /// The reshapes of `memref`.
    Reshapes, |ctx: &Context, ty: Type| ty.as_::<MemRefType>(ctx).is_some_and(|ty| layout::is_identity(ctx, ty))
}

/// Folds a collapse of an expansion, or the reverse, if the original type results.
pub(super) fn reshape(b: &mut Body, op: Op) -> Option<Value> {
    reassociation::fold_inverse::<Reshapes>(b, op)
}

/// Folds an identity permutation, and merges two transpositions.
pub(super) fn transpose(b: &mut Body, op: Transpose) -> Option<Fold> {
    let source = op.input(b);
    let permutation_of = |b: &Body, op: Transpose| {
        let ctx = b.ctx();
        shape::permutation(ctx, op.permutation(b)?.as_::<AffineMapAttr>(ctx)?)
    };
    let outer = permutation_of(b, op)?;
    if b.ty(source) == b.ty(op.result(b)) && outer.iter().enumerate().all(|(i, &dim)| i == dim) {
        return Some(Fold::value(source));
    }
    let inner = b.def_as::<Transpose>(source)?;
    let dims = permutation_of(b, inner)?;
    let results: SmallVec<[AffineExpr; 4]> = outer
        .iter()
        .map(|&dim| Some(AffineExpr::dim(b.ctx(), *dims.get(dim)? as u32)))
        .collect::<Option<_>>()?;
    let map = AffineMapAttr::get(b.ctx(), results.len() as u32, 0, &results);
    let input = inner.input(b);
    b.set_slot(op.0, Transpose::SLOTS.permutation, Some(map));
    b.set_operand(op.0, 0, input);
    Some(Fold::InPlace)
}

/// Replaces a value in its users, as far as upstream does: its loop ends after a user whose next entry in the use
/// list is the user itself. The next fold replaces the remaining uses, with another constant.
fn replace_in_users(b: &mut Body, old: Value, new: Value) {
    let users: SmallVec<[Op; 8]> = b.users(old).collect();
    let mut seen: FxHashSet<Op> = FxHashSet::default();
    let mut last = None;
    for &user in &users {
        if last == Some(user) {
            break;
        }
        if !seen.insert(user) {
            continue;
        }
        for i in 0..b.n_operands(user) {
            if b.operand(user, i) == old {
                b.set_operand(user, i, new);
            }
        }
        last = Some(user);
    }
}

/// Replaces uses of a static offset, size or stride by a constant in front of the operation, and skips a cast of the
/// source.
pub(super) fn extract_strided_metadata(b: &mut Body, op: ExtractStridedMetadata) -> Option<Fold> {
    let source = op.source(b);
    let known = ranked(b.ctx(), b, source).and_then(|ty| {
        let (strides, offset) = layout::strides_and_offset(b.ctx(), ty)?;
        let all = core::iter::once(&offset).chain(ty.shape).chain(&strides);
        Some(all.copied().collect::<Integers>())
    });
    let mut changed = None;
    // Result 0 is the buffer.
    let results = b.results(op.0);
    for (&value, result) in known.iter().flatten().zip(results.iter().skip(1)) {
        if value == DYNAMIC || b.has_no_uses(result) {
            continue;
        }
        let constant = arith::Constant::index(&mut Builder::before(b, op.0), value);
        replace_in_users(b, result, constant);
        changed = Some(Fold::InPlace);
    }
    if let Some(before) = ranked_cast_source(b, source) {
        b.set_operand(op.0, 0, before);
        changed = Some(Fold::InPlace);
    }
    changed
}
