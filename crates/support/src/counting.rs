//! An allocator that counts, for tests that watch how much memory work takes.

use core::alloc::{GlobalAlloc, Layout};
use core::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::alloc::System;

/// The system's allocator, counting. Install it with `#[global_allocator]` and read [`counts`].
pub struct Counting;

static ALLOCATIONS: AtomicU64 = AtomicU64::new(0);
static BYTES: AtomicU64 = AtomicU64::new(0);
static FREED: AtomicU64 = AtomicU64::new(0);

/// What was counted since the process started.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Counts {
    /// Requests for memory, those to grow or shrink a block included.
    pub allocations: u64,
    /// The bytes asked for: of a block that changes its size, those that it grows by.
    pub bytes: u64,
    /// The bytes given back.
    pub freed: u64,
}

/// The counts so far.
pub fn counts() -> Counts {
    Counts { allocations: ALLOCATIONS.load(Relaxed), bytes: BYTES.load(Relaxed), freed: FREED.load(Relaxed) }
}

fn asked(bytes: usize) {
    ALLOCATIONS.fetch_add(1, Relaxed);
    BYTES.fetch_add(bytes as u64, Relaxed);
}

// SAFETY: every request goes to the system's allocator as it is.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        asked(layout.size());
        // SAFETY: the caller's promise.
        unsafe { System.alloc(layout) }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        asked(layout.size());
        // SAFETY: the caller's promise.
        unsafe { System.alloc_zeroed(layout) }
    }

    unsafe fn dealloc(&self, block: *mut u8, layout: Layout) {
        FREED.fetch_add(layout.size() as u64, Relaxed);
        // SAFETY: the caller's promise.
        unsafe { System.dealloc(block, layout) }
    }

    unsafe fn realloc(&self, block: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        asked(size.saturating_sub(layout.size()));
        FREED.fetch_add(layout.size().saturating_sub(size) as u64, Relaxed);
        // SAFETY: the caller's promise.
        unsafe { System.realloc(block, layout, size) }
    }
}
