; RUN: terrace translate %s --import-llvm
; Flags of Arm that protect branches become attributes of functions.
target triple = "aarch64-unknown-linux"
define void @f() {
  ret void
}
define void @g() "branch-target-enforcement"="false" "sign-return-address"="all" {
  ret void
}
define void @h() "branch-target-enforcement"="true" "sign-return-address"="none" "sign-return-address-key"="b_key" {
  ret void
}
define void @i() "guarded-control-stack"="true" {
  ret void
}
declare void @d()
!llvm.module.flags = !{!0, !1, !2, !3}
!0 = !{i32 1, !"branch-target-enforcement", i32 1}
!1 = !{i32 8, !"sign-return-address", i32 1}
!2 = !{i32 1, !"sign-return-address-all", i32 1}
!3 = !{i32 8, !"sign-return-address-with-bkey", i32 1}
