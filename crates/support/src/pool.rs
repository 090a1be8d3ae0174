//! Runs of small elements in one flat array, with free lists by size class.
//!
//! A run is a start index and a length kept by its owner. Runs are rounded up to a power of two, so
//! growing within the class is free and a released run serves the next one of its class.

/// A pool of runs of `T`.
#[derive(Clone)]
pub struct Pool<T> {
    data: Vec<T>,
    /// Starts of released runs by class; most pools never have any.
    free: Option<Box<FreeRuns>>,
}

#[derive(Clone, Default)]
struct FreeRuns(Vec<Vec<u32>>);

impl<T> Default for Pool<T> {
    fn default() -> Self {
        Self { data: Vec::new(), free: None }
    }
}

/// The capacity of a run of `len` elements: zero, or the next power of two.
#[inline]
pub fn capacity(len: usize) -> usize {
    if len <= 3 { len } else { len.next_power_of_two() }
}

#[inline]
fn class(capacity: usize) -> usize {
    if capacity <= 3 { capacity } else { capacity.trailing_zeros() as usize + 2 }
}

impl<T: Copy> Pool<T> {
    /// An empty pool with room for `n` elements.
    pub fn with_capacity(n: usize) -> Self {
        Self { data: Vec::with_capacity(n), free: None }
    }

    /// How many elements there are, in runs and waiting for reuse.
    pub fn len(&self) -> usize {
        self.data.len()
    }

    /// Whether nothing was ever put in.
    pub fn is_empty(&self) -> bool {
        self.data.is_empty()
    }

    /// Allocates a run of `len` elements, all set to `fill`, and returns its start.
    #[inline]
    pub fn alloc(&mut self, len: usize, fill: T) -> u32 {
        if len == 0 {
            return 0;
        }
        let cap = capacity(len);
        if let Some(free) = &mut self.free
            && let Some(start) = free.0.get_mut(class(cap)).and_then(Vec::pop)
        {
            self.data[start as usize..start as usize + cap].fill(fill);
            return start;
        }
        let start = self.data.len();
        self.data.resize(start + cap, fill);
        u32::try_from(start).expect("a pool holds at most four billion elements")
    }

    /// Gives a run back.
    pub fn release(&mut self, start: u32, len: usize) {
        if len == 0 {
            return;
        }
        let class = class(capacity(len));
        let free = &mut self.free.get_or_insert_default().0;
        if free.len() <= class {
            free.resize_with(class + 1, Vec::new);
        }
        free[class].push(start);
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

    /// Moves everything into a pool that takes no more memory than it needs; this one is empty then, but keeps its
    /// memory.
    pub fn drain(&mut self) -> Self {
        let data = self.data.as_slice().to_vec();
        self.data.clear();
        Self { data, free: self.free.take() }
    }

    /// Makes room for `n` more elements.
    pub fn reserve(&mut self, n: usize) {
        self.data.reserve(n);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn released_runs_are_reused_by_class() {
        let mut pool = Pool::default();
        let a = pool.alloc(5, 1u32);
        assert_eq!(pool.run(a, 8), [1; 8]);
        pool.release(a, 5);
        assert_eq!(pool.alloc(7, 2), a);
        assert_ne!(pool.alloc(4, 3), a);
        assert_eq!(pool.alloc(0, 9), 0);
    }
}
