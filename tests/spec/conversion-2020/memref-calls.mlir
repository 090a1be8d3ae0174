// A ranked memref is five scalars, an unranked one is two.
// RUN: terrace opt %s --convert-func-to-llvm --allow-unregistered-dialect --reconcile-unrealized-casts
// RUN: terrace opt %s --convert-func-to-llvm=index-bitwidth=32 --allow-unregistered-dialect

func.func @ranked(%m: memref<?xf32>) {
  "t.use"(%m) : (memref<?xf32>) -> ()
  return
}
func.func @call_ranked() {
  %m = "t.get"() : () -> memref<?xf32>
  call @ranked(%m) : (memref<?xf32>) -> ()
  return
}
func.func @unranked(%m: memref<*xf32>) {
  "t.use"(%m) : (memref<*xf32>) -> ()
  return
}
func.func @call_unranked() {
  %m = "t.get"() : () -> memref<*xf32>
  call @unranked(%m) : (memref<*xf32>) -> ()
  return
}
