// RUN: terrace opt %s --split-input-file --finalize-memref-to-llvm
// RUN: terrace opt %s --split-input-file --normalize-memrefs

func.func @a0() -> memref<4x4xf32, affine_map<(d0, d1)[s0] -> (d0, d1)>> {
  %t = memref.alloc() : memref<4x4xf32, affine_map<(d0, d1)[s0] -> (d0, d1)>>
  return %t : memref<4x4xf32, affine_map<(d0, d1)[s0] -> (d0, d1)>>
}
// -----
func.func @a0() -> memref<4x4xf32> {
  %t = memref.alloca() : memref<4x4xf32, affine_map<(d0, d1)[s0] -> (d0, d1)>>
  %u = memref.cast %t : memref<4x4xf32, affine_map<(d0, d1)[s0] -> (d0, d1)>> to memref<4x4xf32>
  return %u : memref<4x4xf32>
}
// -----
func.func @a0(%i: index) -> memref<4xf32, affine_map<(d0)[s0] -> (d0 + s0 - s0)>> {
  %t = memref.alloca()[%i] : memref<4xf32, affine_map<(d0)[s0] -> (d0 + s0 - s0)>>
  return %t : memref<4xf32, affine_map<(d0)[s0] -> (d0 + s0 - s0)>>
}
// -----
func.func @a0(%t: memref<4x4xf32, affine_map<(d0, d1)[s0] -> (d0, d1)>>, %u : memref<4x4xf32>, %i: index) {
  memref.copy %t, %u : memref<4x4xf32, affine_map<(d0, d1)[s0] -> (d0, d1)>> to memref<4x4xf32>
  %v = memref.load %t[%i, %i] : memref<4x4xf32, affine_map<(d0, d1)[s0] -> (d0, d1)>>
  return
}
// -----
memref.global "private" @g : memref<4x4xf32, affine_map<(d0, d1)[s0] -> (d0, d1)>>
func.func @a0() -> memref<4x4xf32, affine_map<(d0, d1)[s0] -> (d0, d1)>> {
  %t = memref.get_global @g : memref<4x4xf32, affine_map<(d0, d1)[s0] -> (d0, d1)>>
  return %t :  memref<4x4xf32, affine_map<(d0, d1)[s0] -> (d0, d1)>>
}
