// RUN: terrace opt %s --allow-unregistered-dialect --mlir-print-local-scope

// Divisions by zero and overflow stay; keywords may name dimensions.
"x.zero"() {a = affine_map<(d0) -> (d0 mod 0, d0 floordiv 0, d0 ceildiv 0)>, b = affine_map<(d0) -> (d0 mod -2, d0 floordiv -2, d0 ceildiv -2)>} : () -> ()
"x.const"() {a = affine_map<() -> (5 mod 0, 5 floordiv 0, 5 ceildiv 0)>, b = affine_map<() -> (5 mod -3, 5 floordiv -3, 5 ceildiv -3)>} : () -> ()
"x.names"() {a = affine_map<(mod) -> (mod)>, b = affine_map<(floordiv, ceildiv)[mod] -> (mod + floordiv)>, c = affine_map<(i32, index) -> (index, i32)>, d = affine_map<(true) -> (true)>} : () -> ()
"x.overflow"() {a = affine_map<() -> (9223372036854775807 + 1)>, b = affine_map<() -> (9223372036854775807 * 2)>} : () -> ()
"x.min"() {a = affine_map<(d0) -> (d0 * -9223372036854775807 - 1)>} : () -> ()
