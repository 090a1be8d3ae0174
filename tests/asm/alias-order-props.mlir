// RUN: terrace opt %s --allow-unregistered-dialect
// RUN: terrace opt %s --allow-unregistered-dialect --mlir-print-op-generic

// Properties, discardable attributes, result types, regions: which is numbered first.
%0 = "x.a"() <{p = affine_map<(d0) -> (d0 + 1)>}> ({
  "x.r"() {a = affine_map<(d0) -> (d0 + 2)>} : () -> ()
}) {a = affine_map<(d0) -> (d0 + 3)>} : () -> memref<1xi8, affine_map<(d0) -> (d0 + 4)>>
func.func @f() {
  "x.b"()[^bb1] <{p = affine_map<(d0) -> (d0 + 7)>}> {a = affine_map<(d0) -> (d0 + 8)>} : () -> ()
^bb1:
  return
}
memref.global "private" @g : memref<2xf32, affine_map<(d0) -> (d0 + 5)>> = uninitialized {x.a = affine_map<(d0) -> (d0 + 6)>}
