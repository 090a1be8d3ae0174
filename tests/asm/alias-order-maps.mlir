// RUN: terrace opt %s --allow-unregistered-dialect

// Aliases are numbered by first use in the printed order, maps and sets each on their own.
"x.a"() {b = affine_set<(d0) : (d0 == 0)>, a = affine_map<(d0) -> (d0 + 3)>} : () -> ()
"x.b"() {a = affine_map<(d0) -> (d0 + 2)>, b = affine_map<(d0) -> (d0 + 3)>, c = affine_set<(d0) : (d0 - 1 >= 0)>} : () -> ()
func.func @f(%m: memref<4xf32, affine_map<(d0) -> (d0 + 1)>>) {
  "x.c"(%m) {z = affine_map<(d0) -> (d0 + 5)>, a = affine_map<(d0) -> (d0 + 4)>} : (memref<4xf32, affine_map<(d0) -> (d0 + 1)>>) -> memref<4xf32, affine_map<(d0) -> (d0 + 6)>>
  return
}
"x.d"() ({
  "x.e"() {a = affine_map<(d0) -> (d0 + 8)>} : () -> ()
  ^bb1(%0: memref<2xf32, affine_map<(d0) -> (d0 + 9)>>):
  "x.e"() {a = affine_map<(d0) -> (d0 + 10)>} : () -> ()
}) {a = affine_map<(d0) -> (d0 + 7)>} : () -> ()
