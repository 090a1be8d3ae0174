//! Folding and inference of `memref` operations.

use super::{Alloc, Alloca, Cast, Dim, layout};
use smallvec::smallvec;
use terrace_ir::attrs::IntegerAttr;
use terrace_ir::decl::{Fold, InferArgs, InferredTypes, KnownTypes};
use terrace_ir::types::{DYNAMIC, MemRefType, UnrankedMemRefType};
use terrace_ir::{Attr, Body, Context, Op, Type, Value};

/// The result is an `index`.
pub(super) fn infer_index(_: &InferArgs<'_>) -> InferredTypes {
    Some(smallvec![Type::INDEX])
}

/// The result is an element of the first operand.
pub(super) fn infer_element(args: &InferArgs<'_>) -> InferredTypes {
    Some(smallvec![args.ty(0)?.as_::<MemRefType>(args.ctx())?.elem])
}

/// The element type of the operand `memref`.
pub(super) fn element_of_memref(ctx: &Context, known: &KnownTypes<'_>, _: &str) -> Option<Type> {
    Some((known.of)("memref")?.as_::<MemRefType>(ctx)?.elem)
}

/// The source of a `memref.cast` that gives this value, when the source is ranked.
fn ranked_cast_source(b: &Body, value: Value) -> Option<Value> {
    let cast = b.as_::<Cast>(b.def_op(value)?)?;
    let source = cast.source(b);
    (!b.ty(source).is::<UnrankedMemRefType>(b.ctx())).then_some(source)
}

/// Makes operands that are casts of ranked memrefs the casts' sources, except `keep`.
fn look_through_casts(b: &mut Body, op: Op, keep: Option<Value>) -> bool {
    let mut changed = false;
    for i in 0..b.n_operands(op) {
        let operand = b.operand(op, i);
        if Some(operand) != keep
            && let Some(source) = ranked_cast_source(b, operand)
        {
            b.set_operand(op, i, source);
            changed = true;
        }
    }
    changed
}

/// Operands that are casts become the casts' sources.
pub(super) fn of_casts(b: &mut Body, op: Op, _: &[Option<Attr>]) -> Fold {
    if look_through_casts(b, op, None) { Fold::InPlace } else { Fold::None }
}

/// As [`of_casts`], but the value that is stored stays.
pub(super) fn store(b: &mut Body, op: Op, _: &[Option<Attr>]) -> Fold {
    let value = b.operands(op).first();
    if look_through_casts(b, op, value) { Fold::InPlace } else { Fold::None }
}

/// A cast to the type that its operand has is the operand.
fn identity(b: &Body, op: Op) -> Option<Fold> {
    let operand = b.operands(op).first()?;
    (b.ty(operand) == b.ty(b.result(op, 0))).then(|| Fold::value(operand))
}

/// A cast of a cast is one cast; a cast to the same type is its operand.
pub(super) fn cast(b: &mut Body, op: Op, constants: &[Option<Attr>]) -> Fold {
    let folded = of_casts(b, op, constants);
    identity(b, op).unwrap_or(folded)
}

/// A known extent is a constant, that of an allocation its size operand.
pub(super) fn dim(b: &mut Body, op: Op, constants: &[Option<Attr>]) -> Fold {
    let Some(dim) = b.as_::<Dim>(op) else { return Fold::None };
    let Some(index) = constants.get(1).copied().flatten().and_then(|attr| attr.as_i64(b.ctx())) else {
        return Fold::None;
    };
    let source = dim.source(b);
    {
        let ctx = b.ctx();
        let Some(ty) = b.ty(source).as_::<MemRefType>(ctx) else { return Fold::None };
        let Some(index) = usize::try_from(index).ok().filter(|&index| index < ty.shape.len()) else {
            return Fold::None;
        };
        let extent = ty.shape[index];
        if extent != DYNAMIC {
            return Fold::attr(IntegerAttr::of_i64(ctx, Type::INDEX, extent));
        }
        let nth_dynamic = layout::n_dynamic(&ty.shape[..index]);
        if let Some(def) = b.def_op(source) {
            let size = if let Some(alloc) = b.as_::<Alloc>(def) {
                alloc.dynamic_sizes(b).get(nth_dynamic)
            } else if let Some(alloca) = b.as_::<Alloca>(def) {
                alloca.dynamic_sizes(b).get(nth_dynamic)
            } else {
                None
            };
            if let Some(size) = size {
                return Fold::value(size);
            }
        }
    }
    of_casts(b, op, constants)
}
