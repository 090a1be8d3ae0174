//! Symbols: names, visibility, and [`SymbolTables`], which resolves references in IR that is not edited.

use crate::attrs::{Attr, SymbolRefAttr};
use crate::body::{Body, Op, OpRef, Region, Scope, string_attr};
use crate::context::{Context, Str};
use crate::decl::{OpDef, OpKind, Trait};
use core::marker::PhantomData;
use std::borrow::Cow;
use terrace_support::FxHashMap;
use terrace_support::id::IdMap;

pub use crate::body::symbol_name;

/// The visibility of a symbol: who may refer to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Visibility {
    /// Anyone, from outside of the IR too.
    Public,
    /// Only the symbol table that holds the symbol.
    Private,
    /// Symbol tables above as well, but nothing outside of the IR.
    Nested,
}

/// The visibility of a symbol; public if it has no attribute.
pub fn symbol_visibility(body: &Body, op: Op) -> Visibility {
    let slot = body.def(op).plan(body.ctx()).sym_visibility;
    match string_attr(body, op, slot, Str::SYM_VISIBILITY).map(|name| body.ctx().bytes(name)) {
        Some(b"private") => Visibility::Private,
        Some(b"nested") => Visibility::Nested,
        _ => Visibility::Public,
    }
}

/// An operation that was found by its name.
#[derive(Clone, Copy)]
pub struct Symbol<'a> {
    /// The body that holds the operation's record.
    pub body: &'a Body,
    /// The operation.
    pub op: Op,
}

impl<'a> Symbol<'a> {
    /// The declaration.
    pub fn def(self) -> &'static OpDef {
        self.body.def(self.op)
    }
    /// The operation as a handle of kind `K`, if it is one.
    pub fn as_<K: OpKind>(self) -> Option<K> {
        self.body.as_::<K>(self.op)
    }
    /// The context.
    pub fn ctx(self) -> &'a Context {
        self.body.ctx()
    }
    /// The name, without `@`; empty if the operation has none. Bytes that are not UTF-8 are replaced.
    pub fn name(self) -> Cow<'a, str> {
        symbol_name(self.body, self.op).map_or(Cow::Borrowed(""), |name| self.ctx().str(name))
    }
    /// The visibility.
    pub fn visibility(self) -> Visibility {
        symbol_visibility(self.body, self.op)
    }
    /// The body of the operations inside it.
    pub fn inner(self) -> &'a Body {
        self.body.region_body(self.op)
    }
    /// Calls `visit` for the operation and for all others in it, each before those inside it. What is around the operation
    /// is out of reach of `visit`.
    pub fn walk(self, mut visit: impl FnMut(OpRef<'_>)) {
        Scope { body: self.body, parent: None }.at(self.op).walk(&mut visit);
    }
}

/// The nearest symbol table around an operation, itself included. `None` if there is none, or an operation with one region
/// of an unregistered dialect, which could be a symbol table, comes first.
pub fn nearest_symbol_table(from: OpRef<'_>) -> Option<OpRef<'_>> {
    let mut at = from;
    loop {
        let def = at.def();
        if def.has(Trait::SymbolTable) {
            return Some(at);
        }
        if !def.registered && at.body().n_regions(at.op) == 1 && at.ctx().dialect(def.dialect).is_none() {
            return None;
        }
        at = at.parent()?;
    }
}

/// A name that is not taken: `name` itself, or with the first number from `counter` on appended, which is counted up.
pub fn unique_name(ctx: &Context, name: Str, counter: &mut u32, is_taken: impl Fn(Str) -> bool) -> Str {
    let mut unique = name;
    while is_taken(unique) {
        unique = ctx.str_id(&[ctx.bytes(name), b"_", counter.to_string().as_bytes()].concat());
        *counter += 1;
    }
    unique
}

/// The names of one table, each with its first definition.
#[derive(Clone)]
pub(crate) struct Names {
    pub ops: IdMap<Str, Op>,
    /// The first name with two definitions: both of them.
    pub clash: Option<(Op, Op)>,
}

impl Names {
    fn of(body: &Body, region: Region) -> Self {
        let mut names = Self { ops: IdMap::default(), clash: None };
        // Most symbols have a body.
        names.ops.reserve(body.nested.len());
        for block in body.blocks(region) {
            for op in body.ops(block) {
                let Some(name) = symbol_name(body, op) else { continue };
                let first = *names.ops.entry(name).or_insert(op);
                if first != op && names.clash.is_none() {
                    names.clash = Some((first, op));
                }
            }
        }
        names
    }
}

/// The symbol tables of an IR tree, built on first use. The tree must not be edited while they live.
#[derive(Clone, Default)]
pub struct SymbolTables<'a> {
    /// By the address of the body that holds the table's operation, and that operation.
    tables: FxHashMap<(usize, Op), Names>,
    marker: PhantomData<&'a Body>,
}

impl<'a> SymbolTables<'a> {
    /// No tables yet. The argument binds the lifetime of the tree.
    pub fn new(_body: &'a Body) -> Self {
        Self { tables: FxHashMap::default(), marker: PhantomData }
    }

    /// The names of a symbol table operation.
    pub(crate) fn names(&mut self, body: &Body, op: Op) -> &Names {
        let key = (core::ptr::from_ref(body) as usize, op);
        self.tables.entry(key).or_insert_with(|| match body.n_regions(op) {
            0 => Names { ops: IdMap::default(), clash: None },
            _ => Names::of(body.region_body(op), body.region(op, 0)),
        })
    }

    /// Finds a name in one table.
    pub fn lookup_in<'x>(&mut self, table: Symbol<'x>, name: Str) -> Option<Symbol<'x>> {
        if !table.def().has(Trait::SymbolTable) {
            return None;
        }
        let op = self.names(table.body, table.op).ops.get(&name).copied()?;
        Some(Symbol { body: table.body.region_body(table.op), op })
    }

    /// Finds a name in the table around an operation (`lookupNearestSymbolFrom`).
    pub fn lookup_nearest<'x>(&mut self, from: OpRef<'x>, name: Str) -> Option<Symbol<'x>> {
        let table = nearest_symbol_table(from)?;
        self.lookup_in(Symbol { body: table.body(), op: table.op }, name)
    }

    /// The symbol that a reference `@a::@b` at an operation names; `None` as well if the attribute is no reference.
    pub fn resolve<'x>(&mut self, from: OpRef<'x>, reference: Attr) -> Option<Symbol<'x>> {
        let reference = reference.as_::<SymbolRefAttr>(from.ctx())?;
        let mut found = self.lookup_nearest(from, reference.root)?;
        for &name in reference.nested {
            found = self.lookup_in(found, name)?;
        }
        Some(found)
    }
}
