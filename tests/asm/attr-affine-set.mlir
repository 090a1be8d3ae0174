// RUN: terrace opt %s --allow-unregistered-dialect
// RUN: terrace opt %s --allow-unregistered-dialect --mlir-print-local-scope

"x.one"() {a = affine_set<(d0) : (d0 >= 0)>, b = affine_set<(d0) : (d0 == 0)>, c = affine_set<()[s0] : (s0 - 1 >= 0)>} : () -> ()
"x.many"() {a = affine_set<(d0, d1)[s0, s1] : (d0 >= 0, -d0 + s0 >= 0, d1 - d0 == 0, s1 - d1 - 1 >= 0)>} : () -> ()
"x.sides"() {a = affine_set<(d0) : (d0 <= 10)>, b = affine_set<(d0) : (10 >= d0)>, c = affine_set<(d0, d1) : (d0 == d1)>, d = affine_set<(d0)[s0] : (d0 * 2 <= s0 + 4)>} : () -> ()
"x.const"() {a = affine_set<() : (0 == 0)>, b = affine_set<() : (1 >= 0)>, c = affine_set<(d0) : (1 == 0)>} : () -> ()
"x.empty"() {a = affine_set<(d0) : ()>, b = affine_set<() : ()>} : () -> ()
"x.names"() {a = affine_set<(i, j)[N] : (i - j >= 0, N - i >= 0)>} : () -> ()
"x.mod"() {a = affine_set<(d0) : (d0 mod 2 == 0, d0 floordiv 4 - 1 >= 0)>} : () -> ()
