//! Types of views: the effect of slicing, regrouping and transposing on extents and layouts.

use crate::index_list::{Index, Slice};
use crate::prelude::*;
pub use crate::reassociation::Mask;
use terrace_base::layout::{Strides, is_identity, plus, strides_and_offset, times};

/// Type of a global's initial value: the tensor with the memref's shape and element type.
pub(super) fn tensor_type(ctx: &Context, ty: MemRefType<'_>) -> Type {
    RankedTensorType::get(ctx, ty.shape, ty.elem, None)
}

/// Type of a slice with all dimensions (`SubViewOp::inferResultType`); `None` if the source is not strided.
pub fn subview_type(ctx: &Context, source: MemRefType<'_>, slice: &Slice) -> Option<Type> {
    let (strides, offset) = strides_and_offset(ctx, source)?;
    let moved = slice.offsets.iter().zip(&strides).map(|(&offset, &stride)| times(offset, stride));
    let offset = moved.fold(offset, plus);
    let strides: Strides =
        strides.iter().zip(&slice.strides).map(|(&stride, &step)| times(stride, step)).collect();
    let layout = StridedLayoutAttr::get(ctx, offset, &strides);
    Some(MemRefType::get(ctx, &slice.sizes, source.elem, Some(layout), source.memory_space))
}

/// The dimensions that a rank-reduced type drops (`computeMemRefRankReductionMask`): those of size one whose strides
/// the reduced type lacks. `None` if the types do not match.
pub fn dropped_dims(
    ctx: &Context,
    original: MemRefType<'_>,
    reduced: MemRefType<'_>,
    sizes: &[Index],
) -> Option<Mask> {
    let rank = original.shape.len();
    let mut dropped: Mask = SmallVec::from_elem(false, rank);
    if rank == reduced.shape.len() {
        return Some(dropped);
    }
    for (flag, &size) in dropped.iter_mut().zip(sizes) {
        *flag = size == Index::Static(1);
    }
    let fits = |dropped: &Mask| dropped.iter().filter(|&&flag| flag).count() + reduced.shape.len() == rank;
    if fits(&dropped) {
        return Some(dropped);
    }
    let (strides, _) = strides_and_offset(ctx, original)?;
    let (kept, _) = strides_and_offset(ctx, reduced)?;
    let mut left = strides.clone();
    for (flag, stride) in dropped.iter_mut().zip(&strides) {
        if !*flag {
            continue;
        }
        let count = |list: &Strides| list.iter().filter(|&s| s == stride).count();
        match count(&left).cmp(&count(&kept)) {
            core::cmp::Ordering::Greater => {
                if let Some(at) = left.iter().position(|s| s == stride) {
                    left.swap_remove(at);
                }
            }
            core::cmp::Ordering::Equal => *flag = false,
            core::cmp::Ordering::Less => return None,
        }
    }
    fits(&dropped).then_some(dropped)
}

/// Whether the dimensions of a slice that are not dropped have the strides of its reduced type.
pub fn keeps_strides(ctx: &Context, full: MemRefType<'_>, reduced: MemRefType<'_>, dropped: &Mask) -> bool {
    let (Some((strides, _)), Some((kept, _))) =
        (strides_and_offset(ctx, full), strides_and_offset(ctx, reduced))
    else {
        return false;
    };
    strides.iter().zip(dropped).filter(|(_, dropped)| !**dropped).map(|(stride, _)| stride).eq(&kept)
}

/// The dimensions that a subview drops. Upstream compares the strides of the source with those of the result; where
/// that is ambiguous or wrong, because the subview has steps, those of the slice decide, as in the verifier. Strides that
/// are equal or unknown do not decide which extents are left: the result's extents do.
pub fn subview_dropped_dims(
    ctx: &Context,
    source: MemRefType<'_>,
    reduced: MemRefType<'_>,
    slice: &Slice,
    sizes: &[Index],
) -> Option<Mask> {
    if source.shape.len() == reduced.shape.len() {
        return Some(SmallVec::from_elem(false, reduced.shape.len()));
    }
    let full = subview_type(ctx, source, slice)?.as_::<MemRefType>(ctx)?;
    let keeps = |dropped: &Mask| {
        let kept = full.shape.iter().zip(dropped).filter(|(_, dropped)| !**dropped).map(|(extent, _)| extent);
        kept.eq(reduced.shape) && keeps_strides(ctx, full, reduced, dropped)
    };
    let by_strides = |of: MemRefType<'_>| dropped_dims(ctx, of, reduced, sizes).filter(keeps);
    by_strides(source).or_else(|| by_strides(full)).or_else(|| matched_dims(ctx, full, reduced))
}

/// Dimensions of extent one without which a type has the extents and strides of another one. Where there are several
/// choices, they differ in dimensions of one element, whose strides have no effect.
fn matched_dims(ctx: &Context, full: MemRefType<'_>, reduced: MemRefType<'_>) -> Option<Mask> {
    let (strides, _) = strides_and_offset(ctx, full)?;
    let (kept, _) = strides_and_offset(ctx, reduced)?;
    let (n, m) = (full.shape.len(), reduced.shape.len());
    let is_kept = |i: usize, j: usize| full.shape[i] == reduced.shape[j] && strides[i] == kept[j];
    // Whether the dimensions from `i` on can become those of the reduced type from `j` on.
    let mut fits = vec![vec![false; m + 1]; n + 1];
    fits[n][m] = true;
    for i in (0..n).rev() {
        for j in (0..=m).rev() {
            fits[i][j] = full.shape[i] == 1 && fits[i + 1][j] || j < m && is_kept(i, j) && fits[i + 1][j + 1];
        }
    }
    let mut j = 0;
    let dropped = (0..n).map(|i| {
        let dropped = full.shape[i] == 1 && fits[i + 1][j];
        j += usize::from(!dropped);
        dropped
    });
    fits[0][0].then(|| dropped.collect())
}

fn with_layout(ctx: &Context, like: MemRefType<'_>, shape: &[i64], layout: Option<Attr>) -> Type {
    MemRefType::get(ctx, shape, like.elem, layout, like.memory_space)
}

/// Type of `source` with its dimensions split into groups, which must match; `None` if it is not strided.
pub fn expanded_type(
    ctx: &Context,
    source: MemRefType<'_>,
    shape: &[i64],
    groups: &[SmallVec<[i64; 4]>],
) -> Option<Type> {
    if is_identity(ctx, source) {
        return Some(with_layout(ctx, source, shape, None));
    }
    let (strides, offset) = strides_and_offset(ctx, source)?;
    let mut result: Strides = SmallVec::from_elem(1, shape.len());
    for (group, &stride) in groups.iter().zip(&strides) {
        let mut running = stride;
        for &dim in group.iter().rev() {
            let dim = usize::try_from(dim).ok()?;
            *result.get_mut(dim)? = running;
            running = times(running, *shape.get(dim)?);
        }
    }
    Some(with_layout(ctx, source, shape, Some(StridedLayoutAttr::get(ctx, offset, &result))))
}

/// Type of `source` with each group of dimensions collapsed to one of `shape`, which must match; `None` if a group is
/// not contiguous.
pub fn collapsed_type(
    ctx: &Context,
    source: MemRefType<'_>,
    shape: &[i64],
    groups: &[SmallVec<[i64; 4]>],
) -> Option<Type> {
    if is_identity(ctx, source) {
        return Some(with_layout(ctx, source, shape, None));
    }
    let (strides, offset) = strides_and_offset(ctx, source)?;
    let mut result = Strides::new();
    for group in groups {
        let dims = group
            .iter()
            .map(|&dim| {
                let dim = usize::try_from(dim).ok()?;
                Some((*source.shape.get(dim)?, *strides.get(dim)?))
            })
            .collect::<Option<SmallVec<[(i64, i64); 4]>>>()?;
        // The stride of a dimension of size one has no effect.
        let last = dims.iter().rposition(|&(extent, _)| extent != 1).unwrap_or(0);
        let &(extent, stride) = dims.get(last)?;
        // A dynamic extent may be one at run time.
        let stride = if extent != DYNAMIC || last == 0 { stride } else { DYNAMIC };
        let mut running = stride;
        for pair in dims.windows(2).rev() {
            let &[(outer_extent, outer_stride), (extent, _)] = pair else { continue };
            running = times(running, extent);
            if outer_extent != 1 && running != DYNAMIC && outer_stride != DYNAMIC && running != outer_stride {
                return None;
            }
        }
        result.push(stride);
    }
    Some(with_layout(ctx, source, shape, Some(StridedLayoutAttr::get(ctx, offset, &result))))
}

/// The dimensions in the results of a permutation map; `None` if it is not a permutation.
pub fn permutation(ctx: &Context, map: AffineMapAttr<'_>) -> Option<SmallVec<[usize; 4]>> {
    if map.n_syms != 0 || map.results.len() != map.n_dims as usize {
        return None;
    }
    let mut seen: Mask = SmallVec::from_elem(false, map.results.len());
    let mut dims = SmallVec::new();
    for expr in map.results {
        let AffineNode::Dim(dim) = expr.node(ctx) else { return None };
        let seen = seen.get_mut(dim as usize)?;
        if core::mem::replace(seen, true) {
            return None;
        }
        dims.push(dim as usize);
    }
    Some(dims)
}

/// Type of a memref with permuted dimensions; `None` if it is not strided.
pub fn transposed_type(ctx: &Context, source: MemRefType<'_>, permutation: &[usize]) -> Option<Type> {
    let (strides, offset) = strides_and_offset(ctx, source)?;
    let pick =
        |list: &[i64]| permutation.iter().map(|&dim| list.get(dim).copied()).collect::<Option<Strides>>();
    let (shape, strides) = (pick(source.shape)?, pick(&strides)?);
    Some(with_layout(ctx, source, &shape, Some(StridedLayoutAttr::get(ctx, offset, &strides))))
}
