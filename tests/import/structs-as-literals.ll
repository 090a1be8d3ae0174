; RUN: terrace translate %s --import-llvm --import-structs-as-literals

%pair = type <{ i32, ptr }>
%outer = type { %pair, [2 x %pair] }
%opaque = type opaque

@g = global %outer zeroinitializer
@e = external global %opaque

define ptr @f(ptr %p) {
  %q = getelementptr %outer, ptr %p, i64 0, i32 1, i64 1
  ret ptr %q
}
