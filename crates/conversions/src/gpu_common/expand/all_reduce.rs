//! Expansion of `gpu.all_reduce`: subgroups combine their values by shuffles and write the results to memory of the block,
//! and the first subgroup combines these in the same way.

use crate::prelude::*;
use crate::vector_to_llvm::progressive::combine::{Combiner, combiner};
use terrace_gpu::gpu;
use terrace_ir::InsertPoint;

/// The number of threads of a subgroup.
const SUBGROUP_SIZE: i64 = 32;

/// Expands the reductions of each function of a module whose reductions are all uniform.
pub(super) fn expand(module: &mut Body) -> bool {
    let Some(block) = module.root_block() else { return false };
    let functions: Vec<Op> = module.ops(block).filter(|&op| module.is::<gpu::Func>(op)).collect();
    let mut changed = false;
    for op in functions {
        changed |= expand_in(module, gpu::Func::wrap(op));
    }
    changed
}

fn expand_in(module: &mut Body, function: gpu::Func) -> bool {
    let inner = module.region_body(function.0);
    let reductions = inner.ops_where(|op| inner.is::<gpu::AllReduce>(op));
    if reductions.is_empty() {
        return false;
    }
    let mut reductions: Vec<gpu::AllReduce> = reductions.into_iter().map(gpu::AllReduce::wrap).collect();
    // Regions of structured control flow have no blocks for the branches.
    if reductions.iter().any(|op| op.uniform(inner) != Some(true) || inner.parent_op(op.0).is_some()) {
        return false;
    }
    reductions.retain(|&op| accumulator_of(inner, op).is_some());
    let Some(mut body) = module.take_nested(function.0) else { return false };
    let mut at = function.attributions_in(module, &body).0.end;
    let mut n = 0;
    for reduction in reductions {
        let Some(buffer) = workgroup_buffer(&mut body, function.body(module), at, reduction) else {
            continue;
        };
        expand_one(&mut body, reduction, buffer);
        (at, n) = (at + 1, n + 1);
    }
    module.put_nested(function.0, body);
    function.add_workgroup_attributions(module, n);
    n != 0
}

/// Adds memory for a value of each subgroup to the arguments of the function's body.
fn workgroup_buffer(b: &mut Body, region: Region, at: usize, reduction: gpu::AllReduce) -> Option<Value> {
    let ctx = b.ctx().clone();
    let elem = b.ty(reduction.value(b));
    let space = gpu::AddressSpace::encode(&ctx, gpu::AddressSpace::Workgroup);
    let ty = MemRefType::get(&ctx, &[SUBGROUP_SIZE], elem, None, Some(space));
    let entry = b.entry_block(region)?;
    let buffer = b.insert_arg(entry, at, ty);
    b.set_arg_loc(buffer, Loc::UNKNOWN);
    Some(buffer)
}

/// How two values are combined: by an operation, or by the region of the reduction.
enum Accumulator {
    Operation(Combiner),
    Region(Box<Body>),
}

fn accumulator_of(b: &Body, reduction: gpu::AllReduce) -> Option<Option<Combiner>> {
    use gpu::AllReduceOperation as Operation;
    let Some(operation) = reduction.op(b) else {
        let region = b.region_body(reduction.0);
        let n_args = region.entry_block(reduction.body(b)).map(|entry| region.args(entry).len());
        return (n_args == Some(2)).then_some(None);
    };
    let kind = match operation {
        Operation::Add => CombiningKind::Add,
        Operation::Mul => CombiningKind::Mul,
        Operation::MinUi => CombiningKind::MinUI,
        Operation::MinSi => CombiningKind::MinSI,
        Operation::MinNumF => CombiningKind::MinNumF,
        Operation::MaxUi => CombiningKind::MaxUI,
        Operation::MaxSi => CombiningKind::MaxSI,
        Operation::MaxNumF => CombiningKind::MaxNumF,
        Operation::And => CombiningKind::And,
        Operation::Or => CombiningKind::Or,
        Operation::Xor => CombiningKind::Xor,
        Operation::MinimumF => CombiningKind::MinimumF,
        Operation::MaximumF => CombiningKind::MaximumF,
    };
    combiner(kind, b.ty(reduction.value(b)).is_float(b.ctx())).map(Some)
}

fn expand_one(body: &mut Body, reduction: gpu::AllReduce, buffer: Value) {
    let op = reduction.0;
    let accumulator = match accumulator_of(body, reduction) {
        Some(Some(combiner)) => Accumulator::Operation(combiner),
        Some(None) => match body.take_nested(op) {
            Some(region) => Accumulator::Region(region),
            None => return,
        },
        None => return,
    };
    let (value, result, loc) = (reduction.value(body), reduction.result(body), body.loc(op));
    let mut b = Builder::new(body);
    b.set_loc(loc);
    b.set_before(op);
    let all = Reduction { accumulator, buffer }.build(&mut b, value);
    b.replace_all_uses(result, all);
    b.erase(op);
}

struct Reduction {
    accumulator: Accumulator,
    buffer: Value,
}

fn constant(b: &mut Builder, value: i64) -> Value {
    let attr = IntegerAttr::of_i64(b.ctx(), Type::I32, value);
    arith::Constant::new(b, attr)
}

/// The numbers along x, y and z as `i32`.
fn dims(b: &mut Builder, new: fn(&mut Builder, gpu::Dimension) -> Value) -> [Value; 3] {
    [gpu::Dimension::X, gpu::Dimension::Y, gpu::Dimension::Z].map(|dimension| {
        let value = new(b, dimension);
        arith::IndexCast::new(b, Type::I32, value)
    })
}

fn divide_by_subgroup_size(b: &mut Builder, value: Value) -> Value {
    let size = constant(b, SUBGROUP_SIZE);
    arith::DivSI::new(b, value, size)
}

impl Reduction {
    fn build(&self, b: &mut Builder, value: Value) -> Value {
        let [dim_x, dim_y, dim_z] = dims(b, gpu::BlockDim::new);
        let [x, y, z] = dims(b, gpu::ThreadId::new);
        let rows = arith::MulI::new(b, z, dim_y);
        let rows = arith::AddI::new(b, rows, y);
        let first = arith::MulI::new(b, rows, dim_x);
        let plane = arith::MulI::new(b, dim_x, dim_y);
        let thread = arith::AddI::new(b, first, x);
        let n_threads = arith::MulI::new(b, plane, dim_z);

        let mask = constant(b, SUBGROUP_SIZE - 1);
        let lane = arith::AndI::new(b, thread, mask);
        let zero = constant(b, 0);
        let is_first_lane = arith::CmpI::new(b, CmpIPredicate::Eq, lane, zero);
        let before = arith::SubI::new(b, thread, lane);
        let n_active = arith::SubI::new(b, n_threads, before);
        let partial = self.subgroup(b, n_active, value);

        when(b, is_first_lane, |b| {
            let subgroup = divide_by_subgroup_size(b, thread);
            let at = arith::IndexCast::new(b, Type::INDEX, subgroup);
            memref::Store::at(b, partial, self.buffer, &[at]);
        });
        gpu::Barrier::build(b);
        let rounded = arith::AddI::new(b, n_threads, mask);
        let n_subgroups = divide_by_subgroup_size(b, rounded);
        let takes_part = arith::CmpI::new(b, CmpIPredicate::Slt, thread, n_subgroups);
        let zero = arith::Constant::index(b, 0);
        when(b, takes_part, |b| {
            let at = arith::IndexCast::new(b, Type::INDEX, thread);
            let value = memref::Load::at(b, self.buffer, &[at]);
            let all = self.subgroup(b, n_subgroups, value);
            memref::Store::at(b, all, self.buffer, &[zero]);
        });
        gpu::Barrier::build(b);
        memref::Load::at(b, self.buffer, &[zero])
    }

    /// Combines the values of the first `n_active` threads of a subgroup. The first lane gets the result.
    fn subgroup(&self, b: &mut Builder, n_active: Value, value: Value) -> Value {
        let size = constant(b, SUBGROUP_SIZE);
        let is_partial = arith::CmpI::new(b, CmpIPredicate::Slt, n_active, size);
        let offsets = || core::iter::successors(Some(1), |i| Some(i << 1)).take_while(|&i| i < SUBGROUP_SIZE);
        either(
            b,
            is_partial,
            // A lane outside of the active ones has no value.
            |b| {
                offsets().fold(value, |value, offset| {
                    let (other, valid) = shuffle(b, value, offset, n_active);
                    either(b, valid, |b| self.combine(b, value, other), |_| value)
                })
            },
            |b| {
                offsets().fold(value, |value, offset| {
                    let (other, _) = shuffle(b, value, offset, size);
                    self.combine(b, value, other)
                })
            },
        )
    }

    fn combine(&self, b: &mut Builder, lhs: Value, rhs: Value) -> Value {
        match &self.accumulator {
            Accumulator::Operation(combiner) => combiner(b, lhs, rhs),
            Accumulator::Region(source) => inline(b, source, lhs, rhs),
        }
    }
}

fn shuffle(b: &mut Builder, value: Value, offset: i64, width: Value) -> (Value, Value) {
    let offset = constant(b, offset);
    if super::is_long(b, value) {
        // The pattern does the same, but would make the constant later than upstream.
        return super::shuffle_halves(b, gpu::ShuffleMode::Xor, value, offset, width).into();
    }
    let ty = b.ty(value);
    let shuffle = gpu::Shuffle::build(b, ty, Type::I1, gpu::ShuffleMode::Xor, value, offset, width);
    (shuffle.shuffle_result(b), shuffle.valid(b))
}

/// Splits the block at the insertion point. Returns the block of the insertion point, and the one behind it.
fn split(b: &mut Builder) -> Option<(Block, Block)> {
    let (before, rest) = match b.insert_point() {
        InsertPoint::Before(op) => (b.block_of(op)?, b.split_block(op)),
        InsertPoint::End(block) => (block, new_block(b, block)?),
        InsertPoint::Detached => return None,
    };
    b.set_end(before);
    Some((before, rest))
}

/// A new block behind `block`.
fn new_block(b: &mut Builder, block: Block) -> Option<Block> {
    let (region, next) = (b.region_of(block)?, b.next_block(block));
    let new = b.create_block();
    b.insert_block(new, region, next);
    Some(new)
}

/// Branches on a condition. The values that both branches build are the arguments of the block behind them.
fn branch<const N: usize>(
    b: &mut Builder,
    condition: Value,
    then: impl FnOnce(&mut Builder) -> [Value; N],
    otherwise: impl FnOnce(&mut Builder) -> [Value; N],
) -> Option<[Value; N]> {
    let (before, rest) = split(b)?;
    let on_true = new_block(b, before)?;
    let on_false = new_block(b, on_true)?;
    cf::CondBr::build(b, condition, &[], &[], &[on_true, on_false]);
    b.set_end(on_true);
    let values = then(b);
    cf::Br::build(b, &values, &[rest]);
    b.set_end(on_false);
    let others = otherwise(b);
    cf::Br::build(b, &others, &[rest]);
    let args = values.map(|value| {
        let (ty, loc) = (b.ty(value), b.loc());
        let arg = b.add_arg(rest, ty);
        b.set_arg_loc(arg, loc);
        arg
    });
    b.set_start(rest);
    Some(args)
}

fn when(b: &mut Builder, condition: Value, then: impl FnOnce(&mut Builder)) {
    let then = |b: &mut Builder| {
        then(b);
        []
    };
    branch(b, condition, then, |_| []);
}

fn either(
    b: &mut Builder,
    condition: Value,
    then: impl FnOnce(&mut Builder) -> Value,
    otherwise: impl FnOnce(&mut Builder) -> Value,
) -> Value {
    let fallback = condition;
    branch(b, condition, |b| [then(b)], |b| [otherwise(b)]).map_or(fallback, |[value]| value)
}

/// Clones the blocks of a reduction's region for two values. Each `gpu.yield` becomes a branch to the block behind them.
fn inline(b: &mut Builder, source: &Body, lhs: Value, rhs: Value) -> Value {
    let Some((before, rest)) = split(b) else { return lhs };
    let regions = source.root_regions().next().zip(b.region_of(before));
    let Some(((from, to), entry)) =
        regions.and_then(|regions| Some((regions, source.entry_block(regions.0)?)))
    else {
        return lhs;
    };
    let mut map = Mapping::default();
    map.values.extend(source.args(entry).iter().copied().zip([lhs, rhs]));
    b.body().clone_blocks_of((source, from), (to, Some(rest)), &mut map, &mut |loc| loc);
    let Some(first) = b.next_block(before) else { return lhs };
    cf::Br::build(b, &[], &[first]);
    let mut block = Some(first);
    while let Some(at) = block.filter(|&at| at != rest) {
        if let Some(end) = b.last_op(at).filter(|&op| b.is::<gpu::Yield>(op)) {
            let values = b.operands(end).to_vec();
            b.set_before(end);
            cf::Br::build(b, &values[..values.len().min(1)], &[rest]);
            b.erase(end);
        }
        block = b.next_block(at);
    }
    let (ty, loc) = (b.ty(lhs), b.loc());
    let result = b.add_arg(rest, ty);
    b.set_arg_loc(result, loc);
    b.set_start(rest);
    result
}
