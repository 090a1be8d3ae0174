//! `convert-parallel-loops-to-gpu`: parallel loops with a mapping become a launch.

use crate::prelude::*;
use terrace_gpu::gpu::transforms::MAPPING;
use terrace_gpu::gpu::{Launch, ParallelLoopDimMappingAttr, Processor, Terminator};
use terrace_ir::effects::effects_recursively;
use terrace_memory::affine::{Apply, Min};
use terrace_memory::scf::{For, If, Parallel};

passes! {
    /// Convert mapped scf.parallel ops to gpu launch operations.
    ///
    /// The attribute `mapping` of a loop says for each dimension which processors run its iterations; a sequential dimension
    /// becomes a loop. Loops in others are merged into one launch.
    ParallelLoopsToGpu("ConvertParallelLoopToGpuPass") = "convert-parallel-loops-to-gpu" on(Anchor::Any)
        => parallel_loops_to_gpu;
}

/// The attribute that upstream marks loops with that it has looked at; launches keep it.
const VISITED: &str = "SCFToGPU_visited";

fn parallel_loops_to_gpu(_: &ParallelLoopsToGpu, pass: &mut PassContext<'_>) -> Result {
    if let Some(mut body) = pass.body.take_nested(pass.op) {
        let scope = Scope { body: pass.body, parent: pass.outer };
        convert_all(&mut body, (&scope, pass.op));
        pass.body.put_nested(pass.op, body);
    }
    Ok(())
}

/// An operation that owns a body, for messages.
type Owner<'a> = (&'a Scope<'a>, Op);

/// Replaces the loops of a body, and of those inside. Nesting is bounded by the parser.
fn convert_all(b: &mut Body, owner: Owner<'_>) {
    let loops = b.ops_where(|op| b.is::<Parallel>(op) && b.discardable(op, MAPPING).is_some());
    let outermost = |op: &Op| !b.ancestors(*op).any(|around| b.is::<Parallel>(around));
    for op in loops.into_iter().filter(outermost).collect::<Vec<_>>() {
        convert(b, Parallel::wrap(op), owner);
    }
    for op in b.nested_ops() {
        if let Some(mut nested) = b.take_nested(op) {
            convert_all(&mut nested, (&Scope { body: b, parent: Some(owner) }, op));
            b.put_nested(op, nested);
        }
    }
}

/// The work that is left: operations to copy, last first.
enum Task {
    Copy(Op),
    /// Leave the operation that was entered.
    Leave,
}

/// A launch that is made of loops.
struct Merging<'b> {
    builder: Builder<'b>,
    owner: Owner<'b>,
    launch: Launch,
    map: Mapping,
    tasks: Vec<Task>,
    /// The numbers of processors, in the order of their first use.
    bounds: [Option<Value>; 6],
}

/// Replaces a loop by a launch. A loop that cannot be replaced stays.
fn convert(b: &mut Body, root: Parallel, owner: Owner<'_>) {
    let before = b.prev_op(root.0);
    let visited = b.ctx().intern(VISITED);
    b.set_discardable(root.0, visited, Some(Attr::UNIT));
    if let Some((launch, bounds)) = merge(b, root, owner) {
        for (i, bound) in bounds.into_iter().enumerate() {
            if let Some(bound) = bound {
                b.set_operand(launch.0, i, bound);
            }
        }
        b.erase(root.0);
        return;
    }
    b.set_discardable(root.0, visited, None);
    // Nothing but what was built is between the operation in front and the loop.
    while let Some(built) = b.prev_op(root.0).filter(|&op| Some(op) != before) {
        b.erase(built);
    }
}

/// The launch in front of a loop that does the same, and the numbers of processors.
fn merge(b: &mut Body, root: Parallel, owner: Owner<'_>) -> Option<(Launch, [Option<Value>; 6])> {
    let mut builder = Builder::before(b, root.0);
    let one = arith::Constant::index(&mut builder, 1);
    let launch = Launch::create(&mut builder, [one; 3], [one; 3]);
    let entry = builder.entry_block(launch.body(&builder))?;
    builder.set_end(entry);
    Terminator::build(&mut builder);
    builder.set_start(entry);
    let mut merging =
        Merging { builder, owner, launch, map: Mapping::default(), tasks: Vec::new(), bounds: [None; 6] };
    merging.enter(root)?;
    merging.run()?;
    Some((launch, merging.bounds))
}

impl Merging<'_> {
    /// Copies operations until nothing is left. None of several threads may write in the place of others.
    fn run(&mut self) -> Option<()> {
        let (mut has_effects, mut has_left) = (false, false);
        while let Some(task) = self.tasks.pop() {
            match task {
                Task::Leave => {
                    self.leave();
                    (has_effects, has_left) = (false, true);
                }
                Task::Copy(op) => match self.builder.as_::<Parallel>(op) {
                    Some(_) if has_effects => return None,
                    Some(inner) => self.enter(inner)?,
                    None => {
                        let clone = self.builder.clone_op(op, &mut self.map);
                        self.insert(clone);
                        has_effects |= effects_recursively(&self.builder, clone)
                            .is_none_or(|effects| effects.any(Effects::WRITE.and(Effects::FREE)));
                        if has_effects && has_left {
                            return None;
                        }
                    }
                },
            }
        }
        Some(())
    }

    /// Inserts an operation where the builder is.
    fn insert(&mut self, op: Op) {
        match self.builder.insert_point() {
            InsertPoint::Before(next) => self.builder.insert_before(op, next),
            InsertPoint::End(block) => self.builder.append(op, block),
            InsertPoint::Detached => {}
        }
    }

    /// Continues behind the operation that the builder is in.
    fn leave(&mut self) {
        let block = match self.builder.insert_point() {
            InsertPoint::Before(op) => self.builder.block_of(op),
            InsertPoint::End(block) => Some(block),
            InsertPoint::Detached => None,
        };
        let region = block.and_then(|block| self.builder.region_of(block));
        if let Some(parent) = region.and_then(|region| self.builder.region_parent(region)) {
            self.builder.set_after(parent);
        }
    }

    /// Whether a value is defined around the launch.
    fn is_outside(&self, value: Value) -> bool {
        let around = self.builder.block_of(self.launch.0).and_then(|block| self.builder.region_of(block));
        let of = self.builder.def_region(value);
        of.zip(around).is_some_and(|(of, around)| self.builder.is_region_ancestor(of, around))
    }

    /// Whether a value is a constant.
    fn is_constant(&self, value: Value) -> bool {
        self.builder.def_as::<arith::Constant>(value).is_some()
    }

    /// The value that is defined around the launch, or a copy of the constant in front of it.
    fn outside(&mut self, value: Value) -> Option<Value> {
        let value = self.map.value(value);
        if self.is_outside(value) {
            return Some(value);
        }
        let constant = self.builder.def_as::<arith::Constant>(value)?;
        let loc = self.builder.body().loc(constant.0);
        let (outer, attr) = (self.builder.loc(), constant.value(&self.builder)?);
        self.builder.set_loc(loc);
        let copy = arith::Constant::new(&mut self.builder, attr);
        self.builder.set_loc(outer);
        Some(copy)
    }

    /// Distributes a loop, and leaves its operations to be copied.
    fn enter(&mut self, op: Parallel) -> Option<()> {
        let ctx = self.builder.ctx().clone();
        let mapping = self.builder.discardable(op.0, MAPPING).and_then(|mapping| mapping.as_array(&ctx));
        let mapping: Vec<Attr> = mapping?.to_vec();
        let body = self.builder.entry_block(op.body(&self.builder))?;
        let ivs: Vec<Value> = self.builder.args(body).to_vec();
        let bounds = [
            op.lower_bound(&self.builder).to_vec(),
            op.upper_bound(&self.builder).to_vec(),
            op.step(&self.builder).to_vec(),
        ];
        // Reductions have no form, and each dimension needs a mapping.
        if self.builder.n_results(op.0) != 0 || mapping.len() != ivs.len() {
            return None;
        }
        let loc = self.builder.body().loc(op.0);
        self.builder.set_loc(loc);
        for (i, (mapping, &iv)) in mapping.into_iter().zip(&ivs).enumerate() {
            let Some(mapping) = mapping.as_::<ParallelLoopDimMappingAttr>(&ctx) else {
                let scope = Scope { body: &self.builder, parent: Some(self.owner) };
                scope.at(op.0).op_error("expected mapping attribute for lowering to GPU").emit();
                return None;
            };
            let [lower, upper, step] = [*bounds[0].get(i)?, *bounds[1].get(i)?, *bounds[2].get(i)?];
            let index = match mapping.processor {
                processor if processor == Processor::Sequential as u64 => {
                    let range = [lower, upper, step].map(|value| self.map.value(value));
                    self.enter_loop(range)?
                }
                processor => self.distribute(processor as usize, mapping, [lower, upper, step])?,
            };
            self.map.values.insert(iv, index);
        }
        for (name, attr) in self.builder.dict_entries(op.0).iter().collect::<Vec<_>>() {
            if ctx.bytes(name) != MAPPING.as_bytes() {
                let launch = self.launch.0;
                self.builder.body().set_discardable(launch, name, Some(attr));
            }
        }
        let ops: Vec<Op> = self.builder.ops(body).collect();
        let without_end = ops.split_last().map_or(&[][..], |(_, ops)| ops);
        self.tasks.extend(without_end.iter().rev().map(|&op| Task::Copy(op)));
        Some(())
    }

    /// Builds a loop, and continues in it.
    fn enter_loop(&mut self, [lower, upper, step]: [Value; 3]) -> Option<Value> {
        let op = For::build(&mut self.builder, &[], lower, upper, step, &[]);
        let block = self.builder.add_block(op.0, 0, &[Type::INDEX]);
        let iv = self.builder.arg(block, 0)?;
        let point = self.builder.insert_point();
        self.builder.set_end(block);
        terrace_memory::scf::Yield::build(&mut self.builder, &[]);
        self.builder.set_insert_point(point);
        self.builder.set_start(block);
        self.tasks.push(Task::Leave);
        Some(iv)
    }

    /// The index of the loop for a processor. Sets the number of processors, and continues in a condition if it is too great.
    fn distribute(
        &mut self,
        processor: usize,
        mapping: ParallelLoopDimMappingAttr<'_>,
        [lower, upper, step]: [Value; 3],
    ) -> Option<Value> {
        let ctx = self.builder.ctx().clone();
        let entry = self.builder.entry_block(self.launch.body(&self.builder));
        let id = entry.and_then(|entry| self.builder.arg(entry, processor))?;
        let (map, bound) = (AffineMap::of(&ctx, mapping.map)?, AffineMap::of(&ctx, mapping.bound)?);
        let (dim, s0, s1) = (AffineExpr::dim(&ctx, 0), AffineExpr::sym(&ctx, 0), AffineExpr::sym(&ctx, 1));
        let binary = |op, lhs, rhs| AffineExpr::binary(&ctx, op, lhs, rhs);
        let scaled = AffineMap::new(1, 2, &[binary(AffineOp::Add, binary(AffineOp::Mul, dim, s0), s1)]);
        let index =
            Apply::new(&mut self.builder, Type::INDEX, composed(&ctx, &map, &scaled)?, &[id, step, lower]);
        for value in [lower, step] {
            if !self.is_outside(value) && !self.is_constant(value) {
                return None;
            }
        }
        let is_precise = self.is_outside(upper) || self.is_constant(upper);
        let point = self.builder.insert_point();
        self.builder.set_before(self.launch.0);
        let greatest = match is_precise {
            true => upper,
            false => greatest(&mut self.builder, upper, 0)?,
        };
        let negated = binary(AffineOp::Mul, s0, AffineExpr::constant(&ctx, -1));
        let distance = binary(AffineOp::Add, dim, negated);
        let count = AffineMap::new(1, 2, &[binary(AffineOp::CeilDiv, distance, s1)]);
        let mut operands: SmallVec<[Value; 3]> = SmallVec::new();
        for value in [greatest, lower, step] {
            operands.push(self.outside(value)?);
        }
        let n = Apply::new(&mut self.builder, Type::INDEX, composed(&ctx, &bound, &count)?, &operands);
        let slot = self.bounds.get_mut(processor)?;
        if slot.replace(n).is_some() {
            return None;
        }
        self.builder.set_insert_point(point);
        if !is_precise {
            let upper = self.map.value(upper);
            let is_inside = arith::CmpI::new(&mut self.builder, CmpIPredicate::Slt, index, upper);
            let condition = If::build(&mut self.builder, &[], is_inside);
            let block = self.builder.add_block(condition.0, 0, &[]);
            let point = self.builder.insert_point();
            self.builder.set_end(block);
            terrace_memory::scf::Yield::build(&mut self.builder, &[]);
            self.builder.set_insert_point(point);
            self.builder.set_start(block);
            self.tasks.push(Task::Leave);
        }
        Some(index)
    }
}

/// A map that takes one number and gives one, behind another map with one result.
fn composed(ctx: &Context, outer: &AffineMap, inner: &AffineMap) -> Option<Attr> {
    if outer.n_dims != 1 || outer.n_syms != 0 || outer.results.len() != 1 {
        return None;
    }
    Some(outer.replace(ctx, &inner.results, &[], inner.n_dims, inner.n_syms).attr(ctx))
}

/// A constant that a value is at most. Definitions are followed only so far.
fn greatest(b: &mut Builder<'_>, value: Value, depth: u32) -> Option<Value> {
    const MAX_DEPTH: u32 = 64;
    if depth == MAX_DEPTH {
        return None;
    }
    if b.def_as::<arith::Constant>(value).is_some() {
        return Some(value);
    }
    if let Some(min) = b.def_as::<Min>(value) {
        let map = min.affine_map(b)?;
        let constant = map.results.iter().find_map(|expr| expr.as_const(b.ctx()))?;
        let loc = b.body().loc(min.0);
        let outer = b.loc();
        b.set_loc(loc);
        let constant = arith::Constant::index(b, constant);
        b.set_loc(outer);
        return Some(constant);
    }
    if let Some(min) = b.def_as::<arith::MinSI>(value) {
        let operands = [min.lhs(b), min.rhs(b)];
        return operands.into_iter().find_map(|operand| greatest(b, operand, depth + 1));
    }
    let product = b.def_as::<arith::MulI>(value)?;
    let [lhs, rhs] = [product.lhs(b), product.rhs(b)];
    let lhs = greatest(b, lhs, depth + 1)?;
    let lhs = integer_of(b, lhs)?;
    let rhs = greatest(b, rhs, depth + 1)?;
    let rhs = integer_of(b, rhs)?;
    // Products of upper bounds are upper bounds only if nothing is negative.
    let constant = lhs.checked_mul(rhs).filter(|_| (lhs < 0) == (rhs < 0))?;
    Some(arith::Constant::index(b, constant))
}
