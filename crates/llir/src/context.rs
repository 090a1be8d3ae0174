//! The shared tables of a module: uniqued types, constants, strings, attribute sets and metadata.
//!
//! Tables are append-only through `&self`, and several threads may use them at once; reads of types, constants and
//! attributes take no lock.
//!
//! Invariant: printed text does not depend on the numeric order of ids, which is nondeterministic with several
//! threads.

use crate::metadata::MetadataStore;
use crate::types::Type;
use parking_lot::{Mutex, MutexGuard};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use terrace_support::FxHashMap;
use terrace_support::interner::{Hold, Interner};

/// Identified structs: names and bodies.
#[derive(Default)]
pub(crate) struct NamedStructs {
    pub(crate) by_name: FxHashMap<Vec<u8>, u32>,
    /// The literal struct with the same fields; `None` for an opaque struct.
    pub(crate) bodies: Vec<Option<Type>>,
    next_suffix: u32,
}

impl NamedStructs {
    /// `name`, or `name.N` for the first free suffix, as LLVM's context chooses it.
    pub(crate) fn unique_name(&mut self, name: &[u8]) -> Vec<u8> {
        let mut unique = name.to_vec();
        while !unique.is_empty() && self.by_name.contains_key(&unique) {
            unique.truncate(name.len());
            unique.push(b'.');
            unique.extend_from_slice(self.next_suffix.to_string().as_bytes());
            self.next_suffix += 1;
        }
        unique
    }
}

/// The shared, append-only tables of a module.
pub struct Context {
    pub(crate) types: Interner,
    pub(crate) consts: Interner,
    pub(crate) strings: Interner,
    pub(crate) attrs: Interner,
    pub(crate) attr_lists: Interner,
    pub(crate) asms: Interner,
    pub(crate) scopes: Interner,
    pub(crate) metadata: MetadataStore,
    named: Mutex<NamedStructs>,
    /// The number of identified structs: read for every function, therefore without the lock.
    n_named: AtomicUsize,
    exhausted: AtomicBool,
}

/// Exclusive access to a context's tables: see [`Context::hold`].
pub struct ContextHold<'a> {
    _interners: [Hold<'a>; 8],
}

impl Default for Context {
    fn default() -> Self {
        Self::new()
    }
}

impl Context {
    /// An empty context.
    pub fn new() -> Self {
        let cx = Self {
            types: Interner::new(),
            consts: Interner::new(),
            strings: Interner::new(),
            attrs: Interner::new(),
            attr_lists: Interner::new(),
            asms: Interner::new(),
            scopes: Interner::new(),
            metadata: MetadataStore::default(),
            named: Mutex::default(),
            n_named: AtomicUsize::new(0),
            exhausted: AtomicBool::new(false),
        };
        // Id 0 is the empty set in both attribute tables; the first scopes are those of [`SyncScope`]'s constants.
        cx.attrs.intern_words(0, &[]);
        cx.attr_lists.intern_words(0, &[]);
        cx.scopes.intern(0, b"singlethread");
        cx.scopes.intern(0, b"");
        cx
    }

    /// Locks the context's tables until the result is dropped. This thread then adds types, constants, attributes,
    /// strings and metadata without further locking; all other threads block. Use it for single-threaded work that
    /// never waits for another thread.
    pub fn hold(&self) -> ContextHold<'_> {
        let Self { types, consts, strings, attrs, attr_lists, asms, scopes, metadata, .. } = self;
        let all = [types, consts, strings, attrs, attr_lists, asms, scopes, &metadata.records];
        ContextHold { _interners: all.map(Interner::hold) }
    }

    pub(crate) fn lock_named(&self) -> MutexGuard<'_, NamedStructs> {
        self.named.lock()
    }

    /// Counts a new identified struct.
    pub(crate) fn count_named(&self) {
        self.n_named.fetch_add(1, Ordering::Release);
    }

    /// The number of identified structs.
    pub(crate) fn n_named(&self) -> usize {
        self.n_named.load(Ordering::Acquire)
    }

    pub(crate) fn exhaust(&self) {
        self.exhausted.store(true, Ordering::Relaxed);
    }

    /// Whether the module ran out of type ids (16 million). The module is unusable then, and its verifier reports
    /// that.
    pub fn is_exhausted(&self) -> bool {
        self.exhausted.load(Ordering::Relaxed)
    }

    /// The id of an atomic synchronization scope; the empty name is the system scope.
    pub fn sync_scope(&self, name: &[u8]) -> SyncScope {
        SyncScope(self.scopes.intern(0, name) as u16)
    }

    /// The name of an atomic synchronization scope; empty for the system scope.
    pub fn sync_scope_name(&self, scope: SyncScope) -> &[u8] {
        self.scopes.get(scope.0 as u32).1
    }

    /// Interns a string and returns its id.
    pub(crate) fn intern_str(&self, bytes: &[u8]) -> u32 {
        self.strings.intern(0, bytes)
    }
}

/// The set of threads that an atomic operation synchronizes with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct SyncScope(pub(crate) u16);

impl SyncScope {
    /// Other code on the same thread (signal handlers).
    pub const SINGLE_THREAD: SyncScope = SyncScope(0);
    /// Every thread; the default.
    pub const SYSTEM: SyncScope = SyncScope(1);
}
