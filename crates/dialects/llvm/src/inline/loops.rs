//! Locations in annotations of inlined loops.

use super::noalias::all_ops;
use crate::LoopAnnotationAttr;
use crate::debug::DISubprogramAttr;
use terrace_ir::inlining::InlinedCall;
use terrace_ir::params::{Part, map_parts};
use terrace_rewrite::prelude::*;

/// Makes the locations in annotations of inlined loops locations of the caller, if it has debug information.
pub(super) fn update_locations(body: &mut Body, inlined: &InlinedCall<'_>, blocks: &[Block]) {
    let ctx = &body.ctx().clone();
    let loc = inlined.caller.body().loc(inlined.caller.op).attr(ctx);
    let Some(scope) = loc.as_::<FusedLoc>(ctx).and_then(|fused| fused.metadata) else { return };
    if !scope.is::<DISubprogramAttr>(ctx) {
        return;
    }
    let call = body.loc(inlined.call).attr(ctx);
    let update = |loc: Attr| FusedLoc::get(ctx, &[CallSiteLoc::get(ctx, loc, call)], Some(scope));
    for op in all_ops(body, blocks) {
        let annotations: Vec<_> =
            body.slots(op).taken().filter(|(_, attr)| attr.is::<LoopAnnotationAttr>(ctx)).collect();
        for (slot, annotation) in annotations {
            let new = with_locations(ctx, annotation, &update);
            if new != annotation {
                body.set_slot(op, slot, Some(new));
            }
        }
    }
}

/// An annotation with other locations, in nested annotations as well.
fn with_locations(ctx: &Context, attr: Attr, update: &dyn Fn(Attr) -> Attr) -> Attr {
    if attr.is::<FusedLoc>(ctx) {
        return update(attr);
    }
    // Nothing else in an annotation has locations.
    let Some(def) = attr.def(ctx).filter(|def| def.name.starts_with("loop_")) else { return attr };
    let (code, words) = ctx.attr_words(attr);
    let words = map_parts(def.params, words, &mut |part| match part {
        Part::Attr(inner) => Part::Attr(with_locations(ctx, inner, update)),
        ty => ty,
    });
    words.map_or(attr, |words| ctx.attr_of_words(code, &words))
}
