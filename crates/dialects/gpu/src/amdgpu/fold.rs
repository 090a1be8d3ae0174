//! Folding of `amdgpu`.

use super::dma_ops::Descriptor;
use crate::prelude::*;
use terrace_memory::index_list::{divide, fold_constants};

/// Extents and strides that are constants become integers: those of one list at a time.
pub(super) fn descriptor(b: &mut Body, op: Op) -> Option<Fold> {
    let descriptor = Descriptor::of(b, op)?;
    let mut lists = descriptor.lists(b);
    lists.iter_mut().any(|list| fold_constants(b, list, |value| value > 0)).then_some(())?;
    let lists = lists.each_ref().map(|list| divide(list));
    let mut groups: SmallVec<[SmallVec<[Value; 4]>; 16]> =
        (0..b.def(op).operands.len()).map(|group| b.operand_group(op, group).iter().collect()).collect();
    for (slot, (integers, values)) in lists.into_iter().enumerate() {
        let integers = DenseArrayAttr::of_i64s(b.ctx(), &integers);
        b.set_slot(op, slot, Some(integers));
        *groups.get_mut(descriptor.first_list() + slot)? = values;
    }
    let groups: SmallVec<[&[Value]; 16]> = groups.iter().map(|group| &group[..]).collect();
    b.set_operand_groups(op, &groups);
    Some(Fold::InPlace)
}
