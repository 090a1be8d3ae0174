// RUN: terrace opt %s --finalize-memref-to-llvm 2>&1

func.func @affine_layout(%m: memref<4x8xf32, affine_map<(i, j) -> (i mod 2, j)>>, %i: index) -> f32 {
  %0 = memref.load %m[%i, %i] : memref<4x8xf32, affine_map<(i, j) -> (i mod 2, j)>>
  return %0 : f32
}
func.func @string_space() {
  %0 = memref.alloc() : memref<4xf32, "local">
  return
}
func.func @subview(%m: memref<8xf32>, %i: index) -> memref<4xf32, strided<[1], offset: ?>> {
  %0 = memref.subview %m[%i] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1], offset: ?>>
  return %0 : memref<4xf32, strided<[1], offset: ?>>
}
