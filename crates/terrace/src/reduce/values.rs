//! Values that take the place of others.

use terrace_base::arith::fold::zero_of;
use terrace_base::builtin::UnrealizedConversionCast;
use terrace_ir::body::{Body, Op, Value};
use terrace_ir::{Builder, OpKind, Type};
use terrace_llvm::Zero;
use terrace_llvm::types::{PointerType, is_aggregate};

/// How many operations before an operation are looked at for a value of a type.
const NEAR: usize = 32;

/// Whether an operation is a cast of nothing, which stands for a value that was removed.
pub fn is_placeholder(body: &Body, op: Op) -> bool {
    body.is::<UnrealizedConversionCast>(op) && body.n_operands(op) == 0
}

/// Replaces the uses of the results of an operation, by values of the same types that are there before it if possible.
pub fn release_results(body: &mut Body, op: Op) {
    for result in body.results(op) {
        if !body.has_no_uses(result) {
            let value = substitute(body, op, body.ty(result));
            body.replace_all_uses(result, value);
        }
    }
}

/// A value of a type in front of an operation: an operand of it, an argument of a block around it, the result of an
/// operation shortly before it, or else a new constant or cast.
pub fn substitute(body: &mut Body, op: Op, ty: Type) -> Value {
    let is_own = |value: Value| body.def_op(value) == Some(op);
    let mut operands = body.operands(op).iter();
    let near = operands.find(|&value| body.ty(value) == ty && !is_own(value));
    near.or_else(|| argument_of(body, op, ty))
        .or_else(|| result_before(body, op, ty))
        .unwrap_or_else(|| make(body, op, ty))
}

fn argument_of(body: &Body, op: Op, ty: Type) -> Option<Value> {
    let around = core::iter::once(op).chain(body.ancestors(op));
    let mut args =
        around.filter_map(|op| body.block_of(op)).flat_map(|block| body.args(block).iter().copied());
    args.find(|&arg| body.ty(arg) == ty)
}

fn result_before(body: &Body, op: Op, ty: Type) -> Option<Value> {
    let before = core::iter::successors(body.prev_op(op), |&op| body.prev_op(op)).take(NEAR);
    let mut results = before.flat_map(|op| body.results(op).iter());
    results.find(|&result| body.ty(result) == ty)
}

/// A new value: zero in the dialect of the operation or in the llvm dialect, or a cast of nothing.
fn make(body: &mut Body, op: Op, ty: Type) -> Value {
    let (ctx, dialect) = (body.ctx().clone(), body.def(op).dialect);
    let mut b = Builder::before(body, op);
    let hook = ctx.dialect(dialect).and_then(|dialect| dialect.hooks.materialize_constant);
    let zero = hook.zip(zero_of(&ctx, ty)).and_then(|(hook, zero)| hook(&mut b, zero, ty));
    if let Some(zero) = zero {
        return b.result(zero, 0);
    }
    if ty.is::<PointerType>(&ctx) || is_aggregate(&ctx, ty) {
        return Zero::new(&mut b, ty);
    }
    let cast = UnrealizedConversionCast::build(&mut b, &[ty], &[]);
    b.result(cast.op(), 0)
}
