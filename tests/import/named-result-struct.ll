; RUN: terrace translate %s --import-llvm
; Intrinsics whose result is a struct with a name return the literal one.
%three = type { <4 x i32>, <4 x i32>, <4 x i32> }
%overflow = type { i32, i1 }
declare %three @llvm.aarch64.neon.ld3.v4i32.p0(ptr)
declare %overflow @llvm.umul.with.overflow.i32(i32, i32)
define i32 @f(ptr %p, i32 %x) {
  %r = call %three @llvm.aarch64.neon.ld3.v4i32.p0(ptr %p)
  %m = call %overflow @llvm.umul.with.overflow.i32(i32 %x, i32 7)
  %n = call %overflow @llvm.umul.with.overflow.i32(i32 %x, i32 9)
  %v = extractvalue %overflow %m, 0
  ret i32 %v
}
