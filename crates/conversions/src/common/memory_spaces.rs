//! The memory spaces of memrefs in all types and attributes of an operation.

use crate::prelude::*;
use terrace_ir::params::{Part, map_parts};
use terrace_support::FxHashMap;

/// The memory space that takes the place of one; `None` if it stays.
pub(crate) type NewSpace<'a> = &'a dyn Fn(&Context, Option<Attr>) -> Option<Attr>;

/// Replaces the memory spaces of memrefs of an operation and of all inside it. Returns whether anything has changed.
pub(crate) fn replace(body: &mut Body, op: Op, new: NewSpace<'_>) -> bool {
    let mut spaces = Spaces { ctx: body.ctx().clone(), new, done: FxHashMap::default(), changed: false };
    spaces.operation(body, op);
    spaces.changed
}

struct Spaces<'a> {
    ctx: Context,
    new: NewSpace<'a>,
    done: FxHashMap<Part, Part>,
    changed: bool,
}

impl Spaces<'_> {
    /// The operation and those inside it, which may be in bodies of their own.
    fn operation(&mut self, body: &mut Body, op: Op) {
        self.attributes(body, op);
        for result in body.results(op) {
            self.value(body, result);
        }
        if let Some(mut inner) = body.take_nested(op) {
            self.body(&mut inner);
            body.put_nested(op, inner);
        }
    }

    fn body(&mut self, body: &mut Body) {
        let mut regions: Vec<Region> = body.root_regions().collect();
        while let Some(region) = regions.pop() {
            let blocks: Vec<Block> = body.blocks(region).collect();
            for block in blocks {
                for arg in body.args(block).to_vec() {
                    self.value(body, arg);
                }
                for op in body.ops(block).collect::<Vec<Op>>() {
                    self.operation(body, op);
                    if !body.is_nested(op) {
                        regions.extend(body.regions(op));
                    }
                }
            }
        }
    }

    fn value(&mut self, body: &mut Body, value: Value) {
        let old = body.ty(value);
        if let Part::Type(new) = self.part(Part::Type(old), 0)
            && new != old
        {
            body.set_ty(value, new);
            self.changed = true;
        }
    }

    fn attributes(&mut self, body: &mut Body, op: Op) {
        let slots: SmallVec<[(usize, Attr); 8]> = body.slots(op).taken().collect();
        for (slot, old) in slots {
            let new = self.attribute(old);
            if new != old {
                body.set_slot(op, slot, Some(new));
                self.changed = true;
            }
        }
        let entries: SmallVec<[(Str, Attr); 8]> = body.dict_entries(op).iter().collect();
        for (name, old) in entries {
            let new = self.attribute(old);
            if new != old {
                body.set_discardable(op, name, Some(new));
                self.changed = true;
            }
        }
    }

    fn attribute(&mut self, attr: Attr) -> Attr {
        match self.part(Part::Attr(attr), 0) {
            Part::Attr(new) => new,
            Part::Type(_) => attr,
        }
    }

    /// A type or an attribute with the new memory spaces in all memrefs inside it.
    fn part(&mut self, part: Part, depth: u32) -> Part {
        /// Types and attributes refer to themselves only in ways that do not concern memrefs.
        const MAX_DEPTH: u32 = 64;
        let ctx = self.ctx.clone();
        let (def, (code, words)) = match part {
            Part::Type(ty) => (ty.def(&ctx), ctx.type_words(ty)),
            Part::Attr(attr) => (attr.def(&ctx), ctx.attr_words(attr)),
        };
        let has_parts = def.filter(|def| def.params.iter().any(|param| param.kind.has_parts()));
        let Some(def) = has_parts.filter(|_| depth < MAX_DEPTH) else { return part };
        if let Some(&done) = self.done.get(&part) {
            return done;
        }
        self.done.insert(part, part);
        let words = map_parts(def.params, words, &mut |inner| self.part(inner, depth + 1));
        let mut new = match (words, part) {
            (None, _) => part,
            (Some(words), Part::Type(_)) => Part::Type(ctx.type_of_words(code, &words)),
            (Some(words), Part::Attr(_)) => Part::Attr(ctx.attr_of_words(code, &words)),
        };
        if let Part::Type(ty) = new {
            new = Part::Type(self.memref(ty));
        }
        self.done.insert(part, new);
        new
    }

    /// A memref with its new memory space; another type as it is.
    fn memref(&self, ty: Type) -> Type {
        let ctx = &self.ctx;
        if let Some(memref) = ty.as_::<MemRefType>(ctx) {
            let space = (self.new)(ctx, memref.memory_space);
            return space.map_or(ty, |space| {
                MemRefType::get(ctx, memref.shape, memref.elem, memref.layout, Some(space))
            });
        }
        let Some(memref) = ty.as_::<UnrankedMemRefType>(ctx) else { return ty };
        let space = (self.new)(ctx, memref.memory_space);
        space.map_or(ty, |space| UnrankedMemRefType::get(ctx, memref.elem, Some(space)))
    }
}
