// Tensors have no type in the llvm dialect: the function stays.
// RUN: terrace opt %s --convert-func-to-llvm

func.func @keep(%t: tensor<4xf32>) {
  return
}
