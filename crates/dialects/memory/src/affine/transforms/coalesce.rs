//! `affine-loop-coalescing`: perfectly nested loops become one loop over all their iterations. `coalesce_scf` has the
//! loops of `scf`.

use super::coalesce_scf::{self, is_defined_above};
use super::nest::{move_ops, perfect_nest};
use crate::affine::compose::Operands;
use crate::affine::loops::Bound;
use crate::affine::scope::Scope;
use crate::affine::{Apply, For, Min};
use crate::prelude::*;
use crate::scf;

passes! {
    /// Coalesce nested loops with independent bounds into a single loop.
    LoopCoalescing("LoopCoalescing") = "affine-loop-coalescing" on(Anchor::Op("func.func")) => loop_coalescing;
}

fn loop_coalescing(_: &LoopCoalescing, pass: &mut PassContext<'_>) -> Result {
    if let Some(body) = pass.op_body() {
        run(body);
    }
    Ok(())
}

/// Coalesces the nests of a body and of those nested in it.
pub(super) fn run(b: &mut Body) {
    let mut loops: Vec<Op> = Vec::new();
    b.walk(|op| {
        if b.is::<For>(op) || b.is::<scf::For>(op) {
            loops.push(op);
        }
    });
    for op in loops {
        if b.is_erased(op) {
            continue;
        }
        match b.as_::<For>(op) {
            Some(root) => coalesce_nest(b, root),
            None => coalesce_scf::coalesce_nest(b, op),
        }
    }
    for op in b.nested_ops() {
        run(b.region_body_mut(op));
    }
}

/// Coalesces bands of a nest whose bounds are all known in front of the band, from the inside out.
fn coalesce_nest(b: &mut Body, root: For) {
    let loops = perfect_nest(b, root);
    let depth = |i: usize| {
        let operands = b.operands(loops.get(i)?.0);
        (0..i).find(|&outer| operands.iter().all(|value| is_defined_above(b, value, loops[outer].0)))
    };
    let depths: Vec<usize> = (0..loops.len()).map(|i| depth(i).unwrap_or(i)).collect();
    let mut end = loops.len();
    while end > 0 {
        let start = (0..end - 1).find(|&start| depths[start..end].iter().all(|&depth| depth <= start));
        match start {
            Some(start) => {
                coalesce(b, &loops[start..end]);
                end = start;
            }
            None => end -= 1,
        }
    }
}

/// Replaces loops by the first one; `None` if they stay as they are.
fn coalesce(b: &mut Body, loops: &[For]) -> Option<()> {
    let (&outer, &second, &inner) = (loops.first()?, loops.get(1)?, loops.last()?);
    let scope = Scope::of(b);
    for op in loops {
        let is_normal = op.constant_lower_bound(b) == Some(0) && op.step(b) == Some(1);
        // Bounds of the new loop, and divisors, have to be symbols.
        let has_symbols = op.upper_bound_operands(b).iter().all(|value| scope.is_symbol(value));
        if !is_normal || !has_symbols || b.n_results(op.0) != 0 {
            return None;
        }
    }
    let ivs: Vec<Value> = loops.iter().map(|op| op.induction_variable(b)).collect::<Option<_>>()?;
    let (outer_block, inner_block) = (b.entry_block(outer.body(b))?, b.entry_block(inner.body(b))?);
    let bounds: Vec<Bound> = loops.iter().map(|op| op.upper_bound(b)).collect::<Option<_>>()?;
    let ctx = b.ctx().clone();
    let (d0, s0) = (AffineExpr::dim(&ctx, 0), AffineExpr::sym(&ctx, 0));
    let binary = |op| AffineMap::new(1, 1, &[AffineExpr::binary(&ctx, op, d0, s0)]).attr(&ctx);
    let lower = outer.lower_map(b)?;
    let loc = b.loc(outer.0);

    let mut builder = Builder::before(b, outer.0);
    let mut counts: Vec<Value> = Vec::new();
    let mut product = None;
    for (map, operands) in bounds {
        let attr = map.attr(&ctx);
        let count = match map.results.len() {
            1 => Apply::new(&mut builder, Type::INDEX, attr, &operands),
            _ => Min::new(&mut builder, Type::INDEX, attr, &operands),
        };
        counts.push(count);
        product = Some(match product {
            None => count,
            Some(before) => Apply::new(&mut builder, Type::INDEX, binary(AffineOp::Mul), &[before, count]),
        });
    }
    let upper = AffineMap::new(0, 1, &[s0]);
    outer.set_bounds(b, &(lower, Operands::new()), &(upper, Operands::from_slice(&[product?])));

    // The quotient by the iterations of the loops inside, modulo the iterations of the loop itself.
    let mut builder = Builder::new(b);
    builder.set_start(outer_block);
    builder.set_loc(loc);
    let mut quotient = *ivs.first()?;
    for at in (0..loops.len()).rev() {
        if let Some(&count) = counts.get(at + 1) {
            quotient = Apply::new(&mut builder, Type::INDEX, binary(AffineOp::FloorDiv), &[quotient, count]);
        }
        let value = match at {
            0 => quotient,
            _ => Apply::new(&mut builder, Type::INDEX, binary(AffineOp::Mod), &[quotient, counts[at]]),
        };
        let innermost = inner.0;
        builder
            .body()
            .replace_uses_if(ivs[at], value, |b, place| b.is_proper_ancestor(innermost, place.owner));
    }
    move_ops(b, inner_block, second.0);
    b.erase(second.0);
    Some(())
}
