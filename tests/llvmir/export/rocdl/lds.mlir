// RUN: terrace translate %s --mlir-to-llvmir

llvm.func @cluster_load_async_to_lds_b128(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<3>, %arg2: i32) {
  rocdl.cluster.load.async.to.lds.b128 %arg0, %arg1, 1, 1, %arg2 : !llvm.ptr<1>, !llvm.ptr<3>
  llvm.return
}
llvm.func @cluster_load_async_to_lds_b32(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<3>, %arg2: i32) {
  rocdl.cluster.load.async.to.lds.b32 %arg0, %arg1, 1, 1, %arg2 : !llvm.ptr<1>, !llvm.ptr<3>
  llvm.return
}
llvm.func @cluster_load_async_to_lds_b64(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<3>, %arg2: i32) {
  rocdl.cluster.load.async.to.lds.b64 %arg0, %arg1, 1, 1, %arg2 : !llvm.ptr<1>, !llvm.ptr<3>
  llvm.return
}
llvm.func @cluster_load_async_to_lds_b8(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<3>, %arg2: i32) {
  rocdl.cluster.load.async.to.lds.b8 %arg0, %arg1, 1, 1, %arg2 : !llvm.ptr<1>, !llvm.ptr<3>
  llvm.return
}
llvm.func @ds_atomic_async_barrier_arrive_b64(%arg0: !llvm.ptr<3>) {
  rocdl.ds.atomic.async.barrier.arrive.b64 %arg0 : !llvm.ptr<3>
  llvm.return
}
llvm.func @ds_atomic_barrier_arrive_rtn_b64(%arg0: !llvm.ptr<3>, %arg1: i64) -> i64 {
  %0 = rocdl.ds.atomic.barrier.arrive.rtn.b64 %arg0, %arg1 : !llvm.ptr<3>, i64 -> i64
  llvm.return %0 : i64
}
llvm.func @ds_load_tr16_b128(%arg0: !llvm.ptr<3>) -> vector<8xbf16> {
  %0 = rocdl.ds.load.tr16.b128 %arg0 : !llvm.ptr<3> -> vector<8xbf16>
  llvm.return %0 : vector<8xbf16>
}
llvm.func @ds_load_tr16_b128_2(%arg0: !llvm.ptr<3>) -> vector<8xf16> {
  %0 = rocdl.ds.load.tr16.b128 %arg0 : !llvm.ptr<3> -> vector<8xf16>
  llvm.return %0 : vector<8xf16>
}
llvm.func @ds_load_tr16_b128_3(%arg0: !llvm.ptr<3>) -> vector<8xi16> {
  %0 = rocdl.ds.load.tr16.b128 %arg0 : !llvm.ptr<3> -> vector<8xi16>
  llvm.return %0 : vector<8xi16>
}
llvm.func @ds_load_tr4_b64(%arg0: !llvm.ptr<3>) -> vector<2xi32> {
  %0 = rocdl.ds.load.tr4.b64 %arg0 : !llvm.ptr<3> -> vector<2xi32>
  llvm.return %0 : vector<2xi32>
}
llvm.func @ds_load_tr6_b96(%arg0: !llvm.ptr<3>) -> vector<3xi32> {
  %0 = rocdl.ds.load.tr6.b96 %arg0 : !llvm.ptr<3> -> vector<3xi32>
  llvm.return %0 : vector<3xi32>
}
llvm.func @ds_load_tr8_b64(%arg0: !llvm.ptr<3>) -> vector<2xi32> {
  %0 = rocdl.ds.load.tr8.b64 %arg0 : !llvm.ptr<3> -> vector<2xi32>
  llvm.return %0 : vector<2xi32>
}
llvm.func @ds_read_tr16_b64(%arg0: !llvm.ptr<3>) -> vector<4xbf16> {
  %0 = rocdl.ds.read.tr16.b64 %arg0 : <3> -> vector<4xbf16>
  llvm.return %0 : vector<4xbf16>
}
llvm.func @ds_read_tr16_b64_2(%arg0: !llvm.ptr<3>) -> vector<4xf16> {
  %0 = rocdl.ds.read.tr16.b64 %arg0 : <3> -> vector<4xf16>
  llvm.return %0 : vector<4xf16>
}
llvm.func @ds_read_tr4_b64(%arg0: !llvm.ptr<3>) -> vector<2xi32> {
  %0 = rocdl.ds.read.tr4.b64 %arg0 : <3> -> vector<2xi32>
  llvm.return %0 : vector<2xi32>
}
llvm.func @ds_read_tr6_b96(%arg0: !llvm.ptr<3>) -> vector<3xi32> {
  %0 = rocdl.ds.read.tr6.b96 %arg0 : <3> -> vector<3xi32>
  llvm.return %0 : vector<3xi32>
}
llvm.func @ds_read_tr8_b64(%arg0: !llvm.ptr<3>) -> vector<2xi32> {
  %0 = rocdl.ds.read.tr8.b64 %arg0 : <3> -> vector<2xi32>
  llvm.return %0 : vector<2xi32>
}
llvm.func @global_load_async_to_lds_b128(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<3>) {
  rocdl.global.load.async.to.lds.b128 %arg0, %arg1, 1, 1 : !llvm.ptr<1>, !llvm.ptr<3>
  llvm.return
}
llvm.func @global_load_async_to_lds_b32(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<3>) {
  rocdl.global.load.async.to.lds.b32 %arg0, %arg1, 1, 1 : !llvm.ptr<1>, !llvm.ptr<3>
  llvm.return
}
llvm.func @global_load_async_to_lds_b64(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<3>) {
  rocdl.global.load.async.to.lds.b64 %arg0, %arg1, 1, 1 : !llvm.ptr<1>, !llvm.ptr<3>
  llvm.return
}
llvm.func @global_load_async_to_lds_b8(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<3>) {
  rocdl.global.load.async.to.lds.b8 %arg0, %arg1, 1, 1 : !llvm.ptr<1>, !llvm.ptr<3>
  llvm.return
}
llvm.func @global_load_lds(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<3>) {
  rocdl.global.load.lds %arg0, %arg1, 1, 1, 1
  llvm.return
}
llvm.func @global_load_tr_b128(%arg0: !llvm.ptr<1>) -> vector<8xbf16> {
  %0 = rocdl.global.load.tr.b128 %arg0 : !llvm.ptr<1> -> vector<8xbf16>
  llvm.return %0 : vector<8xbf16>
}
llvm.func @global_load_tr_b128_2(%arg0: !llvm.ptr<1>) -> vector<8xf16> {
  %0 = rocdl.global.load.tr.b128 %arg0 : !llvm.ptr<1> -> vector<8xf16>
  llvm.return %0 : vector<8xf16>
}
llvm.func @global_load_tr_b128_3(%arg0: !llvm.ptr<1>) -> vector<8xi16> {
  %0 = rocdl.global.load.tr.b128 %arg0 : !llvm.ptr<1> -> vector<8xi16>
  llvm.return %0 : vector<8xi16>
}
llvm.func @global_load_tr_b64(%arg0: !llvm.ptr<1>) -> vector<2xi32> {
  %0 = rocdl.global.load.tr.b64 %arg0 : !llvm.ptr<1> -> vector<2xi32>
  llvm.return %0 : vector<2xi32>
}
llvm.func @global_load_tr4_b64(%arg0: !llvm.ptr<1>) -> vector<2xi32> {
  %0 = rocdl.global.load.tr4.b64 %arg0 : !llvm.ptr<1> -> vector<2xi32>
  llvm.return %0 : vector<2xi32>
}
llvm.func @global_load_tr6_b96(%arg0: !llvm.ptr<1>) -> vector<3xi32> {
  %0 = rocdl.global.load.tr6.b96 %arg0 : !llvm.ptr<1> -> vector<3xi32>
  llvm.return %0 : vector<3xi32>
}
llvm.func @load_to_lds(%arg0: !llvm.ptr<7>, %arg1: !llvm.ptr<3>) {
  rocdl.load.to.lds %arg0, %arg1, 1, 1, 1 : <7>
  llvm.return
}
llvm.func @global_prefetch(%arg0: !llvm.ptr<1>) {
  rocdl.global.prefetch %arg0, scope 1 : !llvm.ptr<1>
  llvm.return
}
llvm.func @flat_prefetch(%arg0: !llvm.ptr) {
  rocdl.flat.prefetch %arg0, scope 1 : !llvm.ptr
  llvm.return
}
llvm.func @tensor_load_to_lds(%arg0: vector<4xi32>, %arg1: vector<8xi32>, %arg2: vector<4xi32>, %arg3: vector<4xi32>) {
  rocdl.tensor.load.to.lds %arg0, %arg1, %arg2, %arg3 cachepolicy 1 : vector<4xi32>, vector<8xi32>
  llvm.return
}
llvm.func @tensor_store_from_lds(%arg0: vector<4xi32>, %arg1: vector<8xi32>, %arg2: vector<4xi32>, %arg3: vector<4xi32>) {
  rocdl.tensor.store.from.lds %arg0, %arg1, %arg2, %arg3 cachepolicy 1 : vector<4xi32>, vector<8xi32>
  llvm.return
}
llvm.func @tensor_load_to_lds_d2(%arg0: vector<4xi32>, %arg1: vector<8xi32>) {
  rocdl.tensor.load.to.lds.d2 %arg0, %arg1 cachepolicy 1 : vector<4xi32>, vector<8xi32>
  llvm.return
}
llvm.func @tensor_store_from_lds_d2(%arg0: vector<4xi32>, %arg1: vector<8xi32>) {
  rocdl.tensor.store.from.lds.d2 %arg0, %arg1 cachepolicy 1 : vector<4xi32>, vector<8xi32>
  llvm.return
}
