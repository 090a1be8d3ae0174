// RUN: not terrace opt %s --convert-cf-to-llvm --mlir-print-ir-after-failure 2>&1
// RUN: not terrace opt %s --convert-cf-to-llvm --mlir-print-ir-after-all 2>&1
// RUN: not terrace opt %s --convert-cf-to-llvm --convert-func-to-llvm --mlir-print-ir-before-all 2>&1

func.func @bad(%t: tensor<4xi32>) {
  cf.br ^bb1(%t : tensor<4xi32>)
^bb1(%x: tensor<4xi32>):
  return
}
