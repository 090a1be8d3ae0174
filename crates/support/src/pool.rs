//! Runs of small elements in one flat array, with free lists by size class.
//!
//! A run is a start index and a length kept by its owner. Lengths are rounded up to one of a few, so
//! growing within the class is free and a released run serves the next one of its class.

/// A pool of runs of `T`.
#[derive(Clone)]
pub struct Pool<T> {
    data: Vec<T>,
    /// Released runs; most pools never have any.
    free: Option<Box<FreeRuns>>,
}

#[derive(Clone, Default)]
struct FreeRuns {
    /// Starts by class.
    by_class: Vec<Vec<u32>>,
    /// How many there are, at least while none was reused.
    n: usize,
}

impl FreeRuns {
    /// Forgets them, but keeps the memory.
    fn clear(&mut self) {
        self.by_class.iter_mut().for_each(Vec::clear);
        self.n = 0;
    }
}

impl<T> Default for Pool<T> {
    fn default() -> Self {
        Self { data: Vec::new(), free: None }
    }
}

/// Runs of up to so many elements have just that capacity.
pub const RUN: usize = 4;

/// The capacity of a run of `len` elements: two to each power of two, and four above sixteen.
#[inline]
pub fn capacity(len: usize) -> usize {
    if len <= RUN {
        return len;
    }
    len.next_multiple_of(step(len))
}

/// What capacities below the power of two that holds `len > 4` are multiples of.
#[inline]
fn step(len: usize) -> usize {
    let power = (len - 1).ilog2();
    1 << (power - if power < 4 { 1 } else { 2 })
}

/// The number of a capacity among all capacities.
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
        if len <= RUN && self.is_packed() {
            let start = self.next_start();
            (0..len).for_each(|_| self.data.push(fill));
            return start;
        }
        self.alloc_other(len, fill)
    }

    /// The same for a long run, or where one was released.
    #[inline(never)]
    fn alloc_other(&mut self, len: usize, fill: T) -> u32 {
        let cap = capacity(len);
        if let Some(free) = &mut self.free
            && let Some(start) = free.by_class.get_mut(class(cap)).and_then(Vec::pop)
        {
            self.data[start as usize..start as usize + cap].fill(fill);
            return start;
        }
        let start = self.data.len();
        self.data.resize(start + cap, fill);
        u32::try_from(start).expect("a pool holds at most four billion elements")
    }

    /// Allocates a run of `len` elements, the first ones copied and the rest set to `fill`, and returns its start.
    #[inline]
    pub fn alloc_copy(&mut self, first: &[T], len: usize, fill: T) -> u32 {
        if len == 0 {
            return 0;
        }
        if len <= RUN && self.is_packed() {
            let start = self.next_start();
            self.data.extend_from_slice(first);
            (first.len()..len).for_each(|_| self.data.push(fill));
            return start;
        }
        let start = self.alloc(len, fill);
        self.run_mut(start, first.len()).copy_from_slice(first);
        start
    }

    /// Whether no run is known to be released, so that the next one follows the others.
    #[inline]
    pub fn is_packed(&self) -> bool {
        self.free.as_ref().is_none_or(|free| free.n == 0)
    }

    /// Where the next run starts while the pool is packed.
    #[inline]
    pub fn next_start(&self) -> u32 {
        u32::try_from(self.data.len()).expect("a pool holds at most four billion elements")
    }

    /// Appends an element; up to [`RUN`] of them, one after another, are a run while the pool is packed.
    #[inline]
    pub fn push(&mut self, element: T) {
        self.data.push(element);
    }

    /// Gives a run back.
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
        free.n += 1;
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

    /// Moves the elements into the memory of `room`, which gets this pool's.
    pub fn exchange(&mut self, room: &mut Self) {
        exchange(&mut self.data, &mut room.data);
        if self.free.is_none() {
            self.free = room.free.take();
            self.free.iter_mut().for_each(|free| free.clear());
        }
    }

    /// Takes the memory of `list` for `n` elements if that is about what it holds, else new memory.
    pub fn fit(list: &mut Self, n: usize) -> Self {
        Self { data: fit(&mut list.data, n), free: None }
    }

    /// Moves the elements into memory that is just large enough, that of `room` if it is; this pool's goes there.
    /// Which runs were released is forgotten.
    pub fn settle(&mut self, room: &mut Self) {
        settle(&mut self.data, &mut room.data);
        room.free = self.free.take();
    }

    /// Forgets the elements, but keeps the memory.
    pub fn clear(&mut self) {
        self.data.clear();
        self.free = None;
    }

    /// Makes room for `n` more elements.
    pub fn reserve(&mut self, n: usize) {
        self.data.reserve(n);
    }
}

/// Moves the elements of a list into the memory of `room`, which gets the list's.
pub fn exchange<T: Copy>(list: &mut Vec<T>, room: &mut Vec<T>) {
    room.clear();
    room.extend_from_slice(list);
    core::mem::swap(list, room);
}

/// Takes the memory of `list` for `n` elements if that is about what it holds, else new memory.
pub fn fit<T>(list: &mut Vec<T>, n: usize) -> Vec<T> {
    let mut old = core::mem::take(list);
    if (n..=n + n / 8).contains(&old.capacity()) {
        old.clear();
        return old;
    }
    drop(old);
    Vec::with_capacity(n)
}

/// Moves the elements of a list into memory that is just large enough, that of `room` if it is; the list's goes there.
pub fn settle<T: Copy>(list: &mut Vec<T>, room: &mut Vec<T>) {
    *room = fit(room, list.len());
    exchange(list, room);
    room.clear();
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
    fn each_capacity_has_a_class_of_its_own() {
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
