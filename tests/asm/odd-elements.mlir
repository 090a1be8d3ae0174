// RUN: terrace opt %s --allow-unregistered-dialect --mlir-print-local-scope

// Bits after the last i1 element count for nothing but whether a splat is seen.
"x.bits"() {a = dense<"0x88"> : tensor<i1>, b = dense<"0x80"> : tensor<1xi1>, c = dense<"0xF7"> : tensor<2xi1>, d = dense<"0x60"> : tensor<2x1xi1>, e = dense<"0x03"> : tensor<2xi1>} : () -> ()
// Unknown parts stay when a fused location with the same metadata is taken apart.
"x.fused"() {a = loc(fused<1>[fused<"m">[], unknown, fused<1>[]]), b = loc(fused<1>["a":1:1, fused<1>[]]), c = loc(fused<1>[fused<1>[], unknown])} : () -> ()
// Names of affine sums and products are put in order where both sides are names.
"x.order"() {a = affine_map<(d0, d1, d2)[s0, s1] -> (d2 + d1, d2 + d1 + d0, s1 * s0, s1 + s0, (d2 + 1) + d0, d1 - d0, s1 * d0)>} : () -> ()
// Short and long literals with comments, signs and blanks between the tokens.
"x.blanks"() {a = dense<[1, - 2, // two
  3 ,-4,0x5]> : tensor<5xi8>, b = dense<[[ 1.5 , -2. ],[0x3F800000, 1.0E+2]]> : tensor<2x2xf32>, c = dense<[1 , 1,1 ]> : tensor<3xi16>} : () -> ()
"x.spaced"() {a = !x.b<1>, c = tensor<4 x 0x2 x f32>, d = !x<a> } : () -> ()
// UNSTABLE: a fused location that is printed inline is flattened when it is read, as upstream
