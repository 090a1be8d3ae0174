//! The state of a sweep: replacements of values, operations to erase, casts.

use super::in_place::RetagQueue;
use super::lowering::NoMatch;
use super::module::Requests;
use super::types::{Signature, TypeConverter};
use smallvec::SmallVec;
use std::cell::OnceCell;
use std::sync::OnceLock;
use terrace_ir::body::Compactor;
use terrace_ir::{Block, Body, Builder, Loc, Op, OpDef, OpState, Region, Str, Type, Value, body::ValueDef};
use terrace_support::{FxHashMap, FxHashSet};

/// The state of one body's sweep.
#[derive(Default)]
pub struct State {
    /// By value index: the value that replaces it.
    map: Vec<Option<Value>>,
    /// Results that folded, in order, and the values of the original IR that they folded to.
    folded: Vec<(Value, Value)>,
    /// Values that used results folded to: they must stay after the sweep.
    needed: FxHashSet<Value>,
    /// Split arguments, and the values that they became.
    packs: FxHashMap<Value, SmallVec<[Value; 8]>>,
    /// Operations to erase, in order.
    retired: Vec<Op>,
    retired_flag: Vec<bool>,
    /// Operations that change their kind in place.
    pub(super) retags: RetagQueue,
    /// Blocks with replaced arguments, and how many of these there are to erase.
    old_args: Vec<(Block, usize)>,
    /// By block index: whether its arguments are converted.
    converted: Vec<bool>,
    /// Casts that the driver made.
    casts: Vec<Op>,
    cast_of: FxHashMap<(Value, Type), Value>,
    /// The keys of `cast_of`, in order.
    cast_log: Vec<(Value, Type)>,
    /// The operations that pack split arguments, in order.
    packers: Vec<Packer>,
    /// Whether the operation that is converted counts for [`Self::order_packs`].
    pub(super) notes_packs: bool,
    /// Split arguments that such operations use, and how many were noted before each.
    noted_packs: FxHashMap<Value, usize>,
    /// The split arguments by their packed values.
    packed: FxHashMap<Value, Value>,
    pub(super) entries: Vec<(Op, Signature)>,
    pub(super) revisit: Vec<Region>,
    pub(super) requests: Requests,
    /// The symbols of the body, if it is a symbol table's and any was looked up.
    pub(super) symbols: OnceCell<FxHashMap<Str, Op>>,
    /// The reason of the last pattern that did not match.
    pub(super) nearest: Option<(&'static str, NoMatch)>,
    /// Where operations that patterns create are noted, reused.
    pub(super) log: Vec<Op>,
    /// Whether the sweep has changed anything.
    pub(super) changed: bool,
    /// Whether replaced values are exchanged at once (`allow-pattern-rollback=0`): later patterns see the changed IR,
    /// and casts are not shared.
    pub(super) is_immediate: bool,
    /// Casts of the parts of split arguments back to these, and the arguments; only if replaced values are exchanged at
    /// once.
    unsplit: FxHashMap<Value, Value>,
    /// Whether [`Self::begin`] has prepared the body for changes.
    begun: bool,
    /// Whether the compactor lends the body its arrays.
    widened: bool,
    compactor: Compactor,
}

/// The operations that pack a split argument.
struct Packer {
    arg: Value,
    ops: Vec<Op>,
}

/// A position in the lists of casts, to undo later ones.
#[derive(Clone, Copy)]
pub(super) struct CastsMade {
    keys: usize,
    casts: usize,
    packers: usize,
}

/// `builtin.unrealized_conversion_cast`, once the builtin dialect is registered.
#[inline]
fn cast_def() -> Option<&'static OpDef> {
    static FOUND: OnceLock<&'static OpDef> = OnceLock::new();
    if let Some(&def) = FOUND.get() {
        return Some(def);
    }
    let def = OpDef::find(b"builtin.unrealized_conversion_cast")?;
    Some(FOUND.get_or_init(|| def))
}

impl State {
    pub(super) fn new(is_immediate: bool) -> Self {
        Self { is_immediate, ..Self::default() }
    }

    #[inline]
    fn mapped(&self, value: Value) -> Option<Value> {
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

    /// Replaces a value: from now on or, if it is to be at once, everywhere.
    #[inline]
    pub(super) fn replace(&mut self, body: &mut Body, converter: &mut TypeConverter, old: Value, new: Value) {
        self.set_map(old, new);
        if self.is_immediate {
            self.replace_now(body, converter, old, new);
        }
    }

    #[cold]
    fn replace_now(&mut self, body: &mut Body, converter: &mut TypeConverter, old: Value, new: Value) {
        if old == new || !self.is_used(body, old) {
            return;
        }
        let (ty, loc) = (body.ty(old), value_loc(body, old));
        let stand_in = if body.ty(new) == ty { new } else { self.new_cast(body, converter, new, ty, loc) };
        body.replace_all_uses(old, stand_in);
    }

    /// [`Self::set_map`] for a result that folded to a value of the original IR.
    pub(super) fn set_folded(&mut self, old: Value, new: Value) {
        self.set_map(old, new);
        self.folded.push((old, new));
    }

    #[inline]
    pub(super) fn retire(&mut self, op: Op) {
        if self.retired_flag.len() <= op.index() {
            self.retired_flag.resize(op.index() + 1, false);
        }
        if !core::mem::replace(&mut self.retired_flag[op.index()], true) {
            self.retired.push(op);
        }
    }

    /// Whether nothing has replaced a value so far.
    #[inline]
    pub(super) fn is_unmapped(&self, value: Value) -> bool {
        self.mapped(value).is_none() && (self.packs.is_empty() || !self.packs.contains_key(&value))
    }

    /// Whether an operation is converted.
    #[inline]
    pub(super) fn is_done(&self, op: Op) -> bool {
        self.is_retired(op) || self.retags.contains(op)
    }

    #[inline]
    pub(super) fn is_retired(&self, op: Op) -> bool {
        self.retired_flag.get(op.index()).copied().unwrap_or(false)
    }

    /// Prepares a body for changes; one of many gets larger arrays on loan, until [`Self::commit`].
    #[inline]
    pub(super) fn begin(&mut self, body: &mut Body, one_of_many: bool) {
        if core::mem::replace(&mut self.begun, true) {
            return;
        }
        if one_of_many {
            body.widen(&mut self.compactor);
            self.widened = true;
        }
        self.map.resize(body.value_bound() + 1, None);
        self.retired_flag.resize(body.op_bound() + 1, false);
    }

    /// Clears the state and keeps its memory.
    pub(super) fn clear(&mut self) {
        (self.changed, self.begun, self.widened) = (false, false, false);
        self.map.clear();
        self.folded.clear();
        self.needed.clear();
        clear_map(&mut self.packs);
        self.retired.clear();
        self.retired_flag.clear();
        self.retags.clear();
        self.old_args.clear();
        self.converted.clear();
        self.casts.clear();
        clear_map(&mut self.cast_of);
        self.cast_log.clear();
        self.packers.clear();
        clear_map(&mut self.noted_packs);
        clear_map(&mut self.packed);
        self.unsplit.clear();
        self.entries.clear();
        self.revisit.clear();
        self.requests.clear();
        self.symbols.take();
        self.nearest = None;
        self.log.clear();
    }

    /// Records which operation the requests from number `start` on belong to: the last one that stays of those that
    /// their pattern has `made`.
    #[cold]
    pub(super) fn place_requests(&mut self, body: &Body, start: usize, made: &[Op]) {
        let at = made.iter().rev().copied().find(|&op| !body.is_erased(op) && !self.is_done(op));
        for pending in self.requests.iter_mut().skip(start) {
            pending.at = pending.at.or(at);
        }
    }

    pub(super) fn is_converted(&self, block: Block) -> bool {
        self.converted.get(block.index()).copied().unwrap_or(false)
    }

    /// The final replacement of `value`, of type `want`: a cast, at `loc`, if the types differ.
    #[inline]
    pub(super) fn resolve(
        &mut self,
        body: &mut Body,
        converter: &mut TypeConverter,
        value: Value,
        want: Type,
        loc: Loc,
    ) -> Value {
        let mut last = value;
        while let Some(next) = self.mapped(last) {
            last = next;
        }
        if body.ty(last) != want {
            return self.cast(body, converter, last, want, loc);
        }
        if !self.packs.is_empty() && self.packs.contains_key(&last) {
            return self.pack_source(body, converter, last, want).unwrap_or(last);
        }
        if self.notes_packs
            && let Some(&arg) = self.packed.get(&last)
        {
            self.note_pack(arg);
        }
        last
    }

    fn note_pack(&mut self, arg: Value) {
        let n = self.noted_packs.len();
        self.noted_packs.entry(arg).or_insert(n);
    }

    #[cold]
    fn cast(
        &mut self,
        body: &mut Body,
        converter: &mut TypeConverter,
        value: Value,
        want: Type,
        loc: Loc,
    ) -> Value {
        if self.notes_packs && self.packs.contains_key(&value) {
            self.note_pack(value);
        }
        if self.is_immediate {
            let value = self.unsplit.get(&value).copied().unwrap_or(value);
            return self.new_cast(body, converter, value, want, loc);
        }
        if let Some(&made) = self.cast_of.get(&(value, want)) {
            return made;
        }
        let made = self.new_cast(body, converter, value, want, loc);
        self.cast_of.insert((value, want), made);
        self.cast_log.push((value, want));
        made
    }

    /// How many casts there are, to go back to with [`Self::undo_casts`].
    #[inline]
    pub(super) fn casts_made(&self) -> CastsMade {
        CastsMade { keys: self.cast_log.len(), casts: self.casts.len(), packers: self.packers.len() }
    }

    /// Erases the casts of a pattern that did not apply: later patterns would share them, at the wrong place.
    #[inline]
    pub(super) fn undo_casts(&mut self, body: &mut Body, before: CastsMade) {
        if self.cast_log.len() > before.keys {
            self.undo(body, before);
        }
    }

    #[cold]
    fn undo(&mut self, body: &mut Body, before: CastsMade) {
        for key in self.cast_log.drain(before.keys..) {
            self.cast_of.remove(&key);
        }
        for op in self.casts.drain(before.casts..).rev() {
            body.erase(op);
        }
        for op in self.packers.drain(before.packers..).rev().flat_map(|packer| packer.ops.into_iter().rev()) {
            for result in body.results(op) {
                self.packed.remove(&result);
            }
            body.erase(op);
        }
    }

    fn new_cast(
        &mut self,
        body: &mut Body,
        converter: &mut TypeConverter,
        value: Value,
        want: Type,
        loc: Loc,
    ) -> Value {
        if let Some(parts) = self.packs.get(&value).cloned() {
            return match self.pack(body, converter, value, None, want, loc) {
                Some(packed) => packed,
                None => self.cast_op(body, &parts, value, want, loc),
            };
        }
        // Casting back what was cast from the wanted type is that value.
        if let Some(def) = body.def_op(value)
            && cast_def().is_some_and(|cast| core::ptr::eq(cast, body.def(def)))
            && body.n_operands(def) == 1
            && body.n_results(def) == 1
        {
            let input = body.operand(def, 0);
            if body.ty(input) == want {
                return input;
            }
        }
        if let Some(cast) = converter.cast {
            let mut builder = Builder::new(body);
            builder.set_loc(loc);
            if let Some(op) = cast(&mut builder, value, want) {
                return self.place_cast(body, op, value);
            }
        }
        self.cast_op(body, &[value], value, want, loc)
    }

    /// Puts the parts of an argument together, in front of an operation or at the start of the block.
    fn pack(
        &mut self,
        body: &mut Body,
        converter: &mut TypeConverter,
        arg: Value,
        before: Option<Op>,
        want: Type,
        loc: Loc,
    ) -> Option<Value> {
        let (parts, pack) = (self.packs.get(&arg)?, converter.pack?);
        let mut builder = Builder::new(body);
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
        let packed = pack(&mut builder, converter, parts, from, want);
        let ops = builder.take_log();
        let packed = packed?;
        self.packers.push(Packer { arg, ops });
        self.packed.insert(packed, arg);
        Some(packed)
    }

    /// Makes a cast next to what defines `at`: at the start of its block, or right after its operation.
    fn cast_op(&mut self, body: &mut Body, inputs: &[Value], at: Value, want: Type, loc: Loc) -> Value {
        let Some(def) = cast_def() else { return at };
        let mut state = OpState::new(def, loc);
        state.operands.extend_from_slice(inputs);
        state.results.push(want);
        let op = body.create(state);
        self.place_cast(body, op, at)
    }

    fn place_cast(&mut self, body: &mut Body, op: Op, at: Value) -> Value {
        match body.value_def(at) {
            ValueDef::Result(by, _) => body.insert_after(op, by),
            ValueDef::Arg(block, _) => body.prepend(op, block),
        }
        self.casts.push(op);
        body.result(op, 0)
    }

    pub(super) fn convert_block(
        &mut self,
        body: &mut Body,
        converter: &mut TypeConverter,
        block: Block,
        signature: &Signature,
    ) {
        if self.converted.len() <= block.index() {
            self.converted.resize(body.block_bound(), false);
        }
        if core::mem::replace(&mut self.converted[block.index()], true) {
            return;
        }
        let old: SmallVec<[Value; 8]> = SmallVec::from_slice(body.args(block));
        let unchanged = signature.types.len() == old.len()
            && old.iter().zip(&signature.types).all(|(&arg, &ty)| body.ty(arg) == ty);
        if unchanged {
            return;
        }
        for (i, &arg) in old.iter().enumerate() {
            let Some(&(start, end)) = signature.ranges.get(i) else { continue };
            let loc = body.arg_loc(arg);
            let types = &signature.types[start as usize..end as usize];
            let new: SmallVec<[Value; 8]> = body.add_args_at(block, types, loc).iter().collect();
            match new[..] {
                [one] if !packs_single(body, converter, arg, one) => self.replace(body, converter, arg, one),
                _ => {
                    self.packs.insert(arg, new);
                    if self.is_immediate && self.is_used(body, arg) {
                        self.unsplit(body, arg);
                    }
                }
            }
        }
        self.old_args.push((block, old.len()));
    }

    /// Casts the parts of an argument that was split back to it, for operations that need it as it was.
    fn unsplit(&mut self, body: &mut Body, arg: Value) {
        let Some(parts) = self.packs.get(&arg).cloned() else { return };
        let (ty, loc) = (body.ty(arg), value_loc(body, arg));
        let whole = self.cast_op(body, &parts, arg, ty, loc);
        body.replace_all_uses(arg, whole);
        self.unsplit.insert(whole, arg);
    }

    /// Packs arguments that are still needed as they were.
    fn pack_unsplit(&mut self, body: &mut Body, converter: &mut TypeConverter) {
        let mut unsplit: Vec<(Value, Value)> = self.unsplit.drain().collect();
        unsplit.sort_unstable();
        for (whole, arg) in unsplit {
            let (ty, loc) = (body.ty(whole), value_loc(body, whole));
            let before = body.def_op(whole).filter(|_| self.is_used(body, whole));
            let Some(converted) = before.and_then(|_| converter.convert(ty)) else { continue };
            if let Some(packed) = self.pack(body, converter, arg, before, converted, loc) {
                let new =
                    if converted == ty { packed } else { self.new_cast(body, converter, packed, ty, loc) };
                body.replace_all_uses(whole, new);
            }
        }
    }

    /// Whether the sweep has left the body as it was.
    pub(super) fn left_alone(&self) -> bool {
        !self.changed && self.converted.is_empty()
    }

    /// Whether the sweep has at most made operations without results others of their kind, to be left alone.
    pub(super) fn no_value_changed(&self, body: &Body) -> bool {
        !self.begun && self.converted.is_empty() && self.retags.all(|op| body.n_results(op) == 0)
    }

    /// Puts what packs arguments in the order in which passes one after the other would have needed it: for the
    /// operations that count first, then by argument. What is needed first stands last.
    pub(super) fn order_packs(&mut self, body: &mut Body) {
        if self.packers.len() < 2 {
            return;
        }
        let noted = &self.noted_packs;
        self.packers.sort_by_key(|it| (noted.get(&it.arg).copied().unwrap_or(usize::MAX), it.arg));
        for packer in &self.packers {
            let Some(block) = packer.ops.first().and_then(|&op| body.block_of(op)) else { continue };
            for &op in packer.ops.iter().rev() {
                body.detach(op);
                body.prepend(op, block);
            }
        }
    }

    /// Ends the sweep: replaces values for good, erases what was replaced and casts that nobody needs. The ids of a
    /// `small` body may change.
    pub(super) fn commit(&mut self, body: &mut Body, converter: &mut TypeConverter, small: bool) {
        self.retags.apply(body);
        if !self.begun {
            return;
        }
        self.changed |= !self.casts.is_empty();
        // A result folds before another one can fold to it, so the reverse order finds chains of folded results.
        for (old, new) in core::mem::take(&mut self.folded).into_iter().rev() {
            if self.is_used(body, old) || self.needed.contains(&old) {
                self.needed.insert(new);
            }
        }
        for at in 0..self.old_args.len() {
            let (block, n) = self.old_args[at];
            for i in 0..n {
                let arg = body.args(block)[i];
                self.settle(body, converter, arg);
            }
        }
        self.pack_unsplit(body, converter);
        let mut retired = core::mem::take(&mut self.retired);
        for &op in &retired {
            for result in body.results(op) {
                self.settle(body, converter, result);
            }
        }
        // Ids that somebody else knows stay.
        let compact = small && self.entries.is_empty() && body.source_names().is_none();
        if compact && self.casts.is_empty() && body.is_sparse(&retired) {
            retired.clear();
            self.retired = retired;
            let packers = core::mem::take(&mut self.packers);
            for made in packers.into_iter().flat_map(|packer| packer.ops.into_iter().rev()) {
                if !body.results(made).iter().any(|result| self.is_used(body, result)) {
                    self.retire(made);
                }
            }
            self.compact(body);
            return;
        }
        body.erase_all(&retired);
        retired.clear();
        self.retired = retired;
        for (block, n) in core::mem::take(&mut self.old_args) {
            body.erase_first_args(block, n);
        }
        self.drop_casts(body);
        if compact && self.widened && body.is_sparse(&[]) {
            self.compact(body);
            return;
        }
        if self.changed {
            // The next pass queries the order of operations.
            body.renumber_all();
        }
        if self.widened {
            body.settle(&mut self.compactor);
        }
    }

    /// Erases what was replaced by leaving it behind.
    fn compact(&mut self, body: &mut Body) {
        body.compact(&self.retired_flag, &self.old_args, &mut self.compactor);
        self.old_args.clear();
        for pending in self.requests.iter_mut().filter(|pending| pending.owners.is_empty()) {
            pending.at = pending.at.and_then(|op| self.compactor.op(op));
            if let Some((op, _)) = &mut pending.request.patch
                && let Some(new) = self.compactor.op(*op)
            {
                *op = new;
            }
        }
    }

    /// Makes the remaining users of a replaced value use its replacement.
    fn settle(&mut self, body: &mut Body, converter: &mut TypeConverter, old: Value) {
        if self.mapped(old).is_none() && !self.packs.contains_key(&old)
            || !(self.is_used(body, old) || self.needed.contains(&old))
        {
            return;
        }
        let ty = body.ty(old);
        let new = match self.mapped(old) {
            Some(next) => {
                let loc = value_loc(body, old);
                self.resolve(body, converter, next, ty, loc)
            }
            None => match self.pack_source(body, converter, old, ty) {
                Some(new) => new,
                None => return,
            },
        };
        body.replace_all_uses(old, new);
    }

    /// Whether an operation that stays uses a value.
    fn is_used(&self, body: &Body, value: Value) -> bool {
        body.users(value).any(|user| !self.is_retired(user))
    }

    /// The original type's value from the parts an argument was split into: a cast of the packed value.
    fn pack_source(
        &mut self,
        body: &mut Body,
        converter: &mut TypeConverter,
        old: Value,
        ty: Type,
    ) -> Option<Value> {
        let converted = converter.convert(ty)?;
        let loc = value_loc(body, old);
        let packed = self.cast(body, converter, old, converted, loc);
        if converted == ty {
            return Some(packed);
        }
        Some(self.cast(body, converter, packed, ty, loc))
    }

    fn drop_casts(&mut self, body: &mut Body) {
        if self.casts.is_empty() && self.packers.is_empty() {
            return;
        }
        let casts = core::mem::take(&mut self.casts);
        let mut mine: FxHashMap<Op, ()> = FxHashMap::default();
        mine.extend(casts.iter().map(|&op| (op, ())));
        for &cast in &casts {
            if body.n_operands(cast) != 1 {
                continue;
            }
            let (input, result) = (body.operand(cast, 0), body.result(cast, 0));
            let undone =
                body.def_op(input).filter(|def| mine.contains_key(def) && body.n_operands(*def) == 1);
            if let Some(def) = undone
                && body.ty(body.operand(def, 0)) == body.ty(result)
            {
                let source = body.operand(def, 0);
                body.replace_all_uses(result, source);
            }
        }
        let packers = core::mem::take(&mut self.packers);
        for &made in casts.iter().rev().chain(packers.iter().flat_map(|packer| packer.ops.iter().rev())) {
            if !body.is_erased(made) && body.results(made).iter().all(|r| body.has_no_uses(r)) {
                body.erase(made);
            }
        }
    }
}

/// Whether an argument that became one value still needs packing.
fn packs_single(body: &Body, converter: &TypeConverter, old: Value, new: Value) -> bool {
    let (old, new) = (body.ty(old), body.ty(new));
    old != new && converter.packs_single.is_some_and(|packs| packs(body.ctx(), old, new))
}

/// Clears a map; one that grew large goes, since clearing costs what it could hold.
fn clear_map<K, V>(map: &mut FxHashMap<K, V>) {
    const LARGE: usize = 256;
    if map.capacity() > LARGE {
        *map = FxHashMap::default();
    } else {
        map.clear();
    }
}

/// The location of what defines a value.
fn value_loc(body: &Body, value: Value) -> Loc {
    match body.value_def(value) {
        ValueDef::Result(op, _) => body.loc(op),
        ValueDef::Arg(..) => body.arg_loc(value),
    }
}

/// An operation as it was before it was folded in place.
pub(super) struct Snapshot {
    operands: SmallVec<[Value; 4]>,
    /// The words of the slots.
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

    #[cold]
    pub(super) fn restore(self, body: &mut Body, op: Op) {
        body.set_operands(op, &self.operands);
        for (i, word) in self.slots.into_iter().enumerate() {
            body.set_slot(op, i, terrace_ir::Attr::from_raw(word));
        }
    }
}
