// RUN: terrace opt %s --gpu-to-llvm --split-input-file --verify-diagnostics

module attributes {gpu.container_module} {
  gpu.binary @kb [#gpu.object<#nvvm.target, bin = "A">]
  func.func @two(%n: index) {
    %t = gpu.wait async
    %t2 = gpu.wait async
    // expected-error @+1 {{failed to legalize operation 'gpu.launch_func' that was explicitly marked illegal}}
    %t3 = gpu.launch_func async [%t, %t2] @kb::@f blocks in (%n, %n, %n) threads in (%n, %n, %n)
    gpu.wait [%t3]
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.binary @kb [#gpu.object<#nvvm.target, bin = "A">]
  func.func @syncdep(%n: index) {
    %t = gpu.wait async
    // expected-error @+1 {{failed to legalize operation 'gpu.launch_func' that was explicitly marked illegal}}
    gpu.launch_func [%t] @kb::@f blocks in (%n, %n, %n) threads in (%n, %n, %n)
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.binary @kb [#gpu.object<#nvvm.target, bin = "A">]
  func.func @t(%n: index, %m: tensor<4xf32>) {
    // expected-error @+1 {{failed to legalize operation 'gpu.launch_func' that was explicitly marked illegal}}
    gpu.launch_func @kb::@f blocks in (%n, %n, %n) threads in (%n, %n, %n) args(%m : tensor<4xf32>)
    return
  }
}
