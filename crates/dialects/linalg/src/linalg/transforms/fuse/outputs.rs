//! Outputs whose elements are not read are empty tensors: the operation does not depend on what computed them.

use crate::linalg::Generic;
use crate::linalg::structured::reads_operand;
use crate::prelude::*;
use terrace_memory::index_list::divide;
use terrace_memory::reify::extents_of;
use terrace_memory::tensor::{Empty, ranked};

/// Replaces the outputs that are not read. Those with an encoding stay: upstream leaves sparse ones, and drops other encodings,
/// which makes the operation invalid.
pub(super) fn drop_unread(op: Generic, rw: &mut Rewriter<'_>) -> Option<()> {
    let mut changed = None;
    let (first, end) = rw.init_range(op.0);
    for i in first..end {
        let output = rw.operand(op.0, i);
        let is_plain = ranked(rw.ctx(), rw, output).is_some_and(|ty| ty.encoding.is_none());
        if reads_operand(rw, op.0, i) || !is_plain || rw.def_as::<Empty>(output).is_some() {
            continue;
        }
        let ty = rw.ty(output);
        let (_, sizes) = divide(&extents_of(rw, output)?);
        let empty = Empty::new(rw, ty, &sizes);
        rw.replace_operand(op.0, i, empty);
        changed = Some(());
    }
    changed
}
