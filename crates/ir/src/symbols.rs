//! Symbol tables: names to operations in constant time.
//!
//! [`SymbolTables`] resolves references while nothing changes (verifiers, analyses): tables are built on first
//! use and kept. [`SymbolTable`] is one table to edit (passes): it hands out unique names.

use crate::attrs::{Attr, StringAttr, SymbolRefAttr};
use crate::body::{Body, Op, OpRef, Region};
use crate::context::{Context, Str};
use crate::decl::{OpDef, OpKind, Trait};
use core::marker::PhantomData;
use terrace_support::FxHashMap;
use terrace_support::id::IdMap;

/// Who may refer to a symbol.
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

/// The visibility of a symbol; public unless it says otherwise.
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

/// Gives a symbol another name.
pub fn set_symbol_name(body: &mut Body, op: Op, name: Str) {
    let attr = StringAttr::get(body.ctx(), name, None);
    body.set_attr(op, "sym_name", Some(attr));
}

/// Changes the visibility of a symbol; public is said by saying nothing.
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

/// Whether an operation has one region and is of a dialect that nobody knows: it could be a symbol table.
fn may_be_unknown_table(body: &Body, op: Op) -> bool {
    let def = body.def(op);
    !def.registered && body.n_regions(op) == 1 && body.ctx().dialect(def.dialect).is_none()
}

/// The symbol table around an operation, itself included; `None` when there is none, or when what is around
/// it is of a dialect that nobody knows.
pub fn nearest_symbol_table(from: OpRef<'_>) -> Option<OpRef<'_>> {
    let mut at = from;
    loop {
        if at.def().has(Trait::SymbolTable) {
            return Some(at);
        }
        if may_be_unknown_table(at.body(), at.op) {
            return None;
        }
        at = at.parent()?;
    }
}

/// Names of one table; of several definitions of a name the first.
#[derive(Clone)]
pub(crate) struct Names {
    pub ops: IdMap<Str, Op>,
    /// The first definition of a name that has one already, and the other one.
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
                let known = *names.ops.entry(name).or_insert(op);
                if known != op && names.clash.is_none() {
                    names.clash = Some((known, op));
                }
            }
        }
        names
    }
}

/// Symbol tables of an IR tree that nobody edits meanwhile, built on first use.
#[derive(Clone, Default)]
pub struct SymbolTables<'a> {
    /// By the body that holds the table's operation, and that operation.
    tables: FxHashMap<(usize, Op), Names>,
    marker: PhantomData<&'a Body>,
}

impl<'a> SymbolTables<'a> {
    /// No table yet; for the bodies inside (or around) this one.
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

    /// Finds what a reference `@a::@b` means to an operation; `None` as well when it is no reference.
    pub fn resolve<'x>(&mut self, from: OpRef<'x>, reference: Attr) -> Option<Symbol<'x>> {
        let reference = reference.as_::<SymbolRefAttr>(from.ctx())?;
        let mut found = self.lookup_nearest(from, reference.root)?;
        for &name in reference.nested {
            found = self.lookup_in(found, name)?;
        }
        Some(found)
    }
}

/// The names of one symbol table, kept up to date by whoever edits it.
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

    /// A name that nobody has: `name` itself, or with a number.
    pub fn unique(&mut self, ctx: &Context, name: Str) -> Str {
        let mut candidate = name;
        while self.names.contains_key(&candidate) {
            let text = [ctx.bytes(name), b"_", self.next.to_string().as_bytes()].concat();
            self.next += 1;
            candidate = ctx.str_id(&text);
        }
        candidate
    }

    /// Adds a symbol under a name that nobody else has, renaming it when needed; returns the name.
    ///
    /// A detached operation is put before `before`, or at the end of the table, in front of a terminator.
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

    /// Forgets a symbol; the operation stays.
    pub fn remove(&mut self, body: &Body, op: Op) {
        if let Some(name) = symbol_name(body, op)
            && self.get(name) == Some(op)
        {
            self.names.remove(&name);
        }
    }

    /// Forgets a symbol and erases the operation.
    pub fn erase(&mut self, body: &mut Body, op: Op) {
        self.remove(body, op);
        body.erase(op);
    }

    /// Gives a symbol another name, which nobody has; references to it stay as they are.
    pub fn rename(&mut self, body: &mut Body, op: Op, name: Str) {
        self.remove(body, op);
        set_symbol_name(body, op, name);
        self.names.insert(name, op);
    }
}
