//! Frees the buffers that tensors became, in a program that has other buffers, too.
//!
//! A function owns the buffers that one-shot bufferization allocates in it, and those that calls return for tensors. What
//! the program allocated as memrefs before stays its own affair: it is freed where the program says so, or not at all.
//! Unlike the pass this refuses nothing: a function whose control flow or effects are unknown keeps its buffers.

use super::state::State;
use super::values::{Failure, is_memref};
use super::{Freeing, MANUAL, NEW, check, has_block, report};
use crate::alias::view_base;
use crate::bufferization::one_shot::analysis::has_tensors;
use crate::bufferization::transforms::allocations::has_effect;
use crate::prelude::*;
use terrace_base::func;
use terrace_ir::symbols::symbol_name;

/// The functions of a symbol table that use tensors.
#[derive(Default)]
pub struct Bufferized {
    /// For each of the functions, which results are tensors: the caller owns their buffers.
    functions: FxHashMap<Str, Vec<bool>>,
}

/// Which results of functions, and of the function that is freed, are buffers that the caller owns.
#[derive(Clone, Copy)]
pub(super) struct InProgram<'a> {
    owned: &'a FxHashMap<Str, Vec<bool>>,
    results: &'a [bool],
}

impl InProgram<'_> {
    /// Whether the function gives the buffer of a result to its caller.
    pub(super) fn gives(self, result: usize) -> bool {
        self.results.get(result) == Some(&true)
    }

    /// Whether a callee gives the buffer of a result to the function.
    pub(super) fn gets(self, callee: Option<Str>, result: usize) -> bool {
        let results = callee.and_then(|name| self.owned.get(&name));
        results.is_some_and(|results| results.get(result) == Some(&true))
    }
}

/// Whether a body has values that are tensors.
pub fn uses_tensors(b: &Body) -> bool {
    let mut found = false;
    b.walk(|op| found = found || has_tensors(b, op));
    let own = b.root_regions().flat_map(|region| b.blocks(region));
    found || own.flat_map(|block| b.arg_types(block)).any(|ty| ty.is_tensor(b.ctx()))
}

/// The functions of a symbol table that use tensors and in which branches between blocks make a loop: their buffers
/// cannot be freed.
pub fn with_loops(module: &Body) -> Vec<Op> {
    let has_loop = |&op: &Op| module.nested_body(op).is_some_and(|b| uses_tensors(b) && check::has_loop(b));
    functions(module).into_iter().map(|function| function.0).filter(has_loop).collect()
}

impl Bufferized {
    /// Notes the functions of a symbol table before tensors become buffers, and marks the buffers that they allocate
    /// themselves.
    pub fn note(module: &mut Body) -> Self {
        let ctx = module.ctx().clone();
        let mark = ctx.intern(MANUAL);
        let mut noted = Self::default();
        for function in functions(module) {
            let Some(signature) = function.signature(&ctx, module) else { continue };
            let results: Vec<bool> = signature.results.iter().map(|ty| ty.is_tensor(&ctx)).collect();
            let is_used = results.contains(&true) || module.nested_body(function.0).is_some_and(uses_tensors);
            let Some(name) = symbol_name(module, function.0).filter(|_| is_used) else { continue };
            noted.functions.insert(name, results);
            edit(module, function.0, |b| {
                for op in b.ops_where(|op| allocates(b, op)) {
                    b.set_discardable(op, mark, Some(Attr::UNIT));
                }
            });
        }
        noted
    }

    /// The functions that were noted and have bodies.
    pub fn functions(&self, module: &Body) -> Vec<Op> {
        let is_noted =
            |op: Op| symbol_name(module, op).is_some_and(|name| self.functions.contains_key(&name));
        let with_body = functions(module).into_iter().filter(|function| !function.is_declaration(module));
        with_body.map(|function| function.0).filter(|&op| is_noted(op)).collect()
    }

    /// Frees the buffers of the functions that were noted.
    ///
    /// # Errors
    /// When a buffer cannot be freed whose ownership is not known; the error says why.
    pub fn free(&self, module: &mut Body) -> Result {
        let mut owned = self.functions.clone();
        let mut freed = Vec::new();
        for op in self.functions(module) {
            let is_known = edit(module, op, |b| mark_freed(b) && !check::has_loop(b) && is_supported(b));
            match symbol_name(module, op) {
                Some(name) if is_known == Some(true) => freed.push((op, name)),
                Some(name) => _ = owned.remove(&name),
                None => {}
            }
        }
        for &(op, name) in &freed {
            let results = owned.get(&name).map_or(&[][..], Vec::as_slice);
            let program = InProgram { owned: &owned, results };
            edit(module, op, |b| free_in(b, program))
                .unwrap_or(Ok(()))
                .map_err(|failure| report(module, op, failure))?;
        }
        Ok(())
    }

    /// Removes the marks, which the simplification of deallocations still reads.
    pub fn unmark(&self, module: &mut Body) {
        for function in self.functions(module) {
            edit(module, function, unmark);
        }
    }
}

/// The functions of a symbol table.
fn functions(module: &Body) -> Vec<func::Func> {
    let block = module.root_block();
    block.into_iter().flat_map(|block| module.ops(block)).filter_map(|op| module.as_(op)).collect()
}

/// Edits the body of a function, if it has one.
fn edit<R>(module: &mut Body, function: Op, f: impl FnOnce(&mut Body) -> R) -> Option<R> {
    module.nested_body(function).filter(|body| has_block(body))?;
    let mut body = module.take_nested(function)?;
    let result = f(&mut body);
    module.put_nested(function, body);
    Some(result)
}

/// Whether an operation makes a new memref.
fn allocates(b: &Body, op: Op) -> bool {
    b.results(op).iter().any(|result| is_memref(b, result)) && has_effect(b, op, Effects::ALLOC)
}

/// Marks what allocates the buffers that the program frees itself; returns whether all of it is known.
fn mark_freed(b: &mut Body) -> bool {
    let mark = b.ctx().intern(MANUAL);
    let mut is_known = true;
    for op in b.ops_where(|op| has_effect(b, op, Effects::FREE)) {
        b.set_discardable(op, mark, Some(Attr::UNIT));
        for operand in b.operands(op).iter().collect::<SmallVec<[Value; 4]>>() {
            if !is_memref(b, operand) {
                continue;
            }
            let origin = view_base(b, operand);
            match b.def_op(origin) {
                Some(def) if allocates(b, def) || b.def(def).has(Trait::CallOpInterface) => {
                    b.set_discardable(def, mark, Some(Attr::UNIT));
                }
                // The caller of the function has to own it.
                None if b.def_block(origin).is_some_and(|block| is_root_entry(b, block)) => {}
                _ => is_known = false,
            }
        }
    }
    is_known
}

fn is_root_entry(b: &Body, block: Block) -> bool {
    b.root_regions().any(|region| b.entry_block(region) == Some(block))
}

fn unmark(b: &mut Body) {
    for mark in [MANUAL, NEW] {
        let name = b.ctx().intern(mark);
        for op in b.ops_where(|op| b.attr(op, mark).is_some()) {
            b.set_discardable(op, name, None);
        }
    }
}

/// Whether control flow and effects of all operations are known as far as they concern buffers.
fn is_supported(b: &Body) -> bool {
    let mut is_supported = true;
    b.walk(|op| {
        is_supported &= b.attr(op, MANUAL).is_some() || check::is_known(b, op);
    });
    is_supported
}

fn free_in(b: &mut Body, program: InProgram<'_>) -> core::result::Result<(), Failure> {
    let state = State::new(b);
    let mut freeing = Freeing {
        b,
        state,
        dominance: DominanceInfo::new(None),
        dynamic: false,
        returns_ownership: false,
        private: &FxHashSet::default(),
        bufferized: Some(program),
    };
    freeing.all()
}
