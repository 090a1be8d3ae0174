//! The loops around the iterations.

use crate::prelude::*;
use terrace_linalg::linalg::IteratorType;
use terrace_memory::affine;

/// The kind of loops.
#[derive(Clone, Copy)]
pub(super) enum Loops {
    /// `affine.for`
    Affine,
    /// `scf.for`
    Sequential,
    /// `scf.parallel` for neighbouring parallel loops, `scf.for` for the others.
    Parallel,
}

/// The induction variable of a loop.
pub(super) struct Range {
    pub start: Value,
    pub end: Value,
    pub step: Value,
}

/// Builds an iteration for these induction variables.
type BuildIteration<'a> = &'a mut dyn FnMut(&mut Rewriter<'_>, &[Value]);

impl Loops {
    /// Loads an element.
    pub(super) fn load(self, rw: &mut Rewriter<'_>, memref: Value, subscripts: &[Value]) -> Value {
        match self {
            Self::Affine => {
                let ctx = rw.ctx().clone();
                let map = AffineMap::identity(&ctx, subscripts.len() as u32).attr(&ctx);
                let ty = rw.ty(memref).element_or_self(&ctx);
                affine::Load::new(rw, ty, map, memref, subscripts)
            }
            _ => memref::Load::at(rw, memref, subscripts),
        }
    }

    /// Stores an element.
    pub(super) fn store(self, rw: &mut Rewriter<'_>, value: Value, memref: Value, subscripts: &[Value]) {
        match self {
            Self::Affine => {
                let ctx = rw.ctx().clone();
                let map = AffineMap::identity(&ctx, subscripts.len() as u32).attr(&ctx);
                affine::Store::build(rw, map, value, memref, subscripts);
            }
            _ => memref::Store::at(rw, value, memref, subscripts),
        }
    }
}

/// Builds the loops and the iteration.
pub(super) fn build(
    rw: &mut Rewriter<'_>,
    loops: Loops,
    ranges: &[Range],
    iterators: &[IteratorType],
    iteration: BuildIteration<'_>,
) {
    let point = rw.insert_point();
    let mut ivs: SmallVec<[Value; 8]> = SmallVec::new();
    match loops {
        Loops::Affine => affine_loops(rw, ranges, &mut ivs, iteration),
        Loops::Sequential => sequential_loops(rw, ranges, &mut ivs, iteration),
        Loops::Parallel => parallel_loops(rw, ranges, iterators, &mut ivs, iteration),
    }
    rw.set_insert_point(point);
}

/// Adds a block with induction variables to a loop, and inserts there from now on.
fn enter(rw: &mut Rewriter<'_>, op: Op, n: usize, ivs: &mut SmallVec<[Value; 8]>) -> Block {
    let block = rw.add_block(op, 0, &[]);
    let loc = rw.loc();
    rw.add_args_at(block, &SmallVec::<[Type; 8]>::from_elem(Type::INDEX, n), loc);
    ivs.extend_from_slice(rw.args(block));
    rw.set_end(block);
    block
}

fn sequential_loops(
    rw: &mut Rewriter<'_>,
    ranges: &[Range],
    ivs: &mut SmallVec<[Value; 8]>,
    iteration: BuildIteration<'_>,
) {
    let mut blocks: SmallVec<[Block; 8]> = SmallVec::new();
    for range in ranges {
        let op = scf::For::build(rw, &[], range.start, range.end, range.step, &[]);
        blocks.push(enter(rw, op.0, 1, ivs));
    }
    let Some((&innermost, outer)) = blocks.split_last() else { return iteration(rw, ivs) };
    for &block in outer {
        rw.set_end(block);
        scf::Yield::build(rw, &[]);
    }
    rw.set_end(innermost);
    iteration(rw, ivs);
    rw.set_end(innermost);
    scf::Yield::build(rw, &[]);
}

fn affine_loops(
    rw: &mut Rewriter<'_>,
    ranges: &[Range],
    ivs: &mut SmallVec<[Value; 8]>,
    iteration: BuildIteration<'_>,
) {
    let Some((range, inner)) = ranges.split_first() else { return iteration(rw, ivs) };
    let ctx = rw.ctx().clone();
    let constants = [range.start, range.end].map(|bound| integer_of(rw, bound));
    let bound = |value: Value, constant: Option<i64>| match constant {
        Some(number) => {
            let map = AffineMap::new(0, 0, &[AffineExpr::constant(&ctx, number)]);
            (map.attr(&ctx), SmallVec::<[Value; 1]>::new())
        }
        None => (AffineMap::identity(&ctx, 1).attr(&ctx), SmallVec::from_elem(value, 1)),
    };
    // Upstream makes bounds of numbers only if both are; the folder does the rest.
    let [start, end] = if constants.contains(&None) { [None; 2] } else { constants };
    let (lower_map, lower) = bound(range.start, start);
    let (upper_map, upper) = bound(range.end, end);
    let op = affine::For::build(rw, &[], lower_map, upper_map, 1, &lower, &upper, &[]);
    let point = rw.insert_point();
    let block = enter(rw, op.0, 1, ivs);
    rw.set_insert_point(point);
    let fill = |rw: &mut Rewriter<'_>, ivs: &[Value], iteration: Option<BuildIteration<'_>>| {
        rw.unlogged(|rw| {
            rw.set_end(block);
            if let Some(iteration) = iteration {
                iteration(rw, ivs);
                rw.set_end(block);
            }
            affine::Yield::build(rw, &[]);
        });
    };
    if inner.is_empty() {
        return fill(rw, ivs, Some(iteration));
    }
    fill(rw, ivs, None);
    rw.set_start(block);
    affine_loops(rw, inner, ivs, iteration);
}

fn parallel_loops(
    rw: &mut Rewriter<'_>,
    ranges: &[Range],
    iterators: &[IteratorType],
    ivs: &mut SmallVec<[Value; 8]>,
    iteration: BuildIteration<'_>,
) {
    let n_parallel = iterators.iter().take_while(|&&kind| kind == IteratorType::Parallel).count();
    if iterators.is_empty() {
        return iteration(rw, ivs);
    }
    if n_parallel == 0 {
        let (Some((range, ranges)), Some((_, iterators))) = (ranges.split_first(), iterators.split_first())
        else {
            return;
        };
        let op = scf::For::build(rw, &[], range.start, range.end, range.step, &[]);
        let block = enter(rw, op.0, 1, ivs);
        parallel_loops(rw, ranges, iterators, ivs, iteration);
        rw.set_end(block);
        scf::Yield::build(rw, &[]);
        return;
    }
    let (own, ranges) = ranges.split_at(n_parallel.min(ranges.len()));
    let all = |of: fn(&Range) -> Value| own.iter().map(of).collect::<SmallVec<[Value; 8]>>();
    let (starts, ends, steps) = (all(|range| range.start), all(|range| range.end), all(|range| range.step));
    let op = scf::Parallel::build(rw, &[], &starts, &ends, &steps, &[]);
    let block = enter(rw, op.0, own.len(), ivs);
    rw.unlogged(|rw| {
        parallel_loops(rw, ranges, &iterators[n_parallel..], ivs, iteration);
        rw.set_end(block);
        scf::Reduce::of(rw, &[]);
    });
}
