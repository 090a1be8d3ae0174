// RUN: terrace opt %s --sroa
// RUN: terrace opt %s --sroa --mem2reg --canonicalize

// Memory of a few elements is divided if each access names one by constants.

func.func @n16(%v: f32) -> f32 {
  %c1 = arith.constant 1 : index
  %a = memref.alloca() {alignment = 64 : i64} : memref<4x4xf32>
  memref.store %v, %a[%c1, %c1] : memref<4x4xf32>
  %r = memref.load %a[%c1, %c1] : memref<4x4xf32>
  return %r : f32
}
func.func @n17(%v: f32) -> f32 {
  %c1 = arith.constant 1 : index
  %a = memref.alloca() : memref<17xf32>
  memref.store %v, %a[%c1] : memref<17xf32>
  %r = memref.load %a[%c1] : memref<17xf32>
  return %r : f32
}
func.func @layout(%v: f32) -> f32 {
  %c1 = arith.constant 1 : index
  %a = memref.alloca() : memref<2xf32, strided<[2]>>
  memref.store %v, %a[%c1] : memref<2xf32, strided<[2]>>
  %r = memref.load %a[%c1] : memref<2xf32, strided<[2]>>
  return %r : f32
}
func.func @map(%v: f32) -> f32 {
  %c1 = arith.constant 1 : index
  %a = memref.alloca() : memref<2xf32, affine_map<(d0) -> (d0)>>
  memref.store %v, %a[%c1] : memref<2xf32, affine_map<(d0) -> (d0)>>
  %r = memref.load %a[%c1] : memref<2xf32, affine_map<(d0) -> (d0)>>
  return %r : f32
}
func.func @one(%v: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloca() : memref<1x1xf32>
  memref.store %v, %a[%c0, %c0] : memref<1x1xf32>
  %r = memref.load %a[%c0, %c0] : memref<1x1xf32>
  return %r : f32
}
func.func @scalar(%v: f32) -> f32 {
  %a = memref.alloca() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  %r = memref.load %a[] : memref<f32>
  return %r : f32
}
func.func @outside(%v: f32) -> f32 {
  %c0 = arith.constant 3 : index
  %a = memref.alloca() : memref<3xf32>
  memref.store %v, %a[%c0] : memref<3xf32>
  %r = memref.load %a[%c0] : memref<3xf32>
  return %r : f32
}
func.func @unknown(%v: f32, %c0: index) -> f32 {
  %a = memref.alloca() : memref<3xf32>
  memref.store %v, %a[%c0] : memref<3xf32>
  %r = memref.load %a[%c0] : memref<3xf32>
  return %r : f32
}
func.func @region(%v: f32, %n: index, %c: i1) -> f32 {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %a = memref.alloca() : memref<3xf32>
  scf.if %c {
    memref.store %v, %a[%c0] {nontemporal = true, foo} : memref<3xf32>
    memref.store %v, %a[%c2] {alignment = 8 : i64} : memref<3xf32>
  }
  %r = memref.load %a[%c2] : memref<3xf32>
  %s = memref.load %a[%c0] : memref<3xf32>
  %t = arith.addf %r, %s : f32
  return %t : f32
}
func.func @inregion(%v: f32, %n: index, %c: i1) -> f32 {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  scf.if %c {
  %a = memref.alloca() : memref<3xf32>
    memref.store %v, %a[%c0] : memref<3xf32>
    memref.store %v, %a[%c2] : memref<3xf32>
  }
  return %v : f32
}
func.func @dealloc(%v: f32) {
  %c0 = arith.constant 0 : index
  %a = memref.alloca() : memref<3xf32>
    memref.store %v, %a[%c0] : memref<3xf32>
    memref.dealloc %a : memref<3xf32>
  return
}
func.func @stored(%m: memref<memref<3xf32>>) {
  %a = memref.alloca() : memref<3xf32>
    memref.store %a, %m[] : memref<memref<3xf32>>
  return
}
func.func @cast(%m: memref<memref<3xf32>>) -> f32 {
  %a = memref.alloca() : memref<3xf32>
  %c0 = arith.constant 0 : index
  %b = memref.cast %a : memref<3xf32> to memref<?xf32>
  %s = memref.load %a[%c0] : memref<3xf32>
  return %s : f32
}
func.func @idx(%v: f32) -> f32 {
  %c0 = index.constant 1
  %k = ub.poison : index
  %a = memref.alloca() : memref<3xf32>
  memref.store %v, %a[%c0] : memref<3xf32>
  %s = memref.load %a[%c0] : memref<3xf32>
  return %s : f32
}
func.func @unused(%v: f32) {
  %a = memref.alloca() : memref<3xf32>
  return
}
func.func @nested() -> memref<2xf32> {
  %c0 = arith.constant 1 : index
  %a = memref.alloca() : memref<3xmemref<2xf32>>
  %s = memref.load %a[%c0] : memref<3xmemref<2xf32>>
  return %s : memref<2xf32>
}
func.func @negative(%v: f32) -> f32 {
  %c0 = arith.constant -1 : index
  %a = memref.alloca() : memref<3xf32>
  memref.store %v, %a[%c0] : memref<3xf32>
  %r = memref.load %a[%c0] : memref<3xf32>
  return %r : f32
}
