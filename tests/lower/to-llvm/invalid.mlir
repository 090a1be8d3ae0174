// RUN: not terrace opt %s --lower-to-llvm --split-input-file 2>&1
// RUN: not terrace compile %s --split-input-file 2>&1
// DIFFERS: upstream has no such pass.

func.func @many(%m: memref<8xf32>, %n: memref<8xf32, 1>, %t: memref<1xi32>, %i: index, %x: tuple<i32>) {
  memref.dma_start %m[%i], %n[%i], %i, %t[%i] : memref<8xf32>, memref<8xf32, 1>, memref<1xi32>
  memref.dma_wait %t[%i], %i : memref<1xi32>
  %0 = memref.alloc() : memref<4xtuple<i32>>
  return
}

// -----

func.func @cast(%i: i32) -> f32 {
  %0 = builtin.unrealized_conversion_cast %i : i32 to f32
  return %0 : f32
}

// -----

func.func @tiled() {
  %0 = memref.alloc() : memref<4x4xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1, d0 mod 2)>>
  return
}

// -----

func.func @space(%m: memref<4xf32, "shared">) {
  return
}
