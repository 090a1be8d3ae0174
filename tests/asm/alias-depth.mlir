// RUN: terrace opt %s --allow-unregistered-dialect

// Aliases are sorted by how deep they nest, then by name, then by first use.
"x.a"() {a = distinct[0]<memref<4xf32, affine_map<(d0) -> (d0 + 1)>>>} : () -> ()
"x.b"() {a = distinct[1]<affine_map<(d0) -> (d0 + 2)>>} : () -> ()
"x.c"() {a = distinct[2]<1 : i32>} : () -> ()
"x.d"() {a = distinct[3]<[affine_set<(d0) : (d0 == 0)>, [affine_map<(d0) -> (d0 + 1)>]]>} : () -> ()
"x.e"() {a = distinct[4]<distinct[2]<1 : i32>>} : () -> ()
"x.f"() {a = affine_map<(d0) -> (d0 + 3)>} : () -> ()
"x.g"() {a = distinct[5]<"leaf">} : () -> ()
