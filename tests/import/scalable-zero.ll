; RUN: terrace translate %s --import-llvm 2>&1
; DIFFERS: upstream reports "scalable vectors not supported" as an error and succeeds

define <vscale x 4 x i32> @f(<vscale x 4 x i32> %x) {
  %y = add <vscale x 4 x i32> %x, zeroinitializer
  ret <vscale x 4 x i32> %y
}
