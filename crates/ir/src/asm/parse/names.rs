//! SSA names while parsing: a scoped table from name to values, with forward references.

use crate::body::Value;
use crate::types::Type;
use smallvec::SmallVec;
use terrace_support::hashbrown::HashTable;
use terrace_support::{FxHashMap, hash_bytes};

/// A name that was met in the current region or one around it.
#[derive(Clone, Copy)]
pub(super) struct Entry<'p> {
    pub name: &'p [u8],
    hash: u32,
    /// The body that defines it.
    pub frame: u32,
    /// First value; the others follow it.
    pub first: Value,
    pub count: u32,
    /// Where it was defined.
    pub offset: u32,
}

/// A placeholder for a value that is defined later.
#[derive(Clone, Copy)]
pub(super) struct Forward {
    pub number: u32,
    pub value: Value,
    pub ty: Type,
    /// The body that it is in.
    pub frame: u32,
    /// Where it was used first.
    pub offset: u32,
}

/// Names by scope. Entries of inner regions are at the end and go away with their region.
#[derive(Default)]
pub(super) struct Names<'p> {
    table: HashTable<u32>,
    entries: Vec<Entry<'p>>,
    scopes: Vec<u32>,
    /// Forward references that have no definition yet, by name.
    pub forwards: FxHashMap<&'p [u8], SmallVec<[Forward; 1]>>,
    /// The first of them for each name and number.
    pub first_forwards: FxHashMap<(&'p [u8], u32), Forward>,
}

impl<'p> Names<'p> {
    pub fn push_scope(&mut self) {
        self.scopes.push(self.entries.len() as u32);
    }

    pub fn pop_scope(&mut self) {
        let start = self.scopes.pop().unwrap_or(0) as usize;
        for i in (start..self.entries.len()).rev() {
            let hash = self.entries[i].hash;
            if let Ok(found) = self.table.find_entry(spread(hash), |&at| at as usize == i) {
                found.remove();
            }
        }
        self.entries.truncate(start);
    }

    #[inline]
    pub fn find(&self, name: &[u8]) -> Option<&Entry<'p>> {
        let hash = hash_bytes(name) as u32;
        self.table
            .find(spread(hash), |&at| {
                let entry = &self.entries[at as usize];
                entry.hash == hash && entry.name == name
            })
            .map(|&at| &self.entries[at as usize])
    }

    /// Adds a name that is not in the table.
    #[inline]
    pub fn insert(&mut self, name: &'p [u8], frame: u32, first: Value, count: u32, offset: u32) {
        let hash = hash_bytes(name) as u32;
        let at = self.entries.len() as u32;
        self.entries.push(Entry { name, hash, frame, first, count, offset });
        let entries = &self.entries;
        self.table.insert_unique(spread(hash), at, |&at| spread(entries[at as usize].hash));
    }
}

/// Spreads a 32-bit hash over the bits that the table looks at.
fn spread(hash: u32) -> u64 {
    (hash as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15)
}
