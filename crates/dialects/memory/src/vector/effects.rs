//! Memory effects of transfers: only those of memrefs access memory.

use super::{TransferRead, TransferWrite};
use crate::prelude::*;

fn of(b: &Body, base: Value, effects: Effects) -> Effects {
    if b.ty(base).is::<MemRefType>(b.ctx()) { effects } else { Effects::NONE }
}

pub(super) fn transfer_read(b: &Body, op: TransferRead) -> Effects {
    of(b, op.base(b), Effects::READ)
}

pub(super) fn transfer_write(b: &Body, op: TransferWrite) -> Effects {
    of(b, op.base(b), Effects::WRITE)
}
