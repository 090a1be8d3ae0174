//! Memrefs: slices as what compiled functions with C wrappers take.
#![allow(unsafe_code)]

use crate::jit_function::NativeNumber;
use core::marker::PhantomData;

/// A memref of rank `N` as compiled functions read it.
///
/// Functions with the attribute `llvm.emit_c_interface` (all functions with `terrace compile --c-wrappers`) have a second
/// symbol, `_mlir_ciface_` and their name, which takes each memref as a pointer to a descriptor, and writes a memref that it
/// returns to a descriptor that is its first argument. [`MemRef`] is the descriptor of a slice.
#[repr(C)]
#[derive(Debug)]
pub struct Descriptor<T, const N: usize> {
    allocated: *mut T,
    aligned: *mut T,
    offset: i64,
    sizes: [i64; N],
    strides: [i64; N],
}

/// The descriptor of a slice, row by row.
///
/// ```ignore
/// let sum = jit.function::<extern "C" fn(*mut Descriptor<f64, 1>) -> f64>("_mlir_ciface_sum")?;
/// let mut numbers = [1.0, 2.0, 3.0];
/// let mut memref = MemRef::new(&mut numbers, [3]).unwrap();
/// assert_eq!(sum(memref.as_mut_ptr()), 6.0);
/// ```
#[derive(Debug)]
pub struct MemRef<'a, T, const N: usize> {
    descriptor: Descriptor<T, N>,
    elements: PhantomData<&'a mut [T]>,
}

/// A type of elements of memrefs: integers and floats that are the same in Rust.
pub trait Element: NativeNumber + Copy {}

impl<T: NativeNumber + Copy> Element for T {}

impl<'a, T: Element, const N: usize> MemRef<'a, T, N> {
    /// A descriptor of a slice with these sizes; none if their product is not the slice's length.
    pub fn new(elements: &'a mut [T], sizes: [usize; N]) -> Option<Self> {
        let mut stride = 1usize;
        let mut strides = [0; N];
        for (size, place) in sizes.iter().zip(&mut strides).rev() {
            *place = i64::try_from(stride).ok()?;
            stride = stride.checked_mul(*size)?;
        }
        if stride != elements.len() {
            return None;
        }
        let start = elements.as_mut_ptr();
        let sizes = sizes.map(|size| size as i64);
        let descriptor = Descriptor { allocated: start, aligned: start, offset: 0, sizes, strides };
        Some(Self { descriptor, elements: PhantomData })
    }

    /// The argument of functions that take a memref.
    pub fn as_mut_ptr(&mut self) -> *mut Descriptor<T, N> {
        &mut self.descriptor
    }
}

impl<T, const N: usize> core::ops::Deref for MemRef<'_, T, N> {
    type Target = Descriptor<T, N>;

    fn deref(&self) -> &Self::Target {
        &self.descriptor
    }
}

impl<T: Element, const N: usize> Descriptor<T, N> {
    /// A descriptor of nothing, for a function that writes its result to it.
    pub fn empty() -> Self {
        let null = core::ptr::null_mut();
        Self { allocated: null, aligned: null, offset: 0, sizes: [0; N], strides: [0; N] }
    }

    /// The sizes.
    pub fn sizes(&self) -> [usize; N] {
        self.sizes.map(|size| usize::try_from(size).unwrap_or(0))
    }

    /// The distances between neighbours in each dimension, in elements.
    pub fn strides(&self) -> [i64; N] {
        self.strides
    }

    /// The address of the memory that the memref was allocated in, for `free`.
    pub fn allocation(&self) -> *mut T {
        self.allocated
    }

    /// A copy of the elements row by row, whatever the strides are.
    ///
    /// # Safety
    /// Compiled code may have written the descriptor: it must describe memory that is there and initialized.
    pub unsafe fn to_vec(&self) -> Vec<T> {
        let sizes = self.sizes();
        let count: usize = sizes.iter().product();
        let mut elements = Vec::with_capacity(count);
        let mut index = [0usize; N];
        for _ in 0..count {
            let steps = index.iter().zip(&self.strides).map(|(&i, stride)| i as i64 * stride);
            let at = self.offset + steps.sum::<i64>();
            // SAFETY: the caller promises that the elements are there.
            elements.push(unsafe { self.aligned.offset(at as isize).read_unaligned() });
            for (i, size) in index.iter_mut().zip(&sizes).rev() {
                *i += 1;
                if *i < *size {
                    break;
                }
                *i = 0;
            }
        }
        elements
    }
}

#[cfg(test)]
mod tests {
    use super::MemRef;

    #[test]
    fn elements_are_copied_in_the_order_of_indices() {
        let mut numbers = [1, 2, 3, 4, 5, 6];
        let mut memref = MemRef::new(&mut numbers, [2, 3]).expect("there are six");
        let descriptor = &mut memref.descriptor;
        (descriptor.sizes, descriptor.strides, descriptor.offset) = ([2, 2], [1, 3], 1);
        // SAFETY: the elements 1, 4, 2 and 5 are there.
        assert_eq!(unsafe { memref.to_vec() }, [2, 5, 3, 6]);
    }
}
