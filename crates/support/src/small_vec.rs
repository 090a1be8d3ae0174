//! Vectors whose first elements are stored in place: [`SmallVec`].
//!
//! The interface is that of the crate `smallvec` 1.
//! What depends on the type of the elements is a few instructions, and growth is one function for all types, because each
//! element type, capacity and codegen unit has a copy of the generic part (those of `smallvec` were 13 % of all LLVM IR).

use std::alloc::{Layout, alloc, dealloc, handle_alloc_error, realloc};
use std::borrow::Borrow;
use std::cmp::Ordering;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::iter::FusedIterator;
use std::mem::{ManuallyDrop, MaybeUninit, needs_drop};
use std::ops::{Bound, Deref, DerefMut, RangeBounds};
use std::ptr;
use std::slice;

/// The arrays that can be the storage of a [`SmallVec`].
///
/// # Safety
/// The type has the layout of `[Self::Item; Self::LEN]`.
pub unsafe trait Array {
    /// The type of the elements.
    type Item;
    /// The number of the elements.
    const LEN: u32;
}

// SAFETY: It is the array itself.
unsafe impl<T, const N: usize> Array for [T; N] {
    type Item = T;
    const LEN: u32 = {
        assert!(N < u32::MAX as usize && size_of::<T>() != 0);
        N as u32
    };
}

/// The part of a vector that does not depend on the type of its elements.
struct Header {
    len: u32,
    /// At most the array's length if the elements are in place.
    capacity: u32,
}

#[repr(C)]
union Data<A: Array> {
    /// Only its address is used.
    _inline: ManuallyDrop<MaybeUninit<A>>,
    heap: *mut u8,
}

/// A vector that stores its elements in place while the array `A` has room for them, and on the heap afterwards.
///
/// It has at most 2^32 − 1 elements, and panics if it would get more.
///
/// ```
/// use terrace_support::small_vec::SmallVec;
/// let squares: SmallVec<[u32; 4]> = (0..4).map(|i| i * i).collect();
/// assert!(squares[..] == [0, 1, 4, 9] && !squares.spilled());
/// ```
#[repr(C)]
pub struct SmallVec<A: Array> {
    header: Header,
    data: Data<A>,
}

// SAFETY: A vector owns its elements, like an array.
unsafe impl<A: Array> Send for SmallVec<A> where A::Item: Send {}
// SAFETY: A shared vector only gives shared references to its elements.
unsafe impl<A: Array> Sync for SmallVec<A> where A::Item: Sync {}

#[cold]
#[inline(never)]
fn capacity_overflow() -> ! {
    panic!("capacity overflow")
}

/// The layout of a block of `capacity` elements.
fn block(element: Layout, capacity: u32) -> Layout {
    element
        .size()
        .checked_mul(capacity as usize)
        .and_then(|size| Layout::from_size_align(size, element.align()).ok())
        .unwrap_or_else(|| capacity_overflow())
}

/// Moves the elements to a block for `needed` elements, or for the next power of two unless `exact`.
///
/// # Safety
/// `header` and `data` are those of one vector whose array has `inline` elements of the layout `element`.
/// `needed` is more than the capacity.
#[cold]
#[inline(never)]
unsafe fn grow(header: &mut Header, data: *mut u8, needed: usize, exact: bool, inline: u32, element: Layout) {
    let capacity = if exact { Some(needed) } else { needed.checked_next_power_of_two() };
    let Some(capacity) = capacity.and_then(|capacity| u32::try_from(capacity).ok()) else {
        capacity_overflow()
    };
    let layout = block(element, capacity);
    // SAFETY: The size is not 0: elements are not, and the capacity is more than another.
    // A capacity above `inline` means that `data` is the address of the block, made below with the same layout.
    // The new block has room for the elements in place, which are `len`.
    unsafe {
        let new = if header.capacity > inline {
            realloc(*data.cast::<*mut u8>(), block(element, header.capacity), layout.size())
        } else {
            let new = alloc(layout);
            if !new.is_null() {
                ptr::copy_nonoverlapping(data, new, header.len as usize * element.size());
            }
            new
        };
        if new.is_null() {
            handle_alloc_error(layout);
        }
        *data.cast::<*mut u8>() = new;
    }
    header.capacity = capacity;
}

/// Frees the block of a vector.
///
/// # Safety
/// The block is one of [`grow`], or of a `Vec`, with this capacity and layout of elements.
#[inline(never)]
unsafe fn free(heap: *mut u8, capacity: u32, element: Layout) {
    // SAFETY: The layout was computed when the block was allocated.
    unsafe {
        let size = element.size().unchecked_mul(capacity as usize);
        dealloc(heap, Layout::from_size_align_unchecked(size, element.align()));
    }
}

impl<A: Array> SmallVec<A> {
    /// An empty vector.
    #[inline]
    pub const fn new() -> Self {
        Self {
            header: Header { len: 0, capacity: A::LEN },
            data: Data { _inline: ManuallyDrop::new(MaybeUninit::uninit()) },
        }
    }

    /// An empty vector with room for `capacity` elements.
    pub fn with_capacity(capacity: usize) -> Self {
        let mut new = Self::new();
        new.reserve_exact(capacity);
        new
    }

    /// Takes over the elements of `vec`, and its block if it has more room than the array.
    pub fn from_vec(vec: Vec<A::Item>) -> Self {
        let mut new = Self::new();
        let mut vec = ManuallyDrop::new(vec);
        let (len, capacity) = (vec.len(), vec.capacity());
        // SAFETY: The elements and the block of `vec` are moved: `vec` is not dropped, and a block is freed that isn't taken.
        unsafe {
            if capacity > A::LEN as usize {
                let Ok(capacity) = u32::try_from(capacity) else { capacity_overflow() };
                new.data.heap = vec.as_mut_ptr().cast();
                new.header.capacity = capacity;
            } else {
                ptr::copy_nonoverlapping(vec.as_ptr(), new.as_mut_ptr(), len);
                vec.set_len(0);
                drop(ManuallyDrop::into_inner(vec));
            }
        }
        new.header.len = len as u32;
        new
    }

    /// The elements as a `Vec`.
    pub fn into_vec(self) -> Vec<A::Item> {
        if !self.spilled() {
            return self.into_iter().collect();
        }
        let this = ManuallyDrop::new(self);
        // SAFETY: The block is allocated for this capacity of elements, and `self` is not dropped.
        unsafe {
            Vec::from_raw_parts(
                this.data.heap.cast(),
                this.header.len as usize,
                this.header.capacity as usize,
            )
        }
    }

    /// Whether the elements are on the heap.
    #[inline]
    pub const fn spilled(&self) -> bool {
        self.header.capacity > A::LEN
    }

    /// For how many elements there is room.
    #[inline]
    pub const fn capacity(&self) -> usize {
        self.header.capacity as usize
    }

    #[inline]
    const fn as_ptr(&self) -> *const A::Item {
        if self.spilled() {
            // SAFETY: Vectors with more room than the array have a block.
            unsafe { self.data.heap as *const A::Item }
        } else {
            &raw const self.data as *const A::Item
        }
    }

    #[inline]
    const fn as_mut_ptr(&mut self) -> *mut A::Item {
        if self.spilled() {
            // SAFETY: Vectors with more room than the array have a block.
            unsafe { self.data.heap as *mut A::Item }
        } else {
            &raw mut self.data as *mut A::Item
        }
    }

    /// The elements.
    #[inline]
    pub const fn as_slice(&self) -> &[A::Item] {
        // SAFETY: The first `len` elements are initialized.
        unsafe { slice::from_raw_parts(self.as_ptr(), self.header.len as usize) }
    }

    /// The elements.
    #[inline]
    pub const fn as_mut_slice(&mut self) -> &mut [A::Item] {
        // SAFETY: The first `len` elements are initialized.
        unsafe { slice::from_raw_parts_mut(self.as_mut_ptr(), self.header.len as usize) }
    }

    /// Makes room for `needed` elements, which is more than there is.
    #[inline]
    fn grow(&mut self, needed: usize, exact: bool) {
        let data = (&raw mut self.data).cast();
        // SAFETY: They are the parts of one vector.
        unsafe { grow(&mut self.header, data, needed, exact, A::LEN, Layout::new::<A::Item>()) }
    }

    /// Makes room for `additional` further elements.
    #[inline]
    pub fn reserve(&mut self, additional: usize) {
        let needed = (self.header.len as usize).saturating_add(additional);
        if needed > self.header.capacity as usize {
            self.grow(needed, false);
        }
    }

    /// Makes room for `additional` further elements, and no more.
    #[inline]
    pub fn reserve_exact(&mut self, additional: usize) {
        let needed = (self.header.len as usize).saturating_add(additional);
        if needed > self.header.capacity as usize {
            self.grow(needed, true);
        }
    }

    /// Appends an element.
    #[inline]
    pub fn push(&mut self, element: A::Item) {
        let len = self.header.len;
        if len == self.header.capacity {
            self.grow(len as usize + 1, false);
        }
        // SAFETY: There is room for another element.
        unsafe { self.as_mut_ptr().add(len as usize).write(element) };
        self.header.len = len + 1;
    }

    /// Removes the last element, and returns it.
    #[inline]
    pub fn pop(&mut self) -> Option<A::Item> {
        let last = self.header.len.checked_sub(1)?;
        self.header.len = last;
        // SAFETY: It was the last element, and is none any more.
        Some(unsafe { self.as_ptr().add(last as usize).read() })
    }

    /// Drops all elements from the index `len` on.
    #[inline]
    pub fn truncate(&mut self, len: usize) {
        let old = self.header.len as usize;
        if len < old {
            self.header.len = len as u32;
            if needs_drop::<A::Item>() {
                // SAFETY: They were elements, and are none any more.
                unsafe {
                    ptr::drop_in_place(ptr::slice_from_raw_parts_mut(self.as_mut_ptr().add(len), old - len))
                }
            }
        }
    }

    /// Drops all elements.
    #[inline]
    pub fn clear(&mut self) {
        self.truncate(0);
    }

    /// Inserts an element in front of that at `index`, or behind the last one.
    ///
    /// # Panics
    /// If `index` is more than the length.
    pub fn insert(&mut self, index: usize, element: A::Item) {
        let len = self.header.len as usize;
        assert!(index <= len, "index exceeds length");
        self.reserve(1);
        // SAFETY: There is room to move the elements from `index` on by one.
        unsafe {
            let at = self.as_mut_ptr().add(index);
            ptr::copy(at, at.add(1), len - index);
            at.write(element);
        }
        self.header.len += 1;
    }

    /// Removes the element at `index`, and returns it.
    ///
    /// # Panics
    /// If there is none.
    pub fn remove(&mut self, index: usize) -> A::Item {
        let len = self.header.len as usize;
        assert!(index < len, "index exceeds length");
        self.header.len -= 1;
        // SAFETY: The element is read once, and those behind it move into its place.
        unsafe {
            let at = self.as_mut_ptr().add(index);
            let element = at.read();
            ptr::copy(at.add(1), at, len - index - 1);
            element
        }
    }

    /// Removes the element at `index`, moves the last one to its place, and returns it.
    ///
    /// # Panics
    /// If there is none.
    pub fn swap_remove(&mut self, index: usize) -> A::Item {
        let last = self.len() - 1;
        self.swap(index, last);
        self.pop().unwrap()
    }

    /// Keeps only the elements for which `keep` returns true.
    pub fn retain(&mut self, mut keep: impl FnMut(&mut A::Item) -> bool) {
        let mut kept = 0;
        for i in 0..self.len() {
            if keep(&mut self[i]) {
                self.swap(kept, i);
                kept += 1;
            }
        }
        self.truncate(kept);
    }

    /// Keeps only the first of equal elements that follow each other.
    pub fn dedup(&mut self)
    where
        A::Item: PartialEq,
    {
        let mut kept = 0;
        for i in 0..self.len() {
            if kept == 0 || self[i] != self[kept - 1] {
                self.swap(kept, i);
                kept += 1;
            }
        }
        self.truncate(kept);
    }

    /// Removes the elements in `range`, and returns an iterator over them.
    ///
    /// # Panics
    /// If they are not all elements.
    pub fn drain(&mut self, range: impl RangeBounds<usize>) -> IntoIter<A> {
        let len = self.header.len as usize;
        let start = match range.start_bound() {
            Bound::Included(&start) => start,
            Bound::Excluded(&before) => before + 1,
            Bound::Unbounded => 0,
        };
        let end = match range.end_bound() {
            Bound::Included(&last) => last + 1,
            Bound::Excluded(&end) => end,
            Bound::Unbounded => len,
        };
        assert!(start <= end && end <= len, "range exceeds length");
        let mut drained = Self::with_capacity(end - start);
        // SAFETY: The elements of the range are moved to a vector with room for them, and those behind to their place.
        unsafe {
            let at = self.as_mut_ptr().add(start);
            ptr::copy_nonoverlapping(at, drained.as_mut_ptr(), end - start);
            drained.header.len = (end - start) as u32;
            ptr::copy(at.add(end - start), at, len - end);
        }
        self.header.len = (len - (end - start)) as u32;
        drained.into_iter()
    }

    /// Truncates the vector, or appends copies of `element`, until it has `len` elements.
    pub fn resize(&mut self, len: usize, element: A::Item)
    where
        A::Item: Clone,
    {
        let old = self.len();
        if len <= old {
            return self.truncate(len);
        }
        self.reserve(len - old);
        // SAFETY: There is room for them.
        unsafe {
            let start = self.as_mut_ptr();
            (old..len).for_each(|at| start.add(at).write(element.clone()));
            self.header.len = len as u32;
        }
    }

    /// A vector of `len` copies of `element`.
    pub fn from_elem(element: A::Item, len: usize) -> Self
    where
        A::Item: Clone,
    {
        let mut new = Self::with_capacity(len);
        new.extend(std::iter::repeat_n(element, len));
        new
    }

    /// A vector with the elements of `elements`.
    #[inline]
    pub fn from_slice(elements: &[A::Item]) -> Self
    where
        A::Item: Copy,
    {
        let mut new = Self::new();
        new.reserve_exact(elements.len());
        // SAFETY: There is room for them.
        unsafe { new.append(elements) };
        new
    }

    /// Appends copies of `elements`.
    #[inline]
    pub fn extend_from_slice(&mut self, elements: &[A::Item])
    where
        A::Item: Copy,
    {
        self.reserve(elements.len());
        // SAFETY: There is room for them.
        unsafe { self.append(elements) }
    }

    /// Inserts `elements` in front of that at `index`, or behind the last one.
    ///
    /// # Panics
    /// If `index` is more than the length.
    pub fn insert_many(&mut self, index: usize, elements: impl IntoIterator<Item = A::Item>) {
        let old = self.len();
        assert!(index <= old, "index exceeds length");
        self.extend(elements);
        let added = self.len() - old;
        self[index..].rotate_right(added);
    }

    /// # Safety
    /// There is room for the elements.
    #[inline]
    unsafe fn append(&mut self, elements: &[A::Item])
    where
        A::Item: Copy,
    {
        // SAFETY: By contract; `elements` are borrowed, so they are not in `self`.
        unsafe {
            let end = self.as_mut_ptr().add(self.header.len as usize);
            ptr::copy_nonoverlapping(elements.as_ptr(), end, elements.len());
        }
        self.header.len += elements.len() as u32;
    }
}

impl<A: Array> Drop for SmallVec<A> {
    fn drop(&mut self) {
        // SAFETY: The elements are dropped once, and then the block that stores them.
        unsafe {
            if needs_drop::<A::Item>() {
                ptr::drop_in_place(self.as_mut_slice());
            }
            if self.spilled() {
                free(self.data.heap, self.header.capacity, Layout::new::<A::Item>());
            }
        }
    }
}

impl<A: Array> Deref for SmallVec<A> {
    type Target = [A::Item];
    #[inline]
    fn deref(&self) -> &[A::Item] {
        self.as_slice()
    }
}

impl<A: Array> DerefMut for SmallVec<A> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [A::Item] {
        self.as_mut_slice()
    }
}

impl<A: Array> Extend<A::Item> for SmallVec<A> {
    fn extend<I: IntoIterator<Item = A::Item>>(&mut self, elements: I) {
        // No room is made ahead: most lists fit in place, and the code for it is built for every kind of iterator.
        for element in elements {
            self.push(element);
        }
    }
}

impl<A: Array> FromIterator<A::Item> for SmallVec<A> {
    #[inline]
    fn from_iter<I: IntoIterator<Item = A::Item>>(elements: I) -> Self {
        let mut new = Self::new();
        new.extend(elements);
        new
    }
}

impl<A: Array> From<&[A::Item]> for SmallVec<A>
where
    A::Item: Clone,
{
    fn from(elements: &[A::Item]) -> Self {
        let mut new = Self::with_capacity(elements.len());
        new.extend(elements.iter().cloned());
        new
    }
}

impl<A: Array> From<Vec<A::Item>> for SmallVec<A> {
    fn from(vec: Vec<A::Item>) -> Self {
        Self::from_vec(vec)
    }
}

impl<A: Array> From<A> for SmallVec<A> {
    #[inline]
    fn from(array: A) -> Self {
        Self {
            header: Header { len: A::LEN, capacity: A::LEN },
            data: Data { _inline: ManuallyDrop::new(MaybeUninit::new(array)) },
        }
    }
}

impl<A: Array> Clone for SmallVec<A>
where
    A::Item: Clone,
{
    fn clone(&self) -> Self {
        Self::from(self.as_slice())
    }
}

impl<A: Array> Default for SmallVec<A> {
    #[inline]
    fn default() -> Self {
        Self::new()
    }
}

impl<A: Array> fmt::Debug for SmallVec<A>
where
    A::Item: fmt::Debug,
{
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_slice().fmt(f)
    }
}

impl<A: Array, B: Array> PartialEq<SmallVec<B>> for SmallVec<A>
where
    A::Item: PartialEq<B::Item>,
{
    #[inline]
    fn eq(&self, other: &SmallVec<B>) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl<A: Array> Eq for SmallVec<A> where A::Item: Eq {}

impl<A: Array> PartialOrd for SmallVec<A>
where
    A::Item: PartialOrd,
{
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        self.as_slice().partial_cmp(other.as_slice())
    }
}

impl<A: Array> Ord for SmallVec<A>
where
    A::Item: Ord,
{
    fn cmp(&self, other: &Self) -> Ordering {
        self.as_slice().cmp(other.as_slice())
    }
}

impl<A: Array> Hash for SmallVec<A>
where
    A::Item: Hash,
{
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.as_slice().hash(state);
    }
}

impl<A: Array> AsRef<[A::Item]> for SmallVec<A> {
    #[inline]
    fn as_ref(&self) -> &[A::Item] {
        self.as_slice()
    }
}

impl<A: Array> Borrow<[A::Item]> for SmallVec<A> {
    #[inline]
    fn borrow(&self) -> &[A::Item] {
        self.as_slice()
    }
}

/// An iterator that moves the elements out of a [`SmallVec`].
pub struct IntoIter<A: Array> {
    /// Its length is 0: the elements that are left are those from `start` to `end`.
    vec: SmallVec<A>,
    start: u32,
    end: u32,
}

impl<A: Array> Iterator for IntoIter<A> {
    type Item = A::Item;

    #[inline]
    fn next(&mut self) -> Option<A::Item> {
        let at = self.start;
        if at == self.end {
            return None;
        }
        self.start = at + 1;
        // SAFETY: It is an element that was not moved yet.
        Some(unsafe { self.vec.as_ptr().add(at as usize).read() })
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = (self.end - self.start) as usize;
        (len, Some(len))
    }
}

impl<A: Array> DoubleEndedIterator for IntoIter<A> {
    #[inline]
    fn next_back(&mut self) -> Option<A::Item> {
        if self.start == self.end {
            return None;
        }
        self.end -= 1;
        // SAFETY: It is an element that was not moved yet.
        Some(unsafe { self.vec.as_ptr().add(self.end as usize).read() })
    }
}

impl<A: Array> ExactSizeIterator for IntoIter<A> {}
impl<A: Array> FusedIterator for IntoIter<A> {}

impl<A: Array> Drop for IntoIter<A> {
    fn drop(&mut self) {
        if needs_drop::<A::Item>() {
            for element in self {
                drop(element);
            }
        }
    }
}

impl<A: Array> IntoIterator for SmallVec<A> {
    type Item = A::Item;
    type IntoIter = IntoIter<A>;
    #[inline]
    fn into_iter(mut self) -> IntoIter<A> {
        let end = std::mem::replace(&mut self.header.len, 0);
        IntoIter { vec: self, start: 0, end }
    }
}

impl<'a, A: Array> IntoIterator for &'a SmallVec<A> {
    type Item = &'a A::Item;
    type IntoIter = slice::Iter<'a, A::Item>;
    #[inline]
    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<'a, A: Array> IntoIterator for &'a mut SmallVec<A> {
    type Item = &'a mut A::Item;
    type IntoIter = slice::IterMut<'a, A::Item>;
    #[inline]
    fn into_iter(self) -> Self::IntoIter {
        self.iter_mut()
    }
}

/// A [`SmallVec`] of the given elements, or of copies of one: `smallvec![a, b]`, `smallvec![a; n]`.
#[macro_export]
macro_rules! smallvec {
    ($element:expr; $len:expr) => { $crate::small_vec::SmallVec::from_elem($element, $len) };
    ($($element:expr),* $(,)?) => {{
        #[allow(unused_mut)]
        let mut new = $crate::small_vec::SmallVec::new();
        $(new.push($element);)*
        new
    }};
}
pub use crate::smallvec;
