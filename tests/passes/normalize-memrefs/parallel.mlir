// RUN: terrace opt %s --normalize-memrefs

#tiled = affine_map<(d0, d1) -> (d0 floordiv 4, d1, d0 mod 4)>

func.func @stores(%x: f32) -> memref<8x3xf32, #tiled> {
  %a = memref.alloc() : memref<8x3xf32, #tiled>
  affine.parallel (%i, %j) = (0, 0) to (8, 3) {
    affine.store %x, %a[%i, %j] : memref<8x3xf32, #tiled>
  }
  return %a : memref<8x3xf32, #tiled>
}

func.func @yields(%x: f32) -> memref<8x3xf32, #tiled> {
  %a = memref.alloc() : memref<8x3xf32, #tiled>
  %r = affine.parallel (%i) = (0) to (8) reduce ("assign") -> memref<8x3xf32, #tiled> {
    affine.yield %a : memref<8x3xf32, #tiled>
  }
  return %r : memref<8x3xf32, #tiled>
}
