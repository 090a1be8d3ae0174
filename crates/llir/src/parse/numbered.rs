//! Tables by number: `!7`, `%3`.

use terrace_support::FxHashMap;

/// Entries by number; the default of `T` stands for none. Numbers are dense in practice; large ones, which an input can
/// use at will, are in a map.
#[derive(Default)]
pub(super) struct Numbered<T> {
    dense: Vec<T>,
    sparse: FxHashMap<u32, T>,
    /// Numbers from here on are in the map.
    limit: usize,
}

impl<T: Copy + Default> Numbered<T> {
    /// An empty table for a text of this length, whose memory is linear in it.
    pub(super) fn for_text(len: usize) -> Self {
        let mut table = Self::default();
        table.reset(len);
        table
    }

    /// Empties the table, for a text of this length.
    pub(super) fn reset(&mut self, len: usize) {
        self.dense.clear();
        self.sparse.clear();
        self.limit = len / 4 + 16;
    }

    /// The entry of a number.
    #[inline]
    pub(super) fn get(&self, number: u32) -> T {
        match self.dense.get(number as usize) {
            Some(&entry) => entry,
            None => self.get_sparse(number),
        }
    }

    #[inline(never)]
    fn get_sparse(&self, number: u32) -> T {
        if self.sparse.is_empty() {
            T::default()
        } else {
            self.sparse.get(&number).copied().unwrap_or_default()
        }
    }

    /// Sets the entry of a number.
    #[inline]
    pub(super) fn set(&mut self, number: u32, entry: T) {
        match self.dense.get_mut(number as usize) {
            Some(place) => *place = entry,
            None => self.set_new(number, entry),
        }
    }

    #[inline(never)]
    fn set_new(&mut self, number: u32, entry: T) {
        let at = number as usize;
        if at >= self.limit {
            self.sparse.insert(number, entry);
        } else {
            self.dense.resize(at, T::default());
            self.dense.push(entry);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Numbered;

    #[test]
    fn numbers_of_any_size_have_entries() {
        let mut table = Numbered::<u32>::for_text(40);
        for number in [0, 3, 25, 26, 27, u32::MAX] {
            assert_eq!(table.get(number), 0);
            table.set(number, number ^ 7);
            assert_eq!(table.get(number), number ^ 7);
        }
        assert_eq!((table.get(1), table.get(28), table.get(u32::MAX - 1)), (0, 0, 0));
        assert!(table.dense.len() <= 26);
    }
}
