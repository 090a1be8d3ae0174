//! What aliases stand for, by name.

use super::names::{Index, Name};

/// What the names of one sort of alias stand for.
pub(crate) struct Aliases<T> {
    index: Index,
    entries: Vec<(Name, T)>,
}

impl<T> Default for Aliases<T> {
    fn default() -> Self {
        Self { index: Index::default(), entries: Vec::new() }
    }
}

impl<T: Copy> Aliases<T> {
    /// What a name stands for, and where that is said.
    #[inline]
    pub fn get(&self, text: &[u8], name: &Name) -> Option<(T, u32)> {
        let text_of = |entry: u32| self.entries[entry as usize - 1].0.text(text);
        let entry = self.index.get(name, text, text_of);
        let &(name, meaning) = self.entries.get((entry as usize).wrapping_sub(1))?;
        Some((meaning, name.start))
    }

    /// Adds a name that is not there.
    pub fn insert(&mut self, text: &[u8], name: Name, meaning: T) {
        let text_of = |entry: u32| self.entries[entry as usize - 1].0.text(text);
        self.index.put(&name, self.entries.len() as u32 + 1, text, text_of);
        self.entries.push((name, meaning));
    }
}
