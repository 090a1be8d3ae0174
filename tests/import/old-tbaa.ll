; RUN: terrace translate %s --import-llvm
; Tags of type-based alias analysis before struct paths.
define i32 @f(ptr %p, ptr %q) {
  store i8 1, ptr %p, !tbaa !1
  store float 1.0, ptr %p, !tbaa !3
  %v = load i32, ptr %q, !tbaa !4
  ret i32 %v
}
!0 = !{!"root"}
!1 = !{!"char", !0}
!3 = !{!"float", !1}
!4 = !{!"int", !1, i64 1}
