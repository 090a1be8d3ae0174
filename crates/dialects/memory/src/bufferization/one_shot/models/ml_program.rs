//! Globals of `ml_program`: buffers of `memref.global`s.

use super::super::Setup;
use super::super::analysis::Analysis;
use super::super::model::Bufferizable;
use super::super::rewrite::Bufferizing;
use super::super::types::{Layouts, Typing, buffer_type};
use crate::memref::{self, Initial};
use crate::ml_program::{self as ops, ExternAttr};
use crate::prelude::*;
use terrace_ir::body::Use;
use terrace_ir::elements::elements_type;

/// A global's buffer, which nothing but a store may write.
pub(super) struct GlobalLoad;

impl Bufferizable for GlobalLoad {
    fn is_writable(&self, _: &Analysis<'_>, _: Value) -> bool {
        false
    }

    fn is_overwritten(&self, a: &Analysis<'_>, result: Value) -> bool {
        let Some(load) = a.b.def_as::<ops::GlobalLoad>(result) else { return false };
        let Some(global) = load.global(a.b).and_then(|name| flat_name(a.b.ctx(), name)) else { return false };
        if !a.functions.globals.is_stored(global) {
            return false;
        }
        let stores = a.b.ops_where(|op| a.functions.globals.may_store(a.b, op, global));
        is_used_after(a, result, &stores)
    }

    fn buffer_type(&self, typing: &mut Typing<'_>, value: Value) -> Result<Type> {
        Ok(global_type(typing.b.ctx(), typing.setup, typing.b.ty(value)))
    }

    fn bufferize(&self, rw: &mut Bufferizing<'_>, op: Op) -> Result {
        let result = rw.body().result(op, 0);
        let buffer = get_global(rw, op, rw.ty(result))?;
        rw.replace(op, &[buffer]);
        Ok(())
    }
}

/// A copy to the global's buffer.
pub(super) struct GlobalStore;

impl Bufferizable for GlobalStore {
    fn reads(&self, _: &Analysis<'_>, _: Use) -> bool {
        true
    }

    fn bufferize(&self, rw: &mut Bufferizing<'_>, op: Op) -> Result {
        let value = rw.operand(op, 0);
        let target = get_global(rw, op, rw.ty(value))?;
        let buffer = rw.buffer(value)?;
        rw.copy(buffer, target);
        rw.body().erase(op);
        Ok(())
    }
}

/// The name in a reference to a symbol of the enclosing table.
fn flat_name(ctx: &Context, reference: Attr) -> Option<Str> {
    reference.as_::<SymbolRefAttr>(ctx).filter(|name| name.nested.is_empty()).map(|name| name.root)
}

fn global_type(ctx: &Context, setup: &Setup, tensor: Type) -> Type {
    buffer_type(ctx, tensor, Layouts::Identity, setup.default_space(ctx, tensor).flatten())
}

/// The buffer of the global of a load or store.
fn get_global(rw: &mut Bufferizing<'_>, op: Op, tensor: Type) -> Result<Value> {
    let ctx = rw.ctx().clone();
    let Some(name) = rw.attr(op, "global").and_then(|name| flat_name(&ctx, name)) else {
        let message = "a global of another symbol table has no buffer; move it next to the function";
        return Err(rw.error(op, message));
    };
    let ty = global_type(&ctx, rw.setup, tensor);
    Ok(memref::GetGlobal::new(rw, ty, name))
}

/// Whether a value, or an alias of it, may be used when one of these operations has run since the value was made.
fn is_used_after(a: &Analysis<'_>, value: Value, stores: &[Op]) -> bool {
    let Some(made) = a.b.def_op(value) else { return true };
    let mut dominance = DominanceInfo::new(None);
    let mut seen = FxHashSet::from_iter([value]);
    let mut list = vec![value];
    while let Some(value) = list.pop() {
        for operand in a.b.uses(value) {
            let aliases = match a.is_in_place(operand) {
                true => a.aliasing_values(operand),
                false => Default::default(),
            };
            let is_access = !a.is_in_place(operand) || a.reads(operand) || a.writes(operand);
            let user = operand.owner;
            // A store reads its operand before it writes, the function of a call perhaps after it.
            let comes_between = |&store: &Op| {
                (store != user || !a.b.is::<ops::GlobalStore>(store)) && may_follow(a.b, made, store, user)
            };
            if is_access && stores.iter().any(comes_between) {
                return true;
            }
            for alias in aliases.iter().map(|alias| alias.of) {
                if !is_made_later(a.b, &mut dominance, made, alias) {
                    return true;
                }
                if seen.insert(alias) {
                    list.push(alias);
                }
            }
        }
    }
    false
}

/// Whether a value is always made after an operation, so that no loop carries it from an earlier run of the operation.
fn is_made_later(b: &Body, dominance: &mut DominanceInfo, op: Op, value: Value) -> bool {
    match b.value_def(value) {
        ValueDef::Result(maker, _) => dominance.properly_dominates(b, op, maker),
        ValueDef::Arg(block, _) => {
            let start = b.first_op(block);
            b.block_of(op) != Some(block)
                && start.is_some_and(|start| dominance.properly_dominates(b, op, start))
        }
    }
}

/// Whether a use may run after a store without `made`, which dominates the use, in between.
fn may_follow(b: &Body, made: Op, store: Op, user: Op) -> bool {
    let Some(block) = b.block_of(made) else { return true };
    let Some(region) = b.region_of(block) else { return true };
    let in_region = |op: Op| {
        let mut around = core::iter::once(op).chain(b.ancestors(op));
        around.find(|&op| b.block_of(op).and_then(|block| b.region_of(block)) == Some(region))
    };
    let Some(user) = in_region(user) else { return true };
    // Whoever comes back from outside of the region makes the value anew.
    let Some(store) = in_region(store) else { return false };
    let (Some(from), Some(to)) = (b.block_of(store), b.block_of(user)) else { return true };
    if store == user || from == to && b.is_before(store, user) {
        return true;
    }
    // From the end of one block to another one; the way through the block of `made` makes the value anew.
    let mut seen = FxHashSet::default();
    let mut list = vec![from];
    while let Some(next) = list.pop() {
        let succs = b.last_op(next).into_iter().flat_map(|end| b.succs(end));
        for succ in succs.filter(|&succ| succ != block) {
            if succ == to {
                return true;
            }
            if seen.insert(succ) {
                list.push(succ);
            }
        }
    }
    false
}

/// Makes the tensor globals of a module buffers.
pub fn bufferize_globals(setup: &Setup, module: &mut Body) -> Result {
    let block = module.root_block();
    let ctx = module.ctx().clone();
    let is_global = |&op: &Op| {
        let ty = module.as_::<ops::Global>(op).and_then(|global| global.ty(module));
        ty.is_some_and(|ty| ty.is_tensor(&ctx)) && setup.is_allowed(module, op)
    };
    let globals: Vec<Op> = block.into_iter().flat_map(|block| module.ops(block)).filter(is_global).collect();
    for op in globals {
        bufferize_global(&ctx, setup, module, op)?;
    }
    Ok(())
}

fn bufferize_global(ctx: &Context, setup: &Setup, module: &mut Body, op: Op) -> Result {
    let Some(global) = module.as_::<ops::Global>(op) else { return Ok(()) };
    let (Some(name), Some(tensor)) = (global.sym_name(module), global.ty(module)) else { return Ok(()) };
    let is_static = tensor.as_shaped(ctx).is_some_and(|ty| ty.has_static_shape());
    let fail = |module: &Body, message: String| {
        let scope = Scope { body: module, parent: None };
        Err(scope.at(op).op_error(message).emit())
    };
    if !is_static {
        let ty = quoted_type(ctx, tensor);
        let message = format!("has no buffer of a fixed size, since its type {ty} is not static");
        return fail(module, message);
    }
    let initial = match global.value(module) {
        None => Initial::Undefined,
        Some(value) if value.is::<ExternAttr>(ctx) => Initial::External,
        Some(value) if elements_type(ctx, value).is_some() => Initial::Value(value),
        Some(value) => {
            let value = terrace_ir::asm::attr_to_string(ctx, value);
            return fail(
                module,
                format!("initial value should be a unit or elements attribute, but got {value}"),
            );
        }
    };
    let (is_constant, visibility) =
        (global.is_mutable(module).is_none(), module.slot(op, ops::Global::SLOTS.sym_visibility));
    let mut b = Builder::before(module, op);
    let new = memref::Global::create(&mut b, name, global_type(ctx, setup, tensor), initial, is_constant);
    b.set_slot(new.op(), memref::Global::SLOTS.sym_visibility, visibility);
    module.erase(op);
    Ok(())
}
