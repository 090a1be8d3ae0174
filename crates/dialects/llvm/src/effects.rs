//! Memory effects that depend on attributes.

use crate::enums::AtomicOrdering;
use crate::{DebugRecordOp, InlineAsm, Load, Store};
use terrace_rewrite::prelude::*;

/// A volatile access, or an atomic one that orders others, may read and write any memory.
fn access(own: Effects, volatile: bool, ordering: Option<AtomicOrdering>) -> Effects {
    let plain = matches!(ordering, None | Some(AtomicOrdering::NotAtomic | AtomicOrdering::Unordered));
    if volatile || !plain { Effects::READ.and(Effects::WRITE) } else { own }
}

pub(crate) fn load(body: &Body, op: Load) -> Effects {
    access(Effects::READ, op.volatile(body).is_some(), op.ordering(body))
}

pub(crate) fn store(body: &Body, op: Store) -> Effects {
    access(Effects::WRITE, op.volatile(body).is_some(), op.ordering(body))
}

pub(crate) fn inline_asm(body: &Body, op: InlineAsm) -> Effects {
    match op.has_side_effects(body) {
        Some(_) => Effects::READ.and(Effects::WRITE),
        None => Effects::NONE,
    }
}

/// A debug record stays where it is.
pub(crate) fn debug_record(_: &Body, _: DebugRecordOp) -> Effects {
    Effects::WRITE
}
