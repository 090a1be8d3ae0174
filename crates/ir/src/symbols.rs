//! Symbol tables: from names to operations in constant time.
//!
//! [`SymbolTables`] resolves references in IR that is not edited (verifiers, analyses); it builds tables on first use.
//! [`SymbolTable`] is one table for editing (passes), with unique names.

use crate::attrs::{Attr, StringAttr, SymbolRefAttr};
use crate::body::{Body, Op, OpRef, Region};
use crate::context::{Context, Str};
use crate::decl::{OpDef, OpKind, Trait};
use core::marker::PhantomData;
use terrace_support::FxHashMap;
use terrace_support::id::IdMap;

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

/// The name of the symbol that an operation defines: its `sym_name`, inherent or discardable.
pub fn symbol_name(body: &Body, op: Op) -> Option<Str> {
    string_attr(body, op, body.def(op).plan(body.ctx()).sym_name, Str::SYM_NAME)
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

fn string_attr(body: &Body, op: Op, slot: Option<usize>, name: Str) -> Option<Str> {
    let attr = match slot {
        Some(slot) => body.slot(op, slot)?,
        None => body.dict_entries(op).get(name)?,
    };
    attr.as_::<StringAttr>(body.ctx()).map(|s| s.value)
}

/// Renames a symbol.
pub fn set_symbol_name(body: &mut Body, op: Op, name: Str) {
    let attr = StringAttr::get(body.ctx(), name, None);
    body.set_attr(op, "sym_name", Some(attr));
}

/// Changes the visibility of a symbol; for a public one it removes the attribute.
pub fn set_symbol_visibility(body: &mut Body, op: Op, visibility: Visibility) {
    let text = match visibility {
        Visibility::Public => None,
        Visibility::Private => Some("private"),
        Visibility::Nested => Some("nested"),
    };
    let attr = text.map(|text| StringAttr::of(body.ctx(), text));
    body.set_attr(op, "sym_visibility", attr);
}

/// An operation that was found by its name.
#[derive(Clone, Copy)]
pub struct Symbol<'a> {
    /// The body that holds the operation's record.
    pub body: &'a Body,
    /// The operation.
    pub op: Op,
}

impl Symbol<'_> {
    /// The declaration.
    pub fn def(self) -> &'static OpDef {
        self.body.def(self.op)
    }
    /// The operation as a handle of kind `K`, if it is one.
    pub fn as_<K: OpKind>(self) -> Option<K> {
        self.body.as_::<K>(self.op)
    }
    /// Who may refer to it.
    pub fn visibility(self) -> Visibility {
        symbol_visibility(self.body, self.op)
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

/// The names of one symbol table; all edits of its symbols go through it.
pub struct SymbolTable {
    region: Region,
    names: IdMap<Str, Op>,
    next: u32,
}

impl SymbolTable {
    /// The table of a symbol table operation's region; `body` is the one that the region is in.
    pub fn of(body: &Body, region: Region) -> Self {
        Self { region, names: Names::of(body, region).ops, next: 0 }
    }

    /// The operation of this name.
    pub fn get(&self, name: Str) -> Option<Op> {
        self.names.get(&name).copied()
    }

    /// An unused name: `name` itself, or `name` with a number.
    pub fn unique(&mut self, ctx: &Context, name: Str) -> Str {
        let mut candidate = name;
        while self.names.contains_key(&candidate) {
            let text = [ctx.bytes(name), b"_", self.next.to_string().as_bytes()].concat();
            self.next += 1;
            candidate = ctx.str_id(&text);
        }
        candidate
    }

    /// Adds a symbol, renamed if its name is in use; returns its name.
    ///
    /// A detached operation is inserted before `before`, or at the end of the table before its terminator.
    pub fn insert(&mut self, body: &mut Body, op: Op, before: Option<Op>) -> Option<Str> {
        let name = symbol_name(body, op)?;
        if body.block_of(op).is_none() {
            let block = body.entry_block(self.region)?;
            let terminator = body.last_op(block).filter(|&last| body.def(last).has(Trait::Terminator));
            match before.or(terminator) {
                Some(before) => body.insert_before(op, before),
                None => body.append(op, block),
            }
        }
        if self.get(name) == Some(op) {
            return Some(name);
        }
        let unique = self.unique(body.ctx(), name);
        if unique != name {
            set_symbol_name(body, op, unique);
        }
        self.names.insert(unique, op);
        Some(unique)
    }

    /// Removes a symbol from the table; the operation stays.
    pub fn remove(&mut self, body: &Body, op: Op) {
        if let Some(name) = symbol_name(body, op)
            && self.get(name) == Some(op)
        {
            self.names.remove(&name);
        }
    }

    /// Removes a symbol from the table and erases the operation.
    pub fn erase(&mut self, body: &mut Body, op: Op) {
        self.remove(body, op);
        body.erase(op);
    }

    /// Renames a symbol to an unused name; does not change references to it.
    pub fn rename(&mut self, body: &mut Body, op: Op, name: Str) {
        self.remove(body, op);
        set_symbol_name(body, op, name);
        self.names.insert(name, op);
    }
}
