// RUN: terrace opt %s --verify-roundtrip
// RUN: terrace opt %s --verify-roundtrip --mlir-print-op-generic

#map = affine_map<(d0) -> (d0 + 1)>
func.func @f(%a: memref<4xf32, #map>, %c: i1) -> f32 {
  %i = arith.constant 0 : index
  %0 = memref.load %a[%i] : memref<4xf32, #map>
  return %0 : f32 loc("x.c":1:2)
}
