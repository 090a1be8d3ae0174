// RUN: terrace compile %s --emit=ll
// RUN: terrace opt %s --lower-to-llvm
// DIFFERS: upstream lowers spirv only with convert-spirv-to-llvm

spirv.module @kernels Logical GLSL450 {
  spirv.GlobalVariable @input bind(0, 1) : !spirv.ptr<!spirv.array<4 x f32>, StorageBuffer>
  spirv.func @sum(%at: i32) -> f32 "Inline" {
    %values = spirv.mlir.addressof @input : !spirv.ptr<!spirv.array<4 x f32>, StorageBuffer>
    %value = spirv.AccessChain %values[%at] : !spirv.ptr<!spirv.array<4 x f32>, StorageBuffer>, i32 -> !spirv.ptr<f32, StorageBuffer>
    %0 = spirv.Load "StorageBuffer" %value : f32
    %1 = spirv.FAdd %0, %0 : f32
    spirv.ReturnValue %1 : f32
  }
  spirv.func @choose(%flag: i1, %x: i32) -> i32 "None" {
    spirv.mlir.selection {
      spirv.BranchConditional %flag, ^then, ^merge
    ^then:
      spirv.ReturnValue %x : i32
    ^merge:
      spirv.mlir.merge
    }
    %0 = spirv.IAdd %x, %x : i32
    spirv.ReturnValue %0 : i32
  }
}
