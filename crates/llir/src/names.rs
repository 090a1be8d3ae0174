//! Names of the arguments, blocks and instructions of one body.

use crate::value::{TAG_ARG, Value};
use hashbrown::HashTable;

/// A name and its local.
#[derive(Clone, Copy, Debug)]
struct Entry {
    /// Tag and payload of the local.
    local: u64,
    start: u32,
    len: u32,
    hash: u32,
}

/// The names of locals, in both directions. All text is in one buffer.
#[derive(Default, Debug)]
pub(crate) struct Names {
    text: Vec<u8>,
    entries: Vec<Entry>,
    /// Index of the entry plus one of each instruction, argument and block; zero if it has none.
    by_local: [Vec<u32>; 3],
    by_name: HashTable<u32>,
    next_suffix: u32,
}

fn hash_of(name: &[u8]) -> u32 {
    terrace_support::hash_bytes(name) as u32
}

/// The hash in the table, from the part that an entry has.
fn spread(hash: u32) -> u64 {
    u64::from(hash).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(32)
}

fn local_of(value: Value) -> u64 {
    value.tag() << 32 | u64::from(value.payload())
}

impl Names {
    fn text_of(&self, entry: u32) -> &[u8] {
        let Entry { start, len, .. } = self.entries[entry as usize];
        &self.text[start as usize..(start + len) as usize]
    }

    fn slot(&mut self, local: u64) -> Option<&mut u32> {
        let list = self.by_local.get_mut((local >> 32) as usize - 1)?;
        let at = local as u32 as usize;
        if list.len() <= at {
            list.resize(at + 1, 0);
        }
        list.get_mut(at)
    }

    fn find(&self, hash: u32, name: &[u8]) -> Option<u32> {
        self.by_name.find(spread(hash), |&entry| self.text_of(entry) == name).copied()
    }

    /// The number of names.
    pub(crate) fn len(&self) -> usize {
        self.entries.len()
    }

    /// The name of a local.
    #[inline]
    pub(crate) fn get(&self, value: Value) -> Option<&[u8]> {
        let list = self.by_local.get((value.tag() as usize).checked_sub(1)?)?;
        let entry = list.get(value.payload() as usize)?.checked_sub(1)?;
        Some(self.text_of(entry))
    }

    /// The tag and payload of the local with this name.
    pub(crate) fn lookup(&self, name: &[u8]) -> Option<(u64, u32)> {
        let local = self.entries[self.find(hash_of(name), name)? as usize].local;
        Some((local >> 32, local as u32))
    }

    /// Names a local that has no name. Returns `false`, and changes nothing, if the name is in use.
    pub(crate) fn insert(&mut self, value: Value, name: &[u8]) -> bool {
        debug_assert!(value.tag() <= TAG_ARG + 1);
        let hash = hash_of(name);
        if self.find(hash, name).is_some() {
            return false;
        }
        let (local, entry) = (local_of(value), self.entries.len() as u32);
        let start = self.text.len() as u32;
        self.text.extend_from_slice(name);
        self.entries.push(Entry { local, start, len: name.len() as u32, hash });
        let entries = &self.entries;
        self.by_name.insert_unique(spread(hash), entry, |&entry| spread(entries[entry as usize].hash));
        if let Some(slot) = self.slot(local) {
            *slot = entry + 1;
        }
        true
    }

    /// Names a local anew; a name in use gets a suffix, an empty one removes the name.
    pub(crate) fn set(&mut self, value: Value, name: &[u8]) {
        let old = self.slot(local_of(value)).map_or(0, core::mem::take);
        if let Some(old) = old.checked_sub(1)
            && let Ok(found) =
                self.by_name.find_entry(spread(self.entries[old as usize].hash), |&entry| entry == old)
        {
            found.remove();
        }
        if name.is_empty() {
            return;
        }
        if !self.insert(value, name) {
            self.set_suffixed(value, name);
        }
    }

    /// Names a local without a name, with a suffix even if the name is free.
    pub(crate) fn set_suffixed(&mut self, value: Value, name: &[u8]) {
        let mut unique = name.to_vec();
        loop {
            self.next_suffix += 1;
            unique.truncate(name.len());
            unique.extend_from_slice(self.next_suffix.to_string().as_bytes());
            if self.insert(value, &unique) {
                return;
            }
        }
    }
}
