//! The order in which upstream visits the nodes of a graph: that of a `DenseMap` with their numbers as keys, since it decides
//! which loops are fused first.

/// The least number of buckets.
const MIN_BUCKETS: usize = 64;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Bucket {
    Empty,
    Erased,
    Used(u32),
}

/// A set of numbers in the order of a hash table with quadratic probing.
#[derive(Default)]
pub(super) struct Table {
    buckets: Vec<Bucket>,
    n_used: usize,
    n_erased: usize,
}

impl Table {
    /// The numbers in the order of their buckets.
    pub(super) fn iter(&self) -> impl Iterator<Item = u32> + '_ {
        self.buckets.iter().filter_map(|bucket| match bucket {
            Bucket::Used(key) => Some(*key),
            Bucket::Empty | Bucket::Erased => None,
        })
    }

    /// The bucket of a number that is not in the table: the first erased one on the way to an empty one, or that one.
    fn free_bucket(&self, key: u32) -> usize {
        let mask = self.buckets.len() - 1;
        let mut at = key.wrapping_mul(37) as usize & mask;
        let mut erased = None;
        for step in 1.. {
            match self.buckets[at] {
                Bucket::Empty => break,
                Bucket::Erased => erased = erased.or(Some(at)),
                Bucket::Used(_) => {}
            }
            at = (at + step) & mask;
        }
        erased.unwrap_or(at)
    }

    /// Adds a number that is not in the table yet.
    pub(super) fn insert(&mut self, key: u32) {
        let (n, n_after) = (self.buckets.len(), self.n_used + 1);
        if n_after * 4 >= n * 3 {
            self.rehash((n * 2).max(MIN_BUCKETS));
        } else if n - (n_after + self.n_erased) <= n / 8 {
            self.rehash(n);
        }
        let at = self.free_bucket(key);
        self.n_erased -= usize::from(self.buckets[at] == Bucket::Erased);
        self.buckets[at] = Bucket::Used(key);
        self.n_used += 1;
    }

    fn rehash(&mut self, n: usize) {
        let keys: Vec<u32> = self.iter().collect();
        self.buckets = vec![Bucket::Empty; n];
        self.n_erased = 0;
        for key in keys {
            let at = self.free_bucket(key);
            self.buckets[at] = Bucket::Used(key);
        }
    }

    /// Removes a number.
    pub(super) fn remove(&mut self, key: u32) {
        if let Some(bucket) = self.buckets.iter_mut().find(|bucket| **bucket == Bucket::Used(key)) {
            *bucket = Bucket::Erased;
            self.n_used -= 1;
            self.n_erased += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn buckets_decide_the_order() {
        let mut table = Table::default();
        (0..6).for_each(|key| table.insert(key));
        assert_eq!(table.iter().collect::<Vec<_>>(), [0, 2, 4, 1, 3, 5]);
        table.remove(4);
        assert_eq!(table.iter().collect::<Vec<_>>(), [0, 2, 1, 3, 5]);
        // The table is full enough to grow.
        (6..60).for_each(|key| table.insert(key));
        assert_eq!(table.buckets.len(), 128);
        assert_eq!(table.iter().count(), 59);
    }
}
