//! Verifiers of loads, stores and atomic operations.

use crate::memref::{AtomicRMW, AtomicRMWKind, AtomicYield, GenericAtomicRMW, Load, Prefetch, Store};
use crate::prelude::*;
use terrace_ir::decl::{EnumDef, TraitSet};

/// The memref's rank, if the number of indices differs from it.
fn mismatched_rank(op: OpShape<'_>, memref: Type, indices: ShapeTypes<'_>) -> Option<usize> {
    let rank = memref.as_::<MemRefType>(op.ctx())?.shape.len();
    (rank != indices.len()).then_some(rank)
}

/// Verifies that there is an index for each dimension.
pub(in crate::memref) fn load(load: Shape<'_, Load>) -> Result {
    match mismatched_rank(*load, load.memref(), load.indices()) {
        None => Ok(()),
        Some(rank) => load.fail(format_args!(
            "incorrect number of indices for load, expected {rank} but got {}",
            load.indices().len()
        )),
    }
}

/// Verifies that there is an index for each dimension.
pub(in crate::memref) fn store(store: Shape<'_, Store>) -> Result {
    match mismatched_rank(*store, store.memref(), store.indices()) {
        None => Ok(()),
        Some(_) => store.fail("store index operand count not equal to memref rank"),
    }
}

/// Verifies that there is an index for each dimension.
pub(in crate::memref) fn prefetch(prefetch: Shape<'_, Prefetch>) -> Result {
    match mismatched_rank(*prefetch, prefetch.memref(), prefetch.indices()) {
        None => Ok(()),
        Some(_) => prefetch.fail("too few indices"),
    }
}

/// Verifies that there is an index for each dimension, and that the kind supports the element type.
pub(in crate::memref) fn atomic_rmw(rmw: Shape<'_, AtomicRMW>) -> Result {
    let ctx = rmw.ctx();
    if mismatched_rank(*rmw, rmw.memref(), rmw.indices()).is_some() {
        return rmw.fail("expects the number of subscripts to be equal to memref rank");
    }
    let Some(kind) = rmw.kind() else { return Ok(()) };
    let ty = rmw.value();
    use AtomicRMWKind as K;
    let want = match kind {
        K::AddF | K::MaximumF | K::MinimumF | K::MulF => (!ty.is_float(ctx)).then_some("a floating-point"),
        K::AddI | K::MaxS | K::MaxU | K::MinS | K::MinU | K::MulI | K::OrI | K::XOrI | K::AndI => {
            (!ty.is_int(ctx)).then_some("an integer")
        }
        K::Assign | K::MaxNumF | K::MinNumF => None,
    };
    let Some(want) = want else { return Ok(()) };
    let word = EnumDef::keyword_of(AtomicRMWKind::ENUM, kind as u64).unwrap_or("");
    rmw.fail(format_args!("with kind '{word}' expects {want} type"))
}

/// Verifies that the body takes and yields the element type, and has no side effects.
pub(in crate::memref) fn generic_atomic_rmw(op: OpView<'_, GenericAtomicRMW>) -> Result {
    let b = op.body();
    let rmw = op.handle;
    let entry = b.entry_block(rmw.atomic_body(b));
    let Some(&[arg]) = entry.map(|entry| b.args(entry)) else {
        return op.fail("expected single number of entry block arguments");
    };
    if op.ty(rmw.result(b)) != op.ty(arg) {
        return op.fail("expected block argument of the same type result type");
    }
    match entry.and_then(|entry| first_with_effects(*op, b.ops(entry).collect())) {
        None => Ok(()),
        Some(inner) => {
            let message =
                "body of 'memref.generic_atomic_rmw' should contain only operations with no side effects";
            Err(op.scope.at(inner).error(message).emit())
        }
    }
}

/// The first operation, in post-order, that is not known to be free of memory effects.
fn first_with_effects(op: OpRef<'_>, mut ops: Vec<Op>) -> Option<Op> {
    const FREE: TraitSet = TraitSet::of(&[Trait::Pure, Trait::NoMemoryEffect, Trait::RecursiveMemoryEffects]);
    let b = op.body();
    ops.reverse();
    let mut stack: Vec<(Op, bool)> = ops.into_iter().map(|op| (op, false)).collect();
    while let Some((inner, entered)) = stack.pop() {
        if entered || b.n_regions(inner) == 0 || b.is_nested(inner) {
            if !b.def(inner).traits.any(FREE) {
                return Some(inner);
            }
            continue;
        }
        stack.push((inner, true));
        let first = stack.len();
        for region in b.regions(inner) {
            for block in b.blocks(region) {
                stack.extend(b.ops(block).map(|op| (op, false)));
            }
        }
        stack[first..].reverse();
    }
    None
}

/// Verifies that the value has the type of the enclosing operation's result.
pub(in crate::memref) fn atomic_yield(op: OpView<'_, AtomicYield>) -> Result {
    let b = op.body();
    let yielded = op.handle;
    // `HasParent` reports any other parent.
    let Some(parent) = op.parent().filter(|parent| parent.as_::<GenericAtomicRMW>().is_some()) else {
        return Ok(());
    };
    let Some(result) = parent.body().results(parent.op).first() else { return Ok(()) };
    let (have, want) = (op.ty(yielded.result(b)), parent.ty(result));
    if have == want {
        return Ok(());
    }
    let (have, want) = (quoted_type(op.ctx(), have), quoted_type(op.ctx(), want));
    op.fail(format_args!("types mismatch between yield op: {have} and its parent: {want}"))
}
