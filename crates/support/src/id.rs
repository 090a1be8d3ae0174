//! Four-byte handles with a niche, so that `Option<Id>` is four bytes too.

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
