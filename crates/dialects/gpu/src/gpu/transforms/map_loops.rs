//! `gpu-map-parallel-loops`: parallel loops are distributed over blocks and threads.

use crate::gpu::{ParallelLoopDimMappingAttr, Processor};
use crate::prelude::*;
use terrace_memory::scf::Parallel;

/// The attribute of a parallel loop that says how its dimensions are distributed.
pub const MAPPING: &str = "mapping";

passes! {
    /// Greedily maps loops to GPU hardware dimensions.
    ///
    /// An outermost loop is distributed over the blocks of a grid, a loop in it over the threads of a block. Dimensions behind
    /// the third one and loops further inside are sequential.
    MapParallelLoops("GpuMapParallelLoopsPass") = "gpu-map-parallel-loops" on(Anchor::Op("func.func")) {
        /// Policy outlining how to assign loops to GPU dimensions. Supported values are `outermost-first` and `innermost-first`.
        mapping_policy: String = "outermost-first".into(),
    } => map_parallel_loops;
}

fn map_parallel_loops(options: &MapParallelLoops, pass: &mut PassContext<'_>) -> Result {
    let innermost_first = match options.mapping_policy.trim().to_lowercase().as_str() {
        "innermost-first" => true,
        "outermost-first" => false,
        _ => {
            let scope = Scope { body: pass.body, parent: pass.outer };
            return Err(scope.at(pass.op).error("Invalid mapping policy specified.").emit());
        }
    };
    pass.edit_bodies(&mut |b| {
        for op in b.ops_where(|op| b.is::<Parallel>(op)) {
            if !b.ancestors(op).any(|around| b.is::<Parallel>(around)) {
                map_loop(b, Parallel::wrap(op), &LEVELS, innermost_first);
            }
        }
    })
}

/// The processors of the levels of loops.
static LEVELS: [[Processor; 3]; 2] = [
    [Processor::BlockX, Processor::BlockY, Processor::BlockZ],
    [Processor::ThreadX, Processor::ThreadY, Processor::ThreadZ],
];

/// Distributes a loop and those directly in it, unless the loop is distributed. Nesting is bounded by the parser.
fn map_loop(b: &mut Body, op: Parallel, levels: &[[Processor; 3]], innermost_first: bool) {
    let ctx = b.ctx().clone();
    if b.discardable(op.0, MAPPING).is_some() {
        return;
    }
    let n = op.lower_bound(b).len();
    let n_mapped = n.min(3);
    let identity = AffineMap::new(1, 0, &[AffineExpr::dim(&ctx, 0)]).attr(&ctx);
    let mapping = (0..n).map(|i| {
        let at = if innermost_first && i < n_mapped { n_mapped - 1 - i } else { i };
        let processor = levels.first().and_then(|level| level.get(at)).copied();
        let processor = processor.unwrap_or(Processor::Sequential);
        ParallelLoopDimMappingAttr::get(&ctx, processor as u64, identity, identity)
    });
    let mapping: Vec<Attr> = mapping.collect();
    b.set_discardable(op.0, ctx.intern(MAPPING), Some(ArrayAttr::get(&ctx, &mapping)));
    let Some(block) = b.entry_block(op.body(b)) else { return };
    for inner in b.ops(block).filter_map(|op| b.as_::<Parallel>(op)).collect::<Vec<_>>() {
        map_loop(b, inner, levels.get(1..).unwrap_or(&[]), innermost_first);
    }
}
