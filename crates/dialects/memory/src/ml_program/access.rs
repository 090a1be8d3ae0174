//! Which globals functions load and store, by themselves or by calls.

use super::{GlobalLoad, GlobalLoadConst, GlobalLoadGraph, GlobalStore, GlobalStoreGraph};
use crate::prelude::*;
use terrace_ir::symbols::symbol_name;

/// The reference to the global of a load or store.
pub(super) fn reference(b: &Body, op: Op) -> Option<Attr> {
    b.attr(op, "global").filter(|attr| attr.is::<SymbolRefAttr>(b.ctx()))
}

/// The name of the global of a load or store.
pub(super) fn name(b: &Body, op: Op) -> Option<Str> {
    last_name(b.ctx(), reference(b, op)?)
}

/// The last name of a reference `@a::@b`.
pub(super) fn last_name(ctx: &Context, reference: Attr) -> Option<Str> {
    let reference = reference.as_::<SymbolRefAttr>(ctx)?;
    Some(reference.nested.last().copied().unwrap_or(reference.root))
}

/// The global that an operation loads, by its name.
pub(super) fn loaded(b: &Body, op: Op) -> Option<Str> {
    let is_load = b.is::<GlobalLoad>(op) || b.is::<GlobalLoadConst>(op) || b.is::<GlobalLoadGraph>(op);
    if is_load { name(b, op) } else { None }
}

/// The global that an operation stores, by its name.
pub(super) fn stored(b: &Body, op: Op) -> Option<Str> {
    let is_store = b.is::<GlobalStore>(op) || b.is::<GlobalStoreGraph>(op);
    if is_store { name(b, op) } else { None }
}

/// The globals that a function loads and stores, by their names.
#[derive(Default, Clone)]
struct Access {
    loads: FxHashSet<Str>,
    stores: FxHashSet<Str>,
    callees: FxHashSet<Str>,
}

/// The globals that functions load and store, those that they call included. Functions and globals of one name in several
/// symbol tables are taken for one.
#[derive(Default, Clone)]
pub struct Accesses {
    functions: FxHashMap<Str, Access>,
    has_indirect_calls: bool,
}

impl Accesses {
    /// The accesses of the functions of a module, and of those in modules inside.
    pub fn of(module: &Body) -> Self {
        let mut accesses = Self::default();
        accesses.add(module, None);
        accesses.close();
        accesses
    }

    /// Adds the operations of a body, and of those inside, to a function.
    fn add(&mut self, b: &Body, function: Option<Str>) {
        b.walk(|op| {
            let access = function.map(|name| self.functions.entry(name).or_default());
            if let Some(access) = access {
                access.loads.extend(loaded(b, op));
                access.stores.extend(stored(b, op));
            }
            if b.def(op).has(Trait::CallOpInterface) {
                let callee = callee(b, op);
                self.has_indirect_calls |= callee.is_none();
                if let Some(function) = function {
                    self.functions.entry(function).or_default().callees.extend(callee);
                }
            }
            if let Some(inner) = b.nested_body(op) {
                self.add(inner, symbol_name(b, op).or(function));
            }
        });
    }

    /// Adds to each function what those that it calls access.
    fn close(&mut self) {
        let mut callers: FxHashMap<Str, Vec<Str>> = FxHashMap::default();
        for (&caller, access) in &self.functions {
            access.callees.iter().for_each(|&callee| callers.entry(callee).or_default().push(caller));
        }
        let mut changed: Vec<Str> = self.functions.keys().copied().collect();
        while let Some(callee) = changed.pop() {
            let Some(Access { loads, stores, .. }) = self.functions.get(&callee).cloned() else { continue };
            for &caller in callers.get(&callee).map_or(&[][..], Vec::as_slice) {
                let Some(access) = self.functions.get_mut(&caller) else { continue };
                let n_before = access.loads.len() + access.stores.len();
                access.loads.extend(&loads);
                access.stores.extend(&stores);
                if access.loads.len() + access.stores.len() != n_before {
                    changed.push(caller);
                }
            }
        }
    }

    /// Whether any call is of a function that is not known by name.
    pub fn has_indirect_calls(&self) -> bool {
        self.has_indirect_calls
    }

    /// The names of the globals that a call may load.
    pub fn loads_of_call(&self, b: &Body, call: Op) -> impl Iterator<Item = Str> {
        self.callee(b, call).into_iter().flat_map(|access| access.loads.iter().copied())
    }

    /// The names of the globals that a call may store.
    pub fn stores_of_call(&self, b: &Body, call: Op) -> impl Iterator<Item = Str> {
        self.callee(b, call).into_iter().flat_map(|access| access.stores.iter().copied())
    }

    fn callee(&self, b: &Body, call: Op) -> Option<&Access> {
        self.functions.get(&callee(b, call)?)
    }

    /// Whether any function stores a global of this name.
    pub fn is_stored(&self, global: Str) -> bool {
        self.functions.values().any(|access| access.stores.contains(&global))
    }

    /// Whether an operation may store a global of this name, without those inside it.
    pub fn may_store(&self, b: &Body, op: Op, global: Str) -> bool {
        if !b.def(op).has(Trait::CallOpInterface) {
            return stored(b, op) == Some(global);
        }
        match callee(b, op) {
            Some(_) => self.stores_of_call(b, op).any(|name| name == global),
            None => self.is_stored(global),
        }
    }
}

/// The name of the function that an operation calls; `None` for an indirect call.
fn callee(b: &Body, op: Op) -> Option<Str> {
    last_name(b.ctx(), b.def(op).hooks.call.and_then(|hook| hook(b, op).callee)?)
}
