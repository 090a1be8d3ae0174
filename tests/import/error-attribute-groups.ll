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
  %c = call i1 @llvm.experimental.constrained.fcmps.f64(double %x, double %y, metadata !"olt", metadata !"fpexcept.strict") nomerge
  ret i1 %c
}
