// RUN: terrace opt %s --allow-unregistered-dialect
// RUN: terrace opt %s --allow-unregistered-dialect --mlir-print-op-generic

// Forms that look wrong and are accepted.
"x.ints"() {a = 9223372036854775808, b = 1.0e400, c = 1.0e4000 : f128, d = -1.0e400 : f32} : () -> ()
"x.shapes"() {a = dense<1> : memref<2xi32>, b = dense<1> : tensor<0xi32>, c = dense<[1, 2, 3, 4]> : vector<[4]xi8>, d = dense<1> : vector<[4]xi8>} : () -> ()
"x.sparse"() {a = sparse<[0], [1]> : tensor<4xi32>, b = array<ui8: -1>} : () -> ()
"x.types"() {a = tensor<4xf32,>, b = !x., c = !x<>, d = memref<4xf32, affine_map<(d0) -> (d0 + 1)>, affine_map<(d0) -> (d0)>>} : () -> ()
%0 = "arith.constant"() <{value = 1 : i32, foo = 2}> : () -> i32
%1 = "arith.constant"() <{value = 1 : i32}> {value = 2 : i32} : () -> i32
"x.region"() ({
  func.func private @f()
}) : () -> ()
func.func nested @nested()
module attributes {sym_visibility = "odd"} {
}
// DIFFERS: upstream rounds literals of f80, f128 and ppc_fp128 to a double first.
