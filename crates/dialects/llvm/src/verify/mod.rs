//! Verifiers of operations and attributes, beyond type constraints and traits. The error texts are upstream's.

use terrace_rewrite::prelude::*;

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

/// Reports an error at an operation without the operation's name as prefix.
#[cold]
fn fail_plainly<T>(op: OpShape<'_>, message: impl Into<String>) -> Result<T> {
    Err(op.error(message).emit())
}
