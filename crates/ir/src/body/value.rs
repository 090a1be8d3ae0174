//! Handles of values, tagged with their body.
//!
//! A handle is an index and, in the upper bits of the same word, a tag of the body, of which there are [`N_TAGS`]; bodies
//! that are made one after another have different ones. An access exchanges the body's tag for zero, so that the check of
//! the index against the number of values also finds a wrong tag, at no further cost. In builds with debug assertions a
//! handle also has the serial number of its body.
//!
//! A value of another body (see also `foreign.rs`):
//! - with debug assertions: a panic at the caller, which names both bodies;
//! - without: an error (a diagnostic) where it is used as an operand, and a placeholder of type `none` takes its place, so
//!   that the body does not verify; reading it gives the type `none`, no definition and no uses.
//!
//! Without debug assertions one body in [`N_TAGS`] has the same tag by chance; an index that is in range is then taken for
//! the body's own value. A [clone](Body::deep_clone) of a body shares the handles of its original.

use super::Body;
use core::hash::{Hash, Hasher};
use core::num::NonZeroU32;
use terrace_support::id::words_of_owned_id;

terrace_support::owned_id! {
    /// An SSA value of some body: an operation's result or a block's argument. See [`Body`] about values of other
    /// bodies.
    pub struct Value
}

/// The bits of a handle's word that hold the index plus one.
const INDEX_BITS: u32 = 26;
const INDEX_MASK: u32 = (1 << INDEX_BITS) - 1;
/// How many tags there are; zero is none.
pub const N_TAGS: u32 = (1 << (u32::BITS - INDEX_BITS)) - 1;
/// How many values a body may have.
pub const MAX_VALUES: usize = INDEX_MASK as usize;
/// How many words a value takes in a list.
pub(super) const WORDS: usize = words_of_owned_id::<Value>();

/// The serial number of a body, in builds with debug assertions.
#[cfg(debug_assertions)]
pub(crate) type Serial = u32;
/// The serial number of a body, in builds with debug assertions.
#[cfg(not(debug_assertions))]
pub(crate) type Serial = ();

impl Hash for Value {
    #[inline]
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u32(self.word.get());
    }
}

impl core::fmt::Debug for Value {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "Value({})", self.index())
    }
}

impl Value {
    /// The zero-based index of the value in its body, for side tables.
    #[inline]
    pub const fn index(self) -> usize {
        (self.word.get() & INDEX_MASK) as usize - 1
    }

    /// The stored word: never zero.
    #[inline]
    pub(crate) const fn raw(self) -> u32 {
        self.word.get()
    }

    /// The value of a stored word; zero means none.
    #[inline]
    pub(super) const fn from_raw(raw: u32, serial: Serial) -> Option<Self> {
        match NonZeroU32::new(raw) {
            Some(word) => Some(Self { word, serial }),
            None => None,
        }
    }

    pub(super) const fn serial(self) -> Serial {
        self.serial
    }

    /// The value `n` after this one in its body: another result of the same operation, for instance.
    #[inline]
    pub(crate) fn plus(self, n: u32) -> Self {
        self.with_index((self.word.get() & INDEX_MASK).saturating_add(n).min(INDEX_MASK))
    }

    #[inline]
    fn with_index(self, index: u32) -> Self {
        let word = NonZeroU32::new(self.word.get() & !INDEX_MASK | index);
        Self { word: word.unwrap_or(self.word), ..self }
    }

    /// A value of no body, to fill arrays with.
    pub(crate) const FILLER: Self = match NonZeroU32::new(1) {
        Some(word) => Self { word, serial: Identity::NONE.serial },
        None => unreachable!(),
    };
}

/// The index of the value of a stored word; far out of range for the word that stands for none.
#[inline]
pub(crate) fn index_of(raw: u32) -> usize {
    ((raw & INDEX_MASK) as usize).wrapping_sub(1)
}

/// The words of a value in a list.
#[inline]
pub(super) fn words_of(value: Value) -> [u32; WORDS] {
    let mut words = [0; WORDS];
    words[0] = value.raw();
    #[cfg(debug_assertions)]
    {
        words[1] = value.serial;
    }
    words
}

/// The identity of a body, which the handles of its values carry.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Identity {
    tag: u8,
    pub(super) serial: Serial,
}

#[cfg(not(debug_assertions))]
const _: () =
    assert!(size_of::<Identity>() == 1 && size_of::<Value>() == 4 && size_of::<Option<Value>>() == 4);

impl Identity {
    #[cfg(debug_assertions)]
    const NONE: Self = Self { tag: 0, serial: 0 };
    #[cfg(not(debug_assertions))]
    const NONE: Self = Self { tag: 0, serial: () };

    /// Creates an identity; its serial number is unique in the process.
    #[cfg(debug_assertions)]
    pub(super) fn new() -> Self {
        use core::sync::atomic::{AtomicU32, Ordering};
        static NEXT: AtomicU32 = AtomicU32::new(1);
        let serial = NEXT.fetch_add(1, Ordering::Relaxed);
        Self { tag: (serial % N_TAGS) as u8 + 1, serial }
    }

    /// Creates an identity whose tag differs from the last 62 that this thread created.
    #[cfg(not(debug_assertions))]
    #[inline]
    pub(super) fn new() -> Self {
        std::thread_local! {
            static NEXT: core::cell::Cell<u8> = const { core::cell::Cell::new(1) };
        }
        let tag = NEXT.get();
        NEXT.set(if u32::from(tag) == N_TAGS { 1 } else { tag + 1 });
        Self { tag, serial: () }
    }

    /// The tag, shifted to its bits in a handle.
    #[inline]
    pub(super) fn bits(self) -> u32 {
        u32::from(self.tag) << INDEX_BITS
    }

    /// The body's value at an index.
    #[inline]
    pub(super) fn value(self, index: usize) -> Value {
        if index >= MAX_VALUES {
            too_many();
        }
        match Value::from_raw(self.bits() | (index as u32 + 1), self.serial) {
            Some(value) => value,
            None => unreachable!("the index plus one is not zero"),
        }
    }
}

#[cold]
fn too_many() -> ! {
    panic!("a body has more than {MAX_VALUES} values")
}

impl Body {
    /// The index of a value of this body; out of range for a value of another one.
    #[inline]
    #[cfg_attr(debug_assertions, track_caller)]
    pub(super) fn at(&self, value: Value) -> usize {
        #[cfg(debug_assertions)]
        if value.serial != self.identity.serial {
            self.panic_on_foreign(value, "a value");
        }
        ((value.raw() ^ self.identity.bits()) as usize).wrapping_sub(1)
    }

    /// Whether a value belongs to this body, as far as its handle shows.
    #[inline]
    pub fn owns(&self, value: Value) -> bool {
        let at = ((value.raw() ^ self.identity.bits()) as usize).wrapping_sub(1);
        value.serial == self.identity.serial && at < self.values.len()
    }

    /// The handle of the value that is created next.
    #[inline]
    pub(crate) fn next_value(&self) -> Value {
        self.identity.value(self.values.len())
    }

    /// Whether there is room for the values of any one operation that a text can hold.
    pub fn has_room_for_values(&self) -> bool {
        const SPARE: usize = 1 << 20;
        self.values.len() < MAX_VALUES - SPARE
    }
}
