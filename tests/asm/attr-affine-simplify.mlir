// RUN: terrace opt %s --allow-unregistered-dialect --mlir-print-local-scope

// What the parser folds while it builds an expression, and what it leaves alone.
"x.fold_const"() {a = affine_map<() -> (1 + 2)>, b = affine_map<() -> (3 * 4 - 5)>, c = affine_map<() -> (7 floordiv 2, 7 ceildiv 2, 7 mod 4)>, d = affine_map<() -> (-7 floordiv 2, -7 ceildiv 2, -7 mod 4)>} : () -> ()
"x.fold_zero"() {a = affine_map<(d0) -> (d0 + 0, 0 + d0, d0 * 1, 1 * d0, d0 * 0, d0 - 0)>, b = affine_map<(d0) -> (d0 floordiv 1, d0 ceildiv 1, d0 mod 1)>} : () -> ()
"x.fold_chain"() {a = affine_map<(d0) -> (d0 + 1 + 2)>, b = affine_map<(d0) -> (1 + d0 + 2)>, c = affine_map<(d0) -> (d0 * 2 * 3)>, d = affine_map<(d0, d1) -> (d0 + 1 + d1)>} : () -> ()
"x.fold_same"() {a = affine_map<(d0) -> (d0 + d0)>, b = affine_map<(d0) -> (d0 - d0)>, c = affine_map<(d0) -> (d0 * 2 + d0)>, d = affine_map<(d0) -> (d0 * 2 - d0 * 2)>, e = affine_map<(d0) -> (d0 + d0 * -1)>} : () -> ()
"x.fold_div"() {a = affine_map<(d0) -> ((d0 * 4) floordiv 2)>, b = affine_map<(d0) -> ((d0 * 4) ceildiv 4)>, c = affine_map<(d0) -> ((d0 * 4) mod 2)>, d = affine_map<(d0) -> ((d0 * 4 + 1) mod 4)>, e = affine_map<(d0) -> ((d0 * 4 + 3) floordiv 4)>} : () -> ()
"x.mod_form"() {a = affine_map<(d0) -> (d0 - (d0 floordiv 8) * 8)>, b = affine_map<(d0) -> (d0 mod 8 + (d0 floordiv 8) * 8)>, c = affine_map<(d0)[s0] -> (d0 - (d0 floordiv s0) * s0)>} : () -> ()
"x.order"() {a = affine_map<(d0)[s0] -> (s0 + d0)>, b = affine_map<(d0)[s0] -> (3 + s0 + d0)>, c = affine_map<(d0, d1) -> (d1 + d0)>, d = affine_map<(d0)[s0] -> (s0 * 2 + d0 * 3)>} : () -> ()
"x.negate"() {a = affine_map<(d0) -> (-d0)>, b = affine_map<(d0) -> (-(-d0))>, c = affine_map<(d0) -> (-(d0 + 1))>, d = affine_map<(d0) -> (-5 + d0)>, e = affine_map<(d0, d1) -> (-d0 - d1)>, f = affine_map<(d0) -> (d0 * -2)>, g = affine_map<(d0, d1) -> (d0 * -2 + d1)>} : () -> ()
"x.minus"() {a = affine_map<(d0, d1) -> (d0 - d1 * 2)>, b = affine_map<(d0, d1) -> (d0 - (d1 + 1))>, c = affine_map<(d0, d1) -> (d0 + d1 * -3 - 4)>, d = affine_map<(d0, d1) -> (d0 - d1 floordiv 2)>, e = affine_map<(d0)[s0] -> (d0 - s0 * 2)>} : () -> ()
