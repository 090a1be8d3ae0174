//! The replacements of a body's values, and the arguments of its blocks.

use terrace_ir::{Block, Value};
use terrace_support::small_vec::SmallVec;
use terrace_support::{FxHashMap, FxHashSet};

/// The values of a body that a sweep replaces.
#[derive(Default)]
pub(super) struct Values {
    /// The replacements, by value index.
    map: Vec<Option<Value>>,
    /// Results that folded, in order, and the values of the original IR that they folded to.
    folded: Vec<(Value, Value)>,
    /// Values of retired operations that used results folded to.
    needed: FxHashSet<Value>,
    /// Block arguments that became several values, or none.
    splits: FxHashMap<Value, Split>,
    /// Whether the arguments of a block are converted, by block index.
    converted: Vec<bool>,
    /// Blocks with replaced arguments, and the number of arguments to erase.
    old_args: Vec<(Block, usize)>,
}

/// The new values of a split block argument.
#[derive(Clone)]
pub(super) struct Split {
    pub parts: SmallVec<[Value; 8]>,
    /// The pass whose pattern converted the block ([`Signature::pass`](super::types::Signature)).
    pub pass: Option<u8>,
}

impl Values {
    /// Makes room for the values of a body.
    pub fn reserve(&mut self, n: usize) {
        self.map.resize(n, None);
    }

    pub fn clear(&mut self) {
        self.map.clear();
        self.folded.clear();
        self.needed.clear();
        clear_map(&mut self.splits);
        self.converted.clear();
        self.old_args.clear();
    }

    /// The replacement of a value.
    #[inline]
    pub fn get(&self, value: Value) -> Option<Value> {
        self.map.get(value.index()).copied().flatten()
    }

    /// The end of a chain of replacements.
    #[inline]
    pub fn last(&self, value: Value) -> Value {
        let mut last = value;
        while let Some(next) = self.get(last) {
            last = next;
        }
        last
    }

    /// Whether a value is replaced by one or by several values.
    #[inline]
    pub fn is_replaced(&self, value: Value) -> bool {
        self.get(value).is_some() || self.split(value).is_some()
    }

    /// Replaces a value, unless the new one is replaced by it.
    #[inline]
    pub fn set(&mut self, old: Value, new: Value) {
        let new = self.last(new);
        if old == new {
            return;
        }
        if self.map.len() <= old.index() {
            self.map.resize(old.index() + 1, None);
        }
        self.map[old.index()] = Some(new);
    }

    /// [`Self::set`] for a result that folded to a value of the original IR.
    pub fn set_folded(&mut self, old: Value, new: Value) {
        self.set(old, new);
        self.folded.push((old, new));
    }

    /// The new values of an argument, if it is split.
    #[inline]
    pub fn split(&self, value: Value) -> Option<&Split> {
        if self.splits.is_empty() { None } else { self.splits.get(&value) }
    }

    pub fn set_split(&mut self, arg: Value, split: Split) {
        self.splits.insert(arg, split);
    }

    /// Finds the values that are needed although only retired operations use them: results folded to them that are used.
    pub fn find_needed(&mut self, is_used: impl Fn(Value) -> bool) {
        // A result folds before others fold to it, so the reverse order follows chains of folded results.
        for (old, new) in core::mem::take(&mut self.folded).into_iter().rev() {
            if is_used(old) || self.needed.contains(&old) {
                self.needed.insert(new);
            }
        }
    }

    /// Whether [`Self::find_needed`] has found a value.
    pub fn is_needed(&self, value: Value) -> bool {
        self.needed.contains(&value)
    }

    /// Whether the arguments of a block are converted.
    pub fn is_converted(&self, block: Block) -> bool {
        self.converted.get(block.index()).copied().unwrap_or(false)
    }

    /// Marks the arguments of one of `n` blocks as converted. Returns whether they were.
    pub fn set_converted(&mut self, block: Block, n: usize) -> bool {
        if self.converted.len() <= block.index() {
            self.converted.resize(n, false);
        }
        core::mem::replace(&mut self.converted[block.index()], true)
    }

    /// Adds a block whose first `n` arguments are to be erased.
    pub fn add_old_args(&mut self, block: Block, n: usize) {
        self.old_args.push((block, n));
    }

    /// Blocks with the number of their first arguments that are to be erased.
    pub fn old_args(&self) -> &[(Block, usize)] {
        &self.old_args
    }
}

/// Clears a map and keeps its memory, unless it grew large: clearing it takes as long as visiting all that it could hold.
pub(super) fn clear_map<K, V>(map: &mut FxHashMap<K, V>) {
    const LARGE: usize = 256;
    if map.capacity() > LARGE { *map = FxHashMap::default() } else { map.clear() }
}
