//! Loops, conditions and accesses of `affine`, whose maps take the function's indices and induction variables.

use crate::function::Function;
use crate::guess::value_of;
use terrace::dialects::affine;
use terrace::dialects::arith::AtomicRMWKind;
use terrace::ir::affine::{AffineExpr, AffineMap, AffineOp, IntegerSet};
use terrace::ir::attrs::{ArrayAttr, DenseElementsAttr, IntegerAttr};
use terrace::ir::decl::AttrType;
use terrace::ir::types::{MemRefType, RankedTensorType, VectorType};
use terrace::ir::{Attr, Block, Body, Builder, Loc, OpKind, OpState, Region, Type, Value};

impl Function<'_, '_> {
    /// Adds an operation of `affine` at the end of a block; its results join the values.
    pub fn add_affine_op(
        &mut self,
        body: &mut Body,
        block: Block,
        values: &mut Vec<Value>,
        depth: usize,
    ) -> Option<()> {
        let state = match self.rng.below(7) {
            0 | 1 if depth < 3 => self.affine_for(body, values, depth + 1)?,
            2 if depth < 3 => self.affine_if(body, values, depth + 1)?,
            3 if depth < 3 => self.affine_parallel(body, values, depth + 1)?,
            4 => self.affine_min_max(),
            _ => self.affine_access(body, values)?,
        };
        let op = Builder::at_end(body, block, Loc::UNKNOWN).create(state);
        values.extend(body.results(op));
        Some(())
    }

    /// A random expression of up to `n_dims` dimensions and `n_syms` symbols.
    fn expr(&mut self, n_dims: usize, n_syms: usize) -> AffineExpr {
        let ctx = self.ctx;
        let constant = AffineExpr::constant(ctx, 1 + self.rng.below(4) as i64);
        let [first, other] = [0, 1].map(|_| match self.rng.below(n_dims + n_syms + 1) {
            0 => constant,
            at if at <= n_dims => AffineExpr::dim(ctx, at as u32 - 1),
            at => AffineExpr::sym(ctx, (at - 1 - n_dims) as u32),
        });
        let binary = |op, lhs, rhs| AffineExpr::binary(ctx, op, lhs, rhs);
        match self.rng.below(12) {
            0 => constant,
            1 => binary(AffineOp::Add, first, constant),
            2 => binary(AffineOp::Mul, first, constant),
            3 => binary(AffineOp::FloorDiv, first, constant),
            4 => binary(AffineOp::Add, first, other),
            5 => binary(AffineOp::Mod, binary(AffineOp::Add, first, other), constant),
            6 => binary(AffineOp::CeilDiv, first, constant),
            7 => {
                let minus = AffineExpr::constant(ctx, -1 - self.rng.below(16) as i64);
                binary(AffineOp::Add, binary(AffineOp::Mul, other, minus), first)
            }
            8 => {
                let quotient = binary(AffineOp::FloorDiv, first, constant);
                binary(AffineOp::Add, binary(AffineOp::Mul, quotient, constant), other)
            }
            _ => first,
        }
    }

    /// Random dimensions and symbols, and a map of them with `n` results.
    fn map(&mut self, n: usize) -> (AffineMap, Vec<Value>) {
        let dims: Vec<Value> = (0..self.rng.below(3)).filter_map(|_| self.rng.pick(&self.dims)).collect();
        let n_syms = if self.rng.chance(40) { self.rng.below(3) } else { 0 };
        let syms: Vec<Value> = (0..n_syms).filter_map(|_| self.rng.pick(&self.syms)).collect();
        let exprs: Vec<AffineExpr> = (0..n).map(|_| self.expr(dims.len(), syms.len())).collect();
        (AffineMap::new(dims.len() as u32, syms.len() as u32, &exprs), [dims, syms].concat())
    }

    /// A region of one block that ends in `affine.yield`.
    fn affine_region(
        &mut self,
        body: &mut Body,
        args: &[Type],
        values: &[Value],
        results: &[Type],
        depth: usize,
    ) -> Option<Region> {
        let region = body.create_region();
        let block = body.append_block(region, args);
        let mut values = values.to_vec();
        values.extend_from_slice(body.args(block));
        let n_dims = self.dims.len();
        self.dims.extend(body.args(block).iter().take(1));
        let n = 1 + self.rng.below(5);
        self.fill(body, block, &mut values, n, depth);
        self.dims.truncate(n_dims);
        let mut state = OpState::new(affine::Yield::DEF, Loc::UNKNOWN);
        for &ty in results {
            state.operands.push(value_of(body, &values, self.rng, ty)?);
        }
        Builder::at_end(body, block, Loc::UNKNOWN).create(state);
        Some(region)
    }

    fn affine_for(&mut self, body: &mut Body, values: &[Value], depth: usize) -> Option<OpState> {
        let ctx = self.ctx;
        let (n_lower, n_upper) = (1 + self.rng.below(2), 1 + self.rng.below(2));
        let ((lower, lower_operands), (upper, upper_operands)) = (self.map(n_lower), self.map(n_upper));
        let results: Vec<Type> =
            (0..self.rng.below(2)).filter_map(|_| self.rng.pick(values)).map(|v| body.ty(v)).collect();
        let mut state = OpState::new(affine::For::DEF, Loc::UNKNOWN);
        state.set_slot(affine::For::SLOTS.lower_bound_map, lower.attr(ctx));
        state.set_slot(affine::For::SLOTS.upper_bound_map, upper.attr(ctx));
        let step = IntegerAttr::of_i64(ctx, Type::INDEX, 1 + self.rng.below(3) as i64);
        state.set_slot(affine::For::SLOTS.step, step);
        state.operands.extend(lower_operands.iter().chain(&upper_operands).copied());
        for &ty in &results {
            state.operands.push(value_of(body, values, self.rng, ty)?);
        }
        state.set_segments(ctx, &[lower_operands.len(), upper_operands.len(), results.len()], &[]);
        let args: Vec<Type> = core::iter::once(Type::INDEX).chain(results.iter().copied()).collect();
        state.regions.push(self.affine_region(body, &args, values, &results, depth)?);
        state.results.extend(results);
        Some(state)
    }

    fn affine_if(&mut self, body: &mut Body, values: &[Value], depth: usize) -> Option<OpState> {
        let n = 1 + self.rng.below(2);
        let (map, operands) = self.map(n);
        let constraints = map.results.iter().map(|&expr| (expr, self.rng.chance(30))).collect();
        let set = IntegerSet { n_dims: map.n_dims, n_syms: map.n_syms, constraints };
        let mut state = OpState::new(affine::If::DEF, Loc::UNKNOWN);
        state.set_slot(affine::If::SLOTS.condition, set.attr(self.ctx));
        state.operands.extend(operands);
        let then = self.affine_region(body, &[], values, &[], depth)?;
        let otherwise = match self.rng.chance(50) {
            true => body.create_region(),
            false => self.affine_region(body, &[], values, &[], depth)?,
        };
        state.regions.extend([then, otherwise]);
        Some(state)
    }

    /// A parallel loop over one or two induction variables, with or without a reduction.
    fn affine_parallel(&mut self, body: &mut Body, values: &[Value], depth: usize) -> Option<OpState> {
        use affine::Parallel;
        let ctx = self.ctx;
        let n = 1 + self.rng.below(2);
        let ((lower, lower_operands), (upper, upper_operands)) = (self.map(n), self.map(n));
        let reduced = self.rng.pick(&[Type::F32, Type::I32]).filter(|_| self.rng.chance(40));
        let kind = reduced.map(|ty| if ty == Type::F32 { AtomicRMWKind::AddF } else { AtomicRMWKind::MulI });
        let kinds: Vec<Attr> = kind.iter().map(|&kind| AtomicRMWKind::encode(ctx, kind)).collect();
        let groups = DenseElementsAttr::get(
            ctx,
            RankedTensorType::get(ctx, &[n as i64], Type::I32, None),
            true,
            &1i32.to_le_bytes(),
        );
        let steps: Vec<Attr> =
            (0..n).map(|_| IntegerAttr::of_i64(ctx, Type::I64, 1 + self.rng.below(3) as i64)).collect();
        let mut state = OpState::new(Parallel::DEF, Loc::UNKNOWN);
        state.set_slot(Parallel::SLOTS.reductions, ArrayAttr::get(ctx, &kinds));
        state.set_slot(Parallel::SLOTS.lower_bounds_map, lower.attr(ctx));
        state.set_slot(Parallel::SLOTS.lower_bounds_groups, groups);
        state.set_slot(Parallel::SLOTS.upper_bounds_map, upper.attr(ctx));
        state.set_slot(Parallel::SLOTS.upper_bounds_groups, groups);
        state.set_slot(Parallel::SLOTS.steps, ArrayAttr::get(ctx, &steps));
        state.operands.extend(lower_operands.iter().chain(&upper_operands).copied());
        let results: Vec<Type> = reduced.into_iter().collect();
        state.regions.push(self.affine_region(body, &vec![Type::INDEX; n], values, &results, depth)?);
        state.results.extend(results);
        Some(state)
    }

    /// The least or greatest result of a map.
    fn affine_min_max(&mut self) -> OpState {
        let n = 1 + self.rng.below(3);
        let (map, operands) = self.map(n);
        let (def, slot) = match self.rng.chance(50) {
            true => (affine::Min::DEF, affine::Min::SLOTS.map),
            false => (affine::Max::DEF, affine::Max::SLOTS.map),
        };
        let mut state = OpState::new(def, Loc::UNKNOWN);
        state.set_slot(slot, map.attr(self.ctx));
        state.operands.extend(operands);
        state.results.push(Type::INDEX);
        state
    }

    /// A load or store of an element or vector, or the value of a map.
    fn affine_access(&mut self, body: &mut Body, values: &[Value]) -> Option<OpState> {
        let ctx = self.ctx;
        if self.rng.chance(20) {
            let (map, operands) = self.map(1);
            let mut state = OpState::new(affine::Apply::DEF, Loc::UNKNOWN);
            state.set_slot(affine::Apply::SLOTS.map, map.attr(ctx));
            state.operands.extend(operands);
            state.results.push(Type::INDEX);
            return Some(state);
        }
        let memrefs: Vec<Value> = values
            .iter()
            .copied()
            .filter(|&v| body.ty(v).as_::<MemRefType>(ctx).is_some_and(|m| m.layout.is_none()))
            .collect();
        let base = self.rng.pick(&memrefs)?;
        let memref = body.ty(base).as_::<MemRefType>(ctx)?;
        let (map, operands) = self.map(memref.shape.len());
        let row = VectorType::get(ctx, &[4], memref.elem, &[]);
        let which = self.rng.below(4);
        let (def, slot, value) = match which {
            0 => (affine::Load::DEF, affine::Load::SLOTS.map, Err(memref.elem)),
            1 if !memref.shape.is_empty() => {
                (affine::VectorLoad::DEF, affine::VectorLoad::SLOTS.map, Err(row))
            }
            2 if !memref.shape.is_empty() => {
                let value = value_of(body, values, self.rng, row)?;
                (affine::VectorStore::DEF, affine::VectorStore::SLOTS.map, Ok(value))
            }
            _ => {
                let value = value_of(body, values, self.rng, memref.elem)?;
                (affine::Store::DEF, affine::Store::SLOTS.map, Ok(value))
            }
        };
        let mut state = OpState::new(def, Loc::UNKNOWN);
        state.set_slot(slot, map.attr(ctx));
        state.operands.extend(value.ok());
        state.operands.push(base);
        state.operands.extend(operands);
        state.results.extend(value.err());
        Some(state)
    }
}
