//! Replaces sums that put the components of an `affine.delinearize_index` together again by its operand
//! (`replaceAffineDelinearizeIndexInverseExpression`).

use super::DelinearizeIndex;
use crate::index_list;
use crate::prelude::*;

/// The operands of a map, of which some are merged into it already.
pub(super) struct Inputs {
    pub dims: Vec<Option<Value>>,
    pub syms: Vec<Option<Value>>,
}

impl Inputs {
    fn values(&self) -> impl Iterator<Item = (bool, usize, Value)> + '_ {
        let list = |is_dim: bool, list: &'_ [Option<Value>]| {
            let values = list.iter().enumerate().filter_map(move |(n, value)| Some((is_dim, n, (*value)?)));
            values.collect::<SmallVec<[_; 8]>>()
        };
        list(true, &self.dims).into_iter().chain(list(false, &self.syms))
    }
}

fn input(ctx: &Context, is_dim: bool, n: usize) -> AffineExpr {
    if is_dim { AffineExpr::dim(ctx, n as u32) } else { AffineExpr::sym(ctx, n as u32) }
}

/// The delinearization with a constant basis whose last component is `value`.
pub(super) fn delinearization(b: &Body, value: Value) -> Option<DelinearizeIndex> {
    let ValueDef::Result(op, n) = b.value_def(value) else { return None };
    let delinearize = b.as_::<DelinearizeIndex>(op)?;
    let is_last = n as usize + 1 == b.n_results(op);
    (is_last && delinearize.dynamic_basis(b).is_empty()).then_some(delinearize)
}

/// Replaces sums of all components by the delinearized index, which becomes another operand. `None` if there is no such sum.
pub(super) fn replace_components(
    b: &Body,
    delinearize: DelinearizeIndex,
    map: &mut AffineMap,
    inputs: &mut Inputs,
) -> Option<()> {
    let ctx = b.ctx();
    let mut components: SmallVec<[Option<(bool, usize)>; 4]> =
        SmallVec::from_elem(None, b.n_results(delinearize.0));
    for (is_dim, n, value) in inputs.values() {
        if let ValueDef::Result(op, component) = b.value_def(value)
            && op == delinearize.0
        {
            *components.get_mut(component as usize)? = Some((is_dim, n));
        }
    }
    let components: SmallVec<[(bool, usize); 4]> = components.into_iter().collect::<Option<_>>()?;
    // Each component times the product of the extents behind it.
    let mut stride = 1i64;
    let extents = index_list::integers_of(ctx, delinearize.static_basis(b));
    let mut extents = extents.into_iter().rev();
    let mut terms: SmallVec<[AffineExpr; 4]> = SmallVec::new();
    for &(is_dim, n) in components.iter().rev() {
        let factor = AffineExpr::constant(ctx, stride);
        terms.push(AffineExpr::binary(ctx, AffineOp::Mul, input(ctx, is_dim, n), factor));
        stride = stride.wrapping_mul(extents.next().unwrap_or(1));
    }
    let is_dim = components.iter().all(|&(is_dim, _)| is_dim);
    let list = if is_dim { &mut inputs.dims } else { &mut inputs.syms };
    let mut finder =
        Finder { ctx, terms: &terms, index: input(ctx, is_dim, list.len()), found: FxHashMap::default() };
    map.results.iter().for_each(|&expr| finder.find(expr));
    if finder.found.is_empty() {
        return None;
    }
    list.push(Some(delinearize.linear_index(b)));
    let found = finder.found;
    map.results.iter_mut().for_each(|expr| *expr = replace(ctx, *expr, &found));
    (map.n_dims, map.n_syms) = (inputs.dims.len() as u32, inputs.syms.len() as u32);
    let used = map.used(ctx);
    for (is_dim, n) in components {
        let at = if is_dim { n } else { inputs.dims.len() + n };
        let list = if is_dim { &mut inputs.dims } else { &mut inputs.syms };
        if used.get(at) == Some(&false) {
            list[n] = None;
        }
    }
    Some(())
}

struct Finder<'a> {
    ctx: &'a Context,
    terms: &'a [AffineExpr],
    index: AffineExpr,
    /// Sums with all the terms, and what they become.
    found: FxHashMap<AffineExpr, AffineExpr>,
}

impl Finder<'_> {
    /// Finds sums of all terms and perhaps others.
    fn find(&mut self, expr: AffineExpr) {
        let (lhs, rhs) = match expr.node(self.ctx) {
            AffineNode::Binary(AffineOp::Add, lhs, rhs) => (lhs, rhs),
            AffineNode::Binary(_, lhs, rhs) => {
                self.find(lhs);
                return self.find(rhs);
            }
            _ => return,
        };
        let mut missing: SmallVec<[AffineExpr; 4]> = SmallVec::from_slice(self.terms);
        let mut others: SmallVec<[AffineExpr; 4]> = SmallVec::new();
        let (mut term, mut rest) = (rhs, Some(lhs));
        loop {
            match missing.iter().position(|&other| other == term) {
                Some(at) => {
                    missing.remove(at);
                }
                None => {
                    others.push(term);
                    self.find(term);
                }
            }
            let Some(next) = rest else { break };
            (term, rest) = match next.node(self.ctx) {
                AffineNode::Binary(AffineOp::Add, lhs, rhs) => (rhs, Some(lhs)),
                _ => (next, None),
            };
        }
        if missing.is_empty() {
            let add = |sum, &term: &AffineExpr| AffineExpr::binary(self.ctx, AffineOp::Add, sum, term);
            self.found.insert(expr, others.iter().rev().fold(self.index, add));
        }
    }
}

/// An expression with subexpressions replaced, the outermost first.
fn replace(ctx: &Context, expr: AffineExpr, by: &FxHashMap<AffineExpr, AffineExpr>) -> AffineExpr {
    if let Some(&new) = by.get(&expr) {
        return new;
    }
    let AffineNode::Binary(op, lhs, rhs) = expr.node(ctx) else { return expr };
    match (replace(ctx, lhs, by), replace(ctx, rhs, by)) {
        same if same == (lhs, rhs) => expr,
        (lhs, rhs) => AffineExpr::binary(ctx, op, lhs, rhs),
    }
}
