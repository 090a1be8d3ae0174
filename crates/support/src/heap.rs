//! The allocator of the command line tool.
//!
//! Bodies are many small arrays, which are allocated and grown in bulk. Blocks of up to 256 bytes have size classes with
//! free lists for each thread, so that most allocations pop a list or move a pointer, without a lock: dlmalloc alone takes
//! 4 % more time on real modules, 17 % on generated ones. Larger blocks are dlmalloc's, behind one lock, since a class of
//! arrays that a conversion has outgrown would stay unused. The largest are mappings of their own, so that growing them
//! copies nothing and freeing them returns the memory: in dlmalloc they take 10 % more memory. The allocator of the C
//! library in place of both takes 2 % more time and 3 % more memory.
//!
//! The memory of a thread that ends goes to the next one that starts. Only the program installs [`Heap`]: libraries do
//! not choose allocators.

use core::alloc::{GlobalAlloc, Layout};
use core::cell::Cell;
use core::ptr::null_mut;
use std::alloc::System;
use std::sync::{Mutex, MutexGuard};

use dlmalloc::Dlmalloc;

/// The allocator: size classes, dlmalloc, mappings.
pub struct Heap;

/// The alignment of all blocks, and the difference between size classes.
const GRAIN: usize = 16;
/// The largest size that has a class.
const MAX_SMALL: usize = 256;
const N_CLASSES: usize = MAX_SMALL / GRAIN + 1;
/// Blocks from this size on are mapped, if the system can move mappings.
const MIN_MAPPED: usize = 512 << 10;
/// A thread cuts small blocks from chunks of this size.
const CHUNK: usize = 64 << 10;

#[inline]
fn class_of(size: usize) -> usize {
    size.div_ceil(GRAIN)
}

#[inline]
fn size_of_class(class: usize) -> usize {
    class * GRAIN
}

/// The small blocks of a thread.
struct Local {
    /// The first free block of each class; its first word is the next one.
    free: [*mut u8; N_CLASSES],
    /// The unused part of the newest chunk.
    at: *mut u8,
    end: *mut u8,
    /// The next in the list of [`SPARE`].
    next: *mut Local,
}

/// The list of [`Local`]s that no thread owns.
struct Spare(*mut Local);
// SAFETY: a `Local` in the list belongs to the thread that takes it out.
unsafe impl Send for Spare {}

static SPARE: Mutex<Spare> = Mutex::new(Spare(null_mut()));

/// Releases the thread's [`Local`] when it ends.
struct Guard;

impl Drop for Guard {
    fn drop(&mut self) {
        let local = LOCAL.replace(null_mut());
        if !local.is_null() {
            release(local);
        }
    }
}

thread_local! {
    static LOCAL: Cell<*mut Local> = const { Cell::new(null_mut()) };
    static GUARD: Guard = const { Guard };
}

fn release(local: *mut Local) {
    let mut spare = SPARE.lock().unwrap_or_else(|e| e.into_inner());
    // SAFETY: `local` came from `acquire`, and its thread does not use it any more.
    unsafe { (*local).next = spare.0 };
    spare.0 = local;
}

/// Takes a spare `Local` or allocates one; null when there is no memory.
fn acquire() -> *mut Local {
    let mut spare = SPARE.lock().unwrap_or_else(|e| e.into_inner());
    let local = spare.0;
    if local.is_null() {
        // SAFETY: the layout is not empty, and all zeros is a `Local` without memory.
        return unsafe { System.alloc_zeroed(Layout::new::<Local>()).cast() };
    }
    // SAFETY: no thread owns a `Local` in the list.
    spare.0 = unsafe { (*local).next };
    local
}

/// Gives the thread its `Local` at its first allocation; null while the thread ends.
#[cold]
fn adopt() -> *mut Local {
    let local = acquire();
    if local.is_null() {
        return local;
    }
    // Before the guard is registered, since that may allocate.
    LOCAL.set(local);
    if GUARD.try_with(|_| ()).is_err() {
        LOCAL.set(null_mut());
        release(local);
        return null_mut();
    }
    local
}

#[inline]
fn local() -> *mut Local {
    let local = LOCAL.get();
    if local.is_null() { adopt() } else { local }
}

impl Local {
    /// Cuts a block of a class without free ones from the chunk; null when there is no memory.
    #[inline]
    fn carve(&mut self, class: usize) -> *mut u8 {
        let size = size_of_class(class);
        if (self.end as usize) - (self.at as usize) < size && !self.refill() {
            return null_mut();
        }
        let block = self.at;
        // SAFETY: the chunk has `size` bytes from `at` on.
        self.at = unsafe { block.add(size) };
        block
    }

    /// Adds a block to the free ones of its class.
    ///
    /// # Safety
    /// The block must have the size of the class and must not be in use.
    #[inline]
    unsafe fn put(&mut self, class: usize, block: *mut u8) {
        // SAFETY: the caller's promise.
        unsafe { block.cast::<*mut u8>().write(self.free[class]) };
        self.free[class] = block;
    }

    /// Takes a new chunk; the rest of the old one becomes a free block.
    #[cold]
    fn refill(&mut self) -> bool {
        let rest = (self.end as usize) - (self.at as usize);
        if rest >= GRAIN {
            // SAFETY: the block is the unused rest of the chunk, which is smaller than the largest class.
            unsafe { self.put(rest / GRAIN, self.at) };
        }
        // SAFETY: the size is not zero.
        let start = unsafe { large().malloc(CHUNK, GRAIN) };
        (self.at, self.end) = (start, start);
        if start.is_null() {
            return false;
        }
        // SAFETY: the chunk has this many bytes.
        self.end = unsafe { start.add(CHUNK) };
        true
    }
}

/// The owner of chunks and of blocks without a class.
///
/// One lock is enough for two threads: with an instance for each they take as long.
static LARGE: Mutex<Dlmalloc> = Mutex::new(
    const {
        let mut large = Dlmalloc::new();
        // Asks the system rarely; memory that is not used yet takes no pages.
        large.set_granularity(1 << 20);
        large
    },
);

fn large() -> MutexGuard<'static, Dlmalloc> {
    LARGE.lock().unwrap_or_else(|e| e.into_inner())
}

#[inline]
fn is_small(layout: Layout) -> bool {
    layout.size() <= MAX_SMALL && layout.align() <= GRAIN
}

fn is_mapped(size: usize, align: usize) -> bool {
    mapping::SUPPORTED && size >= MIN_MAPPED && align <= GRAIN
}

#[cold]
fn large_alloc(layout: Layout, zeroed: bool) -> *mut u8 {
    let (size, align) = (layout.size(), layout.align());
    if is_mapped(size, align) {
        // New pages are zero.
        return mapping::map(size);
    }
    let mut large = large();
    // SAFETY: the caller's layout is not empty.
    unsafe { if zeroed { large.calloc(size, align) } else { large.malloc(size, align) } }
}

// SAFETY: blocks of a class are disjoint parts of chunks, aligned to `GRAIN`; each is in use or in one free list. The
// owner of a block follows from its layout.
unsafe impl GlobalAlloc for Heap {
    #[inline]
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        if !is_small(layout) {
            return large_alloc(layout, false);
        }
        let class = class_of(layout.size());
        let local = local();
        if local.is_null() {
            // SAFETY: the size is not zero. Another thread may free the block and reuse it for its class.
            return unsafe { large().malloc(size_of_class(class), GRAIN) };
        }
        // SAFETY: only this thread uses its `Local`, and there is no other reference.
        let local = unsafe { &mut *local };
        let block = local.free[class];
        if block.is_null() {
            return local.carve(class);
        }
        // SAFETY: the first word of a free block is the next one.
        local.free[class] = unsafe { block.cast::<*mut u8>().read() };
        block
    }

    #[inline]
    unsafe fn dealloc(&self, block: *mut u8, layout: Layout) {
        if !is_small(layout) {
            if is_mapped(layout.size(), layout.align()) {
                return mapping::unmap(block, layout.size());
            }
            // SAFETY: the caller's promise.
            return unsafe { large().free(block, layout.size(), layout.align()) };
        }
        let local = local();
        // A thread that ends loses the small blocks that it frees.
        if !local.is_null() {
            // SAFETY: only this thread uses its `Local`; the block has the size of its class and is not in use.
            unsafe { (*local).put(class_of(layout.size()), block) };
        }
    }

    #[inline]
    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        if !is_small(layout) {
            return large_alloc(layout, true);
        }
        // SAFETY: the caller's promises; the block has at least the size of the layout.
        unsafe {
            let block = self.alloc(layout);
            if !block.is_null() {
                block.write_bytes(0, layout.size());
            }
            block
        }
    }

    #[inline]
    unsafe fn realloc(&self, block: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        let (old, align) = (layout.size(), layout.align());
        // SAFETY: the caller promises that the new size makes a layout.
        let new_layout = unsafe { Layout::from_size_align_unchecked(size, align) };
        match (is_small(layout), is_small(new_layout)) {
            (true, true) if class_of(old) == class_of(size) => return block,
            (false, false) => match (is_mapped(old, align), is_mapped(size, align)) {
                (true, true) => return mapping::remap(block, old, size),
                // SAFETY: the caller's promises.
                (false, false) => return unsafe { large().realloc(block, old, align, size) },
                _ => {}
            },
            _ => {}
        }
        // SAFETY: the caller's promises; the blocks are different.
        unsafe {
            let new = self.alloc(new_layout);
            if !new.is_null() {
                new.copy_from_nonoverlapping(block, old.min(size));
                self.dealloc(block, layout);
            }
            new
        }
    }
}

/// Blocks that are mappings, by Linux's calls as its manual pages describe them.
#[cfg(all(target_os = "linux", target_pointer_width = "64"))]
mod mapping {
    use core::ffi::{c_int, c_void};
    use core::ptr::null_mut;

    unsafe extern "C" {
        fn mmap(
            at: *mut c_void,
            size: usize,
            access: c_int,
            flags: c_int,
            file: c_int,
            offset: i64,
        ) -> *mut c_void;
        fn munmap(at: *mut c_void, size: usize) -> c_int;
        fn mremap(at: *mut c_void, old: usize, new: usize, flags: c_int, ...) -> *mut c_void;
    }

    const READ_WRITE: c_int = 3;
    const PRIVATE_ANONYMOUS: c_int = 0x22;
    const MAY_MOVE: c_int = 1;

    pub const SUPPORTED: bool = true;

    /// The address that a call returned; null if it failed.
    fn address(result: *mut c_void) -> *mut u8 {
        if result as isize == -1 { null_mut() } else { result.cast() }
    }

    /// Maps zeroed memory; null when there is none.
    pub fn map(size: usize) -> *mut u8 {
        // SAFETY: a new mapping at an address of the kernel's choice.
        address(unsafe { mmap(null_mut(), size, READ_WRITE, PRIVATE_ANONYMOUS, -1, 0) })
    }

    pub fn unmap(at: *mut u8, size: usize) {
        // SAFETY: `map` made the mapping with this size, and its block is freed.
        unsafe { munmap(at.cast(), size) };
    }

    /// Changes the size of a mapping and may move it; null when that is not possible.
    pub fn remap(at: *mut u8, old: usize, new: usize) -> *mut u8 {
        // SAFETY: `map` made the mapping with the old size; its owner takes the new address.
        address(unsafe { mremap(at.cast(), old, new, MAY_MOVE) })
    }
}

/// Other systems do not move mappings: dlmalloc owns their largest blocks as well.
#[cfg(not(all(target_os = "linux", target_pointer_width = "64")))]
mod mapping {
    use core::ptr::null_mut;

    pub const SUPPORTED: bool = false;

    pub fn map(_: usize) -> *mut u8 {
        null_mut()
    }

    pub fn unmap(_: *mut u8, _: usize) {}

    pub fn remap(_: *mut u8, _: usize, _: usize) -> *mut u8 {
        null_mut()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn classes_fit_their_sizes() {
        for size in 1..=MAX_SMALL {
            let class = class_of(size);
            assert!(class < N_CLASSES && size_of_class(class) >= size, "{size}");
            assert!(size_of_class(class - 1) < size, "{size}");
        }
        assert_eq!(size_of_class(N_CLASSES - 1), MAX_SMALL);
    }

    #[test]
    fn blocks_keep_their_contents_when_they_grow_and_threads_end() {
        let grow = |seed: usize| {
            let mut blocks: Vec<(*mut u8, usize)> = Vec::new();
            for i in 0..200 {
                let mut size = 1 + (i * seed) % 3000;
                // SAFETY: layouts are not empty, and blocks are freed with those of their allocation.
                unsafe {
                    let layout = |size| Layout::from_size_align(size, 8).unwrap();
                    let mut block = Heap.alloc(layout(size));
                    block.write_bytes(i as u8, size);
                    for factor in [2, 3, 30] {
                        block = Heap.realloc(block, layout(size), size * factor);
                        for k in 0..size {
                            assert_eq!(*block.add(k), i as u8);
                        }
                        size *= factor;
                        block.write_bytes(i as u8, size);
                    }
                    blocks.push((block, size));
                    if i % 3 == 0 {
                        let (block, size) = blocks.remove(blocks.len() / 2);
                        Heap.dealloc(block, layout(size));
                    }
                }
            }
            for (block, size) in blocks {
                // SAFETY: as above.
                unsafe { Heap.dealloc(block, Layout::from_size_align(size, 8).unwrap()) };
            }
        };
        std::thread::scope(|scope| (1..5).for_each(|seed| drop(scope.spawn(move || grow(seed * 37)))));
        grow(11);
    }

    #[test]
    fn other_threads_free_large_blocks() {
        struct Block(*mut u8, Layout);
        // SAFETY: only its owner uses the block.
        unsafe impl Send for Block {}
        let make = |seed: usize| -> Vec<Block> {
            let sizes = (1..300).map(|i| MAX_SMALL - 8 + (i * seed * 41) % 9000);
            let layout = |(i, size)| Layout::from_size_align(size, [8, 16, 64, 4096][i % 4]).unwrap();
            let blocks = sizes.enumerate().map(layout).map(|layout| {
                // SAFETY: the layout is not empty.
                let block = unsafe { Heap.alloc_zeroed(layout) };
                assert_eq!(block as usize % layout.align(), 0);
                Block(block, layout)
            });
            blocks.collect()
        };
        let overwrite = |block: &Block| {
            // SAFETY: the block has this size and was allocated zeroed.
            unsafe {
                assert!((0..block.1.size()).all(|k| *block.0.add(k) == 0));
                block.0.write_bytes(0xAB, block.1.size());
            }
        };
        let mut made: Vec<Vec<Block>> = std::thread::scope(|scope| {
            let threads: Vec<_> = (1..8).map(|seed| scope.spawn(move || make(seed))).collect();
            threads.into_iter().map(|thread| thread.join().unwrap()).collect()
        });
        made.iter().flatten().for_each(overwrite);
        std::thread::scope(|scope| {
            for blocks in made.drain(..) {
                scope.spawn(move || {
                    for Block(block, layout) in blocks {
                        // SAFETY: the block has this layout, and the new size makes a layout.
                        unsafe {
                            let (old, size) = (layout.size(), layout.size() * 3 / 2);
                            let new = Heap.realloc(block, layout, size);
                            assert_eq!(new as usize % layout.align(), 0);
                            assert!((0..old).all(|k| *new.add(k) == 0xAB));
                            Heap.dealloc(new, Layout::from_size_align(size, layout.align()).unwrap());
                        }
                    }
                });
            }
        });
    }
}
