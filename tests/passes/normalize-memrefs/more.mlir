// RUN: terrace opt %s --allow-unregistered-dialect --normalize-memrefs

// Dynamic sizes of tiled layouts, symbols, casts, functions that are left.

#tile = affine_map<(d0, d1) -> (d0 floordiv 32, d1 floordiv 16, d0 mod 32, d1 mod 16)>
#tile3 = affine_map<(d0, d1, d2) -> (d0, d1, d2 floordiv 32, d2 mod 32)>
#tilec = affine_map<(d0) -> (d0 ceildiv 32, d0 mod 32)>
#perm = affine_map<(d0, d1) -> (d1, d0)>
#sym = affine_map<(d0)[s0] -> (d0 + s0)>
#neg = affine_map<(d0) -> (-d0)>
#mul = affine_map<(d0) -> (d0 * 2 + 1)>
func.func @dyn(%n: index, %m: index, %i: index, %v: f32) {
  %0 = memref.alloc(%n) : memref<64x?xf32, #tile>
  affine.store %v, %0[symbol(%i), symbol(%i)] : memref<64x?xf32, #tile>
  %1 = memref.alloc(%n, %m) : memref<?x?xf32, #tile>
  affine.store %v, %1[symbol(%i), symbol(%i)] : memref<?x?xf32, #tile>
  %2 = memref.alloca(%n, %m) {alignment = 8} : memref<?x16x?xf32, #tile3>
  affine.store %v, %2[0, 1, symbol(%i)] : memref<?x16x?xf32, #tile3>
  %3 = memref.alloc(%n, %m) : memref<?x?xf32, #perm>
  affine.store %v, %3[1, symbol(%i)] : memref<?x?xf32, #perm>
  %4 = memref.alloc(%n) : memref<?xf32, #tilec>
  affine.store %v, %4[symbol(%i)] : memref<?xf32, #tilec>
  return
}
func.func @symb(%n: index, %i: index, %v: f32) {
  %0 = memref.alloc()[%n] : memref<10xf32, #sym>
  affine.store %v, %0[symbol(%i)] : memref<10xf32, #sym>
  %1 = memref.alloc() : memref<10xf32, #neg>
  affine.store %v, %1[symbol(%i)] : memref<10xf32, #neg>
  %2 = memref.alloca() : memref<10xf32, #mul>
  affine.store %v, %2[symbol(%i)] : memref<10xf32, #mul>
  %3 = memref.alloca() : memref<10xf32, #mul>
  memref.store %v, %3[%i] : memref<10xf32, #mul>
  return
}
func.func @rc(%m: memref<200xf32>, %n: index, %i: index) -> f32 {
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [10, 20], strides: [20, 1] : memref<200xf32> to memref<10x20xf32, strided<[20, 1]>>
  %x = affine.load %0[symbol(%i), 2] : memref<10x20xf32, strided<[20, 1]>>
  %1 = memref.reinterpret_cast %m to offset: [3], sizes: [10, 20], strides: [1, 10] : memref<200xf32> to memref<10x20xf32, strided<[1, 10], offset: 3>>
  %y = affine.load %1[symbol(%i), 2] : memref<10x20xf32, strided<[1, 10], offset: 3>>
  %2 = memref.reinterpret_cast %m to offset: [%n], sizes: [10, %n], strides: [1, 10] : memref<200xf32> to memref<10x?xf32, strided<[1, 10], offset: ?>>
  %z = affine.load %2[symbol(%i), 2] : memref<10x?xf32, strided<[1, 10], offset: ?>>
  %3 = memref.reinterpret_cast %m to offset: [0], sizes: [10, %n], strides: [1, 10] : memref<200xf32> to memref<10x?xf32, strided<[1, 10]>>
  %w = affine.load %3[symbol(%i), 2] : memref<10x?xf32, strided<[1, 10]>>
  return %x : f32
}
func.func @casts(%m: memref<10x20xf32, #perm>, %i: index) -> memref<10x20xf32, #perm, 1> {
  %0 = memref.memory_space_cast %m : memref<10x20xf32, #perm> to memref<10x20xf32, #perm, 1>
  return %0 : memref<10x20xf32, #perm, 1>
}
func.func @scf(%c: i1, %i: index, %v: f32) {
  scf.if %c {
    %0 = memref.alloc() : memref<10x20xf32, #perm>
    affine.store %v, %0[0, 1] : memref<10x20xf32, #perm>
    memref.dealloc %0 : memref<10x20xf32, #perm>
  }
  return
}
func.func @yield(%c: i1, %a: memref<10x20xf32, #perm>, %i: index, %v: f32) {
  %1 = scf.if %c -> memref<10x20xf32, #perm> {
    %0 = memref.alloc() : memref<10x20xf32, #perm>
    scf.yield %0 : memref<10x20xf32, #perm>
  } else {
    scf.yield %a : memref<10x20xf32, #perm>
  }
  affine.store %v, %1[0, 1] : memref<10x20xf32, #perm>
  return
}
func.func @calls_yield(%c: i1, %a: memref<10x20xf32, #perm>, %i: index, %v: f32) {
  call @yield(%c, %a, %i, %v) : (i1, memref<10x20xf32, #perm>, index, f32) -> ()
  return
}
func.func @called(%c: i1, %a: memref<10x20xf32, #perm>) {
  return
}
func.func @yield2(%c: i1, %a: memref<10x20xf32, #perm>, %i: index, %v: f32) {
  call @called(%c, %a) : (i1, memref<10x20xf32, #perm>) -> ()
  "foo.use"(%a) : (memref<10x20xf32, #perm>) -> ()
  return
}
func.func @noloc(%a: memref<10x20xf32, #perm>, %c: memref<4x4xf32, affine_map<(d0,d1) -> (d0*4+d1 floordiv 3)>>) {
  return
}
func.func @zero(%b: memref<f32, affine_map<()->(3)>>,%bb: memref<f32, strided<[], offset: 4>>, %c: memref<4x4xi64, affine_map<(d0,d1) -> (d0*4+d1 floordiv 3, d0 mod 3 - d1 mod 2, 4)>, 3>) {
  return
}
