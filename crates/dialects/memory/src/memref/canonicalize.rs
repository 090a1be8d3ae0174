//! The canonicalization patterns of `memref`: allocations, copies and extents here, views in [`views`], scopes of stack
//! allocations in [`scope`].

mod reshape;
mod scope;
mod views;

pub use views::reduced_type;

use super::fold::{Reshapes, foldable_cast_source};
use super::{
    Alloc, Alloca, AllocaScope, Cast, CollapseShape, Copy, Dealloc, Dim, ExpandShape, Load, Realloc,
    ReinterpretCast, Reshape, Store, SubView, View, ranked,
};
use crate::index_list::fold_sizes;
use crate::prelude::*;
use crate::reassociation;

/// The patterns, for each operation in upstream's order.
pub(super) const PATTERNS: &[greedy::Pattern] = rules!["(anonymous namespace)::";
    "SimplifyAllocConst<mlir::memref::AllocOp>": Alloc => fn(constant_sizes);
    "SimplifyDeadAlloc<mlir::memref::AllocOp>": Alloc => fn(dead_allocation);
    "SimplifyAllocConst<mlir::memref::AllocaOp>": Alloca => fn(constant_sizes);
    "SimplifyDeadAlloc<mlir::memref::AllocaOp>": Alloca => fn(dead_allocation);
    "AllocaScopeInliner" in "": AllocaScope => fn(scope::inline);
    "AllocaScopeHoister" in "": AllocaScope => fn(scope::hoist);
    "mlir::ComposeReassociativeReshapeOps<mlir::memref::CollapseShapeOp, mlir::ReshapeOpKind::kCollapse>" in "":
        CollapseShape => fn(reassociation::collapse_of_collapse::<Reshapes>);
    "mlir::ComposeCollapseOfExpandOp<mlir::memref::CollapseShapeOp, mlir::memref::ExpandShapeOp, mlir::memref::CastOp, mlir::memref::DimOp, mlir::MemRefType>" in "":
        CollapseShape => fn(reassociation::collapse_of_expand::<Reshapes>);
    "CollapseShapeOpMemRefCastFolder" in "": CollapseShape => fn(reshape::collapse_of_cast);
    "FoldEmptyCopy": Copy(x, y) if is_any_empty(x, y) => erase();
    "FoldSelfCopy": Copy(x, =x) => erase();
    "DimOfMemRefReshape": Dim => fn(dim_of_reshape);
    "mlir::ComposeReassociativeReshapeOps<mlir::memref::ExpandShapeOp, mlir::ReshapeOpKind::kExpand>" in "":
        ExpandShape => fn(reassociation::expand_of_expand::<Reshapes>);
    "mlir::ComposeExpandOfCollapseOp<mlir::memref::ExpandShapeOp, mlir::memref::CollapseShapeOp>" in "":
        ExpandShape => fn(reassociation::expand_of_collapse::<Reshapes>);
    "ExpandShapeOpMemRefCastFolder" in "": ExpandShape => fn(reshape::expand_of_cast);
    "SimplifyDeadAlloc<mlir::memref::ReallocOp>": Realloc => fn(dead_allocation);
    "ReinterpretCastOpExtractStridedMetadataFolder":
        ReinterpretCast => fn(views::reinterpret_metadata);
    "ReinterpretCastOpConstantFolder": ReinterpretCast => fn(views::constant_reinterpret_cast);
    "mlir::OpWithOffsetSizesAndStridesConstantArgumentFolder<mlir::memref::SubViewOp, SubViewReturnTypeCanonicalizer, SubViewCanonicalizer>" in "":
        SubView => fn(views::constant_subview);
    "SubViewOpMemRefCastFolder": SubView => fn(views::subview_of_cast);
    "TrivialSubViewOpFolder": SubView => fn(views::trivial_subview);
    "ViewOpShapeFolder": View => fn(views::constant_view);
    "ViewOpMemrefCastFolder": View => fn(views::view_of_cast);
];

/// The value of an integer constant that is not negative.
fn size_constant(b: &Body, value: Value) -> Option<i64> {
    integer_of(b, value).filter(|&size| size >= 0)
}

/// A value cast to the type of an operation's result.
fn cast_like(rw: &mut Rewriter<'_>, op: Op, value: Value) -> Value {
    let ty = rw.ty(rw.result(op, 0));
    Cast::new(rw, ty, value)
}

/// The memref's type with another shape.
fn with_shape(b: &Body, ty: MemRefType<'_>, shape: &[i64]) -> terrace_ir::Type {
    MemRefType::get(b.ctx(), shape, ty.elem, ty.layout, ty.memory_space)
}

/// An allocation with constant sizes has static extents.
fn constant_sizes<K: OpKind>(op: K, rw: &mut Rewriter<'_>) -> Option<Value> {
    let op = op.op();
    let (sizes, symbols) = (rw.operand_group(op, 0).to_vec(), rw.operand_group(op, 1).to_vec());
    let ty = ranked(rw.ctx(), rw, rw.result(op, 0))?;
    let (shape, rest) = fold_sizes(rw, ty.shape, &sizes);
    if rest.len() == sizes.len() {
        return None;
    }
    let mut state = OpState::like(rw, op);
    state.dict = None;
    state.results[0] = with_shape(rw, ty, &shape);
    state.operands.extend(rest.iter().chain(&symbols).copied());
    state.set_segments(rw.ctx(), &[rest.len(), symbols.len()], &[1]);
    let new = rw.create(state);
    let value = rw.result(new, 0);
    Some(cast_like(rw, op, value))
}

/// Erases an allocation that is only stored to and freed.
fn dead_allocation<K: OpKind>(op: K, rw: &mut Rewriter<'_>) -> Option<()> {
    let op = op.op();
    let memref = rw.result(op, 0);
    let is_dead = rw.users(memref).all(|user| match rw.as_::<Store>(user) {
        Some(store) => store.value(rw) != memref,
        None => rw.is::<Dealloc>(user),
    });
    if !is_dead {
        return None;
    }
    let users: SmallVec<[Op; 4]> = rw.users(memref).collect();
    users.into_iter().for_each(|user| rw.erase(user));
    rw.erase(op);
    Some(())
}

fn is_any_empty(b: &Body, x: Value, y: Value) -> bool {
    [x, y].iter().any(|&value| ranked(b.ctx(), b, value).is_some_and(|ty| ty.shape.contains(&0)))
}

/// An extent of a reshaped buffer is an element of the shape, which is loaded where the buffer is reshaped.
fn dim_of_reshape(op: Dim, rw: &mut Rewriter<'_>) -> Option<Value> {
    let reshape = rw.def_as::<Reshape>(op.source(rw))?;
    let index = op.index(rw);
    let block = rw.block_of(reshape.0)?;
    if rw.def_block(index) == Some(block) {
        if rw.def_op(index).is_some_and(|def| rw.is_before(reshape.0, def)) {
            return None;
        }
    } else if rw.block_of(op.0) != Some(block) {
        let (region, outer) = (rw.region_of(block), rw.def_region(index)?);
        if region == Some(outer) || !region.is_some_and(|region| rw.is_region_ancestor(outer, region)) {
            return None;
        }
    }
    rw.set_after(reshape.0);
    let shape = reshape.shape(rw);
    let ty = ranked(rw.ctx(), rw, shape)?.elem;
    let mut size = Load::new(rw, shape, &[index]);
    let wanted = rw.ty(op.result(rw));
    if ty != wanted {
        size = arith::IndexCast::new(rw, wanted, size);
    }
    rw.set_before(op.0);
    Some(size)
}
