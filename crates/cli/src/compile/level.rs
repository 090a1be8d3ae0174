//! Optimization levels: the passes around the lowering.
//!
//! `inline` comes first and simplifies functions before it inlines them. `sroa` and `mem2reg` then find memory that
//! was passed by reference; `canonicalize` folds the values that they propagate, and `cse` merges what folding made
//! equal, so that `loop-invariant-code-motion` moves each expression once.
//!
//! Memory that a loop uses becomes values only when the loop is made of blocks, and descriptors of memrefs are
//! structures whose fields folding finds. So the second round, at `-O2`, comes after the lowering.

use crate::flags::Parsed;

/// The passes before the lowering.
const BEFORE: &str = "inline,sroa,mem2reg,canonicalize,cse,loop-invariant-code-motion,canonicalize";

/// The passes after the lowering.
const AFTER: &str = "canonicalize,sroa,mem2reg,canonicalize,cse";

/// The passes of the level on the command line: those before the lowering, and those after it.
///
/// `-O0` is the default: nothing but the lowering changes the program. Of several levels the greatest one counts.
pub fn passes(flags: &Parsed) -> [&'static str; 2] {
    match () {
        () if flags.switch("O2", false) || flags.switch("O3", false) => [BEFORE, AFTER],
        () if flags.switch("O1", false) => [BEFORE, ""],
        () => ["", ""],
    }
}
