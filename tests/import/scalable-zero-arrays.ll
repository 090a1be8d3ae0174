; RUN: terrace translate %s --import-llvm
; Zeros of arrays of scalable vectors.
define [2 x <vscale x 8 x i8>] @f() {
  ret [2 x <vscale x 8 x i8>] zeroinitializer
}
define [2 x [1 x <vscale x 2 x float>]] @g() {
  ret [2 x [1 x <vscale x 2 x float>]] zeroinitializer
}
