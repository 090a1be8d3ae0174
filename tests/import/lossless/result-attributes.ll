; RUN: terrace translate --import-llvm --lossless < %s | terrace opt
; RUN: terrace translate --import-llvm --lossless < %s | terrace translate --mlir-to-llvmir --lossless

declare "a"="b" "c" void @f(i32 "d")

declare "e" i32 @g()

define "h" void @k() "l"="m" {
  call "n" void @f(i32 1)
  ret void
}
