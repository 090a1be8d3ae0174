//! Asynchronous copies, of bytes and of tiles of tensors (TMA), and prefetches.

use super::call::{Arg, Args, Has, InSpace, Int, Or, calls, shared, space_of, when, with, word};
use crate::export::row::Row;
use crate::export::state::FunctionTranslation;
use terrace_hardware::nvvm::types::space;
use terrace_hardware::nvvm::{
    CacheEvictionPriority, CpAsyncBulkGlobalToSharedCluster, CpAsyncBulkTensorGlobalToSharedCluster,
    Prefetch, TMALoadMode, TMAStoreMode,
};
use terrace_ir::{Op, OpDef, OpKind, Result, Values};
use terrace_llir as llir;
use terrace_llir::Type;

/// Operations that call one intrinsic.
#[rustfmt::skip]
pub(super) static CALLS: &[(&OpDef, Row)] = calls! { op, b;
    CpAsync => (
        "cp.async.{}.shared.global.{}{}",
        word!(op.modifier(b)), op.size(b).unwrap_or(0), with(op.cp_size(b), ".s")
    );
    CpAsyncCommitGroup => ("cp.async.commit.group");
    CpAsyncWaitGroup => ("cp.async.wait.group") [Int(Type::I32, op.n(b).unwrap_or(0))];
    CpAsyncMBarrierArrive =>
        ("cp.async.mbarrier.arrive{}{}", when(op.noinc(b), ".noinc"), shared(b, op.addr(b), ".shared"));

    CpAsyncBulkCommitGroup => ("cp.async.bulk.commit.group");
    CpAsyncBulkWaitGroup =>
        ("cp.async.bulk.wait.group{}", when(op.read(b), ".read")) [Int(Type::I32, op.group(b).unwrap_or(0))];
    CpAsyncBulkPrefetch => ("cp.async.bulk.prefetch.L2")
        [op.src_mem(b), op.size(b), Or(op.l2_cache_hint(b), Type::I64, 0), Has(op.l2_cache_hint(b))];
    CpAsyncBulkSharedCTAToGlobal => ("cp.async.bulk.shared.cta.to.global{}", with(op.byte_mask(b), ".bytemask")) [
        op.dst_mem(b), op.src_mem(b), op.size(b), Or(op.l2_cache_hint(b), Type::I64, 0), Has(op.l2_cache_hint(b)),
        op.byte_mask(b),
    ];
    CpAsyncBulkSharedCTAToSharedCluster => ("cp.async.bulk.shared.cta.to.cluster")
        [op.dst_mem(b), op.mbar(b), op.src_mem(b), op.size(b)];

    CpAsyncBulkTensorSharedCTAToGlobal => (
        "cp.async.bulk.tensor.s2g.{}", store(op.mode(b), op.coordinates(b))
    ) [
        op.src_mem(b), op.tma_descriptor(b), op.coordinates(b), Or(op.l2_cache_hint(b), Type::I64, 0),
        Has(op.l2_cache_hint(b)),
    ] unless op.predicate(b);
    CpAsyncBulkTensorReduce => (
        "cp.async.bulk.tensor.reduce.{}.{}", word!(op.red_kind(b)), store(op.mode(b), op.coordinates(b))
    ) [
        op.src_mem(b), op.tma_descriptor(b), op.coordinates(b), Or(op.l2_cache_hint(b), Type::I64, 0),
        Has(op.l2_cache_hint(b)),
    ];
    CpAsyncBulkTensorPrefetch => (
        "cp.async.bulk.tensor.prefetch.{}", load(op.mode(b), op.coordinates(b))
    ) [
        op.tma_descriptor(b), op.coordinates(b), op.im2col_offsets(b), Or(op.l2_cache_hint(b), Type::I64, 0),
        Has(op.l2_cache_hint(b)),
    ];
};

/// Other operations.
pub(super) static SPECIAL: &[(&OpDef, Row)] = &[
    (CpAsyncBulkGlobalToSharedCluster::DEF, Row::Value(global_to_shared)),
    (CpAsyncBulkTensorGlobalToSharedCluster::DEF, Row::Value(tensor_to_shared)),
    (Prefetch::DEF, Row::Value(prefetch)),
];

/// `nvvm.cp.async.bulk.shared.cluster.global`: copies to several blocks take a mask.
fn global_to_shared(tx: &mut FunctionTranslation<'_, '_>, op: Op) -> Result<llir::Value> {
    let (copy, b) = (CpAsyncBulkGlobalToSharedCluster(op), tx.b);
    let (mask, hint) = (copy.multicast_mask(b), copy.l2_cache_hint(b));
    let mut args = Args::new();
    for value in [copy.dst_mem(b), copy.mbar(b), copy.src_mem(b), copy.size(b)] {
        value.push(tx, &mut args);
    }
    let to_block = space_of(b, copy.dst_mem(b)) == space::SHARED;
    if !to_block {
        Or(mask, Type::I16, 0).push(tx, &mut args);
    }
    Or(hint, Type::I64, 0).push(tx, &mut args);
    if !to_block {
        Has(mask).push(tx, &mut args);
    }
    Has(hint).push(tx, &mut args);
    let to = if to_block { "cta" } else { "cluster" };
    tx.call_nvvm(op, format_args!("cp.async.bulk.global.to.shared.{to}"), &args)
}

/// `nvvm.cp.async.bulk.tensor.shared.cluster.global`: copies to several blocks take a mask and a group.
fn tensor_to_shared(tx: &mut FunctionTranslation<'_, '_>, op: Op) -> Result<llir::Value> {
    let (copy, b) = (CpAsyncBulkTensorGlobalToSharedCluster(op), tx.b);
    if copy.predicate(b).is_some() {
        return tx.needs_ptx(op);
    }
    let (mask, hint) = (copy.multicast_mask(b), copy.l2_cache_hint(b));
    let mut args = Args::new();
    for value in [copy.dst_mem(b), copy.mbar(b), copy.tma_descriptor(b)] {
        value.push(tx, &mut args);
    }
    copy.coordinates(b).push(tx, &mut args);
    copy.im2col_offsets(b).push(tx, &mut args);
    let to_block = copy.is_cta_only(b) == Some(true);
    if !to_block {
        Or(mask, Type::I16, 0).push(tx, &mut args);
    }
    Or(hint, Type::I64, 0).push(tx, &mut args);
    if !to_block {
        Has(mask).push(tx, &mut args);
    }
    Has(hint).push(tx, &mut args);
    if !to_block {
        // The intrinsic numbers groups from 1; 0 stands for none.
        let group = copy.group(b).map_or(0, |group| group as i64 + 1);
        Int(Type::I32, group).push(tx, &mut args);
    }
    let to = if to_block { "cta." } else { "" };
    let tile = load(copy.mode(b), copy.coordinates(b));
    tx.call_nvvm(op, format_args!("cp.async.bulk.tensor.g2s.{to}{tile}"), &args)
}

/// `nvvm.prefetch`: a descriptor of a tensor may be in the space of parameters.
fn prefetch(tx: &mut FunctionTranslation<'_, '_>, op: Op) -> Result<llir::Value> {
    let (prefetch, b) = (Prefetch(op), tx.b);
    if prefetch.predicate(b).is_some() {
        return tx.needs_ptx(op);
    }
    let (address, mut args) = (prefetch.addr(b), Args::new());
    if prefetch.tensormap(b) == Some(true) {
        match prefetch.in_param_space(b) {
            Some(true) => InSpace(address, PARAMETERS).push(tx, &mut args),
            _ => address.push(tx, &mut args),
        }
        return tx.call_nvvm(op, format_args!("prefetch.tensormap"), &args);
    }
    address.push(tx, &mut args);
    let level = word!(prefetch.cache_level(b));
    if prefetch.uniform(b) == Some(true) {
        return tx.call_nvvm(op, format_args!("prefetchu.{level}"), &args);
    }
    let memory = match space_of(b, address) {
        space::GLOBAL => ".global",
        space::LOCAL => ".local",
        _ => "",
    };
    let priority = match prefetch.evict_priority(b) {
        Some(CacheEvictionPriority::EvictNormal) => ".evict.normal",
        Some(CacheEvictionPriority::EvictLast) => ".evict.last",
        _ => "",
    };
    tx.call_nvvm(op, format_args!("prefetch{memory}.{level}{priority}"), &args)
}

/// The address space of a kernel's parameters.
const PARAMETERS: u32 = 101;

/// A part of a name: how a tile is read, and its rank.
fn load(mode: Option<TMALoadMode>, coordinates: Values<'_>) -> String {
    let mode = match mode {
        Some(TMALoadMode::Im2col) => "im2col",
        Some(TMALoadMode::Im2colW) => "im2col.w",
        Some(TMALoadMode::Im2colW128) => "im2col.w.128",
        Some(TMALoadMode::TileGather4) => return "tile.gather4.2d".to_string(),
        _ => "tile",
    };
    format!("{mode}.{}d", coordinates.len())
}

/// A part of a name: how a tile is written, and its rank.
fn store(mode: Option<TMAStoreMode>, coordinates: Values<'_>) -> String {
    let mode = match mode {
        Some(TMAStoreMode::Im2col) => "im2col",
        Some(TMAStoreMode::TileScatter4) => return "tile.scatter4.2d".to_string(),
        _ => "tile",
    };
    format!("{mode}.{}d", coordinates.len())
}
