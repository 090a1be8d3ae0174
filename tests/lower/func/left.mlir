// RUN: terrace opt %s --convert-func-to-llvm --allow-unregistered-dialect
// RUN: terrace opt %s --convert-to-llvm --allow-unregistered-dialect

// Functions whose types have no LLVM equivalent stay as they are.
func.func @tensor(%t: tensor<4xf32>) -> tensor<4xf32> {
  return %t : tensor<4xf32>
}
func.func private @tensor_decl(tensor<4xf32>)
func.func @tensor_result_only() -> tensor<4xf32> {
  %0 = "test.t"() : () -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @tuple(%t: tuple<i32, f32>) {
  return
}
func.func @call_left(%t: tensor<4xf32>, %i: index) -> index {
  %0 = call @tensor(%t) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = call @good(%i) : (index) -> index
  return %1 : index
}
func.func @good(%i: index) -> index {
  return %i : index
}
func.func @call_to_left(%i: index) {
  %0 = call @tensor_result_only() : () -> tensor<4xf32>
  return
}
