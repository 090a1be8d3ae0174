//! The `async` dialect: computations that run concurrently, their results, and the coroutines that they become.
//!
//! Upstream's reference: MLIR "'async' Dialect".

use crate::prelude::*;

mod asm;
mod branch;
mod canonicalize;
mod ops;
pub mod transforms;
mod types;
mod verify;

pub use ops::*;
pub use types::{
    CoroHandleType, CoroIdType, CoroStateType, GroupType, TokenType, ValueType, is_ref_counted, value_type,
};

/// The dialect.
pub static DIALECT: DialectDef = DialectDef {
    name: "async",
    ops: OPS,
    types: types::TYPES,
    attrs: &[],
    hooks: DialectHooks { canonicalize: canonicalize::PATTERNS, ..DialectHooks::NONE },
};

impl Func {
    /// The types of arguments and results.
    pub fn signature(self, b: &Body) -> Option<FunctionType<'_>> {
        self.function_type(b)?.as_::<FunctionType>(b.ctx())
    }
}

impl Await {
    /// Creates a wait for a token, which has no result, or for a value, whose payload is the result.
    pub fn of(b: &mut Builder<'_>, operand: Value) -> Option<Value> {
        let payload = value_type(b.ctx(), b.ty(operand));
        let op = Await::build(b, payload, operand);
        op.result(b)
    }
}
