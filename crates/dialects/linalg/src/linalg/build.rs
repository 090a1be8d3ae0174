//! Builders of structured operations and their regions.

use super::structured::element_type;
use super::{Fill, Generic, IteratorType, Transpose, Yield};
use crate::prelude::*;

/// Builds a `linalg.fill` of a tensor.
pub fn fill(b: &mut Builder<'_>, number: Value, output: Value) -> Value {
    let ty = b.ty(output);
    let fill = Fill::build(b, &[ty], &[number], &[output]);
    yield_first(b, fill.0);
    b.result(fill.0, 0)
}

/// Builds a `linalg.transpose` of tensors.
pub fn transpose(b: &mut Builder<'_>, input: Value, output: Value, permutation: &[i64]) -> Op {
    let ty = b.ty(output);
    let permutation = DenseArrayAttr::of_i64s(b.ctx(), permutation);
    let new = Transpose::build(b, &[ty], permutation, input, output);
    yield_first(b, new.0);
    new.0
}

/// Adds the payload that yields the element of the first operand.
pub(super) fn yield_first(b: &mut Builder<'_>, op: Op) {
    let types: SmallVec<[Type; 4]> = b.types(b.operands(op)).map(|ty| element_type(b.ctx(), ty)).collect();
    b.build_block(op, 0, &types, |b, args| {
        Yield::build(b, args.get(..1).unwrap_or_default());
    });
}

/// Builds a `linalg.generic` with an empty region. `maps` are those of the inputs and then those of the outputs.
pub fn generic(
    b: &mut Builder<'_>,
    types: &[Type],
    maps: &[AffineMap],
    iterators: &[IteratorType],
    inputs: &[Value],
    outputs: &[Value],
) -> Generic {
    let ctx = b.ctx();
    let maps: SmallVec<[Attr; 4]> = maps.iter().map(|map| map.attr(ctx)).collect();
    let iterators: SmallVec<[Attr; 8]> =
        iterators.iter().map(|&iterator| IteratorType::encode(ctx, iterator)).collect();
    let (maps, iterators) = (ArrayAttr::get(ctx, &maps), ArrayAttr::get(ctx, &iterators));
    Generic::build(b, types, maps, iterators, inputs, outputs)
}

/// Builds a `linalg.generic` that is parallel but for the loops `reduced`, with the outputs' types as results. `maps` are
/// those of the inputs and then those of the outputs; `payload` builds the body and returns what it yields.
pub fn nest<const N: usize>(
    b: &mut Builder<'_>,
    inputs: &[Value],
    outputs: &[Value],
    maps: &[AffineMap],
    reduced: &[usize],
    payload: impl FnOnce(&mut Builder<'_>, &[Value]) -> [Value; N],
) -> Generic {
    let kind = |dim: usize| match reduced.contains(&dim) {
        true => IteratorType::Reduction,
        false => IteratorType::Parallel,
    };
    let n_loops = maps.first().map_or(0, |map| map.n_dims as usize);
    let iterators: SmallVec<[IteratorType; 8]> = (0..n_loops).map(kind).collect();
    let results: SmallVec<[Type; 2]> = outputs.iter().map(|&output| b.ty(output)).collect();
    let types: SmallVec<[Type; 6]> =
        inputs.iter().chain(outputs).map(|&value| element_type(b.ctx(), b.ty(value))).collect();
    let new = generic(b, &results, maps, &iterators, inputs, outputs);
    b.build_block(new, 0, &types, |b, args| {
        let values = payload(b, args);
        Yield::build(b, &values);
    });
    new
}

/// Adds a block to the region of a structured operation, with an argument for each operand at the operand's location.
pub fn payload_block(b: &mut Body, op: Op) -> Block {
    let arg = |operand: Value| (element_type(b.ctx(), b.ty(operand)), b.value_loc(operand));
    let args: SmallVec<[(Type, Loc); 4]> = b.operands(op).iter().map(arg).collect();
    block_with(b, op, args)
}

/// Adds a block to the region of a structured operation, with arguments like some of other blocks.
pub fn payload_block_like(b: &mut Body, op: Op, args: &[Value]) -> Block {
    let args: SmallVec<[(Type, Loc); 4]> = args.iter().map(|&arg| (b.ty(arg), b.arg_loc(arg))).collect();
    block_with(b, op, args)
}

fn block_with(b: &mut Body, op: Op, args: SmallVec<[(Type, Loc); 4]>) -> Block {
    let region = b.region(op, 0);
    let block = b.append_block(region, &[]);
    b.append_args(block, args.into_iter());
    block
}

/// Clones operations to the end of a block.
pub fn clone_to_end(rw: &mut Rewriter<'_>, ops: impl IntoIterator<Item = Op>, to: Block, map: &mut Mapping) {
    let point = rw.insert_point();
    rw.set_end(to);
    for op in ops {
        rw.clone_op(op, map);
    }
    rw.set_insert_point(point);
}

/// Clones an operation with other operands and types of results, and with its payload if it is structured.
pub fn clone_with(rw: &mut Rewriter<'_>, op: Op, types: &[Type], operands: &[Value]) -> Op {
    let mut state = OpState::like(rw, op);
    state.results = SmallVec::from_slice(types);
    state.operands = SmallVec::from_slice(operands);
    state.n_regions = rw.n_regions(op);
    let new = rw.create(state);
    clone_payload(rw, op, new, Mapping::default());
    new
}

/// Clones the payload of an operation to another one, but not the arguments that are replaced.
pub fn clone_payload(rw: &mut Rewriter<'_>, from: Op, to: Op, mut replaced: Mapping) -> Option<Block> {
    let block = super::structured::payload_block(rw, from)?;
    let args = rw.args(block).iter().copied().filter(|arg| !replaced.values.contains_key(arg));
    let args: SmallVec<[Value; 4]> = args.collect();
    let copy = payload_block_like(rw, to, &args);
    let copies = SmallVec::<[Value; 4]>::from_slice(rw.args(copy));
    replaced.values.extend(args.into_iter().zip(copies));
    let ops: Vec<Op> = rw.ops(block).collect();
    clone_to_end(rw, ops, copy, &mut replaced);
    Some(copy)
}
