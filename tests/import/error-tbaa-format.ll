; RUN: not terrace translate %s --import-llvm 2>&1

define void @f(ptr %p) {
  %1 = load i32, ptr %p, !tbaa !0
  ret void
}
!0 = !{!1, !1, i64 0, i64 4}
!1 = !{!2, i64 4, !"int"}
!2 = !{!3, i64 1, !"char"}
!3 = !{!"root"}
