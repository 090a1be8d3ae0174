// RUN: terrace opt %s --convert-func-to-llvm
// RUN: terrace opt %s --convert-to-llvm

func.func private @none()
func.func private @one(i32) -> i32
func.func private @two(i32, index) -> (i32, index)
func.func private @three() -> (memref<4xf32>, i32, vector<2x2xf32>)
func.func private @mem(memref<?xf32>, i32) -> memref<?xf32>
func.func @calls(%a: i32, %i: index) -> (i32, index) {
  call @none() : () -> ()
  %0 = call @one(%a) : (i32) -> i32
  %1:2 = call @two(%0, %i) : (i32, index) -> (i32, index)
  return %1#0, %1#1 : i32, index
}
func.func @unused_results(%a: i32, %i: index) {
  %0 = call @one(%a) : (i32) -> i32
  %1:2 = call @two(%a, %i) : (i32, index) -> (i32, index)
  return
}
func.func @multi() -> (memref<4xf32>, vector<2x2xf32>) {
  %0:3 = call @three() : () -> (memref<4xf32>, i32, vector<2x2xf32>)
  return %0#0, %0#2 : memref<4xf32>, vector<2x2xf32>
}
func.func @memref(%m: memref<?xf32>, %a: i32) -> memref<?xf32> {
  %0 = call @mem(%m, %a) : (memref<?xf32>, i32) -> memref<?xf32>
  %1 = call @mem(%0, %a) : (memref<?xf32>, i32) -> memref<?xf32>
  return %1 : memref<?xf32>
}
func.func @recursive(%a: i32) -> i32 {
  %0 = call @recursive(%a) : (i32) -> i32
  return %0 : i32
}
func.func @no_inline(%a: i32) -> i32 {
  %0 = call @one(%a) {no_inline, my.attr = 1 : i32} : (i32) -> i32
  return %0 : i32
}
func.func @call_attrs(%a: i32) -> i32 {
  %0 = "func.call"(%a) <{callee = @one, arg_attrs = [{llvm.noundef}], res_attrs = [{llvm.signext}]}> : (i32) -> i32
  return %0 : i32
}
