// RUN: not terrace translate %s --mlir-to-llvmir --split-input-file 2>&1
// DIFFERS: upstream drops the predicate, so that the operation happens in any case.

llvm.func @init(%barrier: !llvm.ptr<3>, %count: i32, %p: i1) {
  nvvm.mbarrier.init %barrier, %count, predicate = %p : !llvm.ptr<3>, i32, i1
  llvm.return
}

// -----

llvm.func @arrive(%barrier: !llvm.ptr<3>, %count: i32, %p: i1) {
  nvvm.mbarrier.arrive.expect_tx %barrier, %count, predicate = %p : !llvm.ptr<3>, i32, i1
  llvm.return
}

// -----

llvm.func @store(%tensor: !llvm.ptr, %tile: !llvm.ptr<3>, %x: i32, %p: i1) {
  nvvm.cp.async.bulk.tensor.global.shared.cta %tensor, %tile, box[%x], predicate = %p : !llvm.ptr, !llvm.ptr<3>
  llvm.return
}

// -----

llvm.func @load(%tile: !llvm.ptr<7>, %tensor: !llvm.ptr, %barrier: !llvm.ptr<3>, %x: i32, %p: i1) {
  nvvm.cp.async.bulk.tensor.shared.cluster.global %tile, %tensor, %barrier, box[%x] predicate = %p : !llvm.ptr<7>, !llvm.ptr
  llvm.return
}

// -----

llvm.func @prefetch(%tensor: !llvm.ptr, %p: i1) {
  nvvm.prefetch tensormap, %tensor, predicate = %p : !llvm.ptr, i1
  llvm.return
}
