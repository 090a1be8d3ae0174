//! Lowering of `affine.delinearize_index` and `affine.linearize_index` to divisions, products and sums.

use super::expand::{add, mul};
use crate::affine;
use crate::index_list::Index;
use crate::prelude::*;
use terrace_base::arith::CmpIPredicate::Slt;
use terrace_base::arith::{AddI, CmpI, IntegerOverflowFlags, RemSI, Select};

const NSW: IntegerOverflowFlags = IntegerOverflowFlags::NSW;
const NSW_NUW: IntegerOverflowFlags =
    IntegerOverflowFlags(IntegerOverflowFlags::NSW.0 | IntegerOverflowFlags::NUW.0);

/// For each element of the basis, the product of it and all elements to its right.
fn strides(rw: &mut Builder<'_>, basis: &[Index], flags: IntegerOverflowFlags) -> SmallVec<[Value; 4]> {
    let mut strides: SmallVec<[Value; 4]> = SmallVec::new();
    let (mut dynamic, mut known): (Option<Value>, i64) = (None, 1);
    for &element in basis.iter().rev() {
        match (element, dynamic) {
            (Index::Static(value), _) => known = known.wrapping_mul(value),
            (Index::Dynamic(value), None) => dynamic = Some(value),
            (Index::Dynamic(value), Some(before)) => dynamic = Some(mul(rw, before, value, flags)),
        }
        strides.push(match dynamic {
            Some(dynamic) if known == 1 => dynamic,
            Some(dynamic) => {
                let known = arith::Constant::index(rw, known);
                mul(rw, dynamic, known, flags)
            }
            None => arith::Constant::index(rw, known),
        });
    }
    strides.reverse();
    strides
}

/// The basis without the bound of the first index.
pub(crate) fn inner_basis(basis: &[Index], n_indices: usize) -> &[Index] {
    match basis.split_first() {
        Some((_, rest)) if basis.len() == n_indices => rest,
        _ => basis,
    }
}

/// `affine.delinearize_index` as divisions and remainders of `arith`.
pub fn delinearize_index(
    op: affine::DelinearizeIndex,
    rw: &mut Lowering<'_, '_>,
) -> Rewrite<SmallVec<[Value; 4]>> {
    Ok(delinearized(rw, op)?)
}

/// The values of the results of `affine.delinearize_index`.
pub(crate) fn delinearized(
    rw: &mut Builder<'_>,
    op: affine::DelinearizeIndex,
) -> Result<SmallVec<[Value; 4]>, &'static str> {
    let (linear, basis, n) = (op.linear_index(rw), op.mixed_basis(rw), rw.n_results(op.0));
    let basis = inner_basis(&basis, n);
    if n == 1 {
        return Ok(SmallVec::from_slice(&[linear]));
    }
    if n != basis.len() + 1 || basis.is_empty() {
        return Err("the basis does not fit the results");
    }
    let strides = strides(rw, basis, NSW_NUW);
    let (Some(&first), Some(&last)) = (strides.first(), strides.last()) else {
        return Err("the basis is empty");
    };
    let zero = arith::Constant::index(rw, 0);
    let mut results: SmallVec<[Value; 4]> = SmallVec::new();
    results.push(arith::FloorDivSI::new(rw, linear, first));
    let remainder = |rw: &mut Builder<'_>, stride: Value| {
        emit!(rw, Type::INDEX;
            rest = RemSI(linear, stride);
            Select(CmpI[predicate: Slt](rest, zero), AddI(rest, stride)@NSW, rest))
    };
    for pair in strides.windows(2) {
        let &[stride, next] = pair else { continue };
        let rest = remainder(rw, stride);
        results.push(arith::DivSI::new(rw, rest, next));
    }
    results.push(remainder(rw, last));
    Ok(results)
}

/// `affine.linearize_index` as products and sums of `arith`.
pub fn linearize_index(op: affine::LinearizeIndex, rw: &mut Lowering<'_, '_>) -> Rewrite<Value> {
    Ok(linearized(rw, op)?)
}

/// The value of the result of `affine.linearize_index`.
pub(crate) fn linearized(rw: &mut Builder<'_>, op: affine::LinearizeIndex) -> Result<Value, &'static str> {
    let (indices, basis) = (op.multi_index(rw).to_vec(), op.mixed_basis(rw));
    let flags = if op.disjoint(rw) == Some(true) { NSW_NUW } else { NSW };
    let basis = inner_basis(&basis, indices.len());
    let Some((&last, others)) = indices.split_last() else {
        return Ok(arith::Constant::index(rw, 0));
    };
    if others.len() != basis.len() {
        return Err("the basis does not fit the indices");
    }
    let strides = strides(rw, basis, flags);
    let mut terms: SmallVec<[(Value, usize); 4]> = SmallVec::new();
    for (&index, &stride) in others.iter().zip(&strides) {
        let scaled = mul(rw, index, stride, NSW);
        terms.push((scaled, n_invariant_loops(rw, op.0, index)));
    }
    terms.push((last, n_invariant_loops(rw, op.0, last)));
    // The sums of loop-invariant terms come first, so that they can be hoisted.
    terms.sort_by_key(|&(_, loops)| core::cmp::Reverse(loops));
    let mut terms = terms.into_iter().map(|(value, _)| value);
    let Some(first) = terms.next() else { return Err("there is no index") };
    Ok(terms.fold(first, |sum, term| add(rw, sum, term, NSW)))
}

/// Number of innermost enclosing loops of `op` in which `value` is invariant.
fn n_invariant_loops(b: &Body, op: Op, value: Value) -> usize {
    let mut around: SmallVec<[Op; 8]> = SmallVec::new();
    let mut at = b.def_region(value).and_then(|region| b.region_parent(region));
    while let Some(op) = at {
        around.push(op);
        at = b.parent_op(op);
    }
    let mut count = 0;
    let mut at = b.parent_op(op);
    while let Some(op) = at {
        if b.def(op).has(Trait::LoopLikeOpInterface) {
            if around.contains(&op) {
                break;
            }
            count += 1;
        }
        at = b.parent_op(op);
    }
    count
}
