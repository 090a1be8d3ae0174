; RUN: terrace translate %s --import-llvm
; Splices of older versions, also without the types in the name.
define <vscale x 4 x i32> @f(<vscale x 4 x i32> %a, <vscale x 4 x i32> %b) {
  %l = call <vscale x 4 x i32> @llvm.experimental.vector.splice.nxv4i32(<vscale x 4 x i32> %a, <vscale x 4 x i32> %b, i32 3)
  %r = call <vscale x 4 x i32> @llvm.vector.splice(<vscale x 4 x i32> %l, <vscale x 4 x i32> %b, i32 -2)
  ret <vscale x 4 x i32> %r
}
