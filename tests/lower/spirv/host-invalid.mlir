// RUN: terrace opt %s --lower-host-to-llvm --split-input-file --verify-diagnostics

module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @k(%arg: memref<6xi32>) kernel {
      gpu.return
    }
  }
  func.func @main(%in: memref<6xi32>, %one: index) {
    // expected-error@+2 {{'gpu.launch_func' op SPIR-V kernel module '__spv__kernels' is not found}}
    // expected-error@+1 {{'gpu.launch_func' op kernel container 'kernels' is undefined}}
    gpu.launch_func @kernels::@k blocks in (%one, %one, %one) threads in (%one, %one, %one) args(%in : memref<6xi32>)
    return
  }
}

// -----

// expected-error@+1 {{The module must contain exactly one entry point function}}
spirv.module Logical GLSL450 {
}

// -----

// expected-error@+1 {{The module must contain exactly one entry point function}}
spirv.module @two Logical GLSL450 requires #spirv.vce<v1.0, [Shader], []> {
  spirv.func @a() "None" {
    spirv.Return
  }
  spirv.func @b() "None" {
    spirv.Return
  }
  spirv.EntryPoint "GLCompute" @a
  spirv.EntryPoint "GLCompute" @b
}

// -----

module attributes {gpu.container_module} {
  // expected-error@+1 {{The module must contain exactly one entry point function}}
  spirv.module @__spv__kernels Logical GLSL450 requires #spirv.vce<v1.0, [Shader], []> {
    spirv.func @k() "None" {
      spirv.Return
    }
  }
  gpu.module @kernels {
    gpu.func @k(%arg: memref<6xi32>) kernel {
      gpu.return
    }
  }
  func.func @main(%in: memref<6xi32>, %one: index) {
    gpu.launch_func @kernels::@k blocks in (%one, %one, %one) threads in (%one, %one, %one) args(%in : memref<6xi32>)
    return
  }
}

// -----

module attributes {gpu.container_module} {
  spirv.module @__spv__kernels Logical GLSL450 requires #spirv.vce<v1.0, [Shader], []> {
    spirv.func @k() "None" {
      spirv.Return
    }
    spirv.EntryPoint "GLCompute" @k
  }
  gpu.module @kernels {
    gpu.func @k(%arg: f32) kernel {
      gpu.return
    }
  }
  func.func @main(%in: f32, %one: index) {
    // expected-error@+1 {{'gpu.launch_func' op kernel container 'kernels' is undefined}}
    gpu.launch_func @kernels::@k blocks in (%one, %one, %one) threads in (%one, %one, %one) args(%in : f32)
    return
  }
}

// -----

module attributes {gpu.container_module} {
  spirv.module @__spv__kernels Logical GLSL450 requires #spirv.vce<v1.0, [Shader], []> {
    spirv.func @k() "None" {
      spirv.Return
    }
    spirv.EntryPoint "GLCompute" @k
  }
  gpu.module @kernels {
    gpu.func @k() kernel {
      gpu.return
    }
  }
  func.func @main(%one: index) -> !gpu.async.token {
    %t = gpu.wait async
    // expected-error@+1 {{'gpu.launch_func' op kernel container 'kernels' is undefined}}
    %u = gpu.launch_func async [%t] @kernels::@k blocks in (%one, %one, %one) threads in (%one, %one, %one)
    return %u : !gpu.async.token
  }
}
