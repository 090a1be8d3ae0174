//! Greedy rewriting: patterns are applied, operations folded, dead ones erased, until nothing changes.
//!
//! A round puts all operations of a body on a worklist (constants are moved to the start of their region and
//! merged instead) and takes them off again, last first. What a rewrite creates, and the users and operands of
//! what it replaces, go back on the list. After the list is empty unreachable blocks and what nobody uses are
//! removed; then there is another round if anything has changed, up to [`Config::max_iterations`].
//!
//! The order is that of MLIR's `applyPatternsGreedily` (bottom up, as its configuration has it by default),
//! since it decides the printed text. Costs are linear in the operations and rewrites: each is looked at when
//! something next to it has changed, no more.

mod driver;
mod folder;
mod merge;
mod simplify;

pub use driver::{Config, Outcome, Rewriter, apply_patterns_greedily};

use smallvec::SmallVec;
use terrace_ir::{Op, OpDef, OpKind};

/// A rewrite of one operation kind.
pub struct Pattern {
    /// The operation kind.
    pub root: &'static OpDef,
    /// The function: `Some` when it has changed something. It decides first and edits afterwards.
    pub run: fn(&mut Rewriter<'_>, Op) -> Option<()>,
}

impl Pattern {
    /// A rewrite of operations of kind `K`.
    pub const fn new<K: OpKind>(run: fn(&mut Rewriter<'_>, Op) -> Option<()>) -> Self {
        Self { root: K::DEF, run }
    }
}

/// Makes a table of [`Pattern`]s: `rewrites![memref::SubView => subview]` where
/// `fn subview(op: memref::SubView, rw: &mut Rewriter<'_>) -> Option<()>`.
#[macro_export]
macro_rules! rewrites {
    ($($Op:path => $f:path),* $(,)?) => { &[$(
        $crate::greedy::Pattern::new::<$Op>(|rw, op| $f(<$Op as $crate::ir::OpKind>::wrap(op), rw))
    ),*] };
}

/// Patterns by op code, those added first tried first.
#[derive(Default)]
pub struct PatternSet {
    by_code: Vec<SmallVec<[&'static Pattern; 2]>>,
}

impl PatternSet {
    /// The patterns of some tables.
    pub fn of(tables: &[&'static [Pattern]]) -> Self {
        let mut set = Self::default();
        for pattern in tables.iter().copied().flatten() {
            let code = pattern.root.code() as usize;
            if set.by_code.len() <= code {
                set.by_code.resize_with(code + 1, SmallVec::new);
            }
            set.by_code[code].push(pattern);
        }
        set
    }

    fn of_code(&self, code: u32) -> &[&'static Pattern] {
        self.by_code.get(code as usize).map_or(&[], |patterns| patterns)
    }
}
