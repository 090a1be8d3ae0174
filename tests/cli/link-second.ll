; RUN: terrace compile %s cli/link.mlir -o -
; RUN: terrace compile %s cli/link-third.ll -o - 2>&1
; DIFFERS: upstream's tools link no MLIR with LLVM IR, and llvm-link another order of symbols

$g = comdat any

@count = internal global i32 0
@llvm.used = appending global [1 x ptr] [ptr @g], section "llvm.metadata"

define i32 @f(i32 %x) {
  %old = load i32, ptr @count, align 4
  %new = add i32 %old, %x
  store i32 %new, ptr @count, align 4
  %y = call i32 @g(i32 %new)
  ret i32 %y
}

define linkonce_odr i32 @g(i32 %x) comdat {
  ret i32 %x
}

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}
!0 = !{i32 7, !"PIC Level", i32 1}
!1 = !{i32 6, !"list", !{!"a"}}
!2 = !{i32 2, !"warned", i32 1}
!3 = !{!"second"}
