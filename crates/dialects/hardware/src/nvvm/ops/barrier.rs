//! Barriers, fences, and clusters of blocks.

use crate::nvvm::enums::{
    BarrierReduction, ClusterLaunchControlQueryType, GridDepActionKind, MemOrderKind, MemScopeKind,
    ProxyKind, SharedSpace,
};
use crate::nvvm::types::{
    GenericOrClusterPointer, GenericOrSharedPointer, GenericPointer, I1OrI32, I128, SharedPointer,
};
use crate::nvvm::verify;
use terrace_rewrite::prelude::*;

ops! { "nvvm", BARRIER_OPS;
    /// Waits until all threads of the block, or `numberOfThreads` of them, arrive at a barrier; with `reductionOp` all of them get the
    /// reduction of their predicates.
    ///
    /// ```mlir
    /// nvvm.barrier
    /// ```
    Barrier = "barrier" {
        (barrier_id: Option<I32>, number_of_threads: Option<I32>, reduction_predicate: Option<I32>) -> (res: Option<I32>)
        opts   { reduction_op("reductionOp"): BarrierReduction }
        traits [AttrSizedOperandSegments]
        format "(`id` `=` $barrier_id^)? (`number_of_threads` `=` $number_of_threads^)? (qualified($reductionOp)^ $reduction_predicate)? (`->` type($res)^)? attr-dict"
    }

    /// Waits until all threads of the block arrive at barrier 0.
    ///
    /// ```mlir
    /// nvvm.barrier0
    /// ```
    Barrier0 = "barrier0" {
        ()
        format "attr-dict"
    }

    /// Arrives at a barrier without waiting for the others.
    ///
    /// ```mlir
    /// nvvm.barrier.arrive id = %id number_of_threads = %n
    /// ```
    BarrierArrive = "barrier.arrive" {
        (barrier_id: Option<I32>, number_of_threads: I32)
        format "(`id` `=` $barrier_id^)? `number_of_threads` `=` $number_of_threads attr-dict"
    }

    /// Waits until the threads of a warp that the mask names arrive.
    ///
    /// ```mlir
    /// nvvm.bar.warp.sync %a0 : i32
    /// ```
    SyncWarp = "bar.warp.sync" {
        (mask: I32)
        format "$mask attr-dict `:` type($mask)"
    }

    /// Arrives at the barrier of the cluster; memory accesses before it are ordered.
    ///
    /// ```mlir
    /// nvvm.cluster.arrive
    /// ```
    ClusterArrive = "cluster.arrive" {
        ()
        opts   { aligned: Unit }
        format "attr-dict"
    }

    /// Arrives at the barrier of the cluster, without ordering memory accesses.
    ///
    /// ```mlir
    /// nvvm.cluster.arrive.relaxed
    /// ```
    ClusterArriveRelaxed = "cluster.arrive.relaxed" {
        ()
        opts   { aligned: Unit }
        format "attr-dict"
    }

    /// Waits until all threads of the cluster have arrived at its barrier.
    ///
    /// ```mlir
    /// nvvm.cluster.wait
    /// ```
    ClusterWait = "cluster.wait" {
        ()
        opts   { aligned: Unit }
        format "attr-dict"
    }

    /// Reads the response of a request to cancel the launch of a cluster.
    ///
    /// ```mlir
    /// %0 = nvvm.clusterlaunchcontrol.query.cancel query =  get_first_cta_id_x, %a0 : i32
    /// ```
    ClusterLaunchControlQueryCancel = "clusterlaunchcontrol.query.cancel" {
        (try_cancel_response: I128) -> (res: I1OrI32)
        attrs  { query_type: ClusterLaunchControlQueryType }
        format "`query` `=` $query_type `,` $try_cancel_response attr-dict `:` type($res)"
    }

    /// Requests to cancel the launch of a cluster that has not started; the response is written to shared memory.
    ///
    /// ```mlir
    /// nvvm.clusterlaunchcontrol.try.cancel %a0, %a1
    /// ```
    ClusterLaunchControlTryCancel = "clusterlaunchcontrol.try.cancel" {
        (smem_address: SharedPointer, mbarrier: SharedPointer)
        opts   { multicast: Unit }
        format "(`multicast` $multicast^ `,`)? $smem_address `,` $mbarrier attr-dict"
    }

    /// Makes initializations of barriers visible to the cluster.
    ///
    /// ```mlir
    /// nvvm.fence.mbarrier.init
    /// ```
    FenceMbarrierInit = "fence.mbarrier.init" {
        ()
        format "attr-dict"
    }

    /// Orders memory accesses through different proxies.
    ///
    /// ```mlir
    /// nvvm.fence.proxy {kind = #nvvm.proxy_kind<alias>}
    /// ```
    FenceProxy = "fence.proxy" {
        ()
        attrs  { kind: ProxyKind }
        opts   { space: SharedSpace }
        format "attr-dict"
    }

    /// Orders accesses through a proxy after those through another one (acquire).
    ///
    /// ```mlir
    /// nvvm.fence.proxy.acquire <cluster> %a0, %a1
    /// ```
    FenceProxyAcquire = "fence.proxy.acquire" {
        (addr: GenericPointer, size: I32)
        attrs  { scope: MemScopeKind }
        opts   {
            from_proxy("fromProxy"): ProxyKind = ProxyKind::Generic,
            to_proxy("toProxy"): ProxyKind = ProxyKind::Tensormap,
        }
        format "$scope $addr `,` $size (`from_proxy` `=` $fromProxy^)? (`to_proxy` `=` $toProxy^)? attr-dict"
    }

    /// Orders accesses through a proxy before those through another one (release).
    ///
    /// ```mlir
    /// nvvm.fence.proxy.release <cluster>
    /// ```
    FenceProxyRelease = "fence.proxy.release" {
        ()
        attrs  { scope: MemScopeKind }
        opts   {
            from_proxy("fromProxy"): ProxyKind = ProxyKind::Generic,
            to_proxy("toProxy"): ProxyKind = ProxyKind::Tensormap,
        }
        format "$scope (`from_proxy` `=` $fromProxy^)? (`to_proxy` `=` $toProxy^)? attr-dict"
    }

    /// Orders accesses to barriers through the asynchronous proxy.
    ///
    /// ```mlir
    /// nvvm.fence.proxy.sync_restrict {order = #nvvm.mem_order<acquire>}
    /// ```
    FenceProxySyncRestrict = "fence.proxy.sync_restrict" {
        ()
        attrs  { order: MemOrderKind }
        opts   {
            from_proxy("fromProxy"): ProxyKind = ProxyKind::Generic,
            to_proxy("toProxy"): ProxyKind = ProxyKind::Async,
        }
        format "attr-dict"
    }

    /// Sequentially consistent fence of the cluster.
    ///
    /// ```mlir
    /// nvvm.fence.sc.cluster
    /// ```
    FenceScCluster = "fence.sc.cluster" {
        ()
        format "attr-dict"
    }

    /// Fence of the cluster that orders accesses to barriers only.
    ///
    /// ```mlir
    /// nvvm.fence.sync_restrict {order = #nvvm.mem_order<acquire>}
    /// ```
    FenceSyncRestrict = "fence.sync_restrict" {
        ()
        attrs  { order: MemOrderKind }
        format "attr-dict"
    }

    /// Waits for the grids that this one depends on, or allows those that depend on it to start.
    ///
    /// ```mlir
    /// nvvm.griddepcontrol  launch_dependents
    /// ```
    Griddepcontrol = "griddepcontrol" {
        ()
        attrs  { kind: GridDepActionKind }
        format "$kind attr-dict"
    }

    /// The address of a shared variable in another block of the cluster.
    ///
    /// ```mlir
    /// %0 = nvvm.mapa %a0, %a1 : !llvm.ptr -> !llvm.ptr
    /// ```
    Mapa = "mapa" {
        (a: GenericOrSharedPointer, b: I32) -> (res: GenericOrClusterPointer)
        relations { "Valid address-space check(or mapping) for mapa Op": verify::mapa_spaces }
        format "$a`,` $b attr-dict `:` type($a) `->` type($res)"
    }

    /// Orders the thread's memory accesses for the threads in a scope.
    ///
    /// ```mlir
    /// nvvm.memory.barrier <cluster>
    /// ```
    Membar = "memory.barrier" {
        ()
        attrs  { scope: MemScopeKind }
        format "$scope attr-dict"
    }
}
