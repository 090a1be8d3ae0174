; RUN: terrace compile %s | FileCheck %s
; DIFFERS: upstream has no single command for it.

; CHECK: define i32 @twice(i32 %0) {
; CHECK-NEXT: %2 = add nsw i32 %0, %0
; CHECK-NEXT: ret i32 %2
define i32 @twice(i32 %x) {
  %y = add nsw i32 %x, %x
  ret i32 %y
}
