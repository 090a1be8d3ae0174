//! Memory effects that depend on attributes.

use crate::enums::AtomicOrdering;
use crate::{InlineAsm, Load, Store};
use terrace_ir::effects::Effects;
use terrace_ir::{Body, Op, OpKind};

/// A volatile access, or an atomic one that orders others, may read and write any memory.
fn access(own: Effects, volatile: bool, ordering: Option<AtomicOrdering>) -> Effects {
    let plain = matches!(ordering, None | Some(AtomicOrdering::NotAtomic | AtomicOrdering::Unordered));
    if volatile || !plain { Effects::READ.and(Effects::WRITE) } else { own }
}

pub(crate) fn load(body: &Body, op: Op) -> Effects {
    let op = Load::wrap(op);
    access(Effects::READ, op.volatile(body).is_some(), op.ordering(body))
}

pub(crate) fn store(body: &Body, op: Op) -> Effects {
    let op = Store::wrap(op);
    access(Effects::WRITE, op.volatile(body).is_some(), op.ordering(body))
}

pub(crate) fn inline_asm(body: &Body, op: Op) -> Effects {
    match InlineAsm::wrap(op).has_side_effects(body) {
        Some(_) => Effects::READ.and(Effects::WRITE),
        None => Effects::NONE,
    }
}

/// A debug record stays where it is.
pub(crate) fn debug_record(_: &Body, _: Op) -> Effects {
    Effects::WRITE
}
