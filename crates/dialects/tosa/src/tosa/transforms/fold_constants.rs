//! `tosa-layerwise-constant-fold`: operations on constants of many elements, which folders leave alone, and the canonicalization
//! patterns of `tosa`.

use crate::prelude::*;
use crate::tosa::{
    Const, Reciprocal, ReduceAll, ReduceAny, ReduceMax, ReduceMin, ReduceProduct, ReduceSum, Transpose,
    canonicalize,
};
use terrace_ir::elements::{Dense, Element, dense_of_bytes};

passes! {
    /// Fold layerwise operations on constant tensors.
    LayerwiseConstantFold("TosaLayerwiseConstantFoldPass") = "tosa-layerwise-constant-fold" on(Anchor::Op("func.func"), Body) {
        /// Always perform the reduce constant optimizationMay add more tosa.const but would reduce runtime calculations
        aggressive_reduce_constant: bool = false,
    } => layerwise_constant_fold;
}

fn layerwise_constant_fold(options: &LayerwiseConstantFold, _: &PassContext<'_>) -> Result<BodyPass> {
    let reductions = if options.aggressive_reduce_constant { ALL_REDUCTIONS } else { REDUCTIONS };
    Ok(GreedyEdit::new(greedy::Patterns::new().add(PATTERNS).add(reductions).add(canonicalize::PATTERNS))
        .into())
}

static PATTERNS: &[greedy::Pattern] = rewrites![
    Reciprocal => reciprocal,
    Transpose => transpose,
];

static REDUCTIONS: &[greedy::Pattern] = rewrites![
    ReduceAll => reduce::<ReduceAll, false>,
    ReduceAny => reduce::<ReduceAny, false>,
    ReduceMax => reduce::<ReduceMax, false>,
    ReduceMin => reduce::<ReduceMin, false>,
    ReduceProduct => reduce::<ReduceProduct, false>,
    ReduceSum => reduce::<ReduceSum, false>,
];

static ALL_REDUCTIONS: &[greedy::Pattern] = rewrites![
    ReduceAll => reduce::<ReduceAll, true>,
    ReduceAny => reduce::<ReduceAny, true>,
    ReduceMax => reduce::<ReduceMax, true>,
    ReduceMin => reduce::<ReduceMin, true>,
    ReduceProduct => reduce::<ReduceProduct, true>,
    ReduceSum => reduce::<ReduceSum, true>,
];

/// Divides one by each element.
fn reciprocal(op: Reciprocal, rw: &mut Rewriter<'_>) -> Option<Value> {
    let input = op.input1(rw);
    let values = rw.def_as::<Const>(input)?.values(rw)?;
    let ctx = rw.ctx().clone();
    let dense = Dense::of(&ctx, values)?;
    let format = dense.layout.format?;
    // Upstream makes a constant of unknown extents.
    (rw.ty(op.output(rw)) == dense.ty).then_some(())?;
    if !dense.splat && !rw.has_one_use(input) {
        return None;
    }
    let mut data = Vec::new();
    for i in 0..if dense.splat { 1 } else { dense.len } {
        ApFloat::one(format).div(dense.get::<ApFloat>(i)).write(&dense.layout, &mut data);
    }
    let value = if dense.splat {
        DenseElementsAttr::get(&ctx, dense.ty, true, &data)
    } else {
        dense_of_bytes(&ctx, dense.ty, &dense.layout, &data)
    };
    let ty = dense.ty;
    Some(Const::new(rw, ty, value))
}

/// Moves the elements of a constant of which there is no other use.
fn transpose(op: Transpose, rw: &mut Rewriter<'_>) -> Option<Value> {
    let ctx = rw.ctx().clone();
    let input = op.input1(rw);
    let values = constant_of(rw, input)?;
    rw.has_one_use(input).then_some(())?;
    let ty = rw.ty(op.output(rw));
    let dense = Dense::of(&ctx, values)?;
    let from = rw.ty(input).as_shaped(&ctx)?.shape?;
    let perms = op.perms(rw)?.as_::<DenseArrayAttr>(&ctx)?;
    let perms: Option<Vec<usize>> = perms.i32s().map(|i| usize::try_from(i).ok()).collect();
    let value = transposed(&ctx, &dense, from, &perms?, ty)?;
    Some(Const::new(rw, ty, value))
}

/// The elements of a constant in the order of permuted dimensions.
pub(super) fn transposed(
    ctx: &Context,
    dense: &Dense<'_>,
    shape: &[i64],
    perms: &[usize],
    ty: Type,
) -> Option<Attr> {
    ty.as_shaped(ctx)?.has_static_shape().then_some(())?;
    if dense.splat {
        return Some(DenseElementsAttr::get(ctx, ty, true, dense.bytes(0)));
    }
    let mut strides = vec![1usize; shape.len()];
    for i in (1..shape.len()).rev() {
        strides[i - 1] = strides[i].checked_mul(usize::try_from(shape[i]).ok()?)?;
    }
    // The dimensions of the result, each with its extent and its stride in the input.
    let dims: Option<Vec<(usize, usize)>> =
        perms.iter().map(|&i| Some((usize::try_from(*shape.get(i)?).ok()?, *strides.get(i)?))).collect();
    let dims = dims?;
    let mut data = Vec::with_capacity(dense.len * dense.layout.bytes);
    let mut index = vec![0usize; dims.len()];
    let mut at = 0usize;
    for _ in 0..dense.len {
        data.extend_from_slice(dense.bytes(at));
        for (i, &(extent, stride)) in dims.iter().enumerate().rev() {
            index[i] += 1;
            at += stride;
            if index[i] < extent {
                break;
            }
            at -= extent * stride;
            index[i] = 0;
        }
    }
    Some(dense_of_bytes(ctx, ty, &dense.layout, &data))
}

/// A reduction of integers.
trait Reduction: OpKind {
    /// Combines two elements.
    fn combine(a: &ApInt, b: &ApInt) -> ApInt;
}

macro_rules! reductions {
    ($($Name:ident => $combine:expr,)*) => {
        $(impl Reduction for $Name {
            fn combine(a: &ApInt, b: &ApInt) -> ApInt {
                ($combine)(a, b)
            }
        })*
    };
}

reductions! {
    ReduceAll => ApInt::and,
    ReduceAny => ApInt::or,
    ReduceMax => ApInt::smax,
    ReduceMin => ApInt::smin,
    ReduceProduct => ApInt::mul,
    ReduceSum => ApInt::add,
}

/// Reduces a constant; one with other uses only if `ALWAYS`.
fn reduce<K: Reduction, const ALWAYS: bool>(op: K, rw: &mut Rewriter<'_>) -> Option<()> {
    let op = op.op();
    let ctx = rw.ctx().clone();
    let input = rw.operands(op).first()?;
    let values = rw.def_as::<Const>(input)?.values(rw)?;
    if !ALWAYS && !rw.has_one_use(input) {
        return None;
    }
    let ty = rw.ty(rw.result(op, 0));
    ty.as_shaped(&ctx)?.has_static_shape().then_some(())?;
    let dense = Dense::of(&ctx, values).filter(|dense| dense.layout.format.is_none())?;
    let shape = dense.ty.as_shaped(&ctx)?.shape?;
    let axis = usize::try_from(rw.slot(op, 0)?.as_i64(&ctx)?).ok().filter(|&axis| axis < shape.len())?;
    let extent = |&extent: &i64| usize::try_from(extent).ok();
    let count = extent(&shape[axis])?;
    let inner: usize = shape[axis + 1..].iter().map(extent).product::<Option<usize>>()?;
    let outer: usize = shape[..axis].iter().map(extent).product::<Option<usize>>()?;
    let mut data = Vec::with_capacity(outer * inner * dense.layout.bytes);
    for start in (0..outer).flat_map(|i| (0..inner).map(move |j| i * count * inner + j)) {
        let first = dense.get::<ApInt>(start);
        let value =
            (1..count).fold(first, |value, i| K::combine(&value, &dense.get::<ApInt>(start + i * inner)));
        value.write(&dense.layout, &mut data);
    }
    let value = dense_of_bytes(&ctx, ty, &dense.layout, &data);
    let new = Const::new(rw, ty, value);
    rw.replace(op, &[new]);
    Some(())
}
