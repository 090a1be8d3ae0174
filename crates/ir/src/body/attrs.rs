//! Attributes of operations: inherent ones by slot, discardable ones as one dictionary.

use super::{Body, Op};
use crate::attrs::{Attr, DictionaryAttr};
use crate::context::Str;
use crate::params::Entries;
use smallvec::SmallVec;

/// The inherent attributes of an operation, by slot; zero words are absent.
#[derive(Clone, Copy)]
pub struct Slots<'a>(&'a [u32]);

impl<'a> Slots<'a> {
    /// The raw words, zero for absent attributes.
    pub fn words(self) -> &'a [u32] {
        self.0
    }
    /// The attribute in slot `i`.
    #[inline]
    pub fn get(self, i: usize) -> Option<Attr> {
        self.0.get(i).and_then(|&raw| Attr::from_raw(raw))
    }
    /// Whether any slot of a bit set is taken.
    #[inline]
    pub fn any_of(self, slots: u64) -> bool {
        self.0.iter().take(64).enumerate().any(|(i, &raw)| raw != 0 && slots & (1 << i) != 0)
    }
    /// How many slots there are.
    pub fn len(self) -> usize {
        self.0.len()
    }
    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.0.is_empty()
    }
}

impl Body {
    pub(super) fn n_slots(&self, op: Op) -> usize {
        self.def(op).n_slots()
    }

    /// The inherent attributes by slot.
    #[inline]
    pub fn slots(&self, op: Op) -> Slots<'_> {
        Slots(self.words.run(self.record(op).run, self.n_slots(op)))
    }

    /// The inherent attribute in slot `i`.
    #[inline]
    pub fn slot(&self, op: Op, i: usize) -> Option<Attr> {
        Attr::from_raw(*self.words.at(self.record(op).run + i as u32))
    }

    /// Sets the inherent attribute in slot `i`.
    #[inline]
    pub fn set_slot(&mut self, op: Op, i: usize, attr: Option<Attr>) {
        debug_assert!(i < self.n_slots(op), "slot number out of range");
        let run = self.record(op).run;
        self.touch(op);
        *self.words.at_mut(run + i as u32) = attr.map_or(0, |a| a.raw());
    }

    /// The inherent attribute in slot `i`, or the default that its absence stands for.
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

    /// The discardable attributes.
    #[inline]
    pub fn dict(&self, op: Op) -> Option<Attr> {
        self.record(op).dict
    }

    /// Replaces the discardable attributes by a dictionary.
    pub fn set_dict(&mut self, op: Op, dict: Option<Attr>) {
        self.touch(op);
        self.ops[op.index()].dict = dict.filter(|&dict| dict != Attr::EMPTY_DICT);
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
        dict.get(self.ctx.find_str(name.as_bytes())?)
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
