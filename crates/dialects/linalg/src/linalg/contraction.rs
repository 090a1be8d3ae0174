//! The loops of contractions, by the operands that they index.

use super::attrs::IteratorType;
use super::structured::{Maps, indexing_maps, is_projected_permutation, iterators};
use super::verify::adds_product;
use crate::prelude::*;

/// The loops of a contraction, in ascending order. `a` and `b` are the inputs, `c` is the output.
#[derive(Debug, Default)]
pub(super) struct Loops {
    /// Parallel, of `a`, `b` and `c`.
    pub batch: SmallVec<[u32; 2]>,
    /// Parallel, of `a` and `c`.
    pub m: SmallVec<[u32; 2]>,
    /// Parallel, of `b` and `c`.
    pub n: SmallVec<[u32; 2]>,
    /// Reductions, of `a` and `b`.
    pub k: SmallVec<[u32; 2]>,
}

/// The loops of a structured operation with two inputs and one output (`inferContractionDims`).
pub(super) fn loops(b: &Body, op: Op) -> Option<Loops> {
    let ctx = b.ctx();
    let maps = indexing_maps(b, op);
    let [lhs, rhs, out] = &maps[..] else { return None };
    if b.inits(op).len() != 1 {
        return None;
    }
    // Only the loops that an operand has as a subscript of its own, and nowhere else.
    let indexes = |map: &AffineMap, at: u32| {
        let is_own = |expr: &&AffineExpr| matches!(expr.node(ctx), AffineNode::Dim(dim) if dim == at);
        let uses = |expr: &&AffineExpr| {
            let map = AffineMap { results: smallvec![**expr], ..map.clone() };
            map.used(ctx).get(at as usize) == Some(&true)
        };
        map.results.iter().filter(is_own).count() == 1 && map.results.iter().filter(uses).count() == 1
    };
    let mut loops = Loops::default();
    for (at, &iterator) in iterators(b, op).iter().enumerate() {
        let at = at as u32;
        let list = match (iterator, [lhs, rhs, out].map(|map| indexes(map, at))) {
            (IteratorType::Parallel, [true, true, true]) => &mut loops.batch,
            (IteratorType::Parallel, [true, false, true]) => &mut loops.m,
            (IteratorType::Parallel, [false, true, true]) => &mut loops.n,
            (IteratorType::Reduction, [true, true, _]) => &mut loops.k,
            _ => continue,
        };
        list.push(at);
    }
    Some(loops)
}

/// The maps of an operation that is a contraction (`isaContractionOpInterface`).
pub(super) fn maps_of_contraction(b: &Body, op: Op) -> Option<Maps> {
    let maps = indexing_maps(b, op);
    let is_contraction = maps.len() == 3
        && b.inits(op).len() == 1
        && iterators(b, op).contains(&IteratorType::Reduction)
        && maps.iter().all(|map| is_projected_permutation(b.ctx(), map))
        && adds_product(b, op);
    is_contraction.then_some(maps)
}
