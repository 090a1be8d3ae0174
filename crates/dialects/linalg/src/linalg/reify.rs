//! The extents of results of structured operations, of `softmax`, and of packed and unpacked tensors.

use super::structured::{self, is_structured, loop_sources};
use super::{Pack, Softmax, Unpack};
use crate::prelude::*;
use terrace_ir::types::DYNAMIC;
use terrace_memory::affine::compose::apply;
use terrace_memory::dims::{folded_dim, shape_of};
use terrace_memory::index_list::{Index, Indices};
use terrace_memory::reify::{ReifyShapes, extents_of};

/// A structured operation.
struct Structured(Op);

/// An operation whose result has the extents of an operand, which the function gives.
struct Alike(Op, fn(&Body, Op) -> Option<Value>);

/// Registers the operations, which tell the extents of their results.
pub(super) fn register(ctx: &Context) {
    for def in super::DIALECT.ops.iter().filter(|def| is_structured(def)) {
        ctx.register_interface::<dyn ReifyShapes>(def, |op| Box::new(Structured(op)));
    }
    ctx.register_interface::<dyn ReifyShapes>(Softmax::DEF, |op| {
        Box::new(Alike(op, |b, op| Some(b.as_::<Softmax>(op)?.input(b))))
    });
    for def in [Pack::DEF, Unpack::DEF] {
        ctx.register_interface::<dyn ReifyShapes>(def, |op| Box::new(Alike(op, |b, op| b.inits(op).first())));
    }
}

/// The extents of an operand: integers if they are known (`createFoldedDimOp`).
fn folded_extents(b: &mut Builder<'_>, operand: Value) -> Indices {
    let shape: SmallVec<[i64; 8]> = shape_of(b.ctx(), b.ty(operand)).into();
    let extent = |(i, &extent): (usize, &i64)| match extent {
        DYNAMIC => {
            let extent = folded_dim(b, operand, i);
            integer_of(b, extent).map_or(Index::Dynamic(extent), Index::Static)
        }
        extent => Index::Static(extent),
    };
    shape.iter().enumerate().map(extent).collect()
}

impl ReifyShapes for Alike {
    fn extents(&self, b: &mut Builder<'_>, _: usize) -> Option<Indices> {
        let Self(op, operand) = *self;
        let operand = operand(b, op)?;
        extents_of(b, operand)
    }
}

impl ReifyShapes for Structured {
    /// An extent of a result is that of the loop by which the result is indexed, which is an extent of an operand; if that is
    /// the output itself, it is asked.
    fn extents(&self, b: &mut Builder<'_>, number: usize) -> Option<Indices> {
        let (op, ctx) = (self.0, b.ctx().clone());
        let maps = structured::indexing_maps(b, op);
        let (first, _) = b.init_range(op);
        let sources = loop_sources(&ctx, &maps, structured::iterators(b, op).len())?;
        let operands: Vec<Value> = b.operands(op).iter().collect();
        // All extents of all operands, as upstream builds them.
        let all: Vec<Indices> = operands.iter().map(|&operand| folded_extents(b, operand)).collect();
        let mut loops = Vec::with_capacity(sources.len());
        for &(operand, at) in &sources {
            loops.push((operand, *all.get(operand)?.get(at)?));
        }
        let values: Vec<Index> = loops.iter().map(|&(_, extent)| extent).collect();
        let mut reified = Vec::new();
        for map in maps.get(first..)? {
            for &expr in &map.results {
                let used = AffineMap { results: smallvec![expr], ..map.clone() };
                reified.push((used.used(&ctx), apply(b, &used, &values)));
            }
        }
        // The extents of all results, too.
        let mut reified = reified.into_iter();
        let mut results: Vec<Indices> = Vec::new();
        for &init in operands.get(first..)? {
            let mut extents = Indices::new();
            for (i, &extent) in shape_of(&ctx, b.ty(init)).iter().enumerate() {
                let (used, reified) = reified.next()?;
                let is_own = loops.iter().zip(used).any(|(&(operand, _), used)| used && operand >= first);
                extents.push(match extent {
                    DYNAMIC if is_own => Index::Dynamic(folded_dim(b, init, i)),
                    DYNAMIC => Index::Dynamic(reified.value(b)),
                    extent => Index::Static(extent),
                });
            }
            results.push(extents);
        }
        results.into_iter().nth(number)
    }
}
