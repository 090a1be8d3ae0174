//! Inherent attributes of operations: few sets of them are those of most operations.

use terrace_ir::Attr;
use terrace_ir::body::Slots;
use terrace_ir::decl::OpDef;
use terrace_support::hash_u64;
use terrace_support::hashbrown::HashTable;

/// The sets of inherent attributes.
#[derive(Default)]
pub struct SlotSets {
    list: Vec<SlotSet>,
    /// Slots and attributes, those of each set one after another.
    words: Vec<u32>,
    table: HashTable<u32>,
    /// The memory for the words of one operation.
    scratch: Vec<u32>,
}

/// The inherent attributes of operations of one kind.
struct SlotSet {
    def: &'static OpDef,
    /// How many operations have them.
    n_ops: u32,
    hash: u64,
    /// Where the words are.
    start: u32,
    end: u32,
}

impl SlotSets {
    /// Counts an operation. Returns its set and whether no operation before had it.
    #[inline]
    pub fn count(&mut self, def: &'static OpDef, slots: Slots<'_>) -> (u32, bool) {
        let Self { list, words, table, scratch } = self;
        scratch.clear();
        let mut hash = u64::from(def.code());
        for (slot, attr) in slots.taken() {
            scratch.extend([slot as u32, attr.raw()]);
            hash = hash_u64(hash ^ (u64::from(attr.raw()) << 32 | slot as u64));
        }
        let eq = |&at: &u32| {
            let set = &list[at as usize];
            set.hash == hash
                && core::ptr::eq(set.def, def)
                && words[set.start as usize..set.end as usize] == scratch[..]
        };
        if let Some(&at) = table.find(hash, eq) {
            list[at as usize].n_ops += 1;
            return (at, false);
        }
        let start = words.len() as u32;
        words.extend_from_slice(scratch);
        list.push(SlotSet { def, n_ops: 1, hash, start, end: words.len() as u32 });
        let at = list.len() as u32 - 1;
        table.insert_unique(hash, at, |&at| list[at as usize].hash);
        (at, true)
    }

    pub fn len(&self) -> u32 {
        self.list.len() as u32
    }

    /// The kind of operation of a set, and how many operations have it.
    pub fn get(&self, set: u32) -> (&'static OpDef, u32) {
        let set = &self.list[set as usize];
        (set.def, set.n_ops)
    }

    /// The attribute in a slot.
    pub fn slot(&self, set: u32, slot: usize) -> Option<Attr> {
        let SlotSet { start, end, .. } = self.list[set as usize];
        let (pairs, _) = self.words[start as usize..end as usize].as_chunks::<2>();
        let &[_, raw] = pairs.iter().find(|&&[at, _]| at as usize == slot)?;
        Attr::from_raw(raw)
    }
}
