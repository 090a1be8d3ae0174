; RUN: terrace translate --import-llvm --lossless < %s | terrace opt
; RUN: terrace translate --import-llvm --lossless < %s | terrace translate --mlir-to-llvmir --lossless

declare i32 @__CxxFrameHandler3(...)
declare void @may()
declare void @destroy(ptr)
@type = external global i8

define i32 @f(ptr %p) personality ptr @__CxxFrameHandler3 {
entry:
  %obj = alloca i32, align 4
  invoke void @may() to label %cont unwind label %cleanup

cont:
  invoke void @may() to label %exit unwind label %dispatch

cleanup:
  %c = cleanuppad within none []
  call void @destroy(ptr %obj) [ "funclet"(token %c) ]
  cleanupret from %c unwind label %dispatch

dispatch:
  %v = phi i32 [ 1, %cont ], [ 2, %cleanup ]
  %s = catchswitch within none [label %first, label %all] unwind to caller

first:
  %a = catchpad within %s [ptr @type, i32 8, ptr %obj]
  catchret from %a to label %exit

all:
  %b = catchpad within %s [ptr null, i32 64, ptr null]
  invoke void @may() [ "funclet"(token %b) ] to label %inner unwind label %nested

inner:
  catchret from %b to label %exit

nested:
  %n = catchswitch within %b [label %deep] unwind label %last

deep:
  %d = catchpad within %n [ptr null, i32 64, ptr null]
  catchret from %d to label %inner

last:
  %l = cleanuppad within %b [i32 7]
  cleanupret from %l unwind to caller

exit:
  %r = phi i32 [ 0, %cont ], [ %v, %first ], [ %v, %inner ]
  ret i32 %r
}
