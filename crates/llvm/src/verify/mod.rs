//! What operations and attributes require beyond constraints and traits, in upstream's words.

mod attrs;
mod call;
mod cast;
mod constant;
mod control;
pub(crate) mod layout;
mod memory;
mod module;
mod vector;

pub(crate) use attrs::{arg_attr, op_attr, result_attr};
pub(crate) use call::*;
pub(crate) use cast::*;
pub(crate) use constant::*;
pub(crate) use control::*;
pub(crate) use memory::*;
pub(crate) use module::*;
pub(crate) use vector::*;

use crate::types::with_shape_of;
use terrace_ir::body::OpRef;
use terrace_ir::{Result, Type};

/// Reports a message about an operation without its name in front.
#[cold]
fn fail_plainly<T>(op: OpRef<'_>, message: impl Into<String>) -> Result<T> {
    Err(op.error(message).emit())
}

/// The type of operand `i`.
fn operand_type(op: OpRef<'_>, i: usize) -> Option<Type> {
    op.body().operands(op.op).get(i).map(|value| op.ty(value))
}

/// The type of result `i`.
fn result_type(op: OpRef<'_>, i: usize) -> Option<Type> {
    op.body().results(op.op).get(i).map(|value| op.ty(value))
}

/// Whether operands and results of these numbers have one type.
pub(crate) fn same_types(op: OpRef<'_>, operands: &[usize], results: &[usize]) -> bool {
    let mut types =
        operands.iter().map(|&i| operand_type(op, i)).chain(results.iter().map(|&i| result_type(op, i)));
    let first = types.next().flatten();
    types.all(|ty| ty == first)
}

/// The result is `i1` in the shape of the first operand.
pub(crate) fn is_i1_of_lhs(op: OpRef<'_>) -> bool {
    let want = operand_type(op, 0).map(|ty| with_shape_of(op.ctx(), ty, Type::I1));
    result_type(op, 0) == want
}

/// Both values of a `select` have the result's type.
pub(crate) fn select_types(op: OpRef<'_>) -> bool {
    same_types(op, &[1, 2], &[0])
}
