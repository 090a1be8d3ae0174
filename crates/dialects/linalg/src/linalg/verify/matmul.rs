//! The verifier of user-defined maps of `linalg.matmul`, `linalg.batch_matmul` and `linalg.batch_reduce_matmul`: they
//! transpose or broadcast the inputs.

use crate::linalg::structured::{indexing_maps, named_of};
use crate::linalg::{BatchMatmul, Matmul};
use crate::prelude::*;

/// Verifies the maps before the region, unless they are the default ones.
pub(in crate::linalg) fn operation(op: OpRef<'_>) -> Result {
    let (b, ctx) = (op.body(), op.ctx());
    let Some(named) = named_of(op.def()) else { return Ok(()) };
    let (maps, defaults) = (indexing_maps(b, op.op), named.default_maps(ctx));
    if maps == defaults {
        return Ok(());
    }
    let is_batch = !b.is::<Matmul>(op.op);
    if is_batch && maps.len() != 3 {
        return op.fail("Indexing_map attribute must have 3 affine maps.");
    }
    let n_checked = if is_batch { 3 } else { 2 };
    for (i, (map, default)) in maps.iter().zip(&defaults).take(n_checked).enumerate() {
        if i < 2 && !map.results.iter().all(|expr| default.results.contains(expr)) {
            return op.fail(match is_batch {
                true => "Unexpected result dim expression (outside the set of default result dims).",
                false => "Unexpected dim expression in map result.",
            });
        }
        match (is_batch, i) {
            (true, 2) => output(op, map)?,
            (true, _) => batch_input(op, map, default, i == 0)?,
            (false, _) => input(op, map, default)?,
        }
    }
    Ok(())
}

/// Whether a dimension occurs in result `i`.
fn is_function_of(ctx: &Context, map: &AffineMap, i: usize, dim: u32) -> bool {
    let result = map.results.get(i).map(|&expr| AffineMap::new(map.n_dims, map.n_syms, &[expr]));
    result.is_some_and(|result| result.used(ctx).get(dim as usize) == Some(&true))
}

/// A broadcast input of a matrix multiplication has the dimension that is summed over only.
fn input(op: OpRef<'_>, map: &AffineMap, default: &AffineMap) -> Result {
    let is_broadcast = map.results.len() < default.results.len();
    let is_valid = || map.n_dims != 0 && is_function_of(op.ctx(), map, 0, map.n_dims - 1);
    if is_broadcast && !is_valid() {
        return op.fail("Invalid broadcast requested, should be (d2).");
    }
    Ok(())
}

fn batch_input(op: OpRef<'_>, map: &AffineMap, default: &AffineMap, is_left: bool) -> Result {
    let ctx = op.ctx();
    if map.results.len() > 3 {
        return op.fail("no. of result dim expressions exceeds 3.");
    }
    // The batch, rows of the left input, columns of the right one, and the dimension that is summed over.
    let is = |i: usize, dim: u32| is_function_of(ctx, map, i, dim);
    let (batch, m, n, k) = (0, 1, 2, 3);
    if map.results.len() < default.results.len() {
        let is_valid = match map.results.len() {
            1 => is(0, k),
            2 if is_left => is(0, batch) && is(1, k) || is(0, m) && is(1, k),
            2 => is(0, batch) && is(1, k) || is(0, k) && is(1, n),
            _ => false,
        };
        if !is_valid {
            return op.fail("Invalid broadcast requested.");
        }
    } else if !is(0, batch) {
        return op.fail("Invalid batch dimension expression.");
    }
    Ok(())
}

fn output(op: OpRef<'_>, map: &AffineMap) -> Result {
    let first = if op.body().is::<BatchMatmul>(op.op) { 0 } else { 1 };
    let (wanted, found) = (3 - first, map.results.len() as u32);
    if found != wanted {
        return op.fail(format_args!("expects {wanted} dims, but got ({found})."));
    }
    if !(0..wanted).all(|i| is_function_of(op.ctx(), map, i as usize, first + i)) {
        return op.fail("Invalid output map result dimension.");
    }
    Ok(())
}
