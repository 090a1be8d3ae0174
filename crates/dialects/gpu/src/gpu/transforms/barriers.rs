//! `gpu-eliminate-barriers`: barriers that order no two accesses of the same memory are erased.
//!
//! Moses, Ivanov, Domke, Endo, Doerfert, Zinenko: "High-Performance GPU-to-CPU Transpilation and Optimization via High-Level
//! Parallel Constructs", PPoPP 2023.

use crate::gpu::{Barrier, Func, Launch};
use crate::prelude::*;
use terrace_memory::memref::{
    Alloc, Alloca, AllocaScope, Cast, CollapseShape, Copy, Dealloc, ExpandShape, GetGlobal, Store, SubView,
    Transpose, View,
};
use terrace_memory::{scf, vector};
use terrace_rewrite::greedy::run_patterns;

passes! {
    /// Erase unnecessary barriers.
    ///
    /// A barrier is unnecessary if no access of memory in front of it, back to the barrier before, conflicts with one behind it,
    /// up to the next barrier.
    EliminateBarriers("GpuEliminateBarriers") = "gpu-eliminate-barriers" on(Anchor::Op("func.func"))
        => eliminate_barriers;
}

fn eliminate_barriers(_: &EliminateBarriers, pass: &mut PassContext<'_>) -> Result {
    run_patterns(pass, PATTERNS)
}

static PATTERNS: &[greedy::Pattern] = rewrites![Barrier => eliminate];

/// An effect on the memory of a value, or on any memory.
#[derive(Clone, Copy)]
struct Effect {
    kind: Effects,
    memory: Option<Value>,
}

/// Effects that run on one side of a barrier.
#[derive(Default)]
struct Side {
    effects: Vec<Effect>,
}

const KINDS: [Effects; 4] = [Effects::READ, Effects::WRITE, Effects::ALLOC, Effects::FREE];

impl Side {
    /// Adds all effects on any memory.
    fn add_all(&mut self) {
        self.effects.extend(KINDS.map(|kind| Effect { kind, memory: None }));
    }

    /// Adds the effects of an operation; false if they are not known, and all of them are added.
    fn add(&mut self, b: &Body, op: Op) -> bool {
        if b.is::<Barrier>(op) {
            return true;
        }
        if let Some(effects) = effects_of(b, op) {
            for kind in KINDS.into_iter().filter(|&kind| effects.any(kind)) {
                self.effects.push(Effect { kind, memory: memory_of(b, op, kind) });
            }
            return true;
        }
        if b.def(op).has(Trait::RecursiveMemoryEffects) {
            let blocks = b.regions(op).into_iter().flat_map(|region| b.blocks(region));
            let ops: Vec<Op> = blocks.flat_map(|block| b.ops(block)).collect();
            return ops.into_iter().all(|op| self.add(b, op));
        }
        self.add_all();
        false
    }

    /// Adds the effects of an operation and of all inside it.
    fn add_walk(&mut self, b: &Body, op: Op) -> bool {
        let mut ops = Vec::new();
        b.walk_from(op, &mut |op| ops.push(op));
        postorder(b, &ops).into_iter().all(|op| self.add(b, op))
    }

    /// Adds the effects of operations up to the first barrier.
    fn add_until_barrier(&mut self, b: &Body, first: Option<Op>, next: impl Fn(Op) -> Option<Op>) -> bool {
        let mut at = first;
        while let Some(op) = at
            && !b.is::<Barrier>(op)
        {
            if !self.add(b, op) {
                return false;
            }
            at = next(op);
        }
        true
    }

    /// Adds what may run in front of an operation since the last barrier. False if other memory may be affected, too.
    fn add_before(&mut self, b: &Body, op: Op) -> bool {
        let Some(block) = self.only_block(b, op) else { return false };
        self.add_until_barrier(b, b.prev_op(op), |op| b.prev_op(op));
        let Some(parent) = parent_in_region(b, op) else { return true };
        if !self.add_before(b, parent) {
            return false;
        }
        if b.is::<scf::For>(parent) {
            // The operations behind it run in front of it in the next iteration.
            let end = b.last_op(block);
            return self.add_until_barrier(b, end.and_then(|end| b.prev_op(end)), |op| b.prev_op(op));
        }
        runs_once(b, parent) || self.add_walk(b, parent)
    }

    /// Adds what may run behind an operation up to the next barrier. False if other memory may be affected, too.
    fn add_after(&mut self, b: &Body, op: Op) -> bool {
        let Some(block) = self.only_block(b, op) else { return false };
        self.add_until_barrier(b, b.next_op(op), |op| b.next_op(op));
        let Some(parent) = parent_in_region(b, op) else { return true };
        if !self.add_after(b, parent) {
            return false;
        }
        if b.is::<scf::For>(parent) {
            return self.add_until_barrier(b, b.first_op(block), |op| b.next_op(op));
        }
        runs_once(b, parent) || self.add_walk(b, parent)
    }

    /// The block of an operation, if its region has no other; else adds all effects.
    fn only_block(&mut self, b: &Body, op: Op) -> Option<Block> {
        let block = b.block_of(op)?;
        if b.region_of(block).is_some_and(|region| b.has_one_block(region)) {
            return Some(block);
        }
        self.add_all();
        None
    }
}

/// The operation around another one, unless threads start to run in its region.
fn parent_in_region(b: &Body, op: Op) -> Option<Op> {
    b.parent_op(op).filter(|&parent| !b.is::<Launch>(parent) && !b.is::<Func>(parent))
}

/// Whether each region of an operation runs at most once.
fn runs_once(b: &Body, op: Op) -> bool {
    b.is::<scf::If>(op) || b.is::<AllocaScope>(op) || b.def(op).has(Trait::FunctionOpInterface)
}

/// The memory that an operation has an effect on, if it is one value's.
fn memory_of(b: &Body, op: Op, kind: Effects) -> Option<Value> {
    let is_memory = |value: &Value| {
        let ty = b.ty(*value);
        ty.is::<MemRefType>(b.ctx()) || ty.is::<UnrankedMemRefType>(b.ctx())
    };
    if kind == Effects::ALLOC {
        return b.results(op).iter().find(is_memory);
    }
    if let Some(copy) = b.as_::<Copy>(op) {
        return Some(if kind == Effects::READ { copy.source(b) } else { copy.target(b) });
    }
    if let Some(store) = b.as_::<Store>(op) {
        return Some(store.memref(b));
    }
    let mut memory = b.operands(op).iter().filter(is_memory);
    memory.next().filter(|_| memory.next().is_none())
}

/// The memory that views are of.
fn base(b: &Body, value: Value) -> Value {
    value.follow(|value| {
        let op = b.def_op(value)?;
        let is_view = b.is::<Cast>(op)
            || b.is::<SubView>(op)
            || b.is::<View>(op)
            || b.is::<Transpose>(op)
            || b.is::<CollapseShape>(op)
            || b.is::<ExpandShape>(op);
        b.operands(op).first().filter(|_| is_view)
    })
}

/// The number of the argument of a function that a value is.
fn function_arg(b: &Body, value: Value) -> Option<usize> {
    let ValueDef::Arg(block, i) = b.value_def(value) else { return None };
    let region = b.region_of(block)?;
    (b.region_parent(region).is_none() && b.is_entry_block(block)).then_some(i as usize)
}

/// Whether a value may be stored in memory, from which it can be loaded.
fn may_be_captured(b: &Body, value: Value) -> bool {
    let (mut pending, mut seen) = (vec![value], FxHashSet::default());
    while let Some(value) = pending.pop() {
        if !seen.insert(value) {
            continue;
        }
        for user in b.users(value) {
            if effects_of(b, user)
                .is_some_and(|effects| !effects.any(Effects::WRITE.and(Effects::ALLOC).and(Effects::FREE)))
                && effects_of(b, user) != Some(Effects::NONE)
            {
                continue;
            }
            let def = b.def(user);
            let is_alias = def.has(Trait::ViewLikeOpInterface)
                || def.has(Trait::CastOpInterface)
                || b.is::<Transpose>(user)
                || b.is::<ExpandShape>(user)
                || b.is::<CollapseShape>(user);
            if is_alias {
                pending.extend(b.results(user));
                continue;
            }
            if effects_of(b, user) == Some(Effects::NONE) {
                continue;
            }
            let is_stored = if let Some(store) = b.as_::<Store>(user) {
                store.value(b) == value
            } else if let Some(store) = b.as_::<vector::Store>(user) {
                store.value_to_store(b) == value
            } else if let Some(write) = b.as_::<vector::TransferWrite>(user) {
                write.value_to_store(b) == value
            } else {
                !b.is::<Dealloc>(user)
            };
            if is_stored {
                return true;
            }
        }
    }
    false
}

/// Memory of which some values are views.
struct Memory {
    base: Value,
    is_allocation: bool,
    /// The name of a global.
    global: Option<Str>,
    is_arg: bool,
    /// Whether nothing else can refer to it.
    is_private: bool,
}

impl Memory {
    fn new(b: &Body, base: Value) -> Self {
        let is_allocation = b.def_as::<Alloc>(base).is_some() || b.def_as::<Alloca>(base).is_some();
        Self {
            base,
            is_allocation,
            global: b.def_as::<GetGlobal>(base).and_then(|global| global.name(b)),
            is_arg: function_arg(b, base).is_some(),
            is_private: is_allocation && !may_be_captured(b, base),
        }
    }

    /// Whether two values may be of the same memory.
    fn may_alias(&self, other: &Self) -> bool {
        if self.base == other.base {
            return true;
        }
        if self.global.is_some() && other.global.is_some() {
            return self.global == other.global;
        }
        let is_object = |memory: &Self| memory.is_allocation || memory.global.is_some();
        if is_object(self) && is_object(other)
            || self.is_allocation && other.is_arg
            || other.is_allocation && self.is_arg
        {
            return false;
        }
        !self.is_private && !other.is_private
    }
}

/// The different effects of a side, by memory.
fn distinct(b: &Body, side: &Side) -> Vec<(Effects, Option<Memory>)> {
    let mut seen = FxHashSet::default();
    let effects =
        side.effects.iter().map(|effect| (effect.kind, effect.memory.map(|memory| base(b, memory))));
    let different = effects.filter(|&effect| seen.insert(effect));
    different.map(|(kind, base)| (kind, base.map(|base| Memory::new(b, base)))).collect()
}

/// Whether the order of two effects matters.
fn conflict(before: &(Effects, Option<Memory>), after: &(Effects, Option<Memory>)) -> bool {
    if let (Some(first), Some(second)) = (&before.1, &after.1)
        && !first.may_alias(second)
    {
        return false;
    }
    // A thread allocates its own memory, and what comes behind an allocation that was freed is other memory.
    let (before, after) = (before.0, after.0);
    !(before == Effects::READ && after == Effects::READ)
        && before != Effects::ALLOC
        && after != Effects::ALLOC
        && before != Effects::FREE
}

fn eliminate(op: Barrier, rw: &mut Rewriter<'_>) -> Option<()> {
    let (mut before, mut after) = (Side::default(), Side::default());
    before.add_before(rw, op.0);
    after.add_after(rw, op.0);
    let (before, after) = (distinct(rw, &before), distinct(rw, &after));
    if before.iter().any(|before| after.iter().any(|after| conflict(before, after))) {
        return None;
    }
    rw.erase(op.0);
    Some(())
}
