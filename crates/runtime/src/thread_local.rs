//! Thread-local variables of code that is compiled into memory, where no loader lays out the storage of threads.

use core::cell::RefCell;
use core::ffi::c_void;
use std::collections::HashMap;

/// The storage of one variable in one thread, with room to align it.
type Storage = Box<[u8]>;

thread_local! {
    /// By module and address of the initial value.
    static VARIABLES: RefCell<HashMap<(u64, usize), Storage>> = RefCell::new(HashMap::new());
}

/// The address of this thread's copy of a variable, made on first use. `module` is a number that no other module has in
/// the life of the process.
///
/// # Safety
/// `initial` has `size` bytes, and a call for the same variable always has the same arguments.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn terrace_thread_local(
    initial: *const c_void,
    size: u64,
    alignment: u64,
    module: u64,
) -> *mut c_void {
    let (size, alignment) = (size as usize, alignment.max(1) as usize);
    VARIABLES.with_borrow_mut(|variables| {
        let storage = variables.entry((module, initial as usize)).or_insert_with(|| {
            let mut storage = vec![0; size + alignment].into_boxed_slice();
            let start = aligned(&mut storage, alignment);
            // SAFETY: `initial` has so many bytes, and so has the storage behind its aligned start.
            unsafe { core::ptr::copy_nonoverlapping(initial.cast::<u8>(), start, size) };
            storage
        });
        aligned(storage, alignment).cast()
    })
}

fn aligned(storage: &mut Storage, alignment: usize) -> *mut u8 {
    let start = storage.as_mut_ptr();
    start.wrapping_add(start.addr().next_multiple_of(alignment) - start.addr())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_thread_has_a_copy() {
        static INITIAL: [u32; 2] = [7, 8];
        let get = || {
            // SAFETY: the sizes are right.
            let address = unsafe { terrace_thread_local(INITIAL.as_ptr().cast(), 8, 64, 1) };
            assert_eq!(address.addr() % 64, 0);
            // SAFETY: two numbers are there.
            unsafe { &mut *address.cast::<[u32; 2]>() }
        };
        get()[0] = 1;
        assert_eq!(*get(), [1, 8]);
        std::thread::spawn(move || assert_eq!(*get(), [7, 8])).join().expect("the thread ends");
        assert_eq!(*get(), [1, 8]);
    }
}
