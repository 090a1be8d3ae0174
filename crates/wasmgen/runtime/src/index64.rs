//! Functions on descriptors of memrefs whose sizes have 64 bits, as in modules that are lowered with `index-bitwidth=64`. They copy the
//! descriptors to ones with sizes of 32 bits.

use crate::memref::{Complex, UnrankedMemRef, memrefCopy};
use crate::print::{BF16, F16, Print};
use alloc::vec::Vec;

/// The descriptor of a `memref<*xT>`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct Unranked64 {
    rank: i64,
    descriptor: *const Head64,
}

/// The first fields of the descriptors of all ranks. Sizes and strides follow.
#[repr(C)]
pub struct Head64 {
    allocated: isize,
    aligned: isize,
    offset: i64,
}

impl Unranked64 {
    /// The words of the descriptor.
    ///
    /// # Safety
    /// The descriptor has this rank.
    unsafe fn words(self) -> Vec<isize> {
        // SAFETY: the descriptor has a head, and as many sizes and strides behind it.
        unsafe {
            let head = &*self.descriptor;
            let numbers = self.descriptor.add(1).cast::<i64>();
            let numbers = (0..2 * self.rank.max(0) as usize).map(|i| *numbers.add(i) as isize);
            [head.allocated, head.aligned, head.offset as isize].into_iter().chain(numbers).collect()
        }
    }

    /// # Safety
    /// The descriptor has this rank, and all elements may be read and have the type `T`.
    unsafe fn print<T: Print>(self) {
        // SAFETY: as above.
        unsafe {
            let words = self.words();
            UnrankedMemRef { rank: self.rank as isize, descriptor: words.as_ptr().cast() }.print::<T>();
        }
    }
}

/// # Safety
/// As for `memrefCopy`.
#[unsafe(export_name = "terrace_index64_memrefCopy")]
pub unsafe extern "C" fn memref_copy(size: i64, from: *const Unranked64, to: *const Unranked64) {
    // SAFETY: as above.
    unsafe {
        let (source, target) = ((*from).words(), (*to).words());
        let from = UnrankedMemRef { rank: (*from).rank as isize, descriptor: source.as_ptr().cast() };
        let to = UnrankedMemRef { rank: (*to).rank as isize, descriptor: target.as_ptr().cast() };
        memrefCopy(size as isize, &from, &to);
    }
}

macro_rules! print_memref {
    ($($name:literal, $interface:literal, $function:ident, $other:ident, $ty:ty;)*) => { $(
        /// # Safety
        /// The descriptor has this rank, and all elements may be read.
        #[unsafe(export_name = concat!("terrace_index64_", $name))]
        pub unsafe extern "C" fn $function(rank: i64, descriptor: *const Head64) {
            // SAFETY: as above.
            unsafe { Unranked64 { rank, descriptor }.print::<$ty>() };
        }

        /// # Safety
        /// The descriptor has its rank, and all elements may be read.
        #[unsafe(export_name = concat!("terrace_index64_", $interface))]
        pub unsafe extern "C" fn $other(memref: *const Unranked64) {
            // SAFETY: as above.
            unsafe { (*memref).print::<$ty>() };
        }
    )* };
}

print_memref! {
    "printMemrefI8", "_mlir_ciface_printMemrefI8", print_i8, interface_i8, i8;
    "printMemrefI16", "_mlir_ciface_printMemrefI16", print_i16, interface_i16, i16;
    "printMemrefI32", "_mlir_ciface_printMemrefI32", print_i32, interface_i32, i32;
    "printMemrefI64", "_mlir_ciface_printMemrefI64", print_i64, interface_i64, i64;
    "printMemrefInd", "_mlir_ciface_printMemrefInd", print_index, interface_index, u64;
    "printMemrefF16", "_mlir_ciface_printMemrefF16", print_f16, interface_f16, F16;
    "printMemrefBF16", "_mlir_ciface_printMemrefBF16", print_bf16, interface_bf16, BF16;
    "printMemrefF32", "_mlir_ciface_printMemrefF32", print_f32, interface_f32, f32;
    "printMemrefF64", "_mlir_ciface_printMemrefF64", print_f64, interface_f64, f64;
    "printMemrefC32", "_mlir_ciface_printMemrefC32", print_c32, interface_c32, Complex<f32>;
    "printMemrefC64", "_mlir_ciface_printMemrefC64", print_c64, interface_c64, Complex<f64>;
}
