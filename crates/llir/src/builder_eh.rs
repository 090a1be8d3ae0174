//! Construction of exception handling instructions and `callbr`.

use crate::builder::Builder;
use crate::inst::*;
use crate::types::Type;
use crate::value::{Block, Inst, Value};
use terrace_support::small_vec::SmallVec;

/// The token `none`: the parent of a pad at the top level.
const NO_PAD: Value = Value::zero(Type::TOKEN);

impl Builder<'_> {
    /// `landingpad`; a clause of array type is a filter, any other a catch.
    pub fn landing_pad(&mut self, ty: Type, cleanup: bool, clauses: &[Value]) -> Value {
        let flags = if cleanup { Flags::CLEANUP } else { Flags::NONE };
        self.value(Opcode::LandingPad, ty, flags, clauses)
    }

    /// `resume`.
    pub fn resume(&mut self, value: Value) -> Inst {
        self.insert(Opcode::Resume, Type::VOID, &[value])
    }

    /// `callbr`: a call that continues at `default` or at one of `indirect`.
    pub fn call_br(
        &mut self,
        callee: Value,
        args: &[Value],
        default: Block,
        indirect: &[Block],
        info: CallInfo,
        bundles: &[Bundle<'_>],
    ) -> Value {
        let dests = core::iter::once(default).chain(indirect.iter().copied());
        self.call_to(Opcode::CallBr, callee, args, dests, info, bundles)
    }

    /// `catchswitch within parent [handlers] unwind ...`. Without a parent it is `within none`; without an unwind
    /// destination it unwinds to the caller.
    pub fn catch_switch(
        &mut self,
        parent: Option<Value>,
        handlers: &[Block],
        unwind: Option<Block>,
    ) -> Value {
        let mut operands: SmallVec<[Value; 8]> = terrace_support::smallvec![parent.unwrap_or(NO_PAD)];
        operands.extend(unwind.iter().chain(handlers).map(|&block| Value::block(block)));
        let flags = if unwind.is_some() { Flags::UNWINDS } else { Flags::NONE };
        self.value(Opcode::CatchSwitch, Type::TOKEN, flags, &operands)
    }

    fn pad(&mut self, op: Opcode, parent: Value, args: &[Value]) -> Value {
        let mut operands: SmallVec<[Value; 8]> = terrace_support::smallvec![parent];
        operands.extend_from_slice(args);
        self.value(op, Type::TOKEN, Flags::NONE, &operands)
    }

    /// `catchpad within switch [args]`: the start of a handler of a `catchswitch`.
    pub fn catch_pad(&mut self, switch: Value, args: &[Value]) -> Value {
        self.pad(Opcode::CatchPad, switch, args)
    }

    /// `cleanuppad within parent [args]`; without a parent it is `within none`.
    pub fn cleanup_pad(&mut self, parent: Option<Value>, args: &[Value]) -> Value {
        self.pad(Opcode::CleanupPad, parent.unwrap_or(NO_PAD), args)
    }

    /// `catchret from pad to label`.
    pub fn catch_ret(&mut self, pad: Value, dest: Block) -> Inst {
        self.insert(Opcode::CatchRet, Type::VOID, &[pad, Value::block(dest)])
    }

    /// `cleanupret from pad unwind ...`; without a destination it unwinds to the caller.
    pub fn cleanup_ret(&mut self, pad: Value, unwind: Option<Block>) -> Inst {
        let operands = [pad, unwind.map_or(Value::NONE, Value::block)];
        self.insert(Opcode::CleanupRet, Type::VOID, &operands[..1 + usize::from(unwind.is_some())])
    }
}
