// RUN: terrace opt %s --convert-to-llvm

// convert-to-llvm leaves a branch that it cannot convert.
func.func @br(%t: tensor<2xi32>) -> tensor<2xi32> {
  cf.br ^bb1(%t : tensor<2xi32>)
^bb1(%x: tensor<2xi32>):
  return %x : tensor<2xi32>
}
