//! Verifiers of casts and views.

use super::{dynamic_sizes, fail, memrefs, quoted};
use crate::index_list::{Index, Slice, verify_in_bounds, verify_slice};
use crate::memref::{AssumeAlignment, ReinterpretCast, SubView, View, shape};
use crate::prelude::*;
use crate::reassociation::is_rank_reduced;
use terrace_base::layout::{base_memref, is_identity, strides_and_offset};

/// Whether `memref.cast` can convert between two types.
pub fn cast_compatible(ctx: &Context, from: Type, to: Type) -> bool {
    if let (Some(a), Some(b)) = (from.as_::<MemRefType>(ctx), to.as_::<MemRefType>(ctx)) {
        if a.elem != b.elem {
            return false;
        }
        if a.layout != b.layout {
            let (Some((strides_a, offset_a)), Some((strides_b, offset_b))) =
                (strides_and_offset(ctx, a), strides_and_offset(ctx, b))
            else {
                return false;
            };
            if !may_be_equal(offset_a, offset_b) || !are_compatible_shapes(&strides_a, &strides_b) {
                return false;
            }
        }
        return a.memory_space == b.memory_space && are_compatible_shapes(a.shape, b.shape);
    }
    if from.is::<UnrankedMemRefType>(ctx) && to.is::<UnrankedMemRefType>(ctx) {
        return false;
    }
    match (base_memref(ctx, from), base_memref(ctx, to)) {
        (Some(a), Some(b)) => a == b,
        _ => false,
    }
}

/// Whether two memref types differ only in their memory space.
fn memory_space_cast_compatible(ctx: &Context, from: Type, to: Type) -> bool {
    match (from.as_::<MemRefType>(ctx), to.as_::<MemRefType>(ctx)) {
        (Some(a), Some(b)) => a.elem == b.elem && a.layout == b.layout && a.shape == b.shape,
        (None, None) => match (base_memref(ctx, from), base_memref(ctx, to)) {
            (Some(a), Some(b)) => a.elem == b.elem,
            _ => false,
        },
        _ => false,
    }
}

/// Whether `memref.cast` is valid between these types.
pub(in crate::memref) fn cast(ctx: &Context, from: &[Type], to: &[Type]) -> bool {
    matches!((from, to), (&[from], &[to]) if cast_compatible(ctx, from, to))
}

/// Whether `memref.memory_space_cast` is valid between these types.
pub(in crate::memref) fn memory_space_cast(ctx: &Context, from: &[Type], to: &[Type]) -> bool {
    matches!((from, to), (&[from], &[to]) if memory_space_cast_compatible(ctx, from, to))
}

/// Verifies that the alignment is a power of two.
pub(in crate::memref) fn assume_alignment(assume: Shape<'_, AssumeAlignment>) -> Result {
    match assume.alignment() {
        Some(n) if n & (n - 1) != 0 => assume.fail("alignment must be power of 2"),
        _ => Ok(()),
    }
}

/// Verifies that there are operands, and that the results have their types.
pub(in crate::memref) fn distinct_objects(op: OpShape<'_>) -> Result {
    let operands = op.operands();
    if !operands.iter().eq(op.results().iter()) {
        return op.fail("operand types and result types must match");
    }
    if operands.is_empty() {
        return op.fail("expected at least one operand");
    }
    Ok(())
}

/// Verifies the result type of a slice, and that its static part is in bounds.
pub(in crate::memref) fn subview(subview: Shape<'_, SubView>) -> Result {
    let ctx = subview.ctx();
    let (from, to) = (subview.source(), subview.result());
    let Some([source, result]) = memrefs(*subview, [from, to]) else { return Ok(()) };
    let slice = Slice::of(ctx, [subview.static_offsets(), subview.static_sizes(), subview.static_strides()]);
    let n_values = [subview.offsets().len(), subview.sizes().len(), subview.strides().len()];
    verify_slice(*subview, &slice, n_values, [source.shape.len(); 3])?;
    if source.memory_space != result.memory_space {
        let message = format!(
            "different memory spaces specified for base memref type {} and subview memref type {}",
            quoted(*subview, from),
            quoted(*subview, to)
        );
        return fail(*subview, message);
    }
    let Some(expected) = shape::subview_type(ctx, source, &slice) else {
        return fail(*subview, format!("base type {} is not strided", quoted(*subview, from)));
    };
    let Some(full) = expected.as_::<MemRefType>(ctx) else { return Ok(()) };
    let mismatch = |what: &str| {
        let message = format!(
            "expected result type to be {} or a rank-reduced version. (mismatch of result {what}), but got {}",
            quoted_type(ctx, expected),
            quoted(*subview, to)
        );
        fail(*subview, message)
    };
    if result.shape.len() > full.shape.len() {
        let message = format!(
            "expected result rank to be smaller or equal to the source rank, but got {}",
            quoted(*subview, to)
        );
        return fail(*subview, message);
    }
    if !is_rank_reduced(full.shape, result.shape) {
        return mismatch("sizes");
    }
    if full.elem != result.elem {
        let message = format!(
            "expected result element type to be {}, but got {}",
            quoted_type(ctx, full.elem),
            quoted(*subview, to)
        );
        return fail(*subview, message);
    }
    let (Some((_, offset)), Some((_, kept_offset))) =
        (strides_and_offset(ctx, full), strides_and_offset(ctx, result))
    else {
        return mismatch("layout");
    };
    let sizes: Vec<Index> = slice.sizes.iter().map(|&size| Index::Static(size)).collect();
    let Some(dropped) = shape::dropped_dims(ctx, full, result, &sizes) else {
        return mismatch("layout");
    };
    if offset != kept_offset || !shape::keeps_strides(ctx, full, result, &dropped) {
        return mismatch("layout");
    }
    verify_in_bounds(*subview, source.shape, &slice)
}

/// Verifies that both memrefs are contiguous and in one memory space, and the number of size operands.
pub(in crate::memref) fn view(view: Shape<'_, View>) -> Result {
    let ctx = view.ctx();
    let (from, to) = (view.source(), view.result());
    let Some([source, result]) = memrefs(*view, [from, to]) else { return Ok(()) };
    for (name, ty, value) in [("base", source, from), ("result", result, to)] {
        if !is_identity(ctx, ty) {
            return fail(*view, format!("unsupported map for {name} memref type {}", quoted(*view, value)));
        }
    }
    if source.memory_space != result.memory_space {
        let message = format!(
            "different memory spaces specified for base memref type {} and view memref type {}",
            quoted(*view, from),
            quoted(*view, to)
        );
        return fail(*view, message);
    }
    dynamic_sizes(*view, result, view.sizes().len())
}

/// A number for messages: `dynamic` or the value.
fn number(value: i64) -> String {
    if value == DYNAMIC { "dynamic".to_owned() } else { value.to_string() }
}

/// Verifies that the result type matches offset, sizes and strides.
pub(in crate::memref) fn reinterpret_cast(cast: Shape<'_, ReinterpretCast>) -> Result {
    let ctx = cast.ctx();
    let (from, to) = (cast.source(), cast.result());
    let (Some(source), Some(result)) = (base_memref(ctx, from), to.as_::<MemRefType>(ctx)) else {
        return Ok(());
    };
    let slice = Slice::of(ctx, [cast.static_offsets(), cast.static_sizes(), cast.static_strides()]);
    let n_values = [cast.offsets().len(), cast.sizes().len(), cast.strides().len()];
    let rank = result.shape.len();
    verify_slice(*cast, &slice, n_values, [1, rank, rank])?;
    let different = |what: &str| {
        let (from, to) = (quoted(*cast, from), quoted(*cast, to));
        fail(*cast, format!("different {what} specified for source type {from} and result memref type {to}"))
    };
    if source.memory_space != result.memory_space {
        return different("memory spaces");
    }
    if source.elem != result.elem {
        return different("element types");
    }
    let unlike = |what: &str, want: i64, have: i64, dim: Option<usize>| {
        if have == DYNAMIC || have == want {
            return Ok(());
        }
        let place = dim.map_or_else(String::new, |dim| format!(" in dim = {dim}"));
        fail(*cast, format!("expected result type with {what} = {} instead of {have}{place}", number(want)))
    };
    for (dim, (&have, &want)) in result.shape.iter().zip(&slice.sizes).enumerate() {
        unlike("size", want, have, Some(dim))?;
    }
    // The type constraint of the result requires a strided layout.
    let Some((strides, offset)) = strides_and_offset(ctx, result) else { return Ok(()) };
    unlike("offset", slice.offsets.first().copied().unwrap_or(0), offset, None)?;
    for (dim, (&have, &want)) in strides.iter().zip(&slice.strides).enumerate() {
        unlike("stride", want, have, Some(dim))?;
    }
    Ok(())
}
