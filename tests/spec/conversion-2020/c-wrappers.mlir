// RUN: terrace opt %s --llvm-request-c-wrappers --convert-func-to-llvm
// RUN: terrace opt %s --llvm-request-c-wrappers --convert-func-to-llvm=index-bitwidth=32

func.func private @outside(%m: memref<?x?xf32>)
func.func @inside(%m: memref<?x?xf32>) {
  return
}
