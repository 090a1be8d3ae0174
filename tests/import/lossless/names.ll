; RUN: terrace translate --import-llvm --lossless < %s | terrace opt
; RUN: terrace translate --import-llvm --lossless < %s | terrace translate --mlir-to-llvmir --lossless

source_filename = "some/file.c"

@"a b" = global i32 1
@0 = private constant i8 2
@1 = internal global ptr @0

declare void @2(i32)

define i32 @names(i32 %first, i32, i32 %"third one") {
entry:
  %sum = add i32 %first, %0
  %1 = add i32 %sum, %"third one"
  br label %exit

2:
  br label %exit

exit:
  %r = phi i32 [ %1, %entry ], [ 0, %2 ]
  call void @2(i32 %r)
  ret i32 %r
}
