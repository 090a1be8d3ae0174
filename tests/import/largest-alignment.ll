; RUN: terrace translate %s --import-llvm
; DIFFERS: upstream drops the alignment of 2^32
define i32 @f(ptr %p) {
  %a = alloca i32, align 4294967296
  %v = load i32, ptr %p, align 4294967296
  store i32 %v, ptr %a, align 4294967296
  ret i32 %v
}
