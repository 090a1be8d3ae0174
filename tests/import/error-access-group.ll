; RUN: not terrace translate %s --import-llvm 2>&1
; An access group is an empty distinct node.
define void @f(ptr %p) {
  store i8 0, ptr %p, !llvm.access.group !0
  ret void
}
!0 = !{}
