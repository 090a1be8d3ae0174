//! Slices whose types have dimensions of extent one.

use crate::linalg::reshapes::{collapse, expand};
use crate::prelude::*;
use greedy::Pattern;
use terrace_memory::dims::shape_of;
use terrace_memory::reassociation::{Groups, kept};
use terrace_memory::tensor::{ExtractSlice, InsertSlice, ParallelInsertSlice};

pub(super) static PATTERNS: &[Pattern] = rewrites![
    ExtractSlice => reduce_extraction,
    InsertSlice => reduce_insertion,
    ParallelInsertSlice => reduce_parallel_insertion,
];

/// The dimensions of extent one; `None` if there is none.
fn unit_dims(shape: &[i64]) -> Option<SmallVec<[bool; 8]>> {
    let units: SmallVec<[bool; 8]> = shape.iter().map(|&extent| extent == 1).collect();
    units.contains(&true).then_some(units)
}

/// Groups of dimensions, in which those of extent one are in front of the one that they belong to, or behind the last one
/// (`getReassociationMapForFoldingUnitDims`).
fn groups_of(units: &[bool]) -> Groups {
    let mut groups = Groups::new();
    let mut group: SmallVec<[i64; 4]> = SmallVec::new();
    for (dim, &is_unit) in units.iter().enumerate() {
        group.push(dim as i64);
        if !is_unit {
            groups.push(core::mem::take(&mut group));
        }
    }
    if let Some(last) = groups.last_mut() {
        last.extend(group);
    }
    groups
}

/// Extracts a slice without dimensions of extent one, and adds them afterwards.
fn reduce_extraction(op: ExtractSlice, rw: &mut Rewriter<'_>) -> Option<Value> {
    let ctx = rw.ctx().clone();
    let ty = rw.ty(op.result(rw));
    if ty.as_::<RankedTensorType>(&ctx).is_some_and(|ty| ty.encoding.is_some()) {
        // An encoding is of all dimensions.
        return None;
    }
    let units = unit_dims(shape_of(&ctx, ty))?;
    let groups = groups_of(&units);
    let (source, lists) = (op.source(rw), op.mixed_lists(rw));
    // As many ones go as the type has too many, the first ones first.
    let sizes: SmallVec<[i64; 8]> = lists[1].iter().map(|size| size.integer()).collect();
    let mut n_dropped = sizes.len().checked_sub(groups.len())?;
    let dropped: SmallVec<[bool; 8]> = sizes
        .iter()
        .map(|&size| {
            let is_dropped = size == 1 && n_dropped > 0;
            n_dropped -= usize::from(is_dropped);
            is_dropped
        })
        .collect();
    let reduced = RankedTensorType::get(&ctx, &kept(&sizes, &dropped), ty.element_or_self(&ctx), None);
    let slice = ExtractSlice::of_lists(rw, reduced, source, lists.each_ref().map(|list| list.as_slice()));
    expand(rw, slice, ty, &groups)
}

/// The source of an insertion without dimensions of extent one.
fn reduced_source(rw: &mut Rewriter<'_>, source: Value) -> Option<Value> {
    let ctx = rw.ctx().clone();
    let ty = rw.ty(source);
    let shape = shape_of(&ctx, ty);
    let units = unit_dims(shape)?;
    Some(collapse(rw, source, &kept(shape, &units), &groups_of(&units)))
}

fn reduce_insertion(op: InsertSlice, rw: &mut Rewriter<'_>) -> Option<Value> {
    let (source, dest, lists) = (op.source(rw), op.dest(rw), op.mixed_lists(rw));
    let source = reduced_source(rw, source)?;
    Some(InsertSlice::of_lists(rw, source, dest, lists.each_ref().map(|list| list.as_slice())))
}

fn reduce_parallel_insertion(op: ParallelInsertSlice, rw: &mut Rewriter<'_>) -> Option<()> {
    let (source, dest, lists) = (op.source(rw), op.dest(rw), op.mixed_lists(rw));
    // The operation around has only insertions.
    let around = rw.parent_op(op.0)?;
    rw.set_before(around);
    let source = reduced_source(rw, source)?;
    rw.set_before(op.0);
    ParallelInsertSlice::of_lists(rw, source, dest, lists.each_ref().map(|list| list.as_slice()));
    rw.erase(op.0);
    Some(())
}
