//! Barriers, fences, clusters of blocks, and barriers in shared memory.

use super::call::{Arg, Args, InSpace, Int, Or, calls, shared, space_of, when, with, word};
use crate::export::row::Row;
use crate::export::state::FunctionTranslation;
use terrace_hardware::nvvm::types::space;
use terrace_hardware::nvvm::{
    Barrier, BarrierReduction, ClusterLaunchControlQueryType, GridDepActionKind, MBarrierArrive,
    MemOrderKind, MemScopeKind, ProxyKind, SharedSpace,
};
use terrace_ir::{Body, Op, OpDef, OpKind, Result, Type as MlirType, Value};
use terrace_llir as llir;
use terrace_llir::{Flags, IntPredicate, Type};

/// Operations that call one intrinsic.
#[rustfmt::skip]
pub(super) static CALLS: &[(&OpDef, Row)] = calls! { op, b;
    Barrier0 => ("barrier.cta.sync.aligned.all") [Int(Type::I32, 0)];
    SyncWarp => ("bar.warp.sync");
    ClusterArrive => ("barrier.cluster.arrive{}", when(op.aligned(b), ".aligned"));
    ClusterArriveRelaxed => ("barrier.cluster.arrive.relaxed{}", when(op.aligned(b), ".aligned"));
    ClusterWait => ("barrier.cluster.wait{}", when(op.aligned(b), ".aligned"));
    ClusterLaunchControlQueryCancel => ("clusterlaunchcontrol.query_cancel.{}", match op.query_type(b) {
        Some(ClusterLaunchControlQueryType::GetFirstCtaIdX) => "get_first_ctaid.x",
        Some(ClusterLaunchControlQueryType::GetFirstCtaIdY) => "get_first_ctaid.y",
        Some(ClusterLaunchControlQueryType::GetFirstCtaIdZ) => "get_first_ctaid.z",
        _ => "is_canceled",
    });
    ClusterLaunchControlTryCancel =>
        ("clusterlaunchcontrol.try_cancel.async{}.shared", when(op.multicast(b), ".multicast"));
    FenceMbarrierInit => ("fence.mbarrier_init.release.cluster");
    FenceProxy => ("fence.proxy.{}", match (op.kind(b), op.space(b)) {
        (Some(ProxyKind::AsyncShared), Some(SharedSpace::SharedCluster)) => "async.shared_cluster",
        (Some(ProxyKind::AsyncShared), _) => "async.shared_cta",
        (kind, _) => word!(kind),
    });
    FenceProxyAcquire => ("fence.proxy.tensormap_generic.acquire.{}", word!(op.scope(b)));
    FenceProxyRelease => ("fence.proxy.tensormap_generic.release.{}", word!(op.scope(b)));
    FenceProxySyncRestrict => ("fence.proxy.async_generic.{}", restricted(op.order(b)));
    FenceScCluster => ("fence.sc.cluster");
    FenceSyncRestrict => ("fence.{}", restricted(op.order(b)));
    Griddepcontrol => ("griddepcontrol.{}", match op.kind(b) {
        Some(GridDepActionKind::LaunchDependents) => "launch.dependents",
        _ => "wait",
    });
    Mapa => ("mapa{}", shared(b, op.a(b), ".shared.cluster"));
    Membar => ("{}", match op.scope(b) {
        Some(MemScopeKind::Cta) => "membar.cta",
        Some(MemScopeKind::Cluster) => "fence.sc.cluster",
        Some(MemScopeKind::Gpu) => "membar.gl",
        _ => "membar.sys",
    });

    MBarrierArriveExpectTx =>
        ("mbarrier.arrive.expect.tx{}", scope(b, op.addr(b), op.scope(b), op.relaxed(b)))
        [Address(op.addr(b)), op.txcount(b)] unless op.predicate(b);
    MBarrierArriveNocomplete => ("mbarrier.arrive.noComplete{}", shared(b, op.addr(b), ".shared"));
    MBarrierArriveDrop => ("mbarrier.arrive.drop{}", scope(b, op.addr(b), op.scope(b), op.relaxed(b)))
        [Address(op.addr(b)), Or(op.count(b), Type::I32, 1)];
    MBarrierArriveDropExpectTx =>
        ("mbarrier.arrive.drop.expect.tx{}", scope(b, op.addr(b), op.scope(b), op.relaxed(b)))
        [Address(op.addr(b)), op.txcount(b)];
    MBarrierArriveDropNocomplete => ("mbarrier.arrive.drop.noComplete{}", shared(b, op.addr(b), ".shared"));
    MBarrierCompleteTx => ("mbarrier.complete.tx{}", scope(b, op.addr(b), op.scope(b), None));
    MBarrierExpectTx => ("mbarrier.expect.tx{}", scope(b, op.addr(b), op.scope(b), None));
    MBarrierInit => ("mbarrier.init{}", shared(b, op.addr(b), ".shared")) unless op.predicate(b);
    MBarrierInval => ("mbarrier.inval{}", shared(b, op.addr(b), ".shared"));
    MBarrierTestWait => (
        "mbarrier.test.wait{}{}", parity(b, op.state_or_phase(b)),
        scope(b, op.addr(b), op.scope(b), op.relaxed(b))
    ) [Address(op.addr(b)), op.state_or_phase(b)];
    MBarrierTryWait => (
        "mbarrier.try.wait{}{}{}", parity(b, op.state_or_phase(b)), with(op.ticks(b), ".tl"),
        scope(b, op.addr(b), op.scope(b), op.relaxed(b))
    ) [Address(op.addr(b)), op.state_or_phase(b), op.ticks(b)];
};

/// Other operations.
pub(super) static SPECIAL: &[(&OpDef, Row)] =
    &[(Barrier::DEF, Row::Value(barrier)), (MBarrierArrive::DEF, Row::Value(arrive))];

/// `nvvm.barrier`: a reduction takes whether its operand is not zero.
fn barrier(tx: &mut FunctionTranslation<'_, '_>, op: Op) -> Result<llir::Value> {
    let (barrier, b) = (Barrier(op), tx.b);
    let mut args = Args::new();
    Or(barrier.barrier_id(b), Type::I32, 0).push(tx, &mut args);
    barrier.number_of_threads(b).push(tx, &mut args);
    let threads = if barrier.number_of_threads(b).is_some() { "count" } else { "all" };
    let Some(reduction) = barrier.reduction_op(b) else {
        return tx.call_nvvm(op, format_args!("barrier.cta.sync.aligned.{threads}"), &args);
    };
    if let Some(predicate) = barrier.reduction_predicate(b) {
        let (predicate, zero) = (tx.value(predicate), llir::Value::i32(0));
        args.push(tx.ll.icmp(IntPredicate::Ne, predicate, zero, Flags::NONE));
    }
    let name = BarrierReduction::keyword(reduction);
    let value = tx.call_nvvm(op, format_args!("barrier.cta.red.{name}.aligned.{threads}"), &args)?;
    Ok(tx.bits(value, Type::I32))
}

/// `nvvm.mbarrier.arrive`: its simplest form has an intrinsic of its own.
fn arrive(tx: &mut FunctionTranslation<'_, '_>, op: Op) -> Result<llir::Value> {
    let (arrive, b) = (MBarrierArrive(op), tx.b);
    let (address, count) = (arrive.addr(b), arrive.count(b));
    let is_default = arrive.scope(b) == Some(MemScopeKind::Cta) && arrive.relaxed(b) != Some(true);
    let mut args = Args::new();
    Address(address).push(tx, &mut args);
    if is_default && count.is_none() && space_of(b, address) != space::CLUSTER {
        return tx.call_nvvm(op, format_args!("mbarrier.arrive.shared"), &args);
    }
    Or(count, Type::I32, 1).push(tx, &mut args);
    let end = scope(b, address, arrive.scope(b), arrive.relaxed(b));
    tx.call_nvvm(op, format_args!("mbarrier.arrive{end}"), &args)
}

/// The address of a barrier: generic addresses become those of the block's shared memory.
struct Address(Value);

impl Arg for Address {
    fn push(self, tx: &mut FunctionTranslation<'_, '_>, args: &mut Args) {
        match space_of(tx.b, self.0) {
            space::GENERIC => InSpace(self.0, space::SHARED).push(tx, args),
            _ => self.0.push(tx, args),
        }
    }
}

/// The end of the name of an access to a barrier.
fn scope(b: &Body, address: Value, scope: Option<MemScopeKind>, relaxed: Option<bool>) -> String {
    let space = if space_of(b, address) == space::CLUSTER { "cluster" } else { "cta" };
    format!("{}.scope.{}.space.{space}", when(relaxed, ".relaxed"), word!(scope))
}

/// A part of a name: whether to wait for a phase by its parity instead of its state.
fn parity(b: &Body, state_or_phase: Value) -> &'static str {
    if b.ty(state_or_phase) == MlirType::I32 { ".parity" } else { "" }
}

/// The end of the name of a fence that orders accesses to one memory.
fn restricted(order: Option<MemOrderKind>) -> &'static str {
    match order {
        Some(MemOrderKind::Acquire) => "acquire.sync_restrict.space.cluster.scope.cluster",
        _ => "release.sync_restrict.space.cta.scope.cluster",
    }
}
