// RUN: terrace opt %s --drop-equivalent-buffer-results
// RUN: terrace opt %s --buffer-results-to-out-params
// DIFFERS: upstream changes the type of a function that is also used as a value, which gives invalid IR; it loses attributes of calls.

func.func private @value(%m: memref<4xf32>) -> memref<4xf32> {
  return %m : memref<4xf32>
}
func.func private @called(%m: memref<4xf32>) -> memref<4xf32> {
  return %m : memref<4xf32>
}
func.func @user(%m: memref<4xf32>) -> memref<4xf32> {
  %f = constant @value : (memref<4xf32>) -> memref<4xf32>
  %0 = call_indirect %f(%m) : (memref<4xf32>) -> memref<4xf32>
  %1 = call @called(%0) {llvm.note} : (memref<4xf32>) -> memref<4xf32>
  return %1 : memref<4xf32>
}
