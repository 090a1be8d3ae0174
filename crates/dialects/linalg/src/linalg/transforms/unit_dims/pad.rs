//! Paddings that leave dimensions of extent one as they are.

use super::{collapse, expand, uses_slices};
use crate::linalg::reshapes::groups_around;
use crate::prelude::*;
use terrace_memory::dims::{dim, shape_of};
use terrace_memory::index_list::{Index, Indices, divide};
use terrace_memory::reassociation::kept;
use terrace_memory::tensor::{self, Empty, Pad};

/// Pads without the dimensions of extent one that get no elements.
pub(super) fn drop_unit_dims(op: Pad, rw: &mut Rewriter<'_>) -> Option<()> {
    let ctx = rw.ctx().clone();
    let (source, result) = (op.source(rw), op.result(rw));
    let (source_ty, ty) = (rw.ty(source), rw.ty(result));
    if source_ty.as_::<RankedTensorType>(&ctx)?.encoding.is_some() {
        return None;
    }
    let padding = op.constant_value(rw)?;
    let [low, high] = op.mixed_padding(rw);
    let shape = shape_of(&ctx, source_ty);
    let is_zero =
        |list: &Indices, i: usize| list.get(i).and_then(|index| index.constant_value(rw)) == Some(0);
    let is_dropped = |(i, &extent): (usize, &i64)| extent == 1 && is_zero(&low, i) && is_zero(&high, i);
    let dropped: SmallVec<[bool; 8]> = shape.iter().enumerate().map(is_dropped).collect();
    if !dropped.contains(&true) {
        return None;
    }
    if let Some(constant) = rw.def_op(padding).filter(|&constant| rw.is_proper_ancestor(op.0, constant)) {
        rw.move_before(constant, op.0);
    }
    let groups = groups_around(&dropped);
    let source = collapse(rw, source, &kept(shape, &dropped), &groups)?;
    let whole = ty.as_::<RankedTensorType>(&ctx)?;
    let new_ty = RankedTensorType::get(&ctx, &kept(whole.shape, &dropped), whole.elem, whole.encoding);
    let [low, high] = [low, high].map(|list| divide(&kept(&list, &dropped)));
    let [static_low, static_high] = [&low.0, &high.0].map(|list| DenseArrayAttr::of_i64s(&ctx, list));
    let nofold = op.nofold(rw);
    let new = Pad::with(new_ty, static_low, static_high, source, &low.1, &high.1).nofold(nofold).build(rw);
    let indices: SmallVec<[Type; 8]> = SmallVec::from_elem(Type::INDEX, shape_of(&ctx, new_ty).len());
    rw.build_block(new.0, 0, &indices, |b, _| {
        tensor::Yield::build(b, padding);
    });
    let padded = new.result(rw);
    let dest = match uses_slices(rw) {
        false => result,
        true => {
            let mut sizes = Indices::new();
            for (i, &is_dropped) in dropped.iter().enumerate() {
                let at = dropped.iter().take(i).filter(|&&is_dropped| !is_dropped).count();
                sizes.push(match *shape_of(&ctx, new_ty).get(at).unwrap_or(&1) {
                    _ if is_dropped => Index::Static(1),
                    DYNAMIC => Index::Dynamic(dim(rw, padded, at)),
                    extent => Index::Static(extent),
                });
            }
            let (shape, sizes) = divide(&sizes);
            let ty = RankedTensorType::get(&ctx, &shape, whole.elem, None);
            Empty::new(rw, ty, &sizes)
        }
    };
    let expanded = expand(rw, padded, dest, &groups)?;
    rw.replace(op.0, &[expanded]);
    Some(())
}
