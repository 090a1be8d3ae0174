; RUN: terrace translate --import-llvm --lossless < %s | terrace opt
; RUN: terrace translate --import-llvm --lossless < %s | terrace translate --mlir-to-llvmir --lossless

define i32 @callbr(i32 %x) {
entry:
  callbr void asm sideeffect "test $0", "r,!i,!i,~{flags}"(i32 %x)
          to label %next [label %a, label %b], !srcloc !0

next:
  %v = callbr i32 asm "mov $1, $0", "=r,r,!i"(i32 %x) #0
          to label %c [label %b]

a:
  %pa = phi i32 [ 1, %entry ]
  ret i32 %pa

b:
  %pb = phi i32 [ 2, %entry ], [ 3, %next ]
  ret i32 %pb

c:
  ret i32 %v
}

define void @asms(ptr %p, i32 %x) personality ptr @pers {
  call void asm inteldialect "mov eax, $0", "r"(i32 %x)
  call void asm alignstack "", "=*m"(ptr elementtype(i32) %p)
  %r = tail call { i32, i64 } asm "x", "=r,=r,0"(i32 %x) nounwind
  invoke void asm sideeffect unwind "call foo", ""() to label %a unwind label %b
a:
  call void asm sideeffect unwind "bar", ""()
  ret void
b:
  %l = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %l
}

declare i32 @pers(...)
attributes #0 = { nounwind "callbr"="yes" }
!0 = !{i64 1}

define void @bundles(i32 %x) {
entry:
  callbr void asm sideeffect alignstack "jmp ${0:l}", "!i"() [ "deopt"(i32 %x, i32 7), "other"() ]
          to label %next [label %other]
next:
  ret void
other:
  ret void
}

define i32 @result(i32 %x) {
entry:
  %v = callbr i32 asm "mov $1, $0", "=r,r,!i,!i"(i32 %x)
          to label %next [label %twice, label %twice]
twice:
  %p = phi i32 [ %v, %entry ], [ %v, %entry ], [ 3, %next ]
  ret i32 %p
next:
  %q = phi i32 [ %v, %entry ]
  %r = phi i32 [ 7, %entry ]
  %c = icmp eq i32 %q, %r
  br i1 %c, label %twice, label %last
last:
  ret i32 %v
}
