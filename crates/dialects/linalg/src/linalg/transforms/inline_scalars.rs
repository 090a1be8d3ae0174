//! `linalg-inline-scalar-operands`: inputs of which all iterations use one element are read inside of the payload.

use crate::linalg::structured::{has_pure_tensor_semantics, indexing_maps, iterators, payload_block};
use crate::linalg::{Generic, build};
use crate::prelude::*;
use terrace_memory::tensor::Extract;

passes! {
    /// Inline scalar operands into linalg generic ops.
    InlineScalarOperands("LinalgInlineScalarOperandsPass") = "linalg-inline-scalar-operands" on(Anchor::Any) => inline_scalar_operands;
}

fn inline_scalar_operands(_: &InlineScalarOperands, pass: &mut PassContext<'_>) -> Result {
    run_patterns(pass, PATTERNS)
}

static PATTERNS: &[greedy::Pattern] = rewrites![Generic => inline];

/// The numbers that the results of a map are, if all of them are constants.
fn constants(ctx: &Context, map: &AffineMap) -> Option<SmallVec<[i64; 4]>> {
    map.results.iter().map(|expr| expr.as_const(ctx)).collect()
}

/// Reads the elements of inputs with constant maps in the payload.
fn inline(op: Generic, rw: &mut Rewriter<'_>) -> Option<Values<'static>> {
    let block = payload_block(rw, op.0).filter(|_| has_pure_tensor_semantics(rw, op.0))?;
    let maps = indexing_maps(rw, op.0);
    let (inputs, outputs) = (op.inputs(rw).to_vec(), op.outputs(rw).to_vec());
    let args: SmallVec<[Value; 4]> = SmallVec::from_slice(rw.args(block));
    let mut scalars: Vec<(Value, Value, SmallVec<[i64; 4]>)> = Vec::new();
    let (mut new_maps, mut new_inputs, mut new_args) = (Vec::new(), Vec::new(), Vec::new());
    for ((&input, map), &arg) in inputs.iter().zip(&maps).zip(&args) {
        match constants(rw.ctx(), map) {
            Some(position) => scalars.push((input, arg, position)),
            None => {
                new_maps.push(map.clone());
                new_inputs.push(input);
                new_args.push(arg);
            }
        }
    }
    if scalars.is_empty() {
        return None;
    }
    new_maps.extend_from_slice(maps.get(inputs.len()..)?);
    new_args.extend_from_slice(args.get(inputs.len()..)?);
    let types: SmallVec<[Type; 4]> = rw.types(rw.results(op.0)).collect();
    let iterators = iterators(rw, op.0);
    let new = build::generic(rw, &types, &new_maps, &iterators, &new_inputs, &outputs);
    let new_block = build::payload_block_like(rw, new.0, &new_args);
    let mut map = Mapping::default();
    let copies: Vec<Value> = rw.args(new_block).to_vec();
    map.values.extend(new_args.into_iter().zip(copies));
    let point = rw.insert_point();
    rw.set_end(new_block);
    for (input, arg, position) in scalars.into_iter().rev() {
        let value = read(rw, input, &position);
        map.values.insert(arg, value);
    }
    rw.set_insert_point(point);
    let ops: Vec<Op> = rw.ops(block).collect();
    build::clone_to_end(rw, ops, new_block, &mut map);
    Some(rw.results(new.0))
}

/// An element of a tensor; the value itself if it is no tensor.
fn read(rw: &mut Rewriter<'_>, input: Value, position: &[i64]) -> Value {
    if !rw.ty(input).is_tensor(rw.ctx()) {
        return input;
    }
    let indices: SmallVec<[Value; 4]> = position.iter().map(|&at| arith::Constant::index(rw, at)).collect();
    Extract::new(rw, input, &indices)
}
