//! Linking of modules by LLVM's rules, as `llvm-link` does it.
//!
//! A symbol that several modules have is that of one of them, by linkage (`choose`), comdat and order; all references
//! are to that one. Local symbols stay apart and get new names if theirs are taken. Arrays of appending linkage, module
//! assembly and named metadata are appended; module flags are merged by their behavior (`flags`). Unlike `llvm-link`,
//! which drops them, unused symbols stay; symbols keep the order of the modules.

mod copy;
mod flags;

use crate::inst::Align;
use crate::module::*;
use crate::types::TypeView;
use crate::value::*;
use copy::{Copier, Symbols};
use std::fmt;
use std::sync::Arc;
use terrace_support::FxHashMap;

/// The result of linking.
pub struct Linked {
    /// The module.
    pub module: Module,
    /// Warnings: modules for different targets, flags that differ.
    pub warnings: Vec<String>,
}

/// A conflict between two modules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LinkError {
    /// The conflict, in LLVM's words where it has any.
    pub message: String,
    /// The identifier of the module that does not fit the ones before it.
    pub module: String,
}

impl fmt::Display for LinkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.module, self.message)
    }
}

impl std::error::Error for LinkError {}

/// A symbol of one of the modules.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Place {
    module: usize,
    value: Value,
}

/// A symbol of the result.
struct Entry {
    /// The symbol that defines or declares it; the first array for appending linkage.
    chosen: Place,
    /// All arrays of appending linkage.
    parts: Vec<Place>,
    visibility: Visibility,
    unnamed_addr: UnnamedAddr,
    /// The maximum alignment of common symbols.
    align: Align,
    /// Whether all declarations of a variable say that it is constant.
    constant: bool,
}

/// Links modules, which must be valid. The result has the identifier and the source file of the first one.
///
/// ```
/// use terrace_llir::{link, parse};
///
/// let main = parse("main.ll", b"declare i32 @f()\ndefine i32 @main() {\n  %x = call i32 @f()\n  ret i32 %x\n}\n");
/// let f = parse("f.ll", b"define i32 @f() {\n  ret i32 7\n}\n");
/// let linked = link(vec![main.unwrap(), f.unwrap()]).unwrap();
/// assert!(linked.module.to_string().contains("define i32 @f()"));
/// ```
///
/// # Errors
/// When two modules define a symbol, or their flags, comdats or arrays of appending linkage do not agree.
pub fn link(mut modules: Vec<Module>) -> Result<Linked, LinkError> {
    let mut linked = Linked { module: Module::default(), warnings: Vec::new() };
    let Some(first) = modules.first() else { return Ok(linked) };
    linked.module.id = first.id.clone();
    linked.module.source_filename = first.source_filename.clone();
    targets(&modules, &mut linked);
    let comdats = comdats(&modules)?;
    let mut table =
        Table { modules: &modules, comdats: &comdats, entries: Vec::new(), by_name: FxHashMap::default() };
    for module in 0..modules.len() {
        table.add(module)?;
    }
    let Table { entries, by_name, .. } = table;
    let mut symbols: Vec<Symbols> = modules.iter().map(unset).collect();
    let mut suffixes = FxHashMap::default();
    let values: Vec<Value> = entries
        .iter()
        .map(|entry| declare(&mut linked.module, &modules, entry, &by_name, &mut suffixes))
        .collect();
    for (i, module) in modules.iter().enumerate() {
        for value in all_symbols(module) {
            let name = module.symbol(value).map_or(&b""[..], |symbol| &symbol.name);
            if let Some(&at) = by_name.get(name).filter(|_| !is_own(module, value)) {
                symbols[i].set(value, values[at]);
            }
        }
    }
    // Symbols that others do not see are entries of their own.
    for (entry, &value) in entries.iter().zip(&values) {
        symbols[entry.chosen.module].set(entry.chosen.value, value);
    }
    let cx = Arc::clone(&linked.module.cx);
    let contexts: Vec<_> = modules.iter().map(|module| Arc::clone(&module.cx)).collect();
    let mut copiers: Vec<Copier<'_>> =
        contexts.iter().zip(symbols).map(|(from, symbols)| Copier::new(from, &cx, symbols)).collect();
    let mut flags = flags::Flags::default();
    for (entry, &value) in entries.iter().zip(&values) {
        define(&mut linked.module, &mut modules, entry, value, &mut copiers)?;
    }
    for (module, copier) in modules.iter().zip(&mut copiers) {
        for named in &module.named_metadata {
            if *named.name == *b"llvm.module.flags" {
                continue;
            }
            let at = linked.module.add_named_list(&named.name);
            for &node in &named.operands {
                let node = copier.md(node);
                linked.module.named_metadata[at].operands.push(node);
            }
        }
        flags.add(module, copier, &cx, &mut linked.warnings)?;
        if let Some(message) = copier.problem.take() {
            return Err(error(module, message));
        }
    }
    if let (Some(key), Some(last)) = (flags.unmet_requirement(&cx), modules.last()) {
        return Err(error(last, format!("linking module flags '{key}': does not have the required value")));
    }
    flags.write(&mut linked.module);
    Ok(linked)
}

fn error(module: &Module, message: impl Into<String>) -> LinkError {
    LinkError { message: message.into(), module: String::from_utf8_lossy(&module.id).into_owned() }
}

/// Symbols that have no values yet.
fn unset(module: &Module) -> Symbols {
    let none = |n| vec![Value::NONE; n];
    Symbols {
        globals: none(module.globals().len()),
        functions: none(module.functions().len()),
        aliases: none(module.aliases().len()),
        ifuncs: none(module.ifuncs().len()),
    }
}

/// All symbols in order of the text.
fn all_symbols(m: &Module) -> Vec<Value> {
    let globals = (0..m.globals().len()).map(|i| m.global_value(Global::from_index(i)));
    let functions = (0..m.functions().len()).map(|i| m.func_value(Func::from_index(i)));
    let aliases = (0..m.aliases().len()).map(|i| m.alias_value(Alias::from_index(i)));
    let ifuncs = (0..m.ifuncs().len()).map(|i| m.ifunc_value(IFunc::from_index(i)));
    globals.chain(functions).chain(aliases).chain(ifuncs).collect()
}

/// Whether other modules cannot refer to a symbol.
fn is_own(m: &Module, value: Value) -> bool {
    m.symbol(value).is_none_or(|symbol| symbol.linkage.is_local() || symbol.name.is_empty())
}

/// Triple, data layout and assembly of the result.
fn targets(modules: &[Module], linked: &mut Linked) {
    let (mut triple_of, mut layout_of): (Option<&Module>, Option<&Module>) = (None, None);
    let differ = |what: &str, module: &Module, own: &[u8], first: &Module, other: &[u8]| {
        let [module, own, first, other] =
            [&module.id[..], own, &first.id, other].map(String::from_utf8_lossy);
        format!(
            "Linking two modules of different {what}: '{module}' is '{own}' whereas '{first}' is '{other}'"
        )
    };
    for module in modules {
        if !module.triple.is_empty() {
            let first = *triple_of.get_or_insert(module);
            if first.triple != module.triple {
                let warning = differ("target triples", module, &module.triple, first, &first.triple);
                linked.warnings.push(warning);
            }
        }
        let layout = module.layout.text();
        if !layout.is_empty() {
            let first = *layout_of.get_or_insert(module);
            if first.layout.text() != layout {
                let warning = differ("data layouts", module, layout, first, first.layout.text());
                linked.warnings.push(warning);
            }
        }
        linked.module.module_asm.extend_from_slice(&module.module_asm);
    }
    if let Some(first) = triple_of {
        linked.module.triple = first.triple.clone();
    }
    if let Some(first) = layout_of {
        linked.module.layout = first.layout.clone();
    }
}

/// The module that defines each comdat, and how it was selected.
type Comdats<'m> = FxHashMap<&'m [u8], (usize, ComdatKind)>;

/// The size in bytes of the variable that a comdat is named after.
fn comdat_size(module: &Module, name: &[u8]) -> Option<u64> {
    let ValueKind::Global(global) = module.lookup(name)?.kind() else { return None };
    module.layout.alloc_size(&module.cx, module.global(global).ty).map(|size| size.min)
}

fn comdats(modules: &[Module]) -> Result<Comdats<'_>, LinkError> {
    let mut chosen = Comdats::default();
    for (i, module) in modules.iter().enumerate() {
        for comdat in module.comdats() {
            let Some(&(other, kind)) = chosen.get(&*comdat.name) else {
                chosen.insert(&comdat.name, (i, comdat.kind));
                continue;
            };
            let fail = |reason: &str| {
                let name = String::from_utf8_lossy(&comdat.name);
                Err(error(module, format!("Linking COMDATs named '{name}': {reason}")))
            };
            use ComdatKind::*;
            let merged = match (kind, comdat.kind) {
                (a, b) if a == b => a,
                // `any` and `largest` are compatible: the largest is any one.
                (Any | Largest, Any | Largest) => Largest,
                _ => return fail("invalid selection kinds!"),
            };
            let own_size = || comdat_size(module, &comdat.name);
            let other_size = || comdat_size(&modules[other], &comdat.name);
            let winner = match merged {
                Any => other,
                NoDeduplicate => return fail("nodeduplicate has been violated!"),
                ExactMatch | SameSize | Largest => match (other_size(), own_size()) {
                    (Some(before), Some(own)) if merged == Largest => {
                        if own > before {
                            i
                        } else {
                            other
                        }
                    }
                    (Some(before), Some(own)) if before == own => other,
                    (Some(_), Some(_)) if merged == SameSize => return fail("SameSize violated!"),
                    (Some(_), Some(_)) => return fail("ExactMatch violated!"),
                    _ => return fail("GlobalVariable required for data dependent selection!"),
                },
            };
            chosen.insert(&comdat.name, (winner, merged));
        }
    }
    Ok(chosen)
}

/// The symbols of the result.
struct Table<'m> {
    modules: &'m [Module],
    comdats: &'m Comdats<'m>,
    entries: Vec<Entry>,
    by_name: FxHashMap<Box<[u8]>, usize>,
}

impl Table<'_> {
    /// Adds the symbols of a module.
    fn add(&mut self, module: usize) -> Result<(), LinkError> {
        let m = &self.modules[module];
        for value in all_symbols(m) {
            let Some(symbol) = m.symbol(value) else { continue };
            let place = Place { module, value };
            let known = if is_own(m, value) { None } else { self.by_name.get(&symbol.name).copied() };
            let Some(at) = known else {
                self.entries.push(Entry {
                    chosen: place,
                    parts: vec![place],
                    visibility: symbol.visibility,
                    unnamed_addr: symbol.unnamed_addr,
                    align: Align::NONE,
                    constant: is_constant(m, value),
                });
                if !is_own(m, value) {
                    self.by_name.insert(symbol.name.clone(), self.entries.len() - 1);
                }
                continue;
            };
            self.meet(at, place)?;
        }
        Ok(())
    }

    /// Decides between the symbol so far and one of a later module.
    fn meet(&mut self, at: usize, place: Place) -> Result<(), LinkError> {
        let m = &self.modules[place.module];
        let Some(symbol) = m.symbol(place.value) else { return Ok(()) };
        let name = String::from_utf8_lossy(&symbol.name).into_owned();
        let entry = &self.entries[at];
        let (before, own) = (self.state(entry.chosen), self.state(place));
        let other = &self.modules[entry.chosen.module];
        let is_appending = before.linkage == Linkage::Appending || own.linkage == Linkage::Appending;
        if is_appending {
            if before.linkage != own.linkage {
                let message = format!(
                    "Linking globals named '{name}': can only link appending global with another appending global!"
                );
                return Err(error(m, message));
            }
            let elem = |place: Place| {
                let m = &self.modules[place.module];
                let ty = m.global(place.value.as_global()?).ty;
                Some(crate::print::type_text(m, m.cx.element_type(ty, 0)?))
            };
            let empty = |place: Place| {
                let m = &self.modules[place.module];
                place.value.as_global().and_then(|g| m.cx.n_elements(m.global(g).ty)) == Some(0)
            };
            if !empty(entry.chosen) && !empty(place) && elem(entry.chosen) != elem(place) {
                return Err(error(m, "Appending variables with different element types!"));
            }
            self.entries[at].parts.push(place);
            return Ok(());
        }
        if other.symbol(entry.chosen.value).map(|s| s.address_space) != Some(symbol.address_space) {
            return Err(error(
                m,
                format!(
                    "symbol '{name}' is in another address space than in '{}'",
                    String::from_utf8_lossy(&other.id)
                ),
            ));
        }
        let take = choose(&before, &own)
            .map_err(|()| error(m, format!("Linking globals named '{name}': symbol multiply defined!")))?;
        let both_declared = before.declared && own.declared;
        let entry = &mut self.entries[at];
        if before.linkage == Linkage::Common && own.linkage == Linkage::Common {
            entry.align = entry.align.max(before.align).max(own.align);
        }
        entry.visibility = min_visibility(entry.visibility, symbol.visibility);
        entry.unnamed_addr = min_unnamed_addr(entry.unnamed_addr, symbol.unnamed_addr);
        let constant = is_constant(m, place.value);
        if both_declared {
            entry.constant &= constant;
        } else if take {
            entry.constant = constant;
        }
        if take {
            entry.chosen = place;
        }
        Ok(())
    }

    /// The properties that decide between symbols of one name.
    fn state(&self, place: Place) -> State {
        let m = &self.modules[place.module];
        let linkage = m.symbol(place.value).map_or(Linkage::External, |symbol| symbol.linkage);
        let dropped = comdat_of(m, place.value)
            .and_then(|comdat| self.comdats.get(&*m.comdat_data(comdat)?.name))
            .is_some_and(|&(winner, _)| winner != place.module);
        let (declared, size, align) = match place.value.kind() {
            ValueKind::Global(id) => {
                let global = m.global(id);
                let size = m.layout.alloc_size(&m.cx, global.ty).map_or(0, |size| size.min);
                (global.initializer.is_none(), size, global.align)
            }
            ValueKind::Func(id) => (!m.func(id).is_definition(), 0, Align::NONE),
            _ => (false, 0, Align::NONE),
        };
        let imported = m.symbol(place.value).is_some_and(|symbol| symbol.dll_storage == DllStorage::Import);
        State { linkage, declared: declared || dropped, size, align, imported }
    }
}

fn is_constant(m: &Module, value: Value) -> bool {
    value.as_global().is_some_and(|global| m.global(global).is_constant)
}

fn comdat_of(m: &Module, value: Value) -> Option<Comdat> {
    match value.kind() {
        ValueKind::Global(id) => m.global(id).comdat,
        ValueKind::Func(id) => m.func(id).comdat(),
        _ => None,
    }
}

/// The properties that decide between symbols of one name.
struct State {
    linkage: Linkage,
    /// Whether it is a declaration, or a definition in a comdat that another module defines.
    declared: bool,
    size: u64,
    align: Align,
    imported: bool,
}

/// Whether the symbol of a later module replaces the one so far; an error if both are definitions.
fn choose(before: &State, own: &State) -> Result<bool, ()> {
    use Linkage::*;
    let available = |state: &State| state.declared || state.linkage == AvailableExternally;
    let is_weak =
        |linkage| matches!(linkage, WeakAny | WeakOdr | LinkOnceAny | LinkOnceOdr | Common | ExternalWeak);
    let is_link_once = |linkage| matches!(linkage, LinkOnceAny | LinkOnceOdr);
    if available(own) {
        if own.imported {
            return Ok(available(before));
        }
        return Ok(!own.declared && available(before));
    }
    if available(before) {
        return Ok(true);
    }
    if own.linkage == Common {
        return Ok(match before.linkage {
            WeakAny | WeakOdr => true,
            linkage if is_link_once(linkage) => true,
            Common => own.size > before.size,
            _ => false,
        });
    }
    if is_weak(own.linkage) {
        return Ok(is_link_once(before.linkage) && matches!(own.linkage, WeakAny | WeakOdr));
    }
    if is_weak(before.linkage) { Ok(true) } else { Err(()) }
}

fn min_visibility(a: Visibility, b: Visibility) -> Visibility {
    match (a, b) {
        (Visibility::Hidden, _) | (_, Visibility::Hidden) => Visibility::Hidden,
        (Visibility::Protected, _) | (_, Visibility::Protected) => Visibility::Protected,
        _ => Visibility::Default,
    }
}

fn min_unnamed_addr(a: UnnamedAddr, b: UnnamedAddr) -> UnnamedAddr {
    match (a, b) {
        (UnnamedAddr::None, _) | (_, UnnamedAddr::None) => UnnamedAddr::None,
        (UnnamedAddr::Local, _) | (_, UnnamedAddr::Local) => UnnamedAddr::Local,
        _ => UnnamedAddr::Global,
    }
}

/// Adds a symbol to the result, without its contents. `suffixes` has the last number that was tried behind each name.
fn declare<'m>(
    to: &mut Module,
    modules: &'m [Module],
    entry: &Entry,
    by_name: &FxHashMap<Box<[u8]>, usize>,
    suffixes: &mut FxHashMap<&'m [u8], u32>,
) -> Value {
    let m = &modules[entry.chosen.module];
    let Some(symbol) = m.symbol(entry.chosen.value) else { return Value::NONE };
    // A local symbol leaves its name to one that others see.
    let mut name = symbol.name.to_vec();
    if symbol.linkage.is_local() {
        let suffix = suffixes.entry(&symbol.name).or_default();
        while !name.is_empty() && (by_name.contains_key(&name[..]) || to.lookup(&name).is_some()) {
            *suffix += 1;
            name.truncate(symbol.name.len());
            name.extend_from_slice(format!(".{suffix}").as_bytes());
        }
    }
    let (space, void) = (symbol.address_space, crate::types::Type::VOID);
    match entry.chosen.value.kind() {
        ValueKind::Global(_) => to.declare_variable(&name, space),
        ValueKind::Func(_) => to.declare_function(&name, space),
        ValueKind::Alias(_) => {
            let id = to.add_alias(&name, void, space, Value::NONE);
            to.alias_value(id)
        }
        _ => {
            let id = to.add_ifunc(&name, void, space, Value::NONE);
            to.ifunc_value(id)
        }
    }
}

/// Copies the contents of a symbol into the result.
fn define(
    to: &mut Module,
    modules: &mut [Module],
    entry: &Entry,
    value: Value,
    copiers: &mut [Copier<'_>],
) -> Result<(), LinkError> {
    let Place { module, value: own } = entry.chosen;
    let comdat = comdat_of(&modules[module], own)
        .and_then(|comdat| modules[module].comdat_data(comdat).cloned())
        .map(|data| to.comdat(&*data.name, data.kind));
    let m = &mut modules[module];
    let copier = &mut copiers[module];
    let keep = |old: &Symbol, new: &mut Symbol| {
        let name = std::mem::take(&mut new.name);
        *new = old.clone();
        new.name = name;
        new.visibility = entry.visibility;
        new.unnamed_addr = entry.unnamed_addr;
        new.dso_local |= new.implies_dso_local();
    };
    match (own.kind(), value.kind()) {
        (ValueKind::Global(from), ValueKind::Global(id)) => {
            let mut global = m.global(from).clone();
            keep(&m.global(from).symbol, &mut to.global_mut(id).symbol);
            global.ty = copier.ty(global.ty);
            global.initializer = global.initializer.map(|value| copier.value(value));
            global.attrs = copier.attr_set(global.attrs);
            copier.attachments(&mut global.metadata);
            global.comdat = comdat;
            global.align = global.align.max(entry.align);
            global.is_constant = entry.constant;
            global.symbol = std::mem::take(&mut to.global_mut(id).symbol);
            *to.global_mut(id) = global;
            if entry.parts.len() > 1 {
                append(to, modules, entry, id, copiers);
            }
        }
        (ValueKind::Func(from), ValueKind::Func(id)) => {
            let old = m.func_mut(from);
            let body = old.body.take();
            let mut extra = old.extra.take();
            keep(&old.symbol, &mut to.func_mut(id).symbol);
            if let Some(extra) = &mut extra {
                for value in [&mut extra.prefix, &mut extra.prologue, &mut extra.personality] {
                    *value = value.map(|value| copier.value(value));
                }
                copier.attachments(&mut extra.metadata);
                extra.comdat = comdat;
            }
            let (ty, attrs, dbg) = (copier.ty(old.ty), copier.attrs(old.attrs), copier.md(old.dbg));
            let body = body.map(|mut body| {
                copier.body(&mut body);
                body
            });
            let cc = old.cc;
            let new = to.func_mut(id);
            (new.ty, new.attrs, new.dbg, new.cc, new.extra, new.body) = (ty, attrs, dbg, cc, extra, body);
        }
        (ValueKind::Alias(from), ValueKind::Alias(id)) => {
            let mut alias = m.alias(from).clone();
            keep(&m.alias(from).symbol, &mut to.alias_mut(id).symbol);
            alias.ty = copier.ty(alias.ty);
            alias.aliasee = copier.value(alias.aliasee);
            alias.symbol = std::mem::take(&mut to.alias_mut(id).symbol);
            *to.alias_mut(id) = alias;
        }
        (ValueKind::IFunc(from), ValueKind::IFunc(id)) => {
            let mut ifunc = m.ifunc(from).clone();
            keep(&m.ifunc(from).symbol, &mut to.ifunc_mut(id).symbol);
            ifunc.ty = copier.ty(ifunc.ty);
            ifunc.resolver = copier.value(ifunc.resolver);
            copier.attachments(&mut ifunc.metadata);
            ifunc.symbol = std::mem::take(&mut to.ifunc_mut(id).symbol);
            *to.ifunc_mut(id) = ifunc;
        }
        _ => {}
    }
    Ok(())
}

/// Joins the arrays of appending linkage.
fn append(to: &mut Module, modules: &[Module], entry: &Entry, id: Global, copiers: &mut [Copier<'_>]) {
    let mut elems: Vec<Value> = Vec::new();
    let mut elem_ty = None;
    for part in &entry.parts {
        let m = &modules[part.module];
        let Some(global) = part.value.as_global().map(|global| m.global(global)) else { continue };
        let TypeView::Array { elem, count } = m.cx.view(global.ty) else { continue };
        let copier = &mut copiers[part.module];
        elem_ty.get_or_insert_with(|| copier.ty(elem));
        for at in 0..count {
            let value = global.initializer.and_then(|init| m.cx.const_element(init, at));
            elems.extend(value.map(|value| copier.value(value)));
        }
    }
    let Some(elem_ty) = elem_ty else { return };
    let ty = to.cx.array(elem_ty, elems.len() as u64);
    let init = to.cx.aggregate(ty, &elems);
    let global = to.global_mut(id);
    (global.ty, global.initializer) = (ty, Some(init));
}
