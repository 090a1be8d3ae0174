//! `bubble-down-memory-space-casts`: accesses and views of a memref that was cast to the generic memory space use the
//! memref in its own space. The result of a view is cast instead of its source.

use super::sources::memref_of;
use crate::prelude::*;
use crate::{memref, vector};

passes! {
    /// Bubbles down memory-space cast operations.
    BubbleDownMemorySpaceCasts("BubbleDownMemorySpaceCasts") = "bubble-down-memory-space-casts" on(Anchor::Any)
        => bubble_down_memory_space_casts;
}

fn bubble_down_memory_space_casts(_: &BubbleDownMemorySpaceCasts, pass: &mut PassContext<'_>) -> Result {
    run_patterns(pass, PATTERNS)
}

/// The patterns of the pass.
pub(super) static PATTERNS: &[greedy::Pattern] = rewrites![
    memref::Load => access,
    memref::Store => access,
    memref::AtomicRMW => access,
    vector::Load => access,
    vector::Store => access,
    vector::MaskedLoad => access,
    vector::MaskedStore => access,
    vector::Gather => access,
    vector::Scatter => access,
    vector::ExpandLoad => access,
    vector::CompressStore => access,
    vector::TransferRead => access,
    vector::TransferWrite => access,
    memref::AssumeAlignment => view,
    memref::Cast => view,
    memref::CollapseShape => view,
    memref::ExpandShape => view,
    memref::ReinterpretCast => view,
    memref::Reshape => view,
    memref::SubView => view,
    memref::Transpose => view,
    memref::View => view,
];

/// The memory space of a memref type.
fn space(ctx: &Context, ty: Type) -> Option<Option<Attr>> {
    match ty.as_::<MemRefType>(ctx) {
        Some(memref) => Some(memref.memory_space),
        None => ty.as_::<UnrankedMemRefType>(ctx).map(|memref| memref.memory_space),
    }
}

/// A memref type in another memory space.
fn in_space(ctx: &Context, ty: Type, space: Option<Attr>) -> Option<Type> {
    match ty.as_::<MemRefType>(ctx) {
        Some(memref) => Some(MemRefType::get(ctx, memref.shape, memref.elem, memref.layout, space)),
        None => {
            ty.as_::<UnrankedMemRefType>(ctx).map(|memref| UnrankedMemRefType::get(ctx, memref.elem, space))
        }
    }
}

/// The cast of a value to the generic memory space.
fn generic_cast(body: &Body, value: Value) -> Option<memref::MemorySpaceCast> {
    let cast = body.def_as::<memref::MemorySpaceCast>(value)?;
    (space(body.ctx(), body.ty(value)) == Some(None)).then_some(cast)
}

/// Replaces the memref of an access.
fn access<K: OpKind>(op: K, rw: &mut Rewriter<'_>) -> Option<()> {
    let at = memref_of::<K>()?;
    let source = generic_cast(rw, rw.operand(op.op(), at))?.source(rw);
    rw.replace_operand(op.op(), at, source);
    Some(())
}

/// Replaces a view by one of the source of the cast, and a cast of its result.
fn view(op: impl OpKind, rw: &mut Rewriter<'_>) -> Option<Value> {
    let op = op.op();
    let cast = generic_cast(rw, rw.operand(op, 0))?;
    let source = cast.source(rw);
    let ctx = rw.ctx().clone();
    let result = rw.ty(rw.result(op, 0));
    let own = in_space(&ctx, result, space(&ctx, rw.ty(source))?)?;
    let mut state = OpState::like(rw, op);
    state.operands.extend(rw.operands(op));
    state.operands[0] = source;
    state.results[0] = own;
    let new = rw.create(state);
    let value = rw.result(new, 0);
    let loc = rw.body().loc(cast.0);
    rw.set_loc(loc);
    Some(memref::MemorySpaceCast::new(rw, result, value))
}
