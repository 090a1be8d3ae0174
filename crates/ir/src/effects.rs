//! What operations do to memory: what may be erased, merged and moved.

use crate::body::{Body, Op};
use crate::decl::Trait;

/// What an operation does to memory.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Effects(u8);

impl Effects {
    /// Nothing.
    pub const NONE: Self = Self(0);
    /// Reads it.
    pub const READ: Self = Self(1);
    /// Writes it.
    pub const WRITE: Self = Self(2);
    /// Allocates what is a result of the operation.
    pub const ALLOC: Self = Self(4);
    /// Frees it.
    pub const FREE: Self = Self(8);

    /// The effects of both.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether any of the other effects is among these.
    pub const fn any(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }
}

/// The effects of an operation itself (`MemoryEffectOpInterface`); `None` when nothing is known of them.
pub fn effects_of(body: &Body, op: Op) -> Option<Effects> {
    let def = body.def(op);
    if let Some(effects) = def.hooks.effects {
        return Some(effects(body, op));
    }
    let has = |t: Trait, effect: Effects| if def.has(t) { effect } else { Effects::NONE };
    let effects = has(Trait::MemRead, Effects::READ)
        .and(has(Trait::MemWrite, Effects::WRITE))
        .and(has(Trait::MemAlloc, Effects::ALLOC))
        .and(has(Trait::MemFree, Effects::FREE));
    let known = effects != Effects::NONE || def.has(Trait::Pure) || def.has(Trait::NoMemoryEffect);
    known.then_some(effects)
}

/// The effects of an operation and of those inside it, where they count; `None` when nothing is known of some.
pub fn effects_recursively(body: &Body, op: Op) -> Option<Effects> {
    let mut all = Effects::NONE;
    visit(body, op, &mut |effects| {
        all = all.and(effects?);
        Some(())
    })?;
    Some(all)
}

/// Whether an operation and those inside it do nothing to memory.
pub fn is_memory_effect_free(body: &Body, op: Op) -> bool {
    effects_recursively(body, op) == Some(Effects::NONE)
}

/// Whether an operation can go when its results are not used: it only reads memory, or allocates its results.
pub fn would_be_trivially_dead(body: &Body, op: Op) -> bool {
    let def = body.def(op);
    if def.has(Trait::Terminator) || def.has(Trait::Symbol) {
        return false;
    }
    effects_recursively(body, op).is_some_and(|effects| !effects.any(Effects::WRITE.and(Effects::FREE)))
}

/// Whether an operation can go: nobody uses its results, and it does nothing else.
pub fn is_trivially_dead(body: &Body, op: Op) -> bool {
    body.results(op).iter().all(|result| body.has_no_uses(result)) && would_be_trivially_dead(body, op)
}

/// Gives the effects of an operation, and of those inside it when it says that they count, until `f` has enough.
fn visit(body: &Body, op: Op, f: &mut dyn FnMut(Option<Effects>) -> Option<()>) -> Option<()> {
    if !body.def(op).has(Trait::RecursiveMemoryEffects) {
        return f(effects_of(body, op));
    }
    let mut stack: Vec<(&Body, Op)> = vec![(body, op)];
    while let Some((body, op)) = stack.pop() {
        let recursive = body.def(op).has(Trait::RecursiveMemoryEffects);
        match effects_of(body, op) {
            None if recursive => {}
            effects => f(effects)?,
        }
        if recursive && body.n_regions(op) != 0 {
            let inner = body.region_body(op);
            for region in body.regions(op) {
                for block in inner.blocks(region) {
                    stack.extend(inner.ops(block).map(|op| (inner, op)));
                }
            }
        }
    }
    Some(())
}
