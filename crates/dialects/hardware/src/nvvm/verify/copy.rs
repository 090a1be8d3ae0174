//! Verifiers of asynchronous copies.

use super::unnamed;
use crate::nvvm::types::{space, space_of};
use crate::nvvm::*;

/// Reports an error at the operation's location, without the operation.
#[cold]
pub(super) fn at_location<T>(op: OpShape<'_>, message: impl core::fmt::Display) -> Result<T> {
    Err(op.ctx().error(op.loc(), message.to_string()).emit())
}

pub(in crate::nvvm) fn cp_async(copy: Shape<'_, CpAsync>) -> Result {
    use LoadCacheModifierKind::{Ca, Cg};
    let (modifier, size) = (copy.modifier(), copy.size());
    if !matches!(modifier, Some(Cg | Ca)) {
        return unnamed(*copy, "Only CG and CA cache modifiers are supported.");
    }
    if !matches!(size, Some(4 | 8 | 16)) {
        return unnamed(*copy, "expected byte size to be either 4, 8 or 16.");
    }
    if modifier == Some(Cg) && size != Some(16) {
        return unnamed(*copy, "CG cache modifier is only support for 16 bytes copy.");
    }
    Ok(())
}

/// Verifies the number of coordinates of a tile in global memory.
fn store(op: OpShape<'_>, dims: usize, is_im2col: bool) -> Result {
    if !(1..=5).contains(&dims) {
        return at_location(op, "expects coordinates between 1 to 5 dimension");
    }
    if is_im2col && dims < 3 {
        return at_location(op, "to use im2col mode, the tensor has to be at least 3-dimensional");
    }
    Ok(())
}

pub(in crate::nvvm) fn tensor_store(copy: Shape<'_, CpAsyncBulkTensorSharedCTAToGlobal>) -> Result {
    let Some(mode) = copy.mode() else { return Ok(()) };
    // A predicate is possible in inline PTX only.
    if copy.predicate().is_some() {
        if mode != TMAStoreMode::Tile {
            return unnamed(*copy, "Inline-ptx lowering supported only for Tile mode.");
        }
        if copy.l2_cache_hint().is_some() {
            return unnamed(*copy, "Inline-ptx lowering unsupported with L2 cache-hint.");
        }
    }
    let dims = copy.coordinates().len();
    match mode {
        TMAStoreMode::Tile => store(*copy, dims, false),
        TMAStoreMode::Im2col => store(*copy, dims, true),
        TMAStoreMode::TileScatter4 if dims != 5 => unnamed(*copy, "Scatter4 mode expects 5 coordinates"),
        TMAStoreMode::TileScatter4 => Ok(()),
    }
}

pub(in crate::nvvm) fn tensor_reduce(copy: Shape<'_, CpAsyncBulkTensorReduce>) -> Result {
    let dims = copy.coordinates().len();
    match copy.mode() {
        None => Ok(()),
        Some(TMAStoreMode::Tile) => store(*copy, dims, false),
        Some(TMAStoreMode::Im2col) => store(*copy, dims, true),
        Some(TMAStoreMode::TileScatter4) => {
            unnamed(*copy, "Scatter mode unsupported for CpAsyncBulkTensorReduceOp")
        }
    }
}

/// Verifies the numbers of coordinates and offsets of a tile in global memory.
fn load(op: OpShape<'_>, dims: usize, n_offsets: usize, mode: Option<TMALoadMode>) -> Result {
    let Some(mode) = mode else { return Ok(()) };
    if !(1..=5).contains(&dims) {
        return at_location(op, "expects coordinates between 1 to 5 dimension");
    }
    let expected = match mode {
        TMALoadMode::Tile => 0,
        TMALoadMode::TileGather4 if dims != 5 => {
            return at_location(op, "Gather4 mode expects 5 coordinates");
        }
        TMALoadMode::TileGather4 => 0,
        _ if dims < 3 => {
            let mode = mode.keyword();
            return at_location(
                op,
                format_args!("to use {mode} mode, the tensor has to be at least 3-dimensional"),
            );
        }
        TMALoadMode::Im2col => dims - 2,
        TMALoadMode::Im2colW | TMALoadMode::Im2colW128 => 2,
    };
    if n_offsets != expected {
        return at_location(op, format_args!(" im2col offsets expected {expected} (provided {n_offsets})"));
    }
    Ok(())
}

pub(in crate::nvvm) fn tensor_prefetch(copy: Shape<'_, CpAsyncBulkTensorPrefetch>) -> Result {
    load(*copy, copy.coordinates().len(), copy.im2col_offsets().len(), copy.mode())
}

pub(in crate::nvvm) fn tensor_load(copy: Shape<'_, CpAsyncBulkTensorGlobalToSharedCluster>) -> Result {
    let (mode, is_cta_only) = (copy.mode(), copy.is_cta_only() == Some(true));
    if copy.predicate().is_some() {
        if is_cta_only {
            return unnamed(*copy, "Predicate is supported only for shared::cluster mode.");
        }
        if !matches!(mode, Some(TMALoadMode::Tile | TMALoadMode::Im2col)) {
            return unnamed(*copy, "Predicate is supported only for Tile and Im2col modes.");
        }
    } else {
        let (expected, message) = match is_cta_only {
            true => (space::SHARED, "Shared::cta destination requires address-space 3."),
            false => (space::CLUSTER, "Shared::cluster destination requires address-space 7."),
        };
        if space_of(copy.ctx(), copy.dst_mem()) != Some(expected) {
            return unnamed(*copy, message);
        }
        if is_cta_only && copy.multicast_mask().is_some() {
            return unnamed(*copy, "Multicast is not supported with shared::cta mode.");
        }
        if is_cta_only && copy.group().is_some() {
            return unnamed(*copy, "CTAGroup is not supported with shared::cta mode.");
        }
    }
    load(*copy, copy.coordinates().len(), copy.im2col_offsets().len(), mode)
}

pub(in crate::nvvm) fn bulk_load(copy: Shape<'_, CpAsyncBulkGlobalToSharedCluster>) -> Result {
    let is_shared = space_of(copy.ctx(), copy.dst_mem()) == Some(space::SHARED);
    if is_shared && copy.multicast_mask().is_some() {
        return unnamed(*copy, "Multicast is not supported with shared::cta mode.");
    }
    Ok(())
}
