//! Rewrite patterns, and the builder that they edit with: its edits put operations on the driver's worklist.

use crate::body::clone::Mapping;
use crate::body::{Block, Body, Op, OpState, Use, Value, Values};
use crate::builder::{Builder, InsertPoint};
use crate::decl::{OpDef, OpKind};
use core::any::Any;
use terrace_support::FxHashSet;
use terrace_support::small_vec::{Array, SmallVec};

/// A rewrite pattern for one operation kind.
pub struct Pattern {
    /// Upstream's name of the pattern, by which users enable and disable canonicalizations; empty for other patterns.
    pub name: &'static str,
    /// The operation kind.
    pub root: &'static OpDef,
    /// Patterns of greater benefit are tried first.
    pub benefit: u16,
    /// Rewrites the operation; returns `Some` if it has changed the IR. It decides first and edits afterwards.
    pub run: fn(&mut Rewriter<'_>, Op) -> Option<()>,
}

impl Pattern {
    /// A pattern for operations of kind `K`, of benefit 1.
    pub const fn new<K: OpKind>(run: fn(&mut Rewriter<'_>, Op) -> Option<()>) -> Self {
        Self { name: "", root: K::DEF, benefit: 1, run }
    }

    /// Names the pattern, for options that choose patterns by name and for the action log.
    #[must_use]
    pub const fn named(self, name: &'static str) -> Self {
        Self { name, ..self }
    }

    /// Sets the benefit: patterns of higher benefit are tried first.
    #[must_use]
    pub const fn with_benefit(self, benefit: u16) -> Self {
        Self { benefit, ..self }
    }
}

/// The result of a pattern's function: values for the results of its operation, which is erased then, or `()` if the
/// function has replaced, erased or changed the operation itself.
pub trait Replacement {
    /// Calls `replace` with one value for each result, unless nothing is to be replaced.
    fn with<R>(self, replace: impl FnOnce(&[Value]) -> R) -> Option<R>;
}

impl Replacement for () {
    fn with<R>(self, _: impl FnOnce(&[Value]) -> R) -> Option<R> {
        None
    }
}

impl Replacement for Value {
    fn with<R>(self, replace: impl FnOnce(&[Value]) -> R) -> Option<R> {
        Some(replace(&[self]))
    }
}

impl<const N: usize> Replacement for [Value; N] {
    fn with<R>(self, replace: impl FnOnce(&[Value]) -> R) -> Option<R> {
        Some(replace(&self))
    }
}

impl<A: Array<Item = Value>> Replacement for SmallVec<A> {
    fn with<R>(self, replace: impl FnOnce(&[Value]) -> R) -> Option<R> {
        Some(replace(&self))
    }
}

impl Replacement for Vec<Value> {
    fn with<R>(self, replace: impl FnOnce(&[Value]) -> R) -> Option<R> {
        Some(replace(&self))
    }
}

/// The results of a new operation.
impl Replacement for Values<'static> {
    fn with<R>(self, replace: impl FnOnce(&[Value]) -> R) -> Option<R> {
        Some(replace(&self.to_vec()))
    }
}

/// Replaces the operation of a pattern by what its function returns.
pub fn finish(replacement: Option<impl Replacement>, rw: &mut Rewriter<'_>, op: Op) -> Option<()> {
    replacement?.with(|values| rw.replace(op, values));
    Some(())
}

/// Makes a table of [`Pattern`]s: `rewrites![memref::SubView => subview]` where
/// `fn subview(op: memref::SubView, rw: &mut Rewriter<'_>) -> Option<Value>` returns the [`Replacement`]. A name stands in
/// front of the kind of a pattern, its benefit behind the function:
/// `rewrites!["FoldSubView": memref::SubView => subview = 2]`.
#[macro_export]
macro_rules! rewrites {
    ($($($name:literal :)? $Op:path => $f:path $(= $benefit:literal)?),* $(,)?) => { &[$(
        $crate::rewriter::Pattern::new::<$Op>(|rw, op| {
            $crate::rewriter::finish($f(<$Op as $crate::OpKind>::wrap(op), rw), rw, op)
        })
            $(.named($name))? $(.with_benefit($benefit))?
    ),*] };
}

/// Operations to process: last in, first out, each at most once.
#[derive(Default)]
pub struct Worklist {
    list: Vec<Option<Op>>,
    /// The position plus one, by operation index.
    at: Vec<u32>,
    /// The operations that may be pushed, if not all.
    only: Option<FxHashSet<Op>>,
}

impl Worklist {
    /// Ignores all operations but these and those that rewrites create or move from now on.
    pub fn restrict(&mut self, ops: &[Op]) {
        self.only = Some(ops.iter().copied().collect());
    }

    /// Allows an operation that a rewrite has created or moved.
    fn admit(&mut self, op: Op) {
        if let Some(only) = &mut self.only {
            only.insert(op);
        }
    }

    /// Makes room for this many operations, which is the bound of their indices.
    pub fn reserve(&mut self, op_bound: usize) {
        self.list.reserve(op_bound);
        if self.at.len() < op_bound {
            self.at.resize(op_bound, 0);
        }
    }

    /// Puts an operation at the end, unless it is on the list.
    pub fn push(&mut self, op: Op) {
        if self.only.as_ref().is_some_and(|only| !only.contains(&op)) {
            return;
        }
        if self.at.len() <= op.index() {
            self.at.resize(op.index() + 1, 0);
        }
        if self.at[op.index()] == 0 {
            self.list.push(Some(op));
            self.at[op.index()] = self.list.len() as u32;
        }
    }

    /// How many operations are on the list, with those that were removed but not at its end.
    #[allow(clippy::len_without_is_empty, reason = "The number is a position, not a size.")]
    pub fn len(&self) -> usize {
        self.list.len()
    }

    /// Takes the last operation.
    pub fn pop(&mut self) -> Option<Op> {
        while let Some(top) = self.list.pop() {
            if let Some(op) = top {
                self.at[op.index()] = 0;
                return Some(op);
            }
        }
        None
    }

    fn remove(&mut self, op: Op) {
        if let Some(at) = self.at.get_mut(op.index())
            && let Some(position) = core::mem::take(at).checked_sub(1)
        {
            self.list[position as usize] = None;
        }
    }

    /// Reverses the order.
    pub fn reverse(&mut self) {
        self.list.retain(Option::is_some);
        self.list.reverse();
        for (i, op) in self.list.iter().enumerate() {
            if let Some(op) = op {
                self.at[op.index()] = i as u32 + 1;
            }
        }
    }

    /// Removes all operations.
    pub fn clear(&mut self) {
        self.list.clear();
        self.at.fill(0);
    }
}

/// A builder in front of the pattern's operation, whose edits push operations on the worklist.
///
/// After a change of operands or attributes through the body, call [`Rewriter::modified`].
pub struct Rewriter<'b> {
    builder: Builder<'b>,
    worklist: &'b mut Worklist,
    parameter: u32,
    facts: Option<&'b mut (dyn Any + 'static)>,
    /// Whether operations are built that the driver does not push.
    is_unlogged: bool,
}

impl<'b> core::ops::Deref for Rewriter<'b> {
    type Target = Builder<'b>;
    #[inline]
    fn deref(&self) -> &Builder<'b> {
        &self.builder
    }
}

impl core::ops::DerefMut for Rewriter<'_> {
    #[inline]
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.builder
    }
}

impl<'b> Rewriter<'b> {
    /// A rewriter in front of an operation.
    pub fn before(body: &'b mut Body, worklist: &'b mut Worklist, op: Op) -> Self {
        let mut builder = Builder::before(body, op);
        builder.start_log(Vec::new());
        Self { builder, worklist, parameter: 0, facts: None, is_unlogged: false }
    }

    /// Whether operations were created since the last [`Rewriter::flush`].
    pub fn has_created(&self) -> bool {
        self.builder.log_len() != 0
    }

    /// Pushes the operations that were created since the last call.
    pub fn flush(&mut self) {
        let created = self.builder.take_log();
        for &op in &created {
            if !self.builder.is_erased(op) {
                self.worklist.admit(op);
                add(&self.builder, self.worklist, op);
            }
        }
        self.builder.start_log(Vec::new());
    }

    /// Builds operations that the driver does not push. Upstream builds the regions of structured operations before the
    /// operations around them, so its driver sees what is inside in the next round only. `build` must not replace or
    /// erase anything.
    pub fn unlogged<T>(&mut self, build: impl FnOnce(&mut Self) -> T) -> T {
        let n = self.builder.log_len();
        let outer = core::mem::replace(&mut self.is_unlogged, true);
        let built = build(self);
        self.is_unlogged = outer;
        self.builder.truncate_log(n);
        built
    }

    /// A number from the options of the pass, for all its patterns.
    pub fn parameter(&self) -> u32 {
        self.parameter
    }

    /// Sets the number from the options of the pass.
    pub fn set_parameter(&mut self, parameter: u32) {
        self.parameter = parameter;
    }

    /// Pushes an operation that was changed in place.
    pub fn modified(&mut self, op: Op) {
        self.flush();
        add(&self.builder, self.worklist, op);
    }

    /// The results of an analysis of the body, which patterns keep up to date.
    pub fn facts<T: 'static>(&mut self) -> Option<&mut T> {
        self.facts.as_mut()?.downcast_mut()
    }

    /// Sets what [`Rewriter::facts`] returns.
    pub fn set_facts(&mut self, facts: &'b mut (dyn Any + 'static)) {
        self.facts = Some(facts);
    }

    /// Replaces all uses of `from` by `to`.
    pub fn replace_uses(&mut self, from: Value, to: Value) {
        self.flush();
        let users: SmallVec<[Op; 8]> = self.builder.users(from).collect();
        self.builder.replace_all_uses(from, to);
        for user in users {
            add(&self.builder, self.worklist, user);
        }
    }

    /// Replaces an operation by values, one for each result. It stays if it is replaced by itself, as in a cycle of
    /// definitions.
    pub fn replace(&mut self, op: Op, values: &[Value]) {
        debug_assert_eq!(self.builder.n_results(op), values.len(), "one value a result");
        if values.iter().any(|&value| self.def_op(value) == Some(op)) {
            return;
        }
        for (old, &new) in self.builder.results(op).iter().zip(values) {
            self.replace_uses(old, new);
        }
        self.erase(op);
    }

    /// Replaces an operation by the operations of a block inside it, with `args` for the block's arguments; its results
    /// become the operands of the block's last operation, which is erased.
    pub fn replace_by_block(&mut self, op: Op, block: Block, args: &[Value]) -> Option<()> {
        let end = self.last_op(block)?;
        if self.operands(end).iter().any(|value| self.def_op(value) == Some(op)) {
            return None;
        }
        self.inline_block(block, InsertPoint::Before(op), args);
        let values = self.operands(end).to_vec();
        self.replace(op, &values);
        self.erase(end);
        Some(())
    }

    /// Replaces an operation by values; `None` for results that have no uses. It stays if it is replaced by itself.
    pub fn replace_used(&mut self, op: Op, values: &[Option<Value>]) {
        if values.iter().flatten().any(|&value| self.def_op(value) == Some(op)) {
            return;
        }
        for (old, &new) in self.builder.results(op).iter().zip(values) {
            if let Some(new) = new {
                self.replace_uses(old, new);
            }
        }
        self.erase(op);
    }

    /// Replaces an operand.
    pub fn replace_operand(&mut self, op: Op, i: usize, value: Value) {
        self.flush();
        self.builder.set_operand(op, i, value);
        add(&self.builder, self.worklist, op);
    }

    /// Replaces the uses of `from` that `accept` returns true for by `to`; returns whether there were any.
    pub fn replace_uses_where(
        &mut self,
        from: Value,
        to: Value,
        mut accept: impl FnMut(&Body, Use) -> bool,
    ) -> bool {
        let uses: SmallVec<[Use; 8]> = self.uses(from).collect();
        let mut any = false;
        for u in uses {
            if accept(&self.builder, u) {
                self.replace_operand(u.owner, u.index as usize, to);
                any = true;
            }
        }
        any
    }

    /// Moves the operations of a block to an insertion point, with `values` in place of the block's arguments, and erases
    /// the block.
    pub fn inline_block(&mut self, block: Block, point: InsertPoint, values: &[Value]) {
        let args: SmallVec<[Value; 8]> = SmallVec::from_slice(self.args(block));
        debug_assert_eq!(args.len(), values.len(), "one value an argument");
        for (arg, &value) in args.into_iter().zip(values) {
            self.replace_uses(arg, value);
        }
        self.flush();
        let ops: Vec<Op> = self.ops(block).collect();
        for op in ops {
            match point {
                InsertPoint::Before(before) => self.builder.move_before(op, before),
                InsertPoint::End(end) => self.builder.move_to_end(op, end),
                InsertPoint::Detached => self.builder.detach(op),
            }
            self.worklist.admit(op);
            add(&self.builder, self.worklist, op);
        }
        self.builder.erase_block(block);
    }

    /// Splits a block in front of an operation; returns the block that has the operation.
    pub fn split_block(&mut self, op: Op) -> Block {
        self.flush();
        let new = self.builder.split_block(op);
        let moved: Vec<Op> = self.ops(new).collect();
        for op in moved.into_iter().rev() {
            add(&self.builder, self.worklist, op);
        }
        new
    }

    /// Erases a block that no terminator names, with its operations.
    pub fn erase_block(&mut self, block: Block) {
        let ops: Vec<Op> = self.ops(block).collect();
        ops.into_iter().rev().for_each(|op| self.erase(op));
        self.builder.erase_block(block);
    }

    /// Clones an operation with its regions at the insertion point.
    pub fn clone_op(&mut self, op: Op, map: &mut Mapping) -> Op {
        if !self.is_unlogged {
            self.flush();
        }
        let new = self.builder.clone_op(op, map);
        match self.insert_point() {
            InsertPoint::Before(before) => self.builder.insert_before(new, before),
            InsertPoint::End(block) => self.builder.append(new, block),
            InsertPoint::Detached => {}
        }
        if self.is_unlogged {
            return new;
        }
        let mut created: SmallVec<[Op; 8]> = SmallVec::new();
        self.walk_from(new, &mut |op| created.push(op));
        for op in created {
            add(&self.builder, self.worklist, op);
        }
        new
    }

    /// Replaces an operation by one without some of its results, which have no uses; its regions move. Returns the new
    /// operation.
    pub fn erase_results(&mut self, op: Op, is_erased: impl Fn(usize) -> bool) -> Op {
        let mut state = OpState::new(self.def(op), self.builder.body().loc(op));
        let results = self.results(op);
        let kept: SmallVec<[Value; 4]> =
            results.iter().enumerate().filter(|&(i, _)| !is_erased(i)).map(|(_, value)| value).collect();
        state.operands.extend(self.operands(op));
        state.results.extend(kept.iter().map(|&value| self.ty(value)));
        state.succs.extend(self.succs(op));
        state.slots.extend(self.slots(op).to_words());
        state.dict = self.dict(op);
        state.n_regions = self.n_regions(op);
        let point = self.insert_point();
        self.set_before(op);
        let new = self.builder.create(state);
        self.set_insert_point(point);
        for i in 0..self.n_regions(op) {
            let (from, to) = (self.region(op, i), self.region(new, i));
            self.inline_region_before(from, to, None);
        }
        for (old, value) in kept.into_iter().zip(self.results(new)) {
            self.replace_uses(old, value);
        }
        self.erase(op);
        if point == InsertPoint::Before(op) {
            self.set_before(new);
        }
        new
    }

    /// Erases an operation whose results have no uses, with its regions.
    pub fn erase(&mut self, op: Op) {
        self.flush();
        erase(&mut self.builder, self.worklist, op);
    }
}

/// Pushes an operation and those around it.
pub fn add(body: &Body, worklist: &mut Worklist, op: Op) {
    let mut at = Some(op);
    while let Some(op) = at {
        worklist.push(op);
        at = body.parent_op(op);
    }
}

/// Erases an operation and those inside it; pushes the definitions of its operands that may be dead now.
pub fn erase(body: &mut Body, worklist: &mut Worklist, op: Op) {
    if body.n_regions(op) == 0 {
        forget(body, worklist, op);
    } else {
        let mut tree: Vec<Op> = Vec::new();
        body.walk_from(op, &mut |op| tree.push(op));
        for &op in tree.iter().rev() {
            forget(body, worklist, op);
            body.drop_uses(op);
        }
    }
    body.erase(op);
}

/// Removes an operation that is erased from the worklist, and pushes the definitions of its operands if at most one other
/// user remains: they may be dead or simpler now.
fn forget(body: &Body, worklist: &mut Worklist, op: Op) {
    for operand in body.operands(op) {
        let Some(def) = body.def_op(operand) else { continue };
        let mut other = None;
        let has_many_users = body.users(operand).any(|user| {
            if user == op || Some(user) == other {
                return false;
            }
            other.replace(user).is_some()
        });
        if !has_many_users {
            add(body, worklist, def);
        }
    }
    worklist.remove(op);
}
