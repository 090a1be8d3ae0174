// RUN: terrace opt %s --gpu-to-llvm

module attributes {gpu.container_module} {
  gpu.module @kb { 
    llvm.func @f(%a: !llvm.ptr, %b: !llvm.ptr, %c: i64, %d: i64, %e: i64) attributes {gpu.kernel, nvvm.kernel} { llvm.return }
    gpu.func @g(%i: index) kernel { %c = arith.addi %i, %i : index 
     %m = memref.alloca() : memref<4xf32>
    gpu.return }
  }
  func.func @sizes(%n: index, %d: memref<4xf32>) {
    gpu.launch_func @kb::@f blocks in (%n, %n, %n) threads in (%n, %n, %n) args(%d : memref<4xf32>)
    return
  }
}
