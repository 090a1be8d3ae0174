//! Hooks of inlining: how the operations of a dialect are moved from the body of a callable to its caller (upstream's
//! `DialectInlinerInterface`).

use crate::body::{Block, Body, Op, OpRef, Value};
use crate::builder::Builder;
use crate::decl::{OpDef, hooks};

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
        /// The value that stands for argument number `.4` of a callable of this dialect, for the value that the call passes.
        argument: fn(&mut Builder<'_>, Op, OpRef<'_>, Value, usize) -> Value,
        /// Edits the inlined blocks of a call of this dialect, which still exists.
        inlined: fn(&mut Body, Op, &[Block]),
    }
}
