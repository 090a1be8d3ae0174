//! Hooks of inlining: how the operations of a dialect are moved from the body of a callable to its caller (upstream's
//! `DialectInlinerInterface`).

use super::OpDef;
use crate::body::{Block, Body, Op, OpRef, Value};
use crate::builder::Builder;

/// A call that is being inlined.
#[derive(Clone, Copy)]
pub struct InlinedCall<'a> {
    /// The call.
    pub call: Op,
    /// The operation that owns the body around the call.
    pub caller: OpRef<'a>,
    /// The callable whose body is inlined.
    pub callable: OpRef<'a>,
    /// The values that stand for the callable's arguments; in the hook `argument` those that the call passes.
    pub args: &'a [Value],
}

hooks! {
    /// How operations of a dialect are inlined. A dialect without these hooks is never inlined, nor inlined into.
    pub struct InlinerHooks {
        /// Whether a call of this dialect, in the given body, may be replaced by the body of the callable.
        accepts_call: fn(&Body, Op, OpRef<'_>) -> bool,
        /// Whether an operation of this dialect may be inlined into a region of an operation of the given kind; any may without
        /// this hook.
        accepts_op: fn(&Body, Op, &'static OpDef) -> bool,
        /// Whether the body of a callable, for a call in the given body, may be inlined into a region of an operation of this
        /// dialect; any may without this hook.
        receives: fn(&Body, Op, OpRef<'_>) -> bool,
        /// Edits the blocks that were inlined into a region of an operation of this dialect.
        received: fn(&mut Body, &[Block]),
        /// Replaces a terminator of an inlined block, if it leaves the callable, by a branch to a block that receives its
        /// operands.
        branch_to: fn(&mut Body, Op, Block),
        /// Whether a single inlined block must stay a block of its own because of its terminator.
        keeps_block: fn(&Body, Op) -> bool,
        /// The value that stands for an argument of a callable of this dialect, by number.
        argument: fn(&mut Builder<'_>, &InlinedCall<'_>, usize) -> Value,
        /// Edits the inlined blocks of a call of this dialect, which still exists.
        inlined: fn(&mut Body, &InlinedCall<'_>, &[Block]),
    }
}
