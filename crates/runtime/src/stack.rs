//! Memory of a function that is not part of its stack frame: allocations of a size that is known at run time only. It is
//! freed when the function returns, or earlier by `llvm.stackrestore`.

use core::ffi::c_void;

unsafe extern "C" {
    fn malloc(size: usize) -> *mut c_void;
    fn free(block: *mut c_void);
    fn abort() -> !;
}

/// Allocates memory and adds it to a list.
///
/// # Safety
/// `list` holds null or what this function has put there.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn terrace_stack_allocate(
    list: *mut *mut c_void,
    size: u64,
    alignment: u64,
) -> *mut c_void {
    let alignment = usize::try_from(alignment).unwrap_or(usize::MAX).max(16);
    // The block starts with the address of the one before it.
    let total = usize::try_from(size).ok().and_then(|size| size.checked_add(alignment)?.checked_add(16));
    // SAFETY: takes any size.
    let block = total.map_or(core::ptr::null_mut(), |total| unsafe { malloc(total) });
    if block.is_null() {
        // SAFETY: ends the program, as running out of the stack does.
        unsafe { abort() };
    }
    // SAFETY: the block has room for an address, and `list` holds one.
    unsafe {
        block.cast::<*mut c_void>().write(*list);
        *list = block;
    }
    let start = block as usize + 8;
    block.wrapping_byte_add(start.next_multiple_of(alignment) - block as usize)
}

/// Frees the memory that was added to a list after `until`, which was the list's content then.
///
/// # Safety
/// `list` holds null or what [`terrace_stack_allocate`] has put there.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn terrace_stack_release(list: *mut *mut c_void, until: *mut c_void) {
    // SAFETY: each block of the list starts with the address of the one before it, and was allocated.
    unsafe {
        while !(*list).is_null() && *list != until {
            let block = *list;
            *list = block.cast::<*mut c_void>().read();
            free(block);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_is_aligned_and_freed_in_order() {
        let mut list = core::ptr::null_mut();
        // SAFETY: the list holds what the functions put there, and each block has the size that is written.
        unsafe {
            let mut marks = Vec::new();
            for shift in 0..8 {
                marks.push(list);
                let memory = terrace_stack_allocate(&mut list, 100, 1 << shift);
                assert_eq!(memory as usize % (1 << shift), 0);
                core::ptr::write_bytes(memory.cast::<u8>(), 0xab, 100);
            }
            terrace_stack_release(&mut list, marks[4]);
            assert_eq!(list, marks[4]);
            terrace_stack_release(&mut list, core::ptr::null_mut());
            assert!(list.is_null());
        }
    }
}
