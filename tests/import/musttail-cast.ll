; RUN: terrace translate %s --import-llvm
; A cast may stand between a tail call and the return.
declare ptr @callee(ptr)
define ptr @f(ptr %p) {
  %a = musttail call ptr @callee(ptr %p)
  %b = bitcast ptr %a to ptr
  ret ptr %b
}
