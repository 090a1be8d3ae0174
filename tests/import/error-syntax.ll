; RUN: not terrace translate %s --import-llvm 2>&1

define i32 @f(i32 %x) {
  %y = add i32 %x, %z
  ret i32 %y
}
