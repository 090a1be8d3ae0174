//! Optimization levels: the passes around the lowering.
//!
//! `inline` comes first and simplifies functions before it inlines them. `sroa` and `mem2reg` then find memory that
//! was passed by reference; `canonicalize` folds the values that they propagate, `sccp` those that branches decide,
//! and `cse` merges what folding made equal, so that `loop-invariant-code-motion` moves each expression once.
//!
//! Memory that a loop uses becomes values only when the loop is made of blocks, and descriptors of memrefs are
//! structures whose fields folding finds. So the second round, at `-O2`, comes after the lowering.
//!
//! The order of the other passes changes the size of the LLVM IR by less than 1 %, a second round before the lowering
//! by nothing; inlining decides. Of the programs in `examples` and `tests/run` (every eighth, 5466 instructions at
//! `-O0`) `-O1` makes 5389 instructions when it inlines callees of up to a tenth of their callers, 5421 without
//! inlining, 6392 with up to 30 %, and 7004 with up to 100 %. The round after the lowering removes a fifth, so `-O2`
//! can afford 30 %.

use terrace_rewrite::pass::PassInstance;
use terrace_rewrite::transforms::{Canonicalize, Cse, Inline, LoopInvariantCodeMotion, Mem2Reg, Sccp, Sroa};

/// How much a compilation optimizes: the passes around the lowering.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum Level {
    /// Nothing but the lowering changes the program.
    #[default]
    O0,
    /// Functions are inlined, memory is promoted and expressions are simplified before the lowering.
    O1,
    /// More is inlined, and a second round follows the lowering.
    O2,
}

impl Level {
    /// The passes before the lowering.
    pub(super) fn before(self) -> Vec<PassInstance> {
        let inlining_threshold = match self {
            Level::O0 => return Vec::new(),
            Level::O1 => 10,
            Level::O2 => 30,
        };
        let inline = Inline { inlining_threshold, ..Inline::default() }.instance();
        let others = [
            Sroa::DEF,
            Mem2Reg::DEF,
            Canonicalize::DEF,
            Sccp::DEF,
            Cse::DEF,
            LoopInvariantCodeMotion::DEF,
            Canonicalize::DEF,
        ];
        [inline].into_iter().chain(others.map(|pass| pass.instance())).collect()
    }

    /// The processor for which the lowering makes tiles, and an empty name for none.
    pub(super) fn cpu(self, cpu: Option<&str>) -> &str {
        match self {
            Level::O0 | Level::O1 => "",
            Level::O2 => cpu.unwrap_or("generic"),
        }
    }

    /// The passes after the lowering.
    pub(super) fn after(self) -> Vec<PassInstance> {
        match self {
            Level::O0 | Level::O1 => Vec::new(),
            Level::O2 => [Canonicalize::DEF, Sroa::DEF, Mem2Reg::DEF, Canonicalize::DEF, Cse::DEF]
                .map(|pass| pass.instance())
                .into(),
        }
    }
}
