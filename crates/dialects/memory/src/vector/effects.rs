//! Memory effects and speculation of transfers: only those of memrefs access memory.

use super::{TransferRead, TransferWrite};
use crate::prelude::*;
use terrace_ir::speculation::Speculatability;

fn of(b: &Body, base: Value, effects: Effects) -> Effects {
    if b.ty(base).is::<MemRefType>(b.ctx()) { effects } else { Effects::NONE }
}

pub(super) fn transfer_read(b: &Body, op: TransferRead) -> Effects {
    of(b, op.base(b), Effects::READ)
}

pub(super) fn transfer_write(b: &Body, op: TransferWrite) -> Effects {
    of(b, op.base(b), Effects::WRITE)
}

/// Transfers of tensors may be executed early, as upstream's, although a wrong `in_bounds` is undefined behavior.
pub(super) fn speculatability(b: &Body, op: Op) -> Speculatability {
    let is_buffer = |value: Value| b.ty(value).is::<MemRefType>(b.ctx());
    if b.operands(op).iter().any(is_buffer) { Speculatability::No } else { Speculatability::Yes }
}
