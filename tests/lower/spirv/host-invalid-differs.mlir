// RUN: terrace opt %s --lower-host-to-llvm --split-input-file --verify-diagnostics
// DIFFERS: upstream crashes where a kernel has too few variables, and copies memory of other layouts as if they had none

module attributes {gpu.container_module} {
  spirv.module @__spv__kernels Logical GLSL450 requires #spirv.vce<v1.0, [Shader], []> {
    spirv.func @k() "None" {
      spirv.Return
    }
    spirv.EntryPoint "GLCompute" @k
  }
  gpu.module @kernels {
    gpu.func @k(%a: memref<3xf32>) kernel {
      gpu.return
    }
  }
  func.func @main(%one: index, %a: memref<3xf32>) {
    // expected-error@+2 {{argument 0 has no variable: '__spv__kernels' has none with this binding}}
    // expected-error@+1 {{'gpu.launch_func' op kernel container 'kernels' is undefined}}
    gpu.launch_func @kernels::@k blocks in (%one, %one, %one) threads in (%one, %one, %one) args(%a : memref<3xf32>)
    return
  }
}

// -----

module attributes {gpu.container_module} {
  spirv.module @__spv__kernels Logical GLSL450 requires #spirv.vce<v1.0, [Shader], []> {
    spirv.GlobalVariable @in bind(0, 0) : !spirv.ptr<!spirv.struct<(!spirv.array<6 x f32, stride=4> [0])>, StorageBuffer>
    spirv.func @k() "None" {
      spirv.Return
    }
    spirv.EntryPoint "GLCompute" @k
  }
  gpu.module @kernels {
    gpu.func @k(%a: memref<3xf32, strided<[2]>>) kernel {
      gpu.return
    }
  }
  func.func @main(%one: index, %a: memref<3xf32, strided<[2]>>) {
    // expected-error@+2 {{argument 0 has a layout: copy it to a memref without one}}
    // expected-error@+1 {{'gpu.launch_func' op kernel container 'kernels' is undefined}}
    gpu.launch_func @kernels::@k blocks in (%one, %one, %one) threads in (%one, %one, %one) args(%a : memref<3xf32, strided<[2]>>)
    return
  }
}
