//! Handles of values, tagged with their body.
//!
//! A value means something only in its own body. Its handle is an index and, in the upper bits of the same word, a
//! tag of the body, of which there are [`N_TAGS`]; bodies that are made one after another have different ones. An access
//! exchanges the body's tag for zero, so that the check of the index against the number of values also finds a wrong
//! tag: it costs nothing more. In builds with debug assertions a handle has the serial number of its body as well, so
//! that no two bodies can be mistaken for each other.
//!
//! What happens with a value of another body:
//! - with debug assertions: a panic at the caller, which names both bodies;
//! - without: an error (a diagnostic) where a value is used as an operand, and a stand-in of type `none` takes its
//!   place, so that the body does not verify; reading it gives the type `none`, no definition and no uses.
//!
//! What remains, without debug assertions only: one body in [`N_TAGS`] has the same tag by chance, and then
//! an index that is in range is taken for the body's own value. A body that was [cloned](Body::deep_clone) shares
//! the handles of its original. Handles of operations, blocks and regions have no tag: those that are out of range are
//! found (see `foreign.rs`), those in range are taken for the body's own, in all builds.

use super::{Body, Op};
use crate::builder::OpState;
use crate::decl::OpDef;
use crate::loc::Loc;
use crate::types::Type;
use core::hash::{Hash, Hasher};
use core::num::NonZeroU32;
use terrace_support::id::words_of_owned_id;

terrace_support::owned_id! {
    /// An SSA value of some body: an operation's result or a block's argument. See [`Body`] for what a value
    /// of another body does.
    pub struct Value
}

/// The bits of a handle's word that hold the index plus one.
const INDEX_BITS: u32 = 26;
const INDEX_MASK: u32 = (1 << INDEX_BITS) - 1;
/// How many tags there are; zero is none.
pub const N_TAGS: u32 = (1 << (u32::BITS - INDEX_BITS)) - 1;
/// How many values a body may have.
pub const MAX_VALUES: usize = INDEX_MASK as usize;
/// How many words a list of values takes for each.
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
        let index = (self.word.get() & INDEX_MASK).saturating_add(n).min(INDEX_MASK);
        let word = NonZeroU32::new(self.word.get() & !INDEX_MASK | index);
        Self { word: word.unwrap_or(self.word), ..self }
    }

    /// The value `n` before this one in its body.
    pub(crate) fn minus(self, n: u32) -> Self {
        let index = (self.word.get() & INDEX_MASK).saturating_sub(n).max(1);
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

    /// The tag where handles have it.
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
    /// Where a value is among those of this body; out of range when it is of another one.
    #[inline]
    #[cfg_attr(debug_assertions, track_caller)]
    pub(super) fn at(&self, value: Value) -> usize {
        #[cfg(debug_assertions)]
        if value.serial != self.identity.serial {
            self.foreign(value, "");
        }
        ((value.raw() ^ self.identity.bits()) as usize).wrapping_sub(1)
    }

    /// Whether a value belongs to this body, as far as its handle shows.
    #[inline]
    pub fn owns(&self, value: Value) -> bool {
        let at = ((value.raw() ^ self.identity.bits()) as usize).wrapping_sub(1);
        value.serial == self.identity.serial && at < self.values.len()
    }

    /// Whether a value belongs to this body; with debug assertions, a value of another body panics.
    #[inline]
    #[cfg_attr(debug_assertions, track_caller)]
    pub(super) fn own_or_panic(&self, value: Value) -> bool {
        self.at(value) < self.values.len()
    }

    /// The value that is made next.
    #[inline]
    pub(crate) fn next_value(&self) -> Value {
        self.identity.value(self.values.len())
    }

    /// Whether an operation can still be made that has as many values as its text can reasonably give it.
    pub(crate) fn has_room_for_values(&self) -> bool {
        const SPARE: usize = 1 << 20;
        self.values.len() < MAX_VALUES - SPARE
    }

    /// The operand to use for a value: the value itself if it is of this body.
    #[inline]
    #[cfg_attr(debug_assertions, track_caller)]
    pub(super) fn own(&mut self, value: Value, number: usize, def: &OpDef, loc: Loc) -> Value {
        if self.owns(value) { value } else { self.stand_in_for(value, number, def, loc) }
    }

    /// Replaces the operands that are values of another body; whether none was.
    #[inline]
    #[cfg_attr(debug_assertions, track_caller)]
    pub(crate) fn own_operands(&mut self, state: &mut OpState<'_>) -> bool {
        let mut own = true;
        for i in 0..state.operands.len() {
            let value = state.operands[i];
            if !self.owns(value) {
                state.operands[i] = self.stand_in_for(value, i, state.def, state.loc);
                own = false;
            }
        }
        own
    }

    /// Reports an operand of another body and makes the value that takes its place: that of an operation in no block,
    /// which does not dominate anything, so that the body does not verify.
    #[cold]
    #[inline(never)]
    #[cfg_attr(debug_assertions, track_caller)]
    fn stand_in_for(&mut self, value: Value, number: usize, def: &OpDef, loc: Loc) -> Value {
        let what = format!("operand #{number} of '{}'", def.name);
        self.foreign(value, &what);
        let note = "values never leave their body: pass it as an argument, or make it there as well";
        let message = format!("{what} is a value of another body");
        self.ctx().error(loc, message).note(loc, note).emit();
        let mut state = OpState::new(OpDef::unregistered("terrace.value_of_another_body"), loc);
        state.results.push(Type::NONE);
        let op = self.create_from(&mut state);
        self.result(op, 0)
    }

    /// With debug assertions a value of another body is a panic that names both.
    #[cfg(debug_assertions)]
    #[cold]
    #[inline(never)]
    #[track_caller]
    fn foreign(&self, value: Value, what: &str) {
        if release::is_on() {
            return;
        }
        let (mine, its) = (self.name(self.identity.serial), self.name(value.serial));
        let what = if what.is_empty() { "a value".to_owned() } else { what.to_owned() };
        panic!("{what} is a value of {its}, but is used in {mine}: values never leave their body");
    }

    #[cfg(not(debug_assertions))]
    fn foreign(&self, _: Value, _: &str) {}

    /// Notes which operation owns a body, for messages.
    #[inline]
    pub(super) fn note_owner(&self, op: Op, body: &Body) {
        #[cfg(debug_assertions)]
        owners::note(body.identity.serial, self, op);
        let _ = (op, body);
    }

    /// What messages call a body.
    #[cfg(debug_assertions)]
    fn name(&self, serial: Serial) -> String {
        owners::name(serial, self)
    }
}

/// Who owns the bodies that there were, for messages.
#[cfg(debug_assertions)]
mod owners {
    use super::{Body, Op, Serial};
    use crate::attrs::Attr;
    use parking_lot::{Mutex, MutexGuard};

    #[derive(Clone, Copy)]
    struct Owner {
        op: &'static str,
        /// The context that the symbol's name is in.
        ctx: usize,
        symbol: Option<Attr>,
    }

    /// By serial number.
    static OWNERS: Mutex<Vec<Option<Owner>>> = Mutex::new(Vec::new());

    fn owners() -> MutexGuard<'static, Vec<Option<Owner>>> {
        OWNERS.lock()
    }

    fn context(body: &Body) -> usize {
        core::ptr::from_ref(&**body.ctx()).addr()
    }

    pub(super) fn note(serial: Serial, outer: &Body, op: Op) {
        let owner = Owner { op: outer.def(op).name, ctx: context(outer), symbol: outer.attr(op, "sym_name") };
        let (mut owners, at) = (owners(), serial as usize);
        if owners.len() <= at {
            owners.resize(at + 1, None);
        }
        owners[at] = Some(owner);
    }

    pub(super) fn name(serial: Serial, body: &Body) -> String {
        let owner = owners().get(serial as usize).copied().flatten();
        match owner {
            None => format!("body {serial}, which no operation owns"),
            Some(Owner { op, ctx, symbol }) => {
                let name = symbol.filter(|_| ctx == context(body)).and_then(|name| name.as_str(body.ctx()));
                match name {
                    Some(name) => format!("'{op}' @{}", body.ctx().str(name)),
                    None => format!("'{op}' (body {serial})"),
                }
            }
        }
    }
}

/// Lets tests that run with debug assertions see what release builds report.
#[doc(hidden)]
pub mod release {
    #[cfg(debug_assertions)]
    std::thread_local! {
        static IS_LIKE: core::cell::Cell<bool> = const { core::cell::Cell::new(false) };
    }

    /// Whether this thread reports values of other bodies as release builds do.
    #[cfg(debug_assertions)]
    pub(in crate::body) fn is_on() -> bool {
        IS_LIKE.get()
    }

    /// Runs `f` with values of other bodies reported as they are without debug assertions.
    pub fn is_like<R>(f: impl FnOnce() -> R) -> R {
        #[cfg(debug_assertions)]
        {
            struct Reset(bool);
            impl Drop for Reset {
                fn drop(&mut self) {
                    IS_LIKE.set(self.0);
                }
            }
            let _reset = Reset(IS_LIKE.replace(true));
            f()
        }
        #[cfg(not(debug_assertions))]
        f()
    }
}
