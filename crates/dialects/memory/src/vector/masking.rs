//! Masks: the operations that may be masked, and the types of their masks.

use super::constraints::vector;
use super::{
    ConstantMask, Contract, CreateMask, Gather, MultiReduction, OuterProduct, Reduction, TransferRead,
    TransferWrite,
};
use crate::index_list::integers_of;
use crate::prelude::*;
use terrace_base::arith::fold::elements::Dense;

/// Whether the operation may be inside `vector.mask` (`MaskableOpInterface`).
pub fn is_maskable(op: OpRef<'_>) -> bool {
    op.as_::<Contract>().is_some()
        || op.as_::<Gather>().is_some()
        || op.as_::<MultiReduction>().is_some()
        || op.as_::<OuterProduct>().is_some()
        || op.as_::<Reduction>().is_some()
        || op.as_::<TransferRead>().is_some()
        || op.as_::<TransferWrite>().is_some()
}

/// The type of the mask that `vector.mask` needs for an operation (`getExpectedMaskType`); `None` if the operation is not
/// maskable or not valid.
pub fn expected_mask(op: OpRef<'_>) -> Option<Type> {
    let (b, ctx) = (op.body(), op.ctx());
    let shape_of = |value| vector(ctx, b.ty(value)).map(|ty| mask_like(ctx, ty));
    if let Some(contract) = op.as_::<Contract>() {
        let maps = contract.indexing_maps(b)?.as_array(ctx)?;
        return contract_mask(ctx, maps, [b.ty(contract.lhs(b)), b.ty(contract.rhs(b))]);
    }
    if let Some(gather) = op.as_::<Gather>() {
        return shape_of(gather.indices(b));
    }
    if let Some(reduction) = op.as_::<MultiReduction>() {
        return shape_of(reduction.source(b));
    }
    if let Some(product) = op.as_::<OuterProduct>() {
        return shape_of(product.result(b));
    }
    if let Some(reduction) = op.as_::<Reduction>() {
        return shape_of(reduction.vector(b));
    }
    if let Some(read) = op.as_::<TransferRead>() {
        return transfer_mask(ctx, b.ty(read.vector(b)), read.permutation_map(b)?);
    }
    let write = op.as_::<TransferWrite>()?;
    transfer_mask(ctx, b.ty(write.value_to_store(b)), write.permutation_map(b)?)
}

/// `i1`s in the shape of a vector.
fn mask_like(ctx: &Context, ty: VectorType<'_>) -> Type {
    VectorType::get(ctx, ty.shape, Type::I1, ty.scalable)
}

/// A mask with an extent for each iterator.
fn contract_mask(ctx: &Context, maps: &[Attr], types: [Type; 2]) -> Option<Type> {
    let mut extents: Vec<Option<(i64, bool)>> = Vec::new();
    for (map, ty) in maps.iter().zip(types) {
        let (map, ty) = (map.as_::<AffineMapAttr>(ctx)?, vector(ctx, ty)?);
        extents.resize(map.n_dims as usize, None);
        for (i, expr) in map.results.iter().enumerate() {
            let AffineNode::Dim(dim) = expr.node(ctx) else { return None };
            *extents.get_mut(dim as usize)? = Some((*ty.shape.get(i)?, ty.is_scalable(i)));
        }
    }
    mask_of(ctx, &extents.into_iter().collect::<Option<Vec<_>>>()?)
}

fn mask_of(ctx: &Context, extents: &[(i64, bool)]) -> Option<Type> {
    let shape: Vec<i64> = extents.iter().map(|extent| extent.0).collect();
    Some(VectorType::get(ctx, &shape, Type::I1, &scalable_flags(extents.iter().map(|extent| extent.1))))
}

/// The scalable flags of a vector type, which are absent when no dimension is scalable.
pub(super) fn scalable_flags(flags: impl Iterator<Item = bool>) -> Vec<u8> {
    let flags: Vec<u8> = flags.map(u8::from).collect();
    if flags.contains(&1) { flags } else { Vec::new() }
}

/// The type of a transfer's mask: an extent of the vector for each dimension of the memory that the permutation map uses.
pub fn transfer_mask(ctx: &Context, ty: Type, map: Attr) -> Option<Type> {
    let (ty, map) = (vector(ctx, ty)?, map.as_::<AffineMapAttr>(ctx)?);
    let mut extents: Vec<(u32, (i64, bool))> = Vec::new();
    for (i, expr) in map.results.iter().enumerate() {
        match expr.node(ctx) {
            AffineNode::Dim(dim) => extents.push((dim, (*ty.shape.get(i)?, ty.is_scalable(i)))),
            AffineNode::Const(_) => {}
            _ => return None,
        }
    }
    extents.sort_by_key(|&(dim, _)| dim);
    if extents.is_empty() {
        extents.push((0, (1, false)));
    }
    mask_of(ctx, &extents.into_iter().map(|(_, extent)| extent).collect::<Vec<_>>())
}

/// Whether a mask selects all elements (`true`) or none (`false`), as its definition tells: a constant, or a
/// `vector.constant_mask` or `vector.create_mask` with constant bounds.
pub fn uniform_mask(b: &Body, mask: Value) -> Option<bool> {
    let ctx = b.ctx();
    if let Some(attr) = constant_of(b, mask) {
        let dense = attr.as_::<DenseElementsAttr>(ctx)?;
        let ty = vector(ctx, dense.ty)?;
        let dense = Dense::of(ctx, attr).filter(|_| ty.elem == Type::I1)?;
        let is_set = |at: usize| dense.bytes(at).first().is_some_and(|&byte| byte & 1 != 0);
        let first = is_set(0);
        return (0..dense.len).all(|at| is_set(at) == first).then_some(first);
    }
    let op = b.def_op(mask)?;
    let ty = vector(ctx, b.ty(mask))?;
    if let Some(constant) = b.as_::<ConstantMask>(op) {
        let bounds = integers_of(ctx, b.slot(constant.0, ConstantMask::SLOTS.mask_dim_sizes));
        if bounds.contains(&0) {
            return Some(false);
        }
        return (bounds.as_slice() == ty.shape).then_some(true);
    }
    let create = b.as_::<CreateMask>(op)?;
    let mut selects_all = true;
    for (at, bound) in create.bounds(b).iter().enumerate() {
        match integer_of(b, bound) {
            Some(bound) if bound <= 0 => return Some(false),
            Some(bound) if !ty.is_scalable(at) && ty.shape.get(at).is_some_and(|&extent| bound >= extent) => {
            }
            _ => selects_all = false,
        }
    }
    selects_all.then_some(true)
}
