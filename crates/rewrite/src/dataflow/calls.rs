//! Which function each call calls, and which functions may have other callers than those.

use super::forest::{BodyId, Forest, OpId};
use crate::references::{may_be_symbol_table, references_of};
use terrace_ir::attrs::SymbolRefAttr;
use terrace_ir::decl::Trait;
use terrace_ir::symbols::{Visibility, symbol_name, symbol_visibility};
use terrace_ir::{Attr, Str};
use terrace_support::{FxHashMap, FxHashSet};

/// The callees of calls.
#[derive(Default)]
pub(super) struct Calls {
    /// The functions that calls name, if there are any such.
    callees: FxHashMap<OpId, OpId>,
    /// Functions that code outside of the forest may call, or whose address is taken.
    escaping: FxHashSet<OpId>,
    /// The calls of each function.
    callers: FxHashMap<OpId, Vec<OpId>>,
}

/// The symbols of tables, which own bodies.
type Tables = FxHashMap<BodyId, FxHashMap<Str, OpId>>;

impl Calls {
    pub fn new(forest: &Forest, is_hidden: bool) -> Self {
        let mut calls = Self::default();
        let mut tables = Tables::default();
        for id in forest.ids().filter(|&id| forest.owner_def(id).has(Trait::SymbolTable)) {
            let body = forest.body(id);
            let Some(region) = body.root_regions().next() else { continue };
            let mut names: FxHashMap<Str, OpId> = FxHashMap::default();
            let visible = is_hidden || is_private_table(forest, id);
            for op in body.blocks(region).flat_map(|block| body.ops(block)) {
                let op = OpId { body: id, op };
                let Some(name) = symbol_name(body, op.op) else { continue };
                names.entry(name).or_insert(op);
                let visibility = symbol_visibility(body, op.op);
                let may_be_called = match visibility {
                    Visibility::Public => true,
                    Visibility::Nested => !visible,
                    Visibility::Private => false,
                };
                if may_be_called {
                    calls.escaping.insert(op);
                }
            }
            tables.insert(id, names);
        }
        let is_function = |op: &OpId| forest.def(*op).has(Trait::FunctionOpInterface);
        let mut hides_uses = false;
        for id in forest.ids() {
            let is_hidden = calls.add_uses(forest, &tables, id);
            let names = || table_of(forest, id).and_then(|table| tables.get(&table));
            hides_uses |= is_hidden && names().is_some_and(|names| names.values().any(is_function));
        }
        if hides_uses {
            let functions = tables.values().flat_map(|names| names.values()).copied();
            calls.escaping.extend(functions.filter(is_function));
        }
        calls
    }

    /// Adds the calls of a body, and the other uses of functions. Returns whether there may be uses that are not known.
    fn add_uses(&mut self, forest: &Forest, tables: &Tables, id: BodyId) -> bool {
        let body = forest.body(id);
        let mut ops = Vec::with_capacity(body.op_bound());
        body.walk(|op| ops.push(op));
        let mut hides_uses = false;
        for op in ops {
            hides_uses |= may_be_symbol_table(body, op);
            let callee = body.def(op).hooks.call.and_then(|call| call(body, op).callee);
            let op = OpId { body: id, op };
            if let Some(callee) = callee.and_then(|callee| resolve(forest, tables, op, callee)) {
                self.callees.insert(op, callee);
                self.callers.entry(callee).or_default().push(op);
            }
            references_of(body, op.op, &mut |reference| {
                if Some(reference) != callee {
                    self.escaping.extend(resolve(forest, tables, op, reference));
                }
            });
        }
        hides_uses
    }

    /// The function that a call names.
    pub fn callee(&self, call: OpId) -> Option<OpId> {
        self.callees.get(&call).copied()
    }

    /// Whether a function may have callers that are not known.
    pub fn escapes(&self, function: OpId) -> bool {
        self.escaping.contains(&function)
    }

    /// Assumes that a function has callers that are not known.
    pub fn add_escaping(&mut self, function: OpId) {
        self.escaping.insert(function);
    }

    /// The calls that name a function.
    pub fn callers(&self, function: OpId) -> &[OpId] {
        self.callers.get(&function).map_or(&[], |calls| calls)
    }
}

/// The symbol table that a body is in, or that owns it.
fn table_of(forest: &Forest, mut id: BodyId) -> Option<BodyId> {
    while !forest.owner_def(id).has(Trait::SymbolTable) {
        id = forest.owner(id)?.body;
    }
    Some(id)
}

/// Whether a symbol table inside the forest hides nested symbols from code outside.
fn is_private_table(forest: &Forest, id: BodyId) -> bool {
    let mut at = forest.owner(id);
    while let Some(op) = at {
        let body = forest.body(op.body);
        if !forest.def(op).has(Trait::SymbolTable)
            || symbol_name(body, op.op).is_none()
            || symbol_visibility(body, op.op) == Visibility::Private
        {
            return true;
        }
        at = forest.owner(op.body);
    }
    false
}

/// The symbol that a reference at an operation names.
fn resolve(forest: &Forest, tables: &Tables, at: OpId, reference: Attr) -> Option<OpId> {
    let ctx = forest.body(at.body).ctx();
    let reference = reference.as_::<SymbolRefAttr>(ctx)?;
    let mut id = at.body;
    let mut names = loop {
        match tables.get(&id) {
            Some(names) => break names,
            None => id = forest.owner(id)?.body,
        }
    };
    let mut found = *names.get(&reference.root)?;
    for name in reference.nested {
        names = tables.get(&forest.child(found)?)?;
        found = *names.get(name)?;
    }
    Some(found)
}
