// RUN: terrace opt %s '--gpu-to-llvm=use-bare-pointers-for-kernels=1 intersperse-sizes-for-kernels=1'

module attributes {gpu.container_module} {
  gpu.binary @kb [#gpu.object<#nvvm.target, bin = "A">]
  func.func @sizes(%n: index, %m: memref<4x2xf16>, %d: memref<?xf32>) {
    gpu.launch_func @kb::@f blocks in (%n, %n, %n) threads in (%n, %n, %n) args(%m : memref<4x2xf16>, %m : memref<4x2xf16>)
    return
  }
}
