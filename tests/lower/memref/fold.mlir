// RUN: terrace opt %s --finalize-memref-to-llvm --allow-unregistered-dialect --split-input-file
// RUN: terrace opt %s --convert-arith-to-llvm --allow-unregistered-dialect --split-input-file
// RUN: terrace opt %s --convert-to-llvm --allow-unregistered-dialect --split-input-file

func.func @dim_static(%m: memref<4x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = memref.dim %m, %c0 : memref<4x?xf32>
  %1 = memref.dim %m, %c1 : memref<4x?xf32>
  "test.use"(%0, %1) : (index, index) -> ()
  return
}
// -----
func.func @dim_of_alloc(%n: index, %k: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %a = memref.alloc(%n, %k) : memref<?x4x?xf32>
  %0 = memref.dim %a, %c0 : memref<?x4x?xf32>
  %1 = memref.dim %a, %c1 : memref<?x4x?xf32>
  %2 = memref.dim %a, %c2 : memref<?x4x?xf32>
  %b = memref.alloca(%n) : memref<?xf32>
  %3 = memref.dim %b, %c0 : memref<?xf32>
  "test.use"(%0, %1, %2, %3) : (index, index, index, index) -> ()
  return
}
// -----
func.func @dim_of_cast(%m: memref<4x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c = memref.cast %m : memref<4x?xf32> to memref<?x?xf32>
  %0 = memref.dim %c, %c0 : memref<?x?xf32>
  %1 = memref.dim %c, %c1 : memref<?x?xf32>
  "test.use"(%0, %1) : (index, index) -> ()
  return
}
// -----
func.func @access_of_cast(%m: memref<4xf32>, %i: index, %v: f32) {
  %c = memref.cast %m : memref<4xf32> to memref<?xf32>
  %0 = memref.load %c[%i] : memref<?xf32>
  memref.store %v, %c[%i] : memref<?xf32>
  memref.dealloc %c : memref<?xf32>
  "test.use"(%0) : (f32) -> ()
  return
}
// -----
// A cast that forgets strides is not looked through by casts to static ones.
func.func @cast_chains(%m: memref<4xf32>, %d: memref<?xf32>) {
  %a = memref.cast %m : memref<4xf32> to memref<?xf32>
  %0 = memref.cast %a : memref<?xf32> to memref<4xf32>
  %b = memref.cast %m : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
  %1 = memref.cast %b : memref<4xf32, strided<[?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
  %e = memref.cast %d : memref<?xf32> to memref<4xf32>
  %2 = memref.cast %e : memref<4xf32> to memref<?xf32>
  %3 = memref.cast %d : memref<?xf32> to memref<?xf32>
  "test.use"(%0, %1, %2, %3) : (memref<4xf32>, memref<?xf32, strided<[?], offset: ?>>, memref<?xf32>, memref<?xf32>) -> ()
  return
}
// -----
func.func @load_of_global() {
  %c1 = arith.constant 1 : index
  %g = memref.get_global @table : memref<2xi32>
  %0 = memref.load %g[%c1] : memref<2xi32>
  "test.use"(%0) : (i32) -> ()
  return
}
memref.global "private" constant @table : memref<2xi32> = dense<[1, 2]>
// -----
func.func @store_then_load(%m: memref<f32>, %v: f32) {
  memref.store %v, %m[] : memref<f32>
  %0 = memref.load %m[] : memref<f32>
  "test.use"(%0) : (f32) -> ()
  return
}
