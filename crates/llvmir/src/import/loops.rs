//! Metadata of loops.

use crate::import::Import;
use terrace_ir::attrs::{FusedLoc, IntegerAttr};
use terrace_ir::{Attr, Loc, Type};
use terrace_llir::Md;
use terrace_llir::debug::DiKind;
use terrace_llir::metadata::MdView;
use terrace_llvm::{
    LoopAnnotationAttr, LoopDistributeAttr, LoopInterleaveAttr, LoopLicmAttr, LoopPeeledAttr,
    LoopPipelineAttr, LoopUnrollAndJamAttr, LoopUnrollAttr, LoopUnswitchAttr, LoopVectorizeAttr,
};
use terrace_support::FxHashMap;

/// Annotations that were translated; `None` for those that cannot be, and while one is translated.
#[derive(Default)]
pub(crate) struct Loops {
    known: FxHashMap<Md, Option<Attr>>,
}

/// A loop's metadata cannot be translated. The reason was reported as a warning.
struct Dropped;

type Outcome<T> = core::result::Result<T, Dropped>;

/// An annotation under construction.
struct Annotation<'i, 'a> {
    im: &'i mut Import<'a>,
    loc: Loc,
    properties: Vec<(Vec<u8>, Md)>,
    locations: Vec<Md>,
    dropped: bool,
}

impl Import<'_> {
    /// `#llvm.loop_annotation<...>`. Warns and returns `None` if a part has no counterpart.
    pub fn loop_annotation(&mut self, node: Md, loc: Loc) -> Option<Attr> {
        if let Some(&known) = self.state.loops.known.get(&node) {
            return known;
        }
        self.state.loops.known.insert(node, None);
        let mut annotation =
            Annotation { im: self, loc, properties: Vec::new(), locations: Vec::new(), dropped: false };
        let attr = annotation.properties_of(node).ok().and_then(|()| annotation.attr());
        self.state.loops.known.insert(node, attr);
        attr
    }
}

impl Annotation<'_, '_> {
    fn warn<T>(&self, message: impl Into<String>) -> Outcome<T> {
        self.im.ctx.warning(self.loc, message).emit();
        Err(Dropped)
    }

    /// Collects the properties of the loop `node`, whose first operand is itself.
    fn properties_of(&mut self, node: Md) -> Outcome<()> {
        let operands = self.im.operands(node).unwrap_or_default();
        let Some((_, rest)) = operands.split_first().filter(|(first, _)| **first == node) else {
            return self.warn("invalid loop node");
        };
        for &operand in rest {
            let MdView::Node(property) = self.im.cx.md_view(operand) else {
                return self
                    .warn("expected all loop properties to be either debug locations or metadata nodes");
            };
            if property.kind() == DiKind::DILocation {
                self.locations.push(operand);
                continue;
            }
            let Some(name) = property.iter().next() else {
                return self.warn("cannot import empty loop property");
            };
            let Some(name) = self.im.md_text(name) else {
                return self.warn("cannot import loop property without a name");
            };
            if self.properties.iter().any(|known| known.0 == name) {
                let name = String::from_utf8_lossy(name);
                return self.warn(format!("cannot import loop properties with duplicated names {name}"));
            }
            self.properties.push((name.to_vec(), operand));
        }
        Ok(())
    }

    /// Removes the property of this name and returns its values.
    fn take(&mut self, name: &str) -> Option<Vec<Md>> {
        let at = self.properties.iter().position(|known| known.0 == name.as_bytes())?;
        let (_, node) = self.properties.remove(at);
        let mut values = self.im.operands(node).unwrap_or_default();
        values.remove(0);
        Some(values)
    }

    /// Notes that a property was dropped, and continues with the next, as upstream does.
    fn get<T>(&mut self, outcome: Outcome<Option<T>>) -> Option<T> {
        outcome.unwrap_or_else(|Dropped| {
            self.dropped = true;
            None
        })
    }

    fn mistyped<T>(&self, name: &str, what: &str) -> Outcome<T> {
        self.warn(format!("expected metadata node {name} to hold {what}"))
    }

    fn unit(&mut self, name: &str) -> Option<Attr> {
        let values = self.take(name)?;
        let outcome =
            if values.is_empty() { Ok(Some(Attr::bool(true))) } else { self.mistyped(name, "no value") };
        self.get(outcome)
    }

    /// `false` if the loop has the first property, `true` if it has the second.
    fn disabled(&mut self, enable: &str, disable: &str) -> Option<Attr> {
        let (enabled, disabled) = (self.unit(enable), self.unit(disable));
        if enabled.is_some() && disabled.is_some() {
            let message = format!("expected metadata nodes {enable} and {disable} to be mutually exclusive.");
            let outcome = self.warn(message);
            return self.get(outcome);
        }
        enabled.map(|_| Attr::bool(false)).or(disabled)
    }

    fn boolean(&mut self, name: &str, negated: bool) -> Option<Attr> {
        let values = self.take(name)?;
        let value = match values.as_slice() {
            &[value] => self.im.md_value(value).filter(|value| value.ty() == terrace_llir::Type::I1),
            _ => None,
        };
        let outcome = match value.and_then(|value| self.im.cx.as_i64(value)) {
            Some(value) => Ok(Some(Attr::bool((value != 0) != negated))),
            None => self.mistyped(name, "a boolean value"),
        };
        self.get(outcome)
    }

    fn number(&mut self, name: &str) -> Option<i64> {
        let values = self.take(name)?;
        let value = match values.as_slice() {
            &[value] => self.im.md_value(value).filter(|value| value.ty() == terrace_llir::Type::I32),
            _ => None,
        };
        let outcome = match value.and_then(|value| self.im.cx.as_i64(value)) {
            Some(value) => Ok(Some(value)),
            None => self.mistyped(name, "an i32 value"),
        };
        self.get(outcome)
    }

    fn int(&mut self, name: &str) -> Option<Attr> {
        let value = self.number(name)?;
        Some(IntegerAttr::of_i64(self.im.ctx, Type::I32, value))
    }

    fn int_as_bool(&mut self, name: &str) -> Option<Attr> {
        let values = self.take(name)?;
        let value = match values.as_slice() {
            &[value] => self.im.md_int(value),
            _ => None,
        };
        let outcome = match value {
            Some(value) => Ok(Some(Attr::bool(value == 1))),
            None => self.mistyped(name, "an integer value"),
        };
        self.get(outcome)
    }

    fn followup(&mut self, name: &str) -> Option<Attr> {
        let values = self.take(name)?;
        let node = match values.as_slice() {
            &[node] if self.im.tuple(node).is_some() => node,
            _ => {
                let outcome = self.mistyped(name, "an MDNode");
                return self.get(outcome);
            }
        };
        let loc = self.loc;
        let annotation = self.im.loop_annotation(node, loc);
        self.dropped |= annotation.is_none();
        annotation
    }

    fn location(&mut self, index: usize) -> Option<Attr> {
        let node = *self.locations.get(index)?;
        let loc = self.im.debug_loc(node).ok()?.attr(self.im.ctx);
        loc.is::<FusedLoc>(self.im.ctx).then_some(loc)
    }

    fn attr(&mut self) -> Option<Attr> {
        let ctx = self.im.ctx;
        let disable_nonforced = self.unit("llvm.loop.disable_nonforced");
        let vectorize = {
            let disable = self.boolean("llvm.loop.vectorize.enable", true);
            let predicate = self.boolean("llvm.loop.vectorize.predicate.enable", false);
            let scalable = self.boolean("llvm.loop.vectorize.scalable.enable", false);
            let width = self.int("llvm.loop.vectorize.width");
            let vectorized = self.followup("llvm.loop.vectorize.followup_vectorized");
            let epilogue = self.followup("llvm.loop.vectorize.followup_epilogue");
            let all = self.followup("llvm.loop.vectorize.followup_all");
            some([disable, predicate, scalable, width, vectorized, epilogue, all]).then(|| {
                LoopVectorizeAttr::get(ctx, disable, predicate, scalable, width, vectorized, epilogue, all)
            })
        };
        let interleave =
            self.int("llvm.loop.interleave.count").map(|count| LoopInterleaveAttr::get(ctx, count));
        let unroll = {
            let disable = self.disabled("llvm.loop.unroll.enable", "llvm.loop.unroll.disable");
            let count = self.int("llvm.loop.unroll.count");
            let runtime = self.unit("llvm.loop.unroll.runtime.disable");
            let full = self.unit("llvm.loop.unroll.full");
            let unrolled = self.followup("llvm.loop.unroll.followup_unrolled");
            let remainder = self.followup("llvm.loop.unroll.followup_remainder");
            let all = self.followup("llvm.loop.unroll.followup_all");
            some([disable, count, runtime, full, unrolled, remainder, all])
                .then(|| LoopUnrollAttr::get(ctx, disable, count, runtime, full, unrolled, remainder, all))
        };
        let unroll_and_jam = {
            let disable =
                self.disabled("llvm.loop.unroll_and_jam.enable", "llvm.loop.unroll_and_jam.disable");
            let count = self.int("llvm.loop.unroll_and_jam.count");
            let outer = self.followup("llvm.loop.unroll_and_jam.followup_outer");
            let inner = self.followup("llvm.loop.unroll_and_jam.followup_inner");
            let rest_outer = self.followup("llvm.loop.unroll_and_jam.followup_remainder_outer");
            let rest_inner = self.followup("llvm.loop.unroll_and_jam.followup_remainder_inner");
            let all = self.followup("llvm.loop.unroll_and_jam.followup_all");
            some([disable, count, outer, inner, rest_outer, rest_inner, all]).then(|| {
                LoopUnrollAndJamAttr::get(ctx, disable, count, outer, inner, rest_outer, rest_inner, all)
            })
        };
        let licm = {
            let disable = self.unit("llvm.licm.disable");
            let versioning = self.unit("llvm.loop.licm_versioning.disable");
            some([disable, versioning]).then(|| LoopLicmAttr::get(ctx, disable, versioning))
        };
        let distribute = {
            let disable = self.boolean("llvm.loop.distribute.enable", true);
            let coincident = self.followup("llvm.loop.distribute.followup_coincident");
            let sequential = self.followup("llvm.loop.distribute.followup_sequential");
            let fallback = self.followup("llvm.loop.distribute.followup_fallback");
            let all = self.followup("llvm.loop.distribute.followup_all");
            some([disable, coincident, sequential, fallback, all])
                .then(|| LoopDistributeAttr::get(ctx, disable, coincident, sequential, fallback, all))
        };
        let pipeline = {
            let disable = self.boolean("llvm.loop.pipeline.disable", false);
            let interval = self.int("llvm.loop.pipeline.initiationinterval");
            some([disable, interval]).then(|| LoopPipelineAttr::get(ctx, disable, interval))
        };
        let peeled = self.int("llvm.loop.peeled.count").map(|count| LoopPeeledAttr::get(ctx, Some(count)));
        let unswitch = self
            .unit("llvm.loop.unswitch.partial.disable")
            .map(|disable| LoopUnswitchAttr::get(ctx, Some(disable)));
        let must_progress = self.unit("llvm.loop.mustprogress");
        let is_vectorized = self.int_as_bool("llvm.loop.isvectorized");
        let mut groups = Vec::new();
        for node in self.take("llvm.loop.parallel_accesses").unwrap_or_default() {
            match self.im.access_groups(node, false).and_then(|list| list.as_array(ctx)) {
                Some(list) => groups.extend_from_slice(list),
                None => {
                    let _: Outcome<()> = self.warn("could not lookup access group");
                }
            }
        }
        if self.dropped {
            return None;
        }
        if self.locations.len() > 2 {
            let _: Outcome<()> = self.warn("expected loop metadata to have at most two DILocations");
            return None;
        }
        for (name, _) in &self.properties {
            let name = String::from_utf8_lossy(name);
            let _: Outcome<()> = self.warn(format!("unknown loop annotation {name}"));
        }
        if !self.properties.is_empty() {
            return None;
        }
        let (start, end) = (self.location(0), self.location(1));
        let parts = [
            disable_nonforced,
            vectorize,
            interleave,
            unroll,
            unroll_and_jam,
            licm,
            distribute,
            pipeline,
            peeled,
            unswitch,
            must_progress,
            is_vectorized,
            start,
            end,
        ];
        (some(parts) || !groups.is_empty()).then(|| {
            LoopAnnotationAttr::get(
                ctx,
                disable_nonforced,
                vectorize,
                interleave,
                unroll,
                unroll_and_jam,
                licm,
                distribute,
                pipeline,
                peeled,
                unswitch,
                must_progress,
                is_vectorized,
                start,
                end,
                &groups,
            )
        })
    }
}

/// Whether any attribute is present.
fn some<const N: usize>(attrs: [Option<Attr>; N]) -> bool {
    attrs.iter().any(Option::is_some)
}
