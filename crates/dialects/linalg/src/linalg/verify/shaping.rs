//! Verifiers of `linalg.map`, `linalg.reduce`, `linalg.transpose` and `linalg.broadcast` before their regions.

use super::list;
use crate::linalg::{Broadcast, Map, Reduce, Transpose};
use crate::prelude::*;
use terrace_memory::dims::shape_of;
use terrace_memory::index_list::{integers_of, is_permutation};

fn shape<'a>(op: OpRef<'a>, value: Value) -> &'a [i64] {
    shape_of(op.ctx(), op.ty(value))
}

/// Verifies types of the arguments and shapes.
pub(in crate::linalg) fn map(op: OpView<'_, Map>) -> Result {
    let (b, ctx) = (op.body(), op.ctx());
    let (inputs, args) = (op.handle.inputs(b), b.entry_args(op.handle.mapper(b)));
    if inputs.len() + 1 != args.len() {
        return op.fail(format_args!(
            "expects number of operands to match the arity of mapper, but got: {} and {}",
            inputs.len() + 1,
            args.len()
        ));
    }
    for (input, &arg) in inputs.iter().zip(args) {
        let (elem, ty) = (op.ty(input).element_or_self(ctx), op.ty(arg));
        if elem != ty {
            return op.fail(format_args!(
                "expected element type of input {} to match bbArg type {}",
                quoted_type(ctx, elem),
                quoted_type(ctx, ty)
            ));
        }
    }
    let output = shape(*op, op.handle.init(b));
    match inputs.iter().map(|input| shape(*op, input)).find(|&input| input != output) {
        None => Ok(()),
        Some(input) => op.fail(format_args!(
            "expected shape of input ({}) to match shape of output ({})",
            list(input),
            list(output)
        )),
    }
}

/// Verifies shapes and the types of the arguments.
pub(in crate::linalg) fn reduce(op: OpView<'_, Reduce>) -> Result {
    let (b, ctx) = (op.body(), op.ctx());
    let (inputs, inits) = (op.handle.inputs(b), op.handle.inits(b));
    if inputs.is_empty() || inputs.len() + inits.len() != b.n_operands(op.handle.0) {
        return op.fail("expected as many inputs as inits");
    }
    for (values, word) in [(inputs, "input"), (inits, "output")] {
        let mut shapes = values.iter().map(|value| shape(*op, value));
        let first = shapes.next();
        if let Some(i) = (1..).zip(shapes).find_map(|(i, shape)| (Some(shape) != first).then_some(i)) {
            return op.fail(format_args!(
                "expects all {word}s to have the same shapes. Shape at {word}-index {i} is not equal to the shape at {word}-index 0."
            ));
        }
    }
    let of_first = |values: Values<'_>| values.first().map_or(&[][..], |value| shape(*op, value));
    let (input, init) = (of_first(inputs), of_first(inits));
    let dims = op.handle.dimensions(b).and_then(|attr| attr.as_::<DenseArrayAttr>(ctx));
    let dims: SmallVec<[i64; 8]> = dims.map(|dims| dims.i64s().collect()).unwrap_or_default();
    if dims.iter().any(|&dim| dim < 0 || dim >= input.len() as i64) {
        let last = input.len() as i64 - 1;
        return op.fail(format_args!("dimensions for reduction should be in the range [0, {last}]."));
    }
    let left = (0..).zip(input).filter(|(dim, _)| !dims.contains(dim));
    let left: SmallVec<[i64; 8]> = left.map(|(_, &extent)| extent).collect();
    if left.len() != init.len() {
        return op.fail(format_args!(
            "number of dimensions after reduction {} doesn't match the init rank {}",
            left.len(),
            init.len()
        ));
    }
    if left[..] != *init {
        return op.fail(format_args!(
            "init dimensions [{}] doesn't match input dimensions after reduction [{}]",
            list(init),
            list(&left)
        ));
    }
    let args = b.entry_args(op.handle.combiner(b));
    if args.len() != inputs.len() + inits.len() {
        return op.fail("mismatching number of operands and block arguments");
    }
    let of_inputs = inputs.iter().map(|value| ("input", value));
    let of_inits = inits.iter().map(|value| ("output", value));
    for ((word, value), &arg) in of_inputs.chain(of_inits).zip(args) {
        let (elem, ty) = (op.ty(value).element_or_self(ctx), op.ty(arg));
        if elem != ty {
            return op.fail(format_args!(
                "{word} element type {} does not match corresponding block argument type {}",
                quoted_type(ctx, elem),
                quoted_type(ctx, ty)
            ));
        }
    }
    Ok(())
}

/// Verifies the permutation and the shapes.
pub(in crate::linalg) fn transpose(op: OpView<'_, Transpose>) -> Result {
    let b = op.body();
    let permutation = integers_of(op.ctx(), op.handle.permutation(b));
    if !is_permutation(&permutation) {
        return op.fail("permutation is not valid");
    }
    let (input, init) = (shape(*op, op.handle.input(b)), shape(*op, op.handle.init(b)));
    if input.len() != init.len() {
        return op.fail(format_args!("input rank {} does not match init rank {}", input.len(), init.len()));
    }
    if permutation.len() != input.len() {
        return op.fail(format_args!(
            "size of permutation {} does not match the argument rank {}",
            permutation.len(),
            input.len()
        ));
    }
    for (i, (&at, &extent)) in permutation.iter().zip(init).enumerate() {
        let wanted = input[at as usize];
        if wanted != extent {
            return op.fail(format_args!(
                "dim(result, {i}) = {extent} doesn't match dim(input, permutation[{i}]) = {wanted}"
            ));
        }
    }
    Ok(())
}

/// Verifies the added dimensions and the shapes.
pub(in crate::linalg) fn broadcast(op: OpView<'_, Broadcast>) -> Result {
    let b = op.body();
    let dims = integers_of(op.ctx(), op.handle.dimensions(b));
    let (input, init) = (shape(*op, op.handle.input(b)), shape(*op, op.handle.init(b)));
    if input.len() + dims.len() != init.len() {
        return op.fail(format_args!(
            "input rank plus added dimensions does not match init rank. input rank: {}, dimensions size: {}, init rank: {}",
            input.len(),
            dims.len(),
            init.len()
        ));
    }
    let rank = init.len() as i64;
    if let Some((i, dim)) = dims.iter().enumerate().find(|(_, dim)| **dim < 0 || **dim >= rank) {
        return op.fail(format_args!(
            "dimension {i} is out of range. expected range: [0, {}], got: {dim}",
            rank - 1
        ));
    }
    let kept = (0..rank).filter(|dim| !dims.contains(dim));
    for (i, (&extent, at)) in input.iter().zip(kept).enumerate() {
        let wanted = init[at as usize];
        if extent != wanted {
            return op.fail(format_args!(
                "input dim {i} should match init dim {at}. input: {extent}, init: {wanted}"
            ));
        }
    }
    Ok(())
}
