//! The forms of operations on buffers: structured operations, and those of `tensor` that compute elements by regions.

use super::attrs::IteratorType;
use super::structured::{self, is_structured, kind_of};
use super::{Copy, Index, Map, Softmax, Yield};
use crate::prelude::*;
use terrace_ir::body::Use;
use terrace_ir::types::DYNAMIC;
use terrace_memory::bufferization::one_shot::analysis::Analysis;
use terrace_memory::bufferization::one_shot::conflicts::SubsetInsertion;
use terrace_memory::bufferization::one_shot::model::{Aliases, Bufferizable, Models};
use terrace_memory::bufferization::one_shot::models::destination;
use terrace_memory::bufferization::one_shot::rewrite::Bufferizing;
use terrace_memory::dims::{dim, extents, shape_of};
use terrace_memory::index_list::{self, Indices};
use terrace_memory::{affine, tensor};

/// The models of `linalg`, and of `tensor` where it becomes `linalg`.
pub static MODELS: Models = Models(|add| {
    super::DIALECT.ops.iter().filter(|def| is_structured(def)).for_each(|def| add(def, &Structured));
    add(Softmax::DEF, &Structured);
    add(tensor::Generate::DEF, &Generate);
    add(tensor::Splat::DEF, &Splat);
    add(tensor::Pad::DEF, &Pad);
});

/// Writes its inits, and reads what its payload uses.
struct Structured;

impl Bufferizable for Structured {
    fn reads(&self, a: &Analysis<'_>, operand: Use) -> bool {
        kind_of(a.b.def(operand.owner)).is_none() && !destination::is_init(a, operand)
            || structured::reads_operand(a.b, operand.owner, operand.index as usize)
    }

    fn writes(&self, a: &Analysis<'_>, operand: Use) -> bool {
        destination::is_init(a, operand)
    }

    /// All loops are parallel, and both operands are accessed at the position of the iteration.
    fn is_elementwise(&self, a: &Analysis<'_>, op: Op, operands: [Use; 2]) -> bool {
        let maps = structured::indexing_maps(a.b, op);
        let is_parallel = |iterator: &IteratorType| *iterator == IteratorType::Parallel;
        kind_of(a.b.def(op)).is_some()
            && structured::iterators(a.b, op).iter().all(is_parallel)
            && operands.iter().all(|operand| {
                maps.get(operand.index as usize)
                    .is_some_and(|map| *map == AffineMap::identity(a.b.ctx(), map.n_dims))
            })
    }

    fn aliasing_values(&self, a: &Analysis<'_>, operand: Use) -> Aliases<Value> {
        destination::result_of_init(a, operand)
    }

    fn bufferize(&self, rw: &mut Bufferizing<'_>, op: Op) -> Result {
        let ctx = rw.ctx().clone();
        if rw.types(rw.operands(op)).any(|ty| ty.is::<MemRefType>(&ctx)) {
            return Err(rw.error(op, "op does not have pure tensor semantics"));
        }
        let (operands, inits) = destination::buffers(rw, op)?;
        let mut state = OpState::like(rw, op);
        state.operands.extend(operands);
        state.results.clear();
        state.n_regions = rw.n_regions(op);
        let new = rw.create(state);
        if rw.n_regions(op) == 1 {
            let (from, to) = (rw.region(op, 0), rw.region(new, 0));
            rw.inline_region_before(from, to, None);
        }
        rw.replace(op, &inits);
        Ok(())
    }
}

/// A copy inserts its input in the place of all of its output.
impl SubsetInsertion for Copy {
    fn owner(&self) -> Op {
        self.0
    }

    fn is_subset(&self, a: &Analysis<'_>, value: Value) -> bool {
        a.b.def_op(value).is_some() && a.are_equivalent(value, a.value(self.destination()))
    }

    fn needed(&self, b: &Body) -> Vec<Value> {
        self.outputs(b).iter().collect()
    }

    fn extract(&self, b: &mut Builder<'_>) -> Option<Value> {
        self.outputs(b).first()
    }
}

/// A kind of operations that computes each element: it only makes a new tensor.
macro_rules! computed {
    ($($(#[doc = $doc:literal])* $Model:ident reads $reads:literal => $bufferize:path;)*) => { $(
        $(#[doc = $doc])*
        struct $Model;

        impl Bufferizable for $Model {
            fn allocates(&self, _: &Body, _: Value) -> bool {
                true
            }
            fn reads(&self, _: &Analysis<'_>, _: Use) -> bool {
                $reads
            }
            fn bufferize(&self, rw: &mut Bufferizing<'_>, op: Op) -> Result {
                $bufferize(rw, op)
            }
        }
    )* };
}

computed! {
    /// Elements that the body computes from their indices.
    Generate reads false => generate;
    /// One element everywhere.
    Splat reads false => splat;
    /// A larger tensor, with the source inside.
    Pad reads true => pad;
}

/// Makes the buffer of a tensor hold what a region yields for each index: a `linalg.map` without inputs, on tensors. The
/// region's arguments become the indices.
fn map_of_region(
    rw: &mut Bufferizing<'_>,
    alloc: Value,
    region: Option<Region>,
    splat: Option<Value>,
) -> Value {
    let ty = rw.ty(alloc);
    let ctx = rw.ctx().clone();
    let elem = ty.element_or_self(&ctx);
    let rank = shape_of(&ctx, ty).len();
    let map = Map::build(rw, &[ty], &[], alloc);
    let block = rw.add_block(map.0, 0, &[elem]);
    let (point, loc) = (rw.insert_point(), rw.loc());
    rw.set_end(block);
    match (region.and_then(|region| rw.entry_block(region)), splat) {
        (Some(from), _) => {
            let indices: Vec<Value> = (0..rank).map(|dim| Index::new(rw, dim as i64)).collect();
            let args: Vec<Value> = rw.args(from).to_vec();
            for (arg, index) in args.into_iter().zip(indices) {
                rw.replace_all_uses(arg, index);
            }
            let end = rw.last_op(from);
            rw.append_ops_of(from, block);
            if let Some(end) = end {
                let values: Vec<Value> = rw.operands(end).iter().collect();
                rw.set_before(end);
                Yield::build(rw, &values);
                rw.body().erase(end);
            }
        }
        (None, Some(value)) => {
            Yield::build(rw, &[value]);
        }
        (None, None) => {}
    }
    rw.set_insert_point(point);
    rw.set_loc(loc);
    rw.body().result(map.0, 0)
}

fn generate(rw: &mut Bufferizing<'_>, op: Op) -> Result {
    let result = rw.body().result(op, 0);
    let alloc = rw.alloc_tensor(result)?;
    let region = rw.region(op, 0);
    let map = map_of_region(rw, alloc, Some(region), None);
    rw.body().replace(op, &[map]);
    Ok(())
}

fn splat(rw: &mut Bufferizing<'_>, op: Op) -> Result {
    let (result, value) = (rw.body().result(op, 0), rw.operand(op, 0));
    let alloc = rw.alloc_tensor(result)?;
    let map = map_of_region(rw, alloc, None, Some(value));
    rw.body().replace(op, &[map]);
    Ok(())
}

fn pad(rw: &mut Bufferizing<'_>, op: Op) -> Result {
    let Some(pad) = rw.as_::<tensor::Pad>(op) else { return Ok(()) };
    let ctx = rw.ctx().clone();
    let (source, result) = (pad.source(rw), rw.body().result(op, 0));
    let ty = rw.ty(result);
    let shape = shape_of(&ctx, ty);
    let [low, high] = pad.mixed_padding(rw);
    // Upstream computes the extents of the result twice.
    let sum = AffineExpr::binary(&ctx, AffineOp::Add, AffineExpr::sym(&ctx, 0), AffineExpr::sym(&ctx, 1));
    let sum = AffineExpr::binary(&ctx, AffineOp::Add, sum, AffineExpr::sym(&ctx, 2));
    let map = AffineMap::new(0, 3, &[sum]).attr(&ctx);
    for i in (0..shape.len()).filter(|&i| shape[i] == DYNAMIC) {
        let extent = dim(rw, source, i);
        let terms = [extent, low[i].value(rw), high[i].value(rw)];
        affine::Apply::new(rw, Type::INDEX, map, &terms);
    }
    let alloc = rw.alloc_tensor(result)?;
    let region = rw.region(op, 0);
    let filled = map_of_region(rw, alloc, Some(region), None);
    let sizes = extents(rw, source);
    let strides: Indices = sizes.iter().map(|_| index_list::Index::Static(1)).collect();
    let inserted = tensor::InsertSlice::of_lists(rw, source, filled, [&low, &sizes, &strides]);
    rw.body().replace(op, &[inserted]);
    Ok(())
}
