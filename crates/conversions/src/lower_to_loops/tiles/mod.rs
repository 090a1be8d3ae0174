//! Reductions by register tiles: contractions, convolutions, poolings and sums on buffers, for the vector registers of a
//! family of processors.
//!
//! `target` is the table of strategies; `tile` keeps accumulators in registers, `packed` copies the factors of large
//! contractions to panels. Each element of the output is reduced in the order of the operation's loops, so that numbers
//! are the same as those of plain loops, except where a multiplication and an addition are fused: this is done for floats
//! of 32 and 64 bits on processors with such an instruction. The output overlaps no input.

mod build;
mod nest;
mod packed;
mod payload;
mod target;
mod tile;

use crate::prelude::*;
use nest::Nest;
use packed::Contraction;
use target::Target;
pub(super) use target::find;
use terrace_rewrite::greedy::Patterns;
use tile::Tile;

/// The patterns for a row of the strategy table.
pub(super) fn patterns(row: u32) -> Patterns<greedy::Pattern> {
    Patterns::new().add_any(tiles).with_parameter(row)
}

/// Replaces a reduction by tiles.
fn tiles(rw: &mut Rewriter<'_>, op: Op) -> Option<()> {
    let nest = Nest::of(rw, op)?;
    let target = Target::at(rw.parameter())?;
    match Contraction::of(rw, &nest, target) {
        Some(contraction) => contraction.build(rw, &nest, target),
        None => {
            let tile = Tile::of(rw, &nest, target);
            tile::build(rw, &nest, &tile, target);
        }
    }
    rw.set_before(op);
    rw.erase(op);
    Some(())
}
