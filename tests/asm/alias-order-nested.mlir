// RUN: terrace opt %s --allow-unregistered-dialect
// RUN: terrace opt %s --allow-unregistered-dialect --mlir-print-op-generic
// RUN: terrace opt %s --allow-unregistered-dialect --mlir-print-local-scope

// Maps inside types, inside other attributes, and in the attributes of nested modules.
"x.a"() {a = [affine_map<(d0) -> (d0 + 1)>, {k = affine_map<(d0) -> (d0 + 2)>}]} : () -> ()
"x.b"() {a = tensor<4xf32, affine_map<(d0) -> (d0 + 3)>>, b = memref<4xmemref<4xf32, affine_map<(d0) -> (d0 + 4)>>, affine_map<(d0) -> (d0 + 5)>>} : () -> ()
"x.c"() {a = distinct[0]<affine_map<(d0) -> (d0 + 6)>>} : () -> ()
module attributes {x.m = affine_map<(d0) -> (d0 + 7)>} {
  module @inner attributes {x.s = affine_set<(d0) : (d0 - 7 == 0)>} {
    "x.d"() {a = affine_map<(d0) -> (d0 + 2)>} : () -> ()
  }
}
