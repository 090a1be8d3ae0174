//! Operations with regions: the structured control flow of `scf`.

use crate::Kind;
use crate::function::Function;
use crate::guess::value_of;
use crate::run;
use terrace::ir::attrs::DenseArrayAttr;
use terrace::ir::decl::OpDef;
use terrace::ir::{Block, Body, Builder, Loc, OpState, Region, Type, Value};

impl Function<'_, '_> {
    /// The declaration of an operation.
    fn op_def(&self, name: &str) -> Option<&'static OpDef> {
        self.ctx.op(name.as_bytes())
    }

    /// Adds an operation with regions at the end of a block; its results join the values.
    pub fn add_structured_op(
        &mut self,
        body: &mut Body,
        block: Block,
        values: &mut Vec<Value>,
        depth: usize,
    ) {
        let made = match self.rng.below(6) {
            0 | 1 => self.if_op(body, values, depth),
            2 | 3 => self.for_op(body, block, values, depth),
            4 if self.kind != Kind::Run => self.while_op(body, values, depth),
            _ => self.switch_or_execute(body, values, depth),
        };
        let Some(state) = made else { return };
        let op = Builder::at_end(body, block, Loc::UNKNOWN).create(state);
        values.extend(body.results(op));
    }

    /// Random types for the results of an operation, those of existing values.
    fn result_types(&mut self, body: &Body, values: &[Value]) -> Vec<Type> {
        (0..self.rng.below(3)).filter_map(|_| self.rng.pick(values)).map(|v| body.ty(v)).collect()
    }

    /// A region of one block that yields values of these types. It can use values defined outside.
    fn region(
        &mut self,
        body: &mut Body,
        args: &[Type],
        values: &[Value],
        results: &[Type],
        depth: usize,
        terminator: &str,
    ) -> Option<Region> {
        let region = body.create_region();
        let block = body.append_block(region, args);
        let mut values = values.to_vec();
        values.extend_from_slice(body.args(block));
        let n = 1 + self.rng.below(6);
        self.fill(body, block, &mut values, n, depth);
        let mut state = OpState::new(self.op_def(terminator)?, Loc::UNKNOWN);
        if terminator == "scf.condition" {
            state.operands.push(value_of(body, &values, self.rng, Type::I1)?);
        }
        for &ty in results {
            state.operands.push(value_of(body, &values, self.rng, ty)?);
        }
        Builder::at_end(body, block, Loc::UNKNOWN).create(state);
        Some(region)
    }

    fn if_op(&mut self, body: &mut Body, values: &[Value], depth: usize) -> Option<OpState> {
        let results = self.result_types(body, values);
        let mut state = OpState::new(self.op_def("scf.if")?, Loc::UNKNOWN);
        state.operands.push(value_of(body, values, self.rng, Type::I1)?);
        let then = self.region(body, &[], values, &results, depth, "scf.yield")?;
        let otherwise = match results.is_empty() && self.rng.chance(50) {
            true => body.create_region(),
            false => self.region(body, &[], values, &results, depth, "scf.yield")?,
        };
        state.regions.extend([then, otherwise]);
        state.results.extend(results);
        Some(state)
    }

    fn for_op(&mut self, body: &mut Body, block: Block, values: &[Value], depth: usize) -> Option<OpState> {
        let results = self.result_types(body, values);
        let mut state = OpState::new(self.op_def("scf.for")?, Loc::UNKNOWN);
        let counter = if self.rng.chance(80) { Type::INDEX } else { Type::I32 };
        if self.kind == Kind::Run {
            let bounds = [0, self.rng.below(5) as i64, 1];
            state.operands.extend(bounds.map(|n| run::constant(body, block, counter, n)));
        } else {
            for _ in 0..3 {
                state.operands.push(value_of(body, values, self.rng, counter)?);
            }
        }
        for &ty in &results {
            state.operands.push(value_of(body, values, self.rng, ty)?);
        }
        let mut args = vec![counter];
        args.extend(&results);
        state.regions.push(self.region(body, &args, values, &results, depth, "scf.yield")?);
        state.results.extend(results);
        Some(state)
    }

    fn while_op(&mut self, body: &mut Body, values: &[Value], depth: usize) -> Option<OpState> {
        let (inits, results) = (self.result_types(body, values), self.result_types(body, values));
        let mut state = OpState::new(self.op_def("scf.while")?, Loc::UNKNOWN);
        for &ty in &inits {
            state.operands.push(value_of(body, values, self.rng, ty)?);
        }
        let before = self.region(body, &inits, values, &results, depth, "scf.condition")?;
        let after = self.region(body, &results, values, &inits, depth, "scf.yield")?;
        state.regions.extend([before, after]);
        state.results.extend(results);
        Some(state)
    }

    fn switch_or_execute(&mut self, body: &mut Body, values: &[Value], depth: usize) -> Option<OpState> {
        let results = self.result_types(body, values);
        if self.rng.chance(30) {
            let mut state = OpState::new(self.op_def("scf.execute_region")?, Loc::UNKNOWN);
            state.regions.push(self.region(body, &[], values, &results, depth, "scf.yield")?);
            state.results.extend(results);
            return Some(state);
        }
        let mut state = OpState::new(self.op_def("scf.index_switch")?, Loc::UNKNOWN);
        state.operands.push(value_of(body, values, self.rng, Type::INDEX)?);
        let n = self.rng.below(3) as i64;
        let cases: Vec<i64> = (0..n).map(|i| i * 3 - 1).collect();
        state.set_slot(state.def.slot_of("cases")?, DenseArrayAttr::of_i64s(self.ctx, &cases));
        for _ in 0..=n {
            state.regions.push(self.region(body, &[], values, &results, depth, "scf.yield")?);
        }
        state.results.extend(results);
        Some(state)
    }
}
