// RUN: terrace opt %s --gpu-to-llvm --split-input-file
// RUN: terrace opt %s '--gpu-to-llvm=use-bare-pointers-for-kernels=1' --split-input-file
// RUN: terrace opt %s '--gpu-to-llvm=use-bare-pointers-for-host=1' --split-input-file

module attributes {gpu.container_module} {
  gpu.binary @kb [#gpu.object<#nvvm.target, bin = "A">]
  func.func @plain(%n: index, %m: memref<4x2xf16>, %u: memref<*xf32>, %s: i32, %c: complex<f32>) {
    %t = gpu.wait async
    gpu.launch_func @kb::@f blocks in (%n, %n, %n) threads in (%n, %n, %n) dynamic_shared_memory_size %s args(%m : memref<4x2xf16>, %s : i32, %c : complex<f32>)
    %t1 = gpu.launch_func async [%t] @kb::@f blocks in (%n, %n, %n) threads in (%n, %n, %n) args(%m : memref<4x2xf16>) {my.attr = 1}
    %t2 = gpu.launch_func async @kb::@f clusters in (%n, %n, %n) blocks in (%n, %n, %n) threads in (%n, %n, %n)
    gpu.wait [%t1]
    gpu.wait [%t2]
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.binary @kb [#gpu.object<#nvvm.target, bin = "A">]
  func.func @plain(%n: index, %m: memref<4x2xf16>, %u: memref<*xf32>, %s: i32) {
    gpu.launch_func @kb::@f blocks in (%n, %n, %n) threads in (%n, %n, %n) dynamic_shared_memory_size %s args(%u : memref<*xf32>)
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.binary @kb [#gpu.object<#nvvm.target, bin = "A">]
  func.func @sizes(%n: index, %m: memref<4x2xf16>, %d: memref<?xf32>) {
    gpu.launch_func @kb::@f blocks in (%n, %n, %n) threads in (%n, %n, %n) args(%m : memref<4x2xf16>, %m : memref<4x2xf16>)
    return
  }
}
