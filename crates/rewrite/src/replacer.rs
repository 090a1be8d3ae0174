//! Replacement of types and attributes, also of those inside others (MLIR's `AttrTypeReplacer`).

use std::collections::hash_map::Entry;
use terrace_ir::params::{Part, for_each_part, map_parts};
use terrace_ir::{Attr, Block, Body, Context, Op, Region, Value};
use terrace_support::FxHashMap;
use terrace_support::small_vec::SmallVec;

/// The type or attribute that takes the place of one, whose own parts are replaced already; `None` if it stays.
pub type NewPart<'f> = &'f dyn Fn(&Context, Part) -> Option<Part>;

/// Replaces types and attributes of operations, and those inside them.
pub struct AttrTypeReplacer<'f> {
    new: NewPart<'f>,
    /// The replacements of the types and attributes that have parts.
    done: FxHashMap<Part, Part>,
}

impl<'f> AttrTypeReplacer<'f> {
    /// Replaces each type and attribute for which `new` has another one.
    pub fn new(new: NewPart<'f>) -> Self {
        Self { new, done: FxHashMap::default() }
    }

    /// The attribute that takes the place of one.
    pub fn attr(&mut self, ctx: &Context, attr: Attr) -> Attr {
        self.new_attr(ctx, attr).unwrap_or(attr)
    }

    /// Replaces in the attributes of an operation. Returns whether anything has changed.
    pub fn replace_elements_in(&mut self, body: &mut Body, op: Op) -> bool {
        let ctx = body.ctx().clone();
        let mut changed = false;
        let slots: SmallVec<[(usize, Attr); 8]> = body.slots(op).taken().collect();
        for (slot, attr) in slots {
            if let Some(new) = self.new_attr(&ctx, attr) {
                body.set_slot(op, slot, Some(new));
                changed = true;
            }
        }
        if let Some(new) = body.dict(op).and_then(|dict| self.new_attr(&ctx, dict)) {
            body.set_dict(op, Some(new));
            changed = true;
        }
        changed
    }

    /// Replaces in the attributes, and in the types of values, of an operation and of all inside it, which may be in bodies of
    /// their own. Returns whether anything has changed. Nesting of operations is bounded by the parser.
    pub fn recursively_replace_elements_in(&mut self, body: &mut Body, op: Op) -> bool {
        let mut changed = self.replace_elements_in(body, op);
        for result in body.results(op) {
            changed |= self.replace_type_of(body, result);
        }
        if let Some(mut inner) = body.take_nested(op) {
            changed |= self.replace_in_regions(&mut inner);
            body.put_nested(op, inner);
        }
        changed
    }

    fn replace_in_regions(&mut self, body: &mut Body) -> bool {
        let mut changed = false;
        let mut regions: Vec<Region> = body.root_regions().collect();
        while let Some(region) = regions.pop() {
            for block in body.blocks(region).collect::<Vec<Block>>() {
                for arg in body.args(block).to_vec() {
                    changed |= self.replace_type_of(body, arg);
                }
                for op in body.ops(block).collect::<Vec<Op>>() {
                    changed |= self.recursively_replace_elements_in(body, op);
                    if !body.is_nested(op) {
                        regions.extend(body.regions(op));
                    }
                }
            }
        }
        changed
    }

    fn replace_type_of(&mut self, body: &mut Body, value: Value) -> bool {
        let old = body.ty(value);
        match self.replace(&body.ctx().clone(), Part::Type(old)) {
            Part::Type(new) if new != old => {
                body.set_ty(value, new);
                true
            }
            _ => false,
        }
    }

    fn new_attr(&mut self, ctx: &Context, attr: Attr) -> Option<Attr> {
        match self.replace(ctx, Part::Attr(attr)) {
            Part::Attr(new) if new != attr => Some(new),
            _ => None,
        }
    }

    /// The replacement of a type or an attribute. Aliases nest them to any depth, so there is no recursion.
    fn replace(&mut self, ctx: &Context, part: Part) -> Part {
        let mut pending: SmallVec<[(Part, bool); 8]> = SmallVec::new();
        pending.push((part, false));
        while let Some((part, has_done_parts)) = pending.pop() {
            let (def, (code, words)) = match part {
                Part::Attr(attr) => (attr.def(ctx), ctx.attr_words(attr)),
                Part::Type(ty) => (ty.def(ctx), ctx.type_words(ty)),
            };
            // Most have no parts: only the others are remembered.
            let def = def.filter(|def| def.params.iter().any(|param| param.kind.has_parts()));
            let Some(def) = def else { continue };
            if has_done_parts {
                let words = map_parts(def.params, words, &mut |inner| self.replaced(ctx, inner));
                let mapped = match (words, part) {
                    (None, _) => part,
                    (Some(words), Part::Type(_)) => Part::Type(ctx.type_of_words(code, &words)),
                    (Some(words), Part::Attr(_)) => Part::Attr(ctx.attr_of_words(code, &words)),
                };
                self.done.insert(part, (self.new)(ctx, mapped).unwrap_or(mapped));
            } else if let Entry::Vacant(entry) = self.done.entry(part) {
                // One that contains itself stays as it is inside itself.
                entry.insert(part);
                pending.push((part, true));
                for_each_part(def.params, words, &mut |inner| pending.push((inner, false)));
            }
        }
        self.replaced(ctx, part)
    }

    /// The replacement of a part whose own parts are done.
    fn replaced(&self, ctx: &Context, part: Part) -> Part {
        self.done.get(&part).copied().or_else(|| (self.new)(ctx, part)).unwrap_or(part)
    }
}
