// RUN: terrace opt %s --finalize-memref-to-llvm --allow-unregistered-dialect
// RUN: terrace opt %s --convert-to-llvm --allow-unregistered-dialect

func.func @rank0(%m: memref<f32>) -> f32 {
  %0 = memref.load %m[] : memref<f32>
  memref.store %0, %m[] : memref<f32>
  return %0 : f32
}
func.func @rank1(%m: memref<4xi32>, %i: index) -> i32 {
  %0 = memref.load %m[%i] : memref<4xi32>
  memref.store %0, %m[%i] : memref<4xi32>
  return %0 : i32
}
func.func @rank2_static(%m: memref<4x8xf32>, %i: index, %j: index) -> f32 {
  %0 = memref.load %m[%i, %j] : memref<4x8xf32>
  return %0 : f32
}
func.func @rank2_dynamic(%m: memref<?x?xf32>, %i: index, %j: index, %v: f32) {
  memref.store %v, %m[%i, %j] : memref<?x?xf32>
  return
}
func.func @rank3(%m: memref<2x?x4xi8>, %i: index, %j: index, %k: index) -> i8 {
  %0 = memref.load %m[%i, %j, %k] : memref<2x?x4xi8>
  return %0 : i8
}
func.func @strided(%m: memref<4x8xf32, strided<[16, 2], offset: 5>>, %i: index, %j: index) -> f32 {
  %0 = memref.load %m[%i, %j] : memref<4x8xf32, strided<[16, 2], offset: 5>>
  return %0 : f32
}
func.func @dynamic_strides(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>, %i: index, %j: index) -> f32 {
  %0 = memref.load %m[%i, %j] : memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %0 : f32
}
func.func @unit_stride(%m: memref<?xf32, strided<[1], offset: ?>>, %i: index) -> f32 {
  %0 = memref.load %m[%i] : memref<?xf32, strided<[1], offset: ?>>
  return %0 : f32
}
func.func @space(%m: memref<4xf32, 3>, %i: index) -> f32 {
  %0 = memref.load %m[%i] : memref<4xf32, 3>
  return %0 : f32
}
func.func @elements(%a: memref<4xvector<4xf32>>, %b: memref<4xindex>, %c: memref<4xi1>, %d: memref<2xvector<2x3xf32>>, %i: index) -> index {
  %0 = memref.load %a[%i] : memref<4xvector<4xf32>>
  %1 = memref.load %b[%i] : memref<4xindex>
  %2 = memref.load %c[%i] : memref<4xi1>
  %3 = memref.load %d[%i] : memref<2xvector<2x3xf32>>
  memref.store %1, %b[%1] : memref<4xindex>
  memref.store %3, %d[%i] : memref<2xvector<2x3xf32>>
  return %1 : index
}
func.func @flags(%m: memref<4xf32>, %i: index) -> f32 {
  %0 = memref.load %m[%i] {nontemporal = true} : memref<4xf32>
  memref.store %0, %m[%i] {nontemporal = true} : memref<4xf32>
  %1 = memref.load %m[%i] {alignment = 16 : i64} : memref<4xf32>
  memref.store %1, %m[%i] {alignment = 32 : i64} : memref<4xf32>
  %2 = memref.load %m[%i] {my.attr} : memref<4xf32>
  return %2 : f32
}
func.func @constant_index(%m: memref<4x8xf32>) -> f32 {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = memref.load %m[%c1, %c2] : memref<4x8xf32>
  return %0 : f32
}
func.func @affine_layout(%m: memref<4x8xf32, affine_map<(i, j) -> (j * 4 + i)>>, %i: index) -> f32 {
  %0 = memref.load %m[%i, %i] : memref<4x8xf32, affine_map<(i, j) -> (j * 4 + i)>>
  return %0 : f32
}
