; RUN: not terrace translate %s --import-llvm --split-input-file 2>&1

define void @f() {
  store i8 0, ptr addrspace(2) @g
  ret void
}
@g = global i8 0

; // -----

define void @f() {
  store i8 0, ptr addrspace(2) @g
  store i8 0, ptr @g
  ret void
}
@g = global i8 0

; // -----

define void @f() {
  store i8 0, ptr @g
  store i8 0, ptr addrspace(2) @g
  ret void
}
@g = global i8 0

; // -----

@g = global i8 0
define void @f() {
  store i8 0, ptr addrspace(2) @g
  ret void
}

; // -----

@p = global ptr addrspace(1) @f
declare void @f()

; // -----

@0 = global ptr addrspace(1) @1
declare void @1()

; // -----

@p = global ptr addrspace(1) @a
@q = global i32 0
@a = alias i32, ptr @q
