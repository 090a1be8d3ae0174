//! Whether the iterations of a loop are independent of each other.

use super::access::{Access, enclosing, nesting_depth};
use super::dependence::has_dependence;
use crate::affine::For;
use crate::affine::compose::merged_definition;
use crate::prelude::*;

/// Whether no iteration of a loop writes an element that another one accesses, as far as these accesses inside it say.
/// Different memrefs are taken for different memory.
pub fn are_independent(b: &Body, op: For, accesses: &[Access]) -> bool {
    let mut by_memref: FxHashMap<Value, Vec<&Access>> = FxHashMap::default();
    for access in accesses {
        by_memref.entry(access.memref).or_default().push(access);
    }
    by_memref.retain(|_, accesses| accesses.iter().any(|access| access.is_store()));
    if by_memref.is_empty() {
        return true;
    }
    let depth = nesting_depth(b, op.0) + 1;
    let mut domains: FxHashMap<Option<Op>, bool> = FxHashMap::default();
    by_memref.into_values().all(|accesses| {
        let steps = |access| Steps::of(b, op, access, &mut domains);
        let steps: Vec<Steps<'_>> = accesses.into_iter().map(steps).collect();
        let may_depend = |from: &Steps, to: &Steps| {
            !from.misses(to) && has_dependence(b, from.access, to.access, depth) != Some(false)
        };
        let mut stores = steps.iter().filter(|of| of.access.is_store());
        stores.all(|store| {
            steps.iter().all(|other| {
                !may_depend(store, other) && (other.access.is_store() || !may_depend(other, store))
            })
        })
    })
}

/// A subscript that grows with the induction variable of a loop.
struct Step {
    /// Its difference between values of the induction variable that differ by one; not zero.
    coefficient: i64,
    /// The subscript without `constant`.
    variable: AffineExpr,
    constant: i64,
}

/// The subscripts of an access as functions of a loop's induction variable, with which strong SIV tests decide most
/// dependences without constraints.
struct Steps<'a> {
    access: &'a Access,
    /// Those that grow evenly. None if constraints on the iterations of the loops may not be affine: then nothing is known, as
    /// in upstream.
    subscripts: SmallVec<[Option<Step>; 4]>,
}

impl<'a> Steps<'a> {
    fn of(b: &Body, op: For, access: &'a Access, domains: &mut FxHashMap<Option<Op>, bool>) -> Self {
        let is_affine = *domains.entry(b.parent_op(access.op)).or_insert_with(|| {
            let around = enclosing(b, access.op);
            around.into_iter().all(|op| b.as_::<For>(op).is_some_and(|op| has_affine_bounds(b, op)))
        });
        let iv = op.induction_variable(b);
        let growth = |&value: &Value| match Some(value) == iv {
            true => Some(1),
            false => (!b.is_defined_inside(value, op.0)).then_some(0),
        };
        let inputs: SmallVec<[Option<i64>; 8]> = access.operands.iter().map(growth).collect();
        let step = |&expr: &AffineExpr| {
            let coefficient = growth_of(b.ctx(), expr, access.map.n_dims, &inputs)?;
            let (variable, constant) = without_constant(b.ctx(), expr);
            Some(coefficient.filter(|&by| by != 0).map(|coefficient| Step {
                coefficient,
                variable,
                constant,
            }))
        };
        let subscripts = is_affine.then(|| access.map.results.iter().map(step).collect::<Option<_>>());
        Self { access, subscripts: subscripts.flatten().unwrap_or_default() }
    }

    /// Whether an access in a later iteration is certainly of another element.
    fn misses(&self, later: &Self) -> bool {
        let (from, to) = (self.access, later.access);
        let names_same_inputs = from.map.n_dims == to.map.n_dims && from.operands == to.operands;
        names_same_inputs
            && self.subscripts.iter().zip(&later.subscripts).any(|pair| {
                let (Some(from), Some(to)) = pair else { return false };
                // Both are of one element in iterations with this distance.
                let distance = i128::from(from.constant) - i128::from(to.constant);
                let by = i128::from(from.coefficient);
                from.variable == to.variable && (distance % by != 0 || distance / by <= 0)
            })
    }
}

/// How an expression grows with a variable if its inputs grow as given; the inner `None` says that it is not known. `None` if
/// the expression is not affine.
fn growth_of(ctx: &Context, expr: AffineExpr, n_dims: u32, inputs: &[Option<i64>]) -> Option<Option<i64>> {
    let input = |n: u32| Some(inputs.get(n as usize).copied().flatten());
    let (op, lhs, rhs) = match expr.node(ctx) {
        AffineNode::Const(_) => return Some(Some(0)),
        AffineNode::Dim(n) => return input(n),
        AffineNode::Sym(n) => return input(n_dims.saturating_add(n)),
        AffineNode::Binary(op, lhs, rhs) => (op, lhs, rhs),
    };
    let first = growth_of(ctx, lhs, n_dims, inputs)?;
    if op == AffineOp::Add {
        let second = growth_of(ctx, rhs, n_dims, inputs)?;
        return Some(first.zip(second).and_then(|(first, second)| first.checked_add(second)));
    }
    let by = rhs.as_const(ctx).filter(|&by| by > 0 || op == AffineOp::Mul)?;
    Some(first.and_then(|first| match op {
        AffineOp::Mul => first.checked_mul(by),
        _ => (first == 0).then_some(0),
    }))
}

/// An expression as a sum of another one and a constant.
fn without_constant(ctx: &Context, expr: AffineExpr) -> (AffineExpr, i64) {
    match expr.node(ctx) {
        AffineNode::Binary(AffineOp::Add, lhs, rhs) => rhs.as_const(ctx).map(|constant| (lhs, constant)),
        _ => None,
    }
    .unwrap_or((expr, 0))
}

/// Whether the bounds of a loop are certainly affine.
fn has_affine_bounds(b: &Body, op: For) -> bool {
    let is_affine = |map: Option<AffineMapAttr<'_>>| {
        map.is_some_and(|map| map.results.iter().all(|&expr| growth_of(b.ctx(), expr, 0, &[]).is_some()))
    };
    is_affine(op.lower_attr(b))
        && is_affine(op.upper_attr(b))
        && op.lower_bound_operands(b).iter().all(|value| merged_definition(b, value).is_none())
        && op.upper_bound_operands(b).iter().all(|value| merged_definition(b, value).is_none())
}
