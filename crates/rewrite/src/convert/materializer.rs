//! Replaces values in a body, and inserts the materializations that the replacements need.

use super::state::State;
use super::types::{Signature, TypeConverter};
use super::values::Split;
use terrace_ir::body::ValueDef;
use terrace_ir::{Block, Body, Builder, Loc, Op, OpState, Result, Type, Value};
use terrace_support::small_vec::SmallVec;

/// Replaces values in a body, and inserts the materializations that the replacements need.
pub(super) struct Materializer<'a> {
    pub state: &'a mut State,
    pub body: &'a mut Body,
    pub converter: &'a mut TypeConverter,
}

impl Materializer<'_> {
    /// Replaces a value: for later patterns or, without rollback, in the IR.
    #[inline]
    pub(super) fn replace(&mut self, old: Value, new: Value) {
        self.state.values.set(old, new);
        if self.state.is_immediate {
            self.replace_now(old, new);
        }
    }

    /// Whether an operation that stays uses a value.
    fn is_used(&self, value: Value) -> bool {
        self.state.erasures.is_used(self.body, value)
    }

    #[cold]
    fn replace_now(&mut self, old: Value, new: Value) {
        if old == new || !self.is_used(old) {
            return;
        }
        let (ty, loc) = (self.body.ty(old), self.body.value_loc(old));
        let new = if self.body.ty(new) == ty { new } else { self.new_cast(new, ty, loc) };
        self.body.replace_all_uses(old, new);
    }

    /// The final replacement of `value` in type `want`, which may need a materialization at `loc`.
    #[inline]
    pub(super) fn resolve(&mut self, value: Value, want: Type, loc: Loc) -> Value {
        let last = self.state.values.last(value);
        if self.body.ty(last) != want {
            return self.cast(last, want, loc);
        }
        if self.state.values.split(last).is_some() {
            return self.pack_source(last, want).unwrap_or(last);
        }
        if self.state.pass.is_some()
            && let Some(arg) = self.state.material.packs.arg_of(last)
        {
            self.note_pack(arg);
        }
        last
    }

    /// The materialization of a value in a type; shared, if it exists.
    #[cold]
    fn cast(&mut self, value: Value, want: Type, loc: Loc) -> Value {
        self.note_pack(value);
        if self.state.is_immediate {
            let value = self.state.material.unsplit.get(&value).copied().unwrap_or(value);
            return self.new_cast(value, want, loc);
        }
        if let Some(cast) = self.state.material.shared(value, want) {
            return cast;
        }
        let cast = self.new_cast(self.state.material.source(value), want, loc);
        self.state.material.share(value, want, cast);
        cast
    }

    /// Notes that the current operation uses a value, if it is a split argument.
    fn note_pack(&mut self, value: Value) {
        if let Some(split) = self.state.values.split(value) {
            self.state.material.packs.note(value, split, self.state.pass);
        }
    }

    fn new_cast(&mut self, value: Value, want: Type, loc: Loc) -> Value {
        if let Some(Split { parts, .. }) = self.state.values.split(value).cloned() {
            return match self.pack(value, None, want, loc) {
                Some(packed) => packed,
                None => self.cast_op(&parts, value, want, loc),
            };
        }
        // The reverse of a cast is its operand.
        if let Some(def) = self.body.def_op(value)
            && self.converter.unrealized_cast.is_some_and(|cast| core::ptr::eq(cast, self.body.def(def)))
            && self.body.n_operands(def) == 1
            && self.body.n_results(def) == 1
        {
            let input = self.body.operand(def, 0);
            if self.body.ty(input) == want {
                return input;
            }
        }
        if let Some(cast) = self.converter.cast {
            let mut builder = Builder::new(self.body);
            builder.set_loc(loc);
            if let Some(op) = cast(&mut builder, value, want) {
                return self.place_cast(op, value);
            }
        }
        self.cast_op(&[value], value, want, loc)
    }

    /// Packs the values of a split argument, in front of an operation or at the start of the block.
    fn pack(&mut self, arg: Value, before: Option<Op>, want: Type, loc: Loc) -> Option<Value> {
        let (split, pack) = (self.state.values.split(arg)?, self.converter.pack?);
        let mut builder = Builder::new(self.body);
        match before {
            Some(op) => builder.set_before(op),
            None => {
                let block = builder.def_block(arg)?;
                builder.set_start(block);
            }
        }
        builder.set_loc(loc);
        let from = builder.ty(arg);
        builder.start_log(Vec::new());
        let packed = pack(&mut builder, self.converter, &split.parts, from, want);
        let ops = builder.take_log();
        let packed = packed?;
        self.state.material.packs.add(arg, packed, ops);
        Some(packed)
    }

    /// Creates an unrealized cast next to the definition of `at`.
    fn cast_op(&mut self, inputs: &[Value], at: Value, want: Type, loc: Loc) -> Value {
        let Some(def) = self.converter.unrealized_cast else {
            let message = "a value changes its type, and the type converter has no operation that casts";
            self.state.material.error.get_or_insert_with(|| self.body.ctx().error(loc, message).emit());
            return at;
        };
        let mut state = OpState::new(def, loc);
        state.operands.extend_from_slice(inputs);
        state.results.push(want);
        let op = self.body.create(state);
        self.place_cast(op, at)
    }

    /// Inserts a cast at the start of the block that defines `at`, or right after its operation.
    fn place_cast(&mut self, op: Op, at: Value) -> Value {
        match self.body.value_def(at) {
            ValueDef::Result(by, _) => self.body.insert_after(op, by),
            ValueDef::Arg(block, _) => self.body.prepend(op, block),
        }
        self.state.material.casts.push(op);
        self.body.result(op, 0)
    }

    /// Gives a block new arguments, once.
    pub(super) fn convert_block(&mut self, block: Block, signature: &Signature) {
        if self.state.values.set_converted(block, self.body.block_bound()) {
            return;
        }
        let old: SmallVec<[Value; 8]> = SmallVec::from_slice(self.body.args(block));
        let unchanged = signature.types.len() == old.len()
            && old.iter().zip(&signature.types).all(|(&arg, &ty)| self.body.ty(arg) == ty);
        if unchanged {
            return;
        }
        for (i, &arg) in old.iter().enumerate() {
            if let Some(&(_, value)) = signature.values.iter().find(|&&(replaced, _)| replaced == i) {
                self.replace(arg, value);
                continue;
            }
            let Some(&(start, end)) = signature.ranges.get(i) else { continue };
            let loc = self.body.arg_loc(arg);
            let types = &signature.types[start as usize..end as usize];
            let new: SmallVec<[Value; 8]> = self.body.add_args_at(block, types, loc).iter().collect();
            match new[..] {
                [one] if !packs_single(self.body, self.converter, arg, one) => self.replace(arg, one),
                _ => {
                    self.state.values.set_split(arg, Split { parts: new, pass: signature.pass });
                    if self.state.is_immediate && self.is_used(arg) {
                        self.unsplit(arg);
                    }
                }
            }
        }
        self.state.values.add_old_args(block, old.len());
        self.body.set_args_replaced(block);
    }

    /// Casts the new values of a split argument back to its type, for operations that use the argument.
    fn unsplit(&mut self, arg: Value) {
        let Some(Split { parts, .. }) = self.state.values.split(arg).cloned() else { return };
        let (ty, loc) = (self.body.ty(arg), self.body.value_loc(arg));
        let whole = self.cast_op(&parts, arg, ty, loc);
        self.body.replace_all_uses(arg, whole);
        self.state.material.unsplit.insert(whole, arg);
    }

    /// Replaces the casts of [`Self::unsplit`] that are still used by packed values.
    fn pack_unsplit(&mut self) {
        let mut unsplit: Vec<(Value, Value)> = self.state.material.unsplit.drain().collect();
        unsplit.sort_unstable();
        for (whole, arg) in unsplit {
            let (ty, loc) = (self.body.ty(whole), self.body.value_loc(whole));
            let before = self.body.def_op(whole).filter(|_| self.is_used(whole));
            let Some(converted) = before.and_then(|_| self.converter.convert(ty)) else { continue };
            if let Some(packed) = self.pack(arg, before, converted, loc) {
                let new = if converted == ty { packed } else { self.new_cast(packed, ty, loc) };
                self.body.replace_all_uses(whole, new);
            }
        }
    }

    /// Ends the sweep: replaces values in the IR, erases retired operations and unused casts. With `may_compact`, ids may
    /// change.
    pub(super) fn commit(&mut self, may_compact: bool) -> Result {
        self.state.erasures.apply_retags(self.body);
        if self.state.begun {
            self.replace_remaining();
            self.erase(may_compact && self.state.requests.allow_compacting(self.body));
        }
        self.state.material.error.take().map_or(Ok(()), Err)
    }

    /// Replaces the arguments and results of the original IR where operations that stay use them.
    fn replace_remaining(&mut self) {
        let State { values, erasures, material, changed, .. } = &mut *self.state;
        *changed |= !material.casts.is_empty();
        values.find_needed(|value| erasures.is_used(self.body, value));
        for at in 0..self.state.values.old_args().len() {
            let (block, n) = self.state.values.old_args()[at];
            for i in 0..n {
                let arg = self.body.args(block)[i];
                self.replace_remaining_uses(arg);
            }
        }
        self.pack_unsplit();
        for at in 0..self.state.erasures.retired().len() {
            let op = self.state.erasures.retired()[at];
            for result in self.body.results(op) {
                self.replace_remaining_uses(result);
            }
        }
    }

    fn erase(&mut self, may_compact: bool) {
        let State { values, material, erasures, requests, changed, .. } = &mut *self.state;
        if may_compact && material.casts.is_empty() && erasures.is_sparse(self.body) {
            for op in material.packs.take_reversed() {
                if !self.body.results(op).iter().any(|result| erasures.is_used(self.body, result)) {
                    erasures.retire(op);
                }
            }
            requests.rename(erasures.compact(self.body, values.old_args()));
            return;
        }
        erasures.erase(self.body);
        for &(block, n) in values.old_args() {
            self.body.erase_first_args(block, n);
        }
        material.drop_unused(self.body);
        if self.converter.refuses_casts {
            material.refused = material.casts.iter().copied().find(|&cast| !self.body.is_erased(cast));
        }
        if let Some(compactor) = erasures.settle(self.body, may_compact, *changed) {
            requests.rename(compactor);
        }
    }

    /// Makes the remaining users of a replaced value use its replacement.
    fn replace_remaining_uses(&mut self, old: Value) {
        if !self.state.values.is_replaced(old) || !(self.is_used(old) || self.state.values.is_needed(old)) {
            return;
        }
        let (ty, loc) = (self.body.ty(old), self.body.value_loc(old));
        let new = match self.state.values.get(old) {
            Some(next) => Some(self.resolve(next, ty, loc)),
            None => self.pack_source(old, ty),
        };
        if let Some(new) = new {
            // In a cycle of definitions a value may be replaced by itself.
            let new = if new == old { self.cast_op(&[], old, ty, loc) } else { new };
            self.body.replace_all_uses(old, new);
        }
    }

    /// A split argument in its original type: a cast of the packed value.
    fn pack_source(&mut self, old: Value, ty: Type) -> Option<Value> {
        let converted = self.converter.convert(ty)?;
        let loc = self.body.value_loc(old);
        let packed = self.cast(old, converted, loc);
        if converted == ty {
            return Some(packed);
        }
        Some(self.cast(packed, ty, loc))
    }
}

/// Whether an argument that became one value still needs packing.
fn packs_single(body: &Body, converter: &TypeConverter, old: Value, new: Value) -> bool {
    let (old, new) = (body.ty(old), body.ty(new));
    old != new && converter.packs_single.is_some_and(|packs| packs(body.ctx(), old, new))
}
