// RUN: terrace opt %s --gpu-to-llvm --mlir-print-debuginfo

func.func @wait(%m: memref<4xf32>, %n: memref<4xf32>) {
  %0 = gpu.wait async loc("first")
  %1 = gpu.memcpy async [%0] %m, %n : memref<4xf32>, memref<4xf32> loc("second")
  gpu.wait [%1] loc("third")
  return
}
