//! How an operation is translated.

use super::intrinsic_table::Intrinsic;
use super::state::FunctionTranslation;
use terrace_ir::{Op, Result};
use terrace_llir::{Opcode, Value};

/// The translation of an operation.
#[derive(Clone, Copy)]
pub(crate) enum Row {
    /// None: the operation is of another dialect.
    Foreign,
    /// A binary instruction without flags.
    Binary(Opcode),
    /// A binary instruction with `nsw` and `nuw` in a slot.
    Overflow(Opcode, u8),
    /// A binary instruction with a unit attribute in a slot: `exact` or `disjoint`.
    Exact(Opcode, u8),
    /// A binary instruction with fast-math flags in a slot.
    FastMath(Opcode, u8),
    /// A cast without flags.
    Cast(Opcode),
    /// A cast with `nneg` in a slot.
    NonNegCast(Opcode, u8),
    /// A call of an intrinsic.
    Intrinsic(&'static Intrinsic),
    /// A function that returns the operation's result.
    Value(fn(&mut FunctionTranslation<'_, '_>, Op) -> Result<Value>),
    /// A function of an operation without a result.
    Op(fn(&mut FunctionTranslation<'_, '_>, Op) -> Result),
}
