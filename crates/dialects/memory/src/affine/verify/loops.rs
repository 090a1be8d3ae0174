//! Verifiers of the affine operations with regions.

use super::COUNT_MISMATCH;
use crate::affine::scope::Scope;
use crate::affine::{For, If, Parallel, Yield};
use crate::loops::verify_carried_values;
use crate::prelude::*;
use terrace_base::arith::AtomicRMWKind;

/// Verifies that operands are valid dimensions and symbols of a map with `n_dims` dimensions.
pub(super) fn identifiers(v: OpRef<'_>, operands: Values<'_>, n_dims: u32) -> Result {
    let scope = Scope::around(v);
    for (i, operand) in operands.iter().enumerate() {
        if i < n_dims as usize {
            if !scope.is_dim(operand) {
                return v.fail("operand cannot be used as a dimension id");
            }
        } else if !scope.is_symbol(operand) {
            return v.fail("operand cannot be used as a symbol");
        }
    }
    Ok(())
}

/// Verifies the values that `affine.for` carries from one iteration to the next.
pub(in crate::affine) fn carried_values(v: OpRef<'_>) -> Result {
    let (b, op) = (v.body(), For::wrap(v.op));
    let body = op.body(b);
    let end = b.last_block(body).and_then(|block| b.last_op(block)).filter(|&end| b.is::<Yield>(end));
    verify_carried_values(v, op.inits(b), body, end)
}

/// Verifies bounds and arguments of `affine.for`.
pub(in crate::affine) fn for_op(v: OpRef<'_>) -> Result {
    let (b, op) = (v.body(), For::wrap(v.op));
    let iv = b.entry_block(op.body(b)).and_then(|block| b.arg(block, 0));
    if iv.is_none_or(|iv| b.ty(iv) != Type::INDEX) {
        return v.fail("expected body to have a single index argument for the induction variable");
    }
    let (Some(lower), Some(upper)) = (op.lower_attr(b), op.upper_attr(b)) else { return Ok(()) };
    let bounds = [(lower, op.lower_bound_operands(b)), (upper, op.upper_bound_operands(b))];
    // Upstream accepts other numbers and negative steps, and prints text that it rejects.
    if op.step(b).is_some_and(|step| step < 0) {
        return v.fail("expected step to be representable as a positive signed integer");
    }
    if bounds.iter().any(|(map, operands)| map.n_inputs() != operands.len()) {
        return v.fail(COUNT_MISMATCH);
    }
    for (map, operands) in bounds {
        identifiers(v, operands, map.n_dims)?;
    }
    if lower.results.is_empty() {
        return v.fail("expected lower bound map to have at least one result");
    }
    if upper.results.is_empty() {
        return v.fail("expected upper bound map to have at least one result");
    }
    Ok(())
}

/// Verifies the condition of `affine.if`.
pub(in crate::affine) fn if_op(v: OpRef<'_>) -> Result {
    let (b, op) = (v.body(), If::wrap(v.op));
    let set = op.condition(b).and_then(|condition| condition.as_::<IntegerSetAttr>(b.ctx()));
    let (n_dims, n_syms) = set.map_or((0, 0), |set| (set.n_dims, set.n_syms));
    let operands = op.operands(b);
    if operands.len() != n_dims as usize + n_syms as usize {
        return v.fail("operand count and condition integer set dimension and symbol count must match");
    }
    identifiers(v, operands, n_dims)
}

/// Whether `affine.parallel` can reduce values of this type by this kind. Signed extrema need signed types, unsigned
/// ones unsigned types.
pub fn can_reduce(ctx: &Context, kind: AtomicRMWKind, ty: Type) -> bool {
    use AtomicRMWKind as K;
    let is_int =
        |sign: &[Signedness]| ty.as_int(ctx).is_some_and(|(_, signedness)| sign.contains(&signedness));
    match kind {
        K::AddF | K::MulF | K::MaximumF | K::MinimumF => ty.is_float(ctx),
        K::AddI | K::MulI | K::OrI | K::AndI => ty.as_int(ctx).is_some(),
        K::Assign => true,
        K::MaxS | K::MinS => is_int(&[Signedness::Signed]),
        K::MaxU | K::MinU => is_int(&[Signedness::Unsigned]),
        K::MaxNumF | K::MinNumF | K::XOrI => false,
    }
}

/// Verifies one direction of the bounds of `affine.parallel`.
fn bounds(v: OpRef<'_>, map: &AffineMap, groups: &[usize], name: &str) -> Result {
    let n_results = groups.iter().fold(0u32, |sum, &group| sum.wrapping_add(group as u32));
    if n_results as usize != map.results.len() {
        return v.fail(format!("expected {name} bounds map to have {n_results} results"));
    }
    if groups.contains(&0) {
        return v.fail(format!("expected {name} bound map to have at least one result"));
    }
    Ok(())
}

/// Verifies bounds, arguments and reductions of `affine.parallel`.
pub(in crate::affine) fn parallel(v: OpRef<'_>) -> Result {
    let (b, op) = (v.body(), Parallel::wrap(v.op));
    let (lower, upper) = (op.lower_map(b).unwrap_or_default(), op.upper_map(b).unwrap_or_default());
    let (lower_groups, upper_groups) = (op.lower_groups(b), op.upper_groups(b));
    let n_steps = op.step_values(b).len();
    let args = b.entry_block(op.body(b)).map_or(Values::EMPTY, |block| Values::from(b.args(block)));
    let n = args.len();
    if [lower_groups.len(), upper_groups.len(), n_steps] != [n; 3] {
        let (lower, upper) = (lower_groups.len(), upper_groups.len());
        return v.fail(format!(
            "the number of region arguments ({n}) and the number of map groups for lower ({lower}) and upper bound \
             ({upper}), and the number of steps ({n_steps}) must all match"
        ));
    }
    bounds(v, &lower, &lower_groups, "lower")?;
    bounds(v, &upper, &upper_groups, "upper")?;
    let kinds = op.kinds(b);
    if kinds.len() != b.n_results(v.op) {
        return v.fail("a reduction must be specified for each output");
    }
    let results = b.types(b.results(v.op));
    if !results.zip(kinds).all(|(ty, kind)| can_reduce(b.ctx(), kind, ty)) {
        return v.fail("result type cannot match reduction attribute");
    }
    // Upstream verifies neither the number of operands nor the types of the arguments.
    if op.map_operands(b).len() != lower.n_inputs() + upper.n_inputs() {
        return v.fail(COUNT_MISMATCH);
    }
    if args.iter().any(|arg| b.ty(arg) != Type::INDEX) {
        return v.fail("expected body to have an index argument for each induction variable");
    }
    identifiers(v, op.lower_operands(b), lower.n_dims)?;
    identifiers(v, op.upper_operands(b), upper.n_dims)
}

/// Verifies the operands of `affine.yield` against the results of its parent.
pub(in crate::affine) fn yield_op(v: OpRef<'_>) -> Result {
    let b = v.body();
    let parent = b.parent_op(v.op).filter(|&op| b.is::<For>(op) || b.is::<If>(op) || b.is::<Parallel>(op));
    let Some(parent) = parent else {
        return v.fail("only terminates affine.if/for/parallel regions");
    };
    let (results, operands) = (b.results(parent), b.operands(v.op));
    if results.len() != operands.len() {
        return v.fail("parent of yield must have same number of results as the yield operands");
    }
    if b.types(results).ne(b.types(operands)) {
        return v.fail("types mismatch between yield op and its parent");
    }
    Ok(())
}
