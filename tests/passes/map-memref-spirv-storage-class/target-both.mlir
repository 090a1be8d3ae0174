// RUN: terrace opt %s --map-memref-spirv-storage-class
// RUN: terrace opt %s --map-memref-spirv-storage-class=client-api=opencl

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Shader, Kernel], []>, #spirv.resource_limits<>>} {
  func.func private @f(memref<4xf32>, memref<4xf32, 4>)
}
