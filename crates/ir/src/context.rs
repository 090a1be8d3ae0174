//! The context: the store of types and attributes, and the environment: registered dialects and diagnostics.
//!
//! A [`Context`] is a handle with an atomic reference count. Its contents are append-only or behind a lock, so threads
//! share it.

use crate::decl::{DialectDef, OpCode, OpDef};
use crate::diag::diagnostic::Diagnostic;
use crate::diag::files::Files;
use crate::options::PrintConfig;
use crate::shapes::Shapes;
use crate::store::Store;
use crate::types::Type;
use core::any::{Any, TypeId};
use parking_lot::{Mutex, RwLock};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use terrace_support::hashbrown::HashTable;
use terrace_support::{FxHashMap, hash_ends, words};

pub use crate::store::resources::{ExternalEntries, ExternalResource, Resource, Resources};
pub use crate::store::{StoreHold as ContextHold, Str};

type Handler = Box<dyn FnMut(&Context, &Diagnostic) + Send>;

/// Adds notes to a diagnostic.
pub type Advisor = Box<dyn FnMut(&Context, &mut Diagnostic) + Send>;

/// The receiver of diagnostics: the innermost capture of this thread, else the handler, else standard error.
#[derive(Default)]
pub struct DiagEngine {
    pub(crate) handler: Mutex<Option<Handler>>,
    pub(crate) advisor: Mutex<Option<Advisor>>,
    /// Files that locations name, read to show their lines.
    pub(crate) files: Files,
    colors: AtomicBool,
}

impl DiagEngine {
    /// Installs a handler and returns the one before it.
    pub fn set_handler(&self, handler: Option<Handler>) -> Option<Handler> {
        core::mem::replace(&mut *self.handler.lock(), handler)
    }

    /// Installs what adds advice to diagnostics before they reach the handler.
    pub fn set_advisor(&self, advisor: Option<Advisor>) {
        *self.advisor.lock() = advisor;
    }

    /// Whether [`render`](crate::diag::render) shows diagnostics in colours.
    pub fn colors(&self) -> bool {
        self.colors.load(Ordering::Relaxed)
    }

    /// Sets whether [`render`](crate::diag::render) shows diagnostics in colours.
    pub fn set_colors(&self, on: bool) {
        self.colors.store(on, Ordering::Relaxed);
    }
}

/// The interfaces of a context.
#[derive(Default)]
pub(crate) struct Interfaces {
    /// By the kind of operation and the trait: each is a function that makes the object.
    pub(crate) ops: RwLock<FxHashMap<(OpCode, TypeId), Box<dyn Any + Send + Sync>>>,
    /// The rows of dialects, of any type, in the order of registration.
    pub(crate) dialects: RwLock<Vec<&'static (dyn Any + Send + Sync)>>,
}

/// The contents of a context, to which [`Context`] dereferences: the environment, and by a further dereference the store.
pub struct ContextData {
    store: Store,
    dialects: RwLock<Vec<&'static DialectDef>>,
    /// Their operations by name.
    ops: RwLock<HashTable<&'static OpDef>>,
    pub(crate) interfaces: Interfaces,
    allow_unregistered: AtomicBool,
    /// The receiver of diagnostics.
    pub diag: DiagEngine,
    /// How diagnostics show operations.
    pub print: PrintConfig,
    pub(crate) shapes: Shapes,
}

impl core::ops::Deref for ContextData {
    type Target = Store;
    #[inline]
    fn deref(&self) -> &Store {
        &self.store
    }
}

/// A shared handle of the interners and the environment of bodies, types and attributes.
#[derive(Clone)]
pub struct Context(Arc<ContextData>);

impl core::ops::Deref for Context {
    type Target = ContextData;
    #[inline]
    fn deref(&self) -> &ContextData {
        &self.0
    }
}

impl Default for Context {
    fn default() -> Self {
        Self::new()
    }
}

impl Context {
    /// A context with builtin's types and attributes, and no dialect.
    pub fn new() -> Self {
        Self(Arc::new(ContextData {
            store: Store::new(),
            dialects: RwLock::default(),
            ops: RwLock::default(),
            interfaces: Interfaces::default(),
            allow_unregistered: AtomicBool::new(false),
            diag: DiagEngine::default(),
            print: PrintConfig::default(),
            shapes: Shapes::default(),
        }))
    }

    /// Registers a dialect's operations, types, attributes and interfaces.
    pub fn register_dialect(&self, dialect: &'static DialectDef) {
        let mut ops = self.ops.write();
        for &op in dialect.ops {
            let name = op.name.as_bytes();
            match ops.find_mut(hash_ends(name), |known| known.name == op.name) {
                Some(known) => *known = op,
                None => drop(ops.insert_unique(hash_ends(name), op, |op| hash_ends(op.name.as_bytes()))),
            }
        }
        drop(ops);
        for kind in dialect.types {
            kind.register();
        }
        for kind in dialect.attrs {
            kind.register();
        }
        let mut dialects = self.dialects.write();
        if dialects.iter().any(|d| core::ptr::eq(*d, dialect)) {
            return;
        }
        dialects.push(dialect);
        drop(dialects);
        if let Some(interfaces) = dialect.hooks.interfaces {
            interfaces(self);
        }
    }
}

impl ContextData {
    /// The dialects registered here, in order of registration.
    pub fn dialects(&self) -> Vec<&'static DialectDef> {
        self.dialects.read().clone()
    }

    /// The registered dialect of this namespace.
    pub fn dialect(&self, name: &str) -> Option<&'static DialectDef> {
        self.dialects.read().iter().copied().find(|d| d.name == name)
    }

    /// The dialect that a later version of MLIR gives another prefix, and that prefix's length with the dot, for the name of
    /// an operation or type with that prefix.
    #[cold]
    pub(crate) fn renamed_dialect(&self, name: &[u8]) -> Option<(&'static DialectDef, usize)> {
        let fits = |dialect: &'static DialectDef| {
            let rest = name.strip_prefix(dialect.hooks.renamed?.prefix.as_bytes())?.strip_prefix(b".")?;
            Some((dialect, name.len() - rest.len()))
        };
        self.dialects.read().iter().filter_map(|dialect| fits(dialect)).max_by_key(|&(_, len)| len)
    }

    /// The type that a later version of MLIR writes by a keyword.
    #[cold]
    pub(crate) fn type_of_keyword(&self, keyword: &[u8]) -> Option<fn(&Context) -> Type> {
        let dialects = self.dialects.read();
        let mut rows = dialects.iter().flat_map(|dialect| dialect.hooks.builtin_types);
        rows.find(|row| row.keyword.as_bytes() == keyword).map(|row| row.get)
    }

    /// The operation of this name that a registered dialect declares.
    #[inline]
    pub fn op(&self, name: &[u8]) -> Option<&'static OpDef> {
        self.ops.read().find(hash_ends(name), |op| words::eq(op.name.as_bytes(), name)).copied()
    }

    /// Whether operations, types and attributes of unregistered dialects are allowed (`--allow-unregistered-dialect`).
    pub fn allows_unregistered(&self) -> bool {
        self.allow_unregistered.load(Ordering::Relaxed)
    }

    /// Sets whether unregistered dialects are allowed.
    pub fn allow_unregistered(&self, allow: bool) {
        self.allow_unregistered.store(allow, Ordering::Relaxed);
    }
}
