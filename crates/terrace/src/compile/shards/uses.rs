//! The symbols and distinct attributes that an operation refers to.

use terrace_ir::attrs::{DistinctAttr, FusedLoc, SymbolRefAttr};
use terrace_ir::body::OpRef;
use terrace_ir::params::{Part, for_each_part};
use terrace_ir::{Attr, Body, Context, Loc, Op, Root, Str};
use terrace_support::FxHashSet;

/// What one operation, with everything in it, refers to; each once, in order.
#[derive(Default)]
pub struct Uses {
    /// The symbols of the module.
    pub symbols: Vec<Str>,
    /// The distinct attributes.
    pub distincts: Vec<Attr>,
    seen: FxHashSet<Part>,
    seen_symbols: FxHashSet<Str>,
}

impl Uses {
    /// Those of an operation of the module's body.
    pub fn of(root: &Root, module: Op, op: Op) -> Self {
        let (around, mut uses) = (root.scope(), Self::default());
        let scope =
            terrace_ir::Scope { body: root.body.region_body(module), parent: Some((&around, module)) };
        let locations = keeps_locations(scope.body, op);
        scope.at(op).walk(&mut |op| uses.add(op, locations));
        uses.seen = FxHashSet::default();
        uses
    }

    fn add(&mut self, op: OpRef<'_>, locations: bool) {
        let (body, ctx) = (op.body(), op.ctx());
        body.slots(op.op).taken().for_each(|(_, attr)| self.visit(ctx, attr));
        if let Some(dict) = body.dict(op.op) {
            self.visit(ctx, dict);
        }
        if locations {
            self.visit(ctx, body.loc(op.op).attr(ctx));
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

/// Whether the output depends on the locations in an operation: those of a function are translated if it has debug information,
/// which a location holds as metadata. Other locations are for messages.
pub fn keeps_locations(body: &Body, op: Op) -> bool {
    let (ctx, loc) = (body.ctx(), body.loc(op));
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
    if keeps_locations(body, op) {
        return;
    }
    body.set_loc(op, Loc::UNKNOWN);
    if let Some(mut inner) = body.take_nested_as_is(op) {
        inner.map_locs(&mut |_| Loc::UNKNOWN);
        body.put_nested_as_is(op, inner);
    }
}
