//! `buffer-deallocation-simplification`: less to compare at run time in `bufferization.dealloc`, where it is known which buffers
//! are the same.

use super::origin::Buffer;
use crate::bufferization::{Dealloc, dealloc_patterns};
use crate::memref;
use crate::prelude::*;
use terrace_rewrite::greedy::{GreedyConfig, RegionSimplification};

passes! {
    /// Optimizes `bufferization.dealloc` operation for more efficient codegen.
    BufferDeallocationSimplification("BufferDeallocationSimplificationPass") = "buffer-deallocation-simplification"
        on(Anchor::Any, Body) => buffer_deallocation_simplification;
}

fn buffer_deallocation_simplification(
    _: &BufferDeallocationSimplification,
    _: &PassContext<'_>,
) -> Result<BodyPass> {
    // Control flow stays as it is.
    let config =
        GreedyConfig { region_simplification: RegionSimplification::Normal, ..GreedyConfig::default() };
    Ok(GreedyEdit { config, ..GreedyEdit::new(patterns()) }.into())
}

type Operands = SmallVec<[Value; 8]>;

fn buffers(b: &Body, values: &[Value]) -> Vec<Buffer> {
    values.iter().map(|&value| Buffer::of(b, value)).collect()
}

static PATTERNS: &[greedy::Pattern] = rewrites![
    Dealloc => drop_retained_memrefs,
    Dealloc => drop_unrelated_retained,
    Dealloc => split,
    Dealloc => drop_always_owned,
];

/// The patterns of the pass.
pub(super) fn patterns() -> Patterns<greedy::Pattern> {
    let mut patterns = Patterns::new().add(PATTERNS);
    dealloc_patterns().for_each(|pattern| patterns.push(pattern));
    patterns
}

fn update(op: Dealloc, rw: &mut Rewriter<'_>, pairs: Vec<(Value, Value)>) -> Option<()> {
    if pairs == op.pairs(rw) {
        return None;
    }
    let (memrefs, conditions): (Operands, Operands) = pairs.into_iter().unzip();
    op.set_memrefs(rw, &memrefs, &conditions);
    rw.modified(op.0);
    Some(())
}

/// The memref that `memref.extract_strided_metadata` finds a buffer in.
fn metadata_source(b: &Body, memref: Value) -> Option<Value> {
    Some(b.def_as::<memref::ExtractStridedMetadata>(memref)?.source(b))
}

/// Drops memrefs that are certainly retained: the owner of the retained one owns them.
fn drop_retained_memrefs(op: Dealloc, rw: &mut Rewriter<'_>) -> Option<()> {
    let retained: Operands = op.retained(rw).iter().collect();
    let distinct: FxHashSet<Value> = retained.iter().copied().collect();
    if distinct.len() != retained.len() {
        return None;
    }
    let retained = buffers(rw, &retained);
    let mut kept = Vec::new();
    for (memref, condition) in op.pairs(rw) {
        let is_dropped = hand_over(op, rw, &retained, memref, condition).is_some()
            || metadata_source(rw, memref)
                .and_then(|source| hand_over(op, rw, &retained, source, condition))
                .is_some();
        if !is_dropped {
            kept.push((memref, condition));
        }
    }
    update(op, rw, kept)
}

/// Adds the condition of a memref to the results of the retained ones that are the same buffer; `None` if no one is, or if
/// this is not known of one.
fn hand_over(
    op: Dealloc,
    rw: &mut Rewriter<'_>,
    retained: &[Buffer],
    memref: Value,
    condition: Value,
) -> Option<()> {
    let memref = Buffer::of(rw, memref);
    let same: SmallVec<[bool; 8]> =
        retained.iter().map(|other| other.is_same_allocation(&memref)).collect::<Option<_>>()?;
    if !same.contains(&true) {
        return None;
    }
    let point = rw.insert_point();
    // Each disjunction goes right behind the operation and those before.
    let mut last: Op = op.0;
    for i in same.iter().enumerate().filter(|&(_, &same)| same).map(|(i, _)| i) {
        let result = rw.result(op.0, i);
        rw.set_after(last);
        let either = arith::OrI::new(rw, result, condition);
        last = rw.def_op(either)?;
        rw.replace_uses_where(result, either, |_, use_| use_.owner != last);
    }
    rw.set_insert_point(point);
    Some(())
}

/// Nothing owns retained memrefs that are certainly none of those to free.
fn drop_unrelated_retained(op: Dealloc, rw: &mut Rewriter<'_>) -> Option<Operands> {
    let memrefs: Operands = op.memrefs(rw).iter().collect();
    let retained: Operands = op.retained(rw).iter().collect();
    let freed = buffers(rw, &memrefs);
    let may_be_freed = |retained: &Buffer| freed.iter().any(|buffer| buffer.may_alias(rw, retained));
    let is_kept: SmallVec<[bool; 8]> = buffers(rw, &retained).iter().map(may_be_freed).collect();
    if !is_kept.contains(&false) {
        return None;
    }
    let mut results: SmallVec<[Option<Value>; 6]> = SmallVec::new();
    for &is_kept in &is_kept {
        results.push(if is_kept { None } else { Some(arith::Constant::bool(rw, false)) });
    }
    let kept: Operands = retained
        .into_iter()
        .zip(&is_kept)
        .filter(|&(_, &is_kept)| is_kept)
        .map(|(retained, _)| retained)
        .collect();
    let conditions: Operands = op.conditions(rw).iter().collect();
    let new = Dealloc::of(rw, &memrefs, &conditions, &kept);
    let mut new_results = rw.results(new.0).iter();
    Some(results.into_iter().filter_map(|value| value.or_else(|| new_results.next())).collect())
}

/// Frees memrefs that are certainly none of the others apart.
fn split(op: Dealloc, rw: &mut Rewriter<'_>) -> Option<Operands> {
    let pairs = op.pairs(rw);
    if pairs.len() <= 1 {
        return None;
    }
    let retained: Operands = op.retained(rw).iter().collect();
    let freed = buffers(rw, &op.memrefs(rw).iter().collect::<Operands>());
    let is_apart = |b: &Body, i: usize| {
        let mut others = freed.iter().enumerate().filter(|&(at, _)| at != i);
        others.all(|(_, other)| !other.may_alias(b, &freed[i]))
    };
    let mut apart: Vec<Op> = Vec::new();
    let (mut memrefs, mut conditions) = (Operands::new(), Operands::new());
    for (i, &(memref, condition)) in pairs.iter().enumerate() {
        if is_apart(rw, i) {
            apart.push(Dealloc::of(rw, &[memref], &[condition], &retained).0);
        } else {
            memrefs.push(memref);
            conditions.push(condition);
        }
    }
    if apart.is_empty() {
        return None;
    }
    let rest = Dealloc::of(rw, &memrefs, &conditions, &retained);
    let mut results: Operands = rw.results(rest.0).iter().collect();
    for other in apart {
        for (i, result) in results.iter_mut().enumerate() {
            let other = rw.result(other, i);
            *result = arith::OrI::new(rw, *result, other);
        }
    }
    Some(results)
}

/// Retained memrefs that are certainly always freed otherwise are owned. If all are, drops the memrefs that they are.
fn drop_always_owned(op: Dealloc, rw: &mut Rewriter<'_>) -> Option<()> {
    let retained = buffers(rw, &op.retained(rw).iter().collect::<Operands>());
    let mut is_owned: SmallVec<[bool; 8]> = SmallVec::from_elem(false, retained.len());
    let mut kept = Vec::new();
    let mut changed = false;
    for (memref, condition) in op.pairs(rw) {
        let mut is_dropped = false;
        if constant_of(rw, condition) == Some(Attr::TRUE) {
            let freed: SmallVec<[Buffer; 2]> = core::iter::once(memref)
                .chain(metadata_source(rw, memref))
                .map(|value| Buffer::of(rw, value))
                .collect();
            for (i, retained) in retained.iter().enumerate() {
                if freed.iter().any(|freed| retained.is_same_allocation(freed) == Some(true)) {
                    let result = rw.result(op.0, i);
                    if !rw.has_no_uses(result) {
                        rw.replace_uses(result, condition);
                        changed = true;
                    }
                    is_owned[i] = true;
                    is_dropped = true;
                }
            }
        }
        if !is_dropped {
            kept.push((memref, condition));
        }
    }
    if is_owned.contains(&false) {
        return changed.then_some(());
    }
    update(op, rw, kept).or(changed.then_some(()))
}
