// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic

llvm.func @cluster_load_async_to_lds_b128(%a0: !llvm.ptr<1>, %a1: !llvm.ptr<3>, %a2: i32) {
  "rocdl.cluster.load.async.to.lds.b128"(%a0, %a1, %a2) <{offset = 1 : i32, cpol = 1 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>, i32) -> ()
  llvm.return
}

llvm.func @cluster_load_async_to_lds_b32(%a0: !llvm.ptr<1>, %a1: !llvm.ptr<3>, %a2: i32) {
  "rocdl.cluster.load.async.to.lds.b32"(%a0, %a1, %a2) <{offset = 1 : i32, cpol = 1 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>, i32) -> ()
  llvm.return
}

llvm.func @cluster_load_async_to_lds_b64(%a0: !llvm.ptr<1>, %a1: !llvm.ptr<3>, %a2: i32) {
  "rocdl.cluster.load.async.to.lds.b64"(%a0, %a1, %a2) <{offset = 1 : i32, cpol = 1 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>, i32) -> ()
  llvm.return
}

llvm.func @cluster_load_async_to_lds_b8(%a0: !llvm.ptr<1>, %a1: !llvm.ptr<3>, %a2: i32) {
  "rocdl.cluster.load.async.to.lds.b8"(%a0, %a1, %a2) <{offset = 1 : i32, cpol = 1 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>, i32) -> ()
  llvm.return
}

llvm.func @ds_atomic_async_barrier_arrive_b64(%a0: !llvm.ptr<3>) {
  "rocdl.ds.atomic.async.barrier.arrive.b64"(%a0) : (!llvm.ptr<3>) -> ()
  llvm.return
}

llvm.func @ds_atomic_barrier_arrive_rtn_b64(%a0: !llvm.ptr<3>, %a1: i64) -> i64 {
  %0 = "rocdl.ds.atomic.barrier.arrive.rtn.b64"(%a0, %a1) : (!llvm.ptr<3>, i64) -> i64
  llvm.return %0 : i64
}

llvm.func @ds_load_tr16_b128(%a0: !llvm.ptr<3>) -> vector<8xbf16> {
  %0 = "rocdl.ds.load.tr16.b128"(%a0) : (!llvm.ptr<3>) -> vector<8xbf16>
  llvm.return %0 : vector<8xbf16>
}

llvm.func @ds_load_tr16_b128_2(%a0: !llvm.ptr<3>) -> vector<8xf16> {
  %0 = "rocdl.ds.load.tr16.b128"(%a0) : (!llvm.ptr<3>) -> vector<8xf16>
  llvm.return %0 : vector<8xf16>
}

llvm.func @ds_load_tr16_b128_3(%a0: !llvm.ptr<3>) -> vector<8xi16> {
  %0 = "rocdl.ds.load.tr16.b128"(%a0) : (!llvm.ptr<3>) -> vector<8xi16>
  llvm.return %0 : vector<8xi16>
}

llvm.func @ds_load_tr4_b64(%a0: !llvm.ptr<3>) -> vector<2xi32> {
  %0 = "rocdl.ds.load.tr4.b64"(%a0) : (!llvm.ptr<3>) -> vector<2xi32>
  llvm.return %0 : vector<2xi32>
}

llvm.func @ds_load_tr6_b96(%a0: !llvm.ptr<3>) -> vector<3xi32> {
  %0 = "rocdl.ds.load.tr6.b96"(%a0) : (!llvm.ptr<3>) -> vector<3xi32>
  llvm.return %0 : vector<3xi32>
}

llvm.func @ds_load_tr8_b64(%a0: !llvm.ptr<3>) -> vector<2xi32> {
  %0 = "rocdl.ds.load.tr8.b64"(%a0) : (!llvm.ptr<3>) -> vector<2xi32>
  llvm.return %0 : vector<2xi32>
}

llvm.func @ds_read_tr16_b64(%a0: !llvm.ptr<3>) -> vector<4xbf16> {
  %0 = "rocdl.ds.read.tr16.b64"(%a0) : (!llvm.ptr<3>) -> vector<4xbf16>
  llvm.return %0 : vector<4xbf16>
}

llvm.func @ds_read_tr16_b64_2(%a0: !llvm.ptr<3>) -> vector<4xf16> {
  %0 = "rocdl.ds.read.tr16.b64"(%a0) : (!llvm.ptr<3>) -> vector<4xf16>
  llvm.return %0 : vector<4xf16>
}

llvm.func @ds_read_tr4_b64(%a0: !llvm.ptr<3>) -> vector<2xi32> {
  %0 = "rocdl.ds.read.tr4.b64"(%a0) : (!llvm.ptr<3>) -> vector<2xi32>
  llvm.return %0 : vector<2xi32>
}

llvm.func @ds_read_tr6_b96(%a0: !llvm.ptr<3>) -> vector<3xi32> {
  %0 = "rocdl.ds.read.tr6.b96"(%a0) : (!llvm.ptr<3>) -> vector<3xi32>
  llvm.return %0 : vector<3xi32>
}

llvm.func @ds_read_tr8_b64(%a0: !llvm.ptr<3>) -> vector<2xi32> {
  %0 = "rocdl.ds.read.tr8.b64"(%a0) : (!llvm.ptr<3>) -> vector<2xi32>
  llvm.return %0 : vector<2xi32>
}

llvm.func @global_load_async_to_lds_b128(%a0: !llvm.ptr<1>, %a1: !llvm.ptr<3>) {
  "rocdl.global.load.async.to.lds.b128"(%a0, %a1) <{offset = 1 : i32, aux = 1 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>) -> ()
  llvm.return
}

llvm.func @global_load_async_to_lds_b32(%a0: !llvm.ptr<1>, %a1: !llvm.ptr<3>) {
  "rocdl.global.load.async.to.lds.b32"(%a0, %a1) <{offset = 1 : i32, aux = 1 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>) -> ()
  llvm.return
}

llvm.func @global_load_async_to_lds_b64(%a0: !llvm.ptr<1>, %a1: !llvm.ptr<3>) {
  "rocdl.global.load.async.to.lds.b64"(%a0, %a1) <{offset = 1 : i32, aux = 1 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>) -> ()
  llvm.return
}

llvm.func @global_load_async_to_lds_b8(%a0: !llvm.ptr<1>, %a1: !llvm.ptr<3>) {
  "rocdl.global.load.async.to.lds.b8"(%a0, %a1) <{offset = 1 : i32, aux = 1 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>) -> ()
  llvm.return
}

llvm.func @global_load_lds(%a0: !llvm.ptr<1>, %a1: !llvm.ptr<3>) {
  "rocdl.global.load.lds"(%a0, %a1) <{size = 1 : i32, offset = 1 : i32, aux = 1 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>) -> ()
  llvm.return
}

llvm.func @global_load_tr_b128(%a0: !llvm.ptr<1>) -> vector<8xbf16> {
  %0 = "rocdl.global.load.tr.b128"(%a0) : (!llvm.ptr<1>) -> vector<8xbf16>
  llvm.return %0 : vector<8xbf16>
}

llvm.func @global_load_tr_b128_2(%a0: !llvm.ptr<1>) -> vector<8xf16> {
  %0 = "rocdl.global.load.tr.b128"(%a0) : (!llvm.ptr<1>) -> vector<8xf16>
  llvm.return %0 : vector<8xf16>
}

llvm.func @global_load_tr_b128_3(%a0: !llvm.ptr<1>) -> vector<8xi16> {
  %0 = "rocdl.global.load.tr.b128"(%a0) : (!llvm.ptr<1>) -> vector<8xi16>
  llvm.return %0 : vector<8xi16>
}

llvm.func @global_load_tr_b64(%a0: !llvm.ptr<1>) -> vector<2xi32> {
  %0 = "rocdl.global.load.tr.b64"(%a0) : (!llvm.ptr<1>) -> vector<2xi32>
  llvm.return %0 : vector<2xi32>
}

llvm.func @global_load_tr4_b64(%a0: !llvm.ptr<1>) -> vector<2xi32> {
  %0 = "rocdl.global.load.tr4.b64"(%a0) : (!llvm.ptr<1>) -> vector<2xi32>
  llvm.return %0 : vector<2xi32>
}

llvm.func @global_load_tr6_b96(%a0: !llvm.ptr<1>) -> vector<3xi32> {
  %0 = "rocdl.global.load.tr6.b96"(%a0) : (!llvm.ptr<1>) -> vector<3xi32>
  llvm.return %0 : vector<3xi32>
}

llvm.func @load_to_lds(%a0: !llvm.ptr<7>, %a1: !llvm.ptr<3>) {
  "rocdl.load.to.lds"(%a0, %a1) <{size = 1 : i32, offset = 1 : i32, aux = 1 : i32}> : (!llvm.ptr<7>, !llvm.ptr<3>) -> ()
  llvm.return
}

llvm.func @global_prefetch(%a0: !llvm.ptr<1>) {
  "rocdl.global.prefetch"(%a0) <{scope = 1 : i32}> : (!llvm.ptr<1>) -> ()
  llvm.return
}

llvm.func @flat_prefetch(%a0: !llvm.ptr) {
  "rocdl.flat.prefetch"(%a0) <{scope = 1 : i32}> : (!llvm.ptr) -> ()
  llvm.return
}

llvm.func @tensor_load_to_lds(%a0: vector<4xi32>, %a1: vector<8xi32>, %a2: vector<4xi32>, %a3: vector<4xi32>) {
  "rocdl.tensor.load.to.lds"(%a0, %a1, %a2, %a3) <{cachePolicy = 1 : i32}> : (vector<4xi32>, vector<8xi32>, vector<4xi32>, vector<4xi32>) -> ()
  llvm.return
}

llvm.func @tensor_store_from_lds(%a0: vector<4xi32>, %a1: vector<8xi32>, %a2: vector<4xi32>, %a3: vector<4xi32>) {
  "rocdl.tensor.store.from.lds"(%a0, %a1, %a2, %a3) <{cachePolicy = 1 : i32}> : (vector<4xi32>, vector<8xi32>, vector<4xi32>, vector<4xi32>) -> ()
  llvm.return
}

llvm.func @tensor_load_to_lds_d2(%a0: vector<4xi32>, %a1: vector<8xi32>) {
  "rocdl.tensor.load.to.lds.d2"(%a0, %a1) <{cachePolicy = 1 : i32}> : (vector<4xi32>, vector<8xi32>) -> ()
  llvm.return
}

llvm.func @tensor_store_from_lds_d2(%a0: vector<4xi32>, %a1: vector<8xi32>) {
  "rocdl.tensor.store.from.lds.d2"(%a0, %a1) <{cachePolicy = 1 : i32}> : (vector<4xi32>, vector<8xi32>) -> ()
  llvm.return
}
