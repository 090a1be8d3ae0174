//! Slices of small elements in one flat array, with free lists by size class.
//!
//! A run is such a slice: a start index and a length, which its owner keeps. Its capacity is its length rounded up to a
//! size class, so growing within the class is free, and a released run is reused for the next one of its class.

/// A pool of runs of `T`.
#[derive(Clone)]
pub struct Pool<T> {
    data: Vec<T>,
    /// Boxed, since most pools never release a run.
    free: Option<Box<FreeRuns>>,
}

#[derive(Clone, Default)]
struct FreeRuns {
    /// The starts of released runs, by class.
    by_class: Vec<Vec<u32>>,
    /// Bit `i`: whether there is a run of class `i`.
    classes: u128,
}

impl FreeRuns {
    /// Removes all runs, but keeps the memory of the lists.
    fn clear(&mut self) {
        self.by_class.iter_mut().for_each(Vec::clear);
        self.classes = 0;
    }
}

impl<T> Default for Pool<T> {
    fn default() -> Self {
        Self { data: Vec::new(), free: None }
    }
}

/// Up to this length, the capacity of a run is its length.
pub const RUN: usize = 4;

/// The capacity of a run of `len` elements: above [`RUN`] there are two classes for each power of two, and four above 16.
#[inline]
pub fn capacity(len: usize) -> usize {
    if len <= RUN {
        return len;
    }
    len.next_multiple_of(step(len))
}

/// The distance of the size classes around `len > 4`.
#[inline]
fn step(len: usize) -> usize {
    let power = (len - 1).ilog2();
    1 << (power - if power < 4 { 1 } else { 2 })
}

/// The index of a capacity among the size classes.
#[inline]
fn class(capacity: usize) -> usize {
    if capacity <= 4 {
        return capacity;
    }
    let power = (capacity - 1).ilog2() as usize;
    let (before, steps) = if power < 4 { ((power - 2) * 2, 2) } else { (4 + (power - 4) * 4, 4) };
    4 + before + capacity / step(capacity) - steps
}

impl<T: Copy> Pool<T> {
    /// The number of elements, including those of released runs.
    pub fn len(&self) -> usize {
        self.data.len()
    }

    /// Whether there are no elements.
    pub fn is_empty(&self) -> bool {
        self.data.is_empty()
    }

    /// Makes room for `n` more elements.
    pub fn reserve(&mut self, n: usize) {
        self.data.reserve(n);
    }

    /// Allocates a run of `len` elements, all set to `fill`, and returns its start.
    #[inline]
    pub fn alloc(&mut self, len: usize, fill: T) -> u32 {
        self.alloc_copy(&[], len, fill)
    }

    /// Allocates a run of `len` elements, of which the first are copied from `first` and the rest set to `fill`, and
    /// returns its start.
    #[inline]
    pub fn alloc_copy(&mut self, first: &[T], len: usize, fill: T) -> u32 {
        if len == 0 {
            return 0;
        }
        let cap = capacity(len);
        if let Some(free) = &self.free
            && free.classes != 0
            && free.classes >> class(cap) & 1 != 0
        {
            return self.reuse(first, cap, fill);
        }
        let start = self.next_start();
        // Most runs are so short that one loop beats a call of `memcpy`.
        self.data.extend((0..cap).map(|i| first.get(i).copied().unwrap_or(fill)));
        start
    }

    /// [`Pool::alloc_copy`] in a released run of this capacity.
    #[inline(never)]
    fn reuse(&mut self, first: &[T], cap: usize, fill: T) -> u32 {
        let free = self.free.get_or_insert_default();
        let class = class(cap);
        let runs = &mut free.by_class[class];
        let start = runs.pop().unwrap_or(0);
        if runs.is_empty() {
            free.classes &= !(1 << class);
        }
        let run = self.run_mut(start, cap);
        run[..first.len()].copy_from_slice(first);
        run[first.len()..].fill(fill);
        start
    }

    /// Whether no run was released: new runs are then appended.
    #[inline]
    pub fn is_packed(&self) -> bool {
        self.free.as_ref().is_none_or(|free| free.classes == 0)
    }

    /// The start of the next run while the pool is packed.
    #[inline]
    pub fn next_start(&self) -> u32 {
        u32::try_from(self.data.len()).expect("a pool holds at most four billion elements")
    }

    /// Appends an element. While the pool is packed, up to [`RUN`] consecutive elements form a run.
    #[inline]
    pub fn push(&mut self, element: T) {
        self.data.push(element);
    }

    /// Releases a run for reuse.
    pub fn release(&mut self, start: u32, len: usize) {
        if len == 0 {
            return;
        }
        let class = class(capacity(len));
        let free = self.free.get_or_insert_default();
        if free.by_class.len() <= class {
            free.by_class.resize_with(class + 1, Vec::new);
        }
        free.by_class[class].push(start);
        free.classes |= 1 << class;
    }

    /// The elements of a run.
    #[inline]
    pub fn run(&self, start: u32, len: usize) -> &[T] {
        &self.data[start as usize..start as usize + len]
    }

    /// The elements of a run, to edit.
    #[inline]
    pub fn run_mut(&mut self, start: u32, len: usize) -> &mut [T] {
        &mut self.data[start as usize..start as usize + len]
    }

    /// The element at an absolute index.
    #[inline]
    pub fn at(&self, index: u32) -> &T {
        &self.data[index as usize]
    }

    /// The element at an absolute index, to edit.
    #[inline]
    pub fn at_mut(&mut self, index: u32) -> &mut T {
        &mut self.data[index as usize]
    }

    /// Moves everything into a new pool of exact capacity. This pool is then empty, but keeps its memory.
    pub fn drain(&mut self) -> Self {
        let data = self.data.as_slice().to_vec();
        self.data.clear();
        Self { data, free: self.free.take() }
    }

    /// Moves the elements into the memory of `spare`, which gets the memory of this pool.
    pub fn exchange(&mut self, spare: &mut Self) {
        exchange(&mut self.data, &mut spare.data);
        if self.free.is_none() {
            self.free = spare.free.take();
            self.free.iter_mut().for_each(|free| free.clear());
        }
    }

    /// An empty pool for `n` elements: takes the memory of `spare` if it fits, else allocates.
    pub fn fit(spare: &mut Self, n: usize) -> Self {
        Self { data: fit(&mut spare.data, n), free: None }
    }

    /// Moves the elements into memory that fits them: that of `spare`, or new memory. `spare` gets the memory of this pool,
    /// and the list of released runs is lost.
    pub fn settle(&mut self, spare: &mut Self) {
        settle(&mut self.data, &mut spare.data);
        spare.free = self.free.take();
    }

    /// Removes all elements, but keeps the memory.
    pub fn clear(&mut self) {
        self.data.clear();
        self.free = None;
    }
}

/// Moves the elements of a list into the memory of `spare`, which gets the memory of the list.
pub fn exchange<T: Copy>(list: &mut Vec<T>, spare: &mut Vec<T>) {
    spare.clear();
    spare.extend_from_slice(list);
    core::mem::swap(list, spare);
}

/// An empty list for `n` elements: takes the memory of `spare` if its capacity is at most an eighth larger, else
/// allocates.
pub fn fit<T>(spare: &mut Vec<T>, n: usize) -> Vec<T> {
    let mut old = core::mem::take(spare);
    if (n..=n + n / 8).contains(&old.capacity()) {
        old.clear();
        return old;
    }
    drop(old);
    Vec::with_capacity(n)
}

/// Moves the elements of a list into memory that fits them: that of `spare`, or new memory. `spare` gets the memory of
/// the list.
pub fn settle<T: Copy>(list: &mut Vec<T>, spare: &mut Vec<T>) {
    *spare = fit(spare, list.len());
    exchange(list, spare);
    spare.clear();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn released_runs_are_reused_by_class() {
        let mut pool = Pool::default();
        let a = pool.alloc(5, 1u32);
        assert_eq!(pool.run(a, 5), [1; 5]);
        pool.release(a, 5);
        assert_ne!(pool.alloc(4, 3), a);
        assert_eq!(pool.alloc(5, 2), a);
        assert_eq!(pool.alloc(0, 9), 0);
        let b = pool.alloc(37, 4);
        pool.release(b, 37);
        assert_eq!(pool.alloc(40, 5), b);
    }

    #[test]
    fn capacities_have_consecutive_classes() {
        let mut last = (0, 0);
        for len in 1..5000 {
            let cap = capacity(len);
            assert!(cap >= len && cap <= len + len / 2 && capacity(cap) == cap, "{len}");
            if cap != last.0 {
                assert_eq!(class(cap), last.1 + 1, "{len}");
                last = (cap, class(cap));
            }
        }
    }
}
