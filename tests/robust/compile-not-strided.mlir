// RUN: not terrace compile %s 2>&1
// DIFFERS: upstream finds it in the translation, in the lowered text, and mlir-translate cannot compile
// RUN: terrace opt %s --normalize-memrefs | terrace compile -

// The note names the pass that helps, and it does.
#tile = affine_map<(i) -> (i floordiv 4, i mod 4)>
func.func @f(%m: memref<16xf32, #tile>, %i: index) -> f32 {
  %x = memref.load %m[%i] : memref<16xf32, #tile>
  return %x : f32
}
func.func @g() {
  %m = memref.alloc() : memref<16xf32, #tile>
  memref.dealloc %m : memref<16xf32, #tile>
  return
}
