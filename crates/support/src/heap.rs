//! The allocator of the command line tool: size classes, a free list for each class and thread.
//!
//! Bodies are many small arrays, made and grown in bulk. A general allocator spends as long on them as all the rest
//! of the work takes; here an allocation pops a list or moves a pointer. What is freed serves the next request
//! of its class; small memory never goes back to the system. Large blocks are dlmalloc's, which puts free neighbours
//! together, and very large ones are mapped, so that growing them copies nothing and freeing them gives the memory
//! back. The system's own allocator would do for large blocks but for one thing: for a thread that is not the first
//! it asks the kernel for one page at a time, with a call and a fault for each.
//!
//! What a thread has when it ends goes to the next one that starts. A library does not choose allocators: only the
//! program installs [`Heap`].

use core::alloc::{GlobalAlloc, Layout};
use core::cell::Cell;
use core::ptr::null_mut;
use std::alloc::System;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard};

use dlmalloc::Dlmalloc;

/// The allocator.
pub struct Heap;

/// Every block starts at a multiple of this.
const GRAIN: usize = 16;
/// What is larger has no classes: arrays of a class that nobody needs any more would stay.
const MAX_SMALL: usize = 256;
const N_CLASSES: usize = MAX_SMALL / GRAIN + 1;
/// Blocks from this size on are mapped.
const MIN_MAPPED: usize = 512 << 10;
/// How much is asked of the system at once: little first, a tool may have little to do.
const FIRST_CHUNK: usize = 64 << 10;
const MAX_CHUNK: usize = 128 << 10;

#[inline]
fn class_of(size: usize) -> usize {
    size.div_ceil(GRAIN)
}

#[inline]
fn size_of_class(class: usize) -> usize {
    class * GRAIN
}

/// The bit of a class in a set of classes.
#[inline]
fn bit(class: usize) -> u64 {
    1 << (class - 1)
}

/// The set of the classes whose blocks are larger.
#[inline]
fn larger(class: usize) -> u64 {
    (!1u64) << (class - 1)
}
const _: () = assert!(N_CLASSES <= 65, "a bit for each class but that of nothing");

/// What a thread allocates from.
struct Local {
    /// The first free block of each class; its first word is the next one.
    free: [*mut u8; N_CLASSES],
    /// A bit for each class that had a free block: it may have none any more.
    freed: u64,
    at: *mut u8,
    end: *mut u8,
    chunk: usize,
    /// Which of [`LARGE`] it takes large blocks from.
    arena: usize,
    /// The next one that no thread has.
    next: *mut Local,
}

struct Spare(*mut Local);
// SAFETY: whoever takes a `Local` out of the list is the only one to have it.
unsafe impl Send for Spare {}

static SPARE: Mutex<Spare> = Mutex::new(Spare(null_mut()));

/// Gives up the thread's memory when it ends.
struct Guard;

impl Drop for Guard {
    fn drop(&mut self) {
        let local = LOCAL.replace(null_mut());
        if !local.is_null() {
            put_away(local);
        }
    }
}

thread_local! {
    static LOCAL: Cell<*mut Local> = const { Cell::new(null_mut()) };
    static GUARD: Guard = const { Guard };
}

fn put_away(local: *mut Local) {
    let mut spare = SPARE.lock().unwrap_or_else(|e| e.into_inner());
    // SAFETY: `local` came from `adopt`, and its thread has let go of it.
    unsafe { (*local).next = spare.0 };
    spare.0 = local;
}

/// Takes a spare `Local` or makes one; null when there is no memory.
fn take_spare() -> *mut Local {
    {
        let mut spare = SPARE.lock().unwrap_or_else(|e| e.into_inner());
        let local = spare.0;
        if !local.is_null() {
            // SAFETY: what is in the list is a `Local` that nobody else has.
            spare.0 = unsafe { (*local).next };
            return local;
        }
    }
    static MADE: AtomicUsize = AtomicUsize::new(0);
    // SAFETY: the layout has a size, and all zeros is a `Local` without memory.
    let local: *mut Local = unsafe { System.alloc_zeroed(Layout::new::<Local>()).cast() };
    if !local.is_null() {
        // SAFETY: it was just made, and nobody else has it.
        unsafe { (*local).arena = MADE.fetch_add(1, Ordering::Relaxed) % N_ARENAS };
    }
    local
}

/// The thread's memory, which it gets on its first allocation; null at its very end.
#[cold]
fn adopt() -> *mut Local {
    let local = take_spare();
    if local.is_null() {
        return local;
    }
    // Before the guard is registered, since that may allocate.
    LOCAL.set(local);
    if GUARD.try_with(|_| ()).is_err() {
        LOCAL.set(null_mut());
        put_away(local);
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
    /// A block of a class that has no free one; null when there is no memory.
    #[inline]
    fn carve(&mut self, class: usize) -> *mut u8 {
        if self.freed & larger(class) != 0
            && let Some(block) = self.split(class)
        {
            return block;
        }
        let size = size_of_class(class);
        if (self.end as usize) - (self.at as usize) < size && !self.refill(size) {
            return null_mut();
        }
        let block = self.at;
        // SAFETY: there are `size` bytes from `at` on, in one chunk.
        self.at = unsafe { block.add(size) };
        block
    }

    /// The start of the smallest larger block that is free: what was freed serves others so, once nobody asks for
    /// its class any more.
    fn split(&mut self, class: usize) -> Option<*mut u8> {
        loop {
            let candidates = self.freed & larger(class);
            if candidates == 0 {
                return None;
            }
            let from = candidates.trailing_zeros() as usize + 1;
            let block = self.free[from];
            if block.is_null() {
                self.freed &= !bit(from);
                continue;
            }
            // SAFETY: the first word of a free block is the next one; the rest has the size of its class.
            unsafe {
                self.free[from] = block.cast::<*mut u8>().read();
                self.put(from - class, block.add(size_of_class(class)));
            }
            return Some(block);
        }
    }

    /// Adds a block to those of its class that are free.
    ///
    /// # Safety
    /// The block must have the size of the class, and nobody must use it.
    #[inline]
    unsafe fn put(&mut self, class: usize, block: *mut u8) {
        // SAFETY: the caller's promise.
        unsafe { block.cast::<*mut u8>().write(self.free[class]) };
        self.free[class] = block;
        self.freed |= bit(class);
    }

    #[cold]
    fn refill(&mut self, size: usize) -> bool {
        // What is left of the chunk serves small requests.
        while (self.end as usize) - (self.at as usize) >= GRAIN {
            let rest = ((self.end as usize) - (self.at as usize)).min(MAX_SMALL);
            let class = rest / GRAIN;
            // SAFETY: the block lies inside the rest of the chunk, which nobody has.
            unsafe {
                self.put(class, self.at);
                self.at = self.at.add(size_of_class(class));
            }
        }
        let chunk = self.chunk.max(FIRST_CHUNK).max(size);
        let start = system::chunk(chunk);
        if start.is_null() {
            return false;
        }
        self.chunk = (chunk * 2).min(MAX_CHUNK);
        self.at = start;
        // SAFETY: the chunk has this many bytes.
        self.end = unsafe { start.add(chunk) };
        true
    }
}

#[inline]
fn is_small(layout: Layout) -> bool {
    layout.size() <= MAX_SMALL && layout.align() <= GRAIN
}

fn is_mapped(size: usize, align: usize) -> bool {
    system::MAPS && size >= MIN_MAPPED && align <= GRAIN
}

fn class_layout(class: usize) -> Layout {
    Layout::from_size_align(size_of_class(class), GRAIN).unwrap_or(Layout::new::<u128>())
}

#[cold]
fn large_alloc(layout: Layout, zeroed: bool) -> *mut u8 {
    if is_mapped(layout.size(), layout.align()) {
        // New pages are zero.
        return system::map(layout.size());
    }
    let local = local();
    // SAFETY: the thread's own.
    let arena = if local.is_null() { 0 } else { unsafe { (*local).arena } };
    let header = header_size(layout.align());
    let Some(size) = layout.size().checked_add(header) else { return null_mut() };
    // SAFETY: the caller's layout has a size.
    let start = unsafe {
        match zeroed {
            true => large(arena).calloc(size, layout.align()),
            false => large(arena).malloc(size, layout.align()),
        }
    };
    if start.is_null() {
        return start;
    }
    // SAFETY: the block is larger than its header, and aligned as a word is.
    unsafe {
        start.cast::<usize>().write(arena);
        start.add(header)
    }
}

/// Where large blocks are from. One for each of several threads, since they would wait for each other; a block says in
/// front of it which one it is from.
static LARGE: [Mutex<Dlmalloc<Chunks>>; N_ARENAS] =
    [const { Mutex::new(Dlmalloc::new_with_allocator(Chunks)) }; N_ARENAS];
const N_ARENAS: usize = 4;

fn large(arena: usize) -> MutexGuard<'static, Dlmalloc<Chunks>> {
    LARGE[arena].lock().unwrap_or_else(|e| e.into_inner())
}

/// How much is in front of a large block: what keeps it aligned.
fn header_size(align: usize) -> usize {
    align.max(GRAIN)
}

/// The start of a large block, its header included, and the arena that it is from.
///
/// # Safety
/// [`large_alloc`] must have made the block with this alignment, not mapped it.
unsafe fn large_start(block: *mut u8, align: usize) -> (*mut u8, usize) {
    // SAFETY: the header is there.
    unsafe {
        let start = block.sub(header_size(align));
        (start, start.cast::<usize>().read())
    }
}

/// Gives dlmalloc its memory, which it keeps.
struct Chunks;

// SAFETY: a chunk is memory that nobody else has, of the size that is said.
unsafe impl dlmalloc::Allocator for Chunks {
    fn alloc(&self, size: usize) -> (*mut u8, usize, u32) {
        let size = size.max(MAX_CHUNK);
        (system::chunk(size), size, 0)
    }

    fn remap(&self, _: *mut u8, _: usize, _: usize, _: bool) -> *mut u8 {
        null_mut()
    }

    fn free_part(&self, _: *mut u8, _: usize, _: usize) -> bool {
        false
    }

    fn free(&self, _: *mut u8, _: usize) -> bool {
        false
    }

    fn can_release_part(&self, _: u32) -> bool {
        false
    }

    fn allocates_zeros(&self) -> bool {
        false
    }

    fn page_size(&self) -> usize {
        4 << 10
    }
}

// SAFETY: blocks of a class are disjoint parts of chunks, aligned to `GRAIN`; a block is in use or in one
// list. Which allocator a block is from follows from its layout alone.
unsafe impl GlobalAlloc for Heap {
    #[inline]
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        if !is_small(layout) {
            return large_alloc(layout, false);
        }
        let class = class_of(layout.size());
        let local = local();
        if local.is_null() {
            // SAFETY: the layout has a size. The block may end up in a list of its class.
            return unsafe { System.alloc(class_layout(class)) };
        }
        // SAFETY: the thread's own, and nothing else looks at it meanwhile.
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
                return system::unmap(block, layout.size());
            }
            // SAFETY: the caller's promise; such blocks are dlmalloc's.
            return unsafe {
                let (start, arena) = large_start(block, layout.align());
                large(arena).free(start, layout.size() + header_size(layout.align()), layout.align());
            };
        }
        let local = local();
        if local.is_null() {
            // The thread is at its end: what it frees now is lost.
            return;
        }
        let class = class_of(layout.size());
        // SAFETY: the thread's own; the block is as large as its class and is not used any more.
        unsafe { (*local).put(class, block) };
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
        if align <= GRAIN {
            if old <= MAX_SMALL && size <= MAX_SMALL {
                if class_of(old) == class_of(size) {
                    return block;
                }
            } else if is_mapped(old, align) && is_mapped(size, align) {
                return system::remap(block, old, size);
            } else if old > MAX_SMALL && size > MAX_SMALL && !is_mapped(old, align) && !is_mapped(size, align)
            {
                let header = header_size(align);
                // SAFETY: the caller's promises; both are dlmalloc's, whose realloc keeps the header.
                return unsafe {
                    let (start, arena) = large_start(block, align);
                    let new = large(arena).realloc(start, old + header, align, size + header);
                    if new.is_null() { new } else { new.add(header) }
                };
            }
        }
        // SAFETY: the caller promises that the new size makes a layout; the blocks are different.
        unsafe {
            let new = self.alloc(Layout::from_size_align_unchecked(size, align));
            if !new.is_null() {
                new.copy_from_nonoverlapping(block, old.min(size));
                self.dealloc(block, layout);
            }
            new
        }
    }
}

/// Pages from the kernel.
#[cfg(all(target_os = "linux", target_pointer_width = "64"))]
mod system {
    use crate::mapping::{madvise, mmap, mremap, munmap};
    use core::ffi::c_int;
    use core::ptr::null_mut;
    use std::sync::Mutex;

    const READ_WRITE: c_int = 3;
    const PRIVATE_ANONYMOUS: c_int = 0x22;
    const MAY_MOVE: c_int = 1;
    /// Get pages now, for writing, instead of one by one, each with a fault.
    const ADVISE_POPULATE: c_int = 23;
    /// The size of a page, or a multiple of it. Huge ones are not asked for: where the system is a guest that gives free
    /// memory back to its host, these come from there again, and that takes up to ten times as long.
    const PAGE: usize = 4 << 10;
    /// How much address space is taken at once for chunks.
    const REGION: usize = 64 << 20;

    /// Whether large blocks are mapped.
    pub const MAPS: bool = true;

    fn pages(size: usize) -> *mut u8 {
        // SAFETY: a new mapping at a place of the kernel's choice.
        let at = unsafe { mmap(null_mut(), size, READ_WRITE, PRIVATE_ANONYMOUS, -1, 0) };
        if at as isize == -1 { null_mut() } else { at.cast() }
    }

    /// Makes pages ready. Without it is slower, no more, so whether it works does not matter.
    fn populate(at: *mut u8, size: usize) {
        // SAFETY: the callers' mapping, and what is in it does not change.
        unsafe { madvise(at.cast(), size, ADVISE_POPULATE) };
    }

    /// What chunks are cut from.
    struct Region {
        at: *mut u8,
        left: usize,
    }
    // SAFETY: the address space belongs to whoever holds the lock.
    unsafe impl Send for Region {}

    static CHUNKS: Mutex<Region> = Mutex::new(Region { at: null_mut(), left: 0 });

    /// Memory that is used from the start on and never given back.
    pub fn chunk(size: usize) -> *mut u8 {
        let mut region = CHUNKS.lock().unwrap_or_else(|e| e.into_inner());
        let size = size.next_multiple_of(PAGE);
        if region.left < size {
            let space = REGION.max(size);
            let at = pages(space);
            if at.is_null() {
                return at;
            }
            (region.at, region.left) = (at, space);
        }
        let at = region.at;
        // SAFETY: so much is left.
        region.at = unsafe { at.add(size) };
        region.left -= size;
        populate(at, size);
        at
    }

    /// How large the mapping of a block is.
    fn span(size: usize) -> usize {
        size.next_multiple_of(PAGE)
    }

    /// Makes ready the first half of what is new of a mapping, from `old` on: arrays double, so that much will be used.
    fn prepare(at: *mut u8, old: usize, span: usize) {
        // SAFETY: inside the mapping.
        populate(unsafe { at.add(old) }, ((span - old) / 2).next_multiple_of(PAGE));
    }

    /// A mapping of its own.
    pub fn map(size: usize) -> *mut u8 {
        let span = span(size);
        let at = pages(span);
        if !at.is_null() {
            prepare(at, 0, span);
        }
        at
    }

    /// Ends a mapping.
    pub fn unmap(at: *mut u8, size: usize) {
        // SAFETY: the mapping was made by `map` with this size, and its block is freed.
        unsafe { munmap(at.cast(), span(size)) };
    }

    /// Makes a mapping larger or smaller; null when that is not possible.
    pub fn remap(at: *mut u8, old: usize, new: usize) -> *mut u8 {
        let (old, new) = (span(old), span(new));
        if old == new {
            return at;
        }
        // SAFETY: the mapping was made by `map` with the old size; its owner takes the new place.
        let moved = unsafe { mremap(at.cast(), old, new, MAY_MOVE) };
        if moved as isize == -1 {
            return null_mut();
        }
        if new > old {
            prepare(moved.cast(), old, new);
        }
        moved.cast()
    }
}

/// Pages from the system's allocator.
#[cfg(not(all(target_os = "linux", target_pointer_width = "64")))]
mod system {
    use core::alloc::{GlobalAlloc, Layout};
    use core::ptr::null_mut;
    use std::alloc::System;

    /// Whether large blocks are mapped.
    pub const MAPS: bool = false;

    /// Memory that is used from the start on and never given back.
    pub fn chunk(size: usize) -> *mut u8 {
        match Layout::from_size_align(size, super::GRAIN) {
            // SAFETY: the size of a chunk is not zero.
            Ok(layout) => unsafe { System.alloc(layout) },
            Err(_) => null_mut(),
        }
    }

    /// Not used.
    pub fn map(_: usize) -> *mut u8 {
        null_mut()
    }

    /// Not used.
    pub fn unmap(_: *mut u8, _: usize) {}

    /// Not used.
    pub fn remap(_: *mut u8, _: usize, _: usize) -> *mut u8 {
        null_mut()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn classes_hold_their_sizes_and_waste_little() {
        for size in 1..=MAX_SMALL {
            let class = class_of(size);
            assert!(class < N_CLASSES && size_of_class(class) >= size, "{size}");
            assert!(size_of_class(class - 1) < size, "{size}");
        }
        assert_eq!(size_of_class(N_CLASSES - 1), MAX_SMALL);
    }

    #[test]
    fn blocks_keep_what_is_written_while_they_grow_and_threads_end() {
        let grow = |seed: usize| {
            let mut blocks: Vec<(*mut u8, usize)> = Vec::new();
            for i in 0..200 {
                let mut size = 1 + (i * seed) % 3000;
                // SAFETY: layouts have a size and are the ones that blocks were made with.
                unsafe {
                    let at = |size| Layout::from_size_align(size, 8).unwrap();
                    let mut block = Heap.alloc(at(size));
                    block.write_bytes(i as u8, size);
                    for factor in [2, 3, 30] {
                        block = Heap.realloc(block, at(size), size * factor);
                        for k in 0..size {
                            assert_eq!(*block.add(k), i as u8);
                        }
                        size *= factor;
                        block.write_bytes(i as u8, size);
                    }
                    blocks.push((block, size));
                    if i % 3 == 0 {
                        let (block, size) = blocks.remove(blocks.len() / 2);
                        Heap.dealloc(block, at(size));
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
    fn large_blocks_go_back_to_where_they_are_from() {
        struct Block(*mut u8, Layout);
        // SAFETY: whoever has it is the only one to use the block.
        unsafe impl Send for Block {}
        let make = |seed: usize| -> Vec<Block> {
            let sizes = (1..300).map(|i| MAX_SMALL - 8 + (i * seed * 41) % 9000);
            let layout = |(i, size)| Layout::from_size_align(size, [8, 16, 64, 4096][i % 4]).unwrap();
            let blocks = sizes.enumerate().map(layout).map(|layout| {
                // SAFETY: the layout has a size.
                let block = unsafe { Heap.alloc_zeroed(layout) };
                assert_eq!(block as usize % layout.align(), 0);
                Block(block, layout)
            });
            blocks.collect()
        };
        let spoil = |block: &Block| {
            // SAFETY: the block has this size, and is zero since it was made so or grew from nothing else.
            unsafe {
                assert!((0..block.1.size()).all(|k| *block.0.add(k) == 0));
                block.0.write_bytes(0xAB, block.1.size());
            }
        };
        let mut made: Vec<Vec<Block>> = std::thread::scope(|scope| {
            let threads: Vec<_> = (1..8).map(|seed| scope.spawn(move || make(seed))).collect();
            threads.into_iter().map(|thread| thread.join().unwrap()).collect()
        });
        made.iter().flatten().for_each(spoil);
        std::thread::scope(|scope| {
            for blocks in made.drain(..) {
                scope.spawn(move || {
                    for Block(block, layout) in blocks {
                        // SAFETY: the block has this layout, and the new size makes one.
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
