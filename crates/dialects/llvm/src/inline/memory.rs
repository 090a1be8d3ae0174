//! Alias scopes and access groups of inlined memory accesses.

use super::noalias::{Scopes, all_ops};
use crate::{AliasScopeAttr, AliasScopeDomainAttr, NoAliasScopeDecl};
use terrace_rewrite::prelude::*;

/// Gives inlined code alias scopes of its own, since those of a function hold for one execution of it, and adds the scopes
/// of arguments, and the scopes and groups of the call.
pub(super) fn update_metadata(body: &mut Body, call: Op, blocks: &[Block], of_args: &FxHashMap<Op, Scopes>) {
    let mut clones: FxHashMap<Attr, Attr> = FxHashMap::default();
    let of_call = |name| body.def(call).slot_of(name).and_then(|slot| body.slot(call, slot));
    let lists = ["alias_scopes", "noalias_scopes", "access_groups"];
    let added = lists.map(of_call);
    for op in all_ops(body, blocks) {
        if body.is::<NoAliasScopeDecl>(op) {
            if let Some(scope) = body.slot(op, NoAliasScopeDecl::SLOTS.scope) {
                let clone = clone_scope(body, scope, &mut clones);
                body.set_slot(op, NoAliasScopeDecl::SLOTS.scope, Some(clone));
            }
            continue;
        }
        // Operations with scopes have all three attributes.
        let def = body.def(op);
        let slots = lists.map(|name| def.slot_of(name));
        for (i, slot) in slots.into_iter().enumerate() {
            let Some(slot) = slot else { continue };
            let mut list = body.slot(op, slot);
            if let Some(scopes) = list.filter(|_| i < 2).and_then(|list| list.as_array(body.ctx())) {
                let scopes: Vec<Attr> = scopes.to_vec();
                let scopes: Vec<Attr> =
                    scopes.into_iter().map(|scope| clone_scope(body, scope, &mut clones)).collect();
                list = Some(ArrayAttr::get(body.ctx(), &scopes));
            }
            let own = of_args.get(&op).and_then(|scopes| scopes.get(i)).filter(|own| !own.is_empty());
            list = join(body, list, own.map(|own| ArrayAttr::get(body.ctx(), own)));
            let joined = join(body, list, added[i]);
            if joined != body.slot(op, slot) {
                body.set_slot(op, slot, joined);
            }
        }
    }
}

fn join(body: &Body, own: Option<Attr>, added: Option<Attr>) -> Option<Attr> {
    let (Some(left), Some(right)) = (own, added) else { return own.or(added) };
    let ctx = body.ctx();
    let mut all: Vec<Attr> = Vec::new();
    for &attr in left.as_array(ctx)?.iter().chain(right.as_array(ctx)?) {
        if !all.contains(&attr) {
            all.push(attr);
        }
    }
    Some(ArrayAttr::get(ctx, &all))
}

/// The clone of a scope, in the clone of its domain.
fn clone_scope(body: &Body, scope: Attr, clones: &mut FxHashMap<Attr, Attr>) -> Attr {
    if let Some(&clone) = clones.get(&scope) {
        return clone;
    }
    let ctx = body.ctx();
    let Some(view) = scope.as_::<AliasScopeAttr>(ctx) else { return scope };
    let domain = *clones.entry(view.domain).or_insert_with(|| {
        let description = view.domain.as_::<AliasScopeDomainAttr>(ctx).and_then(|domain| domain.description);
        AliasScopeDomainAttr::get(ctx, DistinctAttr::new(ctx, Attr::UNIT), description)
    });
    let clone = AliasScopeAttr::get(ctx, DistinctAttr::new(ctx, Attr::UNIT), domain, view.description);
    clones.insert(scope, clone);
    clone
}
