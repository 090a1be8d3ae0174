//! `fold-memref-alias-ops`: accesses through views become accesses of the views' sources.

use super::sources::{access, has_unit_strides, into_slice};
use crate::index_list::{Index, Indices};
use crate::memref::{self, ranked};
use crate::prelude::*;

passes! {
    /// Fold memref alias ops into consumer load/store ops.
    FoldMemRefAliasOps("FoldMemRefAliasOpsPass") = "fold-memref-alias-ops" on(Anchor::Any) => fold_memref_alias_ops;
}

fn fold_memref_alias_ops(_: &FoldMemRefAliasOps, pass: &mut PassContext<'_>) -> Result {
    run_patterns(pass, Patterns::new().add(PATTERNS).add(super::fold_vector::PATTERNS))
}

/// The patterns of `fold-memref-alias-ops`.
pub(super) static PATTERNS: &[greedy::Pattern] = rewrites![
    memref::Load => access_of_element,
    memref::Store => access_of_element,
    memref::SubView => subview_of_subview,
];

fn access_of_element<K: OpKind>(op: K, rw: &mut Rewriter<'_>) -> Option<terrace_ir::Values<'static>> {
    access(op, rw, true, true)
}

/// Merges two subviews with unit strides.
fn subview_of_subview(op: memref::SubView, rw: &mut Rewriter<'_>) -> Option<Value> {
    let inner = rw.def_as::<memref::SubView>(op.source(rw))?;
    if !has_unit_strides(rw, op) || !has_unit_strides(rw, inner) {
        return None;
    }
    let dropped = inner.dropped_dims(rw)?;
    let [offsets, inner_sizes, strides] = inner.mixed_lists(rw);
    let [own_offsets, own_sizes, own_strides] = op.mixed_lists(rw);
    let mut kept = own_sizes.iter().zip(&own_strides);
    let (mut sizes, mut new_strides) = (Indices::new(), Indices::new());
    for ((&size, &stride), &dropped) in inner_sizes.iter().zip(&strides).zip(&dropped) {
        let (size, own) =
            if dropped { (size, stride) } else { kept.next().map(|(&size, &own)| (size, own))? };
        sizes.push(size);
        // A stride of the type is only known if both are, even if the others are the constant one.
        new_strides.push(if matches!(stride, Index::Dynamic(_)) { stride } else { own });
    }
    let resolved = into_slice(rw, &offsets, &strides, &dropped, &own_offsets)?;
    let ctx = rw.ctx().clone();
    let ty = rw.ty(op.result(rw));
    // Constants become static entries if the type has them as such, unless they are negative.
    let keeps_values = ranked(&ctx, rw, op.result(rw))
        .and_then(|ty| memref::strides_and_offset(&ctx, ty))
        .is_none_or(|(_, offset)| offset == DYNAMIC);
    let numbers: Indices = resolved
        .iter()
        .map(|&value| match Index::Dynamic(value).constant_value(rw).filter(|&number| number >= 0) {
            Some(number) => Index::Static(number),
            None => Index::Dynamic(value),
        })
        .collect();
    let all_known = ranked(&ctx, rw, inner.source(rw)).and_then(|from| {
        let numbers = numbers.iter().map(|&index| match index {
            Index::Static(number) => Some(number),
            Index::Dynamic(_) => None,
        });
        let (strides, offset) = memref::strides_and_offset(&ctx, from)?;
        let known = offset != DYNAMIC
            && numbers.zip(&strides).all(|(number, &stride)| match number {
                Some(0) => true,
                Some(_) => stride != DYNAMIC,
                None => false,
            });
        Some(known)
    });
    let offsets: Indices = match keeps_values && all_known != Some(false) {
        true => resolved.iter().copied().map(Index::Dynamic).collect(),
        false => numbers,
    };
    let source = inner.source(rw);
    Some(memref::SubView::of_lists(rw, ty, source, [&offsets, &sizes, &new_strides]))
}
