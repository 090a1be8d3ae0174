; RUN: terrace translate %s --import-llvm
; Hexadecimal numbers where the grammar has unsigned ones.
@g = global i32 0, align u0x20
define void @f(ptr align u0x8 dereferenceable(u0x10) %p) align u0x40 {
  %a = alloca i64, align u0x10, addrspace(u0x0)
  %b = load i32, ptr %p, align u0x4
  ret void
}
