//! Inference of types, and result names.

use crate::infer::i1_same_shape;
use smallvec::smallvec;
use terrace_ir::decl::{InferArgs, InferredTypes, KnownTypes};
use terrace_ir::{Body, Context, Op, Type, Value};

/// `i1` in the shape of the operand.
pub(super) fn infer_bool(args: &InferArgs<'_>) -> InferredTypes {
    Some(smallvec![i1_same_shape(args.ctx(), args.ty(0)?)])
}

/// The result of a classification has the shape of its operand.
pub(super) fn complete_bool(ctx: &Context, known: &KnownTypes<'_>, _: &str) -> Option<Type> {
    (known.of)("operand").map(|ty| i1_same_shape(ctx, ty))
}

/// The result of a power has the type of the base.
pub(super) fn complete_power(_: &Context, known: &KnownTypes<'_>, _: &str) -> Option<Type> {
    (known.of)("lhs")
}

/// Sine and cosine have the type of the operand.
pub(super) fn complete_sincos(_: &Context, known: &KnownTypes<'_>, _: &str) -> Option<Type> {
    (known.of)("operand")
}

/// `%sin, %cos`
pub(super) fn sincos_names(b: &Body, op: Op, name: &mut dyn FnMut(Value, &[u8])) {
    name(b.result(op, 0), b"sin");
    name(b.result(op, 1), b"cos");
}
