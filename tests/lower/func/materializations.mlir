// RUN: terrace opt %s --convert-func-to-llvm --allow-unregistered-dialect
// RUN: terrace opt %s --convert-to-llvm --allow-unregistered-dialect

// Where the casts of arguments and results go, and in which order.
func.func @a(%i: index, %j: index, %m: memref<f32>, %k : index) {
  "test.use"(%k, %i) : (index, index) -> ()
  "test.use"(%m, %j) : (memref<f32>, index) -> ()
  return
}
func.func @b(%i: index, %j: index, %m: memref<f32>, %k : index) -> (index, index, index) {
  "test.use"(%m, %j) : (memref<f32>, index) -> ()
  "test.use"(%k, %i) : (index, index) -> ()
  return %j, %k, %i : index, index, index
}
func.func @c(%c: i1) -> (index, index) {
  %0:2 = func.call @d(%c) : (i1) -> (index, index)
  %1 = func.call @e(%0#1) : (index) -> (index)
  "test.use"(%0#1, %0#0, %1) : (index, index, index) -> ()
  %2 = "test.x"() : () -> index
  return %0#0, %2 : index, index
}
func.func private @d(i1) -> (index, index)
func.func private @e(index) -> (index)
