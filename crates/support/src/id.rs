//! Four-byte handles with a niche, so that `Option<Id>` is four bytes too.

use core::hash::{BuildHasherDefault, Hasher};

/// A handle that is one non-zero word in memory; implemented by [`id!`](crate::id!) only.
///
/// # Safety
/// The type must be a transparent wrapper of `NonZeroU32`.
pub unsafe trait RawId: Copy {}

/// A map of many handles that were made one after another, such as those of the names in a file: their places are one
/// after another as well, and near in memory when they are used in about that order.
///
/// ```
/// terrace_support::id! {
///     /// A thing.
///     pub struct Thing
/// }
/// let mut names = terrace_support::id::IdMap::default();
/// names.insert(Thing::from_index(3), "three");
/// assert_eq!(names.get(&Thing::from_index(3)), Some(&"three"));
/// ```
pub type IdMap<K, V> = std::collections::HashMap<K, V, BuildHasherDefault<IdHasher>>;

/// The hasher of an [`IdMap`]. Handles that are far apart by a power of two share places, but of `n` handles made so
/// far that costs at most about `n` steps in all, since there are only so few of them.
#[derive(Clone, Copy, Default)]
pub struct IdHasher(u64);

impl Hasher for IdHasher {
    #[inline]
    fn write_u32(&mut self, id: u32) {
        // The table tells entries apart by the upper bits.
        self.0 = u64::from(id) ^ u64::from(id).wrapping_mul(0x9E37_79B9_7F4A_7C15) & !(u64::MAX >> 7);
    }
    fn write(&mut self, bytes: &[u8]) {
        self.0 = crate::hash_bytes(bytes);
    }
    #[inline]
    fn finish(&self) -> u64 {
        self.0
    }
}

/// Views a run of words as handles; a run with a zero word reads as empty.
#[inline]
pub fn ids_of_words<T: RawId>(words: &[u32]) -> &[T] {
    if words.contains(&0) {
        debug_assert!(false, "a zero word is no handle");
        return &[];
    }
    // SAFETY: `T` is a transparent `NonZeroU32` and no word is zero.
    unsafe { core::slice::from_raw_parts(words.as_ptr() as *const T, words.len()) }
}

/// A handle that is one or two words in memory, the first of which is not zero; implemented by
/// [`owned_id!`](crate::owned_id!) only.
///
/// # Safety
/// The type must be a `NonZeroU32`, or one and a `u32` behind it, laid out as C does.
pub unsafe trait RawOwnedId: Copy {}

/// How many words a handle takes in [`owned_ids_of_words`].
pub const fn words_of_owned_id<T: RawOwnedId>() -> usize {
    size_of::<T>() / size_of::<u32>()
}

/// Views a run of words as handles; a run with a handle that is zero reads as empty.
#[inline]
pub fn owned_ids_of_words<T: RawOwnedId>(words: &[u32]) -> &[T] {
    let size = words_of_owned_id::<T>();
    if words.iter().step_by(size).any(|&word| word == 0) || !words.len().is_multiple_of(size) {
        debug_assert!(false, "a zero word is no handle");
        return &[];
    }
    // SAFETY: `T` is `size` words, of which only the first may not be zero, and none of the first ones is.
    unsafe { core::slice::from_raw_parts(words.as_ptr() as *const T, words.len() / size) }
}

/// Declares a handle with a non-zero `word` and, in builds with debug assertions, the `serial` number of its owner.
/// The rest of its methods is left to the caller.
#[macro_export]
macro_rules! owned_id {
    ($(#[$meta:meta])* $vis:vis struct $Name:ident) => {
        $(#[$meta])*
        #[cfg(not(debug_assertions))]
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
        #[repr(transparent)]
        $vis struct $Name {
            word: core::num::NonZeroU32,
            serial: (),
        }

        $(#[$meta])*
        #[cfg(debug_assertions)]
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
        #[repr(C)]
        $vis struct $Name {
            word: core::num::NonZeroU32,
            serial: u32,
        }

        // SAFETY: declared above as a `NonZeroU32`, or one and a `u32`.
        unsafe impl $crate::id::RawOwnedId for $Name {}
    };
}

/// Views a run of handles as words.
#[inline]
pub fn words_of_ids<T: RawId>(ids: &[T]) -> &[u32] {
    // SAFETY: `T` is a transparent `NonZeroU32`, which has the layout of `u32`.
    unsafe { core::slice::from_raw_parts(ids.as_ptr() as *const u32, ids.len()) }
}

/// Views an even run of words, aligned to eight bytes, as 64-bit integers; empty when misaligned.
#[inline]
pub fn i64s_of_words(words: &[u32]) -> &[i64] {
    // SAFETY: every bit pattern is an `i64`; `align_to` checks the alignment.
    let (head, mid, _) = unsafe { words.align_to::<i64>() };
    debug_assert!(head.is_empty(), "misaligned run of 64-bit integers");
    if head.is_empty() { mid } else { &[] }
}

/// Declares a handle type over a non-zero `u32`; index `0` is stored as `1`.
///
/// ```
/// terrace_support::id! {
///     /// A thing.
///     pub struct Thing
/// }
/// let t = Thing::from_index(3);
/// assert_eq!(t.index(), 3);
/// assert_eq!(size_of::<Option<Thing>>(), 4);
/// ```
#[macro_export]
macro_rules! id {
    ($(#[$meta:meta])* $vis:vis struct $Name:ident) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[repr(transparent)]
        $vis struct $Name(core::num::NonZeroU32);

        #[allow(dead_code)]
        impl $Name {
            /// The handle of the element at `index`; at most `u32::MAX - 2` elements exist.
            #[inline]
            #[track_caller]
            $vis const fn from_index(index: usize) -> Self {
                match core::num::NonZeroU32::new((index as u32).wrapping_add(1)) {
                    Some(raw) => Self(raw),
                    None => panic!("id space exhausted"),
                }
            }
            /// The zero-based index of the element.
            #[inline]
            $vis const fn index(self) -> usize { (self.0.get() - 1) as usize }
            /// The stored word, never zero.
            #[inline]
            $vis const fn raw(self) -> u32 { self.0.get() }
            /// The handle stored in a word; zero means none.
            #[inline]
            $vis const fn from_raw(raw: u32) -> Option<Self> {
                match core::num::NonZeroU32::new(raw) { Some(raw) => Some(Self(raw)), None => None }
            }
        }

        // SAFETY: declared above as a transparent wrapper of `NonZeroU32`.
        unsafe impl $crate::id::RawId for $Name {}

        impl core::fmt::Debug for $Name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                write!(f, concat!(stringify!($Name), "({})"), self.index())
            }
        }
    };
}

/// The word of an optional handle: zero for none.
#[macro_export]
macro_rules! raw_or_zero {
    ($id:expr) => {
        match $id {
            Some(id) => id.raw(),
            None => 0,
        }
    };
}
