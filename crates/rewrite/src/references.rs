//! Symbol references in the attributes of operations.

use terrace_ir::attrs::SymbolRefAttr;
use terrace_ir::decl::Trait;
use terrace_ir::params::{Part, for_each_part};
use terrace_ir::{Attr, Body, Op, Region};
use terrace_support::FxHashSet;
use terrace_support::small_vec::SmallVec;

/// Calls back with each symbol reference in the attributes of an operation and of those inside it, except those in symbol
/// tables, and whether it is one of the operation itself. The order is that of upstream's `getSymbolUses`: the operations of
/// a region before those inside them.
pub fn references(body: &Body, op: Op, f: &mut dyn FnMut(Attr, bool)) {
    let mut stack: Vec<(&Body, Region)> = Vec::new();
    let mut visit =
        |at: &'_ Body, inner, is_own| references_of(at, inner, &mut |reference| f(reference, is_own));
    visit(body, op, true);
    push_regions(&mut stack, body, op);
    while let Some((at, region)) = stack.pop() {
        for inner in at.blocks(region).flat_map(|block| at.ops(block)) {
            visit(at, inner, false);
            push_regions(&mut stack, at, inner);
        }
    }
}

/// Appends the regions of an operation that is no symbol table.
fn push_regions<'b>(stack: &mut Vec<(&'b Body, Region)>, body: &'b Body, op: Op) {
    if body.n_regions(op) != 0 && !body.def(op).has(Trait::SymbolTable) {
        let nested = body.region_body(op);
        stack.extend(body.regions(op).into_iter().map(|region| (nested, region)));
    }
}

/// Whether an operation of an unknown dialect may be a symbol table, so that uses of symbols inside it are not known.
pub(crate) fn may_be_symbol_table(body: &Body, op: Op) -> bool {
    let def = body.def(op);
    !def.registered && body.n_regions(op) == 1 && body.ctx().dialect(def.dialect).is_none()
}

/// Calls back with each symbol reference in the attributes of an operation, once for equal ones.
pub(crate) fn references_of(body: &Body, op: Op, f: &mut dyn FnMut(Attr)) {
    let ctx = body.ctx();
    let mut pending: SmallVec<[Part; 8]> = body.slots(op).taken().map(|(_, attr)| Part::Attr(attr)).collect();
    pending.extend(body.dict(op).map(Part::Attr));
    // Most attributes have no parts: only the others are remembered.
    let mut seen: FxHashSet<Part> = FxHashSet::default();
    while let Some(part) = pending.pop() {
        let (def, words) = match part {
            Part::Attr(attr) if attr.is::<SymbolRefAttr>(ctx) => {
                if seen.insert(part) {
                    f(attr);
                }
                continue;
            }
            Part::Attr(attr) => (attr.def(ctx), ctx.attr_words(attr).1),
            Part::Type(ty) => (ty.def(ctx), ctx.type_words(ty).1),
        };
        let Some(def) = def.filter(|def| def.params.iter().any(|param| param.kind.has_parts())) else {
            continue;
        };
        if seen.insert(part) {
            for_each_part(def.params, words, &mut |part| pending.push(part));
        }
    }
}
