// RUN: terrace opt %s --convert-func-to-llvm
// RUN: terrace opt %s --convert-to-llvm
// RUN: terrace opt %s --convert-func-to-llvm=use-bare-ptr-memref-call-conv=1
// RUN: terrace opt %s --pass-pipeline='builtin.module(convert-func-to-llvm,finalize-memref-to-llvm{use-generic-functions=1},reconcile-unrealized-casts)'

func.func @un(%m: memref<?xf32>) -> memref<*xf32> {
  %0 = memref.cast %m : memref<?xf32> to memref<*xf32>
  return %0 : memref<*xf32>
}
func.func @un2(%m: memref<?xf32>) -> (memref<*xf32>, i32, memref<*xf32>) {
  %c = arith.constant 1 : i32
  %0 = memref.cast %m : memref<?xf32> to memref<*xf32>
  return %0, %c, %0 : memref<*xf32>, i32, memref<*xf32>
}
func.func @callun(%m: memref<?xf32>) -> index {
  %0 = call @un(%m) : (memref<?xf32>) -> memref<*xf32>
  %1:3 = call @un2(%m) : (memref<?xf32>) -> (memref<*xf32>, i32, memref<*xf32>)
  %r = memref.rank %0 : memref<*xf32>
  %s = memref.rank %1#2 : memref<*xf32>
  %t = arith.addi %r, %s : index
  return %t : index
}
func.func @callind(%f: (memref<?xf32>) -> memref<*xf32>, %m: memref<?xf32>) -> memref<*xf32> {
  %0 = call_indirect %f(%m) : (memref<?xf32>) -> memref<*xf32>
  return %0 : memref<*xf32>
}
func.func @unsp(%m: memref<?xf32, 3>) -> memref<*xf32, 3> attributes {llvm.emit_c_interface} {
  %0 = memref.cast %m : memref<?xf32, 3> to memref<*xf32, 3>
  return %0 : memref<*xf32, 3>
}
func.func @dyn(%m: memref<4xf32>) -> memref<?xf32> {
  %0 = memref.cast %m : memref<4xf32> to memref<?xf32>
  return %0 : memref<?xf32>
}
func.func @two_dynamic(%m: memref<4xf32>) -> (memref<?xf32>, memref<4xf32>) {
  %0 = memref.cast %m : memref<4xf32> to memref<?xf32>
  return %0, %m : memref<?xf32>, memref<4xf32>
}
