; RUN: terrace translate %s --import-llvm --prefer-unregistered-intrinsics

declare i32 @llvm.smax.i32(i32, i32)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

define i32 @f(i32 %x, ptr %p) {
  %m = call i32 @llvm.smax.i32(i32 %x, i32 7)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %p, ptr %p, i64 4, i1 false)
  ret i32 %m
}
