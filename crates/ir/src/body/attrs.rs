//! Attributes of operations: inherent ones by slot, discardable ones as one dictionary.

use super::ops::UnitWords;
use super::{Body, CODE_MASK, HAS_EXTRA, Op, OpRecord, PACKED};
use crate::attrs::{Attr, DictionaryAttr};
use crate::context::{Context, Str};
use crate::decl::OpDef;
use crate::params::Entries;
use terrace_support::pool::capacity;
use terrace_support::small_vec::SmallVec;

/// The inherent attributes of an operation, by slot.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Slots<'a> {
    /// The raw attributes of the slots that are stored; zero is absent.
    words: &'a [u32],
    /// The slots that are stored, as a bit set, if not all are.
    set: Option<u64>,
    len: usize,
}

/// Divides the entries of a dictionary, as upstream's `Operation::setAttrs` does for an operation of kind `def`: calls
/// `inherent` with those that the kind declares, and returns the dictionary of the others. Segment sizes are dropped, since
/// they follow from the operation's groups.
pub(super) fn divide_attrs(
    ctx: &Context,
    def: &OpDef,
    dict: Attr,
    mut inherent: impl FnMut(usize, Attr),
) -> Option<Attr> {
    let entries = dict.as_::<DictionaryAttr>(ctx)?.entries;
    let slot_of = |name| def.dictionary_slot_of(ctx.bytes(name));
    let has_slots = def.registered && def.n_slots() != 0;
    if !has_slots || entries.iter().all(|(name, _)| slot_of(name).is_none()) {
        return Some(dict);
    }
    let mut others: SmallVec<[(Str, Attr); 8]> = SmallVec::new();
    for (name, attr) in entries.iter() {
        match slot_of(name) {
            None => others.push((name, attr)),
            Some(slot) if slot < def.attrs.len() => inherent(slot, attr),
            Some(_) => {}
        }
    }
    (!others.is_empty()).then(|| DictionaryAttr::of(ctx, &others))
}

/// The words before the attributes of a packed operation: the set of their slots.
pub(super) const SET: usize = 2;

/// The index of slot `i` among the slots of a set.
#[inline]
fn rank(set: u64, i: usize) -> usize {
    (set & ((1u64 << i) - 1)).count_ones() as usize
}

impl<'a> Slots<'a> {
    /// The attribute in slot `i`.
    #[inline]
    pub fn get(self, i: usize) -> Option<Attr> {
        Attr::from_raw(self.raw(i))
    }
    /// The raw attribute in slot `i`, zero when it is absent.
    #[inline]
    pub fn raw(self, i: usize) -> u32 {
        let at = match self.set {
            None => i,
            Some(set) if i < 64 && set & 1 << i != 0 => rank(set, i),
            Some(_) => return 0,
        };
        self.words.get(at).copied().unwrap_or(0)
    }
    /// Whether any slot of a bit set is set.
    #[inline]
    pub fn any_of(self, slots: u64) -> bool {
        match self.set {
            None => self.words.iter().take(64).enumerate().any(|(i, &raw)| raw != 0 && slots & (1 << i) != 0),
            Some(set) => set & slots != 0,
        }
    }
    /// The attributes, in order of their slots.
    #[inline]
    pub fn attrs(self) -> impl Iterator<Item = Attr> + 'a {
        self.words.iter().filter_map(|&raw| Attr::from_raw(raw))
    }
    /// The slots that are set, in order, with their attributes.
    #[inline]
    pub fn taken(self) -> impl Iterator<Item = (usize, Attr)> + 'a {
        let mut left = self.set.unwrap_or(0);
        self.words.iter().enumerate().filter_map(move |(at, &raw)| {
            let slot = match self.set {
                None => at,
                Some(_) => {
                    let slot = left.trailing_zeros() as usize;
                    left &= left.wrapping_sub(1);
                    slot
                }
            };
            Attr::from_raw(raw).map(|attr| (slot, attr))
        })
    }
    /// The raw attributes of all slots, zero for absent ones.
    pub fn to_words(self) -> SmallVec<[u32; 8]> {
        match self.set {
            None => SmallVec::from_slice(self.words),
            Some(_) => (0..self.len).map(|i| self.raw(i)).collect(),
        }
    }
    /// How many slots there are.
    pub fn len(self) -> usize {
        self.len
    }
    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.len == 0
    }
}

impl Body {
    /// How many words the attribute slots take.
    #[inline]
    pub(super) fn slot_words(&self, op: Op) -> usize {
        let record = self.record(op);
        match record.code & PACKED {
            0 => self.def(op).n_slots(),
            _ => SET + self.packed_set(record.run).count_ones() as usize,
        }
    }

    /// The slots of a packed operation that are stored.
    #[inline]
    fn packed_set(&self, run: u32) -> u64 {
        u64::from(*self.words.at(run)) | u64::from(*self.words.at(run + 1)) << 32
    }

    /// The inherent attributes by slot.
    #[inline]
    pub fn slots(&self, op: Op) -> Slots<'_> {
        self.slots_of(self.record(op), self.def(op).n_slots())
    }

    /// The inherent attributes of a record with `len` slots.
    #[inline]
    pub(crate) fn slots_of(&self, &OpRecord { run, code, .. }: &OpRecord, len: usize) -> Slots<'_> {
        if code & PACKED == 0 {
            return Slots { words: self.words.run(run, len), set: None, len };
        }
        let set = self.packed_set(run);
        let words = self.words.run(run + SET as u32, set.count_ones() as usize);
        Slots { words, set: Some(set), len }
    }

    /// The inherent attribute in slot `i`.
    #[inline]
    pub fn slot(&self, op: Op, i: usize) -> Option<Attr> {
        let &OpRecord { run, code, .. } = self.record(op);
        if code & PACKED != 0 {
            return self.packed_slot(op, i);
        }
        Attr::from_raw(*self.words.at(run + i as u32))
    }

    /// [`Body::slot`] of a packed operation. Most slots are not set, and the set alone decides that.
    fn packed_slot(&self, op: Op, i: usize) -> Option<Attr> {
        let run = self.record(op).run;
        let set = self.packed_set(run);
        if i >= 64 || set & 1 << i == 0 {
            return None;
        }
        Attr::from_raw(*self.words.at(run + (SET + rank(set, i)) as u32))
    }

    /// Sets the inherent attribute in slot `i`.
    #[inline]
    pub fn set_slot(&mut self, op: Op, i: usize, attr: Option<Attr>) {
        debug_assert!(i < self.def(op).n_slots(), "slot number out of range");
        self.touch(op);
        let &OpRecord { run, code, .. } = self.record(op);
        if code & PACKED != 0 {
            return self.set_packed(op, i, attr);
        }
        *self.words.at_mut(run + i as u32) = attr.map_or(0, |a| a.raw());
    }

    #[inline(never)]
    fn set_packed(&mut self, op: Op, i: usize, attr: Option<Attr>) {
        let run = self.record(op).run;
        let set = self.packed_set(run);
        let bit = 1u64 << i;
        let at = SET + rank(set, i);
        if set & bit != 0
            && let Some(attr) = attr
        {
            *self.words.at_mut(run + at as u32) = attr.raw();
            return;
        }
        let new = attr.map_or(set & !bit, |_| set | bit);
        if new == set {
            return;
        }
        let UnitWords { start, len, .. } = self.unit_words(op);
        let before = (run - start) as usize;
        let mut words: SmallVec<[u32; 32]> = SmallVec::from_slice(self.words.run(start, len));
        match attr {
            Some(attr) => words.insert(before + at, attr.raw()),
            None => _ = words.remove(before + at),
        }
        words[before] = new as u32;
        words[before + 1] = (new >> 32) as u32;
        let mut to = start;
        if capacity(words.len()) != capacity(len) {
            self.words.release(start, len);
            to = self.words.alloc(words.len(), 0);
        }
        self.words.run_mut(to, words.len()).copy_from_slice(&words);
        self.ops[op.index()].run = to + before as u32;
    }

    /// Changes the kind of an operation without successors and regions, and its attributes to these, raw by slot, which must
    /// not be more than it has slots. Operands, results and discardable attributes stay.
    pub fn become_kind(&mut self, op: Op, def: &'static OpDef, slots: &[u32]) {
        debug_assert!(slots.len() == def.n_slots() && slots.len() <= self.slot_words(op), "too many slots");
        debug_assert!(
            self.record(op).code & (HAS_EXTRA | PACKED) == 0 && !def.is_packed(),
            "the operation has successors or regions, or very many slots"
        );
        self.touch(op);
        let record = &mut self.ops[op.index()];
        record.code = record.code & !CODE_MASK | def.code();
        self.words.run_mut(record.run, slots.len()).copy_from_slice(slots);
    }

    /// The inherent attribute in slot `i`, or its default if it is absent.
    #[inline]
    pub fn slot_or_default(&self, op: Op, i: usize) -> Option<Attr> {
        self.slot(op, i).or_else(|| self.def(op).default_of(i, &self.ctx))
    }

    /// Sets the inherent attribute in slot `i` from its typed view.
    #[inline]
    pub fn set_slot_as<T: crate::decl::AttrType>(&mut self, op: Op, i: usize, view: T::View) {
        let attr = T::encode(&self.ctx, view);
        self.set_slot(op, i, Some(attr));
    }

    /// The discardable attributes, in order of name.
    pub fn dict_entries(&self, op: Op) -> Entries<'_> {
        self.dict(op)
            .and_then(|dict| dict.as_::<DictionaryAttr>(&self.ctx))
            .map_or(Entries::from_words(&[]), |dict| dict.entries)
    }

    /// The discardable attribute of this name.
    pub fn discardable(&self, op: Op, name: &str) -> Option<Attr> {
        let dict = self.dict_entries(op);
        if dict.is_empty() {
            return None;
        }
        dict.search(&self.ctx, self.ctx.find_str(name.as_bytes())?)
    }

    /// Sets or removes a discardable attribute.
    pub fn set_discardable(&mut self, op: Op, name: Str, attr: Option<Attr>) {
        let mut entries: SmallVec<[(Str, Attr); 8]> =
            self.dict_entries(op).iter().filter(|&(n, _)| n != name).collect();
        entries.extend(attr.map(|attr| (name, attr)));
        let dict = DictionaryAttr::of(&self.ctx, &entries);
        self.set_dict(op, Some(dict));
    }

    /// The attribute of this name, inherent or discardable.
    pub fn attr(&self, op: Op, name: &str) -> Option<Attr> {
        match self.def(op).slot_of(name) {
            Some(slot) => self.slot(op, slot),
            None => self.discardable(op, name),
        }
    }

    /// Whether no entry of an operation's dictionary is an inherent attribute of operations of kind `def`.
    pub fn stays_discardable(&self, op: Op, def: &OpDef) -> bool {
        def.n_slots() == 0
            || self.dict_entries(op).iter().all(|(name, _)| {
                core::str::from_utf8(self.ctx.bytes(name))
                    .map_or(true, |name| def.dictionary_slot_of(name).is_none())
            })
    }

    /// Sets the attributes of a dictionary by name: inherent ones in their slots, the others as the discardable ones.
    pub fn set_attrs(&mut self, op: Op, dict: Attr) {
        let (ctx, def) = (self.ctx.clone(), self.def(op));
        let others = divide_attrs(&ctx, def, dict, |slot, attr| self.set_slot(op, slot, Some(attr)));
        self.set_dict(op, others);
    }

    /// Sets the discardable attributes to those entries of a dictionary that the operation does not declare.
    pub fn set_discardable_attrs(&mut self, op: Op, dict: Attr) {
        let others = divide_attrs(&self.ctx, self.def(op), dict, |_, _| {});
        self.set_dict(op, others);
    }

    /// Sets an attribute by name: in its slot when the operation declares it, else as discardable.
    pub fn set_attr(&mut self, op: Op, name: &str, attr: Option<Attr>) {
        match self.def(op).slot_of(name) {
            Some(slot) => self.set_slot(op, slot, attr),
            None => {
                let name = self.ctx.intern(name);
                self.set_discardable(op, name, attr);
            }
        }
    }
}
