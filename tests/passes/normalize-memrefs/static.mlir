// RUN: terrace opt %s --allow-unregistered-dialect --normalize-memrefs

// Layouts of allocations, arguments and results; subscripts go through them.

#tile = affine_map<(d0, d1) -> (d0 floordiv 32, d1 floordiv 16, d0 mod 32, d1 mod 16)>
#tile1 = affine_map<(d0) -> (d0 floordiv 32, d0 mod 32)>
#perm = affine_map<(d0, d1) -> (d1, d0)>
#plus = affine_map<(d0, d1) -> (d0 + 3, d1)>
#half = affine_map<(d0) -> (d0 - d0 floordiv 2)>
#skew = affine_map<(d0, d1) -> (d0 + d1, d1)>
func.func @alloc(%i: index, %j: index, %v: f32) {
  %m = memref.alloc() {alignment = 64} : memref<64x64xf32, #tile>
  affine.store %v, %m[symbol(%i), symbol(%j)] : memref<64x64xf32, #tile>
  %x = affine.load %m[symbol(%i) + 1, symbol(%j)] {tag} : memref<64x64xf32, #tile>
  memref.dealloc %m : memref<64x64xf32, #tile>
  return
}
func.func @arg(%m: memref<65x30xf32, #tile>, %i: index) -> f32 {
  %x = affine.load %m[symbol(%i), 3] : memref<65x30xf32, #tile>
  affine.prefetch %m[symbol(%i), 3], read, locality<3>, data : memref<65x30xf32, #tile>
  return %x : f32
}
func.func @ret(%m: memref<10x20xf32, #perm>) -> memref<10x20xf32, #perm> {
  return %m : memref<10x20xf32, #perm>
}
func.func @caller(%m: memref<10x20xf32, #perm>, %i: index) -> f32 {
  %r = call @ret(%m) : (memref<10x20xf32, #perm>) -> memref<10x20xf32, #perm>
  %x = affine.load %r[symbol(%i), 3] : memref<10x20xf32, #perm>
  return %x : f32
}
func.func private @ext(memref<10x20xf32, #plus>, i32) -> memref<10x20xf32, #skew>
func.func @half(%m: memref<10xf32, #half>, %i: index) -> f32 {
  %x = affine.load %m[symbol(%i)] : memref<10xf32, #half>
  return %x : f32
}
func.func @skew(%m: memref<10x5xf32, #skew>, %i: index) -> f32 {
  %x = affine.load %m[symbol(%i), 2] : memref<10x5xf32, #skew>
  return %x : f32
}
func.func @loaded(%m: memref<10x20xf32, #perm>, %i: index) -> f32 {
  %d = memref.load %m[%i, %i] : memref<10x20xf32, #perm>
  return %d : f32
}
func.func @strided(%m: memref<10x20xf32, strided<[40, 2], offset: 1>>, %i: index) -> f32 {
  %x = affine.load %m[symbol(%i), 2] : memref<10x20xf32, strided<[40, 2], offset: 1>>
  return %x : f32
}
