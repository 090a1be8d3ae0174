//! Builds reshapes of tensors and memrefs.

use crate::prelude::*;
use terrace_memory::dims::{extents, shape_of};
use terrace_memory::index_list::{Index, Indices, divide};
use terrace_memory::reassociation::{Groups, groups_attr};
use terrace_memory::{memref, tensor};

/// Groups of the dimensions of an operand, each with one dimension that is kept: those that are dropped belong to the one before
/// them, or to the first one. No group if all dimensions are dropped.
pub(super) fn groups_around(dropped: &[bool]) -> Groups {
    let mut groups = Groups::new();
    let mut leading: SmallVec<[i64; 4]> = SmallVec::new();
    for (dim, &is_dropped) in dropped.iter().enumerate() {
        match (is_dropped, groups.last_mut()) {
            (true, Some(group)) => group.push(dim as i64),
            (true, None) => leading.push(dim as i64),
            (false, _) => {
                leading.push(dim as i64);
                groups.push(core::mem::take(&mut leading));
            }
        }
    }
    groups
}

/// A tensor, or a memref without layout, of a shape whose dimensions are groups of those of the operand.
pub(super) fn collapse(b: &mut Builder<'_>, value: Value, shape: &[i64], groups: &Groups) -> Value {
    let ctx = b.ctx().clone();
    let (ty, groups) = (b.ty(value), groups_attr(&ctx, groups));
    let elem = ty.element_or_self(&ctx);
    match ty.as_::<MemRefType>(&ctx) {
        Some(memref) => {
            let ty = MemRefType::get(&ctx, shape, elem, None, memref.memory_space);
            memref::CollapseShape::new(b, ty, groups, value)
        }
        None => {
            let ty = RankedTensorType::get(&ctx, shape, elem, None);
            tensor::CollapseShape::new(b, ty, groups, value)
        }
    }
}

/// A tensor of type `ty`, groups of whose dimensions are those of the operand. `None` if a group has several unknown extents.
pub(super) fn expand(b: &mut Builder<'_>, value: Value, ty: Type, groups: &Groups) -> Option<Value> {
    let ctx = b.ctx().clone();
    let shape = shape_of(&ctx, ty);
    let is_dynamic = |dim: &i64| usize::try_from(*dim).is_ok_and(|dim| shape.get(dim) == Some(&DYNAMIC));
    if groups.iter().any(|group| group.iter().filter(|dim| is_dynamic(dim)).count() > 1) {
        return None;
    }
    let known = extents(b, value);
    let mut output: Indices = shape.iter().map(|&extent| Index::Static(extent)).collect();
    for (group, &size) in groups.iter().zip(&known) {
        let Some(&dim) = group.iter().find(|dim| is_dynamic(dim)) else { continue };
        let others =
            group.iter().filter(|&&other| other != dim).filter_map(|&other| shape.get(other as usize));
        let product = others.copied().fold(1, terrace_base::layout::times);
        let (size, product) = (size.value(b), arith::Constant::index(b, product));
        let quotient = arith::DivSI::new(b, size, product);
        let quotient = terrace_ir::folding::fold_created(b, quotient);
        *output.get_mut(usize::try_from(dim).ok()?)? = Index::Dynamic(quotient);
    }
    let (integers, values) = divide(&output);
    let integers = DenseArrayAttr::of_i64s(&ctx, &integers);
    Some(tensor::ExpandShape::new(b, ty, groups_attr(&ctx, groups), integers, value, &values))
}
