; RUN: not terrace compile %s cli/link-second.ll %s -o - 2>&1
; DIFFERS: upstream's tools link no MLIR with LLVM IR

; Another module for link-second.ll: its `g` loses, its alias defines what the other module declares.
%T = type { i32, ptr }

$g = comdat any

@a = alias i32 (i32), ptr @own
@shared = weak global %T { i32 1, ptr @a }
@llvm.used = appending global [1 x ptr] [ptr @shared], section "llvm.metadata"

define linkonce_odr i32 @g(i32 %x) comdat {
  ret i32 7
}

define internal i32 @count() {
  ret i32 3
}

define i32 @own(i32 %x) {
  %y = call i32 @g(i32 %x)
  %z = call i32 @count()
  br label %next, !llvm.loop !4
next:
  %sum = add i32 %y, %z
  ret i32 %sum
}

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}
!0 = !{i32 7, !"PIC Level", i32 2}
!1 = !{i32 6, !"list", !{!"b", !"a"}}
!2 = !{i32 2, !"warned", i32 2}
!3 = !{!"third"}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.mustprogress"}
