//! Memory effects of operations, which decide whether they may be erased, merged and moved.

use crate::body::{Body, Op};
use crate::decl::Trait;
use terrace_support::small_vec::SmallVec;

pub use crate::decl::effects::Effects;

/// The effects of an operation itself (`MemoryEffectOpInterface`); `None` if they are unknown.
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

/// The effects of an operation, and of those inside it if it has [`Trait::RecursiveMemoryEffects`]; `None` if some are
/// unknown.
pub fn effects_recursively(body: &Body, op: Op) -> Option<Effects> {
    union(body, op, Effects::NONE, effects_of)
}

/// The effects that outlive an operation.
const LASTING: Effects = Effects::WRITE.and(Effects::FREE);

/// Whether an operation itself, without those inside it, only reads memory, or allocates its results and writes them.
pub fn has_no_lasting_effect(body: &Body, op: Op) -> bool {
    match outside_effects(body, op) {
        Some(effects) => !effects.any(LASTING),
        None => body.def(op).has(Trait::RecursiveMemoryEffects),
    }
}

/// The effects of an operation itself, except for writes to memory that it allocates.
fn outside_effects(body: &Body, op: Op) -> Option<Effects> {
    let effects = effects_of(body, op)?;
    Some(if effects.any(Effects::ALLOC) { effects.without(Effects::WRITE) } else { effects })
}

/// The union of the effects of an operation and, if it has [`Trait::RecursiveMemoryEffects`], of those inside it. Stops at
/// the first one that has an effect of `until`.
fn union(body: &Body, op: Op, until: Effects, of: impl Fn(&Body, Op) -> Option<Effects>) -> Option<Effects> {
    if !body.def(op).has(Trait::RecursiveMemoryEffects) {
        return of(body, op);
    }
    let mut all = Effects::NONE;
    // Operations whose effects include those of the operations inside.
    let mut stack: SmallVec<[(&Body, Op); 8]> = SmallVec::from_slice(&[(body, op)]);
    while let Some((body, op)) = stack.pop() {
        all = all.and(of(body, op).unwrap_or(Effects::NONE));
        if all.any(until) {
            break;
        }
        let n_regions = body.n_regions(op);
        let inner = if n_regions == 0 { body } else { body.region_body(op) };
        for block in (0..n_regions).flat_map(|i| inner.blocks(body.region(op, i))) {
            for op in inner.ops(block) {
                if inner.def(op).has(Trait::RecursiveMemoryEffects) {
                    stack.push((inner, op));
                    continue;
                }
                all = all.and(of(inner, op)?);
                if all.any(until) {
                    return Some(all);
                }
            }
        }
    }
    Some(all)
}

/// Whether an operation and those inside it have no memory effect.
pub fn is_memory_effect_free(body: &Body, op: Op) -> bool {
    union(body, op, Effects::ANY, effects_of) == Some(Effects::NONE)
}

/// Whether an operation without uses of its results may be erased: it only reads memory, or allocates its results and
/// writes them.
pub fn would_be_trivially_dead(body: &Body, op: Op) -> bool {
    let def = body.def(op);
    if def.has(Trait::Terminator) || def.has(Trait::Symbol) {
        return false;
    }
    union(body, op, LASTING, outside_effects).is_some_and(|effects| !effects.any(LASTING))
}

/// Whether an operation may be erased: its results have no uses, and it has no other purpose.
pub fn is_trivially_dead(body: &Body, op: Op) -> bool {
    body.results(op).iter().all(|result| body.has_no_uses(result)) && would_be_trivially_dead(body, op)
}
