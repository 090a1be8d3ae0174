//! Four-byte handles with a niche, so that `Option<Id>` is four bytes too.

use core::hash::{BuildHasherDefault, Hasher};

/// A handle that is one non-zero word in memory; implemented by [`id!`](crate::id!) only.
///
/// # Safety
/// The type must be a transparent wrapper of `NonZeroU32`.
pub unsafe trait RawId: Copy {}

/// A map for handles that are made and used in about the same order, such as those of the names in a file: consecutive
/// handles are near each other in the table.
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

/// The hasher of an [`IdMap`]: the lower bits of a hash are the handle.
///
/// Handles whose distance is a multiple of the table's size collide. Among `n` consecutive handles there are few of these,
/// so all collisions together cost about `n` steps at most.
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

/// Views words as handles; words that contain a zero read as empty.
#[inline]
pub fn ids_of_words<T: RawId>(words: &[u32]) -> &[T] {
    if words.contains(&0) {
        debug_assert!(false, "a zero word is no handle");
        return &[];
    }
    // SAFETY: `T` is a transparent `NonZeroU32` and no word is zero.
    unsafe { core::slice::from_raw_parts(words.as_ptr() as *const T, words.len()) }
}

/// A handle of one or two words in memory, of which the first is not zero; implemented by
/// [`owned_id!`](crate::owned_id!) only.
///
/// # Safety
/// The type must be a `NonZeroU32`, or a `NonZeroU32` followed by a `u32` in C's layout.
pub unsafe trait RawOwnedId: Copy {}

/// The number of words of a handle in [`owned_ids_of_words`].
pub const fn words_of_owned_id<T: RawOwnedId>() -> usize {
    size_of::<T>() / size_of::<u32>()
}

/// Views words as handles; words that contain a zero handle read as empty.
#[inline]
pub fn owned_ids_of_words<T: RawOwnedId>(words: &[u32]) -> &[T] {
    let size = words_of_owned_id::<T>();
    if words.chunks_exact(size).any(|id| id[0] == 0) || !words.len().is_multiple_of(size) {
        debug_assert!(false, "a zero word is no handle");
        return &[];
    }
    // SAFETY: `T` is `size` words, of which only the first must not be zero; all first words were checked.
    unsafe { core::slice::from_raw_parts(words.as_ptr() as *const T, words.len() / size) }
}

/// Declares a handle with a non-zero `word` and, in builds with debug assertions, the `serial` number of its owner.
/// Its methods are written by the caller.
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

        // SAFETY: declared above as a `NonZeroU32`, with or without a `u32` after it.
        unsafe impl $crate::id::RawOwnedId for $Name {}
    };
}

/// Views handles as words.
#[inline]
pub fn words_of_ids<T: RawId>(ids: &[T]) -> &[u32] {
    // SAFETY: `T` is a transparent `NonZeroU32`, which has the layout of `u32`.
    unsafe { core::slice::from_raw_parts(ids.as_ptr() as *const u32, ids.len()) }
}

/// Views an even number of words, aligned to eight bytes, as 64-bit integers; empty when misaligned.
#[inline]
pub fn i64s_of_words(words: &[u32]) -> &[i64] {
    // SAFETY: every bit pattern is an `i64`; `align_to` checks the alignment.
    let (head, integers, _) = unsafe { words.align_to::<i64>() };
    debug_assert!(head.is_empty(), "misaligned 64-bit integers");
    if head.is_empty() { integers } else { &[] }
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
///
/// After `tagged` come the lower bits of the word that hold the index; the others are a tag, which is zero unless
/// `with_tag` sets it.
///
/// ```
/// terrace_support::id! {
///     /// A thing.
///     pub struct Thing; tagged (1 << 26) - 1
/// }
/// let t = Thing::from_index(3).with_tag(5 << 26);
/// assert_eq!((t.index(), t.tag()), (3, 5 << 26));
/// ```
#[macro_export]
macro_rules! id {
    ($(#[$meta:meta])* $vis:vis struct $Name:ident) => {
        $crate::id!(@handle [$(#[$meta])*] [$vis] $Name, u32::MAX);
    };
    ($(#[$meta:meta])* $vis:vis struct $Name:ident; tagged $mask:expr) => {
        $crate::id!(@handle [$(#[$meta])*] [$vis] $Name, $mask);

        #[allow(dead_code)]
        impl $Name {
            /// The tag: the bits of the word that are not of the index.
            #[inline]
            $vis const fn tag(self) -> u32 { self.0.get() & !($mask) }
            /// The handle with a tag, which has no bits of the index.
            #[inline]
            $vis const fn with_tag(self, tag: u32) -> Self {
                match core::num::NonZeroU32::new(self.0.get() & $mask | tag) { Some(raw) => Self(raw), None => self }
            }
        }
    };
    (@handle [$(#[$meta:meta])*] [$vis:vis] $Name:ident, $mask:expr) => {
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
            $vis const fn index(self) -> usize { (self.0.get() & $mask).wrapping_sub(1) as usize }
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
