//! Linux's calls about mapped memory, as its manual pages describe them.

use core::ffi::{c_int, c_void};

unsafe extern "C" {
    pub fn mmap(
        at: *mut c_void,
        size: usize,
        access: c_int,
        flags: c_int,
        file: c_int,
        offset: i64,
    ) -> *mut c_void;
    pub fn munmap(at: *mut c_void, size: usize) -> c_int;
    pub fn mremap(at: *mut c_void, old: usize, new: usize, flags: c_int, ...) -> *mut c_void;
    pub fn madvise(at: *mut c_void, size: usize, advice: c_int) -> c_int;
}
