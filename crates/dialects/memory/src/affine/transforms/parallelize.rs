//! `affine-parallelize`: loops without dependences between iterations become `affine.parallel`s.

use crate::affine::analysis::access::Access;
use crate::affine::analysis::iterations::are_independent;
use crate::affine::{For, If, Parallel, Yield, can_reduce};
use crate::alias::view_base;
use crate::prelude::*;
use terrace_base::arith::AtomicRMWKind;

passes! {
    /// Convert affine.for ops into 1-D affine.parallel.
    Parallelize("AffineParallelize") = "affine-parallelize" on(Anchor::Op("func.func")) {
        /// Maximum number of nested parallel loops to produce. Defaults to unlimited (UINT_MAX).
        max_nested: u32 = u32::MAX,
        /// Whether to parallelize reduction loops. Defaults to false.
        parallel_reductions: bool = false,
    } => parallelize;
}

fn parallelize(o: &Parallelize, pass: &mut PassContext<'_>) -> Result {
    pass.edit_bodies(&mut |b| run(b, o))
}

/// A value that each iteration combines with the value of the iteration before.
#[derive(Clone, Copy)]
pub(super) struct Reduction {
    /// How values are combined.
    pub(super) kind: AtomicRMWKind,
    /// The value of an iteration.
    pub(super) value: Value,
    /// The operation that combines.
    combiner: Op,
    /// The number of the carried value.
    pub(super) position: usize,
}

/// Parallelizes loops of a body.
fn run(b: &mut Body, o: &Parallelize) {
    let mut loops: Vec<For> = Vec::new();
    b.walk(|op| loops.extend(b.as_::<For>(op)));
    let candidates: Vec<(For, Vec<Reduction>)> = loops
        .into_iter()
        .filter_map(|op| {
            let carried = op.inits(b).len();
            let mut reductions = if o.parallel_reductions { reductions(b, op) } else { Vec::new() };
            reductions.retain(|of| can_reduce(b.ctx(), of.kind, b.ty(of.value)));
            (reductions.len() == carried && is_memory_parallel(b, op)).then_some((op, reductions))
        })
        .collect();
    for (op, reductions) in candidates {
        let around = b.ancestors(op.0);
        let within = around.take_while(|&op| !b.def(op).has(Trait::AffineScope));
        if within.filter(|&op| b.is::<Parallel>(op)).count() < o.max_nested as usize {
            make_parallel(b, op, &reductions);
        }
    }
}

/// The operations that reductions combine values by.
static COMBINERS: [(&OpDef, AtomicRMWKind); 15] = [
    (arith::AddF::DEF, AtomicRMWKind::AddF),
    (arith::MulF::DEF, AtomicRMWKind::MulF),
    (arith::AddI::DEF, AtomicRMWKind::AddI),
    (arith::AndI::DEF, AtomicRMWKind::AndI),
    (arith::OrI::DEF, AtomicRMWKind::OrI),
    (arith::XOrI::DEF, AtomicRMWKind::XOrI),
    (arith::MulI::DEF, AtomicRMWKind::MulI),
    (arith::MinimumF::DEF, AtomicRMWKind::MinimumF),
    (arith::MaximumF::DEF, AtomicRMWKind::MaximumF),
    (arith::MinSI::DEF, AtomicRMWKind::MinS),
    (arith::MaxSI::DEF, AtomicRMWKind::MaxS),
    (arith::MinUI::DEF, AtomicRMWKind::MinU),
    (arith::MaxUI::DEF, AtomicRMWKind::MaxU),
    (arith::MinNumF::DEF, AtomicRMWKind::MinNumF),
    (arith::MaxNumF::DEF, AtomicRMWKind::MaxNumF),
];

fn kind_of(b: &Body, op: Op) -> Option<AtomicRMWKind> {
    COMBINERS.iter().find(|(def, _)| core::ptr::eq(*def, b.def(op))).map(|&(_, kind)| kind)
}

/// The carried values of a loop that are reductions by a single operation.
pub(super) fn reductions(b: &Body, op: For) -> Vec<Reduction> {
    let Some(block) = b.entry_block(op.body(b)) else { return Vec::new() };
    let Some(end) = b.last_op(block).filter(|&end| b.is::<Yield>(end)) else { return Vec::new() };
    let args = b.args(block).get(1..).unwrap_or(&[]);
    let reduction = |(position, &arg): (usize, &Value)| {
        let combiner = b.users(arg).next().filter(|_| b.has_one_use(arg))?;
        let kind = kind_of(b, combiner)?;
        let result = b.result(combiner, 0);
        let is_yielded = b.operands(end).get(position) == Some(result) && b.has_one_use(result);
        if !is_yielded || b.block_of(combiner) != Some(block) {
            return None;
        }
        let (lhs, rhs) = (b.operand(combiner, 0), b.operand(combiner, 1));
        Some(Reduction { kind, value: if lhs == arg { rhs } else { lhs }, combiner, position })
    };
    args.iter().enumerate().filter_map(reduction).collect()
}

/// Whether an operation inside `outer` allocates the memory, or that which a view is of.
fn is_local(b: &Body, memref: Value, outer: Op) -> bool {
    b.def_op(view_base(b, memref))
        .is_some_and(|def| effects_of(b, def) == Some(Effects::ALLOC) && b.is_proper_ancestor(outer, def))
}

/// Whether the iterations of a loop may run in any order. One that carries values is taken to need the order.
pub(super) fn is_parallel(b: &Body, op: For) -> bool {
    op.inits(b).is_empty() && is_memory_parallel(b, op)
}

/// Whether only reductions need the order of a loop's iterations, and there are some.
pub(super) fn is_parallel_reduction(b: &Body, op: For) -> bool {
    let carried = op.inits(b).len();
    carried != 0 && reductions(b, op).len() == carried && is_memory_parallel(b, op)
}

/// Whether no iteration accesses memory that another one writes.
pub(super) fn is_memory_parallel(b: &Body, op: For) -> bool {
    let is_memref = |ty: Type| ty.is::<MemRefType>(b.ctx()) || ty.is::<UnrankedMemRefType>(b.ctx());
    if b.types(b.results(op.0)).any(is_memref) {
        return false;
    }
    let (mut accesses, mut is_known) = (Vec::new(), true);
    b.walk_from(op.0, &mut |inner| match Access::of(b, inner) {
        Some(access) if is_local(b, access.memref, op.0) => {}
        Some(access) => accesses.push(access),
        None => {
            is_known &= b.is::<For>(inner)
                || b.is::<Yield>(inner)
                || b.is::<If>(inner)
                || effects_of(b, inner) == Some(Effects::ALLOC)
                || is_memory_effect_free(b, inner);
        }
    });
    is_known && !shares_views(b, &accesses) && are_independent(b, op, &accesses)
}

/// Whether accesses that may depend on each other are of different views of one memory: dependences are only known between
/// accesses of one memref. Upstream takes other memrefs for other memory.
fn shares_views(b: &Body, accesses: &[Access]) -> bool {
    let mut views: FxHashMap<Value, (Value, bool, bool)> = FxHashMap::default();
    for access in accesses {
        let base = view_base(b, access.memref);
        let (first, differs, is_written) = views.entry(base).or_insert((access.memref, false, false));
        *differs |= *first != access.memref;
        *is_written |= access.is_store();
    }
    views.into_values().any(|(_, differs, is_written)| differs && is_written)
}

fn make_parallel(b: &mut Body, op: For, reductions: &[Reduction]) -> Option<()> {
    let (lower, upper, step) = (op.lower_map(b)?, op.upper_map(b)?, op.step(b)?);
    let operands: Vec<Value> = op.lower_bound_operands(b).iter().chain(op.upper_bound_operands(b)).collect();
    let inits = op.inits(b).to_vec();
    let block = b.entry_block(op.body(b))?;
    let end = b.last_op(block)?;
    let types: SmallVec<[Type; 4]> = reductions.iter().map(|reduction| b.ty(reduction.value)).collect();
    let kinds: Vec<AtomicRMWKind> = reductions.iter().map(|reduction| reduction.kind).collect();
    let mut builder = Builder::before(b, op.0);
    let new = Parallel::of_loop(&mut builder, &types, &kinds, &lower, &upper, step, &operands);
    let (from, to) = (op.body(b), new.body(b));
    b.inline_region_before(from, to, None);
    for (i, reduction) in reductions.iter().enumerate() {
        let combiner = reduction.combiner;
        b.move_before(combiner, op.0);
        let (init, result) = (*inits.get(reduction.position)?, b.result(new.0, i));
        b.set_operands(combiner, &[init, result]);
        let (old, value) = (b.result(op.0, reduction.position), b.result(combiner, 0));
        b.replace_all_uses(old, value);
    }
    let values: Vec<Value> = reductions.iter().map(|reduction| reduction.value).collect();
    b.set_operands(end, &values);
    for at in (1..b.args(block).len()).rev() {
        b.erase_arg(block, at);
    }
    b.erase(op.0);
    Some(())
}

/// The operation that combines two values.
pub(super) fn combine(b: &mut Builder<'_>, kind: AtomicRMWKind, lhs: Value, rhs: Value) -> Option<Value> {
    Some(match kind {
        AtomicRMWKind::AddF => arith::AddF::new(b, lhs, rhs),
        AtomicRMWKind::AddI => arith::AddI::new(b, lhs, rhs),
        AtomicRMWKind::MulF => arith::MulF::new(b, lhs, rhs),
        AtomicRMWKind::MulI => arith::MulI::new(b, lhs, rhs),
        AtomicRMWKind::MinimumF => arith::MinimumF::new(b, lhs, rhs),
        AtomicRMWKind::MaximumF => arith::MaximumF::new(b, lhs, rhs),
        AtomicRMWKind::MinNumF => arith::MinNumF::new(b, lhs, rhs),
        AtomicRMWKind::MaxNumF => arith::MaxNumF::new(b, lhs, rhs),
        AtomicRMWKind::MinS => arith::MinSI::new(b, lhs, rhs),
        AtomicRMWKind::MaxS => arith::MaxSI::new(b, lhs, rhs),
        AtomicRMWKind::MinU => arith::MinUI::new(b, lhs, rhs),
        AtomicRMWKind::MaxU => arith::MaxUI::new(b, lhs, rhs),
        AtomicRMWKind::OrI => arith::OrI::new(b, lhs, rhs),
        AtomicRMWKind::AndI => arith::AndI::new(b, lhs, rhs),
        AtomicRMWKind::XOrI => arith::XOrI::new(b, lhs, rhs),
        _ => return None,
    })
}
