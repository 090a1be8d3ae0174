//! What `distinct[n]` attributes stand for, by their numbers.

use crate::Attr;
use terrace_support::FxHashMap;

/// Printers count them, so that most numbers are the one after the last.
#[derive(Default)]
pub(crate) struct Distincts {
    /// By number, those that come in about that order.
    dense: Vec<Option<Attr>>,
    others: FxHashMap<u64, Attr>,
}

impl Distincts {
    /// So many numbers may be left out in a row.
    const GAP: usize = 16;

    /// The attribute of a number, if it was met.
    #[inline]
    pub fn get(&self, number: u64) -> Option<Attr> {
        let dense = usize::try_from(number).ok().and_then(|at| self.dense.get(at).copied().flatten());
        dense.or_else(|| if self.others.is_empty() { None } else { self.others.get(&number).copied() })
    }

    /// Notes the attribute of a number that was not met.
    pub fn insert(&mut self, number: u64, attr: Attr) {
        let near = usize::try_from(number).ok().filter(|&at| at < self.dense.len() + Self::GAP);
        let Some(at) = near else {
            self.others.insert(number, attr);
            return;
        };
        if at >= self.dense.len() {
            self.dense.resize(at + 1, None);
        }
        self.dense[at] = Some(attr);
    }

    /// Whether none was met.
    pub fn is_empty(&self) -> bool {
        self.dense.is_empty() && self.others.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_is_found_in_any_order() {
        let numbers = [0, 1, 5, 3, 22, 1 << 32, 21, u64::MAX, 37, (1 << 32) + 1, 36];
        let mut distincts = Distincts::default();
        assert!(distincts.is_empty());
        for (i, &number) in numbers.iter().enumerate() {
            assert_eq!(distincts.get(number), None, "{number}");
            distincts.insert(number, Attr::from_index(i));
        }
        for (i, &number) in numbers.iter().enumerate() {
            assert_eq!(distincts.get(number), Some(Attr::from_index(i)), "{number}");
        }
        assert_eq!([2, 35, 38, u64::MAX - 1].map(|number| distincts.get(number)), [None; 4]);
        assert!(!distincts.is_empty());
    }
}
