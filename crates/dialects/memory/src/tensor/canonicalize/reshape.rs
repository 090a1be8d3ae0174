//! Canonicalization of `tensor.collapse_shape` and `tensor.expand_shape`.

use super::{cast_like, foldable_cast_source};
use crate::prelude::*;
use crate::reassociation::{entries, groups_of};
use crate::tensor::{Cast, CollapseShape, ExpandShape, FromElements, Splat, infer, ranked};
use terrace_base::layout::times;

fn is_static(b: &Body, value: Value) -> bool {
    b.ty(value).as_shaped(b.ctx()).is_some_and(|shaped| shaped.has_static_shape())
}

/// A reshaped splat of static shape is a splat.
pub(super) fn of_splat<K: OpKind>(op: K, rw: &mut Rewriter<'_>) -> Option<Value> {
    let source = rw.operand(op.op(), 0);
    let splat = rw.def_as::<Splat>(source).filter(|_| is_static(rw, source))?;
    let (ty, input) = (rw.ty(rw.result(op.op(), 0)), splat.input(rw));
    Some(Splat::new(rw, ty, input, &[]))
}

/// Elements in another shape are elements of it.
pub(super) fn of_elements<K: OpKind>(op: K, rw: &mut Rewriter<'_>) -> Option<Value> {
    let elements = rw.def_as::<FromElements>(rw.operand(op.op(), 0))?;
    let result = rw.result(op.op(), 0);
    if !is_static(rw, result) {
        return None;
    }
    let (ty, values) = (rw.ty(result), elements.elements(rw).to_vec());
    Some(FromElements::new(rw, ty, &values))
}

/// A collapse of a cast is a cast of a collapse.
pub(super) fn collapse_of_cast(op: CollapseShape, rw: &mut Rewriter<'_>) -> Option<()> {
    let source = foldable_cast_source(rw, op.src(rw))?;
    let groups = groups_of(rw, op.0)?;
    let ty = infer::collapsed(rw.ctx(), ranked(rw.ctx(), rw, source)?, &groups)?;
    if ty == rw.ty(op.result(rw)) {
        rw.replace_operand(op.0, 0, source);
        return Some(());
    }
    let groups = op.reassociation(rw)?;
    let new = CollapseShape::new(rw, ty, groups, source);
    let cast = cast_like(rw, op.0, new);
    rw.replace(op.0, &[cast]);
    Some(())
}

/// An expansion of a cast from static extents to constant ones is one to static extents.
pub(super) fn static_expansion(op: ExpandShape, rw: &mut Rewriter<'_>) -> Option<Value> {
    let source = op.src(rw);
    let before = foldable_cast_source(rw, source)?;
    let groups = groups_of(rw, op.0)?;
    let known: SmallVec<[i64; 4]> = ranked(rw.ctx(), rw, before)?.shape.into();
    let mut extents: SmallVec<[i64; 4]> = ranked(rw.ctx(), rw, op.result(rw))?.shape.into();
    let mut values = op.output_shape(rw).iter();
    let mut dynamic: SmallVec<[Value; 4]> = SmallVec::new();
    for (group, &extent) in groups.iter().zip(&known) {
        for &dim in group {
            let size = extents.get_mut(usize::try_from(dim).ok()?)?;
            if *size != DYNAMIC {
                continue;
            }
            let value = values.next()?;
            match integer_of(rw, value).filter(|_| extent != DYNAMIC) {
                Some(constant) => *size = constant,
                None => dynamic.push(value),
            }
        }
    }
    if dynamic.len() == op.output_shape(rw).len() {
        return None;
    }
    let product = |group: &SmallVec<[i64; 4]>| {
        let extents = entries(&extents, group)?;
        Some(if extents.contains(&&DYNAMIC) { DYNAMIC } else { extents.into_iter().copied().fold(1, times) })
    };
    let input: SmallVec<[i64; 4]> = groups.iter().map(product).collect::<Option<_>>()?;
    let elem = ranked(rw.ctx(), rw, source)?.elem;
    let [input, output] =
        [&input, &extents].map(|extents| RankedTensorType::get(rw.ctx(), extents, elem, None));
    if !crate::tensor::cast_compatible(rw.ctx(), rw.ty(source), input) {
        return None;
    }
    let (groups, sizes) = (op.reassociation(rw)?, DenseArrayAttr::of_i64s(rw.ctx(), &extents));
    let cast = Cast::new(rw, input, source);
    let new = ExpandShape::new(rw, output, groups, sizes, cast, &dynamic);
    Some(cast_like(rw, op.0, new))
}
