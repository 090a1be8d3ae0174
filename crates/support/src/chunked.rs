//! Append-only tables with lock-free reads.
//!
//! Elements never move, so a reader needs no lock: a slot is published with a release store and read
//! with an acquire load. Chunks double in size; an index is resolved with one leading-zero count.

use core::sync::atomic::{AtomicPtr, AtomicU32, AtomicU64, Ordering};
use std::alloc::{Layout, alloc_zeroed, handle_alloc_error};
use std::sync::OnceLock;

const FIRST_BITS: u32 = 8;
const N_CHUNKS: usize = (32 - FIRST_BITS) as usize;

/// A growing table of `&T`, readable without locks while other threads append.
///
/// The table does not own the pointees: the caller keeps them alive for `'static` or for as long as the table
/// (see [`crate::interner::Interner`]).
pub(crate) struct PtrTable<T> {
    chunks: [AtomicPtr<AtomicPtr<T>>; N_CHUNKS],
    len: AtomicU32,
}

/// The chunk of an index and the offset in it.
#[inline]
fn locate(index: u32) -> (usize, usize) {
    let shifted = index as u64 + (1u64 << FIRST_BITS);
    let high = 63 - shifted.leading_zeros();
    ((high - FIRST_BITS) as usize, (shifted - (1u64 << high)) as usize)
}

fn chunk_len(chunk: usize) -> usize {
    1usize << (chunk + FIRST_BITS as usize)
}

/// A chunk of zeros. It comes zeroed from the system, so it takes no memory before it is written.
///
/// # Safety
/// All zeros must be a valid `T`, and `T` must not have size zero.
unsafe fn zeroed<T>(len: usize) -> Box<[T]> {
    let layout = Layout::array::<T>(len).expect("a chunk fits the address space");
    // SAFETY: the layout is not empty, since neither `T` nor a chunk is.
    let base = unsafe { alloc_zeroed(layout) } as *mut T;
    if base.is_null() {
        handle_alloc_error(layout);
    }
    // SAFETY: the memory has the layout of `len` elements and comes from the global allocator, like a box's.
    unsafe { Box::from_raw(core::ptr::slice_from_raw_parts_mut(base, len)) }
}

impl<T> PtrTable<T> {
    /// An empty table; allocates nothing.
    pub const fn new() -> Self {
        Self { chunks: [const { AtomicPtr::new(core::ptr::null_mut()) }; N_CHUNKS], len: AtomicU32::new(0) }
    }

    /// How many indices have been handed out.
    pub fn len(&self) -> usize {
        self.len.load(Ordering::Acquire) as usize
    }

    /// Reserves `n` indices and returns the first. They read as null until they are set.
    #[inline]
    pub fn reserve(&self, n: u32) -> u32 {
        self.len.fetch_add(n, Ordering::AcqRel)
    }

    /// Appends a pointer and returns its index, without an atomic addition: no other thread may append at the same time,
    /// or one of the two pointers is lost.
    #[inline]
    pub fn push_exclusive(&self, value: *mut T) -> u32 {
        let index = self.len.load(Ordering::Relaxed);
        self.set(index, value);
        self.len.store(index + 1, Ordering::Release);
        index
    }

    /// Sets the pointer at a reserved index.
    #[inline]
    pub fn set(&self, index: u32, value: *mut T) {
        let (chunk, offset) = locate(index);
        let base = self.chunk(chunk);
        // SAFETY: `base` is a live allocation of `chunk_len(chunk)` slots and `offset` is below that.
        unsafe { (*base.add(offset)).store(value, Ordering::Release) };
    }

    /// The slots of a chunk, which is allocated at its first use.
    fn chunk(&self, chunk: usize) -> *mut AtomicPtr<T> {
        let base = self.chunks[chunk].load(Ordering::Acquire);
        if !base.is_null() {
            return base;
        }
        // SAFETY: zeros are null pointers.
        let slots: Box<[AtomicPtr<T>]> = unsafe { zeroed(chunk_len(chunk)) };
        let fresh = Box::into_raw(slots) as *mut AtomicPtr<T>;
        match self.chunks[chunk].compare_exchange(
            core::ptr::null_mut(),
            fresh,
            Ordering::AcqRel,
            Ordering::Acquire,
        ) {
            Ok(_) => fresh,
            Err(winner) => {
                // SAFETY: `fresh` came from `Box::into_raw` above and was not published.
                drop(unsafe { Box::from_raw(core::ptr::slice_from_raw_parts_mut(fresh, chunk_len(chunk))) });
                winner
            }
        }
    }

    /// The pointer at `index`, or null when that index was not published.
    #[inline]
    pub fn get(&self, index: u32) -> *mut T {
        let (chunk, offset) = locate(index);
        let Some(slot) = self.chunks.get(chunk) else { return core::ptr::null_mut() };
        let base = slot.load(Ordering::Acquire);
        if base.is_null() {
            return core::ptr::null_mut();
        }
        // SAFETY: a non-null chunk has `chunk_len(chunk)` initialised slots and `locate` stays below that.
        unsafe { (*base.add(offset)).load(Ordering::Acquire) }
    }
}

impl<T> Drop for PtrTable<T> {
    fn drop(&mut self) {
        for (chunk, slot) in self.chunks.iter_mut().enumerate() {
            let base = *slot.get_mut();
            if !base.is_null() {
                // SAFETY: every non-null chunk came from `Box::into_raw` of a slice of this length.
                drop(unsafe { Box::from_raw(core::ptr::slice_from_raw_parts_mut(base, chunk_len(chunk))) });
            }
        }
    }
}

/// A growing table of `'static` references: the process-wide registries of declarations.
pub struct StaticTable<T: 'static>(PtrTable<T>);

impl<T: Sync> StaticTable<T> {
    /// An empty table.
    pub const fn new() -> Self {
        Self(PtrTable::new())
    }

    /// Appends `value` and returns its index.
    pub fn push(&self, value: &'static T) -> u32 {
        let index = self.0.reserve(1);
        self.0.set(index, value as *const T as *mut T);
        index
    }

    /// The element at `index`, if it was pushed.
    #[inline]
    pub fn get(&self, index: u32) -> Option<&'static T> {
        let ptr = self.0.get(index);
        // SAFETY: non-null pointers come from `push`, which took a `'static` shared reference.
        unsafe { ptr.as_ref() }
    }
}

impl<T: Sync> Default for StaticTable<T> {
    fn default() -> Self {
        Self::new()
    }
}

/// A growing table of rows of `N` words, which are read and changed without locks while other threads append.
pub struct RowTable<const N: usize> {
    chunks: [OnceLock<Box<[[AtomicU64; N]]>>; N_CHUNKS],
    len: AtomicU32,
}

impl<const N: usize> RowTable<N> {
    /// An empty table; allocates nothing.
    pub const fn new() -> Self {
        Self { chunks: [const { OnceLock::new() }; N_CHUNKS], len: AtomicU32::new(0) }
    }

    /// Appends a row and returns its index.
    pub fn push(&self, row: [u64; N]) -> u32 {
        let index = self.reserve(1);
        self.set(index, row);
        index
    }

    /// Reserves `n` indices and returns the first. Their rows are zeros or absent until they are set.
    pub fn reserve(&self, n: u32) -> u32 {
        self.len.fetch_add(n, Ordering::AcqRel)
    }

    /// Sets the row at a reserved index.
    #[inline]
    pub fn set(&self, index: u32, row: [u64; N]) {
        let (chunk, offset) = locate(index);
        const { assert!(N > 0) };
        // SAFETY: zeros are a valid row, and `N` is not zero.
        let rows = self.chunks[chunk].get_or_init(|| unsafe { zeroed(chunk_len(chunk)) });
        for (slot, word) in rows[offset].iter().zip(row) {
            slot.store(word, Ordering::Release);
        }
    }

    /// The row at an index; `None` when its chunk does not exist.
    #[inline]
    pub fn get(&self, index: u32) -> Option<&[AtomicU64; N]> {
        let (chunk, offset) = locate(index);
        self.chunks.get(chunk)?.get()?.get(offset)
    }
}

impl<const N: usize> Default for RowTable<N> {
    fn default() -> Self {
        Self::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn located_indices_are_dense() {
        let mut expected = (0, 0);
        for index in 0..5000 {
            assert_eq!(locate(index), expected);
            expected.1 += 1;
            if expected.1 == chunk_len(expected.0) {
                expected = (expected.0 + 1, 0);
            }
        }
        assert!(locate(u32::MAX - 2).0 <= N_CHUNKS);
    }

    #[test]
    fn words_change_in_place() {
        let table = RowTable::new();
        assert!(table.get(0).is_none());
        for i in 0..1000u64 {
            assert_eq!(u64::from(table.push([i, i + 1])), i);
        }
        table.get(700).unwrap()[0].store(7, Ordering::Release);
        let read = |i| table.get(i).unwrap().each_ref().map(|word| word.load(Ordering::Acquire));
        assert_eq!([read(699), read(700), read(999)], [[699, 700], [7, 701], [999, 1000]]);
        assert!(table.get(u32::MAX).is_none());
        let first = table.reserve(3);
        assert_eq!((first, table.push([7, 8])), (1000, 1003));
        table.set(first + 1, [5, 6]);
        assert_eq!([1000, 1001, 1002, 1003].map(read), [[0, 0], [5, 6], [0, 0], [7, 8]]);
    }

    #[test]
    fn unpublished_slots_read_as_null() {
        let table: StaticTable<u32> = StaticTable::new();
        assert!(table.get(0).is_none());
        assert_eq!(table.push(&7), 0);
        assert_eq!(table.get(0), Some(&7));
        assert!(table.get(1).is_none());
        assert!(table.get(u32::MAX).is_none());
    }
}
