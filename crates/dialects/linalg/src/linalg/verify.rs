//! Verifiers of structured operations, in upstream's order: rules of the kind of operation before its region, maps and the
//! payload's arguments after it.

pub(super) mod contract;
pub(super) mod matmul;
pub(super) mod relayout;
pub(super) mod shaping;
pub(super) mod winograd;

use super::attrs::{IteratorType, element};
use super::structured::{
    Maps, element_type, indexing_maps, is_projected_permutation, is_structured, iterators, loop_sources,
    payload_block,
};
use super::{Fill, Index, Yield};
use crate::prelude::*;
use terrace_base::complex;
use terrace_memory::dims::shape_of;

/// Verifies that the values are those of the elements of the outputs.
pub(super) fn yield_op(op: OpView<'_, Yield>) -> Result {
    let Some(parent) = op.parent().filter(|parent| payload_exists(*parent)) else {
        return op.fail("expected single non-empty parent region");
    };
    if !is_structured(parent.def()) {
        return op.fail("expected parent op with LinalgOp interface");
    }
    let ctx = op.ctx();
    let (values, inits) = (op.operands(), parent.body().inits(parent.op));
    if values.len() != inits.len() {
        return op.fail(format_args!(
            "expected number of yield values ({}) to match the number of inits / outs operands of the enclosing LinalgOp ({})",
            values.len(),
            inits.len()
        ));
    }
    for (i, (value, init)) in (1..).zip(values.iter().zip(inits)) {
        let (ty, wanted) = (op.ty(value), element_type(ctx, parent.ty(init)));
        if ty != wanted {
            return op.fail(format_args!(
                "type of yield operand {i} ({}) doesn't match the element type of the enclosing linalg.generic op ({})",
                quoted_type(ctx, ty),
                quoted_type(ctx, wanted)
            ));
        }
    }
    Ok(())
}

fn payload_exists(parent: OpRef<'_>) -> bool {
    let b = parent.body();
    b.n_regions(parent.op) == 1 && b.region_body(parent.op).entry_block(b.region(parent.op, 0)).is_some()
}

/// Verifies that the operation around has such a loop.
pub(super) fn index(op: OpView<'_, Index>) -> Result {
    let Some(parent) = op.parent().filter(|parent| is_structured(parent.def())) else {
        return op.fail("expected parent op with LinalgOp interface");
    };
    let n_loops = iterators(parent.body(), parent.op).len();
    let dim = op.handle.dim(op.body()).unwrap_or(0);
    if dim >= n_loops as i64 {
        return op.fail(format_args!(
            "expected dim ({dim}) to be lower than the number of loops ({n_loops}) of the enclosing LinalgOp"
        ));
    }
    Ok(())
}

/// Verifies `linalg.fill` before its region: a scalar of the type of the elements.
pub(super) fn fill(op: OpView<'_, Fill>) -> Result {
    let (b, ctx) = (op.body(), op.ctx());
    let (&[input], &[output]) = (&op.handle.inputs(b).to_vec()[..], &op.handle.outputs(b).to_vec()[..])
    else {
        return Err(op.error("expected op with 1 input and 1 output").emit());
    };
    let ty = op.ty(input);
    if ty.is::<MemRefType>(ctx) || ty.is::<RankedTensorType>(ctx) {
        return Err(op.error("expected op with scalar input").emit());
    }
    let elem = op.ty(output).element_or_self(ctx);
    if ty != elem {
        return op.fail(format_args!(
            "expected fill value type ({}) to match output element type ({})",
            quoted_type(ctx, ty),
            quoted_type(ctx, elem)
        ));
    }
    Ok(())
}

/// Verifies a convolution or pooling before its region: each window has a position for each step of each loop.
pub(super) fn convolution(op: OpRef<'_>) -> Result {
    let (b, ctx) = (op.body(), op.ctx());
    let n_inits = b.inits(op.op).len();
    if b.n_operands(op.op) < n_inits + 2 || n_inits != 1 {
        return Err(op.error("expected op with 2 inputs and 1 output").emit());
    }
    let factors = |name: &str| op.def().slot_of(name).and_then(|slot| b.slot(op.op, slot));
    let (strides, dilations) = (factors("strides"), factors("dilations"));
    // Attributes have at most three elements.
    let is_zero = |i: usize| [strides, dilations].map(|factors| element(ctx, factors, i) == 0);
    if (0..3).any(|i| is_zero(i) == [true, true]) {
        return Err(op.error("unexpected input index map for convolutions").emit());
    }
    if (0..3).any(|i| is_zero(i) != [false, false]) {
        return Err(op.error("unexpected loop dimension for convolution op").emit());
    }
    Ok(())
}

/// Verifies a contraction after its region.
pub(super) fn contraction(op: OpRef<'_>) -> Result {
    structured(op)?;
    let (b, ctx) = (op.body(), op.ctx());
    let fail = |message: &str| Err(op.error(message).emit());
    if b.inits(op.op).len() != 1 || b.n_operands(op.op) != 3 {
        return fail("expected op with 2 inputs and 1 output");
    }
    if !iterators(b, op.op).contains(&IteratorType::Reduction) {
        return fail("expected at least 1 reduction");
    }
    if !indexing_maps(b, op.op).iter().all(|map| is_projected_permutation(ctx, map)) {
        return fail("expected indexing maps to be projected permutations");
    }
    if !adds_product(b, op.op) {
        return fail("expected add/mul op in the body");
    }
    Ok(())
}

/// Whether a payload yields the sum of its last argument and the product of the others. Each may go through unary operations.
pub(super) fn adds_product(b: &Body, op: Op) -> bool {
    let Some(block) = payload_block(b, op) else { return false };
    let &[x, y, out] = b.args(block) else { return false };
    let yielded = b.terminator(block).and_then(|end| b.operands(end).first());
    // The operation of two operands that a value comes from.
    let binary = |value: Value| {
        let op = b.def_op(skip_unary(b, value))?;
        let &[lhs, rhs] = &b.operands(op).to_vec()[..] else { return None };
        (b.n_results(op) == 1).then(|| (op, skip_unary(b, lhs), skip_unary(b, rhs)))
    };
    let Some((sum, lhs, rhs)) = yielded.and_then(binary) else { return false };
    if lhs != out && rhs != out {
        return false;
    }
    let Some((product, first, second)) = binary(if lhs == out { rhs } else { lhs }) else { return false };
    let is_pair = b.is::<arith::AddF>(sum) && b.is::<arith::MulF>(product)
        || b.is::<arith::AddI>(sum) && b.is::<arith::MulI>(product)
        || b.is::<complex::Add>(sum) && b.is::<complex::Mul>(product)
        || b.is::<arith::OrI>(sum) && b.is::<arith::AndI>(product);
    is_pair && ([first, second] == [x, y] || [first, second] == [y, x])
}

/// The value that operations of one operand without effects make this one of.
fn skip_unary(b: &Body, value: Value) -> Value {
    value.follow(|value| {
        let op = b.def_op(value).filter(|&op| b.n_operands(op) == 1)?;
        (terrace_ir::effects::effects_of(b, op) == Some(Effects::NONE)).then(|| b.operand(op, 0))
    })
}

/// Verifies a structured operation after its region.
pub(super) fn structured(op: OpRef<'_>) -> Result {
    let (b, ctx) = (op.body(), op.ctx());
    let operands = op.operands();
    let any = |is: fn(Type, &Context) -> bool| b.types(operands).any(|ty| is(ty, ctx));
    let (any_tensor, any_memref) = (any(|ty, ctx| ty.is_tensor(ctx)), any(|ty, ctx| ty.is_memref(ctx)));
    if any_tensor == any_memref && !operands.is_empty() {
        return op.fail("expected to have pure tensor or buffer semantics");
    }
    let maps = indexing_maps(b, op.op);
    if op.def().hooks.computed_attr.is_some() {
        // The generic form shows the maps.
        super::structured::memoized_maps(b, op.op);
    }
    extents(op, &maps)?;
    let n_loops = iterators(b, op.op).len();
    if let Some(i) = maps.iter().position(|map| map.n_dims as usize != n_loops) {
        return op.fail(format_args!(
            "expected indexing_map #{i} to have {n_loops} dim(s) to match the number of loops"
        ));
    }
    let Some(block) = payload_block(b, op.op) else {
        return op.fail("expects to have 1 region with 1 block");
    };
    let args = b.args(block);
    if args.len() != operands.len() {
        return op.fail(
            "expected as many non-induction variable region arguments as the number of input/output operands",
        );
    }
    for (i, (&arg, operand)) in args.iter().zip(operands).enumerate() {
        let (ty, wanted) = (b.ty(arg), element_type(ctx, b.ty(operand)));
        if ty != wanted {
            return op.fail(format_args!(
                "expected type of bb argument #{i} ({}) to match element or self type of the corresponding operand ({})",
                quoted_type(ctx, ty),
                quoted_type(ctx, wanted)
            ));
        }
    }
    Ok(())
}

/// Verifies that each operand has a map of its rank, and that the extents, where they are known, are those that the loops
/// need.
fn extents(op: OpRef<'_>, maps: &Maps) -> Result {
    let (b, ctx) = (op.body(), op.ctx());
    let operands = op.operands();
    if maps.len() != operands.len() {
        return op.fail(format_args!(
            "expected the number of indexing_map ({}) to be equal to the number of input/output operands ({})",
            maps.len(),
            operands.len()
        ));
    }
    let shapes: SmallVec<[&[i64]; 4]> = operands.iter().map(|value| shape_of(ctx, b.ty(value))).collect();
    for (i, (map, shape)) in maps.iter().zip(&shapes).enumerate() {
        if map.n_syms != 0 {
            return op.fail(format_args!("unexpected symbols in indexing_map #{i}"));
        }
        if map.results.len() != shape.len() {
            return op.fail(format_args!(
                "expected operand #{i} rank ({}) to match the result rank of indexing_map ({})",
                shape.len(),
                map.results.len()
            ));
        }
    }
    let n_loops = maps.iter().map(|map| map.n_dims).max().unwrap_or(0);
    let Some(sources) = loop_sources(ctx, maps, n_loops as usize) else {
        let all = AffineMap {
            n_dims: n_loops,
            n_syms: 0,
            results: maps.iter().flat_map(|map| map.results.iter().copied()).collect(),
        };
        return op.fail(format_args!("invalid indexing maps are non-invertible: ({})", text(ctx, &all)));
    };
    let sizes: SmallVec<[i64; 8]> = sources.iter().map(|&(operand, dim)| shapes[operand][dim]).collect();
    if sizes.contains(&DYNAMIC) {
        return Ok(());
    }
    let last: SmallVec<[Option<i64>; 8]> = sizes.iter().map(|size| Some(size - 1)).collect();
    let first: SmallVec<[Option<i64>; 8]> = SmallVec::from_elem(Some(0), last.len());
    for (i, (map, shape)) in maps.iter().zip(&shapes).enumerate() {
        let (starts, ends) = (map.fold(ctx, &first).0, map.fold(ctx, &last).0);
        for (dim, (&extent, &expr)) in shape.iter().zip(&map.results).enumerate() {
            // Undefined subscripts have no value.
            let (Some(start), Some(end)) = (starts[dim], ends[dim]) else { continue };
            if extent == DYNAMIC || extent == 0 {
                continue;
            }
            let needed = start.max(end).saturating_add(1);
            if start.min(end) < 0 {
                return op.fail(format_args!(
                    "unexpected result less than 0 at expression #{dim} in {}",
                    text(ctx, map)
                ));
            }
            let (is_wrong, bound) = match expr.node(ctx) {
                AffineNode::Dim(_) => (needed != extent, ""),
                _ => (needed > extent, "greater than or equal to "),
            };
            if is_wrong {
                return op.fail(format_args!(
                    "inferred input/output operand #{i} has shape's dimension #{dim} to be {bound}{needed}, but found {extent}"
                ));
            }
        }
    }
    Ok(())
}

/// A map as in messages: `(d0, d1) -> (d0 + d1)`.
fn text(ctx: &Context, map: &AffineMap) -> String {
    let text = terrace_ir::asm::attr_to_string(ctx, map.attr(ctx));
    text.strip_prefix("affine_map<")
        .and_then(|text| text.strip_suffix('>'))
        .map(str::to_owned)
        .unwrap_or(text)
}

/// Extents separated by commas, as in messages.
fn list(extents: &[i64]) -> String {
    extents.iter().map(i64::to_string).collect::<Vec<_>>().join(", ")
}
