// RUN: terrace opt %s --convert-func-to-llvm
// RUN: terrace opt %s --convert-to-llvm

func.func private @callee(memref<*xf32>) -> memref<*xf32>
func.func @arg(%m: memref<*xf32>) {
  return
}
func.func @through(%m: memref<*xf32>) -> memref<*xf32> {
  return %m : memref<*xf32>
}
func.func @caller(%m: memref<*xf32>) {
  %0 = call @callee(%m) : (memref<*xf32>) -> memref<*xf32>
  return
}
func.func @mixed(%m: memref<*xf32>, %i: i32) -> (memref<*xf32>, i32) {
  return %m, %i : memref<*xf32>, i32
}
