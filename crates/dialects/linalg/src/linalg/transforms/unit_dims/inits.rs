//! Outputs that are read become inputs where no loop combines elements.

use crate::linalg::structured::{element_type, indexing_maps, iterators, payload_block};
use crate::linalg::{Generic, IteratorType};
use crate::prelude::*;
use greedy::Pattern;
use terrace_memory::dims::extents;
use terrace_memory::index_list::divide;
use terrace_memory::tensor::Empty;

pub(super) static PATTERNS: &[Pattern] = rewrites![Generic => move_inits_to_inputs];

/// Makes the outputs that the payload reads inputs, and empty tensors outputs in their place.
fn move_inits_to_inputs(op: Generic, rw: &mut Rewriter<'_>) -> Option<()> {
    let ctx = rw.ctx().clone();
    let (mut inputs, mut outputs) = (op.inputs(rw).to_vec(), op.outputs(rw).to_vec());
    let are_tensors = inputs.iter().chain(&outputs).all(|&value| !rw.ty(value).is_memref(&ctx));
    let is_parallel = iterators(rw, op.0).iter().all(|&kind| kind == IteratorType::Parallel);
    let block = payload_block(rw, op.0)?;
    let args: SmallVec<[Value; 8]> = SmallVec::from_slice(rw.args(block));
    let n_inputs = inputs.len();
    let read: SmallVec<[usize; 4]> = (0..outputs.len())
        .filter(|i| args.get(n_inputs + i).is_some_and(|&arg| !rw.has_no_uses(arg)))
        .collect();
    if !are_tensors || !is_parallel || read.is_empty() {
        return None;
    }
    let mut maps = indexing_maps(rw, op.0);
    let (point, loc) = (rw.insert_point(), rw.loc());
    for (n, &i) in read.iter().enumerate() {
        let output = outputs[i];
        inputs.push(output);
        let map = maps.get(n_inputs + n + i)?.clone();
        maps.insert(n_inputs + n, map);
        match rw.value_def(output) {
            ValueDef::Result(op, _) => rw.set_after(op),
            ValueDef::Arg(block, _) => rw.set_start(block),
        }
        let (shape, sizes) = divide(&extents(rw, output));
        let encoding = rw.ty(output).as_::<RankedTensorType>(&ctx).and_then(|ty| ty.encoding);
        let ty = RankedTensorType::get(&ctx, &shape, rw.ty(output).element_or_self(&ctx), encoding);
        outputs[i] = Empty::new(rw, ty, &sizes);
    }
    rw.set_insert_point(point);
    rw.set_loc(loc);
    let maps: SmallVec<[Attr; 4]> = maps.iter().map(|map| map.attr(&ctx)).collect();
    let types: SmallVec<[Type; 4]> = rw.types(rw.results(op.0)).collect();
    let (maps, kinds, dict) = (ArrayAttr::get(&ctx, &maps), op.iterator_types(rw)?, rw.dict(op.0));
    let new = Generic::build(rw, &types, maps, kinds, &inputs, &outputs);
    rw.set_dict(new.0, dict);
    let arg_types: SmallVec<[Type; 8]> =
        inputs.iter().chain(&outputs).map(|&value| element_type(&ctx, rw.ty(value))).collect();
    let to = rw.add_block(new.0, 0, &arg_types);
    let new_args: SmallVec<[Value; 8]> = SmallVec::from_slice(rw.args(to));
    let (first, last) = new_args.split_at(inputs.len());
    let moved = read.iter().enumerate().map(|(n, &i)| (i, first[n_inputs + n]));
    let mut replaced: SmallVec<[Value; 8]> = first[..n_inputs].iter().chain(last).copied().collect();
    moved.for_each(|(i, arg)| replaced[n_inputs + i] = arg);
    rw.inline_block(block, InsertPoint::End(to), &replaced);
    let results = rw.results(new.0).to_vec();
    rw.replace(op.0, &results);
    Some(())
}
