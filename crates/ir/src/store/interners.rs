//! Interners: records of types, attributes, strings and affine expressions by handle.

use super::ids::{self, AffineExpr, Attr, Str, Type};
use super::kind::KindDef;
use super::params::{Part, any_part};
use super::places::Places;
use super::resources::{ExternalEntries, ExternalResource, ResourceTables, Resources};
use super::small::{N_SMALL, SmallKinds};
use super::source::SourceMap;
use parking_lot::RwLock;
use std::borrow::Cow;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use terrace_support::FxHashMap;
use terrace_support::interner::{Hold, Interner};

/// The interners of a context, to which [`Context`](crate::Context) dereferences: what takes a store takes a context, too.
pub struct Store {
    types: Interner,
    attrs: Interner,
    small_attrs: SmallKinds,
    exprs: Interner,
    strs: Interner,
    /// Affine expressions that stay when they are simplified: the raw expression above the numbers of dimensions and
    /// symbols. Passes simplify the same maps again and again.
    simplified_exprs: [AtomicU64; 64],
    /// Bodies of mutable types and attributes (identified structs), by the type that names them.
    type_bodies: RwLock<FxHashMap<Type, Type>>,
    resources: ResourceTables,
    /// The tag of types that are made here ([`Type::tag`]).
    type_tag: u32,
    next_distinct: AtomicU32,
    /// The texts that byte locations point into.
    pub sources: SourceMap,
    /// Locations that are places in files.
    pub(super) places: Places,
}

/// The index of the first small attribute.
const FIRST_SMALL: u32 = Attr::EMPTY_DICT.index() as u32 + 1;

/// The exclusive right to make types, attributes and strings: see [`Store::hold`].
pub struct StoreHold<'a> {
    _interners: [Hold<'a>; 4],
}

impl Store {
    /// A store without contents, in which attributes of these kinds may be small.
    pub(super) fn empty(small_attrs: SmallKinds) -> Self {
        Self {
            types: Interner::new(),
            attrs: Interner::new(),
            small_attrs,
            exprs: Interner::new(),
            strs: Interner::new(),
            simplified_exprs: [const { AtomicU64::new(0) }; 64],
            type_bodies: RwLock::default(),
            resources: ResourceTables::default(),
            type_tag: ids::new_tag(),
            next_distinct: AtomicU32::new(0),
            sources: SourceMap::default(),
            places: Places::default(),
        }
    }

    /// Blocks all other threads that make types, attributes and strings until the result is dropped; this thread makes them
    /// without locks. The work in between must not wait for another thread.
    pub fn hold(&self) -> StoreHold<'_> {
        StoreHold { _interners: [&self.types, &self.attrs, &self.exprs, &self.strs].map(Interner::hold) }
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
        if cfg!(debug_assertions) && ty.index() >= Type::N_FIXED {
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

    /// [`Store::check_type`] for the types that a new type or attribute contains.
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
        let index = match self.small_attrs.number(kind, words) {
            Some(number) => {
                let index = FIRST_SMALL + number;
                self.attrs.place(index, kind, words);
                index
            }
            None => self.attrs.intern_words(kind, words),
        };
        Attr::from_index(index as usize)
    }

    /// Reserves the indices of small attributes, behind those with fixed handles.
    pub(super) fn reserve_small_attrs(&self) {
        let first = self.attrs.reserve(N_SMALL);
        debug_assert_eq!(first, FIRST_SMALL);
    }

    /// Makes an attribute of a record that is not interned yet.
    pub(super) fn new_attr_of_words(&self, kind: u32, words: &[u32]) -> Attr {
        Attr::from_index(self.attrs.push_words(kind, words) as usize)
    }

    /// The kind code and words of an attribute.
    #[inline]
    pub fn attr_words(&self, attr: Attr) -> (u32, &[u32]) {
        self.attrs.words(attr.index() as u32)
    }

    /// A bound for the indices of attributes, for side tables. Some indices below it are unused.
    pub fn n_attrs(&self) -> usize {
        self.attrs.len()
    }

    /// Whether the attribute of an index exists.
    #[inline]
    pub(crate) fn has_attr(&self, attr: Attr) -> bool {
        self.attr_code(attr) != u32::MAX
    }

    /// The kind code of an attribute.
    #[inline]
    pub fn attr_code(&self, attr: Attr) -> u32 {
        self.attrs.tag(attr.index() as u32)
    }

    pub(super) fn expr_of_words(&self, tag: u32, words: &[u32]) -> AffineExpr {
        AffineExpr::interned(self.exprs.intern_words(tag, words))
    }

    pub(super) fn expr_words(&self, expr: AffineExpr) -> (u32, &[u32]) {
        self.exprs.words(expr.index() as u32)
    }

    /// The cell of an expression over so many dimensions and symbols, and its value; `None` if there are very many.
    fn simplified_cell(&self, expr: AffineExpr, n_dims: u32, n_syms: u32) -> Option<(&AtomicU64, u64)> {
        let (dims, syms) = (u16::try_from(n_dims).ok()?, u16::try_from(n_syms).ok()?);
        let value = u64::from(expr.raw()) << 32 | u64::from(dims) << 16 | u64::from(syms);
        Some((&self.simplified_exprs[expr.index() % self.simplified_exprs.len()], value))
    }

    /// Whether [`Store::set_simplified`] was called for an expression over so many dimensions and symbols, and not
    /// for another one with the same cell since.
    pub(super) fn is_simplified(&self, expr: AffineExpr, n_dims: u32, n_syms: u32) -> bool {
        self.simplified_cell(expr, n_dims, n_syms)
            .is_some_and(|(cell, value)| cell.load(Ordering::Relaxed) == value)
    }

    pub(super) fn set_simplified(&self, expr: AffineExpr, n_dims: u32, n_syms: u32) {
        if let Some((cell, value)) = self.simplified_cell(expr, n_dims, n_syms) {
            cell.store(value, Ordering::Relaxed);
        }
    }

    /// A fresh number for a `distinct` attribute.
    pub(super) fn next_distinct(&self) -> u32 {
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
        let mut all = self.resources.dialects.lock();
        let at = match all.iter().position(|(d, _)| *d == dialect) {
            Some(at) => at,
            None => {
                all.push((dialect, Resources::default()));
                all.len() - 1
            }
        };
        f(&mut all[at].1)
    }

    /// Adds an external provider, which may have no resources.
    pub fn add_external_provider(&self, owner: Str) {
        self.resources.external.lock().of(owner);
    }

    /// Adds an entry to the resources of an external provider.
    pub fn add_external_resource(&self, owner: Str, key: Str, value: ExternalResource) {
        self.resources.external.lock().of(owner).push((key, value));
    }

    /// The resources of external providers (`external_resources`), in the order of the text.
    pub fn external_resources(&self) -> Vec<(Str, ExternalEntries)> {
        self.resources.external.lock().list.clone()
    }

    /// Removes the resources of one external provider, whose reader prints them in another form.
    pub fn take_external_resource(&self, owner: Str) -> Option<ExternalEntries> {
        self.resources.external.lock().remove(owner)
    }
}
