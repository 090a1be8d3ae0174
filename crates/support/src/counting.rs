//! An allocator that counts requests, for tests that limit the memory of an algorithm.

use core::alloc::{GlobalAlloc, Layout};
use core::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::alloc::System;

/// The system's allocator with counters. Install it with `#[global_allocator]` and read [`counts`].
pub struct Counting;

static ALLOCATIONS: AtomicU64 = AtomicU64::new(0);
static BYTES: AtomicU64 = AtomicU64::new(0);
static FREED: AtomicU64 = AtomicU64::new(0);

/// The counters since the process started.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Counts {
    /// Requests for memory, including those that grow or shrink a block.
    pub allocations: u64,
    /// Bytes requested; of a block that grows, the difference.
    pub bytes: u64,
    /// Bytes freed; of a block that shrinks, the difference.
    pub freed: u64,
}

/// The counts so far.
pub fn counts() -> Counts {
    Counts { allocations: ALLOCATIONS.load(Relaxed), bytes: BYTES.load(Relaxed), freed: FREED.load(Relaxed) }
}

fn count(bytes: usize) {
    ALLOCATIONS.fetch_add(1, Relaxed);
    BYTES.fetch_add(bytes as u64, Relaxed);
}

// SAFETY: every request goes to the system's allocator unchanged.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count(layout.size());
        // SAFETY: the caller's promise.
        unsafe { System.alloc(layout) }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        count(layout.size());
        // SAFETY: the caller's promise.
        unsafe { System.alloc_zeroed(layout) }
    }

    unsafe fn dealloc(&self, block: *mut u8, layout: Layout) {
        FREED.fetch_add(layout.size() as u64, Relaxed);
        // SAFETY: the caller's promise.
        unsafe { System.dealloc(block, layout) }
    }

    unsafe fn realloc(&self, block: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        count(size.saturating_sub(layout.size()));
        FREED.fetch_add(layout.size().saturating_sub(size) as u64, Relaxed);
        // SAFETY: the caller's promise.
        unsafe { System.realloc(block, layout, size) }
    }
}
