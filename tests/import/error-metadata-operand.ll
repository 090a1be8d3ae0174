; RUN: not terrace translate %s --import-llvm 2>&1

define void @f() {
  %1 = call i64 @llvm.read_register.i64(metadata !0)
  %2 = call ptr @h(ptr ptrauth (ptr @f, i32 1))
  ret void
}
declare ptr @h(ptr)
define void @g() {
  callbr void asm "", "!i"() to label %a [label %b]
a:
  ret void
b:
  ret void
}
!0 = !{!1}
!1 = !{!"sp"}
