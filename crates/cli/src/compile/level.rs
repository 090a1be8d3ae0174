//! Optimization levels: the passes around the lowering.
//!
//! `inline` comes first and simplifies functions before it inlines them. `sroa` and `mem2reg` then find memory that
//! was passed by reference; `canonicalize` folds the values that they propagate, `sccp` those that branches decide, and `cse` merges what folding made
//! equal, so that `loop-invariant-code-motion` moves each expression once.
//!
//! Memory that a loop uses becomes values only when the loop is made of blocks, and descriptors of memrefs are
//! structures whose fields folding finds. So the second round, at `-O2`, comes after the lowering.
//!
//! The order of the other passes changes the size of the LLVM IR by less than 1 %, a second round before the lowering
//! by nothing; inlining decides. Of the programs in `examples` and `tests/run` (every eighth, 5466 instructions at
//! `-O0`) `-O1` makes 5389 instructions when it inlines callees of up to a tenth of their callers, 5421 without
//! inlining, 6392 with up to 30 %, and 7004 with up to 100 %. The round after the lowering removes a fifth, so `-O2`
//! can afford 30 %.

use crate::flags::Parsed;

/// The passes before the lowering at `-O1`.
const BEFORE: &str = "inline{inlining-threshold=10},sroa,mem2reg,canonicalize,sccp,cse,loop-invariant-code-motion,canonicalize";

/// The passes before the lowering at `-O2`.
const BEFORE_MORE: &str = "inline{inlining-threshold=30},sroa,mem2reg,canonicalize,sccp,cse,loop-invariant-code-motion,canonicalize";

/// The passes after the lowering.
const AFTER: &str = "canonicalize,sroa,mem2reg,canonicalize,cse";

/// The passes of the level on the command line: those before the lowering, and those after it.
///
/// `-O0` is the default: nothing but the lowering changes the program. Of several levels the greatest one counts.
pub fn passes(flags: &Parsed) -> [&'static str; 2] {
    match () {
        () if flags.switch("O2", false) || flags.switch("O3", false) => [BEFORE_MORE, AFTER],
        () if flags.switch("O1", false) => [BEFORE, ""],
        () => ["", ""],
    }
}
