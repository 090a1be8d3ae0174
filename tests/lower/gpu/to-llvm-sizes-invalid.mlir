// RUN: terrace opt %s '--gpu-to-llvm=use-bare-pointers-for-kernels=1 intersperse-sizes-for-kernels=1' --split-input-file --verify-diagnostics

module attributes {gpu.container_module} {
  gpu.binary @kb [#gpu.object<#nvvm.target, bin = "A">]
  func.func @sizes(%n: index, %d: memref<?xf32>) {
    // expected-error @+1 {{failed to legalize operation 'gpu.launch_func' that was explicitly marked illegal}}
    gpu.launch_func @kb::@f blocks in (%n, %n, %n) threads in (%n, %n, %n) args(%d : memref<?xf32>)
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.binary @kb [#gpu.object<#nvvm.target, bin = "A">]
  func.func @sizes(%n: index, %d: memref<4xi1>) {
    // expected-error @+1 {{failed to legalize operation 'gpu.launch_func' that was explicitly marked illegal}}
    gpu.launch_func @kb::@f blocks in (%n, %n, %n) threads in (%n, %n, %n) args(%d : memref<4xi1>)
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.binary @kb [#gpu.object<#nvvm.target, bin = "A">]
  func.func @sizes(%n: index, %d: f32) {
    // expected-error @+1 {{failed to legalize operation 'gpu.launch_func' that was explicitly marked illegal}}
    gpu.launch_func @kb::@f blocks in (%n, %n, %n) threads in (%n, %n, %n) args(%d : f32)
    return
  }
}
