//! `amdgpu-fold-memrefs-ops`: copies through views become copies of the views' sources.

use crate::amdgpu::{GatherToLds, verify};
use crate::prelude::*;
use terrace_memory::memref::transforms::{is_resolvable, resolve};
use terrace_rewrite::greedy::{Patterns, walk_and_apply_patterns};

passes! {
    /// Fold memref operations into their parent operations.
    ///
    /// Subviews, expansions and collapses that `amdgpu.gather_to_lds` reads or writes become computations of indices.
    FoldMemRefsOps("AmdgpuFoldMemRefOpsPass") = "amdgpu-fold-memrefs-ops" on(Anchor::Any) => fold_memrefs;
}

static PATTERNS: &[greedy::Pattern] = rewrites![GatherToLds => fold];

fn fold_memrefs(_: &FoldMemRefsOps, pass: &mut PassContext<'_>) -> Result {
    let patterns = Patterns::new().add(PATTERNS);
    pass.edit_bodies(&mut |body| {
        walk_and_apply_patterns(body, &patterns, &mut ());
    })
}

/// The memref at an operand and the indices behind it, with those of the source if it is a view that can be left out.
fn source(
    rw: &mut Rewriter<'_>,
    memref: Value,
    indices: &[Value],
    is_folded: bool,
) -> Option<(Value, Vec<Value>)> {
    if !is_folded {
        return Some((memref, indices.to_vec()));
    }
    let (source, indices) = resolve(rw, memref, indices, false)?;
    Some((source, indices.to_vec()))
}

fn fold(op: GatherToLds, rw: &mut Rewriter<'_>) -> Option<()> {
    let (src, dst) = (op.src(rw), op.dst(rw));
    let (src_indices, dst_indices) = (op.src_indices(rw).to_vec(), op.dst_indices(rw).to_vec());
    let ty = op.transfer_type(rw)?;
    let folds_src = is_resolvable(rw, src, src_indices.len());
    let folds_dst = is_resolvable(rw, dst, dst_indices.len()) && {
        // The source of a view may have gaps where the view has none.
        let view = rw.def_op(dst)?;
        let memref = rw.ty(rw.operand(view, 0)).as_::<MemRefType>(rw.ctx())?;
        verify::dma::is_contiguous(rw.ctx(), memref)
    };
    if !folds_src && !folds_dst {
        return None;
    }
    let (src, src_indices) = source(rw, src, &src_indices, folds_src)?;
    let (dst, dst_indices) = source(rw, dst, &dst_indices, folds_dst)?;
    GatherToLds::build(rw, ty, src, &src_indices, dst, &dst_indices);
    rw.erase(op.0);
    Some(())
}
