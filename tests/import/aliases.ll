; RUN: terrace translate %s --import-llvm

; The callee of a call that is an alias is an address.
@a = alias void (i32), ptr @f
@b = alias void (), ptr @f

define void @f(i32 %x) {
  ret void
}

define void @calls() personality ptr @p {
  call void @a(i32 1)
  call void @b()
  invoke void @a(i32 2) to label %ok unwind label %pad
ok:
  ret void
pad:
  %l = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %l
}

declare i32 @p(...)
