//! The state of a sweep: replaced values, operations to erase, materializations.
//!
//! A materialization is an operation that the driver inserts where a value is needed in another type: a cast, or the
//! operations that pack the values of a split block argument.

use super::module::Requests;
use super::one_to_one::{OneToOne, RetagQueue};
use super::target::{ConversionTarget, Legality};
use super::types::{Signature, TypeConverter};
use crate::cfg::value_loc;
use std::cell::OnceCell;
use terrace_ir::body::{Compactor, ValueDef};
use terrace_ir::{Attr, Block, Body, Builder, Loc, Op, OpState, Reported, Result, Str, Type, Value};
use terrace_support::small_vec::SmallVec;
use terrace_support::{FxHashMap, FxHashSet};

/// The state of one body's sweep.
#[derive(Default)]
pub struct State {
    /// The replacements of values, by value index.
    map: Vec<Option<Value>>,
    /// Results that folded, in order, and the values of the original IR that they folded to.
    folded: Vec<(Value, Value)>,
    /// Values of retired operations that used results folded to.
    needed: FxHashSet<Value>,
    /// The new values of split block arguments.
    splits: FxHashMap<Value, SmallVec<[Value; 8]>>,
    /// Operations to erase, in order, and whether an operation is one of them, by operation index.
    retired: Vec<Op>,
    is_retired: Vec<bool>,
    /// Operations that change their kind in place.
    retags: RetagQueue,
    /// Blocks with replaced arguments, and the number of arguments to erase.
    old_args: Vec<(Block, usize)>,
    /// Whether the arguments of a block are converted, by block index.
    converted: Vec<bool>,
    /// The casts that the driver made.
    casts: Vec<Op>,
    /// The materializations of a value in a type; their keys in order, with the last one of the value before.
    cast_of: FxHashMap<(Value, Type), Value>,
    cast_log: Vec<(Value, Type, Option<Value>)>,
    /// The last materialization of a value: further ones in other types start from it.
    last_cast: FxHashMap<Value, Value>,
    /// The first cast that is left, if the converter refuses casts.
    pub(super) refused_cast: Option<Op>,
    /// The packing operations of split arguments, in order.
    packs: Vec<Pack>,
    /// The split arguments by their packed values.
    packed: FxHashMap<Value, Value>,
    /// Whether the current operation counts for [`Self::order_packs`].
    pub(super) notes_packs: bool,
    /// Split arguments that such operations use, with the number of those noted before.
    noted_packs: FxHashMap<Value, usize>,
    /// New signatures of the entry blocks of nested bodies, by owner.
    pub(super) entries: Vec<(Op, Signature)>,
    pub(super) requests: Requests,
    /// The symbols of the body, if it is a symbol table's and any was looked up.
    pub(super) symbols: OnceCell<FxHashMap<Str, Op>>,
    /// Memory for the list of operations that a pattern creates.
    pub(super) log: Vec<Op>,
    /// Whether the sweep has changed anything.
    pub(super) changed: bool,
    /// Whether values are replaced at once (`allow-pattern-rollback=0`): later patterns see the changed IR, and casts are
    /// not shared.
    pub(super) is_immediate: bool,
    /// Casts of the new values of split arguments back to the arguments, for immediate replacement.
    unsplit: FxHashMap<Value, Value>,
    /// The error of a materialization.
    error: Option<Reported>,
    /// Whether [`Self::begin`] has prepared the body for changes.
    begun: bool,
    /// Whether the compactor lends the body its arrays.
    widened: bool,
    compactor: Compactor,
}

/// The operations that pack a split argument.
struct Pack {
    arg: Value,
    ops: Vec<Op>,
}

/// A position in the lists of materializations, to undo later ones.
#[derive(Clone, Copy)]
pub(super) struct CastMark {
    keys: usize,
    casts: usize,
    packs: usize,
}

impl State {
    /// Lends the state for changes of a body.
    #[inline]
    pub(super) fn materializer<'a>(
        &'a mut self,
        body: &'a mut Body,
        converter: &'a mut TypeConverter,
    ) -> Materializer<'a> {
        Materializer { state: self, body, converter }
    }

    #[inline]
    pub(super) fn mapped(&self, value: Value) -> Option<Value> {
        self.map.get(value.index()).copied().flatten()
    }

    #[inline]
    pub(super) fn set_map(&mut self, old: Value, new: Value) {
        if old == new {
            return;
        }
        if self.map.len() <= old.index() {
            self.map.resize(old.index() + 1, None);
        }
        self.map[old.index()] = Some(new);
    }

    /// [`Self::set_map`] for a result that folded to a value of the original IR.
    pub(super) fn set_folded(&mut self, old: Value, new: Value) {
        self.set_map(old, new);
        self.folded.push((old, new));
    }

    /// Marks an operation for erasure at the end of the sweep.
    #[inline]
    pub(super) fn retire(&mut self, op: Op) {
        if self.is_retired.len() <= op.index() {
            self.is_retired.resize(op.index() + 1, false);
        }
        if !core::mem::replace(&mut self.is_retired[op.index()], true) {
            self.retired.push(op);
        }
    }

    /// Marks the operations inside a retired one as converted: they are erased together with it.
    pub(super) fn retire_inside(&mut self, body: &Body, op: Op) {
        if body.has_inner_regions(op) {
            body.walk_from(op, &mut |inner| {
                if self.is_retired.len() <= inner.index() {
                    self.is_retired.resize(inner.index() + 1, false);
                }
                self.is_retired[inner.index()] = true;
            });
        }
    }

    /// Queues an operation to change its kind in place. Returns `false` if one of its types changes, or if it has an
    /// attribute that the row would lose.
    pub(super) fn retag(
        &mut self,
        body: &Body,
        op: Op,
        row: &OneToOne,
        converter: &mut TypeConverter,
        target: &mut ConversionTarget,
    ) -> bool {
        let mut is_unchanged = |ty| converter.convert(ty) == Some(ty);
        if !body.operands(op).iter().all(|value| is_unchanged(body.ty(value)) && self.is_unmapped(value))
            || !body.types(body.results(op)).all(is_unchanged)
            || !row.can_replace_in_place(body, op)
            || !matches!(target.of(row.to.code()), Legality::Legal)
        {
            return false;
        }
        self.retags.push(body, op, row);
        self.changed = true;
        true
    }

    /// Whether a value is not replaced so far.
    #[inline]
    fn is_unmapped(&self, value: Value) -> bool {
        self.mapped(value).is_none() && (self.splits.is_empty() || !self.splits.contains_key(&value))
    }

    /// Whether an operation is converted.
    #[inline]
    pub(super) fn is_done(&self, op: Op) -> bool {
        self.is_retired(op) || self.retags.contains(op)
    }

    #[inline]
    pub(super) fn is_retired(&self, op: Op) -> bool {
        self.is_retired.get(op.index()).copied().unwrap_or(false)
    }

    /// Prepares a body for changes. With `widen`, the compactor lends it larger arrays until [`Self::commit`].
    #[inline]
    pub(super) fn begin(&mut self, body: &mut Body, widen: bool) {
        if core::mem::replace(&mut self.begun, true) {
            return;
        }
        if widen {
            body.widen(&mut self.compactor);
            self.widened = true;
        }
        self.map.resize(body.value_bound() + 1, None);
        self.is_retired.resize(body.op_bound() + 1, false);
    }

    /// Clears the state for the next body, and keeps its memory, but for maps that grew large: clearing them takes as long
    /// as visiting all that they could hold.
    pub(super) fn clear(&mut self) {
        fn clear_map<K, V>(map: &mut FxHashMap<K, V>) {
            const LARGE: usize = 256;
            if map.capacity() > LARGE { *map = FxHashMap::default() } else { map.clear() }
        }
        (self.changed, self.begun, self.widened) = (false, false, false);
        (self.notes_packs, self.is_immediate, self.error) = (false, false, None);
        self.map.clear();
        self.folded.clear();
        self.needed.clear();
        clear_map(&mut self.splits);
        self.retired.clear();
        self.is_retired.clear();
        self.retags.clear();
        self.old_args.clear();
        self.converted.clear();
        self.casts.clear();
        self.refused_cast = None;
        clear_map(&mut self.cast_of);
        self.cast_log.clear();
        clear_map(&mut self.last_cast);
        self.packs.clear();
        clear_map(&mut self.packed);
        clear_map(&mut self.noted_packs);
        self.entries.clear();
        self.requests.clear();
        self.symbols.take();
        self.log.clear();
        clear_map(&mut self.unsplit);
    }

    /// Records the operation that the requests from number `start` on belong to: the last remaining one of those that
    /// their pattern has created.
    #[cold]
    pub(super) fn place_requests(&mut self, body: &Body, start: usize, created: &[Op]) {
        let at = created.iter().rev().copied().find(|&op| !body.is_erased(op) && !self.is_done(op));
        for pending in self.requests.iter_mut().skip(start) {
            pending.at = pending.at.or(at);
        }
    }

    /// Whether the arguments of a block are converted.
    pub(super) fn is_converted(&self, block: Block) -> bool {
        self.converted.get(block.index()).copied().unwrap_or(false)
    }

    /// Records that an operation which counts for [`Self::order_packs`] uses a split argument.
    fn note_pack(&mut self, arg: Value) {
        let n = self.noted_packs.len();
        self.noted_packs.entry(arg).or_insert(n);
    }

    /// The current position in the lists of materializations, for [`Self::undo_casts`].
    #[inline]
    pub(super) fn mark_casts(&self) -> CastMark {
        CastMark { keys: self.cast_log.len(), casts: self.casts.len(), packs: self.packs.len() }
    }

    /// Orders packing operations as separate passes would have placed them: each pass inserts its own at the start of the
    /// block, the counting operations' pass first, so that these come last.
    pub(super) fn order_packs(&mut self, body: &mut Body) {
        if self.packs.len() < 2 {
            return;
        }
        let noted = &self.noted_packs;
        self.packs.sort_by_key(|pack| (noted.get(&pack.arg).copied().unwrap_or(usize::MAX), pack.arg));
        for pack in &self.packs {
            let Some(block) = pack.ops.first().and_then(|&op| body.block_of(op)) else { continue };
            for &op in pack.ops.iter().rev() {
                body.detach(op);
                body.prepend(op, block);
            }
        }
    }

    /// Whether an operation that stays uses a value.
    fn is_used(&self, body: &Body, value: Value) -> bool {
        body.users(value).any(|user| !self.is_retired(user))
    }
}

/// Replaces values in a body, and inserts the materializations that the replacements need.
pub(super) struct Materializer<'a> {
    state: &'a mut State,
    body: &'a mut Body,
    converter: &'a mut TypeConverter,
}

impl Materializer<'_> {
    /// Replaces a value: for later patterns or, without rollback, in the IR.
    #[inline]
    pub(super) fn replace(&mut self, old: Value, new: Value) {
        self.state.set_map(old, new);
        if self.state.is_immediate {
            self.replace_now(old, new);
        }
    }

    #[cold]
    fn replace_now(&mut self, old: Value, new: Value) {
        if old == new || !self.state.is_used(self.body, old) {
            return;
        }
        let (ty, loc) = (self.body.ty(old), value_loc(self.body, old));
        let new = if self.body.ty(new) == ty { new } else { self.new_cast(new, ty, loc) };
        self.body.replace_all_uses(old, new);
    }

    /// The final replacement of `value` in type `want`, which may need a materialization at `loc`.
    #[inline]
    pub(super) fn resolve(&mut self, value: Value, want: Type, loc: Loc) -> Value {
        let mut last = value;
        while let Some(next) = self.state.mapped(last) {
            last = next;
        }
        if self.body.ty(last) != want {
            return self.cast(last, want, loc);
        }
        if !self.state.splits.is_empty() && self.state.splits.contains_key(&last) {
            return self.pack_source(last, want).unwrap_or(last);
        }
        if self.state.notes_packs
            && let Some(&arg) = self.state.packed.get(&last)
        {
            self.state.note_pack(arg);
        }
        last
    }

    /// The materialization of a value in a type; shared, if it exists.
    #[cold]
    fn cast(&mut self, value: Value, want: Type, loc: Loc) -> Value {
        if self.state.notes_packs && self.state.splits.contains_key(&value) {
            self.state.note_pack(value);
        }
        if self.state.is_immediate {
            let value = self.state.unsplit.get(&value).copied().unwrap_or(value);
            return self.new_cast(value, want, loc);
        }
        if let Some(&cast) = self.state.cast_of.get(&(value, want)) {
            return cast;
        }
        let before = self.state.last_cast.get(&value).copied();
        let cast = self.new_cast(before.unwrap_or(value), want, loc);
        self.state.cast_of.insert((value, want), cast);
        self.state.last_cast.insert(value, cast);
        self.state.cast_log.push((value, want, before));
        cast
    }

    /// Erases the materializations for a pattern that did not apply: later patterns would share them, at the wrong place.
    #[inline]
    pub(super) fn undo_casts(&mut self, mark: CastMark) {
        if self.state.cast_log.len() > mark.keys {
            self.undo(mark);
        }
    }

    #[cold]
    fn undo(&mut self, mark: CastMark) {
        for (value, want, before) in self.state.cast_log.drain(mark.keys..).rev() {
            self.state.cast_of.remove(&(value, want));
            match before {
                Some(before) => self.state.last_cast.insert(value, before),
                None => self.state.last_cast.remove(&value),
            };
        }
        for op in self.state.casts.drain(mark.casts..).rev() {
            self.body.erase(op);
        }
        for op in self.state.packs.drain(mark.packs..).rev().flat_map(|pack| pack.ops.into_iter().rev()) {
            for result in self.body.results(op) {
                self.state.packed.remove(&result);
            }
            self.body.erase(op);
        }
    }

    fn new_cast(&mut self, value: Value, want: Type, loc: Loc) -> Value {
        if let Some(parts) = self.state.splits.get(&value).cloned() {
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
        let (parts, pack) = (self.state.splits.get(&arg)?, self.converter.pack?);
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
        let packed = pack(&mut builder, self.converter, parts, from, want);
        let ops = builder.take_log();
        let packed = packed?;
        self.state.packs.push(Pack { arg, ops });
        self.state.packed.insert(packed, arg);
        Some(packed)
    }

    /// Creates an unrealized cast next to the definition of `at`.
    fn cast_op(&mut self, inputs: &[Value], at: Value, want: Type, loc: Loc) -> Value {
        let Some(def) = self.converter.unrealized_cast else {
            let message = "a value changes its type, and the type converter has no operation that casts";
            self.state.error.get_or_insert_with(|| self.body.ctx().error(loc, message).emit());
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
        self.state.casts.push(op);
        self.body.result(op, 0)
    }

    /// Gives a block new arguments, once.
    pub(super) fn convert_block(&mut self, block: Block, signature: &Signature) {
        if self.state.converted.len() <= block.index() {
            self.state.converted.resize(self.body.block_bound(), false);
        }
        if core::mem::replace(&mut self.state.converted[block.index()], true) {
            return;
        }
        let old: SmallVec<[Value; 8]> = SmallVec::from_slice(self.body.args(block));
        let unchanged = signature.types.len() == old.len()
            && old.iter().zip(&signature.types).all(|(&arg, &ty)| self.body.ty(arg) == ty);
        if unchanged {
            return;
        }
        for (i, &arg) in old.iter().enumerate() {
            let Some(&(start, end)) = signature.ranges.get(i) else { continue };
            let loc = self.body.arg_loc(arg);
            let types = &signature.types[start as usize..end as usize];
            let new: SmallVec<[Value; 8]> = self.body.add_args_at(block, types, loc).iter().collect();
            match new[..] {
                [one] if !packs_single(self.body, self.converter, arg, one) => self.replace(arg, one),
                _ => {
                    self.state.splits.insert(arg, new);
                    if self.state.is_immediate && self.state.is_used(self.body, arg) {
                        self.unsplit(arg);
                    }
                }
            }
        }
        self.state.old_args.push((block, old.len()));
        self.body.set_args_replaced(block);
    }

    /// Casts the new values of a split argument back to its type, for operations that use the argument.
    fn unsplit(&mut self, arg: Value) {
        let Some(parts) = self.state.splits.get(&arg).cloned() else { return };
        let (ty, loc) = (self.body.ty(arg), value_loc(self.body, arg));
        let whole = self.cast_op(&parts, arg, ty, loc);
        self.body.replace_all_uses(arg, whole);
        self.state.unsplit.insert(whole, arg);
    }

    /// Replaces the casts of [`Self::unsplit`] that are still used by packed values.
    fn pack_unsplit(&mut self) {
        let mut unsplit: Vec<(Value, Value)> = self.state.unsplit.drain().collect();
        unsplit.sort_unstable();
        for (whole, arg) in unsplit {
            let (ty, loc) = (self.body.ty(whole), value_loc(self.body, whole));
            let before = self.body.def_op(whole).filter(|_| self.state.is_used(self.body, whole));
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
        self.state.retags.apply(self.body);
        if self.state.begun {
            self.replace_and_erase(may_compact);
        }
        self.state.error.take().map_or(Ok(()), Err)
    }

    fn replace_and_erase(&mut self, may_compact: bool) {
        self.state.changed |= !self.state.casts.is_empty();
        // A result folds before others fold to it, so the reverse order follows chains of folded results.
        for (old, new) in core::mem::take(&mut self.state.folded).into_iter().rev() {
            if self.state.is_used(self.body, old) || self.state.needed.contains(&old) {
                self.state.needed.insert(new);
            }
        }
        for at in 0..self.state.old_args.len() {
            let (block, n) = self.state.old_args[at];
            for i in 0..n {
                let arg = self.body.args(block)[i];
                self.replace_remaining_uses(arg);
            }
        }
        self.pack_unsplit();
        let mut retired = core::mem::take(&mut self.state.retired);
        for &op in &retired {
            for result in self.body.results(op) {
                self.replace_remaining_uses(result);
            }
        }
        // Signatures of nested bodies and source names refer to ids.
        let compact = may_compact && self.state.entries.is_empty() && self.body.source_names().is_none();
        if compact && self.state.casts.is_empty() && self.body.is_sparse(&retired) {
            retired.clear();
            self.state.retired = retired;
            let packs = core::mem::take(&mut self.state.packs);
            for op in packs.into_iter().flat_map(|pack| pack.ops.into_iter().rev()) {
                if !self.body.results(op).iter().any(|result| self.state.is_used(self.body, result)) {
                    self.state.retire(op);
                }
            }
            self.compact();
            return;
        }
        self.body.erase_all(&retired);
        retired.clear();
        self.state.retired = retired;
        for (block, n) in core::mem::take(&mut self.state.old_args) {
            self.body.erase_first_args(block, n);
        }
        self.drop_casts();
        if compact && self.state.widened && self.body.is_sparse(&[]) {
            self.compact();
            return;
        }
        if self.state.changed {
            // The next pass asks for the order of operations.
            self.body.renumber_all();
        }
        if self.state.widened {
            self.body.settle(&mut self.state.compactor);
        }
    }

    /// Erases retired operations by moving the others to new arrays.
    fn compact(&mut self) {
        self.body.compact(&self.state.is_retired, &self.state.old_args, &mut self.state.compactor);
        self.state.old_args.clear();
        for pending in self.state.requests.iter_mut().filter(|pending| pending.owners.is_empty()) {
            pending.at = pending.at.and_then(|op| self.state.compactor.op(op));
            if let Some((op, _)) = &mut pending.request.patch
                && let Some(new) = self.state.compactor.op(*op)
            {
                *op = new;
            }
        }
    }

    /// Makes the remaining users of a replaced value use its replacement.
    fn replace_remaining_uses(&mut self, old: Value) {
        if self.state.mapped(old).is_none() && !self.state.splits.contains_key(&old)
            || !(self.state.is_used(self.body, old) || self.state.needed.contains(&old))
        {
            return;
        }
        let ty = self.body.ty(old);
        let new = match self.state.mapped(old) {
            Some(next) => {
                let loc = value_loc(self.body, old);
                self.resolve(next, ty, loc)
            }
            None => match self.pack_source(old, ty) {
                Some(new) => new,
                None => return,
            },
        };
        self.body.replace_all_uses(old, new);
    }

    /// A split argument in its original type: a cast of the packed value.
    fn pack_source(&mut self, old: Value, ty: Type) -> Option<Value> {
        let converted = self.converter.convert(ty)?;
        let loc = value_loc(self.body, old);
        let packed = self.cast(old, converted, loc);
        if converted == ty {
            return Some(packed);
        }
        Some(self.cast(packed, ty, loc))
    }

    /// Erases casts that reverse each other, and unused materializations.
    fn drop_casts(&mut self) {
        if self.state.casts.is_empty() && self.state.packs.is_empty() {
            return;
        }
        let casts = core::mem::take(&mut self.state.casts);
        let own: FxHashSet<Op> = casts.iter().copied().collect();
        for &cast in &casts {
            if self.body.n_operands(cast) != 1 {
                continue;
            }
            let (input, result) = (self.body.operand(cast, 0), self.body.result(cast, 0));
            if let Some(def) = self.body.def_op(input)
                && own.contains(&def)
                && self.body.n_operands(def) == 1
                && self.body.ty(self.body.operand(def, 0)) == self.body.ty(result)
            {
                let source = self.body.operand(def, 0);
                self.body.replace_all_uses(result, source);
            }
        }
        let packs = core::mem::take(&mut self.state.packs);
        for &op in casts.iter().rev().chain(packs.iter().flat_map(|pack| pack.ops.iter().rev())) {
            let mut next = Some(op);
            while let Some(op) = next.take()
                && !self.body.is_erased(op)
                && self.body.results(op).iter().all(|result| self.body.has_no_uses(result))
            {
                // A use in front of the definition has its cast before the one of the definition.
                let defs = self.body.operands(op).iter().next().and_then(|input| self.body.def_op(input));
                next = defs.filter(|def| own.contains(def));
                self.body.erase(op);
            }
        }
        if self.converter.refuses_casts {
            self.state.refused_cast = casts.into_iter().find(|&cast| !self.body.is_erased(cast));
        }
    }
}

/// Whether an argument that became one value still needs packing.
fn packs_single(body: &Body, converter: &TypeConverter, old: Value, new: Value) -> bool {
    let (old, new) = (body.ty(old), body.ty(new));
    old != new && converter.packs_single.is_some_and(|packs| packs(body.ctx(), old, new))
}

/// An operation as it was before it was folded in place.
pub(super) struct Snapshot {
    operands: SmallVec<[Value; 4]>,
    /// The raw attributes of the slots.
    slots: SmallVec<[u32; 8]>,
}

impl Snapshot {
    #[inline]
    pub(super) fn of(body: &Body, op: Op) -> Self {
        let mut it = Self { operands: SmallVec::new(), slots: body.slots(op).to_words() };
        for value in body.operands(op) {
            it.operands.push(value);
        }
        it
    }

    /// Restores the operands, which alone may differ where an operation did not fold.
    #[inline]
    pub(super) fn restore_operands(self, body: &mut Body, op: Op) {
        if body.operands(op).iter().ne(self.operands.iter().copied()) {
            body.set_operands(op, &self.operands);
        }
    }

    #[cold]
    pub(super) fn restore(self, body: &mut Body, op: Op) {
        body.set_operands(op, &self.operands);
        for (i, word) in self.slots.into_iter().enumerate() {
            body.set_slot(op, i, Attr::from_raw(word));
        }
    }
}
