//! `affine-simplify-structures`: simplifies maps and sets, and the operations that have them.

use crate::affine::analysis::flatten::simplify_set;
use crate::affine::canonicalize::structure_patterns;
use crate::affine::{Apply, For, If};
use crate::prelude::*;
use terrace_ir::affine::simplify_map;
use terrace_rewrite::greedy::apply_patterns_to_ops;

passes! {
    /// Simplify affine expressions in maps/sets and normalize memrefs.
    ///
    /// Simplifies all affine maps and integer sets that are attributes, and the operations that have them.
    SimplifyStructures("SimplifyAffineStructures") = "affine-simplify-structures" on(Anchor::Op("func.func"))
        => simplify_structures;
}

fn simplify_structures(_: &SimplifyStructures, pass: &mut PassContext<'_>) -> Result {
    simplify_attributes(pass.body, pass.op);
    let mut patterns: Patterns<greedy::Pattern> = Patterns::new();
    structure_patterns().for_each(|pattern| patterns.push(pattern));
    pass.edit_bodies(&mut |b| {
        let simplified = b.ops_where(|op| b.is::<For>(op) || b.is::<If>(op) || b.is::<Apply>(op));
        for op in b.ops_where(|_| true) {
            simplify_attributes(b, op);
        }
        let simplified = postorder(b, &simplified);
        apply_patterns_to_ops(b, &simplified, &patterns);
    })
}

/// Simplifies the maps and sets among the attributes of an operation.
fn simplify_attributes(b: &mut Body, op: Op) {
    let ctx = b.ctx().clone();
    let changed = |attr: Attr| simplified(&ctx, attr).filter(|&new| new != attr);
    let slots: Vec<(usize, Attr)> =
        b.slots(op).taken().filter_map(|(slot, attr)| Some((slot, changed(attr)?))).collect();
    for (slot, attr) in slots {
        b.set_slot(op, slot, Some(attr));
    }
    let entries: Vec<_> =
        b.dict_entries(op).iter().filter_map(|(name, attr)| Some((name, changed(attr)?))).collect();
    for (name, attr) in entries {
        b.set_discardable(op, name, Some(attr));
    }
}

fn simplified(ctx: &Context, attr: Attr) -> Option<Attr> {
    if let Some(map) = AffineMap::of(ctx, attr) {
        return Some(simplify_map(ctx, &map).attr(ctx));
    }
    IntegerSet::of(ctx, attr).map(|set| simplify_set(ctx, &set).attr(ctx))
}
