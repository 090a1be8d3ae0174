// RUN: terrace opt %s --allow-unregistered-dialect
// RUN: terrace opt %s --allow-unregistered-dialect --mlir-print-local-scope

"x.empty"() {a = affine_map<() -> ()>, b = affine_map<(d0) -> ()>, c = affine_map<()[s0] -> ()>, d = affine_map<(d0)[s0] -> ()>} : () -> ()
"x.ids"() {a = affine_map<(d0) -> (d0)>, b = affine_map<(i, j) -> (j, i)>, c = affine_map<(d0, d1)[s0, s1] -> (d0 + s0, d1 + s1)>, d = affine_map<(x)[N] -> (x + N)>} : () -> ()
"x.const"() {a = affine_map<() -> (0)>, b = affine_map<() -> (42, -1)>, c = affine_map<(d0) -> (7)>, d = affine_map<() -> (9223372036854775807)>} : () -> ()
"x.add"() {a = affine_map<(d0) -> (d0 + 1)>, b = affine_map<(d0) -> (d0 - 1)>, c = affine_map<(d0, d1) -> (d0 - d1)>, d = affine_map<(d0) -> (1 + d0)>, e = affine_map<(d0) -> (d0 + 0)>, f = affine_map<(d0) -> (-d0)>} : () -> ()
"x.mul"() {a = affine_map<(d0) -> (d0 * 2)>, b = affine_map<(d0) -> (2 * d0)>, c = affine_map<(d0)[s0] -> (d0 * s0)>, d = affine_map<(d0) -> (d0 * -1)>, e = affine_map<(d0) -> (d0 * 0)>, f = affine_map<(d0)[s0] -> (s0 * d0)>} : () -> ()
"x.div"() {a = affine_map<(d0) -> (d0 floordiv 2)>, b = affine_map<(d0) -> (d0 ceildiv 2)>, c = affine_map<(d0) -> (d0 mod 2)>, d = affine_map<(d0)[s0] -> (d0 floordiv s0)>, e = affine_map<(d0)[s0] -> (d0 mod s0)>, f = affine_map<(d0)[s0] -> (d0 ceildiv s0)>} : () -> ()
"x.prec"() {a = affine_map<(d0, d1) -> (d0 + d1 * 2)>, b = affine_map<(d0, d1) -> ((d0 + d1) * 2)>, c = affine_map<(d0, d1) -> (d0 - (d1 - 1))>, d = affine_map<(d0) -> (d0 * 2 mod 3)>, e = affine_map<(d0) -> ((d0 + 1) mod 3 + 4)>} : () -> ()
"x.sym"() {a = affine_map<()[s0, s1] -> (s0 * s1)>, b = affine_map<()[s0, s1] -> (s0 * s1 + s0 floordiv s1)>, c = affine_map<()[s0] -> (-s0 + 1)>} : () -> ()
