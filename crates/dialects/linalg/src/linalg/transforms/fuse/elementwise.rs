//! Merges a `linalg.generic` with one that computes an input of it elementwise.

use super::has_one_user;
use crate::linalg::structured::{
    Maps, compose, has_pure_tensor_semantics, indexing_maps, inverse_permutation, is_permutation, iterators,
    loop_sources, payload_block, reads_operand,
};
use crate::linalg::{Generic, Index, IteratorType, Yield, build};
use crate::prelude::*;
use terrace_memory::affine;

/// Merges an operation with the one that computes its first possible input.
pub(super) fn fuse(consumer: Generic, rw: &mut Rewriter<'_>) -> Option<()> {
    fuse_if(consumer, rw, |_, _| true)
}

/// Merges an operation with the one that computes its first input of which each iteration reads another element, so that
/// nothing is computed twice.
pub(super) fn fuse_without_recomputation(consumer: Generic, rw: &mut Rewriter<'_>) -> Option<()> {
    fuse_if(consumer, rw, |ctx, fusion| {
        fusion.consumer_maps.get(fusion.operand).is_some_and(|map| is_permutation(ctx, map))
    })
}

fn fuse_if(
    consumer: Generic,
    rw: &mut Rewriter<'_>,
    is_wanted: impl Fn(&Context, &Fusion) -> bool,
) -> Option<()> {
    let n_inputs = consumer.inputs(rw).len();
    let wanted = |operand| Fusion::of(rw, consumer, operand).filter(|fusion| is_wanted(rw.ctx(), fusion));
    let fusion = (0..n_inputs).find_map(wanted)?;
    let new = fusion.build(rw)?;
    let n_kept = fusion.kept.iter().filter(|kept| **kept).count();
    for (i, old) in rw.results(consumer.0).iter().enumerate() {
        let value = rw.result(new.0, n_kept + i);
        rw.replace_uses(old, value);
    }
    rw.erase(consumer.0);
    Some(())
}

/// Two operations that can be merged. The loops are those of the consumer.
struct Fusion {
    producer: Generic,
    consumer: Generic,
    /// The number of the consumer's operand that the producer computes.
    operand: usize,
    /// The number of the producer's result.
    result: usize,
    /// The maps of the producer's operands from the loops of the consumer.
    producer_maps: Maps,
    consumer_maps: Maps,
    /// From the loops of the consumer to those of the producer.
    loops: AffineMap,
    /// The results of the producer that the merged operation has, too.
    kept: SmallVec<[bool; 4]>,
}

impl Fusion {
    /// The merge of an operation with the definition of an input (`areElementwiseOpsFusable`).
    fn of(b: &Body, consumer: Generic, operand: usize) -> Option<Self> {
        let ctx = b.ctx();
        let value = b.operands(consumer.0).get(operand)?;
        let ValueDef::Result(def, result) = b.value_def(value) else { return None };
        let producer = b.as_::<Generic>(def).filter(|producer| *producer != consumer)?;
        let result = result as usize;
        if !has_pure_tensor_semantics(b, def) || !b.ty(value).is::<RankedTensorType>(ctx) {
            return None;
        }
        let of_producer = iterators(b, def);
        if !of_producer.iter().all(|&iterator| iterator == IteratorType::Parallel) {
            return None;
        }
        let (maps, consumer_maps) = (indexing_maps(b, def), indexing_maps(b, consumer.0));
        let consumer_map = consumer_maps.get(operand)?;
        let result_map = maps.get(producer.inputs(b).len() + result)?;
        if consumer_map.results.len() != of_producer.len()
            || !is_permutation(ctx, result_map)
            || !has_one_user(b, value)
        {
            return None;
        }
        let loops = compose(ctx, &inverse_permutation(ctx, result_map), consumer_map);
        let producer_maps: Maps = maps.iter().map(|map| compose(ctx, map, &loops)).collect();
        if producer_maps.iter().any(|map| map.is_too_big(ctx)) {
            return None;
        }
        let mut new = Self {
            producer,
            consumer,
            operand,
            result,
            producer_maps,
            consumer_maps,
            loops,
            kept: SmallVec::new(),
        };
        if !new.determines_loops(b, value) {
            return None;
        }
        new.kept = new.kept_results(b, &maps);
        Some(new)
    }

    /// Whether each loop of a reduction is still the index of an operand, so that its extent is known.
    fn determines_loops(&self, b: &Body, value: Value) -> bool {
        let ctx = b.ctx();
        let iterators = iterators(b, self.consumer.0);
        if !iterators.contains(&IteratorType::Reduction) {
            return true;
        }
        let others = b.operands(self.consumer.0).iter().zip(&self.consumer_maps);
        let others = others.filter(|&(operand, _)| operand != value).map(|(_, map)| map.clone());
        let inputs = self.producer_maps.iter().take(self.producer.inputs(b).len()).cloned();
        let maps: Maps = others.chain(inputs).collect();
        loop_sources(ctx, &maps, iterators.len()).is_some()
    }

    /// The results of the producer that cannot be dropped (`getPreservedProducerResults`): the payload reads the output, it
    /// is needed to know the loops, or others use the result.
    fn kept_results(&self, b: &Body, producer_maps: &[AffineMap]) -> SmallVec<[bool; 4]> {
        let ctx = b.ctx();
        let (producer, consumer) = (self.producer.0, self.consumer.0);
        let first = self.producer.inputs(b).len();
        let mut dropped: SmallVec<[usize; 4]> = SmallVec::new();
        let mut kept = SmallVec::new();
        for (i, result) in b.results(producer).iter().enumerate() {
            dropped.push(first + i);
            let of_producer =
                producer_maps.iter().enumerate().filter(|(at, _)| !dropped.contains(at)).map(|(_, map)| map);
            let of_consumer = self
                .consumer_maps
                .iter()
                .enumerate()
                .filter(|&(at, _)| at != self.operand)
                .map(|(_, map)| map);
            let maps: Maps = of_producer.chain(of_consumer).cloned().collect();
            // As upstream, which counts the loops of the first map for all.
            let n_loops =
                maps.first().map_or(iterators(b, producer).len() + iterators(b, consumer).len(), |map| {
                    map.n_dims as usize
                });
            let is_kept = reads_operand(b, producer, first + i)
                || loop_sources(ctx, &maps, n_loops).is_none()
                || b.users(result).any(|user| user != consumer);
            if is_kept {
                dropped.pop();
            }
            kept.push(is_kept);
        }
        kept
    }

    /// Builds the merged operation.
    fn build(&self, rw: &mut Rewriter<'_>) -> Option<Generic> {
        let ctx = rw.ctx().clone();
        let (producer, consumer) = (self.producer.0, self.consumer.0);
        let (n_inputs, n_producer_inputs) = (self.consumer.inputs(rw).len(), self.producer.inputs(rw).len());
        let [producer_block, consumer_block] = [payload_block(rw, producer)?, payload_block(rw, consumer)?];
        let [producer_end, consumer_end] = [rw.last_op(producer_block)?, rw.last_op(consumer_block)?];
        let of_consumer = Side {
            maps: &self.consumer_maps,
            operands: rw.operands(consumer).to_vec().into_iter().collect(),
            args: rw.args(consumer_block).into(),
        };
        let of_producer = Side {
            maps: &self.producer_maps,
            operands: rw.operands(producer).to_vec().into_iter().collect(),
            args: rw.args(producer_block).into(),
        };
        let mut inputs = Parts::default();
        inputs.extend(&of_consumer, 0..self.operand);
        inputs.extend(&of_producer, 0..n_producer_inputs);
        inputs.extend(&of_consumer, self.operand + 1..n_inputs);
        let mut outputs = Parts::default();
        let kept =
            self.kept.iter().enumerate().filter(|(_, kept)| **kept).map(|(i, _)| n_producer_inputs + i);
        kept.for_each(|at| outputs.extend(&of_producer, at..at + 1));
        outputs.extend(&of_consumer, n_inputs..of_consumer.operands.len());
        let iterators = iterators(rw, consumer);
        let maps: Maps = inputs.maps.iter().chain(&outputs.maps).cloned().collect();
        loop_sources(&ctx, &maps, iterators.len())?;
        let types = outputs.operands.iter().map(|&output| rw.ty(output)).filter(|ty| !ty.is_memref(&ctx));
        let types: SmallVec<[Type; 4]> = types.collect();
        let new = build::generic(rw, &types, &maps, &iterators, &inputs.operands, &outputs.operands);
        let args: SmallVec<[Value; 8]> = inputs.args.into_iter().chain(outputs.args).collect();
        let block = build::payload_block_like(rw, new.0, &args);
        let copies = SmallVec::<[Value; 8]>::from_slice(rw.args(block));
        let mut map = Mapping::default();
        map.values.extend(args.into_iter().zip(copies));
        self.build_indices(rw, producer_block, block, iterators.len(), &mut map);
        let is_cloned = |rw: &Rewriter<'_>, op: Op| op != producer_end && !rw.is::<Index>(op);
        let ops: Vec<Op> = rw.ops(producer_block).filter(|&op| is_cloned(rw, op)).collect();
        build::clone_to_end(rw, ops, block, &mut map);
        let value = rw.operands(producer_end).get(self.result)?;
        map.values.insert(rw.arg(consumer_block, self.operand)?, map.value(value));
        let ops: Vec<Op> = rw.ops(consumer_block).filter(|&op| op != consumer_end).collect();
        build::clone_to_end(rw, ops, block, &mut map);
        let of_producer = rw.operands(producer_end).iter().zip(&self.kept).filter(|(_, kept)| **kept);
        let yielded = of_producer.map(|(value, _)| value).chain(rw.operands(consumer_end).iter());
        let yielded: SmallVec<[Value; 4]> = yielded.map(|value| map.value(value)).collect();
        rw.fill_block(block, |b, _| Yield::build(b, &yielded));
        Some(new)
    }

    /// Computes the numbers of the producer's iterations from those of the consumer.
    fn build_indices(
        &self,
        rw: &mut Rewriter<'_>,
        from: Block,
        to: Block,
        n_loops: usize,
        map: &mut Mapping,
    ) {
        let indices: Vec<Index> = rw.ops(from).filter_map(|op| rw.as_::<Index>(op)).collect();
        if indices.is_empty() {
            return;
        }
        let (loc, point) = (rw.loc(), rw.insert_point());
        let producer_loc = rw.body().loc(self.producer.0);
        rw.set_loc(producer_loc);
        rw.set_end(to);
        let new: SmallVec<[Value; 8]> = (0..n_loops).map(|dim| Index::new(rw, dim as i64)).collect();
        for index in indices {
            let at = index.dim(rw).and_then(|dim| usize::try_from(dim).ok());
            let Some(&expr) = at.and_then(|at| self.loops.results.get(at)) else { continue };
            let expr = AffineMap::new(self.loops.n_dims, 0, &[expr]).attr(rw.ctx());
            let value = affine::Apply::new(rw, Type::INDEX, expr, &new);
            map.values.insert(index.result(rw), value);
        }
        rw.set_insert_point(point);
        rw.set_loc(loc);
    }
}

/// The maps, operands and block arguments of one of the two operations.
struct Side<'a> {
    maps: &'a [AffineMap],
    operands: SmallVec<[Value; 8]>,
    args: SmallVec<[Value; 8]>,
}

/// The operands of the merged operation, with their maps and the block arguments of which theirs are copies.
#[derive(Default)]
struct Parts {
    maps: Maps,
    operands: SmallVec<[Value; 8]>,
    args: SmallVec<[Value; 8]>,
}

impl Parts {
    fn extend(&mut self, side: &Side<'_>, range: core::ops::Range<usize>) {
        self.maps.extend(side.maps.get(range.clone()).unwrap_or_default().iter().cloned());
        self.operands.extend_from_slice(side.operands.get(range.clone()).unwrap_or_default());
        self.args.extend_from_slice(side.args.get(range).unwrap_or_default());
    }
}
