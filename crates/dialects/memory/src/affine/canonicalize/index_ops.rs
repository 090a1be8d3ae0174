//! Canonicalization patterns of `affine.delinearize_index` and `affine.linearize_index`.

use crate::affine::compose::Operands;
use crate::affine::{Apply, DelinearizeIndex, LinearizeIndex};
use crate::index_list::Index;
use crate::prelude::*;

type Basis = SmallVec<[Index; 4]>;

/// The bound of each component; `None` for a first one without.
fn padded(basis: &[Index], has_outer_bound: bool) -> SmallVec<[Option<Index>; 4]> {
    let outer = (!has_outer_bound).then_some(None);
    outer.into_iter().chain(basis.iter().copied().map(Some)).collect()
}

/// The `disjoint` linearization that computes the operand.
fn disjoint_source(b: &Body, op: DelinearizeIndex) -> Option<LinearizeIndex> {
    let def = b.def_op(op.linear_index(b))?;
    b.as_::<LinearizeIndex>(def).filter(|linearize| linearize.disjoint(b) == Some(true))
}

/// Cancels the last components if they are those of a disjoint linearization.
pub(super) fn delinearize_of_linearize(op: DelinearizeIndex, rw: &mut Rewriter<'_>) -> Option<()> {
    let linearize = disjoint_source(rw, op)?;
    let indices: Operands = linearize.multi_index(rw).iter().collect();
    let (basis, own) = (linearize.mixed_basis(rw), op.mixed_basis(rw));
    let n = basis.iter().rev().zip(own.iter().rev()).take_while(|(a, b)| a == b).count();
    if n == 0 {
        return None;
    }
    if n == basis.len() && n == own.len() && indices.len() == rw.n_results(op.0) {
        rw.replace(op.0, &indices);
        return Some(());
    }
    let (first, last) = indices.split_at_checked(indices.len().checked_sub(n)?)?;
    let has_outer_bound = op.has_outer_bound(rw);
    let (loc, inner_loc) = (rw.loc(), rw.body().loc(linearize.0));
    rw.set_loc(inner_loc);
    let linear = LinearizeIndex::of_basis(rw, first, &basis[..basis.len() - n], true);
    rw.set_loc(loc);
    let new = DelinearizeIndex::of_basis(rw, linear, &own[..own.len() - n], has_outer_bound);
    let values: Operands = rw.results(new.0).iter().chain(last.iter().copied()).collect();
    rw.replace(op.0, &values);
    Some(())
}

/// The component of a unit extent is zero.
pub(super) fn drop_unit_extents(op: DelinearizeIndex, rw: &mut Rewriter<'_>) -> Option<Operands> {
    let bounds = padded(&op.mixed_basis(rw), op.has_outer_bound(rw));
    let is_unit = |bound: &Option<Index>| bound.and_then(|bound| bound.constant_value(rw)) == Some(1);
    let units: SmallVec<[bool; 4]> = bounds.iter().map(is_unit).collect();
    if !units.contains(&true) {
        return None;
    }
    let zero = arith::Constant::index(rw, 0);
    let kept: SmallVec<[Option<Index>; 4]> =
        bounds.iter().zip(&units).filter(|(_, unit)| !**unit).map(|(&bound, _)| bound).collect();
    let mut others: Operands = Operands::new();
    if !kept.is_empty() {
        let basis: Basis = kept.iter().flatten().copied().collect();
        let linear = op.linear_index(rw);
        let new = DelinearizeIndex::of_basis(rw, linear, &basis, basis.len() == kept.len());
        others = rw.results(new.0).iter().collect();
    }
    let mut others = others.into_iter();
    Some(units.iter().filter_map(|&unit| if unit { Some(zero) } else { others.next() }).collect())
}

/// Splits off the last components if together they are the last index of a disjoint linearization.
pub(super) fn split_at_last_index(op: DelinearizeIndex, rw: &mut Rewriter<'_>) -> Option<Operands> {
    let linearize = disjoint_source(rw, op)?;
    let indices: Operands = linearize.multi_index(rw).iter().collect();
    let (outer, own) = (linearize.mixed_basis(rw), op.mixed_basis(rw));
    let (&Index::Static(extent), outer) = outer.split_last()? else { return None };
    let (&last, indices) = indices.split_last()?;
    let (mut product, mut n) = (1i64, 0);
    for &element in own.iter().rev() {
        let Index::Static(element) = element else { return None };
        product = product.checked_mul(element)?;
        n += 1;
        if product >= extent {
            break;
        }
    }
    if product != extent || n < 2 {
        return None;
    }
    let (first, rest) = own.split_at(own.len() - n);
    let has_outer_bound = op.has_outer_bound(rw);
    let (loc, inner_loc) = (rw.loc(), rw.body().loc(linearize.0));
    rw.set_loc(inner_loc);
    let linear = LinearizeIndex::of_basis(rw, indices, outer, true);
    rw.set_loc(loc);
    let front = DelinearizeIndex::of_basis(rw, linear, first, has_outer_bound);
    let back = DelinearizeIndex::of_basis(rw, last, rest, true);
    Some(rw.results(front.0).iter().chain(rw.results(back.0).iter()).collect())
}

/// Components `from..from + len` of a delinearization, which are the indices `at..at + len` of a linearization.
struct Match {
    delinearize: DelinearizeIndex,
    at: usize,
    from: usize,
    len: usize,
}

/// Finds runs of indices that are consecutive components of a delinearization with the same bounds.
fn find_matches(b: &Body, op: LinearizeIndex, indices: &[Value], bounds: &[Option<Index>]) -> Vec<Match> {
    let mut matches = Vec::new();
    let mut seen: FxHashSet<Op> = FxHashSet::default();
    let disjoint = op.disjoint(b) == Some(true);
    let mut at = 0;
    while let Some(&index) = indices.get(at) {
        at += 1;
        let ValueDef::Result(def, from) = b.value_def(index) else { continue };
        let Some(delinearize) = b.as_::<DelinearizeIndex>(def) else { continue };
        let (start, from) = (at - 1, from as usize);
        let inner = padded(&delinearize.mixed_basis(b), delinearize.has_outer_bound(b));
        let (Some(&theirs), Some(&ours)) = (inner.get(from), bounds.get(start)) else { continue };
        // The first components may have no bound, or an implied one.
        if theirs != ours && !(start == 0 && from == 0) && !(disjoint && from == 0 && theirs.is_none()) {
            continue;
        }
        let results = b.results(def);
        let is_next = |&n: &usize| {
            indices.get(start + n).is_some_and(|&index| results.get(from + n) == Some(index))
                && inner.get(from + n) == bounds.get(start + n)
        };
        let len = 1 + (1..).take_while(is_next).count();
        if len <= 1 || !seen.insert(def) {
            continue;
        }
        matches.push(Match { delinearize, at: start, from, len });
        at = start + len;
    }
    matches
}

/// The product of bounds; `None` if one is missing. Unknown ones are multiplied by an `affine.apply`.
fn product(rw: &mut Rewriter<'_>, bounds: &[Option<Index>]) -> Option<Index> {
    let ctx = rw.ctx().clone();
    let bounds: Basis = bounds.iter().copied().collect::<Option<_>>()?;
    let mut values = Operands::new();
    let mut result = AffineExpr::constant(&ctx, 1);
    for bound in bounds {
        let factor = match (bound.constant_value(rw), bound) {
            (Some(value), _) | (None, Index::Static(value)) => AffineExpr::constant(&ctx, value),
            (None, Index::Dynamic(value)) => {
                values.push(value);
                AffineExpr::sym(&ctx, values.len() as u32 - 1)
            }
        };
        result = AffineExpr::binary(&ctx, AffineOp::Mul, result, factor);
    }
    if let Some(value) = result.as_const(&ctx) {
        return Some(Index::Static(value));
    }
    let map = AffineMap::new(0, values.len() as u32, &[result]).attr(&ctx);
    Some(Index::Dynamic(Apply::new(rw, Type::INDEX, map, &values)))
}

/// Cancels indices that are consecutive components of a delinearization.
pub(super) fn linearize_of_delinearize(op: LinearizeIndex, rw: &mut Rewriter<'_>) -> Option<()> {
    let indices: Operands = op.multi_index(rw).iter().collect();
    let bounds = padded(&op.mixed_basis(rw), op.has_outer_bound(rw));
    let matches = find_matches(rw, op, &indices, &bounds);
    if matches.is_empty() {
        return None;
    }
    let (loc, disjoint) = (rw.loc(), op.disjoint(rw) == Some(true));
    let (mut new_indices, mut new_bounds) = (Operands::new(), SmallVec::<[Option<Index>; 4]>::new());
    let mut replacements: Vec<(Op, Operands)> = Vec::new();
    let mut end = 0;
    for found in matches {
        new_indices.extend_from_slice(indices.get(end..found.at)?);
        new_bounds.extend_from_slice(bounds.get(end..found.at)?);
        end = found.at + found.len;
        let inner = found.delinearize;
        rw.set_before(inner.0);
        rw.set_loc(loc);
        let merged = bounds.get(found.at..end)?;
        let extent = product(rw, merged);
        new_bounds.push(extent);
        let linear = inner.linear_index(rw);
        if found.len == rw.n_results(inner.0) {
            new_indices.push(linear);
            continue;
        }
        let mut inner_bounds = padded(&inner.mixed_basis(rw), inner.has_outer_bound(rw));
        inner_bounds.drain(found.from..found.from + found.len);
        inner_bounds.insert(found.from, extent);
        let inner_loc = rw.body().loc(inner.0);
        rw.set_loc(inner_loc);
        let split = |bounds: &[Option<Index>]| -> (Basis, bool) {
            (bounds.iter().flatten().copied().collect(), bounds.first().is_none_or(Option::is_some))
        };
        let (basis, outer) = split(&inner_bounds);
        let whole = DelinearizeIndex::of_basis(rw, linear, &basis, outer);
        let combined = rw.result(whole.0, found.from);
        let (basis, outer) = split(merged);
        let parts = DelinearizeIndex::of_basis(rw, combined, &basis, outer);
        let results = rw.results(whole.0);
        let values: Operands = (results.iter().take(found.from))
            .chain(rw.results(parts.0).iter())
            .chain(results.iter().skip(found.from + 1))
            .collect();
        replacements.push((inner.0, values));
        new_indices.push(combined);
    }
    new_indices.extend_from_slice(indices.get(end..)?);
    new_bounds.extend_from_slice(bounds.get(end..)?);
    rw.set_before(op.0);
    rw.set_loc(loc);
    let basis: Basis = new_bounds.iter().flatten().copied().collect();
    let value = LinearizeIndex::of_basis(rw, &new_indices, &basis, disjoint);
    rw.replace(op.0, &[value]);
    for (inner, values) in replacements {
        rw.replace(inner, &values);
    }
    Some(())
}

/// Drops a first index that is zero.
pub(super) fn drop_leading_zero(op: LinearizeIndex, rw: &mut Rewriter<'_>) -> Option<Value> {
    let indices: Operands = op.multi_index(rw).iter().collect();
    let (&first, rest) = indices.split_first()?;
    if Index::Dynamic(first).constant_value(rw) != Some(0) {
        return None;
    }
    if rest.is_empty() {
        return Some(first);
    }
    let basis = op.mixed_basis(rw);
    let basis = if op.has_outer_bound(rw) { basis.get(1..)? } else { &basis[..] };
    let disjoint = op.disjoint(rw) == Some(true);
    Some(LinearizeIndex::of_basis(rw, rest, basis, disjoint))
}

/// Drops indices with a unit extent: they are zero if they are below it.
pub(super) fn drop_unit_indices(op: LinearizeIndex, rw: &mut Rewriter<'_>) -> Option<Value> {
    let indices: Operands = op.multi_index(rw).iter().collect();
    let bounds = padded(&op.mixed_basis(rw), op.has_outer_bound(rw));
    let disjoint = op.disjoint(rw) == Some(true);
    let is_dropped = |(&index, &bound): (&Value, &Option<Index>)| {
        bound.and_then(|bound| bound.constant_value(rw)) == Some(1)
            && (disjoint || Index::Dynamic(index).constant_value(rw) == Some(0))
    };
    let (mut kept, mut basis) = (Operands::new(), Basis::new());
    for (index, bound) in indices.iter().zip(&bounds) {
        if !is_dropped((index, bound)) {
            kept.push(*index);
            basis.extend(*bound);
        }
    }
    if kept.len() == indices.len() {
        return None;
    }
    Some(match kept.is_empty() {
        true => arith::Constant::index(rw, 0),
        false => LinearizeIndex::of_basis(rw, &kept, &basis, disjoint),
    })
}
