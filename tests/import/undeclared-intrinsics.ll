; RUN: terrace translate %s --import-llvm
; Every call of an intrinsic that the text does not declare is upgraded.
define void @f(ptr %p, <2 x i32> %v, <2 x i1> %m) {
  call void @llvm.masked.store.v2i32.p0(<2 x i32> %v, ptr %p, i32 4, <2 x i1> %m)
  call void @llvm.masked.store.v2i32.p0(<2 x i32> %v, ptr %p, i32 8, <2 x i1> %m)
  call void (ptr, i1, ...) @llvm.coro.end(ptr null, i1 false)
  ret void
}
define i32 @g(ptr %p, <2 x i32> %v, <2 x i1> %m, i32 %x) {
  call void @llvm.masked.store.v2i32.p0(<2 x i32> %v, ptr %p, i32 4, <2 x i1> %m)
  %a = call i32 @llvm.ctlz.i32(i32 %x)
  %b = call i32 @llvm.ctlz.i32(i32 %a)
  ret i32 %b
}
