// RUN: terrace opt %s --pass-pipeline="builtin.module(gpu.module(convert-gpu-to-llvm-spv))" --allow-unregistered-dialect
// DIFFERS: MLIR converts the arguments of blocks whose branches stay, which is invalid.

gpu.module @blocks {
  gpu.func @k(%b: i1, %m: memref<3xf32>) {
    %0 = gpu.thread_id x
    cf.br ^bb1(%0, %m : index, memref<3xf32>)
  ^bb1(%z: index, %mm: memref<3xf32>):
    %r = scf.if %b -> memref<3xf32> { scf.yield %mm : memref<3xf32> } else { scf.yield %m : memref<3xf32> }
    gpu.return
  }
}
