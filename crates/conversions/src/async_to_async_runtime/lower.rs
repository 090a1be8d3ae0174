//! Lowering of what is in functions: waits, groups, and the ends of coroutines.

use super::coroutine::Coroutine;
use crate::prelude::*;
use std::sync::Arc;
use terrace_base::func;
use terrace_memory::r#async::{
    AddToGroup, Await, AwaitAll, Call, CoroSave, CreateGroup, Execute, Return, RuntimeAddToGroup,
    RuntimeAwait, RuntimeAwaitAndResume, RuntimeCreateGroup, RuntimeIsError, RuntimeLoad, Yield,
};

/// The patterns of operations that a coroutine's place in a function decides.
pub(super) static WAITS: &[Pattern] = patterns![plain:
    Await => await_one,
    AwaitAll => await_all,
    Yield => end,
    cf::Assert => assert,
];

pub(super) static GROUPS: &[Pattern] = patterns![plain:
    CreateGroup => create_group,
    AddToGroup => add_to_group,
];

pub(super) static CALLS: &[Pattern] = patterns![plain:
    Call => call,
    Return => end,
];

const NO_COROUTINE: &str = "operation is not inside the async coroutine function";

/// The options of a conversion: the coroutine whose body is converted, if it is one.
pub(super) type InCoroutine = Option<Arc<Coroutine>>;

/// A converter without rules for a body.
pub(super) fn converter(ctx: &Context, coroutine: InCoroutine) -> TypeConverter {
    TypeConverter::new(ctx).with_options::<InCoroutine>(coroutine)
}

fn coroutine(rw: &Lowering) -> InCoroutine {
    rw.converter.options::<InCoroutine>().cloned().flatten()
}

/// Whether a conversion's body is a coroutine.
pub(super) fn is_in_coroutine(converter: &TypeConverter) -> bool {
    converter.options::<InCoroutine>().is_some_and(Option::is_some)
}

/// Whether an operation is in a task, which is outlined later.
pub(super) fn is_in_task(b: &Body, op: Op) -> bool {
    b.ancestors(op).any(|around| b.is::<Execute>(around))
}

fn create_group(op: CreateGroup, rw: &mut Lowering) -> Rewrite<Value> {
    let size = op.size(rw);
    Ok(RuntimeCreateGroup::new(rw, size))
}

fn add_to_group(op: AddToGroup, rw: &mut Lowering) -> Rewrite<Value> {
    let (operand, group) = (op.operand(rw), op.group(rw));
    Ok(RuntimeAddToGroup::new(rw, operand, group))
}

fn await_one(op: Await, rw: &mut Lowering) -> Rewrite {
    let (operand, loc) = (op.operand(rw), rw.loc());
    let has_payload = op.result(rw).is_some();
    wait(op.0, operand, rw)?;
    if !has_payload {
        return rw.erase(op.0);
    }
    rw.set_before(op.0);
    rw.set_loc(loc);
    let payload = RuntimeLoad::new(rw, operand);
    rw.replace(op.0, &[payload])
}

fn await_all(op: AwaitAll, rw: &mut Lowering) -> Rewrite {
    let group = op.operand(rw);
    wait(op.0, group, rw)?;
    rw.erase(op.0)
}

/// Waits in front of an operation. A coroutine suspends, and goes on in a new block if nothing failed.
fn wait(op: Op, operand: Value, rw: &mut Lowering) -> Rewrite {
    let loc = rw.loc();
    let Some(coroutine) = coroutine(rw) else {
        RuntimeAwait::build(rw, operand);
        let is_error = RuntimeIsError::new(rw, operand);
        let yes = arith::Constant::bool(rw, true);
        let is_ok = arith::XOrI::new(rw, is_error, yes);
        let message = rw.ctx().intern("Awaited async operand is in error state");
        cf::Assert::build(rw, message, is_ok);
        return Ok(());
    };
    let suspended = rw.block_of(op).ok_or("the operation is in no block")?;
    let state = CoroSave::new(rw, coroutine.handle);
    RuntimeAwaitAndResume::build(rw, operand, coroutine.handle);
    let resume = rw.split_block(op);
    let rest = rw.split_block(op);
    rw.set_end(suspended);
    rw.set_loc(loc);
    coroutine.suspend(rw, state, resume);
    rw.set_end(resume);
    rw.set_loc(loc);
    let is_error = RuntimeIsError::new(rw, operand);
    let failed = coroutine.set_error(rw);
    cf::CondBr::build(rw, is_error, &[], &[], &[failed, rest]);
    Ok(())
}

/// The end of a task or a function ends its coroutine.
fn end<K: OpKind>(op: K, rw: &mut Lowering) -> Rewrite {
    let coroutine = coroutine(rw).ok_or(NO_COROUTINE)?;
    let payloads = rw.operands(op.op()).to_vec();
    coroutine.finish(rw, &payloads);
    rw.erase(op.op())
}

/// An assertion in a coroutine that does not hold marks what the coroutine returns as failed.
fn assert(op: cf::Assert, rw: &mut Lowering) -> Rewrite {
    let coroutine = coroutine(rw).ok_or(NO_COROUTINE)?;
    let (loc, condition) = (rw.loc(), op.arg(rw));
    let block = rw.block_of(op.0).ok_or("the operation is in no block")?;
    let rest = rw.split_block(op.0);
    rw.set_end(block);
    rw.set_loc(loc);
    let failed = coroutine.set_error(rw);
    cf::CondBr::build(rw, condition, &[], &[], &[rest, failed]);
    rw.erase(op.0)
}

fn call(op: Call, rw: &mut Lowering) -> Rewrite<SmallVec<[Value; 4]>> {
    let callee = op.callee(rw).ok_or("the callee is missing")?;
    let types: SmallVec<[Type; 4]> = rw.types(rw.results(op.0)).collect();
    let operands = op.operands(rw).to_vec();
    let call = func::Call::build(rw, &types, callee, &operands);
    Ok(rw.results(call.0).iter().collect())
}
