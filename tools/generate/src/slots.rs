//! Modules of stack memory and calls, as text, for `mem2reg`, `sroa`, `inline` and passes on accesses: functions of the
//! llvm dialect with slots, addresses in them, and memory intrinsics, and functions of `func` with memrefs, loops and views.
//!
//! Blocks other than the first use only its values and their own.

mod llvm;
mod memrefs;

use crate::text::Gen;

/// The text of the module of a seed.
pub fn text(seed: u64, functions: usize, ops: usize) -> String {
    let mut g = Gen::new(seed ^ 0x51_07);
    let in_llvm = g.rng.chance(50);
    for number in 0..functions {
        g.values.clear();
        if in_llvm { g.llvm_function(number, ops) } else { g.memref_function(number, ops) }
    }
    g.out
}
