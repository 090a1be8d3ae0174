//! Verifiers of `memref` operations, beyond type constraints and traits.

mod access;
mod dma;
mod reshape;
mod views;

pub(super) use access::*;
pub(super) use dma::{dma_start, dma_wait, operands as dma_operands};
pub(super) use reshape::{collapse_shape, expand_shape, reshape, transpose};
pub use views::cast_compatible;
pub(super) use views::{
    assume_alignment, cast, distinct_objects, memory_space_cast, reinterpret_cast, subview, view,
};

use super::shape::tensor_type;
use super::{Alloc, Alloca, GetGlobal, Global, Realloc};
use crate::prelude::*;
use terrace_base::layout::{n_dynamic, n_symbols};
use terrace_ir::asm::attr_to_string;
use terrace_ir::elements::elements_type;
use terrace_ir::symbols::SymbolTables;

/// Reports an error without the operation's name as prefix.
#[cold]
fn fail(op: OpShape<'_>, message: impl Into<String>) -> Result {
    Err(op.error(message).emit())
}

/// Ranked memref types; `None` if one of the types is no such type.
fn memrefs<const N: usize>(op: OpShape<'_>, types: [Type; N]) -> Option<[MemRefType<'_>; N]> {
    let memrefs: SmallVec<[_; N]> =
        types.iter().map(|ty| ty.as_::<MemRefType>(op.ctx())).collect::<Option<_>>()?;
    memrefs.as_slice().try_into().ok()
}

/// A type in quotes.
fn quoted(op: OpShape<'_>, ty: Type) -> String {
    quoted_type(op.ctx(), ty)
}

/// Verifies that there is a size operand for each dynamic extent.
fn dynamic_sizes(op: OpShape<'_>, ty: MemRefType<'_>, sizes: usize) -> Result {
    let dynamic = n_dynamic(ty.shape);
    if sizes == dynamic {
        return Ok(());
    }
    op.fail(format_args!("incorrect number of dynamic sizes, has {sizes}, expected {dynamic}"))
}

fn allocation(op: OpShape<'_>, ty: Type, sizes: usize, symbols: usize) -> Result {
    let Some(ty) = ty.as_::<MemRefType>(op.ctx()) else { return Ok(()) };
    dynamic_sizes(op, ty, sizes)?;
    let wanted = n_symbols(op.ctx(), ty);
    if symbols != wanted {
        return op.fail(format_args!(
            "symbol operand count does not equal memref symbol count: expected {wanted}, got {symbols}"
        ));
    }
    Ok(())
}

/// Verifies the number of size and symbol operands.
pub(super) fn alloc(alloc: Shape<'_, Alloc>) -> Result {
    allocation(*alloc, alloc.memref(), alloc.dynamic_sizes().len(), alloc.symbol_operands().len())
}

/// [`alloc`], and that an enclosing operation frees stack allocations.
pub(super) fn alloca(op: OpRef<'_>) -> Result {
    let mut around = op.parent();
    while let Some(parent) = around
        && !parent.def().has(Trait::AutomaticAllocationScope)
    {
        around = parent.parent();
    }
    if around.is_none() {
        return op.fail("requires an ancestor op with AutomaticAllocationScope trait");
    }
    let Some(alloca) = op.shape().as_::<Alloca>() else { return Ok(()) };
    allocation(op.shape(), alloca.memref(), alloca.dynamic_sizes().len(), alloca.symbol_operands().len())
}

/// Verifies that the types differ only in extents, and that there is a size operand for a dynamic one.
pub(super) fn realloc(realloc: Shape<'_, Realloc>) -> Result {
    let ctx = realloc.ctx();
    let (from, to) = (realloc.source(), realloc.result());
    let Some([source, result]) = memrefs(*realloc, [from, to]) else { return Ok(()) };
    for (name, ty, value) in [("source", source, from), ("result", result, to)] {
        if !layout::is_identity(ctx, ty) {
            return fail(
                *realloc,
                format!("unsupported layout for {name} memref type {}", quoted(*realloc, value)),
            );
        }
    }
    let different = |what: &str| {
        let (from, to) = (quoted(*realloc, from), quoted(*realloc, to));
        let message =
            format!("different {what} specified for source memref type {from} and result memref type {to}");
        fail(*realloc, message)
    };
    if source.memory_space != result.memory_space {
        return different("memory spaces");
    }
    if source.elem != result.elem {
        return different("element types");
    }
    match (n_dynamic(result.shape) != 0, realloc.dynamic_result_size().is_some()) {
        (true, false) => {
            fail(*realloc, format!("missing dimension operand for result type {}", quoted(*realloc, to)))
        }
        (false, true) => {
            fail(*realloc, format!("unnecessary dimension operand for result type {}", quoted(*realloc, to)))
        }
        _ => Ok(()),
    }
}

/// Verifies that the initial value matches the type.
pub(super) fn global(global: Shape<'_, Global>) -> Result {
    let ctx = global.ctx();
    let Some(ty) = global.ty().and_then(|ty| ty.as_::<MemRefType>(ctx)).filter(|ty| n_dynamic(ty.shape) == 0)
    else {
        let ty = global.ty().map_or_else(String::new, |ty| quoted_type(ctx, ty));
        return global.fail(format_args!("type should be static shaped memref, but got {ty}"));
    };
    let Some(value) = global.initial_value().filter(|&value| value != Attr::UNIT) else { return Ok(()) };
    let Some(have) = elements_type(ctx, value) else {
        let value = attr_to_string(ctx, value);
        return global
            .fail(format_args!("initial value should be a unit or elements attribute, but got {value}"));
    };
    let Some(tensor) = have.as_::<RankedTensorType>(ctx) else {
        let (want, have) = (quoted_type(ctx, tensor_type(ctx, ty)), quoted_type(ctx, have));
        return global
            .fail(format_args!("initial value expected to be of type {want}, but was of type {have}"));
    };
    if tensor.elem != ty.elem {
        let (want, have) = (quoted_type(ctx, ty.elem), quoted_type(ctx, tensor.elem));
        return global.fail(format_args!(
            "initial value element expected to be of type {want}, but was of type {have}"
        ));
    }
    if tensor.shape != ty.shape {
        let text = |shape: &[i64]| shape.iter().map(i64::to_string).collect::<Vec<_>>().join(", ");
        return global.fail(format_args!(
            "initial value shape expected to be {} but was {}",
            text(ty.shape),
            text(tensor.shape)
        ));
    }
    Ok(())
}

/// Verifies that the symbol is a global of the result's type.
pub(super) fn get_global(op: OpView<'_, GetGlobal>, tables: &mut SymbolTables<'_>) -> Result {
    let (b, ctx) = (op.body(), op.ctx());
    let get = op.handle;
    let Some(name) = get.name(b) else { return Ok(()) };
    let found = tables.lookup_nearest(*op, name);
    let Some((symbol, global)) = found.and_then(|symbol| Some((symbol, symbol.as_::<Global>()?))) else {
        return op.fail(format_args!("'{}' does not reference a valid global memref", ctx.str(name)));
    };
    let have = op.ty(get.result(b));
    match global.ty(symbol.body) {
        Some(want) if want != have => op.fail(format_args!(
            "result type {} does not match type {} of the global memref @{}",
            quoted_type(ctx, have),
            quoted_type(ctx, want),
            ctx.str(name)
        )),
        _ => Ok(()),
    }
}
