// RUN: terrace opt %s --mlir-print-local-scope
// RUN: terrace opt %s --mlir-print-local-scope --mlir-print-debuginfo
// RUN: terrace opt %s --mlir-print-local-scope --mlir-print-op-generic
// RUN: terrace opt %s --mlir-print-op-generic --mlir-print-debuginfo

#map = affine_map<(d0)[s0] -> (d0 + s0)>
#loc = loc("a.c":1:1)
func.func @f(%m: memref<4xf32, #map>) -> memref<4xf32, #map> {
  return %m : memref<4xf32, #map> loc(callsite(#loc at "b.c":2:2))
}
