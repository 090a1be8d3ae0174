// RUN: terrace opt %s --lower-host-to-llvm
// DIFFERS: upstream copies from the allocated pointers, which lie in front of the elements of aligned memory and of views

module attributes {gpu.container_module} {
  spirv.module @__spv__kernels Logical GLSL450 requires #spirv.vce<v1.0, [Shader], [SPV_KHR_variable_pointers]> {
    spirv.GlobalVariable @in bind(0, 0) : !spirv.ptr<!spirv.struct<(!spirv.array<6 x i32, stride=4> [0])>, StorageBuffer>
    spirv.GlobalVariable @out bind(0, 1) : !spirv.ptr<!spirv.struct<(!spirv.array<12 x f32, stride=4> [0])>, StorageBuffer>
    spirv.func @double() "None" attributes {workgroup_attributions = 0 : i64} {
      %0 = spirv.mlir.addressof @in : !spirv.ptr<!spirv.struct<(!spirv.array<6 x i32, stride=4> [0])>, StorageBuffer>
      %1 = spirv.mlir.addressof @out : !spirv.ptr<!spirv.struct<(!spirv.array<12 x f32, stride=4> [0])>, StorageBuffer>
      spirv.Return
    }
    spirv.EntryPoint "GLCompute" @double, @in, @out
    spirv.ExecutionMode @double "LocalSize", 1, 1, 1
  }
  gpu.module @kernels {
    gpu.func @double(%arg0: memref<6xi32>, %arg1: memref<3x4xf32>) kernel {
      gpu.return
    }
  }
  func.func private @external(memref<6xi32>)
  func.func @main(%in: memref<6xi32>) -> i32 {
    %buffer = memref.alloc() : memref<6xi32>
    %rows = memref.alloc() {alignment = 64} : memref<3x4xf32>
    %one = arith.constant 1 : index
    %r = arith.constant 1 : i32
    gpu.launch_func @kernels::@double blocks in (%one, %one, %one) threads in (%one, %one, %one) args(%buffer : memref<6xi32>, %rows : memref<3x4xf32>)
    gpu.launch_func @kernels::@double blocks in (%one, %one, %one) threads in (%one, %one, %one) args(%in : memref<6xi32>, %rows : memref<3x4xf32>)
    call @external(%in) : (memref<6xi32>) -> ()
    return %r : i32
  }
}
