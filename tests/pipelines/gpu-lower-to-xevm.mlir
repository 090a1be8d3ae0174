// RUN: terrace opt %s --gpu-lower-to-xevm-pipeline="xegpu-op-level=lane binary-format=llvm"
// RUN: terrace opt %s --gpu-lower-to-xevm-pipeline="xegpu-op-level=lane binary-format=llvm zebin-chip=pvc opt-level=3 igc-cmd-options=-x use-64bit-index=true host-bare-ptr-calling-convention=true kernel-bare-ptr-calling-convention=true xevm-module-matcher=k.*"

module attributes {gpu.container_module} {
  gpu.module @k {
    gpu.func @f(%a: memref<16xf32>, %x: f32) kernel {
      %i = gpu.thread_id x
      %v = memref.load %a[%i] : memref<16xf32>
      %w = math.exp %v fastmath<afn> : f32
      %d = arith.divf %w, %x fastmath<fast> : f32
      memref.store %d, %a[%i] : memref<16xf32>
      gpu.return
    }
  }
  func.func @main(%m: memref<16xf32>, %x: f32) {
    %c1 = arith.constant 1 : index
    %c16 = arith.constant 16 : index
    gpu.launch_func @k::@f blocks in (%c1, %c1, %c1) threads in (%c16, %c1, %c1) args(%m : memref<16xf32>, %x : f32)
    return
  }
}
