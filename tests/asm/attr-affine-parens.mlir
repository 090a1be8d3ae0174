// RUN: terrace opt %s --allow-unregistered-dialect --mlir-print-local-scope

// Where the printer writes parentheses.
"x.add"() {a = affine_map<(d0, d1, d2) -> (d0 + (d1 + d2))>, b = affine_map<(d0, d1, d2) -> ((d0 + d1) + d2)>, c = affine_map<(d0, d1, d2) -> (d0 - (d1 - d2))>} : () -> ()
"x.mul"() {a = affine_map<(d0, d1) -> ((d0 + d1) * 3)>, b = affine_map<(d0)[s0, s1] -> (d0 * (s0 + s1))>, c = affine_map<(d0)[s0, s1] -> (d0 * (s0 * s1))>, d = affine_map<(d0)[s0, s1] -> ((d0 * s0) * s1)>} : () -> ()
"x.div"() {a = affine_map<(d0) -> ((d0 + 1) floordiv 2)>, b = affine_map<(d0) -> ((d0 floordiv 2) floordiv 3)>, c = affine_map<(d0) -> ((d0 mod 5) floordiv 2)>, d = affine_map<(d0) -> ((d0 floordiv 2) * 3)>, e = affine_map<(d0)[s0, s1] -> (d0 floordiv (s0 + s1))>} : () -> ()
"x.mod"() {a = affine_map<(d0) -> ((d0 * 3) mod 5)>, b = affine_map<(d0) -> (d0 * 3 mod 5)>, c = affine_map<(d0) -> (d0 * (3 mod 5))>, d = affine_map<(d0, d1) -> ((d0 + d1) mod 5 + d0 mod 3)>, e = affine_map<(d0) -> (-(d0 mod 3))>} : () -> ()
"x.deep"() {a = affine_map<(d0, d1)[s0] -> (((d0 + d1 * 4) floordiv s0 + 7) mod 16 - (d1 ceildiv 2) * 3)>, b = affine_map<(d0) -> ((((d0))))>} : () -> ()
"x.lines"() {a = affine_map<(d0,
                             d1) ->
                            (d0, // first
                             d1)>} : () -> ()
// UNSTABLE: reading simplifies an affine expression once, so what is printed may become simpler again, as upstream
