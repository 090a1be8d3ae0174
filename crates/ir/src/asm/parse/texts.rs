//! What fragments of text stand for, by their bytes.

use core::ops::Range;
use terrace_support::hash_bytes;
use terrace_support::hashbrown::HashTable;

/// Values by text. The texts are copied, since the memory of the source is given back when it is parsed: reading it
/// again would take a page fault, and more memory.
pub(super) struct ByText<T> {
    table: HashTable<Entry<T>>,
    texts: Vec<u8>,
}

struct Entry<T> {
    hash: u64,
    /// The text in [`ByText::texts`].
    text: Range<u32>,
    /// Tells values of one text apart.
    owner: u32,
    value: T,
}

impl<T> Entry<T> {
    #[inline]
    fn is(&self, texts: &[u8], hash: u64, text: &[u8], owner: u32) -> bool {
        let Range { start, end } = self.text;
        (self.hash, self.owner) == (hash, owner) && texts[start as usize..end as usize] == *text
    }
}

impl<T> Default for ByText<T> {
    fn default() -> Self {
        Self { table: HashTable::new(), texts: Vec::new() }
    }
}

fn hash(text: &[u8], owner: u32) -> u64 {
    hash_bytes(text).wrapping_add(u64::from(owner))
}

impl<T> ByText<T> {
    /// The value of a text for an owner.
    #[inline]
    pub fn get(&self, text: &[u8], owner: u32) -> Option<&T> {
        let hash = hash(text, owner);
        self.table.find(hash, |entry| entry.is(&self.texts, hash, text, owner)).map(|entry| &entry.value)
    }

    /// Sets the value of a text for an owner.
    pub fn insert(&mut self, text: &[u8], owner: u32, value: T) {
        let hash = hash(text, owner);
        if let Some(entry) = self.table.find_mut(hash, |entry| entry.is(&self.texts, hash, text, owner)) {
            entry.value = value;
            return;
        }
        let start = self.texts.len() as u32;
        self.texts.extend_from_slice(text);
        let text = start..self.texts.len() as u32;
        self.table.insert_unique(hash, Entry { hash, text, owner, value }, |entry| entry.hash);
    }
}
