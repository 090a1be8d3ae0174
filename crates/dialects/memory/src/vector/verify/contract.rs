//! The verifier of `vector.contract`.

use super::super::attrs::iterators;
use super::super::{Contract, IteratorType};
use super::{quoted, vector_of, vectors_of};
use crate::prelude::*;
use crate::vector::scalable_flags;

/// The iterators that the dimensions of an operand belong to; `None` unless they are different dimensions.
fn projected_permutation(ctx: &Context, map: AffineMapAttr<'_>) -> Option<Vec<usize>> {
    let mut dims = Vec::new();
    for expr in map.results {
        let AffineNode::Dim(dim) = expr.node(ctx) else { return None };
        if dims.contains(&(dim as usize)) {
            return None;
        }
        dims.push(dim as usize);
    }
    Some(dims)
}

/// An operand: its type and the iterators that its dimensions belong to.
struct Operand<'a> {
    ty: VectorType<'a>,
    dims: Vec<usize>,
}

impl Operand<'_> {
    /// The extent of an iterator.
    fn extent(&self, iterator: usize) -> Option<i64> {
        let dim = self.dims.iter().position(|&dim| dim == iterator)?;
        self.ty.shape.get(dim).copied()
    }
}

/// Verifies maps, iterators and shapes, and that the kind takes the element type.
pub(in crate::vector) fn contract(contract: Shape<'_, Contract>) -> Result {
    let ctx = contract.ctx();
    let elem = contract.lhs().element_or_self(ctx);
    if elem.as_int(ctx).is_some_and(|(_, signedness)| signedness != Signedness::Signless) {
        return contract.fail("only supports signless integer types");
    }
    let iterators = iterators(ctx, contract.iterator_types());
    let maps = contract.indexing_maps().and_then(|maps| maps.as_array(ctx)).unwrap_or_default();
    let types = [contract.lhs(), contract.rhs(), contract.acc()];
    if maps.len() != types.len() {
        return contract.fail("expected an indexing map for each vector operand");
    }
    let mut dims = Vec::new();
    for (i, (map, ty)) in maps.iter().zip(types).enumerate() {
        let map = map.as_::<AffineMapAttr>(ctx).filter(|map| map.n_syms == 0);
        let Some(map) = map else {
            return contract.fail(format_args!("expected indexing map {i} to have no symbols"));
        };
        if map.n_dims as usize != iterators.len() {
            let want = iterators.len();
            return contract.fail(format_args!("expected indexing map {i} to have {want} number of inputs"));
        }
        let rank = vector_of(*contract, ty).map_or(0, |ty| ty.shape.len());
        if map.results.len() != rank {
            return contract.fail(format_args!("expected indexing map {i} to have {rank} number of outputs"));
        }
        let Some(permutation) = projected_permutation(ctx, map) else {
            return contract
                .fail(format_args!("expected indexing map {i} to be a projected permutation of its inputs"));
        };
        dims.push(permutation);
    }
    let mut dims = dims.into_iter();
    let Some([lhs_ty, rhs_ty]) = vectors_of(*contract, [types[0], types[1]]) else { return Ok(()) };
    let (Some(lhs), Some(rhs), Some(acc)) = (dims.next(), dims.next(), dims.next()) else { return Ok(()) };
    let (lhs, rhs) = (Operand { ty: lhs_ty, dims: lhs }, Operand { ty: rhs_ty, dims: rhs });
    shapes(*contract, &iterators, &lhs, &rhs, &acc)?;
    let elem = vector_of(*contract, contract.result()).map_or(contract.result(), |ty| ty.elem);
    match contract.kind() {
        Some(kind) if !kind.takes(ctx, elem) => contract.fail("unsupported contraction type"),
        _ => Ok(()),
    }
}

fn shapes(
    op: OpShape<'_>,
    iterators: &[IteratorType],
    lhs: &Operand<'_>,
    rhs: &Operand<'_>,
    acc: &[usize],
) -> Result {
    let is = |i: usize, kind: IteratorType| iterators.get(i) == Some(&kind);
    let shared = |i: &&usize| rhs.dims.contains(i);
    let contracted: Vec<usize> =
        lhs.dims.iter().filter(|&&i| is(i, IteratorType::Reduction)).filter(shared).copied().collect();
    let batch: Vec<usize> =
        lhs.dims.iter().filter(|&&i| is(i, IteratorType::Parallel)).filter(shared).copied().collect();
    if contracted.is_empty() {
        return op.fail("expected at least one contracting dimension pair");
    }
    let differs = |&i: &usize| lhs.extent(i) != rhs.extent(i);
    if contracted.iter().any(differs) {
        return op.fail("invalid contracting dimension map");
    }
    if batch.iter().any(differs) {
        return op.fail("invalid batch dimension map");
    }
    let is_free = |i: &usize| !contracted.contains(i);
    let types = [op.operand(2), op.result(0)].map(|ty| ty.and_then(|ty| vector_of(op, ty)));
    if !lhs.dims.iter().chain(&rhs.dims).any(is_free) {
        // Everything is contracted, so the result is a scalar.
        return match types {
            [None, None] => Ok(()),
            _ => op.fail("invalid accumulator/result vector shape"),
        };
    }
    let [Some(_), Some(result)] = types else {
        return op.fail("invalid accumulator/result vector shape");
    };
    if (0..iterators.len()).any(|i| !lhs.dims.contains(&i) && !rhs.dims.contains(&i)) {
        return op.fail("expected all dimensions to be either a LHS or a RHS dimension");
    }
    let extents: Option<Vec<i64>> = acc.iter().map(|&i| rhs.extent(i).or_else(|| lhs.extent(i))).collect();
    let Some(extents) = extents else { return Ok(()) };
    let scalable = scalable_flags((0..extents.len()).map(|dim| result.is_scalable(dim)));
    let want = VectorType::get(op.ctx(), &extents, result.elem, &scalable);
    let is_want = |ty: Option<Type>| ty == Some(want);
    if is_want(op.operand(2)) && is_want(op.result(0)) {
        return Ok(());
    }
    op.fail(format_args!("invalid accumulator/result vector shape, expected: {}", quoted(op, want)))
}
