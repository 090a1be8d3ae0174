//! The context: interners, registered dialects, source files, resources and the diagnostic engine.
//!
//! A [`Context`] is a handle with an atomic reference count. Its contents are append-only or behind a lock, so threads
//! share it.

use crate::affine::AffineExpr;
use crate::decl::{DialectDef, KindDef};
use crate::diag::{DiagEngine, PrintConfig};
use crate::interface::Interfaces;
use crate::loc::{Places, SourceMap};
use crate::params::{Part, any_part};
use crate::{Attr, Type};
use parking_lot::{Mutex, RwLock};
use std::borrow::Cow;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering};
use terrace_support::interner::{Hold, Interner};
use terrace_support::{FxHashMap, id};

id! {
    /// An interned byte string: a name, a symbol, the value of a string attribute.
    pub struct Str
}

impl Str {
    /// The empty string.
    pub const EMPTY: Str = Str::from_index(0);
    /// `sym_name`
    pub const SYM_NAME: Str = Str::from_index(1);
    /// `sym_visibility`
    pub const SYM_VISIBILITY: Str = Str::from_index(2);
}

/// The blob behind a `dense_resource` key, as written in the file metadata.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Resource {
    /// The alignment of the data, in bytes.
    pub align: u32,
    /// The data.
    pub data: Arc<[u8]>,
}

/// Resources of one dialect or external provider, in the order of first appearance.
#[derive(Default, Debug)]
pub struct Resources {
    /// `(key, blob)`; a key that is only referenced has no blob.
    pub entries: Vec<(Str, Option<Resource>)>,
    index: FxHashMap<Str, usize>,
}

impl Resources {
    /// The entry of `key`; inserts an empty one if there is none.
    pub fn entry(&mut self, key: Str) -> &mut Option<Resource> {
        let at = *self.index.entry(key).or_insert_with(|| {
            self.entries.push((key, None));
            self.entries.len() - 1
        });
        &mut self.entries[at].1
    }
    /// The blob of `key`, if it has one.
    pub fn get(&self, key: Str) -> Option<&Resource> {
        self.index.get(&key).and_then(|&at| self.entries[at].1.as_ref())
    }
}

/// One entry of an external resource, as written in the file metadata.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ExternalResource {
    /// `"0x..."`
    Blob(Resource),
    /// Any other string.
    String(Str),
    /// `true` or `false`.
    Bool(bool),
}

/// The entries of one external provider, in the order of the text.
pub type ExternalEntries = Vec<(Str, ExternalResource)>;

/// The contents of a context, to which [`Context`] dereferences.
pub struct ContextData {
    types: Interner,
    attrs: Interner,
    exprs: Interner,
    strs: Interner,
    /// A cache of `array<i64: a>` (column 0) and `array<i64: a, b>` (column `b + 1`), the positions of GEPs and struct
    /// accesses: raw attributes by row `a`, zero until made.
    pub(crate) small_arrays: [[AtomicU32; 9]; 16],
    /// A cache of `array<i32: ...>` of up to three small values, the constant indices of GEPs and sizes of operand groups.
    pub(crate) small_i32_arrays: [AtomicU32; 512],
    /// A cache of small integers of the commonest types, likewise.
    pub(crate) small_ints: [[AtomicU32; 32]; 3],
    /// A cache of enum attributes: raw attributes below their kinds and values.
    pub(crate) enums: [AtomicU64; 64],
    /// Affine expressions that stay when they are simplified: the raw expression above the numbers of dimensions and
    /// symbols. Passes simplify the same maps again and again (bench `canonicalize affine`, 12 %).
    simplified_exprs: [AtomicU64; 64],
    /// Bodies of mutable types and attributes (identified structs), by the type that names them.
    type_bodies: RwLock<FxHashMap<Type, Type>>,
    resources: Mutex<Vec<(Str, Resources)>>,
    external_resources: Mutex<Vec<(Str, ExternalEntries)>>,
    dialects: RwLock<Vec<&'static DialectDef>>,
    /// The tag of types that are made here ([`Type::tag`]).
    type_tag: u32,
    pub(crate) interfaces: Interfaces,
    next_distinct: AtomicU32,
    allow_unregistered: AtomicBool,
    /// The texts that byte locations point into.
    pub sources: SourceMap,
    /// Locations that are places in files.
    pub(crate) places: Places,
    /// The receiver of diagnostics.
    pub diag: DiagEngine,
    /// How diagnostics show operations.
    pub print: PrintConfig,
}

/// A shared handle of the interners and options of bodies, types and attributes.
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
        let ctx = Self(Arc::new(ContextData {
            types: Interner::new(),
            attrs: Interner::new(),
            exprs: Interner::new(),
            strs: Interner::new(),
            small_arrays: Default::default(),
            small_i32_arrays: [const { AtomicU32::new(0) }; 512],
            small_ints: Default::default(),
            enums: [const { AtomicU64::new(0) }; 64],
            simplified_exprs: [const { AtomicU64::new(0) }; 64],
            type_bodies: RwLock::default(),
            resources: Mutex::default(),
            external_resources: Mutex::default(),
            dialects: RwLock::default(),
            type_tag: crate::types::new_tag(),
            interfaces: Interfaces::default(),
            next_distinct: AtomicU32::new(0),
            allow_unregistered: AtomicBool::new(false),
            sources: SourceMap::default(),
            places: Places::default(),
            diag: DiagEngine::default(),
            print: PrintConfig::default(),
        }));
        let fixed: [(&[u8], Str); 3] =
            [(b"", Str::EMPTY), (b"sym_name", Str::SYM_NAME), (b"sym_visibility", Str::SYM_VISIBILITY)];
        for (text, want) in fixed {
            let made = ctx.str_id(text);
            debug_assert_eq!(made, want);
        }
        crate::types::intern_fixed(&ctx);
        crate::attrs::intern_fixed(&ctx);
        ctx
    }

    /// Registers a dialect's operations, types, attributes and interfaces.
    pub fn register_dialect(&self, dialect: &'static DialectDef) {
        for op in dialect.ops {
            op.register();
        }
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

/// The exclusive right to make types, attributes and strings: see [`ContextData::hold`].
pub struct ContextHold<'a> {
    _interners: [Hold<'a>; 4],
}

impl ContextData {
    /// Blocks all other threads that make types, attributes and strings until the result is dropped; this thread makes them
    /// without locks. The work in between must not wait for another thread.
    pub fn hold(&self) -> ContextHold<'_> {
        ContextHold { _interners: [&self.types, &self.attrs, &self.exprs, &self.strs].map(Interner::hold) }
    }

    /// The dialects registered here, in order of registration.
    pub fn dialects(&self) -> Vec<&'static DialectDef> {
        self.dialects.read().clone()
    }

    /// The registered dialect of this namespace.
    pub fn dialect(&self, name: &str) -> Option<&'static DialectDef> {
        self.dialects.read().iter().copied().find(|d| d.name == name)
    }

    /// Whether operations, types and attributes of unregistered dialects are allowed (`--allow-unregistered-dialect`).
    pub fn allows_unregistered(&self) -> bool {
        self.allow_unregistered.load(Ordering::Relaxed)
    }

    /// Sets whether unregistered dialects are allowed.
    pub fn allow_unregistered(&self, allow: bool) {
        self.allow_unregistered.store(allow, Ordering::Relaxed);
    }

    /// The handle of a byte string.
    #[inline]
    pub fn str_id(&self, bytes: &[u8]) -> Str {
        Str::from_index(self.strs.intern(0, bytes) as usize)
    }

    /// The handle of a string.
    #[inline]
    pub fn intern(&self, text: &str) -> Str {
        self.str_id(text.as_bytes())
    }

    /// The handle of a byte string, if it is interned.
    pub fn find_str(&self, bytes: &[u8]) -> Option<Str> {
        self.strs.find(0, bytes).map(|id| Str::from_index(id as usize))
    }

    /// The bytes of an interned string.
    #[inline]
    pub fn bytes(&self, s: Str) -> &[u8] {
        self.strs.get(s.index() as u32).1
    }

    /// An interned string as text for messages; bytes that are not UTF-8 are replaced.
    pub fn str(&self, s: Str) -> Cow<'_, str> {
        String::from_utf8_lossy(self.bytes(s))
    }

    /// Interns a type record. Call a typed constructor instead (`VectorType::get`).
    #[inline]
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn type_of_words(&self, kind: u32, words: &[u32]) -> Type {
        self.check_parts(kind, words);
        let ty = Type::from_index(self.types.intern_words(kind, words) as usize);
        // Types with fixed handles belong to all contexts.
        if cfg!(debug_assertions) && ty.index() >= crate::types::N_FIXED {
            return ty.with_tag(self.type_tag);
        }
        ty
    }

    /// With debug assertions, panics if a type belongs to another context.
    #[inline]
    #[cfg_attr(debug_assertions, track_caller)]
    fn check_type(&self, ty: Type) {
        if cfg!(debug_assertions) && ty.tag() != self.type_tag && ty.tag() != 0 {
            panic!("a type of another context is used: types belong to the context that made them");
        }
    }

    /// [`ContextData::check_type`] for the types that a new type or attribute contains.
    #[inline]
    #[cfg_attr(debug_assertions, track_caller)]
    fn check_parts(&self, kind: u32, words: &[u32]) {
        if cfg!(debug_assertions)
            && let Some(kind) = KindDef::of_code(kind)
        {
            let is_foreign = |part| match part {
                Part::Type(ty) => ty.tag() != self.type_tag && ty.tag() != 0,
                Part::Attr(_) => false,
            };
            if any_part(kind.params, words, &mut |_, part| is_foreign(part)) {
                let kind = kind.name;
                panic!(
                    "'{kind}' is made of a type of another context: types belong to the context that made them"
                );
            }
        }
    }

    /// The kind code and words of a type.
    #[inline]
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn type_words(&self, ty: Type) -> (u32, &[u32]) {
        self.check_type(ty);
        self.types.words(ty.index() as u32)
    }

    /// An upper bound of the indices of all types; with several threads a few indices below it have no type.
    pub fn n_types(&self) -> usize {
        self.types.len()
    }

    /// The kind code of a type.
    #[inline]
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn type_code(&self, ty: Type) -> u32 {
        self.check_type(ty);
        self.types.tag(ty.index() as u32)
    }

    /// Interns an attribute record. Call a typed constructor instead (`IntegerAttr::get`).
    #[inline]
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn attr_of_words(&self, kind: u32, words: &[u32]) -> Attr {
        self.check_parts(kind, words);
        Attr::from_index(self.attrs.intern_words(kind, words) as usize)
    }

    /// Makes an attribute of a record that is not interned yet.
    pub(crate) fn new_attr_of_words(&self, kind: u32, words: &[u32]) -> Attr {
        Attr::from_index(self.attrs.push_words(kind, words) as usize)
    }

    /// The kind code and words of an attribute.
    #[inline]
    pub fn attr_words(&self, attr: Attr) -> (u32, &[u32]) {
        self.attrs.words(attr.index() as u32)
    }

    /// A bound for the indices of attributes, for side tables. With threads, a few indices below it are unused.
    pub fn n_attrs(&self) -> usize {
        self.attrs.len()
    }

    /// The kind code of an attribute.
    #[inline]
    pub fn attr_code(&self, attr: Attr) -> u32 {
        self.attrs.tag(attr.index() as u32)
    }

    pub(crate) fn expr_of_words(&self, tag: u32, words: &[u32]) -> AffineExpr {
        AffineExpr::interned(self.exprs.intern_words(tag, words))
    }

    pub(crate) fn expr_words(&self, expr: AffineExpr) -> (u32, &[u32]) {
        self.exprs.words(expr.index() as u32)
    }

    /// The cell of an expression over so many dimensions and symbols, and its value; `None` if there are very many.
    fn simplified_cell(&self, expr: AffineExpr, n_dims: u32, n_syms: u32) -> Option<(&AtomicU64, u64)> {
        let (dims, syms) = (u16::try_from(n_dims).ok()?, u16::try_from(n_syms).ok()?);
        let value = u64::from(expr.raw()) << 32 | u64::from(dims) << 16 | u64::from(syms);
        Some((&self.simplified_exprs[expr.index() % self.simplified_exprs.len()], value))
    }

    /// Whether [`ContextData::set_simplified`] was called for an expression over so many dimensions and symbols, and not
    /// for another one with the same cell since.
    pub(crate) fn is_simplified(&self, expr: AffineExpr, n_dims: u32, n_syms: u32) -> bool {
        self.simplified_cell(expr, n_dims, n_syms)
            .is_some_and(|(cell, value)| cell.load(Ordering::Relaxed) == value)
    }

    pub(crate) fn set_simplified(&self, expr: AffineExpr, n_dims: u32, n_syms: u32) {
        if let Some((cell, value)) = self.simplified_cell(expr, n_dims, n_syms) {
            cell.store(value, Ordering::Relaxed);
        }
    }

    /// A fresh number for a `distinct` attribute.
    pub(crate) fn next_distinct(&self) -> u32 {
        self.next_distinct.fetch_add(1, Ordering::Relaxed)
    }

    /// The body of a mutable type (an identified struct), given as the literal type with the same elements.
    pub fn type_body(&self, ty: Type) -> Option<Type> {
        self.type_bodies.read().get(&ty).copied()
    }

    /// Sets the body of a mutable type once; `false` when it already has another one.
    pub fn set_type_body(&self, ty: Type, body: Type) -> bool {
        let mut bodies = self.type_bodies.write();
        *bodies.entry(ty).or_insert(body) == body
    }

    /// Runs `f` on the resources of a dialect (`dialect_resources`), made on demand.
    pub fn with_resources<R>(&self, dialect: Str, f: impl FnOnce(&mut Resources) -> R) -> R {
        let mut all = self.resources.lock();
        let at = match all.iter().position(|(d, _)| *d == dialect) {
            Some(at) => at,
            None => {
                all.push((dialect, Resources::default()));
                all.len() - 1
            }
        };
        f(&mut all[at].1)
    }

    /// Adds an entry to the resources of an external provider.
    pub fn add_external_resource(&self, owner: Str, key: Str, value: ExternalResource) {
        let mut all = self.external_resources.lock();
        match all.iter_mut().find(|(o, _)| *o == owner) {
            Some((_, entries)) => entries.push((key, value)),
            None => all.push((owner, vec![(key, value)])),
        }
    }

    /// The resources of external providers (`external_resources`), in the order of the text.
    pub fn external_resources(&self) -> Vec<(Str, ExternalEntries)> {
        self.external_resources.lock().clone()
    }

    /// Removes the resources of one external provider, whose reader prints them in another form.
    pub fn take_external_resource(&self, owner: Str) -> Option<ExternalEntries> {
        let mut all = self.external_resources.lock();
        let at = all.iter().position(|(o, _)| *o == owner)?;
        Some(all.remove(at).1)
    }
}
