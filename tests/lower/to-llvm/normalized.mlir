// RUN: terrace opt %s --normalize-memrefs --lower-to-llvm
// RUN: not terrace opt %s --lower-to-llvm 2>&1
// DIFFERS: upstream has no such pass

// Layouts that are not strided go by normalize-memrefs, which the error names.

#tile = affine_map<(d0, d1) -> (d0 floordiv 4, d1 floordiv 4, d0 mod 4, d1 mod 4)>
func.func @tiled(%i: index, %j: index, %v: f32) -> f32 {
  %m = memref.alloc() : memref<16x16xf32, #tile>
  memref.store %v, %m[%i, %j] : memref<16x16xf32, #tile>
  %x = memref.load %m[%j, %i] : memref<16x16xf32, #tile>
  memref.dealloc %m : memref<16x16xf32, #tile>
  return %x : f32
}
