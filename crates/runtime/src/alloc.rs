//! Allocation. All functions share C's heap, so what one of them allocates `free` may free.

use core::ffi::c_void;

unsafe extern "C" {
    fn malloc(size: usize) -> *mut c_void;
    fn aligned_alloc(alignment: usize, size: usize) -> *mut c_void;
    fn free(block: *mut c_void);
}

macro_rules! allocation {
    ($($alloc:ident, $aligned_alloc:ident, $($free:ident),+;)*) => { $(
        /// Allocates so many bytes, as `malloc` does.
        #[unsafe(no_mangle)]
        pub extern "C" fn $alloc(size: u64) -> *mut c_void {
            // SAFETY: takes any size.
            unsafe { malloc(usize::try_from(size).unwrap_or(usize::MAX)) }
        }

        /// Allocates so many bytes at a multiple of `alignment`, a power of two.
        #[unsafe(no_mangle)]
        pub extern "C" fn $aligned_alloc(alignment: u64, size: u64) -> *mut c_void {
            let [alignment, size] = [alignment, size].map(|n| usize::try_from(n).unwrap_or(usize::MAX));
            // SAFETY: takes any numbers; null is the answer to those that it does not serve.
            unsafe { aligned_alloc(alignment, size) }
        }

        $(
            /// Frees what an allocation function returned.
            ///
            /// # Safety
            /// The block is null, or was allocated and not freed yet.
            #[unsafe(no_mangle)]
            pub unsafe extern "C" fn $free(block: *mut c_void) {
                // SAFETY: as above.
                unsafe { free(block) };
            }
        )+
    )* };
}

allocation! {
    _mlir_memref_to_llvm_alloc, _mlir_memref_to_llvm_aligned_alloc, _mlir_memref_to_llvm_free;
    mlirAlloc, mlirAlignedAlloc, mlirFree, mlirAlignedFree;
}
