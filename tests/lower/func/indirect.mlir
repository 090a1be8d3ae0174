// RUN: terrace opt %s --convert-func-to-llvm
// RUN: terrace opt %s --convert-to-llvm

func.func private @callee(i32) -> i32
func.func @constant() -> ((i32) -> i32) {
  %f = constant @callee : (i32) -> i32
  return %f : (i32) -> i32
}
func.func @indirect(%f: (i32) -> i32, %a: i32) -> i32 {
  %0 = call_indirect %f(%a) : (i32) -> i32
  return %0 : i32
}
func.func @void(%f: () -> ()) {
  call_indirect %f() : () -> ()
  return
}
func.func @multi(%f: (index) -> (i32, index), %i: index) -> (i32, index) {
  %0:2 = call_indirect %f(%i) : (index) -> (i32, index)
  return %0#0, %0#1 : i32, index
}
func.func @memref(%f: (memref<4xf32>) -> memref<4xf32>, %m: memref<4xf32>) -> memref<4xf32> {
  %0 = call_indirect %f(%m) : (memref<4xf32>) -> memref<4xf32>
  return %0 : memref<4xf32>
}
func.func @both(%a: i32) -> i32 {
  %f = constant @callee : (i32) -> i32
  %0 = call_indirect %f(%a) : (i32) -> i32
  return %0 : i32
}
func.func @discardable(%f: (i32) -> i32, %a: i32) -> i32 {
  %0 = call_indirect %f(%a) {my.attr = "x"} : (i32) -> i32
  return %0 : i32
}
