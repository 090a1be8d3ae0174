//! Calls and functions, and how they are inlined.

mod loops;
mod memory;
mod noalias;

use crate::types::VoidType;
use crate::{
    Alloca, BlockTag, Br, Call, Constant, DataLayout, Func, Invoke, LifetimeEnd, LifetimeStart,
    MemoryEffectsAttr, ModRefInfo, Return, StackRestore, StackSave, Unreachable, VaStart,
};
use terrace_ir::decl::{CallParts, Groups, LayoutEntries};
use terrace_ir::inlining::InlinedCall;
use terrace_ir::stack;
use terrace_rewrite::prelude::*;

pub(crate) static INLINER: InlinerHooks = InlinerHooks {
    accepts_call: Some(accepts_call),
    accepts_op: Some(|body, op, _| !body.is::<VaStart>(op) && !body.is::<BlockTag>(op)),
    branch_to: Some(branch_to),
    keeps_block: Some(|body, op| body.is::<Unreachable>(op)),
    argument: Some(argument),
    inlined: Some(inlined),
    ..InlinerHooks::NONE
};

fn first_group(body: &Body, op: Op) -> (usize, usize) {
    let def = body.def(op);
    let segments = def.operand_segments_slot().and_then(|slot| body.slot(op, slot));
    Groups::operand_range(body.ctx(), def, segments, body.n_operands(op), 0)
}

fn parts(body: &Body, op: Op, callee: Option<Attr>) -> CallParts {
    let (start, end) = first_group(body, op);
    // The first operand of an indirect call is the callee.
    let start = if callee.is_some() { start } else { (start + 1).min(end) };
    CallParts { callee, args: (start, end) }
}

/// The operands of a call that are passed to the callee.
fn called_range(body: &Body, call: Op) -> (usize, usize) {
    call_parts(body, call).args
}

pub(crate) fn call_parts(body: &Body, op: Op) -> CallParts {
    parts(body, op, body.slot(op, Call::SLOTS.callee))
}

pub(crate) fn invoke_parts(body: &Body, op: Invoke) -> CallParts {
    parts(body, op.0, body.slot(op.0, Invoke::SLOTS.callee))
}

pub(crate) fn callable_results(body: &Body, op: Func) -> SmallVec<[Type; 4]> {
    let ctx = body.ctx();
    let result = op.signature(ctx, body).map(|signature| signature.result);
    result.filter(|ty| !ty.is::<VoidType>(ctx)).into_iter().collect()
}

/// The attributes of LLVM that forbid inlining a function.
const NOT_INLINED: &[&str] = &["noduplicate", "presplitcoroutine", "returns_twice", "strictfp"];

fn accepts_call(body: &Body, call: Op, callable: OpRef<'_>) -> bool {
    let (Some(call), Some(function)) = (body.as_::<Call>(call), callable.as_::<Func>()) else { return false };
    let (ctx, outer) = (body.ctx(), callable.body());
    let signature = function.signature(ctx, outer);
    let arg_attrs = function.arg_attrs(outer).and_then(|attrs| attrs.as_array(ctx)).unwrap_or(&[]);
    let passthrough = function.passthrough(outer).and_then(|attrs| attrs.as_array(ctx)).unwrap_or(&[]);
    call.no_inline(body).is_none()
        && function.no_inline(outer).is_none()
        && signature.is_some_and(|signature| !signature.varargs)
        && !arg_attrs.iter().any(|&attrs| named(body, attrs, "llvm.inalloca").is_some())
        && function.personality(outer).is_none()
        && !passthrough.iter().any(|attr| {
            attr.as_::<StringAttr>(ctx).is_some_and(|s| NOT_INLINED.contains(&&*ctx.str(s.value)))
        })
}

/// The entry of a dictionary.
fn named(body: &Body, dict: Attr, name: &str) -> Option<Attr> {
    let ctx = body.ctx();
    dict.as_::<DictionaryAttr>(ctx)?.entries.get(ctx.find_str(name.as_bytes())?)
}

fn branch_to(body: &mut Body, op: Op, block: Block) {
    if !body.is::<Return>(op) {
        return;
    }
    let values: SmallVec<[Value; 2]> = body.operands(op).iter().collect();
    Br::to(&mut Builder::before(body, op), block, &values);
    body.erase(op);
}

/// An argument that is passed by value gets memory of its own, unless the callee only reads it.
fn argument(b: &mut Builder<'_>, inlined: &InlinedCall<'_>, index: usize) -> Value {
    let (callable, value) = (inlined.callable, inlined.args[index]);
    let outer = callable.body();
    let Some(attrs) = callable.as_::<Func>().and_then(|f| f.arg_attrs_at(outer, index)) else { return value };
    let Some(elem) = named(b, attrs, "llvm.byval").and_then(|attr| attr.as_type(b.ctx())) else {
        return value;
    };
    let requested = named(b, attrs, "llvm.align").and_then(|attr| attr.as_i64(b.ctx())).unwrap_or(1) as u64;
    let entries = LayoutEntries::closest(callable);
    let layout = DataLayout::of(callable.ctx(), &entries);
    let (Some(size), Some(minimum)) = (layout.bytes(elem), layout.abi_alignment(elem)) else { return value };
    if only_reads_arguments(callable)
        && (requested <= minimum || enforce_alignment(b, inlined.caller, value, requested) >= requested)
    {
        return value;
    }
    let (point, loc) = (b.insert_point(), b.loc());
    let entry = copy_entry(b, inlined.call, value);
    // Upstream gives the new operations the location of the argument.
    let value_loc = b.value_loc(value);
    b.set_loc(value_loc);
    if let Some(entry) = entry {
        b.set_start(entry);
    }
    let one = Constant::int(b, Type::I64, 1);
    let ptr = b.ty(value);
    let copy = Alloca::create(b, ptr, elem, one, requested.max(minimum));
    b.set_insert_point(point);
    let size = Constant::int(b, Type::I64, size as i64);
    crate::Memcpy::bytes(b, copy, value, size);
    b.set_loc(loc);
    copy
}

/// The block that allocates the copy of a value for a call: the first one of the region that defines the value, or of a
/// region between both whose executions are parallel.
fn copy_entry(b: &Body, call: Op, value: Value) -> Option<Block> {
    let defining = b.region_of(b.def_block(value)?)?;
    let mut region = b.region_of(b.block_of(call)?)?;
    while region != defining {
        let parent = b.region_parent(region)?;
        if b.def(parent).has(Trait::HasParallelRegion) {
            break;
        }
        region = b.region_of(b.block_of(parent)?)?;
    }
    b.entry_block(region)
}

fn only_reads_arguments(callable: OpRef<'_>) -> bool {
    let effects = callable.as_::<Func>().and_then(|f| f.memory_effects(callable.body()));
    let effects = effects.and_then(|effects| effects.as_::<MemoryEffectsAttr>(callable.ctx()));
    effects.is_some_and(|effects| {
        effects.arg_mem == ModRefInfo::None as u32 || effects.arg_mem == ModRefInfo::Read as u32
    })
}

/// Raises the alignment of the `alloca` that defines a pointer, if there is one; returns the alignment that is known.
fn enforce_alignment(b: &mut Builder<'_>, caller: OpRef<'_>, value: Value, requested: u64) -> u64 {
    let alloca = match b.value_def(value) {
        ValueDef::Arg(block, index) => return stated_alignment(b, caller, block, index as usize),
        ValueDef::Result(op, _) => b.as_::<Alloca>(op),
    };
    let Some(alloca) = alloca else { return 1 };
    let known = alloca.alignment(b).and_then(|attr| u64::try_from(attr).ok()).unwrap_or(1);
    if known >= requested {
        return known;
    }
    let attr = IntegerAttr::of_i64(b.ctx(), Type::I64, requested as i64);
    b.set_slot(alloca.op(), Alloca::SLOTS.alignment, Some(attr));
    requested
}

/// The alignment that a function states of its argument.
fn stated_alignment(b: &Body, caller: OpRef<'_>, block: Block, index: usize) -> u64 {
    let is_of_function = b.region_of(block).is_some_and(|region| b.region_parent(region).is_none());
    let function = caller.as_::<Func>().filter(|_| is_of_function);
    let attrs = function.and_then(|function| function.arg_attrs_at(caller.body(), index));
    let align = attrs.and_then(|attrs| named(b, attrs, "llvm.align")?.as_i64(b.ctx()));
    align.map_or(1, |align| align as u64)
}

fn inlined(body: &mut Body, inlined: &InlinedCall<'_>, blocks: &[Block]) {
    let scopes = noalias::declare(body, inlined, blocks);
    move_allocas(body, inlined.call, blocks);
    memory::update_metadata(body, inlined.call, blocks, &scopes);
    loops::update_locations(body, inlined, blocks);
}

/// Moves the `alloca`s of constant size in the callee's entry block to that of the caller, so that a call in a loop does not
/// take more and more memory.
fn move_allocas(body: &mut Body, call: Op, blocks: &[Block]) {
    let (Some(entry), Some(&first)) = (stack::scope_entry(body, call), blocks.first()) else { return };
    if entry == first {
        return;
    }
    let size = |body: &Body, op: Op| constant_of(body, body.operand(op, 0));
    let mut moved: SmallVec<[(Op, Attr, bool); 8]> = SmallVec::new();
    let mut is_dynamic = false;
    for op in body.ops(first).filter(|&op| body.is::<Alloca>(op)) {
        match size(body, op).filter(|size| size.as_::<IntegerAttr>(body.ctx()).is_some()) {
            None => is_dynamic = true,
            Some(size) => {
                let is_empty = size.as_::<IntegerAttr>(body.ctx()).is_some_and(|n| n.to_u64() == Some(0));
                moved.push((op, size, !is_empty && !has_lifetime(body, op)));
            }
        }
    }
    is_dynamic |= blocks
        .iter()
        .skip(1)
        .flat_map(|&block| body.ops(block))
        .any(|op| body.is::<Alloca>(op) && size(body, op).is_none());
    // Memory that is not moved would take more stack with each execution of the call.
    is_dynamic |= stack::allocations(body, blocks.iter().copied()).len() > moved.len()
        && stack::is_repeated(body, call);
    if moved.is_empty() && !is_dynamic {
        return;
    }
    let call_loc = body.loc(call);
    let mut b = Builder::new(body);
    let stack = is_dynamic.then(|| {
        b.set_loc(call_loc);
        b.set_start(first);
        let ptr = crate::PointerType::get(b.ctx(), 0);
        StackSave::new(&mut b, ptr)
    });
    b.set_start(entry);
    let start = b.insert_point();
    for &(op, size, has_new_lifetime) in &moved {
        let loc = b.body().loc(op);
        b.set_loc(loc);
        let ty = b.ty(b.operand(op, 0));
        b.set_insert_point(start);
        let constant = Constant::attr(&mut b, ty, size);
        if has_new_lifetime {
            b.set_before(op);
            let ptr = b.result(op, 0);
            LifetimeStart::build(&mut b, ptr);
        }
        match start {
            InsertPoint::Before(next) => b.move_before(op, next),
            _ => b.move_to_end(op, entry),
        }
        b.set_operand(op, 0, constant);
    }
    if stack.is_none() && !moved.iter().any(|&(_, _, has_new_lifetime)| has_new_lifetime) {
        return;
    }
    for &block in blocks {
        let Some(terminator) = b.terminator(block).filter(|&op| b.def(op).has(Trait::ReturnLike)) else {
            continue;
        };
        b.set_before(terminator);
        if let Some(stack) = stack {
            b.set_loc(call_loc);
            StackRestore::build(&mut b, stack);
        }
        for &(op, _, has_new_lifetime) in &moved {
            if has_new_lifetime {
                let (loc, ptr) = (b.body().loc(op), b.result(op, 0));
                b.set_loc(loc);
                LifetimeEnd::build(&mut b, ptr);
            }
        }
    }
}

/// Whether markers say when the memory of an `alloca` is in use.
fn has_lifetime(body: &Body, op: Op) -> bool {
    let is_marker = |op| body.is::<LifetimeStart>(op) || body.is::<LifetimeEnd>(op);
    body.users(body.result(op, 0)).any(is_marker)
}
