; RUN: terrace translate %s --import-llvm
; Access groups that no access has are left out of a loop's.
define void @f(ptr %p) {
  br label %l
l:
  %v = load i8, ptr %p, !llvm.access.group !1
  br label %l, !llvm.loop !0
}
!0 = distinct !{!0, !3}
!1 = distinct !{}
!2 = distinct !{}
!4 = distinct !{}
!3 = !{!"llvm.loop.parallel_accesses", !2, !1, !4}
