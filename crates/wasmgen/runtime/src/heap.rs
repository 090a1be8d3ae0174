//! The heap: blocks whose sizes are powers of two. A free block is in the list of its size.

use core::alloc::{GlobalAlloc, Layout};
use core::sync::atomic::{AtomicU32, Ordering::Relaxed};

/// The address of the heap, which the compiler writes.
#[unsafe(no_mangle)]
pub static terrace_heap_start: AtomicU32 = AtomicU32::new(0);
/// The address behind the last block.
static END: AtomicU32 = AtomicU32::new(0);
/// The first free block of each size; each has the address of the next one in its first word.
static FREE: [AtomicU32; 32] = [const { AtomicU32::new(0) }; 32];

/// The bytes in front of a program's memory: the address of the block, and the logarithm of its size.
const HEADER: u32 = 16;
const PAGE: u32 = 1 << 16;

/// A block of this size, or 0.
fn block(log: u32) -> u32 {
    let Some(list) = FREE.get(log as usize) else { return 0 };
    let free = list.load(Relaxed);
    if free != 0 {
        // SAFETY: the block is in the list, so that its first word is the next one's address.
        list.store(unsafe { *(free as *const u32) }, Relaxed);
        return free;
    }
    let start = END.load(Relaxed).max(terrace_heap_start.load(Relaxed));
    let Some(end) = start.checked_add(1 << log) else { return 0 };
    let pages = core::arch::wasm32::memory_size::<0>() as u32;
    let needed = end.div_ceil(PAGE);
    if needed > pages && core::arch::wasm32::memory_grow::<0>((needed - pages) as usize) == usize::MAX {
        return 0;
    }
    END.store(end, Relaxed);
    start
}

/// Memory of so many bytes at a multiple of `align`, a power of two, or 0.
fn allocate(align: u32, size: u32) -> u32 {
    let extra = if align > 16 { align } else { 0 };
    let Some(all) = size.checked_add(HEADER + extra).filter(|&all| all <= 1 << 31) else { return 0 };
    let log = all.next_power_of_two().trailing_zeros().max(5);
    let block = block(log);
    if block == 0 {
        return 0;
    }
    let align = align.max(16);
    let start = (block + HEADER + align - 1) & align.wrapping_neg();
    // SAFETY: the header is in the block, in front of the memory.
    unsafe {
        *((start - 8) as *mut u32) = block;
        *((start - 4) as *mut u32) = log;
    }
    start
}

fn release(start: u32) {
    if start == 0 {
        return;
    }
    // SAFETY: `allocate` made the memory, and a header in front of it.
    let (block, log) = unsafe { (*((start - 8) as *const u32), *((start - 4) as *const u32)) };
    if let Some(list) = FREE.get(log as usize) {
        // SAFETY: nothing uses the block.
        unsafe { *(block as *mut u32) = list.load(Relaxed) };
        list.store(block, Relaxed);
    }
}

#[unsafe(no_mangle)]
pub extern "C" fn malloc(size: u32) -> u32 {
    allocate(16, size)
}

#[unsafe(no_mangle)]
pub extern "C" fn aligned_alloc(align: u32, size: u32) -> u32 {
    if align.is_power_of_two() { allocate(align, size) } else { 0 }
}

#[unsafe(no_mangle)]
pub extern "C" fn free(start: u32) {
    release(start);
}

#[unsafe(no_mangle)]
pub extern "C" fn calloc(count: u32, size: u32) -> u32 {
    let Some(bytes) = count.checked_mul(size) else { return 0 };
    let start = allocate(16, bytes);
    if start != 0 {
        // SAFETY: the memory is new.
        unsafe { core::ptr::write_bytes(start as *mut u8, 0, bytes as usize) };
    }
    start
}

/// # Safety
/// `old` is 0 or memory of these functions.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn realloc(old: u32, size: u32) -> u32 {
    let new = allocate(16, size);
    if old != 0 && new != 0 {
        // SAFETY: the old memory ends with its block.
        unsafe {
            let (block, log) = (*((old - 8) as *const u32), *((old - 4) as *const u32));
            let bytes = (block + (1 << log) - old).min(size);
            core::ptr::copy_nonoverlapping(old as *const u8, new as *mut u8, bytes as usize);
        }
        release(old);
    }
    new
}

struct Heap;

// SAFETY: blocks do not overlap, and there is one thread.
unsafe impl GlobalAlloc for Heap {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        allocate(layout.align() as u32, layout.size() as u32) as *mut u8
    }

    unsafe fn dealloc(&self, start: *mut u8, _: Layout) {
        release(start as u32);
    }
}

#[global_allocator]
static HEAP: Heap = Heap;
