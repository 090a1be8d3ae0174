//! Folding of `affine` operations.

pub(super) mod loops;

use super::{Apply, DelinearizeIndex, LinearizeIndex, Load, Max, Min, compose};
use crate::index_list::{Index, Integers, divide, fold_constants};
use crate::memref;
use crate::prelude::*;
use terrace_base::arith::fold::elements::Dense;
use terrace_base::ub;
use terrace_ir::affine::floordiv;

fn index(b: &Body, value: i64) -> Attr {
    IntegerAttr::of_i64(b.ctx(), Type::INDEX, value)
}

fn numbers(b: &Body, constants: &[Option<Attr>]) -> SmallVec<[Option<i64>; 6]> {
    constants.iter().map(|attr| attr.and_then(|attr| attr.as_i64(b.ctx()))).collect()
}

/// Folds a map that names an operand, and maps of constants; mends symbols.
pub(super) fn apply(b: &mut Body, apply: Apply, constants: &[Option<Attr>]) -> Fold {
    let Some(map) = apply.affine_map(b) else { return Fold::None };
    let operands: SmallVec<[Value; 8]> = apply.map_operands(b).iter().collect();
    if let Some(Index::Dynamic(value)) = compose::fold(b, &map, &operands) {
        return Fold::value(value);
    }
    let (results, undefined) = map.fold(b.ctx(), &numbers(b, constants));
    if undefined {
        return Fold::attr(ub::PoisonAttr::get(b.ctx()));
    }
    match results.first().copied().flatten() {
        Some(value) => Fold::attr(index(b, value)),
        None if compose::mend_symbols(b, apply) => Fold::InPlace,
        None => Fold::None,
    }
}

/// Replaces constant results in the map by numbers; folds if all are constant.
fn extremum(b: &mut Body, op: Op, constants: &[Option<Attr>], best: fn(i64, i64) -> i64) -> Fold {
    let Some(map) = b.attr(op, "map").and_then(|map| AffineMap::of(b.ctx(), map)) else { return Fold::None };
    let (results, undefined) = map.fold(b.ctx(), &numbers(b, constants));
    if undefined {
        return Fold::attr(ub::PoisonAttr::get(b.ctx()));
    }
    let expr = |(&known, &expr): (&Option<i64>, &AffineExpr)| {
        known.map_or(expr, |value| AffineExpr::constant(b.ctx(), value))
    };
    let folded: SmallVec<[AffineExpr; 4]> = results.iter().zip(&map.results).map(expr).collect();
    if map.n_dims == 0
        && map.n_syms == 1
        && let [single] = folded.as_slice()
        && single.node(b.ctx()) == AffineNode::Sym(0)
    {
        return Fold::value(b.operand(op, 0));
    }
    match results.iter().copied().collect::<Option<SmallVec<[i64; 4]>>>() {
        Some(values) => Fold::maybe_attr(values.into_iter().reduce(best).map(|value| index(b, value))),
        None if folded == map.results => Fold::None,
        None => {
            let map = AffineMap { results: folded, ..map }.attr(b.ctx());
            b.set_attr(op, "map", Some(map));
            Fold::InPlace
        }
    }
}

pub(super) fn min(b: &mut Body, op: Min, constants: &[Option<Attr>]) -> Fold {
    extremum(b, op.0, constants, i64::min)
}

pub(super) fn max(b: &mut Body, op: Max, constants: &[Option<Attr>]) -> Fold {
    extremum(b, op.0, constants, i64::max)
}

/// Folds casts of the memref, and loads from a constant global.
pub(super) fn load(b: &mut Body, op: Load) -> Option<Fold> {
    memref::fold::fold_casts(b, op.0).or_else(|| Some(Fold::attr(constant_element(b, op)?)))
}

/// The element of a constant global that a load with constant indices reads, or any load if all elements are equal.
fn constant_element(b: &Body, op: Load) -> Option<Attr> {
    let ctx = b.ctx();
    let memref = b.def_op(op.memref(b))?;
    let name = b.as_::<memref::GetGlobal>(memref)?.name(b)?;
    let elements = Dense::of(ctx, b.symbol_value(name)?)?;
    let shaped = elements.ty.as_shaped(ctx)?;
    let mut at = 0;
    if !elements.splat {
        let map = AffineMap::of(ctx, op.map(b)?)?;
        for (&expr, &extent) in map.results.iter().zip(shaped.shape?) {
            let AffineNode::Const(index) = expr.node(ctx) else { return None };
            // An index that is out of bounds names no element.
            at = at * extent + Some(index).filter(|&index| (0..extent).contains(&index))?;
        }
    }
    Some(elements.attr(ctx, usize::try_from(at).ok()?))
}

/// The basis with its constant values as numbers, and the remaining values; `None` if no value is a positive
/// constant.
fn static_basis(b: &Body, basis: &[Index]) -> Option<(Integers, SmallVec<[Value; 4]>)> {
    let mut basis = basis.into();
    // A basis of zero or less is invalid as a number, so such a constant stays a value.
    fold_constants(b, &mut basis, |value| value > 0).then(|| divide(&basis))
}

/// Folds constants in the basis, an index without basis, and a constant index.
pub(super) fn delinearize_index(
    b: &mut Body,
    delinearize: DelinearizeIndex,
    constants: &[Option<Attr>],
) -> Fold {
    let basis = delinearize.mixed_basis(b);
    let linear = delinearize.linear_index(b);
    if let Some((integers, values)) = static_basis(b, &basis) {
        let attr = DenseArrayAttr::of_i64s(b.ctx(), &integers);
        b.set_operand_groups(delinearize.0, &[&[linear], &values]);
        b.set_slot(delinearize.0, DelinearizeIndex::SLOTS.static_basis, Some(attr));
        return Fold::InPlace;
    }
    if b.n_results(delinearize.0) == 1 {
        return Fold::value(linear);
    }
    let Some(mut high) = numbers(b, constants).first().copied().flatten() else { return Fold::None };
    let inner = if delinearize.has_outer_bound(b) { basis.get(1..) } else { basis.get(..) };
    let mut results: SmallVec<[FoldResult; 2]> = SmallVec::new();
    for element in inner.unwrap_or(&[]).iter().rev() {
        let Index::Static(modulus) = *element else { return Fold::None };
        let Some(next) = floordiv(high, modulus).filter(|_| modulus > 0) else { return Fold::None };
        results.push(FoldResult::Attr(index(b, high.rem_euclid(modulus))));
        high = next;
    }
    results.push(FoldResult::Attr(index(b, high)));
    results.reverse();
    Fold::Results(results)
}

/// Folds constants in the basis, a single index, and constant indices.
pub(super) fn linearize_index(b: &mut Body, linearize: LinearizeIndex, constants: &[Option<Attr>]) -> Fold {
    let basis = linearize.mixed_basis(b);
    let indices: SmallVec<[Value; 8]> = linearize.multi_index(b).iter().collect();
    if let Some((integers, values)) = static_basis(b, &basis) {
        b.set_operand_groups(linearize.0, &[&indices, &values]);
        let integers = DenseArrayAttr::of_i64s(b.ctx(), &integers);
        b.set_slot(linearize.0, LinearizeIndex::SLOTS.static_basis, Some(integers));
        return Fold::InPlace;
    }
    match indices.as_slice() {
        [] => return Fold::attr(index(b, 0)),
        [single] => return Fold::value(*single),
        _ => {}
    }
    let Some(known) = numbers(b, constants).iter().take(indices.len()).copied().collect::<Option<Integers>>()
    else {
        return Fold::None;
    };
    let (mut sum, mut stride) = (0i64, 1i64);
    let mut elements = basis.iter().rev();
    for value in known.iter().rev() {
        sum = sum.wrapping_add(value.wrapping_mul(stride));
        match elements.next() {
            Some(Index::Static(element)) => stride = stride.wrapping_mul(*element),
            Some(Index::Dynamic(_)) => return Fold::None,
            None => {}
        }
    }
    Fold::attr(index(b, sum))
}
