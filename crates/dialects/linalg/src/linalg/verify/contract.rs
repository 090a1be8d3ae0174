//! The verifier of `linalg.contract`.

use crate::linalg::Contract;
use crate::linalg::structured::{indexing_maps, is_projected_permutation};
use crate::prelude::*;

/// Verifies the maps before the region: each loop is one of the output, or of both inputs and then summed over.
pub(in crate::linalg) fn operation(op: OpView<'_, Contract>) -> Result {
    let (b, ctx) = (op.body(), op.ctx());
    let fail = |message: String| Err(op.error(message).emit());
    let maps = indexing_maps(b, op.handle.0);
    let n_loops = maps.first().map_or(0, |map| map.n_dims);
    // For each loop, how many subscripts of inputs and of the output it is.
    let mut uses: SmallVec<[[u32; 2]; 8]> = SmallVec::from_elem([0, 0], n_loops as usize);
    for (i, (map, operand)) in maps.iter().zip(op.operands()).take(3).enumerate() {
        if map.n_dims != n_loops {
            return fail("iteration spaces of provided affine_maps differ".into());
        }
        if !is_projected_permutation(ctx, map) {
            return fail("provided affine_map is not a projected permutation".into());
        }
        match op.ty(operand).as_shaped(ctx) {
            Some(shaped) if shaped.shape.map(<[i64]>::len) != Some(map.results.len()) => {
                return fail("ranks of shaped operand and results of corresponding affine_map differ".into());
            }
            None if !map.results.is_empty() => {
                return fail("affine_map specifies shaped access while operand has non-shaped type".into());
            }
            _ => {}
        }
        for expr in &map.results {
            if let AffineNode::Dim(dim) = expr.node(ctx)
                && let Some(uses) = uses.get_mut(dim as usize)
            {
                uses[usize::from(i == 2)] += 1;
            }
        }
    }
    for (i, &[inputs, output]) in uses.iter().enumerate() {
        if inputs == 0 && output == 0 {
            return fail(format!("iteration space dim at index {i} not used to access any operand"));
        }
        if inputs == 1 && output != 1 {
            return fail(format!(
                "iteration space dim at index {i} is neither a contracting dim nor of parallel iteration type"
            ));
        }
    }
    if !uses.contains(&[2, 0]) {
        return fail("'indexing_maps' do not specify a contracting dimension".into());
    }
    Ok(())
}
