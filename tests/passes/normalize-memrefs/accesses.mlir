// RUN: terrace opt %s --allow-unregistered-dialect --normalize-memrefs

#tile = affine_map<(d0, d1) -> (d0 floordiv 32, d1 floordiv 16, d0 mod 32, d1 mod 16)>
#perm = affine_map<(d0, d1) -> (d1, d0)>
func.func @loads(%m: memref<64x64xf32, #tile>, %n: index) -> f32 {
  %i = arith.constant 40 : index
  %k = arith.muli %n, %n : index
  %d = memref.load %m[%i, %n] {nontemporal = true} : memref<64x64xf32, #tile>
  memref.store %d, %m[%k, %i] : memref<64x64xf32, #tile>
  %e = scf.for %it = %i to %n step %n iter_args(%x = %d) -> f32 {
    %d2 = memref.load %m[%it, %k] : memref<64x64xf32, #tile>
    scf.yield %d2 : f32
  }
  return %d : f32
}
func.func @rc(%m: memref<200xf32>, %n: index, %i: index) -> f32 {
  %0 = memref.reinterpret_cast %m to offset: [9], sizes: [10], strides: [-1] : memref<200xf32> to memref<10xf32, strided<[-1], offset: 9>>
  %x = memref.load %0[%i] : memref<10xf32, strided<[-1], offset: 9>>
  %1 = memref.reinterpret_cast %m to offset: [0], sizes: [], strides: [] : memref<200xf32> to memref<f32, strided<[]>>
  %3 = memref.reinterpret_cast %m to offset: [3], sizes: [2, 4], strides: [10, 1] : memref<200xf32> to memref<2x4xf32, strided<[10, 1], offset: 3>>
  "foo.use"(%3) : (memref<2x4xf32, strided<[10, 1], offset: 3>>) -> ()
  return %x : f32
}
func.func @tf(%a: tensor<4xf32>, %v : vector<4xf32>, %n: memref<*xf32>, %p: memref<4x4xf32, affine_map<(d0, d1)->(d0 mod 2, d1)>>) {
  return
}
func.func private @decl(memref<?x20xf32, #tile>, memref<4x20xf32, strided<[?, 1], offset: 3>>, memref<4x20xf32, strided<[0, 1], offset: 3>>) -> (memref<?x20xf32, #perm>, i32) attributes {bla}
