//! `distinct[n]` attributes by their numbers in the text.

use crate::Attr;
use terrace_support::FxHashMap;

/// The attributes by number. Printers count them, so most numbers index a vector.
#[derive(Default)]
pub(crate) struct DistinctAttrs {
    dense: Vec<Option<Attr>>,
    /// Attributes whose numbers are far beyond those before them.
    others: FxHashMap<u64, Attr>,
}

impl DistinctAttrs {
    /// The largest gap between numbers in `dense`.
    const GAP: usize = 16;

    /// The attribute of a number, if it was added.
    #[inline]
    pub fn get(&self, number: u64) -> Option<Attr> {
        let dense = usize::try_from(number).ok().and_then(|at| self.dense.get(at).copied().flatten());
        dense.or_else(|| if self.others.is_empty() { None } else { self.others.get(&number).copied() })
    }

    /// Adds the attribute of a new number.
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

    /// Whether there is no attribute.
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
        let mut distincts = DistinctAttrs::default();
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
