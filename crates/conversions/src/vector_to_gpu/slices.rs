//! The operations on vectors that belong to a product of matrices, by definitions and uses.

use crate::prelude::*;
use std::collections::hash_map::Entry;
use terrace_ir::dominance::DominanceInfo;
use terrace_memory::vector::Contract;
use terrace_support::{FxHashMap, FxHashSet};

fn is_vector(ctx: &Context, ty: Type) -> bool {
    ty.is::<VectorType>(ctx)
}

/// Finds the operations that belong to products.
pub(super) struct Slices<'b> {
    b: &'b Body,
    /// Whether an operation has a form on matrices.
    supports: fn(&Body, Op) -> bool,
    /// The position of each operation in an order in which definitions precede uses.
    positions: Vec<u32>,
    /// Operations whose slices have one without such a form.
    refused: FxHashSet<Op>,
}

impl<'b> Slices<'b> {
    pub(super) fn new(b: &'b Body, supports: fn(&Body, Op) -> bool) -> Self {
        Self { b, supports, positions: Vec::new(), refused: FxHashSet::default() }
    }

    /// The operations of all products that have a form on matrices as a whole and that `accepts` takes; definitions precede uses.
    pub(super) fn products(mut self, accepts: impl Fn(&Body, &[Op]) -> bool) -> Vec<Op> {
        let contractions = self.b.ops_where(|op| self.b.is::<Contract>(op));
        if !contractions.is_empty() {
            self.positions = positions(self.b);
        }
        let mut all: FxHashSet<Op> = FxHashSet::default();
        for contraction in contractions {
            if all.contains(&contraction) {
                continue;
            }
            match self.slice(contraction).filter(|ops| self.has_whole_loops(ops) && accepts(self.b, ops)) {
                Some(ops) => all.extend(ops),
                None => _ = self.refused.insert(contraction),
            }
        }
        self.sorted(all)
    }

    fn sorted(&self, ops: impl IntoIterator<Item = Op>) -> Vec<Op> {
        let mut ops: Vec<Op> = ops.into_iter().collect();
        ops.sort_unstable_by_key(|op| self.positions.get(op.index()).copied());
        ops
    }

    /// The operations that a contraction depends on or that depend on it; `None` if one of them is not supported. As upstream's,
    /// the slice goes on behind an operation only if that has operands or results, in this direction, that are vectors, and
    /// includes operations inside a loop that take any vectors if the loop is reached by its operands.
    fn slice(&mut self, contraction: Op) -> Option<Vec<Op>> {
        let b = self.b;
        // Each operation with the one that led to it.
        let mut ops: FxHashMap<Op, Option<Op>> = FxHashMap::default();
        let (mut open, mut entered) = (vec![contraction], Vec::new());
        ops.insert(contraction, None);
        while let Some(op) = open.pop() {
            if self.refused.contains(&op) || !(self.supports)(b, op) {
                let mut at = Some(op);
                while let Some(op) = at {
                    self.refused.insert(op);
                    at = ops.get(&op).copied().flatten();
                }
                return None;
            }
            let mut is_new = |other: Op| match ops.entry(other) {
                Entry::Occupied(_) => false,
                Entry::Vacant(entry) => {
                    entry.insert(Some(op));
                    true
                }
            };
            if self.gives_vectors(op) {
                let sources = b.operands(op).iter().filter_map(|value| self.source(value));
                open.extend(sources.filter(|&source| self.gives_vectors(source) && is_new(source)));
            }
            let args = b.as_::<scf::For>(op).map(|op| b.entry_args(op.body(b))).unwrap_or_default();
            // The first argument is the index of the iteration.
            let carried = args.get(1..).unwrap_or_default().iter().copied();
            if carried.len() != 0 || self.takes_vectors(op) {
                entered.extend(b.results(op).iter().chain(carried).flat_map(|value| b.users(value)));
            }
            while let Some(user) = entered.pop() {
                if self.takes_vectors(user) && is_new(user) {
                    open.push(user);
                    let blocks = b.regions(user).into_iter().flat_map(|region| b.blocks(region));
                    entered.extend(blocks.flat_map(|block| b.ops(block)));
                }
            }
        }
        Some(self.sorted(ops.into_keys()))
    }

    /// The operation that a value comes from: the one that defines it, or the one whose only block has it as an argument.
    fn source(&self, value: Value) -> Option<Op> {
        let b = self.b;
        b.def_op(value).or_else(|| {
            let region = b.region_of(b.def_block(value)?)?;
            let parent = b.region_parent(region)?;
            (b.n_regions(parent) == 1 && b.has_one_block(region)).then_some(parent)
        })
    }

    fn gives_vectors(&self, op: Op) -> bool {
        self.b.types(self.b.results(op)).any(|ty| is_vector(self.b.ctx(), ty))
    }

    fn takes_vectors(&self, op: Op) -> bool {
        self.b.types(self.b.operands(op)).any(|ty| is_vector(self.b.ctx(), ty))
    }

    /// Whether the ends of all loops are among the operations, and the loops of all ends.
    fn has_whole_loops(&self, ops: &[Op]) -> bool {
        let b = self.b;
        let all: FxHashSet<Op> = ops.iter().copied().collect();
        let has = |other: Option<Op>| other.is_some_and(|other| all.contains(&other));
        ops.iter().all(|&op| match b.as_::<scf::For>(op) {
            Some(op) => has(b.entry_block(op.body(b)).and_then(|block| b.terminator(block))),
            None => !b.is::<scf::Yield>(op) || has(b.parent_op(op)),
        })
    }
}

/// The position of each operation, by its index, in an order in which definitions precede uses.
fn positions(b: &Body) -> Vec<u32> {
    enum Item {
        Region(Region),
        Block(Block),
        Op(Op),
    }
    let mut dominance = DominanceInfo::new(None);
    let mut positions = vec![u32::MAX; b.op_bound()];
    let mut pending: Vec<Item> = b.root_regions().map(Item::Region).collect();
    let mut n = 0;
    while let Some(item) = pending.pop() {
        match item {
            Item::Region(region) if b.has_one_block(region) => {
                pending.extend(b.entry_block(region).map(Item::Block));
            }
            Item::Region(region) => {
                let blocks = dominance.preorder(b, region);
                pending.extend(blocks.into_iter().rev().map(|(block, _)| Item::Block(block)));
            }
            Item::Block(block) => {
                let ops: Vec<Op> = b.ops(block).collect();
                pending.extend(ops.into_iter().rev().map(Item::Op));
            }
            Item::Op(op) => {
                positions[op.index()] = n;
                n += 1;
                if !b.is_nested(op) {
                    pending.extend(b.regions(op).into_iter().map(Item::Region));
                }
            }
        }
    }
    positions
}
