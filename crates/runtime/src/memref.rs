//! Descriptors of memrefs, as `--finalize-memref-to-llvm` lays them out; printing and copying. Sizes have the width of
//! addresses.

use crate::print::{BF16, F16, Print};
use core::ffi::{CStr, c_char, c_int, c_void};

unsafe extern "C" {
    fn printf(format: *const c_char, ...) -> c_int;
}

/// The descriptor of a `memref<*xT>`: a rank, and the descriptor of a memref of that rank.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct UnrankedMemRef {
    /// How many sizes and how many strides the descriptor has.
    pub rank: isize,
    /// Points to the allocated pointer, the aligned pointer, the offset, the sizes and the strides.
    pub descriptor: *const c_void,
}

/// The first fields of the descriptors of all ranks. Sizes and strides follow.
#[repr(C)]
struct Head {
    _allocated: *mut u8,
    aligned: *mut u8,
    offset: isize,
}

/// A descriptor that is there for as long as `'a`.
#[derive(Clone, Copy)]
struct View<'a> {
    aligned: *mut u8,
    offset: isize,
    sizes: &'a [isize],
    strides: &'a [isize],
}

impl UnrankedMemRef {
    /// Prints the descriptor and the elements.
    ///
    /// # Safety
    /// The descriptor has this rank, and all elements may be read and have the type `T`.
    pub(crate) unsafe fn print<T: Print>(self) {
        // SAFETY: as above.
        unsafe { self.view().print::<T>() };
    }

    /// # Safety
    /// The descriptor has this rank, and stays unchanged as long as the result is used.
    unsafe fn view<'a>(self) -> View<'a> {
        let head = self.descriptor.cast::<Head>();
        let rank = usize::try_from(self.rank).unwrap_or(0);
        // SAFETY: the caller's descriptor has a head, and as many sizes and strides behind it.
        unsafe {
            let sizes = head.add(1).cast::<isize>();
            View {
                aligned: (*head).aligned,
                offset: (*head).offset,
                sizes: core::slice::from_raw_parts(sizes, rank),
                strides: core::slice::from_raw_parts(sizes.add(rank), rank),
            }
        }
    }
}

/// Copies one memref to another of the same shape, which may have other strides. Elements at different indices must not
/// overlap; a copy of a memref to itself, as bufferization makes of slices, does nothing.
///
/// # Safety
/// Both have the same sizes and elements of `size` bytes, and all of them may be accessed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn memrefCopy(size: isize, from: *const UnrankedMemRef, to: *const UnrankedMemRef) {
    // SAFETY: as above.
    let (from, to) = unsafe { ((*from).view(), (*to).view()) };
    let n = from.sizes.iter().fold(1isize, |n, &size| n.wrapping_mul(size));
    let mut index = vec![0; from.sizes.len()];
    for _ in 0..n {
        let (source, target) = (from.element(&index, size), to.element(&index, size));
        // SAFETY: the elements of an index within the sizes may be accessed.
        unsafe { core::ptr::copy(source, target, size as usize) };
        for (at, &size) in index.iter_mut().zip(from.sizes).rev() {
            *at += 1;
            if *at < size {
                break;
            }
            *at = 0;
        }
    }
}

impl View<'_> {
    /// The address of an element of so many bytes.
    fn element(&self, index: &[isize], size: isize) -> *mut u8 {
        let offsets = index.iter().zip(self.strides).map(|(&at, &stride)| at.wrapping_mul(stride));
        let element = offsets.fold(self.offset, isize::wrapping_add);
        self.aligned.wrapping_offset(element.wrapping_mul(size))
    }

    /// Prints the descriptor and the elements.
    ///
    /// # Safety
    /// All elements may be read, and have the type `T`.
    unsafe fn print<T: Print>(&self) {
        c"Unranked Memref base@ = ".print();
        if self.aligned.is_null() {
            c"0".print();
        } else {
            // SAFETY: the directive takes a 64-bit number.
            unsafe { printf(c"0x%llx".as_ptr(), self.aligned as u64) };
        }
        c" rank = ".print();
        (self.sizes.len() as i64).print();
        c" offset = ".print();
        (self.offset as i64).print();
        c" sizes = ".print();
        print_list(self.sizes);
        c" strides = ".print();
        print_list(self.strides);
        c" data = \n".print();
        if self.sizes.is_empty() {
            c"[".print();
        }
        // SAFETY: as above.
        unsafe { self.print_from::<T>(0, self.offset) };
        c"\n".print();
    }

    /// Prints the elements from a dimension on, which begin at an offset.
    ///
    /// # Safety
    /// All elements may be read, and have the type `T`.
    unsafe fn print_from<T: Print>(&self, dim: usize, offset: isize) {
        let (Some(&size), Some(&stride)) = (self.sizes.get(dim), self.strides.get(dim)) else {
            let at = self.aligned.cast::<T>().wrapping_offset(offset);
            // SAFETY: as above.
            unsafe { at.read_unaligned() }.print();
            if self.sizes.is_empty() {
                c"]".print();
            }
            return;
        };
        c"[".print();
        for i in 0..size {
            if i > 0 {
                let innermost = dim + 1 == self.sizes.len();
                if innermost {
                    c", ".print()
                } else {
                    c", \n".print()
                }
                (0..=dim).for_each(|_| c" ".print());
            }
            // SAFETY: the index is within the size.
            unsafe { self.print_from::<T>(dim + 1, offset.wrapping_add(i.wrapping_mul(stride))) };
        }
        c"]".print();
    }
}

fn print_list(numbers: &[isize]) {
    let mut separator: &CStr = c"[";
    for &number in numbers {
        separator.print();
        (number as i64).print();
        separator = c", ";
    }
    if numbers.is_empty() { c"[]".print() } else { c"]".print() }
}

/// A complex number.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct Complex<T>(pub T, pub T);

impl<T: Print> Print for Complex<T> {
    fn print(self) {
        c"(".print();
        self.0.print();
        c",".print();
        self.1.print();
        c")".print();
    }
}

macro_rules! print_memref {
    ($($name:ident, $interface:ident, $ty:ty, $what:literal;)*) => { $(
        #[doc = concat!("Prints the descriptor and the elements of a memref of ", $what, ".")]
        ///
        /// # Safety
        /// The descriptor has this rank, and all elements may be read.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(rank: isize, descriptor: *const c_void) {
            // SAFETY: as above.
            unsafe { UnrankedMemRef { rank, descriptor }.print::<$ty>() };
        }

        #[doc = concat!("[`", stringify!($name), "`] for callers with `llvm.emit_c_interface`.")]
        ///
        /// # Safety
        /// The memref's descriptor has its rank, and all elements may be read.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $interface(memref: *const UnrankedMemRef) {
            // SAFETY: as above.
            unsafe { (*memref).print::<$ty>() };
        }
    )* };
}

print_memref! {
    printMemrefI8, _mlir_ciface_printMemrefI8, i8, "bytes, each as the character that it is";
    printMemrefI16, _mlir_ciface_printMemrefI16, i16, "`i16`";
    printMemrefI32, _mlir_ciface_printMemrefI32, i32, "`i32`";
    printMemrefI64, _mlir_ciface_printMemrefI64, i64, "`i64`";
    printMemrefInd, _mlir_ciface_printMemrefInd, usize, "`index`, as numbers without sign";
    printMemrefF16, _mlir_ciface_printMemrefF16, F16, "`f16`";
    printMemrefBF16, _mlir_ciface_printMemrefBF16, BF16, "`bf16`";
    printMemrefF32, _mlir_ciface_printMemrefF32, f32, "`f32`";
    printMemrefF64, _mlir_ciface_printMemrefF64, f64, "`f64`";
    printMemrefC32, _mlir_ciface_printMemrefC32, Complex<f32>, "`complex<f32>`";
    printMemrefC64, _mlir_ciface_printMemrefC64, Complex<f64>, "`complex<f64>`";
}
