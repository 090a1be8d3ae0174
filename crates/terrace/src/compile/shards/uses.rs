//! The symbols and distinct attributes that an operation refers to.

use terrace_bytecode::Encoded;
use terrace_ir::attrs::{DistinctAttr, FusedLoc, SymbolRefAttr};
use terrace_ir::body::OpRef;
use terrace_ir::params::{Part, for_each_part};
use terrace_ir::{Attr, Body, Context, Loc, Op, Root, Str};
use terrace_support::{FxHashMap, FxHashSet};

/// The references of one operation, with everything in it; each once, in order.
#[derive(Default)]
pub struct Uses {
    /// The symbols of the module.
    pub symbols: Vec<Str>,
    /// The distinct attributes.
    pub distincts: Vec<Attr>,
    /// The attributes with distinct ones that bytecode has as text, without what they share with others.
    pub texts: Vec<Attr>,
    seen: FxHashSet<Part>,
    seen_symbols: FxHashSet<Str>,
}

impl Uses {
    /// Those of an operation of the module's body.
    pub fn of(root: &Root, module: Op, op: Op, encoded: &Encoded) -> Self {
        let (around, mut uses) = (root.scope(), Self::default());
        let scope =
            terrace_ir::Scope { body: root.body.region_body(module), parent: Some((&around, module)) };
        let is_debug = has_metadata(root.body.ctx(), scope.body.loc(op));
        scope.at(op).walk(&mut |op| uses.add(op, is_debug));
        let (ctx, seen) = (root.body.ctx(), core::mem::take(&mut uses.seen));
        if !uses.distincts.is_empty() {
            let is_text = |attr: &Attr| !encoded.has(ctx, *attr) && !distincts_in(ctx, *attr).is_empty();
            let attrs = seen.into_iter().filter_map(|part| match part {
                Part::Attr(attr) => Some(attr),
                Part::Type(_) => None,
            });
            uses.texts = attrs.filter(is_text).collect();
        }
        uses
    }

    fn add(&mut self, op: OpRef<'_>, is_debug: bool) {
        let (body, ctx) = (op.body(), op.ctx());
        body.slots(op.op).taken().for_each(|(_, attr)| self.visit(ctx, attr));
        if let Some(dict) = body.dict(op.op) {
            self.visit(ctx, dict);
        }
        let loc = body.loc(op.op);
        if is_debug || has_metadata(ctx, loc) {
            self.visit(ctx, loc.attr(ctx));
        }
    }

    fn visit(&mut self, ctx: &Context, attr: Attr) {
        each_part(ctx, attr, &mut self.seen, &mut |attr| {
            if let Some(reference) = attr.as_::<SymbolRefAttr>(ctx) {
                if self.seen_symbols.insert(reference.root) {
                    self.symbols.push(reference.root);
                }
            } else if attr.is::<DistinctAttr>(ctx) {
                self.distincts.push(attr);
            }
            true
        });
    }
}

/// The distinct attributes inside an attribute, itself included, in an order that depends on its structure alone.
pub fn distincts_in(ctx: &Context, attr: Attr) -> Vec<Attr> {
    let mut found = Vec::new();
    each_part(ctx, attr, &mut FxHashSet::default(), &mut |attr| {
        if attr.is::<DistinctAttr>(ctx) {
            found.push(attr);
        }
        true
    });
    found
}

/// Calls `f` with an attribute and all attributes inside it, those in `seen` excepted, until it returns false.
fn each_part(ctx: &Context, attr: Attr, seen: &mut FxHashSet<Part>, f: &mut dyn FnMut(Attr) -> bool) {
    // Aliases nest attributes to any depth.
    let mut pending = vec![Part::Attr(attr)];
    while let Some(part) = pending.pop() {
        if !seen.insert(part) {
            continue;
        }
        let (def, words) = match part {
            Part::Attr(attr) => {
                if !f(attr) {
                    return;
                }
                (attr.def(ctx), ctx.attr_words(attr).1)
            }
            Part::Type(ty) => (ty.def(ctx), ctx.type_words(ty).1),
        };
        if let Some(def) = def.filter(|def| def.params.iter().any(|param| param.kind.has_parts())) {
            for_each_part(def.params, words, &mut |inner| pending.push(inner));
        }
    }
}

/// Whether a location has metadata, which is translated to debug information. Others are for messages, except in functions whose
/// own location has metadata.
pub fn has_metadata(ctx: &Context, loc: Loc) -> bool {
    if let Some(place) = loc.place(ctx) {
        return place.metadata.is_some();
    }
    if loc.pos().is_some() {
        return false;
    }
    let mut found = false;
    each_part(ctx, loc.attr(ctx), &mut FxHashSet::default(), &mut |attr| {
        found |= attr.as_::<FusedLoc>(ctx).is_some_and(|loc| loc.metadata.is_some());
        !found
    });
    found
}

/// Removes the locations of an operation that do not matter.
pub fn strip_locations(body: &mut Body, op: Op) {
    let ctx = body.ctx().clone();
    if has_metadata(&ctx, body.loc(op)) {
        return;
    }
    body.set_loc(op, Loc::UNKNOWN);
    if let Some(mut inner) = body.take_nested_as_is(op) {
        let mut known: FxHashMap<Loc, Loc> = FxHashMap::default();
        inner.map_locs(&mut |loc| {
            *known.entry(loc).or_insert_with(|| if has_metadata(&ctx, loc) { loc } else { Loc::UNKNOWN })
        });
        body.put_nested_as_is(op, inner);
    }
}
