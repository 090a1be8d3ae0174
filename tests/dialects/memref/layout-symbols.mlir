// RUN: not terrace opt %s --split-input-file 2>&1

func.func @a(%i: index) {
  %t = memref.alloc()[%i] : memref<4xf32, affine_map<(d0)[s0] -> (d0 + s0 - s0)>>
  return
}
// -----
func.func @a0() {
  %t = memref.alloc() : memref<4xf32, affine_map<(d0)[s0] -> (d0 + s0 - s0)>>
  return
}
// -----
func.func @a(%i: index) {
  %t = memref.alloc()[%i] : memref<4xf32, affine_map<(d0)[s0] -> (d0 + s0 * 0)>>
  return
}
// -----
func.func @a0() {
  %t = memref.alloc() : memref<4xf32, affine_map<(d0)[s0] -> (d0 + s0 * 0)>>
  return
}
// -----
func.func @a(%i: index) {
  %t = memref.alloc()[%i] : memref<4xf32, affine_map<(d0)[s0] -> (d0)>>
  return
}
// -----
func.func @a0() {
  %t = memref.alloc() : memref<4xf32, affine_map<(d0)[s0] -> (d0)>>
  return
}
// -----
func.func @a(%i: index) {
  %t = memref.alloc()[%i, %i] : memref<4xf32, affine_map<(d0)[s0, s1] -> (d0 + s1)>>
  return
}
// -----
func.func @a0(%i: index) {
  %t = memref.alloc()[%i] : memref<4xf32, affine_map<(d0)[s0, s1] -> (d0 + s1)>>
  return
}
// -----
func.func @a0(%i: index) {
  %t = memref.alloc()[%i] : memref<4x4xf32, affine_map<(d0, d1)[s0] -> (d0, d1)>>
  return
}
// -----
func.func @a0(%i: index) {
  %t = memref.alloc() : memref<4x4xf32, affine_map<(d0, d1)[s0] -> (d0, d1)>>
  return
}
// -----
func.func @a0(%i: index) {
  %t = memref.alloc()[%i] : memref<4x4xf32, affine_map<(d0, d1)[s0] -> (d0 * 4 + d1)>>
  return
}
// -----
func.func @a0(%i: index) {
  %t = memref.alloc() : memref<4x4xf32, affine_map<(d0, d1)[s0] -> (d0 * 4 + d1)>>
  return
}
// -----
func.func @a0(%i: index) {
  %t = memref.alloc() : memref<4x4xf32, affine_map<(d0, d1)[s0] -> (d0 * 4 + d1, s0 - s0)>>
  return
}
// -----
func.func @a0(%i: index) {
  %t = memref.alloc()[%i] : memref<4x4xf32, affine_map<(d0, d1)[s0] -> (d0 * 4 + d1, s0 - s0)>>
  return
}
// -----
func.func @a0(%i: index) {
  %t = memref.alloc()[%i] : memref<4x4xf32, strided<[?, 1]>>
  return
}
// -----
func.func @a0(%i: index) {
  %t = memref.alloc()[%i, %i] : memref<4x4xf32, strided<[?, 1], offset: ?>>
  return
}
// -----
func.func @a0(%i: index) {
  %t = memref.alloc()[%i] : memref<4x4xf32, strided<[?, 1], offset: ?>>
  return
}
// -----
func.func @a0(%i: index) {
  %t = memref.alloca()[%i] : memref<4xf32, affine_map<(d0)[s0] -> (d0 + s0 - s0)>>
  return
}
// -----
func.func @a0(%i: index) {
  %t = memref.alloca() : memref<4xf32, affine_map<(d0)[s0] -> (d0 + s0 - s0)>>
  return
}
// -----
func.func @a0(%i: index) {
  %t = memref.alloca()[%i] : memref<f32, affine_map<()[s0] -> (s0)>>
  return
}
// -----
func.func @a0(%i: index) {
  %t = memref.alloca()[%i] : memref<f32, affine_map<()[s0] -> ()>>
  return
}
// -----
func.func @a0(%i: index) {
  %t = memref.alloca() : memref<f32, affine_map<()[s0] -> ()>>
  return
}
// -----
func.func @a0(%i: index) {
  %t = memref.alloca()[%i] : memref<f32, strided<[], offset: ?>>
  return
}
// -----
func.func @r(%i: index, %m: memref<4xf32, affine_map<(d0)[s0] -> (d0)>>) {
  %t = memref.realloc %m : memref<4xf32, affine_map<(d0)[s0] -> (d0)>> to memref<8xf32>
  return
}
// -----
func.func @r(%i: index, %m: memref<4xf32, affine_map<(d0)[s0] -> (d0 + s0 - s0)>>) {
  %t = memref.realloc %m : memref<4xf32, affine_map<(d0)[s0] -> (d0 + s0 - s0)>> to memref<8xf32, affine_map<(d0)[s0] -> (d0 + s0 - s0)>>
  return
}
// -----
func.func @r(%i: index, %m: memref<4xf32, strided<[1]>>) {
  %t = memref.realloc %m : memref<4xf32, strided<[1]>> to memref<8xf32>
  return
}
// -----
func.func @r(%i: index, %m: memref<16xi8, affine_map<(d0)[s0] -> (d0)>>, %c: index) {
  %t = memref.view %m[%c][] : memref<16xi8, affine_map<(d0)[s0] -> (d0)>> to memref<4xf32>
  return
}
