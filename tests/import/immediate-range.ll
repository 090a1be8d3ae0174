; RUN: terrace translate %s --import-llvm
; Ranges of immediate arguments may wrap around.
declare void @llvm.some.immediate(i8 immarg range(i8 100, -100), i8 immarg range(i8 -5, 5))
define void @f() {
  call void @llvm.some.immediate(i8 127, i8 -5)
  call void @llvm.some.immediate(i8 -128, i8 4)
  ret void
}
