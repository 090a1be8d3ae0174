// RUN: terrace opt %s --finalize-memref-to-llvm
// RUN: terrace opt %s --convert-to-llvm

func.func @pointer_as_index(%m: memref<?xf32>, %u: memref<*xf32>) -> index {
  %0 = memref.extract_aligned_pointer_as_index %m : memref<?xf32> -> index
  return %0 : index
}
func.func @metadata(%m: memref<?x4xf32>) -> (memref<f32>, index, index, index, index, index) {
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<?x4xf32> -> memref<f32>, index, index, index, index, index
  return %b, %o, %s#0, %s#1, %t#0, %t#1 : memref<f32>, index, index, index, index, index
}
func.func @reinterpret(%m: memref<?xf32>, %n: index) -> memref<?x4xf32, strided<[4, 1], offset: 8>> {
  %0 = memref.reinterpret_cast %m to offset: [8], sizes: [%n, 4], strides: [4, 1] : memref<?xf32> to memref<?x4xf32, strided<[4, 1], offset: 8>>
  return %0 : memref<?x4xf32, strided<[4, 1], offset: 8>>
}
func.func @view(%m: memref<?xi8>, %o: index, %n: index) -> memref<?x4xf32> {
  %0 = memref.view %m[%o][%n] : memref<?xi8> to memref<?x4xf32>
  return %0 : memref<?x4xf32>
}
func.func @space_cast(%m: memref<4xf32, 3>) -> memref<4xf32> {
  %0 = memref.memory_space_cast %m : memref<4xf32, 3> to memref<4xf32>
  return %0 : memref<4xf32>
}
func.func @copy(%a: memref<4xf32>, %b: memref<4xf32>) {
  memref.copy %a, %b : memref<4xf32> to memref<4xf32>
  return
}
func.func @copy_strided(%a: memref<?xf32, strided<[?], offset: ?>>, %b: memref<?xf32>) {
  memref.copy %a, %b : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32>
  return
}
func.func @prefetch(%m: memref<4xf32>, %i: index) {
  memref.prefetch %m[%i], read, locality<3>, data : memref<4xf32>
  return
}
func.func @transpose(%m: memref<?x?xf32>) -> memref<?x?xf32, strided<[1, ?]>> {
  %0 = memref.transpose %m (i, j) -> (j, i) : memref<?x?xf32> to memref<?x?xf32, strided<[1, ?]>>
  return %0 : memref<?x?xf32, strided<[1, ?]>>
}
func.func @align(%m: memref<4xf32>) -> memref<4xf32> {
  %0 = memref.assume_alignment %m, 16 : memref<4xf32>
  return %0 : memref<4xf32>
}
func.func @atomic(%m: memref<4xi32>, %i: index, %v: i32) -> i32 {
  %0 = memref.atomic_rmw addi %v, %m[%i] : (i32, memref<4xi32>) -> i32
  %1 = memref.atomic_rmw maxs %v, %m[%i] : (i32, memref<4xi32>) -> i32
  return %0 : i32
}
func.func @generic_atomic(%m: memref<4xi32>, %i: index, %v: i32) -> i32 {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<4xi32> {
  ^bb0(%old: i32):
    %1 = arith.addi %old, %v : i32
    memref.atomic_yield %1 : i32
  }
  return %0 : i32
}
