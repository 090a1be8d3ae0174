// RUN: terrace opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

llvm.func @f(%a: i32) {
  // expected-error@+1 {{'nvvm.barrier' op barrier id is missing, it should be set between 0 to 15}}
  nvvm.barrier number_of_threads = %a
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error@+1 {{invalid SSA value result number}}
  nvvm.barrier id = %a number_of_threads = %a #nvvm.reduction<and> %a -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error@+1 {{'nvvm.barrier' op reduction are only available when id is 0}}
  %0 = "nvvm.barrier"(%a, %a) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i32, i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error@+1 {{'nvvm.barrier' op reduction predicate and reduction operation must be specified together}}
  %0 = "nvvm.barrier"(%a) <{operandSegmentSizes = array<i32: 0, 0, 1>}> : (i32) -> i32
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'nvvm.barrier' op reduction predicate and reduction operation must be specified together}}
  %0 = "nvvm.barrier"() <{operandSegmentSizes = array<i32: 0, 0, 0>, reductionOp = #nvvm.reduction<popc>}> : () -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error@+1 {{'nvvm.barrier' op attribute 'reductionOp' failed to satisfy constraint: NVVM barrier reduction operation}}
  nvvm.barrier #nvvm.proxy_kind<async> %a
  llvm.return
}

// -----

// expected-note@+1 {{prior use here}}
llvm.func @f(%l: i64) {
  // expected-error@+1 {{use of value '%l' expects different type than prior uses: 'i32' vs 'i64'}}
  nvvm.barrier id = %l
  llvm.return
}

// -----

llvm.func @f(%q: i128) {
  // expected-error@+1 {{'nvvm.clusterlaunchcontrol.query.cancel' op is_canceled query type returns an i1}}
  %0 = nvvm.clusterlaunchcontrol.query.cancel query = is_canceled, %q : i32
  llvm.return
}

// -----

llvm.func @f(%q: i128) {
  // expected-error@+1 {{'nvvm.clusterlaunchcontrol.query.cancel' op get_first_cta_id_x, get_first_cta_id_y, get_first_cta_id_z query types return an i32}}
  %0 = nvvm.clusterlaunchcontrol.query.cancel query = get_first_cta_id_y, %q : i1
  llvm.return
}

// -----

llvm.func @f(%q: i128) {
  // expected-error@+2 {{custom op 'nvvm.clusterlaunchcontrol.query.cancel' expected one of [is_canceled, get_first_cta_id_x, get_first_cta_id_y, get_first_cta_id_z] for NVVM ClusterLaunchControlQueryType, got: foo}}
  // expected-error@+1 {{custom op 'nvvm.clusterlaunchcontrol.query.cancel' failed to parse ClusterLaunchControlQueryTypeAttr parameter 'value' which is to be a `::mlir::NVVM::ClusterLaunchControlQueryType`}}
  %0 = nvvm.clusterlaunchcontrol.query.cancel query = foo, %q : i1
  llvm.return
}

// -----

llvm.func @f(%q: i128) {
  // expected-error@+1 {{'nvvm.clusterlaunchcontrol.query.cancel' op result #0 must be 1-bit signless integer or 32-bit signless integer, but got 'i64'}}
  %0 = nvvm.clusterlaunchcontrol.query.cancel query = is_canceled, %q : i64
  llvm.return
}

// -----

// expected-note@+1 {{prior use here}}
llvm.func @f(%p: !llvm.ptr, %p3: !llvm.ptr<3>) {
  // expected-error@+1 {{use of value '%p' expects different type than prior uses: '!llvm.ptr<3>' vs '!llvm.ptr'}}
  nvvm.clusterlaunchcontrol.try.cancel %p, %p3
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'nvvm.fence.proxy' op async_shared fence requires space attribute}}
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>}
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'nvvm.fence.proxy' op only async_shared fence can have space attribute}}
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<alias>, space = #nvvm.shared_space<cta>}
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'nvvm.fence.proxy' op generic proxy not a supported proxy kind}}
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<generic>}
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'nvvm.fence.proxy' op tensormap proxy is not a supported proxy kind}}
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<tensormap>}
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'nvvm.fence.proxy' op requires attribute 'kind'}}
  nvvm.fence.proxy
  llvm.return
}

// -----

llvm.func @f(%a: i32, %p: !llvm.ptr) {
  // expected-error@+1 {{'nvvm.fence.proxy.acquire' op uni-directional proxies only support generic for from_proxy attribute}}
  nvvm.fence.proxy.acquire <cta> %p, %a from_proxy = <async>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %p: !llvm.ptr) {
  // expected-error@+1 {{'nvvm.fence.proxy.acquire' op uni-directional proxies only support tensormap for to_proxy attribute}}
  nvvm.fence.proxy.acquire <cta> %p, %a to_proxy = <async>
  llvm.return
}

// -----

// expected-note@+1 {{prior use here}}
llvm.func @f(%a: i32, %p1: !llvm.ptr<1>) {
  // expected-error@+1 {{use of value '%p1' expects different type than prior uses: '!llvm.ptr' vs '!llvm.ptr<1>'}}
  nvvm.fence.proxy.acquire <cta> %p1, %a
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'nvvm.fence.proxy.release' op uni-directional proxies only support generic for from_proxy attribute}}
  nvvm.fence.proxy.release <cta> from_proxy = <async>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'nvvm.fence.proxy.release' op uni-directional proxies only support tensormap for to_proxy attribute}}
  nvvm.fence.proxy.release <gpu> to_proxy = <generic>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'nvvm.fence.proxy.sync_restrict' op only acquire and release semantics are supported}}
  nvvm.fence.proxy.sync_restrict {order = #nvvm.mem_order<sc>}
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'nvvm.fence.proxy.sync_restrict' op only generic is support for from_proxy attribute}}
  nvvm.fence.proxy.sync_restrict {order = #nvvm.mem_order<acquire>, fromProxy = #nvvm.proxy_kind<async>}
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'nvvm.fence.proxy.sync_restrict' op only async is supported for to_proxy attribute}}
  nvvm.fence.proxy.sync_restrict {order = #nvvm.mem_order<release>, toProxy = #nvvm.proxy_kind<generic>}
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'nvvm.fence.sync_restrict' op only acquire and release semantics are supported}}
  nvvm.fence.sync_restrict {order = #nvvm.mem_order<mmio>}
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'nvvm.fence.sync_restrict' op requires attribute 'order'}}
  nvvm.fence.sync_restrict
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{custom op 'nvvm.griddepcontrol' expected one of [wait, launch_dependents] for Action kind for grid dependency control, got: foo}}
  nvvm.griddepcontrol foo
  // expected-error@+1 {{custom op 'nvvm.griddepcontrol' failed to parse GridDepActionAttr parameter 'value' which is to be a `::mlir::NVVM::GridDepActionKind`}}
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+2 {{custom op 'nvvm.griddepcontrol' expected keyword for Action kind for grid dependency control}}
  // expected-error@+1 {{custom op 'nvvm.griddepcontrol' failed to parse GridDepActionAttr parameter 'value' which is to be a `::mlir::NVVM::GridDepActionKind`}}
  nvvm.griddepcontrol 3
  llvm.return
}

// -----

llvm.func @f(%a: i32, %p: !llvm.ptr) {
  // expected-error@+1 {{'nvvm.mapa' op failed to verify that Valid address-space check(or mapping) for mapa Op}}
  %0 = nvvm.mapa %p, %a : !llvm.ptr -> !llvm.ptr<7>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %p3: !llvm.ptr<3>) {
  // expected-error@+1 {{'nvvm.mapa' op failed to verify that Valid address-space check(or mapping) for mapa Op}}
  %0 = nvvm.mapa %p3, %a : !llvm.ptr<3> -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%a: i32, %p1: !llvm.ptr<1>) {
  // expected-error@+1 {{'nvvm.mapa' op operand #0 must be LLVM pointer in address space 0 or LLVM pointer in address space 3, but got '!llvm.ptr<1>'}}
  %0 = nvvm.mapa %p1, %a : !llvm.ptr<1> -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+2 {{custom op 'nvvm.memory.barrier' expected ::mlir::NVVM::MemScopeKind to be one of: cta, cluster, gpu, sys}}
  // expected-error@+1 {{custom op 'nvvm.memory.barrier' failed to parse MemScopeKindAttr parameter 'value' which is to be a `::mlir::NVVM::MemScopeKind`}}
  nvvm.memory.barrier <foo>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{expected '<'}}
  nvvm.memory.barrier cta
  llvm.return
}

// -----

llvm.func @f(%l: i64) {
  // expected-error@+1 {{'nvvm.bar.warp.sync' op operand #0 must be 32-bit signless integer, but got 'i64'}}
  nvvm.bar.warp.sync %l : i64
  llvm.return
}
