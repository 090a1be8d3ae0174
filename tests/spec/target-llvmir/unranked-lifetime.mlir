// What a function returns outlives its stack: the descriptor moves to the heap and back.
// RUN: terrace opt %s --convert-func-to-llvm
// RUN: terrace compile %s

func.func @give(%m: memref<*xf32>) -> memref<*xf32> {
  return %m : memref<*xf32>
}
func.func @take(%m: memref<*xf32>) {
  %r = call @give(%m) : (memref<*xf32>) -> memref<*xf32>
  return
}
func.func @indirect(%f: (memref<*xf32>) -> memref<*xf32>, %m: memref<*xf32>) {
  %r = call_indirect %f(%m) : (memref<*xf32>) -> memref<*xf32>
  return
}
func.func @two(%m: memref<*xf32>, %i: i8) -> (i8, memref<*xf32>, memref<*xf32>) {
  return %i, %m, %m : i8, memref<*xf32>, memref<*xf32>
}
