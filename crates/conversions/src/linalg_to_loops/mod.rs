//! Lowering of structured operations on memrefs to loops: `convert-linalg-to-loops`, `convert-linalg-to-affine-loops` and
//! `convert-linalg-to-parallel-loops`, from one description of the loop nest.

mod nest;

use crate::prelude::*;
use nest::{Loops, Range};
use terrace_linalg::linalg;
use terrace_linalg::linalg::structured::{
    Maps, indexing_maps, is_structured, iterators, loop_sources, payload_block,
};
use terrace_memory::affine::{self, compose};
use terrace_memory::dims::shape_of;
use terrace_memory::index_list::{Index, Indices};
use terrace_rewrite::greedy::Patterns;

passes! {
    /// Lower the operations from the linalg dialect into affine loops.
    LinalgToAffineLoops("ConvertLinalgToAffineLoopsPass") = "convert-linalg-to-affine-loops" on(Anchor::Any, Body) => to_affine_loops;
    /// Lower the operations from the linalg dialect into loops.
    LinalgToLoops("ConvertLinalgToLoopsPass") = "convert-linalg-to-loops" on(Anchor::Any, Body) => to_loops;
    /// Lower the operations from the linalg dialect into parallel loops.
    LinalgToParallelLoops("ConvertLinalgToParallelLoopsPass") = "convert-linalg-to-parallel-loops" on(Anchor::Any, Body) => to_parallel_loops;
}

fn to_affine_loops(_: &LinalgToAffineLoops, _: &PassContext<'_>) -> Result<BodyPass> {
    Ok(GreedyEdit::new(patterns(|rw, op| lower(rw, op, Loops::Affine))).into())
}

fn to_loops(_: &LinalgToLoops, _: &PassContext<'_>) -> Result<BodyPass> {
    Ok(GreedyEdit::new(patterns(|rw, op| lower(rw, op, Loops::Sequential))).into())
}

fn to_parallel_loops(_: &LinalgToParallelLoops, _: &PassContext<'_>) -> Result<BodyPass> {
    Ok(GreedyEdit::new(patterns(|rw, op| lower(rw, op, Loops::Parallel))).into())
}

/// The lowering, with the canonicalization of the operations that it creates.
fn patterns(lower: fn(&mut Rewriter<'_>, Op) -> Option<()>) -> Patterns<greedy::Pattern> {
    let mut patterns = Patterns::new().add_any(lower);
    let cleaned = [memref::Dim::DEF, affine::Apply::DEF];
    for dialect in [&memref::DIALECT, &affine::DIALECT] {
        let of_cleaned =
            |pattern: &&greedy::Pattern| cleaned.iter().any(|def| def.code() == pattern.root.code());
        dialect.hooks.canonicalize.iter().filter(of_cleaned).for_each(|pattern| patterns.push(pattern));
    }
    patterns
}

/// Replaces a structured operation on memrefs by loops.
fn lower(rw: &mut Rewriter<'_>, op: Op, loops: Loops) -> Option<()> {
    if !is_structured(rw.def(op)) {
        return None;
    }
    let ctx = rw.ctx().clone();
    let has =
        |rw: &Rewriter<'_>, is: fn(Type, &Context) -> bool| rw.types(rw.operands(op)).any(|ty| is(ty, &ctx));
    if has(rw, |ty, ctx| ty.is_tensor(ctx)) || !has(rw, |ty, ctx| ty.is_memref(ctx)) {
        return None;
    }
    let (maps, iterators) = (indexing_maps(rw, op), iterators(rw, op));
    let sources = loop_sources(&ctx, &maps, iterators.len())?;
    payload_block(rw, op)?;
    let sizes = extents(rw, op);
    let ranges: SmallVec<[Range; 8]> = sources
        .iter()
        .map(|&(operand, dim)| {
            let start = arith::Constant::index(rw, 0);
            let end = sizes[operand][dim].value(rw);
            Range { start, end, step: arith::Constant::index(rw, 1) }
        })
        .collect();
    let iteration = Iteration { op, maps, loops };
    nest::build(rw, loops, &ranges, &iterators, &mut |rw, ivs| iteration.build(rw, ivs));
    rw.erase(op);
    Some(())
}

/// The extents of all operands; dynamic ones are read from the memrefs.
fn extents(rw: &mut Rewriter<'_>, op: Op) -> SmallVec<[Indices; 4]> {
    let ctx = rw.ctx().clone();
    let mut all = SmallVec::new();
    for operand in rw.operands(op).to_vec() {
        let mut sizes = Indices::new();
        for (dim, &extent) in shape_of(&ctx, rw.ty(operand)).iter().enumerate() {
            sizes.push(match extent {
                DYNAMIC => {
                    let dim = arith::Constant::index(rw, dim as i64);
                    Index::Dynamic(memref::Dim::new(rw, operand, dim))
                }
                extent => Index::Static(extent),
            });
        }
        all.push(sizes);
    }
    all
}

/// One iteration of the loops.
struct Iteration {
    op: Op,
    maps: Maps,
    loops: Loops,
}

impl Iteration {
    /// Loads the elements, copies the payload, and stores what it yields.
    fn build(&self, rw: &mut Rewriter<'_>, ivs: &[Value]) {
        let op = self.op;
        let Some(block) = payload_block(rw, op) else { return };
        let (first, end) = rw.init_range(op);
        let operands = rw.operands(op).to_vec();
        let mut map = Mapping::default();
        for (i, &operand) in operands.iter().enumerate() {
            let is_buffer = rw.ty(operand).is::<MemRefType>(rw.ctx());
            let value = if is_buffer { self.load(rw, operand, i, ivs) } else { operand };
            if let Some(arg) = rw.arg(block, i) {
                map.values.insert(arg, value);
            }
        }
        let inits = first..end;
        let targets: SmallVec<[_; 2]> = inits.map(|i| (operands[i], self.subscripts(rw, i, ivs))).collect();
        let inner: SmallVec<[Op; 8]> = rw.ops(block).collect();
        let Some((&terminator, inner)) = inner.split_last() else { return };
        for &inner in inner {
            if let Some(index) = rw.as_::<linalg::Index>(inner) {
                let iv = index.dim(rw).and_then(|dim| ivs.get(usize::try_from(dim).ok()?));
                if let Some(&iv) = iv {
                    map.values.insert(index.result(rw), iv);
                }
                continue;
            }
            rw.clone_op(inner, &mut map);
        }
        let yielded = rw.operands(terminator).to_vec();
        for (value, (memref, subscripts)) in yielded.into_iter().zip(targets) {
            self.loops.store(rw, map.value(value), memref, &subscripts);
        }
    }

    fn load(&self, rw: &mut Rewriter<'_>, memref: Value, i: usize, ivs: &[Value]) -> Value {
        let subscripts = self.subscripts(rw, i, ivs);
        self.loops.load(rw, memref, &subscripts)
    }

    /// The subscripts of an operand, each an `affine.apply`; those that are induction variables fold.
    fn subscripts(&self, rw: &mut Rewriter<'_>, i: usize, ivs: &[Value]) -> SmallVec<[Value; 8]> {
        let map = &self.maps[i];
        let mut subscripts = SmallVec::new();
        for &expr in &map.results {
            let mut map = AffineMap::new(map.n_dims, map.n_syms, &[expr]);
            let mut operands = compose::Operands::from_slice(ivs);
            compose::canonicalize(rw, &mut map, &mut operands);
            let map = map.attr(rw.ctx());
            subscripts.push(affine::Apply::new(rw, Type::INDEX, map, &operands));
        }
        subscripts
    }
}
