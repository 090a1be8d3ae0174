; RUN: not terrace translate %s --import-llvm 2>&1

declare void @first() nounwind

define void @before() noinline {
  call void @first() cold
  call void @first() convergent
  ret void
}

define i1 @f(double %x, double %y) strictfp {
  call void @first() noreturn
  call void @first() cold
  %i = call i64 @llvm.read_register.i64(metadata !0) nomerge
  ret i1 true
}

!0 = !{!1}
!1 = !{!"sp"}
