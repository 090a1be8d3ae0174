// RUN: terrace opt %s --convert-ub-to-llvm --allow-unregistered-dialect
// RUN: terrace opt %s --convert-to-llvm --allow-unregistered-dialect

func.func @tensor() -> tensor<4xf32> {
  %0 = ub.poison : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @attr() -> i32 {
  %0 = ub.poison {my.attr} : i32
  return %0 : i32
}
