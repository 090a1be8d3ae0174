//! Analyses: facts about an operation that passes compute once and keep while the IR does not change.
//!
//! A pass asks its [`PassContext`](crate::pass::PassContext) for an analysis. The pass manager keeps it for the passes that
//! follow, until one changes the IR without saying that it preserves the analysis.
//!
//! ```
//! use terrace_ir::body::OpRef;
//! use terrace_ir::Result;
//! use terrace_rewrite::analysis::Analysis;
//! use terrace_rewrite::pass::{Anchor, PassContext};
//! use terrace_rewrite::passes;
//!
//! /// How many operations there are in an operation, itself included.
//! struct Size(usize);
//!
//! impl Analysis for Size {
//!     fn of(op: OpRef<'_>) -> Self {
//!         let mut size = 0;
//!         op.walk(&mut |_| size += 1);
//!         Self(size)
//!     }
//! }
//!
//! passes! {
//!     /// Warns about large operations.
//!     WarnLarge("WarnLargePass") = "warn-large" on(Anchor::Any) => warn_large;
//! }
//!
//! fn warn_large(_: &WarnLarge, pass: &mut PassContext<'_>) -> Result {
//!     if pass.analysis::<Size>().0 > 1000 {
//!         pass.ctx().warning(pass.body.loc(pass.op), "this is large").emit();
//!     }
//!     // Nothing is changed, so every analysis stays.
//!     pass.finish(false)
//! }
//! ```

use core::any::{Any, TypeId};
use std::sync::Arc;
use terrace_ir::Op;
use terrace_ir::body::OpRef;
use terrace_ir::decl::LayoutEntries;
use terrace_support::FxHashMap;
use terrace_support::small_vec::SmallVec;

/// Facts about an operation and everything in it.
pub trait Analysis: Any + Send + Sync + Sized {
    /// Analyses an operation.
    fn of(op: OpRef<'_>) -> Self;

    /// The name in the report of execution times.
    fn name() -> &'static str {
        let name = core::any::type_name::<Self>();
        name.rsplit("::").next().unwrap_or(name)
    }

    /// Whether the facts still hold after a pass that changed the IR and preserves these analyses. By default an analysis
    /// must be preserved by name; one that uses others checks these as well.
    fn is_preserved(preserved: &Preserved) -> bool {
        preserved.contains::<Self>()
    }
}

/// Declares analyses whose facts passes compute for the regions that they visit: what is kept is only that a pass has asked.
macro_rules! on_demand {
    ($($(#[doc = $doc:literal])* $Name:ident = $name:literal;)*) => { $(
        $(#[doc = $doc])*
        pub struct $Name;

        impl Analysis for $Name {
            fn of(_: OpRef<'_>) -> Self {
                Self
            }

            fn name() -> &'static str {
                $name
            }
        }
    )* };
}

on_demand! {
    /// Which blocks and operations dominate others. Each pass makes the trees of the regions that it visits.
    Dominance = "DominanceInfo";
    /// Which blocks are on all ways from others to the end. Each pass makes the trees of the regions that it visits.
    PostDominance = "PostDominanceInfo";
    /// Which values may name the same memory. Each pass decides for the values that it compares.
    Aliases = "AliasAnalysis";
}

impl Analysis for LayoutEntries {
    fn of(op: OpRef<'_>) -> Self {
        Self::closest(op)
    }

    fn name() -> &'static str {
        "DataLayoutAnalysis"
    }
}

/// The analyses that a pass preserves.
#[derive(Clone, Debug, Default)]
pub struct Preserved(SmallVec<[TypeId; 2]>);

impl Preserved {
    /// Adds an analysis.
    pub fn insert<A: Analysis>(&mut self) {
        self.0.push(TypeId::of::<A>());
    }

    /// Whether the pass preserves an analysis by name.
    pub fn contains<A: Analysis>(&self) -> bool {
        self.0.contains(&TypeId::of::<A>())
    }
}

/// A kept analysis, and its [`Analysis::is_preserved`].
struct Entry {
    facts: Arc<dyn Any + Send + Sync>,
    is_preserved: fn(&Preserved) -> bool,
}

/// The analyses of an operation and of operations inside it, which are isolated.
#[derive(Default)]
pub(crate) struct Analyses {
    own: FxHashMap<TypeId, Entry>,
    inside: FxHashMap<Op, Analyses>,
}

impl Analyses {
    /// The analyses of the operation at the end of a path of isolated operations, without the first.
    fn at(&self, path: &[Op]) -> Option<&Self> {
        path.iter().try_fold(self, |at, op| at.inside.get(op))
    }

    /// The kept analysis of the operation at the end of a path.
    pub fn get<A: Analysis>(&self, path: &[Op]) -> Option<Arc<A>> {
        self.at(path)?.own.get(&TypeId::of::<A>())?.facts.clone().downcast().ok()
    }

    /// Keeps an analysis of the operation at the end of a path.
    pub fn insert<A: Analysis>(&mut self, path: &[Op], facts: Arc<A>) {
        let at = path.iter().fold(self, |at, &op| at.inside.entry(op).or_default());
        at.own.insert(TypeId::of::<A>(), Entry { facts, is_preserved: A::is_preserved });
    }

    /// Removes what does not hold any more after a change of the operation at the end of a path, or inside it. The numbers
    /// of operations inside it may have changed, so nothing about these is kept.
    pub fn invalidate(&mut self, path: &[Op], preserved: &Preserved) {
        self.own.retain(|_, entry| (entry.is_preserved)(preserved));
        let Some((first, rest)) = path.split_first() else {
            self.inside.clear();
            return;
        };
        if let Some(inside) = self.inside.get_mut(first) {
            inside.invalidate(rest, preserved);
        }
    }

    /// Takes out the analyses of an operation inside that at the end of a path, for another thread.
    pub fn take(&mut self, path: &[Op], op: Op) -> Self {
        let at = path.iter().try_fold(self, |at, op| at.inside.get_mut(op));
        at.and_then(|at| at.inside.remove(&op)).unwrap_or_default()
    }

    /// Puts the analyses of an operation inside that at the end of a path back.
    pub fn put(&mut self, path: &[Op], op: Op, inside: Self) {
        if inside.is_empty() {
            return;
        }
        let at = path.iter().fold(self, |at, &op| at.inside.entry(op).or_default());
        at.inside.insert(op, inside);
    }

    /// Whether nothing is kept.
    pub fn is_empty(&self) -> bool {
        self.own.is_empty() && self.inside.is_empty()
    }
}
