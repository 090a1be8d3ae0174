; RUN: terrace translate %s --import-llvm
; Functions that are resolved at load time come in reverse order.
@first = ifunc void (), ptr @pick
@second = ifunc i32 (ptr), ptr @pick
@other = alias i32, ptr @g
@g = global i32 0
@third = ifunc void (), ptr @pick
define ptr @pick() {
  ret ptr null
}
