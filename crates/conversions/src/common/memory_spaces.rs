//! The memory spaces of memrefs in all types and attributes of an operation.

use crate::prelude::*;
use terrace_ir::params::Part;
use terrace_rewrite::replacer::AttrTypeReplacer;

/// The memory space that takes the place of one; `None` if it stays.
pub(crate) type NewSpace<'a> = &'a dyn Fn(&Context, Option<Attr>) -> Option<Attr>;

/// Replaces the memory spaces of memrefs of an operation and of all inside it. Returns whether anything has changed.
pub(crate) fn replace(body: &mut Body, op: Op, new: NewSpace<'_>) -> bool {
    let new_part = |ctx: &Context, part: Part| match part {
        Part::Type(ty) => memref(ctx, ty, new).map(Part::Type),
        Part::Attr(_) => None,
    };
    AttrTypeReplacer::new(&new_part).recursively_replace_elements_in(body, op)
}

/// A memref with its new memory space; `None` if it stays, and for other types.
fn memref(ctx: &Context, ty: Type, new: NewSpace<'_>) -> Option<Type> {
    if let Some(memref) = ty.as_::<MemRefType>(ctx) {
        let space = new(ctx, memref.memory_space)?;
        return Some(MemRefType::get(ctx, memref.shape, memref.elem, memref.layout, Some(space)));
    }
    let memref = ty.as_::<UnrankedMemRefType>(ctx)?;
    let space = new(ctx, memref.memory_space)?;
    Some(UnrankedMemRefType::get(ctx, memref.elem, Some(space)))
}
