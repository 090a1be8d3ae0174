// RUN: terrace opt %s --llvm-request-c-wrappers
// RUN: terrace opt %s --pass-pipeline='builtin.module(func.func(llvm-request-c-wrappers),convert-func-to-llvm)'

func.func private @declared(memref<?xf32>)
func.func @defined(%m: memref<?xf32>, %s: f32) -> f32 {
  return %s : f32
}
