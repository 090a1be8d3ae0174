//! `expand-realloc`: allocates a new buffer and copies if the old one is too small, else casts the old one.

use super::casts::reinterpret_cast;
use super::expand::conversion;
use crate::index_list::{Index, Slice, divide};
use crate::memref::Dim;
use crate::memref::shape::subview_type;
use crate::prelude::*;
use crate::{memref, scf};
use terrace_base::arith::{CmpIPredicate, Constant};

passes! {
    /// Expand memref.realloc operations into its components.
    ///
    /// A new buffer and a copy when the old buffer is too small; otherwise the old buffer under the new type.
    ExpandRealloc("ExpandReallocPass") = "expand-realloc" on(Anchor::Any, Body) {
        /// Emit deallocation operations for the original MemRef
        emit_deallocs: bool = true,
    } => expand_realloc;
}

fn expand_realloc(o: &ExpandRealloc, pass: &PassContext<'_>) -> Result<BodyPass> {
    let target = ConversionTarget::new()
        .dialect("arith", Legality::Legal)
        .dialect("memref", Legality::Legal)
        .dialect("scf", Legality::Legal)
        .op(memref::Realloc::DEF, Legality::Illegal);
    let patterns = if o.emit_deallocs { WITH_DEALLOC } else { PATTERNS };
    Ok(conversion(&pass.ctx(), target, patterns).into())
}

static PATTERNS: &[Pattern] =
    patterns![plain: "realloc_without_dealloc": memref::Realloc => realloc::<false>];
/// Expansion that frees the old buffer.
pub static WITH_DEALLOC: &[Pattern] =
    patterns![plain: "realloc_with_dealloc": memref::Realloc => realloc::<true>];

fn realloc<const FREE: bool>(op: memref::Realloc, rw: &mut Lowering<'_, '_>) -> Rewrite<Value> {
    let ctx = rw.context();
    let (source, alignment) = (op.source(rw), op.alignment(rw));
    let ty = rw.ty(op.result(rw));
    let (Some(from), Some(to)) = (rw.ty(source).as_::<MemRefType>(ctx), ty.as_::<MemRefType>(ctx)) else {
        return Err("a memref is unranked".into());
    };
    let (&[old_extent], &[new_extent]) = (from.shape, to.shape) else {
        return Err("a memref is not of rank one".into());
    };
    let new_size = match (new_extent, op.dynamic_result_size(rw)) {
        (DYNAMIC, Some(size)) => Index::Dynamic(size),
        (DYNAMIC, None) => return Err("the new size is missing".into()),
        (extent, _) => Index::Static(extent),
    };
    let [offsets, sizes, strides] = [0, old_extent, 1].map(|number| SmallVec::from_slice(&[number]));
    let slice = Slice { offsets, sizes, strides };
    let part_type = subview_type(ctx, to, &slice).ok_or("the layout is not strided")?;
    let old_size = match old_extent {
        DYNAMIC => Index::Dynamic(emit!(rw, Type::INDEX; Dim(source, {0}: (Type::INDEX)))),
        extent => Index::Static(extent),
    };
    let (old_value, new_value) = (old_size.value(rw), new_size.value(rw));
    let grows = arith::CmpI::new(rw, CmpIPredicate::Ult, old_value, new_value);
    let branch = scf::If::build(rw, &[ty], grows);
    let point = rw.insert_point();
    let (then_block, else_block) = (rw.add_block(branch.0, 0, &[]), rw.add_block(branch.0, 1, &[]));

    rw.set_end(then_block);
    let (_, dynamic) = divide(&[new_size]);
    let new = memref::Alloc::with(ty, &dynamic, &[]).alignment(alignment).result(rw);
    let lists = [Index::Static(0), old_size, Index::Static(1)];
    let part = memref::SubView::of_lists(rw, part_type, new, lists.each_ref().map(core::slice::from_ref));
    memref::Copy::build(rw, source, part);
    if FREE {
        memref::Dealloc::build(rw, source);
    }
    scf::Yield::build(rw, &[new]);

    rw.set_end(else_block);
    let old = reinterpret_cast(rw, ty, source, Index::Static(0), &[new_size], &[Index::Static(1)]);
    scf::Yield::build(rw, &[old]);

    rw.set_insert_point(point);
    Ok(rw.result(branch.0, 0))
}
