// RUN: terrace opt %s --pass-pipeline="builtin.module(gpu.module(convert-gpu-to-llvm-spv))" --allow-unregistered-dialect --mlir-print-debuginfo

// Functions and texts that the module has are taken. Other operations stay.
gpu.module @declared {
  llvm.func @_Z12get_local_idj(i32) -> i32
  llvm.mlir.global internal constant @str("hi\00") {addr_space = 2 : i32}
  gpu.func @k(%a: index, %m: memref<3xf32>) {
    %f = arith.constant 0.0 : f32
    %0 = gpu.thread_id x
    %1 = gpu.cluster_id x
    %c = arith.addi %0, %a : index
    %d = gpu.subgroup_size upper_bound 64 : index
    %e = gpu.lane_id upper_bound 64
    gpu.printf "hi"
    gpu.printf "%d", %c : index
    memref.store %f, %m[%c] : memref<3xf32>

    gpu.return
  }
}
