//! Which buffers are owned, and which are freed at the end of each block.

use super::liveness::Liveness;
use super::values::{Failure, Freed, Operands, is_memref};
use crate::index_list::Index;
use crate::memref::transforms::casts::reinterpret_cast;
use crate::memref::transforms::metadata;
use crate::prelude::*;

/// Whether a block owns a buffer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Owned {
    /// Nothing was found yet.
    Undecided,
    /// If this value is true.
    If(Value),
    /// No single value says so.
    Unknown,
}

impl Owned {
    /// Whether both are conditions, and constants of the same value.
    pub(super) fn is_same_constant(self, other: Self, b: &Body) -> bool {
        match (self, other) {
            (Self::If(value), Self::If(other)) => {
                constant_of(b, value).is_some_and(|constant| constant_of(b, other) == Some(constant))
            }
            _ => false,
        }
    }
}

/// Memrefs to free, with their conditions.
pub(super) type Pairs = (Operands, Operands);

pub(super) struct State {
    owned: FxHashMap<(Value, Block), Owned>,
    /// The buffers that a block frees at its end, unless they live on.
    freed: FxHashMap<Block, Vec<Value>>,
    liveness: Liveness,
    /// Results of operations that were replaced.
    renamed: FxHashMap<Value, Value>,
}

impl State {
    pub(super) fn new(b: &Body) -> Self {
        let (owned, freed, renamed) = Default::default();
        Self { owned, freed, liveness: Liveness::of(b), renamed }
    }

    pub(super) fn rename(&mut self, old: Value, new: Value) {
        if old != new {
            self.renamed.insert(old, new);
        }
    }

    pub(super) fn owned(&self, value: Value, block: Block) -> Owned {
        self.owned.get(&(value, block)).copied().unwrap_or(Owned::Undecided)
    }

    /// Combines what is known of a buffer with more.
    pub(super) fn update(&mut self, value: Value, owned: Owned, block: Block) {
        let old = self.owned(value, block);
        let new = match (old, owned) {
            (Owned::Undecided, new) | (new, Owned::Undecided) => new,
            (old, new) if old == new => old,
            _ => Owned::Unknown,
        };
        self.owned.insert((value, block), new);
    }

    pub(super) fn reset(&mut self, value: Value, block: Block) {
        self.owned.remove(&(value, block));
    }

    pub(super) fn free_later(&mut self, value: Value, block: Block) {
        self.freed.entry(block).or_default().push(value);
    }

    fn current(&self, value: Value) -> Value {
        self.renamed.get(&value).copied().unwrap_or(value)
    }

    /// The buffers that live at the start of a block, in the order of their definitions.
    pub(super) fn live_in(&self, block: Block) -> Vec<Value> {
        self.liveness.live_in(block).iter().map(|&value| self.current(value)).collect()
    }

    /// The buffers that a block passes on, and those that live in the block behind.
    pub(super) fn retained(&self, b: &Body, from: Block, to: Option<Block>, passed: &[Value]) -> Operands {
        let mut retained: Operands = passed.iter().copied().filter(|&value| is_memref(b, value)).collect();
        let behind: Option<FxHashSet<Value>> =
            to.map(|to| self.liveness.live_in(to).iter().copied().collect());
        let live = self.liveness.live_out(from).iter();
        let live = live.filter(|value| behind.as_ref().is_none_or(|behind| behind.contains(value)));
        retained.extend(live.map(|&value| self.current(value)));
        retained
    }

    /// The buffers that a block frees at its end. The builder inserts what finds them.
    pub(super) fn to_free(&self, b: &mut Builder<'_>, block: Block) -> Freed<Pairs> {
        let mut pairs = Pairs::default();
        let loc = b.loc();
        for &memref in self.freed.get(&block).into_iter().flatten() {
            let Owned::If(owned) = self.owned(memref, block) else {
                let loc = b.value_loc(memref);
                return Err(Failure::AtLoc(loc, "MemRef value does not have valid ownership".to_owned()));
            };
            let mut source = memref;
            let unranked =
                b.ty(memref).as_::<UnrankedMemRefType>(b.ctx()).map(|ty| (ty.elem, ty.memory_space));
            if let Some((elem, space)) = unranked {
                let layout = StridedLayoutAttr::get(b.ctx(), 0, &[]);
                let ty = MemRefType::get(b.ctx(), &[], elem, Some(layout), space);
                source = reinterpret_cast(b, ty, memref, Index::Static(0), &[], &[]);
            }
            b.set_loc(loc);
            let Some(found) = metadata::extract(b, source) else {
                let loc = b.value_loc(memref);
                return Err(Failure::AtLoc(loc, "the layout of a memref to free is not strided".to_owned()));
            };
            pairs.0.push(b.result(found.0, 0));
            pairs.1.push(owned);
        }
        Ok(pairs)
    }
}
