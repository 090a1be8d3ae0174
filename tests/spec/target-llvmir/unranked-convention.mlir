// RUN: terrace opt %s --convert-func-to-llvm --allow-unregistered-dialect

func.func @callee(%m: memref<*xf32>) {
  "t.use"(%m) : (memref<*xf32>) -> ()
  return
}
func.func @caller() {
  %m = "t.get"() : () -> memref<*xf32>
  call @callee(%m) : (memref<*xf32>) -> ()
  return
}
