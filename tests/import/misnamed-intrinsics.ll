; RUN: terrace translate --import-llvm %s --mlir-print-debuginfo

%T = type { i32 }
%0 = type { i32 }
%1 = type { i64 }

define i32 @typed(i32 %x, i64 %y, ptr %p) {
  %a = call i32 @llvm.abs.i33(i32 %x, i1 false), !note !0
  %b = tail call i32 @llvm.abs.i32(i32 %a, i1 true)
  %m = call i64 @llvm.smax.i32(i64 %y, i64 5)
  %n = call i32 @llvm.smax.i64(i32 %b, i32 6)
  call void @llvm.memcpy.p0.p0.i32(ptr align 4 %p, ptr %p, i64 %m, i1 false)
  ret i32 %n
}

define void @structs(%T %t, %0 %x, %1 %y) {
  %a = call %T @llvm.ssa.copy.i32(%T %t)
  %b = call %0 @llvm.ssa.copy.s_s.0(%0 %x)
  %c = call %1 @llvm.ssa.copy.s_s.1(%1 %y)
  ret void
}

define <4 x i32> @target(<4 x i32> %x) {
  %r = call <4 x i32> @llvm.aarch64.neon.addp.v4i16(<4 x i32> %x, <4 x i32> %x) nounwind
  ret <4 x i32> %r
}

define i64 @undeclared(i32 %x, i64 %y) {
  %r = call i32 @llvm.umax.i33(i32 %x, i32 3)
  %q = call i64 @llvm.umax.i33(i64 %y, i64 4)
  ret i64 %q
}

declare i32 @llvm.abs.i33(i32, i1)
declare i32 @llvm.abs.i32(i32, i1)
declare i64 @llvm.smax.i32(i64, i64)
declare i32 @llvm.smax.i64(i32, i32)
declare void @llvm.memcpy.p0.p0.i32(ptr, ptr, i64, i1)
declare %T @llvm.ssa.copy.i32(%T)
declare %0 @llvm.ssa.copy.s_s.0(%0)
declare %1 @llvm.ssa.copy.s_s.1(%1)
declare fastcc <4 x i32> @llvm.aarch64.neon.addp.v4i16(<4 x i32>, <4 x i32>)

!0 = !{}
