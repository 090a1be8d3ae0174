//! The materializations of a sweep: operations that the driver inserts where a value is needed in another type, casts or
//! the operations that pack the values of a split block argument.

use super::values::{Split, clear_map};
use terrace_ir::{Body, Op, Reported, Type, Value};
use terrace_support::{FxHashMap, FxHashSet};

/// The materializations that a sweep has inserted.
#[derive(Default)]
pub(super) struct Material {
    /// The casts, in order.
    pub casts: Vec<Op>,
    /// The materializations of a value in a type; their keys in order, with the last one of the value before.
    shared: FxHashMap<(Value, Type), Value>,
    log: Vec<(Value, Type, Option<Value>)>,
    /// The last materialization of a value: further ones in other types start from it.
    last: FxHashMap<Value, Value>,
    pub packs: Packs,
    /// Casts of the new values of split arguments back to the arguments, for immediate replacement.
    pub unsplit: FxHashMap<Value, Value>,
    /// The first cast that is left, if the converter refuses casts.
    pub refused: Option<Op>,
    /// The error of a materialization.
    pub error: Option<Reported>,
}

/// A position in the lists of materializations, to undo later ones.
#[derive(Clone, Copy)]
pub(super) struct Mark {
    log: usize,
    casts: usize,
    packs: usize,
}

impl Material {
    pub fn clear(&mut self) {
        self.casts.clear();
        clear_map(&mut self.shared);
        self.log.clear();
        clear_map(&mut self.last);
        self.packs.clear();
        clear_map(&mut self.unsplit);
        (self.refused, self.error) = (None, None);
    }

    /// The materialization of a value in a type, if there is one.
    pub fn shared(&self, value: Value, ty: Type) -> Option<Value> {
        self.shared.get(&(value, ty)).copied()
    }

    /// The value that a new materialization of `value` starts from.
    pub fn source(&self, value: Value) -> Value {
        self.last.get(&value).copied().unwrap_or(value)
    }

    /// Shares a materialization of a value in a type.
    pub fn share(&mut self, value: Value, ty: Type, cast: Value) {
        self.shared.insert((value, ty), cast);
        let before = self.last.insert(value, cast);
        self.log.push((value, ty, before));
    }

    /// The current position, for [`Self::undo`].
    #[inline]
    pub fn mark(&self) -> Mark {
        Mark { log: self.log.len(), casts: self.casts.len(), packs: self.packs.list.len() }
    }

    /// Erases the materializations for a pattern that did not apply: later patterns would share them, at the wrong place.
    #[inline]
    pub fn undo(&mut self, body: &mut Body, mark: Mark) {
        if self.log.len() > mark.log {
            self.undo_after(body, mark);
        }
    }

    #[cold]
    fn undo_after(&mut self, body: &mut Body, mark: Mark) {
        for (value, ty, before) in self.log.drain(mark.log..).rev() {
            self.shared.remove(&(value, ty));
            match before {
                Some(before) => self.last.insert(value, before),
                None => self.last.remove(&value),
            };
        }
        self.casts.drain(mark.casts..).rev().for_each(|op| body.erase(op));
        self.packs.undo(body, mark.packs);
    }

    /// Erases casts that reverse each other, and unused materializations.
    pub fn drop_unused(&mut self, body: &mut Body) {
        if self.casts.is_empty() && self.packs.is_empty() {
            return;
        }
        let own: FxHashSet<Op> = self.casts.iter().copied().collect();
        for &cast in &self.casts {
            if body.n_operands(cast) != 1 {
                continue;
            }
            let (input, result) = (body.operand(cast, 0), body.result(cast, 0));
            if let Some(def) = body.def_op(input)
                && own.contains(&def)
                && body.n_operands(def) == 1
                && body.ty(body.operand(def, 0)) == body.ty(result)
            {
                let source = body.operand(def, 0);
                body.replace_all_uses(result, source);
            }
        }
        for op in self.casts.iter().rev().copied().chain(self.packs.take_reversed()) {
            let mut next = Some(op);
            while let Some(op) = next.take()
                && !body.is_erased(op)
                && body.results(op).iter().all(|result| body.has_no_uses(result))
            {
                // A use in front of the definition has its cast before the one of the definition.
                let defs = body.operands(op).iter().next().and_then(|input| body.def_op(input));
                next = defs.filter(|def| own.contains(def));
                body.erase(op);
            }
        }
    }
}

/// The operations that pack split arguments.
#[derive(Default)]
pub(super) struct Packs {
    /// In order.
    list: Vec<Pack>,
    /// The split arguments by their packed values.
    packed: FxHashMap<Value, Value>,
    /// Split arguments that operations of the pass use which split them, with the number of those noted before.
    noted: FxHashMap<Value, usize>,
}

struct Pack {
    arg: Value,
    ops: Vec<Op>,
}

impl Packs {
    fn clear(&mut self) {
        self.list.clear();
        clear_map(&mut self.packed);
        clear_map(&mut self.noted);
    }

    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// Adds the operations that compute the `packed` value of an argument.
    pub fn add(&mut self, arg: Value, packed: Value, ops: Vec<Op>) {
        self.list.push(Pack { arg, ops });
        self.packed.insert(packed, arg);
    }

    /// The argument whose packed value this is.
    pub fn arg_of(&self, packed: Value) -> Option<Value> {
        self.packed.get(&packed).copied()
    }

    /// Records for [`Self::order`] that an operation of a pass uses a split argument.
    pub fn note(&mut self, arg: Value, split: &Split, pass: Option<u8>) {
        if pass.is_some() && split.pass == pass {
            let n = self.noted.len();
            self.noted.entry(arg).or_insert(n);
        }
    }

    /// Orders packing operations as separate passes would have placed them: a pass inserts those that its own patterns need
    /// at the start of the block first, so that these come last.
    pub fn order(&mut self, body: &mut Body) {
        if self.list.len() < 2 {
            return;
        }
        let noted = &self.noted;
        self.list.sort_by_key(|pack| (noted.get(&pack.arg).copied().unwrap_or(usize::MAX), pack.arg));
        for pack in &self.list {
            let Some(block) = pack.ops.first().and_then(|&op| body.block_of(op)) else { continue };
            for &op in pack.ops.iter().rev() {
                body.detach(op);
                body.prepend(op, block);
            }
        }
    }

    /// The packing operations, each before those whose results it uses.
    pub fn take_reversed(&mut self) -> impl Iterator<Item = Op> + use<> {
        core::mem::take(&mut self.list).into_iter().flat_map(|pack| pack.ops.into_iter().rev())
    }

    fn undo(&mut self, body: &mut Body, start: usize) {
        for op in self.list.drain(start..).rev().flat_map(|pack| pack.ops.into_iter().rev()) {
            for result in body.results(op) {
                self.packed.remove(&result);
            }
            body.erase(op);
        }
    }
}
