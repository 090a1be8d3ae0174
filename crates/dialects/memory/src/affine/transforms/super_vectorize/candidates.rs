//! Nests of loops that can be vectorized.

use super::super::promote::is_multiple;
use super::lanes::Lanes;
use super::{MAX_RANK, ParallelLoops};
use crate::affine::analysis::access::Access;
use crate::affine::compose::{Operands, compose};
use crate::affine::{For, If, Load, Store, Yield};
use crate::prelude::*;
use crate::vector::{TransferRead, TransferWrite};
use terrace_base::layout;
use terrace_ir::decl::builtin::is_vector_element;
use terrace_ir::speculation::is_speculatable;

/// The loops that can be vectorized.
pub(super) struct Candidates {
    /// For each vector dimension the loops whose iterations it can be. They have others for the next dimension inside.
    by_dim: Vec<FxHashSet<Op>>,
}

impl Candidates {
    /// Whether a loop can be the outermost one of a vectorized nest.
    pub(super) fn is_root(&self, op: Op) -> bool {
        self.by_dim.first().is_some_and(|loops| loops.contains(&op))
    }

    /// The loops of a nest that become vectors, each with its dimension: the last one for which there is a loop around it for
    /// each dimension before.
    pub(super) fn dims_of(&self, b: &Body, root: Op) -> FxHashMap<Op, usize> {
        let mut dims = FxHashMap::from_iter([(root, 0)]);
        // For each loop the dimensions that it or one around it can be.
        let mut reached: FxHashMap<Op, [bool; MAX_RANK]> = FxHashMap::default();
        b.walk_from(root, &mut |op| {
            if !b.is::<For>(op) {
                return;
            }
            let around =
                b.parent_op(op).filter(|_| op != root).and_then(|around| reached.get(&around).copied());
            let mut own = around.unwrap_or_default();
            own[0] = true;
            if let Some(around) = around {
                for (dim, loops) in self.by_dim.iter().enumerate().skip(1) {
                    if around[dim - 1] && loops.contains(&op) {
                        own[dim] = true;
                        dims.insert(op, dim);
                    }
                }
            }
            reached.insert(op, own);
        });
        dims
    }
}

/// Finds candidates.
pub(super) struct Finder<'a> {
    pub(super) scope: &'a Scope<'a>,
    /// The sizes of vectors.
    pub(super) sizes: &'a [i64],
    /// For each vector dimension the dimension of memory that has to vary, counted from the last one; -1 for any.
    pub(super) fastest: &'a [i64],
    pub(super) parallel: &'a ParallelLoops,
}

impl Finder<'_> {
    /// The candidates among loops.
    pub(super) fn find(&self, loops: &[Op]) -> Candidates {
        let b = self.scope.body;
        let varying: Vec<(Op, Option<usize>)> =
            loops.iter().filter_map(|&op| Some((op, self.varying_dim_of(For::wrap(op))?))).collect();
        let mut by_dim: Vec<FxHashSet<Op>> = Vec::new();
        // The loops that have one for the next dimension inside.
        let mut outer: Option<FxHashSet<Op>> = None;
        for (dim, &size) in self.sizes.iter().enumerate().rev() {
            let is_candidate = |&&(op, varying): &&(Op, Option<usize>)| {
                outer.as_ref().is_none_or(|outer| outer.contains(&op))
                    && self.is_wanted(dim, varying)
                    && (size == 1 || are_lanes_independent(b, For::wrap(op), size))
            };
            let found: FxHashSet<Op> = varying.iter().filter(is_candidate).map(|&(op, _)| op).collect();
            let mut around = FxHashSet::default();
            for &op in &found {
                // The loops around one that is known are known, too.
                b.ancestors(op).take_while(|&op| around.insert(op)).for_each(drop);
            }
            outer = Some(around);
            by_dim.push(found);
        }
        by_dim.reverse();
        Candidates { by_dim }
    }

    fn is_wanted(&self, dim: usize, varying: Option<usize>) -> bool {
        let wanted = self.fastest.get(dim).copied().unwrap_or(-1);
        wanted == -1 || varying.is_none_or(|dim| dim as i64 == wanted)
    }

    /// The dimension of memory, counted from the last one, in which all accesses of a loop vary with it, if any do. `None` if
    /// the loop cannot be vectorized.
    fn varying_dim_of(&self, op: For) -> Option<Option<usize>> {
        let b = self.scope.body;
        if !self.parallel.contains_key(&op.0) || !is_vectorizable_body(b, op) {
            return None;
        }
        let iv = op.induction_variable(b)?;
        let mut varying = None;
        for access in accesses(b, op) {
            match self.varying_dim(access, iv)? {
                None => {}
                dim if varying.is_none() || varying == dim => varying = dim,
                Some(_) => return None,
            }
        }
        Some(varying)
    }

    /// The dimension of memory, counted from the last one, in which an access varies with an induction variable. `None` if
    /// there are several.
    fn varying_dim(&self, access: Op, iv: Value) -> Option<Option<usize>> {
        let b = self.scope.body;
        let ctx = b.ctx();
        let (memref, map, operands) = parts(b, access)?;
        let ty = b.ty(memref).as_::<MemRefType>(ctx)?;
        if !layout::is_identity(ctx, ty) {
            self.scope.at(access).error("NYI: non-trivial layout map").emit();
            return None;
        }
        let varies: Vec<bool> = operands.iter().map(|&operand| depends_on(b, operand, iv)).collect();
        let mut varying = None;
        for (at, &expr) in map.results.iter().enumerate() {
            match count_inputs(ctx, expr, map.n_dims, &varies) {
                0 => {}
                1 if varying.is_none() => varying = Some(map.results.len() - 1 - at),
                _ => return None,
            }
        }
        Some(varying)
    }
}

/// The memref, the map and its operands of an affine load or store.
pub(super) fn parts(b: &Body, op: Op) -> Option<(Value, AffineMap, Operands)> {
    let (memref, map, indices) = match (b.as_::<Load>(op), b.as_::<Store>(op)) {
        (Some(load), _) => (load.memref(b), load.affine_map(b)?, load.indices(b)),
        (_, Some(store)) => (store.memref(b), store.affine_map(b)?, store.indices(b)),
        _ => return None,
    };
    Some((memref, map, indices.iter().collect()))
}

/// Whether an index depends on an induction variable, by itself or through `affine.apply`s.
pub(super) fn depends_on(b: &Body, index: Value, iv: Value) -> bool {
    if index == iv || b.def_op(index).is_none() {
        return index == iv;
    }
    let (mut map, mut operands) = (AffineMap::identity(b.ctx(), 1), Operands::from_slice(&[index]));
    compose(b, &mut map, &mut operands);
    let at = operands.iter().position(|&operand| operand == iv);
    at.is_some_and(|at| map.used(b.ctx()).get(at) == Some(&true))
}

/// How often an expression names inputs that vary.
fn count_inputs(ctx: &Context, expr: AffineExpr, n_dims: u32, varies: &[bool]) -> usize {
    let at = match expr.node(ctx) {
        AffineNode::Const(_) => return 0,
        AffineNode::Dim(n) => n,
        AffineNode::Sym(n) => n_dims + n,
        AffineNode::Binary(_, lhs, rhs) => {
            return count_inputs(ctx, lhs, n_dims, varies)
                .saturating_add(count_inputs(ctx, rhs, n_dims, varies));
        }
    };
    usize::from(varies.get(at as usize) == Some(&true))
}

/// The affine loads and stores inside a loop.
fn accesses(b: &Body, op: For) -> Vec<Op> {
    let mut accesses = Vec::new();
    b.walk_from(op.0, &mut |op| accesses.extend((b.is::<Load>(op) || b.is::<Store>(op)).then_some(op)));
    accesses
}

/// Whether all operations of a loop may be computed in vectors: there are no conditions and other regions than those of
/// loops, and no values that vectors cannot have as elements.
pub(super) fn is_vectorizable_body(b: &Body, op: For) -> bool {
    let ctx = b.ctx();
    let is_operand = |ty: Type| match ty.as_::<MemRefType>(ctx) {
        Some(memref) => is_vector_element(ctx, memref.elem),
        None => is_vector_element(ctx, ty),
    };
    let mut is_vectorizable = true;
    b.walk_from(op.0, &mut |inner| {
        is_vectorizable &= (b.is::<For>(inner) || b.n_regions(inner) == 0)
            && !b.is::<If>(inner)
            && !b.is::<TransferRead>(inner)
            && !b.is::<TransferWrite>(inner)
            && b.types(b.operands(inner)).all(is_operand)
            && b.types(b.results(inner)).all(|ty| is_vector_element(ctx, ty));
    });
    is_vectorizable
}

/// Whether `size` iterations access consecutive elements or the same one, run the same iterations of inner loops, and do
/// nothing that may fail for iterations behind the last one. Upstream does not check this.
fn are_lanes_independent(b: &Body, op: For, size: i64) -> bool {
    let Some(lanes) = Lanes::new(b, op, size) else { return false };
    let may_exceed = !is_multiple(b, op, size.unsigned_abs());
    let mut is_independent = true;
    b.walk_from(op.0, &mut |inner| {
        is_independent &=
            if inner == op.0 || b.is::<Yield>(inner) {
                true
            } else if let Some(access) = Access::of(b, inner) {
                let linear = |&expr: &AffineExpr| lanes.linear(&access.map, &access.operands, expr);
                access.map.results.iter().all(|expr| {
                    linear(expr).is_some_and(|index| index.step == i64::from(index.names_variable))
                })
            } else if let Some(inner) = b.as_::<For>(inner) {
                [inner.lower_bound(b), inner.upper_bound(b)].into_iter().all(|bound| {
                    let Some((mut map, mut operands)) = bound else { return false };
                    compose(b, &mut map, &mut operands);
                    let linear = |&expr: &AffineExpr| lanes.linear(&map, &operands, expr);
                    map.results.iter().all(|expr| linear(expr).is_some_and(|bound| bound.step == 0))
                })
            } else {
                !may_exceed || is_speculatable(b, inner)
            }
    });
    is_independent
}
