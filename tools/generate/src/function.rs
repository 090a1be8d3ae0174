//! One function: its type, its blocks and their operations.

use crate::Kind;
use crate::debug::FunctionDebug;
use crate::globals::ModuleContext;
use crate::guess::value_of;
use crate::pools::Pools;
use crate::rng::Rng;
use crate::run;
use terrace::ir::attrs::{DenseArrayAttr, SymbolRefAttr};
use terrace::ir::decl::OpDef;
use terrace::ir::{Block, Body, Builder, Context, Loc, Op, OpState, Type, Value};
use terrace::llvm;

/// A function under construction.
pub struct Function<'a, 'c> {
    /// The context.
    pub ctx: &'c Context,
    /// The types and attributes to draw from.
    pub pools: &'a Pools,
    /// The operations of straight-line code.
    pub ops: &'a [&'static OpDef],
    /// The random number generator.
    pub rng: &'a mut Rng,
    /// The kind of module.
    pub kind: Kind,
    /// The number of operations to generate.
    pub budget: usize,
    /// The other symbols and debug information of the module.
    pub module: &'a mut ModuleContext,
    /// The number of the function.
    pub number: usize,
    /// The blocks of landing pads.
    pub pads: Vec<Block>,
    /// The operands of landing pads' clauses.
    pub clauses: Vec<Value>,
    /// The indices that affine maps can take.
    pub dims: Vec<Value>,
    /// The indices that affine maps can take as symbols.
    pub syms: Vec<Value>,
}

impl Function<'_, '_> {
    /// The function's debug information.
    pub fn debug(&self) -> Option<&FunctionDebug> {
        self.module.debug.get(self.number)
    }

    /// Creates the function at the end of a block.
    pub fn make(mut self, body: &mut Body, block: Block) -> Op {
        let (args, results) = self.signature();
        let loc = self.debug().and_then(|debug| debug.loc).unwrap_or(Loc::UNKNOWN);
        let mut b = Builder::at_end(body, block, loc);
        let op = self.kind.function(&mut b, &format!("f{}", self.number), &args, &results);
        self.module.add(self.ctx, body, op);
        let unwinds = self.kind == Kind::Llvm && self.module.unwinds && self.rng.chance(70);
        if unwinds {
            let personality = SymbolRefAttr::flat(self.ctx, self.ctx.intern("__gxx_personality_v0"));
            body.set_slot(op, llvm::Func::SLOTS.personality, Some(personality));
        }
        let body = body.region_body_mut(op);
        if let Some(entry) = body.root_regions().next().and_then(|region| body.entry_block(region)) {
            self.blocks(body, entry, &results, unwinds);
        }
        op
    }

    /// The types of arguments and results.
    fn signature(&mut self) -> (Vec<Type>, Vec<Type>) {
        if self.kind == Kind::Run {
            return run::signature(self.rng);
        }
        // Few types, so that many values have the same type.
        let types: Vec<Type> =
            (0..2 + self.rng.below(5)).filter_map(|_| self.rng.pick(&self.pools.types)).collect();
        let mut args = types.clone();
        args.extend(types.iter().filter(|_| self.rng.chance(60)).collect::<Vec<_>>());
        if self.kind != Kind::Llvm {
            args.extend([Type::INDEX, Type::INDEX, Type::I1]);
        } else {
            args.extend([Type::I1, Type::I32, llvm::ptr(self.ctx)]);
        }
        let results: Vec<Type> = match self.kind {
            Kind::Mixed | Kind::Unregistered | Kind::Vector | Kind::Run => {
                (0..self.rng.below(4)).filter_map(|_| self.rng.pick(&args)).collect()
            }
            Kind::Llvm => (0..self.rng.below(2)).filter_map(|_| self.rng.pick(&args)).collect(),
        };
        (args, results)
    }

    /// Fills a function: the entry block and the blocks that it branches to.
    fn blocks(&mut self, body: &mut Body, entry: Block, results: &[Type], unwinds: bool) {
        let Some(region) = body.region_of(entry) else { return };
        let mut values = body.args(entry).to_vec();
        self.dims = values.iter().copied().filter(|&v| body.ty(v).is_index()).collect();
        self.syms.clone_from(&self.dims);
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
        if unwinds && !blocks.is_empty() {
            self.make_clauses(body, entry);
            for _ in 0..1 + self.rng.below(2) {
                let types: Vec<Type> = (0..self.rng.below(2))
                    .filter_map(|_| self.rng.pick(&values))
                    .map(|v| body.ty(v))
                    .collect();
                self.pads.push(body.append_block(region, &types));
            }
        }
        for &block in blocks.iter().chain(&self.pads.clone()) {
            for &arg in &body.args(block).to_vec() {
                let loc = self.loc();
                body.set_arg_loc(arg, loc);
            }
        }
        let ops_per_block = self.budget / (blocks.len() + 1) + 1;
        self.fill(body, entry, &mut values, ops_per_block, 0);
        let shared = values.len();
        self.end(body, entry, &blocks, &values, results);
        for (i, &block) in blocks.iter().enumerate() {
            values.truncate(shared);
            values.extend_from_slice(body.args(block));
            self.fill(body, block, &mut values, ops_per_block, 0);
            // A function to run must terminate: its branches lead forward.
            let targets = if self.kind == Kind::Run { &blocks[i + 1..] } else { &blocks };
            self.end(body, block, targets, &values, results);
        }
        for pad in std::mem::take(&mut self.pads) {
            values.truncate(shared);
            values.extend_from_slice(body.args(pad));
            let caught = self.landing_pad(body, pad, &mut values);
            self.fill(body, pad, &mut values, ops_per_block.min(3), 0);
            match caught {
                Some(caught) if self.rng.chance(50) => self.resume(body, pad, caught),
                _ => self.end(body, pad, &blocks, &values, results),
            }
        }
    }

    /// Adds about `n` operations to a block.
    pub fn fill(&mut self, body: &mut Body, block: Block, values: &mut Vec<Value>, n: usize, depth: usize) {
        for _ in 0..n {
            if self.kind == Kind::Vector && self.rng.chance(60) {
                match self.rng.below(10) {
                    0..4 => self.add_vector_op(body, block, values),
                    4..6 => self.add_matrix_op(body, block, values),
                    _ => self.add_affine_op(body, block, values, depth),
                };
            } else if self.kind == Kind::Unregistered && self.rng.chance(15) {
                self.add_unregistered_op(body, block, values, &[]);
            } else if self.kind != Kind::Llvm && depth < 3 && self.rng.chance(8) {
                self.add_structured_op(body, block, values, depth + 1);
            } else if self.kind == Kind::Run && self.rng.chance(8) {
                self.add_memory_ops(body, block, values);
            } else if self.kind == Kind::Llvm
                && self.rng.chance(24)
                && match self.rng.below(3) {
                    0 => self.add_call(body, block, values),
                    1 => self.add_address(body, block, values),
                    _ => self.add_debug_record(body, block, values),
                }
                .is_some()
            {
                continue;
            } else {
                self.add_simple_op(body, block, values);
            }
        }
    }

    /// Adds an operation of an unregistered dialect; its results join the values.
    fn add_unregistered_op(
        &mut self,
        body: &mut Body,
        block: Block,
        values: &mut Vec<Value>,
        targets: &[Block],
    ) {
        let name = if targets.is_empty() {
            ["new.op", "new.use", "other.op"]
        } else {
            ["new.br", "new.br", "my.br"]
        };
        let def = OpDef::unregistered(name[self.rng.below(3)]);
        let loc = self.loc();
        let mut state = OpState::new(def, loc);
        state.operands.extend((0..self.rng.below(4)).filter_map(|_| self.rng.pick(values)));
        if targets.is_empty() {
            state.results.extend((0..self.rng.below(3)).filter_map(|_| self.rng.pick(&self.pools.types)));
        }
        state.succs.extend(targets.iter().copied());
        let op = Builder::at_end(body, block, loc).create(state);
        for name in ["a", "new.b"] {
            if self.rng.chance(30) {
                let attr = self.pools.any_attr(self.rng);
                body.set_attr(op, name, attr);
            }
        }
        values.extend(body.results(op));
    }

    /// Ends a block with a return or a branch.
    fn end(&mut self, body: &mut Body, block: Block, blocks: &[Block], values: &[Value], results: &[Type]) {
        if self.kind == Kind::Llvm
            && self.rng.chance(35)
            && self.end_llvm(body, block, blocks, values).is_some()
        {
            return;
        }
        if self.kind == Kind::Unregistered && self.rng.chance(25) {
            let n = self.rng.below(3);
            let targets: Vec<Block> = (0..n).filter_map(|_| self.rng.pick(blocks)).collect();
            self.add_unregistered_op(body, block, &mut values.to_vec(), &targets);
            return;
        }
        if !blocks.is_empty() && self.rng.chance(75) && self.branch(body, block, blocks, values).is_some() {
            return;
        }
        let given: Option<Vec<Value>> =
            results.iter().map(|&ty| value_of(body, values, self.rng, ty)).collect();
        let Some(def) = self.kind.op_def(self.ctx, "return") else { return };
        let loc = self.loc();
        let mut state = OpState::new(def, loc);
        state.operands.extend(given.unwrap_or_default());
        Builder::at_end(body, block, loc).create(state);
    }

    fn branch(&mut self, body: &mut Body, block: Block, blocks: &[Block], values: &[Value]) -> Option<()> {
        let target = self.rng.pick(blocks)?;
        let args = self.args_of(body, target, values)?;
        let loc = self.loc();
        if self.rng.chance(50) {
            let mut state = OpState::new(self.kind.op_def(self.ctx, "br")?, loc);
            state.operands.extend(args);
            state.succs.push(target);
            self.annotate(&mut state);
            Builder::at_end(body, block, Loc::UNKNOWN).create(state);
            return Some(());
        }
        let other = self.rng.pick(blocks)?;
        let others = self.args_of(body, other, values)?;
        let condition = value_of(body, values, self.rng, Type::I1)?;
        let mut state = OpState::new(self.kind.op_def(self.ctx, "cond_br")?, loc);
        self.annotate(&mut state);
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

    /// Attaches a loop annotation to a branch, sometimes.
    fn annotate(&mut self, state: &mut OpState) {
        if let Some(slot) = state.def.slot_of("loop_annotation").filter(|_| self.rng.chance(20))
            && let Some(attr) = self.pools.attr(self.ctx, self.rng, &state.def.attrs[slot])
        {
            state.set_slot(slot, attr);
        }
    }

    /// Values to pass to a block, if there are some of the types of its arguments.
    pub fn args_of(&mut self, body: &Body, block: Block, values: &[Value]) -> Option<Vec<Value>> {
        body.arg_types(block).map(|ty| value_of(body, values, self.rng, ty)).collect()
    }
}
