; RUN: not terrace translate %s --import-llvm 2>&1
; DIFFERS: upstream gives neither a location nor the function

define i32 @f(ptr %p) {
  %x = load i32, ptr %p, !tbaa !0
  ret i32 %x
}

define void @g(ptr %p) {
  call void @llvm.lifetime.start.p0(ptr %p)
  ret void
}

declare void @llvm.lifetime.start.p0(ptr)

!0 = !{!0}
