//! Buffers that stand for others.

use crate::memref;
use crate::prelude::*;
use terrace_base::layout::strides_and_offset;

/// Whether a cast to a type always succeeds: it does not make dynamic strides and offsets static.
fn casts(ctx: &Context, from: MemRefType<'_>, to: MemRefType<'_>) -> bool {
    let (Some((from_strides, from_offset)), Some((to_strides, to_offset))) =
        (strides_and_offset(ctx, from), strides_and_offset(ctx, to))
    else {
        return false;
    };
    let hides = |from: i64, to: i64| from != DYNAMIC || to == DYNAMIC;
    hides(from_offset, to_offset) && from_strides.iter().zip(&to_strides).all(|(&from, &to)| hides(from, to))
}

/// A buffer as one of another type: cast, or copied to a new one where the layouts may differ
/// (`castOrReallocMemRefValue`).
pub fn cast_or_copy(b: &mut Builder<'_>, ty: Type, buffer: Value) -> Option<Value> {
    let (is_cast, extents) = {
        let ctx = b.ctx();
        let (from, to) = (memref::ranked(ctx, b, buffer)?, ty.as_::<MemRefType>(ctx)?);
        if from.elem != to.elem || from.shape.len() != to.shape.len() {
            return None;
        }
        let is_cast = memref::cast_compatible(ctx, b.ty(buffer), ty) && casts(ctx, from, to);
        (is_cast, SmallVec::<[i64; 4]>::from_slice(to.shape))
    };
    if is_cast {
        return Some(memref::Cast::new(b, ty, buffer));
    }
    let mut sizes: SmallVec<[Value; 4]> = SmallVec::new();
    for i in (0..extents.len()).filter(|&i| extents[i] == DYNAMIC) {
        let index = arith::Constant::index(b, i as i64);
        sizes.push(memref::Dim::new(b, buffer, index));
    }
    let new = memref::Alloc::new(b, ty, &sizes, &[]);
    memref::Copy::build(b, buffer, new);
    Some(new)
}
