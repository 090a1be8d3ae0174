// RUN: terrace opt %s --lower-host-to-llvm
// DIFFERS: upstream crashes on dynamic sizes

module attributes {gpu.container_module} {
  spirv.module @__spv__kernels Logical GLSL450 requires #spirv.vce<v1.0, [Shader], []> {
    spirv.GlobalVariable @rows bind(0, 0) : !spirv.ptr<!spirv.struct<(!spirv.array<12 x f32, stride=4> [0])>, StorageBuffer>
    spirv.func @k() "None" {
      spirv.Return
    }
    spirv.EntryPoint "GLCompute" @k, @rows
  }
  gpu.module @kernels {
    gpu.func @k(%rows: memref<?x4xf32>) kernel {
      gpu.return
    }
  }
  func.func @main(%one: index, %rows: memref<?x4xf32>) {
    gpu.launch_func @kernels::@k blocks in (%one, %one, %one) threads in (%one, %one, %one) args(%rows : memref<?x4xf32>)
    return
  }
}
