//! `async-parallel-for`: a parallel loop becomes tasks for blocks of its iterations.
//!
//! The iterations are numbered, and a block is a range of these numbers. A function (`split`) has the loops for the
//! iterations of a block. It is called for each block by a task, either from a loop or by a function that halves the range of
//! blocks until one is left.

use super::constants::clone_constants_inside;
use super::split::{Known, Split, compute_function, dispatch_function};
use crate::r#async::{AddToGroup, AwaitAll, CreateGroup, Execute, RuntimeNumWorkerThreads, Yield};
use crate::prelude::*;
use crate::scf::{self, Parallel};
use arith::CmpIPredicate;
use terrace_base::{builtin, func};
use terrace_ir::folding::fold_created;
use terrace_ir::symbols::{symbol_name, unique_name};
use terrace_rewrite::greedy::{apply_patterns_to_created_body, apply_patterns_with_facts};

passes! {
    /// Convert scf.parallel operations to multiple async compute ops executed concurrently for non-overlapping iteration ranges.
    ///
    /// Loops with reductions stay. What a loop takes from outside becomes an argument of the function that has its iterations,
    /// except constants.
    AsyncParallelFor("AsyncParallelForPass") = "async-parallel-for" on(Anchor::Op("builtin.module")) {
        /// Dispatch async compute tasks using recursive work splitting. If `false` async compute tasks will be launched using simple for loop in the caller thread.
        async_dispatch: bool = true,
        /// The number of available workers to execute async operations. If `-1` the value will be retrieved from the runtime.
        num_workers: i32 = 8,
        /// The minimum task size for sharding parallel operation.
        min_task_size: i32 = 1000,
    } => async_parallel_for;
}

fn async_parallel_for(options: &AsyncParallelFor, pass: &mut PassContext<'_>) -> Result {
    let Some(mut module) = pass.body.take_nested(pass.op) else { return Ok(()) };
    let result = in_module(options, &mut module);
    pass.body.put_nested(pass.op, module);
    result
}

/// How many functions a module may get: each of the loops in a loop with fixed inner bounds is copied twice.
const MAX_FUNCTIONS: usize = 1 << 12;

/// Inner loops whose iterations are known and not more than these run from start to end in each block, so that they can be
/// unrolled.
const MAX_UNROLLABLE: i64 = 512;

/// The functions of a module that are made.
#[derive(Default)]
pub(super) struct Functions {
    async_dispatch: bool,
    num_workers: i32,
    min_task_size: i32,
    names: FxHashSet<Str>,
    /// The numbers from which names may be free.
    next: FxHashMap<&'static str, u32>,
    /// The declarations and bodies. A body is absent while its loops are divided.
    created: Vec<(OpState, Option<Body>)>,
    /// A loop that would have needed more than [`MAX_FUNCTIONS`].
    refused: Option<Loc>,
}

impl Functions {
    /// Names a function that was made and returns its number.
    pub(super) fn add(&mut self, ctx: &Context, name: &'static str, ty: Type, loc: Loc) -> (usize, Str) {
        let next = self.next.entry(name).or_default();
        let name = unique_name(ctx, ctx.intern(name), next, |name| self.names.contains(&name));
        self.names.insert(name);
        self.created.push((func::Func::private(ctx, name, ty, loc), None));
        (self.created.len() - 1, name)
    }

    pub(super) fn set_body(&mut self, number: usize, body: Body) {
        self.created[number].1 = Some(body);
    }
}

/// Divides the loops of a module, those of its last function first; modules in it have functions of their own.
fn in_module(options: &AsyncParallelFor, module: &mut Body) -> Result {
    let mut functions = Functions {
        async_dispatch: options.async_dispatch,
        num_workers: options.num_workers,
        min_task_size: options.min_task_size,
        ..Functions::default()
    };
    module.walk(|op| functions.names.extend(symbol_name(module, op)));
    in_body(options, module, &mut functions)?;
    // Upstream's driver comes to the loops in new functions in its next round, the last function first.
    let (patterns, mut start) = (Patterns::new().add(PATTERNS), 0);
    while start < functions.created.len() {
        let end = functions.created.len();
        for i in (start..end).rev() {
            if let Some(mut body) = functions.created[i].1.take() {
                apply_patterns_to_created_body(&mut body, &patterns, &mut functions);
                functions.set_body(i, body);
            }
        }
        start = end;
    }
    let (ctx, block) = (module.ctx().clone(), module.root_block());
    if let Some(loc) = functions.refused {
        return Err(ctx
            .error(loc, format!("the loops of the module need more than {MAX_FUNCTIONS} functions"))
            .note(loc, "make loops in loops sequential first, by 'scf-parallel-for-to-nested-fors'")
            .emit());
    }
    for (mut state, body) in functions.created {
        let (Some(body), Some(block)) = (body, block) else { continue };
        state.nested = Some(Box::new(body));
        let function = module.create(state);
        module.append(function, block);
    }
    Ok(())
}

fn in_body(options: &AsyncParallelFor, body: &mut Body, functions: &mut Functions) -> Result {
    for op in body.nested_ops().into_iter().rev() {
        let is_module = body.is::<builtin::Module>(op);
        let Some(mut nested) = body.take_nested(op) else { continue };
        let result = match is_module {
            true => in_module(options, &mut nested),
            false => in_body(options, &mut nested, functions),
        };
        body.put_nested(op, nested);
        result?;
    }
    apply_patterns_with_facts(body, &Patterns::new().add(PATTERNS), None, functions);
    Ok(())
}

static PATTERNS: &[greedy::Pattern] = rewrites![Parallel => divide];

fn divide(op: Parallel, rw: &mut Rewriter<'_>) -> Option<()> {
    if rw.n_results(op.0) != 0 {
        return None;
    }
    let loc = rw.loc();
    let mut functions = core::mem::take(rw.facts::<Functions>()?);
    if functions.created.len() >= MAX_FUNCTIONS {
        functions.refused.get_or_insert(loc);
    }
    let is_possible = functions.refused.is_none();
    if is_possible {
        dispatch(op, rw, &mut functions);
        rw.erase(op.0);
    }
    if let Some(facts) = rw.facts::<Functions>() {
        *facts = functions;
    }
    is_possible.then_some(())
}

/// Emits what replaces a loop.
fn dispatch(op: Parallel, rw: &mut Rewriter<'_>, functions: &mut Functions) {
    let min_task_size = arith::Constant::index(rw, functions.min_task_size.into());
    clone_constants_inside(rw.body(), op.0);
    let [lower, upper, step] =
        [op.lower_bound(rw), op.upper_bound(rw), op.step(rw)].map(|list| list.iter().collect::<Vec<_>>());
    let mut trip_counts: Vec<Value> = Vec::with_capacity(lower.len());
    for ((&lower, &upper), &step) in lower.iter().zip(&upper).zip(&step) {
        let range = arith::SubI::new(rw, upper, lower);
        let range = fold_created(rw, range);
        let count = arith::CeilDivSI::new(rw, range, step);
        trip_counts.push(fold_created(rw, count));
    }
    let Some((&first, rest)) = trip_counts.split_first() else { return };
    let mut trip_count = first;
    for &count in rest {
        trip_count = arith::MulI::new(rw, trip_count, count);
    }
    let zero = arith::Constant::index(rw, 0);
    let is_empty = arith::CmpI::new(rw, CmpIPredicate::Eq, trip_count, zero);
    let known = |values: &[Value]| values.iter().map(|&value| constant_of(rw, value)).collect();
    let known = Known { trip_counts: known(&trip_counts), lower: known(&lower), step: known(&step) };
    let mut split = Split {
        op,
        captures: captures(rw, op.0),
        known,
        n_aligned: 0,
        bounds: [trip_counts, lower, upper, step],
    };

    if_else(rw, is_empty, |rw, is_empty| {
        if is_empty {
            return;
        }
        let workers = n_workers(rw, functions.num_workers);
        let most_blocks = scaled(rw, workers);
        let size = arith::CeilDivSI::new(rw, trip_count, most_blocks);
        let size = arith::MaxSI::new(rw, size, min_task_size);
        let size = arith::MinSI::new(rw, trip_count, size);
        let count = arith::CeilDivSI::new(rw, trip_count, size);
        let (n_aligned, n_inner) = unrollable(rw.ctx(), &split.known.trip_counts);
        if n_aligned == 0 {
            return call_blocks(rw, functions, &split, size, count);
        }
        // Blocks consist of whole inner loops, if they are large enough.
        let inner = arith::Constant::index(rw, n_inner);
        let is_large = arith::CmpI::new(rw, CmpIPredicate::Sge, size, inner);
        if_else(rw, is_large, |rw, is_large| {
            split.n_aligned = if is_large { n_aligned } else { 0 };
            if !is_large {
                return call_blocks(rw, functions, &split, size, count);
            }
            let inner = arith::Constant::index(rw, n_inner);
            let n = arith::CeilDivSI::new(rw, size, inner);
            let size = arith::MulI::new(rw, n, inner);
            // Blocks became larger, so there are fewer. (Upstream keeps the count, and runs iterations twice.)
            let count = arith::CeilDivSI::new(rw, trip_count, size);
            call_blocks(rw, functions, &split, size, count);
        });
    });
}

/// An `scf.if` with both regions. `fill` fills them, the one for true first.
fn if_else(rw: &mut Builder<'_>, condition: Value, mut fill: impl FnMut(&mut Builder<'_>, bool)) {
    let op = scf::If::build(rw, &[], condition);
    for (i, holds) in [true, false].into_iter().enumerate() {
        rw.build_block(op, i, &[], |rw, _| {
            fill(rw, holds);
            scf::Yield::build(rw, &[]);
        });
    }
}

/// How many inner loops have known iterations, at most [`MAX_UNROLLABLE`] in all, and how many iterations these have.
fn unrollable(ctx: &Context, trip_counts: &[Option<Attr>]) -> (usize, i64) {
    let count = |i: usize| trip_counts[i].and_then(|count| count.as_i64(ctx)).unwrap_or(0);
    let (mut n, mut n_inner, mut iterations) = (0, 0, count(trip_counts.len() - 1));
    for i in (0..trip_counts.len() - 1).rev() {
        if (1..=MAX_UNROLLABLE).contains(&iterations) {
            (n, n_inner) = (trip_counts.len() - 1 - i, iterations);
        }
        iterations = count(i).wrapping_mul(iterations);
    }
    (n, n_inner)
}

fn n_workers(rw: &mut Builder<'_>, n: i32) -> Value {
    match n {
        0.. => arith::Constant::index(rw, n.into()),
        _ => RuntimeNumWorkerThreads::new(rw),
    }
}

/// At most how many blocks there are for a number of threads: the more threads, the fewer for each, because memory limits
/// them.
fn scaled(rw: &mut Builder<'_>, workers: Value) -> Value {
    const FACTORS: [(i64, f64); 5] = [(4, 4.0), (8, 2.0), (16, 1.0), (32, 0.8), (64, 0.6)];
    let mut factor = arith::Constant::float(rw, Type::F32, 8.0);
    for (above, value) in FACTORS {
        let above = arith::Constant::index(rw, above);
        let is_above = arith::CmpI::new(rw, CmpIPredicate::Sgt, workers, above);
        let value = arith::Constant::float(rw, Type::F32, value);
        factor = arith::Select::new(rw, is_above, value, factor);
    }
    let workers = arith::IndexCast::new(rw, Type::I32, workers);
    let workers = arith::SIToFP::new(rw, Type::F32, workers);
    let blocks = arith::MulF::new(rw, factor, workers);
    let blocks = arith::FPToSI::new(rw, Type::I32, blocks);
    let blocks = arith::IndexCast::new(rw, Type::INDEX, blocks);
    let one = arith::Constant::index(rw, 1);
    arith::MaxSI::new(rw, one, blocks)
}

/// Makes the functions of a loop, and calls them for all blocks.
fn call_blocks(rw: &mut Builder<'_>, functions: &mut Functions, split: &Split, size: Value, count: Value) {
    let compute = compute_function(rw, functions, split);
    let dispatch = functions.async_dispatch.then(|| dispatch_function(rw, functions, &compute));
    let zero = arith::Constant::index(rw, 0);
    let one = arith::Constant::index(rw, 1);
    let shared: Vec<Value> =
        split.bounds.iter().chain([&split.captures]).flat_map(|list| list.iter().copied()).collect();
    let call_one = |rw: &mut Builder<'_>, block: Value| {
        let args: Vec<Value> = [block, size].iter().chain(&shared).copied().collect();
        func::Call::build(rw, &[], compute.name, &args);
    };
    let Some(dispatch) = dispatch else {
        // The first block runs in the thread of the caller.
        let others = arith::SubI::new(rw, count, one);
        let group = CreateGroup::new(rw, others);
        let each = scf::For::build(rw, &[], one, count, one, &[]);
        rw.build_block(each, 0, &[Type::INDEX], |rw, args| {
            let task = Execute::of(rw, |rw| call_one(rw, args[0]));
            AddToGroup::build(rw, task, group);
            scf::Yield::build(rw, &[]);
        });
        call_one(rw, zero);
        AwaitAll::build(rw, group);
        return;
    };
    let is_single = arith::CmpI::new(rw, CmpIPredicate::Eq, count, one);
    if_else(rw, is_single, |rw, is_single| {
        if is_single {
            return call_one(rw, zero);
        }
        let others = arith::SubI::new(rw, count, one);
        let group = CreateGroup::new(rw, others);
        let args: Vec<Value> = [group, zero, count, size].iter().chain(&shared).copied().collect();
        func::Call::build(rw, &[], dispatch, &args);
        AwaitAll::build(rw, group);
    });
}

impl Execute {
    /// Creates a task without operands and values, and returns its token.
    pub(super) fn of(rw: &mut Builder<'_>, body: impl FnOnce(&mut Builder<'_>)) -> Value {
        let token = crate::r#async::TokenType::get(rw.ctx());
        let op = Execute::build(rw, token, &[], &[], &[]);
        rw.build_block(op, 0, &[], |rw, _| {
            body(rw);
            Yield::build(rw, &[]);
        });
        op.token(rw)
    }
}
