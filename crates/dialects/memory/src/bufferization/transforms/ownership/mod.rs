//! `ownership-based-buffer-deallocation`: each block frees the buffers that it owns.
//!
//! A value of type `i1` stands beside each buffer that is passed between blocks, which says whether the receiver owns it. At the
//! end of a block `bufferization.dealloc` frees the buffers that the block owns, but not those that live on. `state` keeps
//! which value says whether a buffer is owned, `liveness` which buffers live on, and `check` says what is not supported.
//! `bufferized` frees the buffers that tensors became in programs that free others themselves.

mod branch;
pub mod bufferized;
mod check;
mod liveness;
mod state;
mod values;

use self::bufferized::InProgram;
pub(in crate::bufferization) use self::check::has_loop;
use self::state::{Owned, State};
use super::allocations::has_effect;
use crate::bufferization::signature::has_block;
use crate::loops::append_results;
use crate::prelude::*;
use crate::{memref, scf, vector};
use terrace_base::func;
use terrace_ir::symbols::{Visibility, symbol_name, symbol_visibility};
use values::{Failure, Freed, Operands, append_operands, error, is_memref, is_region_end};

passes! {
    /// Adds all required dealloc operations for all allocations in the input program.
    OwnershipBasedBufferDeallocation("OwnershipBasedBufferDeallocationPass") = "ownership-based-buffer-deallocation"
        on(Anchor::Any) {
        /// Allows to add additional arguments to private functions to dynamically pass ownership of memrefs to callees. This can enable earlier deallocations.
        private_function_dynamic_ownership: bool = false,
    } => ownership_based_buffer_deallocation;
}

fn ownership_based_buffer_deallocation(
    o: &OwnershipBasedBufferDeallocation,
    pass: &mut PassContext<'_>,
) -> Result {
    run(pass.body, pass.op, o.private_function_dynamic_ownership)
}

/// Marks allocations and deallocations that stay as they are.
const MANUAL: &str = "bufferization.manual_deallocation";

/// Marks calls whose results are buffers of their own.
pub(super) const NEW: &str = "bufferization.new_buffers";

/// Frees the buffers of all functions inside an operation, or of the operation itself; with `dynamic` private functions return
/// whether the caller owns their results.
pub(super) fn run(body: &mut Body, op: Op, dynamic: bool) -> Result {
    if body.is::<func::Func>(op) {
        let private = private_functions(body);
        return free_in(body, op, dynamic, &private);
    }
    let Some(mut nested) = body.take_nested(op) else { return Ok(()) };
    let private = private_functions(&nested);
    let mut result = Ok(());
    for op in nested.nested_ops() {
        result = match nested.is::<func::Func>(op) {
            true => free_in(&mut nested, op, dynamic, &private),
            false => run(&mut nested, op, dynamic),
        };
        if result.is_err() {
            break;
        }
    }
    body.put_nested(op, nested);
    result
}

/// The names of the functions of a symbol table that only it calls, and that are defined.
fn private_functions(b: &Body) -> FxHashSet<Str> {
    let blocks = b.root_regions().filter_map(|region| b.entry_block(region));
    let is_private = |&op: &Op| {
        b.def(op).has(Trait::FunctionOpInterface)
            && matches!(symbol_visibility(b, op), Visibility::Private)
            && b.nested_body(op).is_some_and(has_block)
    };
    blocks.flat_map(|block| b.ops(block)).filter(is_private).filter_map(|op| symbol_name(b, op)).collect()
}

fn free_in(body: &mut Body, op: Op, dynamic: bool, private: &FxHashSet<Str>) -> Result {
    let is_private = matches!(symbol_visibility(body, op), Visibility::Private);
    let Some(nested) = body.nested_body(op).filter(|nested| has_block(nested)) else { return Ok(()) };
    if check::has_loop(nested) {
        let scope = Scope { body, parent: None };
        return Err(scope.at(op).error("Only structured control-flow loops are supported.").emit());
    }
    let Some(mut nested) = body.take_nested(op) else { return Ok(()) };
    let state = State::new(&nested);
    let mut freeing = Freeing {
        b: &mut nested,
        state,
        dominance: DominanceInfo::new(None),
        dynamic,
        returns_ownership: dynamic && is_private,
        private,
        bufferized: None,
    };
    let freed = freeing.all();
    let types = freed.is_ok().then(|| signature(&nested));
    body.put_nested(op, nested);
    if let Err(failure) = freed {
        return Err(report(body, op, failure));
    }
    set_signature(body, op, types.flatten())
}

fn report(body: &Body, function: Op, failure: Failure) -> Reported {
    match failure {
        Failure::At(op, message) => {
            let scope = Scope { body, parent: None };
            let inner = Scope { body: body.region_body(function), parent: Some((&scope, function)) };
            inner.at(op).error(message).emit()
        }
        Failure::AtLoc(loc, message) => body.ctx().error(loc, message).emit(),
    }
}

/// The types of the arguments of a function, and those that each of its returns has.
fn signature(b: &Body) -> Option<(Vec<Type>, Vec<Vec<Type>>)> {
    let region = b.root_regions().next()?;
    let args = b.arg_types(b.entry_block(region)?).collect();
    let ends = b.blocks(region).filter_map(|block| b.last_op(block));
    let returns = ends.filter(|&end| is_region_end(b, end));
    Some((args, returns.map(|end| b.types(b.operands(end)).collect()).collect()))
}

fn set_signature(body: &mut Body, op: Op, types: Option<(Vec<Type>, Vec<Vec<Type>>)>) -> Result {
    let Some((args, returns)) = types else { return Ok(()) };
    let Some(results) = returns.first() else { return Ok(()) };
    if returns.iter().any(|other| other != results) {
        let message = "there are multiple return operations with different operand types";
        return Err(Scope { body, parent: None }.at(op).error(message).emit());
    }
    let ty = terrace_ir::types::FunctionType::get(body.ctx(), &args, results);
    let attr = terrace_ir::attrs::TypeAttr::get(body.ctx(), ty);
    body.set_slot(op, func::Func::SLOTS.function_type, Some(attr));
    Ok(())
}

fn bool_at(b: &mut Builder<'_>, loc: Loc, value: bool) -> Value {
    b.set_loc(loc);
    arith::Constant::bool(b, value)
}

/// The transformation of one function.
struct Freeing<'a> {
    b: &'a mut Body,
    state: State,
    dominance: DominanceInfo,
    /// Whether private functions return whether their results are owned.
    dynamic: bool,
    /// Whether this function does.
    returns_ownership: bool,
    private: &'a FxHashSet<Str>,
    /// The functions of a program in which only the buffers that tensors became are freed, and the position of this one.
    bufferized: Option<InProgram<'a>>,
}

impl Freeing<'_> {
    fn all(&mut self) -> Freed {
        let regions: Vec<_> = self.b.root_regions().collect();
        regions.into_iter().try_for_each(|region| self.region(region))
    }

    fn region(&mut self, region: terrace_ir::Region) -> Freed {
        let blocks: Vec<Block> =
            self.dominance.preorder(self.b, region).into_iter().map(|(block, _)| block).collect();
        blocks.into_iter().try_for_each(|block| self.block(block))
    }

    /// Frees the buffers of a block, after those of the blocks inside.
    fn block(&mut self, block: Block) -> Freed {
        let ops: Vec<Op> = self.b.ops(block).collect();
        for &op in &ops {
            if self.b.has_inner_regions(op) {
                for region in self.b.regions(op) {
                    self.region(region)?;
                }
            }
        }
        self.receive(block);
        for op in ops {
            let op = self.op(op)?;
            self.own_remaining_results(op);
        }
        Ok(())
    }

    /// Finds who owns the arguments of a block, and the buffers from blocks before.
    fn receive(&mut self, block: Block) {
        let region = self.b.region_of(block);
        let mut builder = Builder::new(self.b);
        // A mask's region has one operation, beside which upstream puts constants.
        match region.and_then(|region| builder.region_parent(region)) {
            Some(mask) if builder.is::<vector::Mask>(mask) => builder.set_before(mask),
            _ => builder.set_start(block),
        }
        for value in self.state.live_in(block) {
            let owner = builder.def_block(value).and_then(|block| builder.region_of(block));
            if owner == region {
                if let Some(from) = builder.def_block(value) {
                    let owned = self.state.owned(value, from);
                    self.state.update(value, owned, block);
                }
                self.state.free_later(value, block);
            } else {
                // Regions never own what they use from outside.
                let loc = builder.value_loc(value);
                let no = bool_at(&mut builder, loc, false);
                self.state.update(value, Owned::If(no), block);
            }
        }
        let is_function = region.is_some_and(|region| builder.region_parent(region).is_none());
        let is_entry = is_function && builder.is_entry_block(block);
        let args = Operands::from_slice(builder.args(block));
        for arg in args {
            if !is_memref(&builder, arg) {
                continue;
            }
            let loc = builder.arg_loc(arg);
            let owned = match is_entry {
                true => bool_at(&mut builder, loc, false),
                false => {
                    let owned = builder.add_arg(block, Type::I1);
                    builder.set_arg_loc(owned, loc);
                    owned
                }
            };
            self.state.update(arg, Owned::If(owned), block);
            self.state.free_later(arg, block);
        }
    }

    /// Handles one operation; returns it, or the one that it was replaced by.
    fn op(&mut self, op: Op) -> Freed<Op> {
        if self.b.is::<arith::Select>(op) {
            return Ok(op);
        }
        if let Some(branch) = self.b.as_::<cf::CondBr>(op) {
            self.cond_br(branch)?;
            return Ok(op);
        }
        if self.b.is::<scf::ReduceReturn>(op) || self.b.is::<scf::InParallel>(op) {
            check::no_buffers(self.b, op)?;
            self.free_at_end(op, &[])?;
            return Ok(op);
        }
        if self.bufferized.is_none() {
            check::supported(self.b, op)?;
        }
        let mut op = op;
        self.memory(op)?;
        if self.b.def(op).has(Trait::RegionBranchOpInterface) && self.b.def(op).hooks.region_edges.is_some() {
            op = self.region_branch(op);
        }
        if self.b.def(op).has(Trait::CallOpInterface) {
            op = self.call(op);
        }
        if self.b.def(op).has(Trait::BranchOpInterface) {
            self.branch(op)?;
        }
        if is_region_end(self.b, op) {
            self.end(op)?;
        }
        Ok(op)
    }

    /// Owns the results that the operation allocates.
    fn memory(&mut self, op: Op) -> Freed {
        let Some(block) = self.b.block_of(op) else { return Ok(()) };
        let loc = self.b.loc(op);
        let is_manual = self.b.attr(op, MANUAL).is_some();
        if has_effect(self.b, op, Effects::FREE) {
            let freed: Operands =
                self.b.operands(op).iter().filter(|&value| is_memref(self.b, value)).collect();
            for value in freed {
                if !is_manual {
                    return Err(error(op, "memory free side-effect on MemRef value not supported!"));
                }
                if self.bufferized.is_some() {
                    continue;
                }
                if let Owned::If(owned) = self.state.owned(value, block) {
                    let mut builder = Builder::before(self.b, op);
                    let yes = arith::Constant::bool(&mut builder, true);
                    let is_not_owned = arith::XOrI::new(&mut builder, owned, yes);
                    let message = builder.ctx().intern("expected that the block does not have ownership");
                    cf::Assert::build(&mut builder, message, is_not_owned);
                }
            }
        }
        if !has_effect(self.b, op, Effects::ALLOC) {
            return Ok(());
        }
        let is_freed = !is_manual && !self.b.is::<memref::Alloca>(op);
        for result in self.b.results(op) {
            if !is_memref(self.b, result) {
                continue;
            }
            let mut builder = Builder::new(self.b);
            builder.set_start(block);
            let owned = bool_at(&mut builder, loc, is_freed);
            self.state.reset(result, block);
            self.state.update(result, Owned::If(owned), block);
            if is_freed {
                self.state.free_later(result, block);
            }
        }
        Ok(())
    }

    /// Results that the operation does not allocate are owned as the memrefs are that it uses.
    fn own_remaining_results(&mut self, op: Op) {
        let Some(block) = self.b.block_of(op) else { return };
        for result in self.b.results(op) {
            if !is_memref(self.b, result) || self.state.owned(result, block) != Owned::Undecided {
                continue;
            }
            let operands: Operands =
                self.b.operands(op).iter().filter(|&value| is_memref(self.b, value)).collect();
            for operand in operands {
                if let Some(from) = self.b.def_block(operand) {
                    let (owned, known) = (self.state.owned(operand, from), self.state.owned(result, block));
                    // Operands with equal constants have one owner; combined, they would have none that is known.
                    if !owned.is_same_constant(known, self.b) {
                        self.state.update(result, owned, block);
                    }
                }
            }
            if self.state.owned(result, block) == Owned::Undecided {
                let mut builder = Builder::before(self.b, op);
                let no = arith::Constant::bool(&mut builder, false);
                self.state.update(result, Owned::If(no), block);
            }
        }
    }

    /// Passes to the regions of an operation that they own nothing, and gets back whether the results are owned.
    fn region_branch(&mut self, op: Op) -> Op {
        let Some(block) = self.b.block_of(op) else { return op };
        let Some(edges) = self.b.def(op).hooks.region_edges else { return op };
        let mut n_passed: Option<usize> = None;
        edges(self.b, op, RegionPoint::Parent, &mut |edge| {
            n_passed.get_or_insert(edge.operands.iter().filter(|&value| is_memref(self.b, value)).count());
        });
        let loc = self.b.loc(op);
        let mut builder = Builder::new(self.b);
        builder.set_start(block);
        let no = bool_at(&mut builder, loc, false);
        append_operands(self.b, op, &Operands::from_elem(no, n_passed.unwrap_or(0)));
        self.append_results(op)
    }

    /// Replaces an operation by one that says whether its memrefs are owned.
    fn append_results(&mut self, op: Op) -> Op {
        let memrefs: SmallVec<[usize; 4]> =
            (0..self.b.n_results(op)).filter(|&i| is_memref(self.b, self.b.result(op, i))).collect();
        let n_old = self.b.n_results(op);
        let old: Operands = self.b.results(op).iter().collect();
        let new = if memrefs.is_empty() {
            op
        } else {
            append_results(self.b, op, &[], &vec![Type::I1; memrefs.len()])
        };
        for (old, new) in old.into_iter().zip(self.b.results(new)) {
            self.state.rename(old, new);
        }
        let Some(block) = self.b.block_of(new) else { return new };
        for (n, i) in memrefs.into_iter().enumerate() {
            let (result, owned) = (self.b.result(new, i), self.b.result(new, n_old + n));
            self.state.update(result, Owned::If(owned), block);
            self.state.free_later(result, block);
        }
        new
    }

    /// The caller owns the results of a call; private functions say whether it does.
    fn call(&mut self, op: Op) -> Op {
        let callee = self.b.def(op).hooks.call.and_then(|hook| hook(self.b, op).callee);
        let name = callee.and_then(|callee| callee.as_::<terrace_ir::attrs::SymbolRefAttr>(self.b.ctx()));
        let name = name.filter(|name| name.nested.is_empty()).map(|name| name.root);
        if self.dynamic && name.is_some_and(|name| self.private.contains(&name)) {
            return self.append_results(op);
        }
        let Some(block) = self.b.block_of(op) else { return op };
        let mut builder = Builder::before(self.b, op);
        let Some(program) = self.bufferized else {
            let yes = arith::Constant::bool(&mut builder, true);
            for result in self.b.results(op) {
                if is_memref(self.b, result) {
                    self.state.update(result, Owned::If(yes), block);
                    self.state.free_later(result, block);
                }
            }
            return op;
        };
        let is_manual = builder.attr(op, MANUAL).is_some();
        let owned = [false, true].map(|is_owned| arith::Constant::bool(&mut builder, is_owned));
        let mut are_new = true;
        for (i, result) in self.b.results(op).iter().enumerate() {
            if is_memref(self.b, result) {
                are_new &= program.gets(name, i);
                let is_owned = !is_manual && program.gets(name, i);
                self.state.update(result, Owned::If(owned[usize::from(is_owned)]), block);
                if is_owned {
                    self.state.free_later(result, block);
                }
            }
        }
        if are_new {
            let new = self.b.ctx().intern(NEW);
            self.b.set_discardable(op, new, Some(Attr::UNIT));
        }
        op
    }

    /// The operands that a terminator passes on: their position, and their number.
    fn passed(&self, op: Op) -> (usize, usize) {
        let b = &*self.b;
        let n = b.n_operands(op);
        let Some(parent) = b.parent_op(op) else { return (0, n) };
        let Some(edges) = b.def(parent).hooks.region_edges else { return (0, n) };
        let mut passed: Option<usize> = None;
        edges(b, parent, RegionPoint::Terminator(op), &mut |edge| {
            if passed.is_none() || edge.to == RegionTarget::Parent {
                passed = Some(edge.operands.len());
            }
        });
        let n_passed = passed.unwrap_or(0);
        (n - n_passed, n_passed)
    }

    /// Frees at the end of a region, and passes on whether the operands are owned. Functions return buffers of their own.
    fn end(&mut self, op: Op) -> Freed {
        let is_return = self.b.parent_op(op).is_none();
        let gives_ownership = is_return && !self.returns_ownership;
        if gives_ownership {
            for i in 0..self.b.n_operands(op) {
                let value = self.b.operand(op, i);
                let is_given = self.bufferized.is_none_or(|program| program.gives(i));
                if is_memref(self.b, value) && is_given {
                    let owned = self.certainly_owned(op, value);
                    self.b.set_operand(op, i, owned);
                }
            }
        }
        let (start, n) = self.passed(op);
        let values: Operands = self.b.operands(op).slice(start, start + n).iter().collect();
        let owned = self.free_at_end(op, &values)?;
        if !gives_ownership {
            append_operands(self.b, op, &owned);
        }
        Ok(())
    }

    /// A buffer with the contents of `value` that the function owns: the buffer itself, or a clone.
    fn certainly_owned(&mut self, op: Op, value: Value) -> Value {
        let Some(block) = self.b.block_of(op) else { return value };
        let loc = self.b.value_loc(value);
        let (value, owned) = self.uniquely_owned(op, value, block);
        let constant = terrace_ir::folding::constant_of(self.b, owned);
        if constant == Some(terrace_ir::Attr::TRUE) {
            return value;
        }
        let ty = self.b.ty(value);
        let mut builder = Builder::before(self.b, op);
        builder.set_loc(loc);
        let choice = scf::If::build(&mut builder, &[ty], owned);
        let point = builder.insert_point();
        for i in 0..2 {
            let inner = builder.add_block(choice.0, i, &[]);
            builder.set_end(inner);
            let result = match i {
                0 => value,
                _ => crate::bufferization::Clone::new(&mut builder, ty, value),
            };
            scf::Yield::build(&mut builder, &[result]);
        }
        builder.set_insert_point(point);
        let yes = arith::Constant::bool(&mut builder, true);
        let result = builder.result(choice.0, 0);
        self.state.update(result, Owned::If(yes), block);
        self.state.free_later(result, block);
        result
    }

    /// A buffer and the value that says whether it is owned: of the buffer itself if there is one, else of a clone.
    fn uniquely_owned(&mut self, op: Op, value: Value, block: Block) -> (Value, Value) {
        let select = self.b.def_as::<arith::Select>(value);
        // A choice is always asked in its own block, even if it is known there whether it is owned.
        let choice_block = select.and_then(|_| self.b.def_block(value));
        if choice_block != Some(block)
            && let Owned::If(owned) = self.state.owned(value, block)
        {
            return (value, owned);
        }
        let block = choice_block.unwrap_or(block);
        if let Some(select) = select
            && let Owned::If(first) = self.state.owned(select.true_value(self.b), block)
            && let Owned::If(second) = self.state.owned(select.false_value(self.b), block)
        {
            let condition = select.condition(self.b);
            let loc = self.b.loc(select.0);
            let mut builder = Builder::before(self.b, op);
            builder.set_loc(loc);
            return (value, arith::Select::new(&mut builder, condition, first, second));
        }
        if let Owned::If(owned) = self.state.owned(value, block) {
            return (value, owned);
        }
        let (loc, ty) = (self.b.value_loc(value), self.b.ty(value));
        let mut builder = Builder::before(self.b, op);
        builder.set_loc(loc);
        let clone = crate::bufferization::Clone::new(&mut builder, ty, value);
        let yes = arith::Constant::bool(&mut builder, true);
        if let Some(block) = self.b.block_of(op) {
            self.state.update(clone, Owned::If(yes), block);
            self.state.free_later(clone, block);
        }
        (clone, yes)
    }
}
