; RUN: not terrace translate %s --import-llvm --split-input-file 2>&1

@g = global i32 0
uselistorder ptr @g, { 1, 0 }

; // -----

@g = global i32 0
@p = global ptr @g
uselistorder ptr @g, { 1, 0 }

; // -----

@g = global i32 0
@p = global ptr @g
@q = global [2 x ptr] [ptr @g, ptr @g]
uselistorder ptr @g, { 1, 0 }

; // -----

define ptr @f(ptr %p) {
  store ptr @f, ptr @f
  ret ptr @f
  uselistorder ptr @f, { 1, 0 }
}

; // -----

define void @f(i32 %x) {
  call void @g(i32 %x) [ "deopt"(i32 %x) ]
  ret void
  uselistorder i32 %x, { 0, 2, 1 }
}
declare void @g(i32)

; // -----

uselistorder_bb = 1

; // -----

uselistorder_bb 1, 2, { 1, 0 }

; // -----

@g = global i32 0
@p = global ptr getelementptr (i8, ptr @g, i64 1)
uselistorder ptr getelementptr (i8, ptr @g, i64 1), { 1, 0 }
