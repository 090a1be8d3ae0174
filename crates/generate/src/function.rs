//! One function: its type, its blocks, and what fills them.

use crate::Kind;
use crate::guess::value_of;
use crate::pools::Pools;
use crate::rng::Rng;
use crate::run;
use terrace::ir::attrs::{DenseArrayAttr, SymbolRefAttr};
use terrace::ir::decl::OpDef;
use terrace::ir::{Block, Body, Builder, Context, Loc, Op, OpState, Str, Type, Value};
use terrace::llvm;

/// A function that is being made.
pub struct Function<'a, 'c> {
    /// The context.
    pub ctx: &'c Context,
    /// What types and attributes are drawn from.
    pub pools: &'a Pools,
    /// The rows of straight-line code.
    pub ops: &'a [&'static OpDef],
    /// The random numbers.
    pub rng: &'a mut Rng,
    /// What the module is made of.
    pub kind: Kind,
    /// How many operations are still to come.
    pub budget: usize,
    /// The name of the function.
    pub name: Str,
    /// The types of its results.
    pub results: Vec<Type>,
}

impl Function<'_, '_> {
    /// Makes function number `i` at the end of a block.
    pub fn make(mut self, body: &mut Body, block: Block, i: usize) -> Op {
        let (args, results) = self.signature();
        let mut b = Builder::at_end(body, block, Loc::UNKNOWN);
        let name = format!("f{i}");
        self.name = b.ctx().intern(&name);
        self.results.clone_from(&results);
        let op = self.kind.function(&mut b, &name, &args, &results);
        let body = b.region_body_mut(op);
        if let Some(entry) = body.root_regions().next().and_then(|region| body.entry_block(region)) {
            self.blocks(body, entry, &results);
        }
        op
    }

    /// The types of arguments and results.
    fn signature(&mut self) -> (Vec<Type>, Vec<Type>) {
        if self.kind == Kind::Run {
            return run::signature(self.rng);
        }
        // Few types, so that values of the same type meet.
        let theme: Vec<Type> =
            (0..2 + self.rng.below(5)).filter_map(|_| self.rng.pick(&self.pools.types)).collect();
        let mut args = theme.clone();
        args.extend(theme.iter().filter(|_| self.rng.chance(60)).collect::<Vec<_>>());
        if self.kind != Kind::Llvm {
            args.extend([Type::INDEX, Type::INDEX, Type::I1]);
        } else {
            args.extend([Type::I1, Type::I32, llvm::ptr(self.ctx)]);
        }
        let results: Vec<Type> = match self.kind {
            Kind::Mixed | Kind::Run => (0..self.rng.below(4)).filter_map(|_| self.rng.pick(&args)).collect(),
            Kind::Llvm => (0..self.rng.below(2)).filter_map(|_| self.rng.pick(&args)).collect(),
        };
        (args, results)
    }

    /// Fills a function: the entry block, and those that are branched to.
    fn blocks(&mut self, body: &mut Body, entry: Block, results: &[Type]) {
        let Some(region) = body.region_of(entry) else { return };
        let mut values = body.args(entry).to_vec();
        let blocks: Vec<Block> = match self.rng.chance(40) {
            false => Vec::new(),
            true => (0..1 + self.rng.below(4))
                .map(|_| {
                    let types: Vec<Type> = (0..self.rng.below(3))
                        .filter_map(|_| self.rng.pick(&values))
                        .map(|v| body.ty(v))
                        .collect();
                    body.append_block(region, &types)
                })
                .collect(),
        };
        let each = self.budget / (blocks.len() + 1) + 1;
        self.fill(body, entry, &mut values, each, 0);
        let shared = values.len();
        self.end(body, entry, &blocks, &values, results);
        for (i, &block) in blocks.iter().enumerate() {
            values.truncate(shared);
            values.extend_from_slice(body.args(block));
            self.fill(body, block, &mut values, each, 0);
            // What is run ends: its branches lead forward.
            let targets = if self.kind == Kind::Run { &blocks[i + 1..] } else { &blocks };
            self.end(body, block, targets, &values, results);
        }
    }

    /// Adds about `n` operations to a block.
    pub fn fill(&mut self, body: &mut Body, block: Block, values: &mut Vec<Value>, n: usize, depth: usize) {
        for _ in 0..n {
            if self.kind != Kind::Llvm && depth < 3 && self.rng.chance(8) {
                self.structured(body, block, values, depth + 1);
            } else if self.kind == Kind::Run && self.rng.chance(8) {
                self.memory(body, block, values);
            } else if self.kind == Kind::Llvm
                && self.rng.chance(8)
                && self.call_itself(body, block, values).is_some()
            {
                continue;
            } else {
                self.simple(body, block, values);
            }
        }
    }

    /// Calls the function that is being made.
    fn call_itself(&mut self, body: &mut Body, block: Block, values: &mut Vec<Value>) -> Option<()> {
        let entry = body.root_regions().next().and_then(|region| body.entry_block(region))?;
        let types: Vec<Type> = body.arg_types(entry).collect();
        let args: Vec<Value> =
            types.into_iter().map(|ty| value_of(body, values, self.rng, ty)).collect::<Option<_>>()?;
        let mut state = OpState::new(OpDef::find(b"llvm.call")?, Loc::UNKNOWN);
        state.set_slot(state.def.slot_of("callee")?, SymbolRefAttr::flat(self.ctx, self.name));
        state.set_slot(state.def.slot_of("op_bundle_sizes")?, DenseArrayAttr::of_i32s(self.ctx, &[]));
        for name in
            ["fastmathFlags", "TailCallKind", "access_groups", "alias_scopes", "noalias_scopes", "tbaa"]
        {
            let Some(slot) = state.def.slot_of(name).filter(|_| self.rng.chance(15)) else { continue };
            if name == "fastmathFlags" && !self.results.first().is_some_and(|ty| ty.is_float(self.ctx)) {
                continue;
            }
            if name != "TailCallKind"
                && let Some(attr) = self.pools.attr(self.ctx, self.rng, &state.def.attrs[slot])
            {
                state.set_slot(slot, attr);
            }
        }
        let sizes = [args.len(), 0];
        state.operands.extend(args);
        state.results.extend(self.results.iter().copied());
        state.set_segments(self.ctx, &sizes, &[]);
        let op = Builder::at_end(body, block, Loc::UNKNOWN).create(state);
        values.extend(body.results(op));
        Some(())
    }

    /// Ends a block of a function: a return, or a branch to other blocks.
    fn end(&mut self, body: &mut Body, block: Block, blocks: &[Block], values: &[Value], results: &[Type]) {
        if !blocks.is_empty() && self.rng.chance(75) && self.branch(body, block, blocks, values).is_some() {
            return;
        }
        let given: Option<Vec<Value>> =
            results.iter().map(|&ty| value_of(body, values, self.rng, ty)).collect();
        let Some(def) = self.kind.row("return") else { return };
        let mut state = OpState::new(def, Loc::UNKNOWN);
        state.operands.extend(given.unwrap_or_default());
        Builder::at_end(body, block, Loc::UNKNOWN).create(state);
    }

    fn branch(&mut self, body: &mut Body, block: Block, blocks: &[Block], values: &[Value]) -> Option<()> {
        let target = self.rng.pick(blocks)?;
        let args = self.args_of(body, target, values)?;
        if self.rng.chance(50) {
            let mut state = OpState::new(self.kind.row("br")?, Loc::UNKNOWN);
            state.operands.extend(args);
            state.succs.push(target);
            Builder::at_end(body, block, Loc::UNKNOWN).create(state);
            return Some(());
        }
        let other = self.rng.pick(blocks)?;
        let others = self.args_of(body, other, values)?;
        let condition = value_of(body, values, self.rng, Type::I1)?;
        let mut state = OpState::new(self.kind.row("cond_br")?, Loc::UNKNOWN);
        state.operands.push(condition);
        let sizes = [1, args.len(), others.len()];
        state.operands.extend(args);
        state.operands.extend(others);
        state.succs.extend([target, other]);
        if self.rng.chance(20) {
            let slot = state.def.slot_of("branch_weights")?;
            state.set_slot(slot, DenseArrayAttr::of_i32s(self.ctx, &[3, 97]));
        }
        state.set_segments(self.ctx, &sizes, &[]);
        Builder::at_end(body, block, Loc::UNKNOWN).create(state);
        Some(())
    }

    fn args_of(&mut self, body: &Body, block: Block, values: &[Value]) -> Option<Vec<Value>> {
        body.arg_types(block).map(|ty| value_of(body, values, self.rng, ty)).collect()
    }
}
