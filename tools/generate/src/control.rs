//! Control flow of the llvm dialect (switches, exceptions, calls) and debug records.

use crate::function::Function;
use crate::globals::op_def;
use crate::guess::{insert_if_valid, value_of};
use terrace::ir::attrs::{ArrayAttr, DenseArrayAttr, DenseElementsAttr, StringAttr, SymbolRefAttr};
use terrace::ir::types::VectorType;
use terrace::ir::{Attr, Block, Body, Builder, Loc, OpState, Type, Value};
use terrace::llvm;

impl Function<'_, '_> {
    /// A location for an operation.
    pub fn loc(&mut self) -> Loc {
        let Some(debug) = self.debug() else { return Loc::UNKNOWN };
        let locs = debug.locs.clone();
        if self.rng.chance(15) { Loc::UNKNOWN } else { self.rng.pick(&locs).unwrap_or(Loc::UNKNOWN) }
    }

    /// A location for a call: LLVM requires one in a function with debug information.
    fn call_loc(&mut self) -> Loc {
        let locs = self.debug().map(|debug| debug.locs.clone()).unwrap_or_default();
        self.rng.pick(&locs).unwrap_or(Loc::UNKNOWN)
    }

    /// Adds a call of a function of the module, possibly a recursive one.
    pub fn add_call(&mut self, body: &mut Body, block: Block, values: &mut Vec<Value>) -> Option<()> {
        let callee = self.rng.below(self.module.callees.len());
        let callee = self.module.callees.get(callee)?.clone();
        let mut args: Vec<Value> =
            callee.params.iter().map(|&ty| value_of(body, values, self.rng, ty)).collect::<Option<_>>()?;
        if callee.vararg {
            let fixed = args.len();
            args.extend((0..self.rng.below(3)).filter_map(|_| self.rng.pick(values)));
            // Only these types are certain to be accepted as variadic arguments.
            let plain =
                |v: &Value| [Type::I32, Type::I64, Type::F64, llvm::ptr(self.ctx)].contains(&body.ty(*v));
            if !args[fixed..].iter().all(plain) {
                args.truncate(fixed);
            }
        }
        let loc = self.call_loc();
        let mut state = OpState::new(op_def::<llvm::Call>(), loc);
        let slots = llvm::Call::SLOTS;
        if callee.vararg {
            state.set_slot(slots.var_callee_type, terrace::ir::attrs::TypeAttr::get(self.ctx, callee.ty));
        }
        state.set_slot(slots.callee, SymbolRefAttr::flat(self.ctx, callee.name));
        let bundles = self.bundles(values, [slots.op_bundle_sizes, slots.op_bundle_tags], &mut state);
        for name in [
            "fastmathFlags",
            "TailCallKind",
            "access_groups",
            "alias_scopes",
            "noalias_scopes",
            "tbaa",
            "no_unwind",
        ] {
            let Some(slot) = state.def.slot_of(name).filter(|_| self.rng.chance(15)) else { continue };
            if name == "fastmathFlags" && !callee.results.first().is_some_and(|ty| ty.is_float(self.ctx)) {
                continue;
            }
            if name != "TailCallKind"
                && let Some(attr) = self.pools.attr(self.ctx, self.rng, &state.def.attrs[slot])
            {
                state.set_slot(slot, attr);
            }
        }
        let sizes = [args.len(), bundles.len()];
        state.operands.extend(args);
        state.operands.extend(bundles);
        state.results.extend(callee.results);
        state.set_segments(self.ctx, &sizes, &[]);
        let op = Builder::at_end(body, block, loc).create(state);
        values.extend(body.results(op));
        Some(())
    }

    /// Sets the attributes of operand bundles and returns their operands.
    fn bundles(&mut self, values: &[Value], [sizes, tags]: [usize; 2], state: &mut OpState) -> Vec<Value> {
        let mut operands = Vec::new();
        let (mut lengths, mut names) = (Vec::new(), Vec::new());
        if self.rng.chance(8) {
            for name in ["deopt", "own"] {
                let n = self.rng.below(3).min(values.len());
                operands.extend((0..n).filter_map(|_| self.rng.pick(values)));
                lengths.push(n as i32);
                names.push(StringAttr::of(self.ctx, name));
            }
            state.set_slot(tags, ArrayAttr::get(self.ctx, &names));
        }
        state.set_slot(sizes, DenseArrayAttr::of_i32s(self.ctx, &lengths));
        operands
    }

    /// Adds the address of a global or function of the module.
    pub fn add_address(&mut self, body: &mut Body, block: Block, values: &mut Vec<Value>) -> Option<()> {
        let (name, ty) = self.rng.pick(&self.module.symbols)?;
        let loc = self.loc();
        let mut state = OpState::new(op_def::<llvm::AddressOf>(), loc);
        state.set_slot(llvm::AddressOf::SLOTS.global_name, SymbolRefAttr::flat(self.ctx, name));
        state.results.push(ty);
        let op = Builder::at_end(body, block, loc).create(state);
        values.extend(body.results(op));
        Some(())
    }

    /// Adds a debug record of a variable or a label.
    pub fn add_debug_record(&mut self, body: &mut Body, block: Block, values: &[Value]) -> Option<()> {
        let debug = self.debug()?;
        let (vars, labels, exprs) = (debug.vars.clone(), debug.labels.clone(), debug.exprs.clone());
        let expr = self.rng.pick(&exprs).filter(|_| self.rng.chance(60));
        let state = match self.rng.below(6) {
            0 => {
                let (label, loc) = self.rng.pick(&labels)?;
                let mut state = OpState::new(op_def::<llvm::DbgLabel>(), loc);
                state.set_slot(llvm::DbgLabel::SLOTS.label, label);
                state
            }
            kind => {
                let (var, loc) = self.rng.pick(&vars)?;
                let declares = kind < 3;
                let def = if declares { op_def::<llvm::DbgDeclare>() } else { op_def::<llvm::DbgValue>() };
                let mut state = OpState::new(def, loc);
                state.set_slot(def.slot_of("varInfo")?, var);
                if let Some(expr) = expr {
                    state.set_slot(def.slot_of("locationExpr")?, expr);
                }
                state.operands.push(match declares {
                    true => value_of(body, values, self.rng, llvm::ptr(self.ctx))?,
                    false => self.rng.pick(values)?,
                });
                state
            }
        };
        let loc = self.debug().and_then(|debug| debug.loc);
        insert_if_valid(self.kind, body, block, state, loc, self.module.allow_untranslatable).map(|_| ())
    }

    /// Ends a block with a terminator that only the llvm dialect has.
    pub fn end_llvm(
        &mut self,
        body: &mut Body,
        block: Block,
        blocks: &[Block],
        values: &[Value],
    ) -> Option<()> {
        match self.rng.below(10) {
            0..4 if !blocks.is_empty() => self.switch(body, block, blocks, values),
            4..8 if !self.pads.is_empty() && !blocks.is_empty() => self.invoke(body, block, blocks, values),
            8 if !blocks.is_empty() => self.indirect(body, block, blocks, values),
            9 if self.rng.chance(30) => {
                let loc = self.loc();
                self.finish(body, block, OpState::new(op_def::<llvm::Unreachable>(), loc))
            }
            _ => None,
        }
    }

    fn finish(&mut self, body: &mut Body, block: Block, state: OpState) -> Option<()> {
        let loc = state.loc;
        Builder::at_end(body, block, loc).create(state);
        Some(())
    }

    fn switch(&mut self, body: &mut Body, block: Block, blocks: &[Block], values: &[Value]) -> Option<()> {
        let integers: Vec<Value> = values
            .iter()
            .copied()
            .filter(|&v| body.ty(v).signless_width(self.ctx).is_some_and(|w| w <= 64))
            .collect();
        let value = self.rng.pick(&integers)?;
        let ty = body.ty(value);
        let width = ty.signless_width(self.ctx)?;
        let mut numbers: Vec<u64> = Vec::new();
        for _ in 0..self.rng.below(6) {
            let n = self.rng.pick(&[0, 1, 2, 3, 77, u64::MAX, 1 << 63, i64::MAX as u64])?
                & (u64::MAX >> (64 - width));
            if !numbers.contains(&n) {
                numbers.push(n);
            }
        }
        let loc = self.loc();
        let mut state = OpState::new(op_def::<llvm::Switch>(), loc);
        let slots = llvm::Switch::SLOTS;
        state.operands.push(value);
        let default = self.rng.pick(blocks)?;
        let args = self.args_of(body, default, values)?;
        if numbers.is_empty() && !args.is_empty() {
            // Upstream crashes on a default destination with arguments and no cases.
            numbers.push(0);
        }
        let mut sizes = [1, args.len(), 0];
        state.succs.push(default);
        state.operands.extend(args);
        let mut arg_counts = Vec::new();
        for _ in &numbers {
            // Few targets, so that a block often has several edges with different arguments.
            let target = self.rng.pick(blocks)?;
            let args = self.args_of(body, target, values)?;
            arg_counts.push(args.len() as i32);
            sizes[2] += args.len();
            state.succs.push(target);
            state.operands.extend(args);
        }
        state.set_slot(slots.case_operand_segments, DenseArrayAttr::of_i32s(self.ctx, &arg_counts));
        if !numbers.is_empty() {
            let n = numbers.len();
            let shape = VectorType::get(self.ctx, &[n as i64], ty, &[]);
            let bytes = width.div_ceil(8).next_power_of_two() as usize;
            let data: Vec<u8> = numbers.iter().flat_map(|n| n.to_le_bytes()[..bytes].to_vec()).collect();
            state.set_slot(slots.case_values, DenseElementsAttr::get(self.ctx, shape, n == 1, &data));
        }
        if !numbers.is_empty() && self.rng.chance(25) {
            let weights: Vec<i32> = (0..=numbers.len()).map(|i| i as i32 * 5 + 1).collect();
            state.set_slot(slots.branch_weights, DenseArrayAttr::of_i32s(self.ctx, &weights));
        }
        state.set_segments(self.ctx, &sizes, &[]);
        self.finish(body, block, state)
    }

    fn invoke(&mut self, body: &mut Body, block: Block, blocks: &[Block], values: &[Value]) -> Option<()> {
        let callee = self.rng.below(self.module.callees.len());
        let callee = self.module.callees.get(callee)?.clone();
        let args: Vec<Value> =
            callee.params.iter().map(|&ty| value_of(body, values, self.rng, ty)).collect::<Option<_>>()?;
        let (normal, pad) = (self.rng.pick(blocks)?, self.rng.pick(&self.pads)?);
        let normals = self.args_of(body, normal, values)?;
        let pads = self.args_of(body, pad, values)?;
        let loc = self.call_loc();
        let mut state = OpState::new(op_def::<llvm::Invoke>(), loc);
        let slots = llvm::Invoke::SLOTS;
        state.set_slot(slots.callee, SymbolRefAttr::flat(self.ctx, callee.name));
        if callee.vararg {
            state.set_slot(slots.var_callee_type, terrace::ir::attrs::TypeAttr::get(self.ctx, callee.ty));
        }
        // Upstream parses the operands of bundles before those of successors, so only one of the two is present.
        let given = if normals.is_empty() && pads.is_empty() { values } else { &[] };
        let bundles = self.bundles(given, [slots.op_bundle_sizes, slots.op_bundle_tags], &mut state);
        if self.rng.chance(20) {
            state.set_slot(slots.branch_weights, DenseArrayAttr::of_i32s(self.ctx, &[99, 1]));
        }
        let sizes = [args.len(), normals.len(), pads.len(), bundles.len()];
        state.operands.extend(args.into_iter().chain(normals).chain(pads).chain(bundles));
        state.succs.extend([normal, pad]);
        state.results.extend(callee.results);
        state.set_segments(self.ctx, &sizes, &[]);
        self.finish(body, block, state)
    }

    fn indirect(&mut self, body: &mut Body, block: Block, blocks: &[Block], values: &[Value]) -> Option<()> {
        let loc = self.loc();
        let mut state = OpState::new(op_def::<llvm::IndirectBr>(), loc);
        state.operands.push(value_of(body, values, self.rng, llvm::ptr(self.ctx))?);
        let mut arg_counts = Vec::new();
        for _ in 0..1 + self.rng.below(3) {
            let target = self.rng.pick(blocks)?;
            let args = self.args_of(body, target, values)?;
            arg_counts.push(args.len() as i32);
            state.succs.push(target);
            state.operands.extend(args);
        }
        state.set_slot(
            llvm::IndirectBr::SLOTS.indbr_operand_segments,
            DenseArrayAttr::of_i32s(self.ctx, &arg_counts),
        );
        self.finish(body, block, state)
    }

    /// Makes the operands of landing pads' clauses, in the entry block.
    pub fn make_clauses(&mut self, body: &mut Body, entry: Block) {
        let ptr = llvm::ptr(self.ctx);
        let types = [ptr, llvm::ArrayType::get(self.ctx, ptr, 2)];
        for ty in types {
            let mut state = OpState::new(op_def::<llvm::Zero>(), Loc::UNKNOWN);
            state.results.push(ty);
            let op = Builder::at_end(body, entry, Loc::UNKNOWN).create(state);
            self.clauses.extend(body.results(op));
        }
        let mut more = Vec::new();
        if self.add_address(body, entry, &mut more).is_some()
            && more.first().is_some_and(|&v| body.ty(v) == ptr)
        {
            self.clauses.extend(more);
        }
    }

    /// Starts a landing-pad block. The value of the landing pad joins the values.
    pub fn landing_pad(&mut self, body: &mut Body, block: Block, values: &mut Vec<Value>) -> Option<Value> {
        let loc = self.loc();
        let mut state = OpState::new(op_def::<llvm::Landingpad>(), loc);
        for _ in 0..self.rng.below(3) {
            state.operands.extend(self.rng.pick(&self.clauses));
        }
        if state.operands.is_empty() || self.rng.chance(40) {
            state.set_slot(llvm::Landingpad::SLOTS.cleanup, Attr::UNIT);
        }
        let fields = [llvm::ptr(self.ctx), Type::I32];
        state.results.push(llvm::StructType::literal(self.ctx, &fields, false));
        let op = Builder::at_end(body, block, loc).create(state);
        let value = body.results(op).iter().next();
        values.extend(value);
        value
    }

    /// Ends a block with `resume`.
    pub fn resume(&mut self, body: &mut Body, block: Block, value: Value) {
        let loc = self.loc();
        let mut state = OpState::new(op_def::<llvm::Resume>(), loc);
        state.operands.push(value);
        self.finish(body, block, state);
    }
}
