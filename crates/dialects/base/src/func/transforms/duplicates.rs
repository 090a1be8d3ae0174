//! `duplicate-function-elimination`: one of the equal functions of a symbol table takes the place of the others.

use crate::func::Func;
use terrace_ir::equivalence::{equivalent_but_slot, hash_but_operands};
use terrace_ir::params::Part;
use terrace_ir::symbols::symbol_name;
use terrace_rewrite::prelude::*;
use terrace_rewrite::replacer::AttrTypeReplacer;

passes! {
    /// Deduplicate functions.
    ///
    /// Functions are equal if only their names and locations differ. Calls of functions that were equal are not looked at again.
    DuplicateFunctionElimination("DuplicateFunctionEliminationPass") = "duplicate-function-elimination"
        on(Anchor::Op("builtin.module")) => eliminate_duplicates;
}

fn eliminate_duplicates(_: &DuplicateFunctionElimination, pass: &mut PassContext<'_>) -> Result {
    let renamed = pass.op_body().map(eliminate);
    pass.finish(renamed.is_some_and(|renamed| !renamed.is_empty()))
}

/// Functions that were erased, as references see them from around a symbol table, and those that took their places.
type Renamed = FxHashMap<Attr, Attr>;

/// Erases the functions of a symbol table that are equal to others, and those of tables inside.
fn eliminate(table: &mut Body) -> Renamed {
    let ctx = table.ctx().clone();
    let mut renamed = Renamed::default();
    for (duplicate, kept) in duplicates(table) {
        let [from, to] = [duplicate, kept].map(|op| symbol_name(table, op));
        let (Some(from), Some(to)) = (from, to) else { continue };
        renamed.insert(SymbolRefAttr::get(&ctx, from, &[]), SymbolRefAttr::get(&ctx, to, &[]));
        table.erase(duplicate);
    }
    inside_tables(table, &mut renamed);
    if !renamed.is_empty() {
        let new = |_: &Context, part: Part| match part {
            Part::Attr(reference) => renamed.get(&reference).copied().map(Part::Attr),
            Part::Type(_) => None,
        };
        replace(table, &mut AttrTypeReplacer::new(&new));
    }
    renamed
}

/// The functions of a body that are equal to an earlier one, with that one.
fn duplicates(b: &Body) -> Vec<(Op, Op)> {
    let mut first: FxHashMap<Vec<u64>, SmallVec<[Op; 1]>> = FxHashMap::default();
    let mut found = Vec::new();
    for op in b.ops_where(|op| b.as_::<Func>(op).is_some_and(|func| !func.is_declaration(b))) {
        let alike = first.entry(hashes(b, op)).or_default();
        match alike.iter().find(|&&kept| equivalent_but_slot(b, kept, op, Func::SLOTS.sym_name)) {
            Some(&kept) => found.push((op, kept)),
            None => alike.push(op),
        }
    }
    found
}

/// The hashes of the operations of a function.
fn hashes(b: &Body, func: Op) -> Vec<u64> {
    let inner = b.region_body(func);
    let mut hashes = Vec::new();
    inner.walk(|op| hashes.push(hash_but_operands(inner, op)));
    hashes
}

/// Does the same in the symbol tables inside, and adds what was renamed there as it is seen from here.
fn inside_tables(b: &mut Body, renamed: &mut Renamed) {
    let ctx = b.ctx().clone();
    for op in b.nested_ops() {
        if !b.def(op).has(Trait::SymbolTable) {
            inside_tables(b.region_body_mut(op), renamed);
            continue;
        }
        let inner = eliminate(b.region_body_mut(op));
        let Some(name) = symbol_name(b, op) else { continue };
        let seen = |reference: Attr| {
            let reference = reference.as_::<SymbolRefAttr>(&ctx)?;
            let path: Vec<Str> =
                core::iter::once(reference.root).chain(reference.nested.iter().copied()).collect();
            Some(SymbolRefAttr::get(&ctx, name, &path))
        };
        renamed.extend(inner.into_iter().filter_map(|(from, to)| Some((seen(from)?, seen(to)?))));
    }
}

/// Replaces the references of operations that are in no symbol table inside.
fn replace(b: &mut Body, replacer: &mut AttrTypeReplacer<'_>) {
    for op in b.ops_where(|_| true) {
        replacer.replace_elements_in(b, op);
        if b.is_nested(op) && !b.def(op).has(Trait::SymbolTable) {
            replace(b.region_body_mut(op), replacer);
        }
    }
}
