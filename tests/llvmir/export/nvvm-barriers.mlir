// RUN: terrace translate %s --mlir-to-llvmir

llvm.func @bar_warp_sync(%a0: i32) {
  nvvm.bar.warp.sync %a0 : i32
  llvm.return
}
llvm.func @barrier_0() {
  nvvm.barrier
  llvm.return
}
llvm.func @barrier_1(%a0: i32) {
  %0 = nvvm.barrier #nvvm.reduction<and> %a0 -> i32
  llvm.return
}
llvm.func @barrier_2(%a0: i32) {
  %0 = nvvm.barrier #nvvm.reduction<or> %a0 -> i32
  llvm.return
}
llvm.func @barrier_3(%a0: i32) {
  %0 = nvvm.barrier #nvvm.reduction<popc> %a0 -> i32
  llvm.return
}
llvm.func @barrier_4(%a0: i32, %a1: i32) {
  nvvm.barrier id = %a0 number_of_threads = %a1
  llvm.return
}
llvm.func @barrier0() {
  nvvm.barrier0
  llvm.return
}
llvm.func @cluster_arrive_0() {
  nvvm.cluster.arrive
  llvm.return
}
llvm.func @cluster_arrive_1() {
  nvvm.cluster.arrive {aligned}
  llvm.return
}
llvm.func @cluster_arrive_relaxed_0() {
  nvvm.cluster.arrive.relaxed
  llvm.return
}
llvm.func @cluster_arrive_relaxed_1() {
  nvvm.cluster.arrive.relaxed {aligned}
  llvm.return
}
llvm.func @cluster_wait_0() {
  nvvm.cluster.wait
  llvm.return
}
llvm.func @cluster_wait_1() {
  nvvm.cluster.wait {aligned}
  llvm.return
}
llvm.func @clusterlaunchcontrol_query_cancel_0(%a0: i128) {
  %0 = nvvm.clusterlaunchcontrol.query.cancel query =  get_first_cta_id_x, %a0 : i32
  llvm.return
}
llvm.func @clusterlaunchcontrol_query_cancel_1(%a0: i128) {
  %0 = nvvm.clusterlaunchcontrol.query.cancel query =  get_first_cta_id_y, %a0 : i32
  llvm.return
}
llvm.func @clusterlaunchcontrol_query_cancel_2(%a0: i128) {
  %0 = nvvm.clusterlaunchcontrol.query.cancel query =  get_first_cta_id_z, %a0 : i32
  llvm.return
}
llvm.func @clusterlaunchcontrol_query_cancel_3(%a0: i128) {
  %0 = nvvm.clusterlaunchcontrol.query.cancel query =  is_canceled, %a0 : i1
  llvm.return
}
llvm.func @clusterlaunchcontrol_try_cancel_0(%a0: !llvm.ptr<3>, %a1: !llvm.ptr<3>) {
  nvvm.clusterlaunchcontrol.try.cancel %a0, %a1
  llvm.return
}
llvm.func @clusterlaunchcontrol_try_cancel_1(%a0: !llvm.ptr<3>, %a1: !llvm.ptr<3>) {
  nvvm.clusterlaunchcontrol.try.cancel multicast, %a0, %a1
  llvm.return
}
llvm.func @fence_mbarrier_init() {
  nvvm.fence.mbarrier.init
  llvm.return
}
llvm.func @fence_proxy_0() {
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<alias>}
  llvm.return
}
llvm.func @fence_proxy_1() {
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.global>}
  llvm.return
}
llvm.func @fence_proxy_2() {
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cluster>}
  llvm.return
}
llvm.func @fence_proxy_3() {
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}
  llvm.return
}
llvm.func @fence_proxy_4() {
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<async>}
  llvm.return
}
llvm.func @fence_proxy_acquire_0(%a0: !llvm.ptr) {
  %a1 = llvm.mlir.constant(128 : i32) : i32
  nvvm.fence.proxy.acquire <cluster> %a0, %a1
  llvm.return
}
llvm.func @fence_proxy_acquire_1(%a0: !llvm.ptr) {
  %a1 = llvm.mlir.constant(128 : i32) : i32
  nvvm.fence.proxy.acquire <cta> %a0, %a1
  llvm.return
}
llvm.func @fence_proxy_acquire_2(%a0: !llvm.ptr) {
  %a1 = llvm.mlir.constant(128 : i32) : i32
  nvvm.fence.proxy.acquire <gpu> %a0, %a1
  llvm.return
}
llvm.func @fence_proxy_acquire_3(%a0: !llvm.ptr) {
  %a1 = llvm.mlir.constant(128 : i32) : i32
  nvvm.fence.proxy.acquire <sys> %a0, %a1
  llvm.return
}
llvm.func @fence_proxy_release_0() {
  nvvm.fence.proxy.release <cluster>
  llvm.return
}
llvm.func @fence_proxy_release_1() {
  nvvm.fence.proxy.release <cta>
  llvm.return
}
llvm.func @fence_proxy_release_2() {
  nvvm.fence.proxy.release <gpu>
  llvm.return
}
llvm.func @fence_proxy_release_3() {
  nvvm.fence.proxy.release <sys>
  llvm.return
}
llvm.func @fence_proxy_sync_restrict_0() {
  nvvm.fence.proxy.sync_restrict {order = #nvvm.mem_order<acquire>}
  llvm.return
}
llvm.func @fence_proxy_sync_restrict_1() {
  nvvm.fence.proxy.sync_restrict {order = #nvvm.mem_order<release>}
  llvm.return
}
llvm.func @fence_sc_cluster() {
  nvvm.fence.sc.cluster
  llvm.return
}
llvm.func @fence_sync_restrict_0() {
  nvvm.fence.sync_restrict {order = #nvvm.mem_order<acquire>}
  llvm.return
}
llvm.func @fence_sync_restrict_1() {
  nvvm.fence.sync_restrict {order = #nvvm.mem_order<release>}
  llvm.return
}
llvm.func @griddepcontrol_0() {
  nvvm.griddepcontrol  launch_dependents
  llvm.return
}
llvm.func @griddepcontrol_1() {
  nvvm.griddepcontrol  wait
  llvm.return
}
llvm.func @mapa_0(%a0: !llvm.ptr, %a1: i32) {
  %0 = nvvm.mapa %a0, %a1 : !llvm.ptr -> !llvm.ptr
  llvm.return
}
llvm.func @mapa_1(%a0: !llvm.ptr<3>, %a1: i32) {
  %0 = nvvm.mapa %a0, %a1 : !llvm.ptr<3> -> !llvm.ptr<7>
  llvm.return
}
llvm.func @memory_barrier_0() {
  nvvm.memory.barrier <cluster>
  llvm.return
}
llvm.func @memory_barrier_1() {
  nvvm.memory.barrier <cta>
  llvm.return
}
llvm.func @memory_barrier_2() {
  nvvm.memory.barrier <gpu>
  llvm.return
}
llvm.func @memory_barrier_3() {
  nvvm.memory.barrier <sys>
  llvm.return
}
