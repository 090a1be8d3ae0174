//! What the operations of `memref` require beyond constraints and traits.

use super::asm::{attr_text, elements_type, tensor_type};
use super::layout::{base_memref, n_dynamic, n_symbols, strides_and_offset};
use super::{Alloc, Alloca, Cast, Global, Load, Store, ranked};
use terrace_ir::asm::quoted_type;
use terrace_ir::body::OpRef;
use terrace_ir::types::{DYNAMIC, MemRefType, UnrankedMemRefType};
use terrace_ir::{Attr, Context, Result, Trait, Type, Values};

fn allocation(op: OpRef<'_>, ty: Type, sizes: usize, symbols: usize) -> Result {
    let Some(ty) = ty.as_::<MemRefType>(op.ctx()) else { return Ok(()) };
    let dynamic = n_dynamic(ty.shape);
    if sizes != dynamic {
        return op.fail(format_args!("incorrect number of dynamic sizes, has {sizes}, expected {dynamic}"));
    }
    let wanted = n_symbols(op.ctx(), ty);
    if symbols != wanted {
        return op.fail(format_args!(
            "symbol operand count does not equal memref symbol count: expected {wanted}, got {symbols}"
        ));
    }
    Ok(())
}

/// Sizes and symbols are those of the type.
pub(super) fn alloc(op: OpRef<'_>) -> Result {
    let Some(alloc) = op.as_::<Alloc>() else { return Ok(()) };
    let b = op.body();
    allocation(op, op.ty(alloc.memref(b)), alloc.dynamic_sizes(b).len(), alloc.symbol_operands(b).len())
}

/// As [`alloc`], and something around it frees the buffer.
pub(super) fn alloca(op: OpRef<'_>) -> Result {
    let Some(alloca) = op.as_::<Alloca>() else { return Ok(()) };
    let mut around = op.parent();
    while let Some(parent) = around
        && !parent.def().has(Trait::AutomaticAllocationScope)
    {
        around = parent.parent();
    }
    if around.is_none() {
        return op.fail("requires an ancestor op with AutomaticAllocationScope trait");
    }
    let b = op.body();
    allocation(op, op.ty(alloca.memref(b)), alloca.dynamic_sizes(b).len(), alloca.symbol_operands(b).len())
}

fn compatible(a: i64, b: i64) -> bool {
    a == b || a == DYNAMIC || b == DYNAMIC
}

/// Whether `memref.cast` goes from one type to the other.
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
            if strides_a.len() != strides_b.len()
                || !compatible(offset_a, offset_b)
                || !strides_a.iter().zip(&strides_b).all(|(&a, &b)| compatible(a, b))
            {
                return false;
            }
        }
        return a.memory_space == b.memory_space
            && a.shape.len() == b.shape.len()
            && a.shape.iter().zip(b.shape).all(|(&a, &b)| compatible(a, b));
    }
    if from.is::<UnrankedMemRefType>(ctx) && to.is::<UnrankedMemRefType>(ctx) {
        return false;
    }
    match (base_memref(ctx, from), base_memref(ctx, to)) {
        (Some(a), Some(b)) => a == b,
        _ => false,
    }
}

/// The types are those of one buffer.
pub(super) fn cast(op: OpRef<'_>) -> Result {
    let Some(cast) = op.as_::<Cast>() else { return Ok(()) };
    let b = op.body();
    let (from, to) = (op.ty(cast.source(b)), op.ty(cast.dest(b)));
    if cast_compatible(op.ctx(), from, to) { Ok(()) } else { incompatible(op, from, to) }
}

/// Says that a cast does not go between these types.
pub(super) fn incompatible(op: OpRef<'_>, from: Type, to: Type) -> Result {
    let (from, to) = (quoted_type(op.ctx(), from), quoted_type(op.ctx(), to));
    op.fail(format_args!("operand type {from} and result type {to} are cast incompatible"))
}

/// The initial value fits the type.
pub(super) fn global(op: OpRef<'_>) -> Result {
    let (b, ctx) = (op.body(), op.ctx());
    let Some(global) = op.as_::<Global>() else { return Ok(()) };
    let Some(ty) = global.memref_type(ctx, b).filter(|ty| n_dynamic(ty.shape) == 0) else {
        let ty = global.ty(b).map_or_else(String::new, |ty| quoted_type(ctx, ty));
        return op.fail(format_args!("type should be static shaped memref, but got {ty}"));
    };
    let Some(value) = global.initial_value(b).filter(|&value| value != Attr::UNIT) else { return Ok(()) };
    let Some(have) = elements_type(ctx, value) else {
        let value = attr_text(ctx, value);
        return op
            .fail(format_args!("initial value should be a unit or elements attribute, but got {value}"));
    };
    let Some(shaped) = have.as_shaped(ctx) else { return Ok(()) };
    if shaped.elem != ty.elem {
        let (want, have) = (quoted_type(ctx, ty.elem), quoted_type(ctx, shaped.elem));
        return op.fail(format_args!(
            "initial value element expected to be of type {want}, but was of type {have}"
        ));
    }
    if shaped.shape != Some(ty.shape) {
        let want = shape_text(ty.shape);
        let have = shape_text(shaped.shape.unwrap_or(&[]));
        return op.fail(format_args!("initial value shape expected to be {want} but was {have}"));
    }
    if have != tensor_type(ctx, ty) {
        let want = quoted_type(ctx, tensor_type(ctx, ty));
        let have = quoted_type(ctx, have);
        return op.fail(format_args!("initial value expected to be of type {want}, but was of type {have}"));
    }
    Ok(())
}

fn shape_text(shape: &[i64]) -> String {
    shape.iter().map(i64::to_string).collect::<Vec<_>>().join(", ")
}

/// Whether there is one index for each dimension; the rank when there is not.
fn rank_unlike(op: OpRef<'_>, memref: terrace_ir::Value, indices: Values<'_>) -> Option<usize> {
    let rank = ranked(op.ctx(), op.body(), memref)?.shape.len();
    (rank != indices.len()).then_some(rank)
}

/// There is one index for each dimension.
pub(super) fn load(op: OpRef<'_>) -> Result {
    let b = op.body();
    let Some(load) = op.as_::<Load>() else { return Ok(()) };
    match rank_unlike(op, load.memref(b), load.indices(b)) {
        None => Ok(()),
        Some(rank) => op.fail(format_args!(
            "incorrect number of indices for load, expected {rank} but got {}",
            load.indices(b).len()
        )),
    }
}

/// There is one index for each dimension.
pub(super) fn store(op: OpRef<'_>) -> Result {
    let b = op.body();
    let Some(store) = op.as_::<Store>() else { return Ok(()) };
    match rank_unlike(op, store.memref(b), store.indices(b)) {
        None => Ok(()),
        Some(_) => op.fail("store index operand count not equal to memref rank"),
    }
}

/// The result is an element.
pub(super) fn load_element(op: OpRef<'_>) -> bool {
    let b = op.body();
    op.as_::<Load>().is_some_and(|load| {
        ranked(op.ctx(), b, load.memref(b)).is_some_and(|memref| memref.elem == op.ty(load.result(b)))
    })
}

/// The value is an element.
pub(super) fn store_element(op: OpRef<'_>) -> bool {
    let b = op.body();
    op.as_::<Store>().is_some_and(|store| {
        ranked(op.ctx(), b, store.memref(b)).is_some_and(|memref| memref.elem == op.ty(store.value(b)))
    })
}
