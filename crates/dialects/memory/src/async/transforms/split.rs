//! The functions of a divided loop: one for the iterations of a block, and one for a range of blocks.

use super::parallel_for::Functions;
use crate::r#async::{AddToGroup, Execute, GroupType};
use crate::prelude::*;
use crate::scf::{self, Parallel};
use arith::CmpIPredicate;
use terrace_base::func;

/// Bounds that are known. They become constants in the function.
pub(super) struct Known {
    pub trip_counts: Vec<Option<Attr>>,
    pub lower: Vec<Option<Attr>>,
    pub step: Vec<Option<Attr>>,
}

/// A loop that is divided.
pub(super) struct Split {
    pub op: Parallel,
    pub known: Known,
    /// How many inner loops run from start to end in each block.
    pub n_aligned: usize,
    /// How often the loops run, their lower bounds, upper bounds and steps.
    pub bounds: [Vec<Value>; 4],
    /// The values from outside that its operations use.
    pub captures: Vec<Value>,
}

/// The function with the iterations of a block. It takes the number of the block, the size of blocks, and for all loops how
/// often they run, lower bounds, upper bounds and steps; then the captured values.
pub(super) struct Compute {
    pub name: Str,
    inputs: Vec<Type>,
    loc: Loc,
}

/// A function without results that is being filled.
struct NewFunction {
    number: usize,
    name: Str,
    body: Body,
    entry: Block,
}

impl NewFunction {
    fn new(ctx: &Context, functions: &mut Functions, name: &'static str, inputs: &[Type], loc: Loc) -> Self {
        let (number, name) = functions.add(ctx, name, FunctionType::get(ctx, inputs, &[]), loc);
        let mut body = Body::new(ctx, 1);
        let entry = body.create_block();
        if let Some(region) = body.root_regions().next() {
            body.insert_block(entry, region, None);
        }
        body.add_args_at(entry, inputs, loc);
        Self { number, name, body, entry }
    }
}

/// The coordinates of a number of an iteration.
fn delinearize(b: &mut Builder<'_>, mut number: Value, trip_counts: &[Value]) -> Vec<Value> {
    let mut coordinates = Vec::with_capacity(trip_counts.len());
    for &count in trip_counts.iter().rev() {
        coordinates.push(arith::RemSI::new(b, number, count));
        number = arith::DivSI::new(b, number, count);
    }
    coordinates.reverse();
    coordinates
}

/// Constants for known values, else arguments.
fn known_or(b: &mut Builder<'_>, args: &[Value], known: &[Option<Attr>]) -> Vec<Value> {
    let value = |(&arg, &known): (&Value, &Option<Attr>)| match known {
        Some(known) => arith::Constant::new(b, known),
        None => arg,
    };
    args.iter().zip(known).map(value).collect()
}

/// Makes the function for the iterations of a block.
///
/// The block starts and ends in the midst of inner loops: these run from their start, except in the first iteration of all
/// loops around them, and to their end, except in the last one.
pub(super) fn compute_function(b: &Body, functions: &mut Functions, split: &Split) -> Compute {
    let (ctx, loc, n) = (b.ctx(), b.loc(split.op.0), split.bounds[0].len());
    let captured = split.captures.iter().map(|&value| b.ty(value));
    let inputs: Vec<Type> = core::iter::repeat_n(Type::INDEX, 2 + 4 * n).chain(captured).collect();
    let name = match split.n_aligned {
        0 => "parallel_compute_fn",
        _ => "parallel_compute_fn_with_aligned_loops",
    };
    let NewFunction { number, name, mut body, entry } = NewFunction::new(ctx, functions, name, &inputs, loc);
    let args = body.args(entry).to_vec();
    let (index, size) = (args[0], args[1]);
    let group = |i: usize| &args[2 + i * n..2 + (i + 1) * n];

    let rw = &mut Builder::at_end(&mut body, entry, loc);
    let zero = arith::Constant::index(rw, 0);
    let one = arith::Constant::index(rw, 1);
    let trip_counts = known_or(rw, group(0), &split.known.trip_counts);
    let lower = known_or(rw, group(1), &split.known.lower);
    let step = known_or(rw, group(3), &split.known.step);
    let mut trip_count = trip_counts[0];
    for &count in &trip_counts[1..] {
        trip_count = arith::MulI::new(rw, trip_count, count);
    }
    let first = arith::MulI::new(rw, index, size);
    let end = arith::AddI::new(rw, first, size);
    let end = arith::MinSI::new(rw, end, trip_count);
    let last = arith::SubI::new(rw, end, one);
    let first = delinearize(rw, first, &trip_counts);
    let last = delinearize(rw, last, &trip_counts);
    let ends: Vec<Value> = last.iter().map(|&last| arith::AddI::new(rw, last, one)).collect();

    // Whether all loops so far are in the first and in the last iteration of the block.
    let mut at_edges: Option<[Value; 2]> = None;
    let (mut from, mut to) = (first[0], ends[0]);
    let mut map = Mapping::default();
    let variables = b.entry_args(split.op.body(b));
    for i in 0..n {
        let inner = scf::For::build(rw, &[], from, to, one, &[]);
        match i {
            0 => func::Return::build(rw, &[]).0,
            _ => scf::Yield::build(rw, &[]).0,
        };
        let block = rw.add_block(inner.0, 0, &[Type::INDEX]);
        let variable = rw.args(block)[0];
        rw.set_arg_loc(variable, loc);
        rw.set_end(block);
        let offset = arith::MulI::new(rw, variable, step[i]);
        map.values.insert(variables[i], arith::AddI::new(rw, lower[i], offset));
        let mut is_first = arith::CmpI::new(rw, CmpIPredicate::Eq, variable, first[i]);
        let mut is_last = arith::CmpI::new(rw, CmpIPredicate::Eq, variable, last[i]);
        if let Some([around_first, around_last]) = at_edges {
            is_first = arith::AndI::new(rw, is_first, around_first);
            is_last = arith::AndI::new(rw, is_last, around_last);
        }
        at_edges = Some([is_first, is_last]);
        if i + 1 == n {
            clone_iteration(b, split, rw.body(), block, &mut map, &args[2 + 4 * n..]);
        } else if i + 1 >= n - split.n_aligned {
            (from, to) = (zero, trip_counts[i + 1]);
        } else {
            from = arith::Select::new(rw, is_first, first[i + 1], zero);
            to = arith::Select::new(rw, is_last, ends[i + 1], trip_counts[i + 1]);
        }
    }
    functions.set_body(number, body);
    Compute { name, inputs, loc }
}

/// Copies the operations of the loop to the end of a block of another body.
fn clone_iteration(
    b: &Body,
    split: &Split,
    to: &mut Body,
    block: Block,
    map: &mut Mapping,
    captured: &[Value],
) {
    map.values.extend(split.captures.iter().copied().zip(captured.iter().copied()));
    let Some(region) = to.region_of(block) else { return };
    to.clone_blocks_of((b, split.op.body(b)), (region, None), map, &mut |loc| loc);
    if let Some(copy) = to.next_block(block) {
        if let Some(end) = to.last_op(copy) {
            to.erase(end);
        }
        to.append_ops_of(copy, block);
        to.erase_block(copy);
    }
    scf::Yield::build(&mut Builder::at_end(to, block, b.loc(split.op.0)), &[]);
}

/// Makes the function that runs a range of blocks: it gives the second half of the range to a task until one block is left,
/// for which it calls the function for the iterations of a block.
///
/// It takes the group of the tasks, the range, and what that function takes behind the number of the block.
pub(super) fn dispatch_function(b: &Body, functions: &mut Functions, compute: &Compute) -> Str {
    let (ctx, loc) = (b.ctx(), compute.loc);
    let inputs: Vec<Type> =
        [GroupType::get(ctx), Type::INDEX].iter().chain(&compute.inputs).copied().collect();
    let NewFunction { number, name, mut body, entry } =
        NewFunction::new(ctx, functions, "async_dispatch_fn", &inputs, loc);
    let args = body.args(entry).to_vec();
    let (group, start, end) = (args[0], args[1], args[2]);
    let range = [Type::INDEX, Type::INDEX];

    let rw = &mut Builder::at_end(&mut body, entry, loc);
    let one = arith::Constant::index(rw, 1);
    let two = arith::Constant::index(rw, 2);
    let halving = scf::While::build(rw, &range, &[start, end]);
    let blocks = [0, 1].map(|i| {
        let block = rw.add_block(halving.0, i, &range);
        for arg in rw.args(block).to_vec() {
            rw.set_arg_loc(arg, loc);
        }
        block
    });
    rw.fill_block(blocks[0], |rw, range| {
        let distance = arith::SubI::new(rw, range[1], range[0]);
        let is_left = arith::CmpI::new(rw, CmpIPredicate::Sgt, distance, one);
        scf::Condition::build(rw, is_left, range);
    });
    rw.fill_block(blocks[1], |rw, range| {
        let distance = arith::SubI::new(rw, range[1], range[0]);
        let half = arith::DivSI::new(rw, distance, two);
        let middle = arith::AddI::new(rw, range[0], half);
        let task = Execute::of(rw, |rw| {
            let operands: Vec<Value> = [group, middle, range[1]].iter().chain(&args[3..]).copied().collect();
            func::Call::build(rw, &[], name, &operands);
        });
        AddToGroup::build(rw, task, group);
        scf::Yield::build(rw, &[range[0], middle]);
    });
    let operands: Vec<Value> = [start].iter().chain(&args[3..]).copied().collect();
    func::Call::build(rw, &[], compute.name, &operands);
    func::Return::build(rw, &[]);
    functions.set_body(number, body);
    name
}
