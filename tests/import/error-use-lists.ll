; RUN: not terrace translate %s --import-llvm --split-input-file 2>&1

define i32 @f(i32 %x, i32 %y) {
  br label %b
b:
  %1 = add i32 %x, %y
  %2 = add i32 %x, %1
  %3 = add i32 %x, %2
  br i1 true, label %c, label %b
c:
  ret i32 %3
  uselistorder i32 %x, { 2, 1 }
}

; // -----

define i32 @f(i32 %x, i32 %y) {
  br label %b
b:
  %1 = add i32 %x, %y
  %2 = add i32 %x, %1
  %3 = add i32 %x, %2
  br i1 true, label %c, label %b
c:
  ret i32 %3
  uselistorder i32 %x, { 0, 1, 2 }
}

; // -----

define i32 @f(i32 %x, i32 %y) {
  br label %b
b:
  %1 = add i32 %x, %y
  %2 = add i32 %x, %1
  %3 = add i32 %x, %2
  br i1 true, label %c, label %b
c:
  ret i32 %3
  uselistorder i32 %x, { 2, 2, 0 }
}

; // -----

define i32 @f(i32 %x, i32 %y) {
  br label %b
b:
  %1 = add i32 %x, %y
  %2 = add i32 %x, %1
  %3 = add i32 %x, %2
  br i1 true, label %c, label %b
c:
  ret i32 %3
  uselistorder i32 %x, {  }
}

; // -----

define i32 @f(i32 %x, i32 %y) {
  br label %b
b:
  %1 = add i32 %x, %y
  %2 = add i32 %x, %1
  %3 = add i32 %x, %2
  br i1 true, label %c, label %b
c:
  ret i32 %3
  uselistorder i32 %y, { 1, 0 }
}

; // -----

define i32 @f(i32 %x, i32 %y) {
  br label %b
b:
  %1 = add i32 %x, %y
  %2 = add i32 %x, %1
  %3 = add i32 %x, %2
  br i1 true, label %c, label %b
c:
  ret i32 %3
  uselistorder i32 %zz, { 1, 0 }
}

; // -----

define i32 @f(i32 %x, i32 %y) {
  br label %b
b:
  %1 = add i32 %x, %y
  %2 = add i32 %x, %1
  %3 = add i32 %x, %2
  br i1 true, label %c, label %b
c:
  ret i32 %3
  uselistorder i32 %1, { 1, 0 }
}

; // -----

define i32 @f(i32 %x, i32 %y) {
  br label %b
b:
  %1 = add i32 %x, %y
  %2 = add i32 %x, %1
  %3 = add i32 %x, %2
  br i1 true, label %c, label %b
c:
  ret i32 %3
  uselistorder label %b, { 1, 0, 2 }
}

; // -----

define i32 @f(i32 %x, i32 %y) {
  br label %b
b:
  %1 = add i32 %x, %y
  %2 = add i32 %x, %1
  %3 = add i32 %x, %2
  br i1 true, label %c, label %b
c:
  ret i32 %3
  uselistorder label %d, { 1, 0 }
}

; // -----

declare void @d()
@a = global i32 7
define i32 @f(i32 %x) {
  br i1 true, label %b, label %c
b:
  br i1 true, label %c, label %b
c:
  ret i32 7
}
uselistorder_bb @f, %b, { 1, 0, 2 }

; // -----

declare void @d()
@a = global i32 7
define i32 @f(i32 %x) {
  br i1 true, label %b, label %c
b:
  br i1 true, label %c, label %b
c:
  ret i32 7
}
uselistorder_bb @f, %nob, { 1, 0 }

; // -----

declare void @d()
@a = global i32 7
define i32 @f(i32 %x) {
  br i1 true, label %b, label %c
b:
  br i1 true, label %c, label %b
c:
  ret i32 7
}
uselistorder_bb @d, %b, { 1, 0 }

; // -----

declare void @d()
@a = global i32 7
define i32 @f(i32 %x) {
  br i1 true, label %b, label %c
b:
  br i1 true, label %c, label %b
c:
  ret i32 7
}
uselistorder_bb @a, %b, { 1, 0 }

; // -----

declare void @d()
@a = global i32 7
define i32 @f(i32 %x) {
  br i1 true, label %b, label %c
b:
  br i1 true, label %c, label %b
c:
  ret i32 7
}
uselistorder_bb @q, %b, { 1, 0 }

; // -----

declare void @d()
@a = global i32 7
define i32 @f(i32 %x) {
  br i1 true, label %b, label %c
b:
  br i1 true, label %c, label %b
c:
  ret i32 7
}
uselistorder_bb i32 7, %b, { 1, 0 }

; // -----

declare void @d()
@a = global i32 7
define i32 @f(i32 %x) {
  br i1 true, label %b, label %c
b:
  br i1 true, label %c, label %b
c:
  ret i32 7
}
uselistorder_bb @f, %x, { 1, 0 }

; // -----

declare void @d()
@a = global i32 7
define i32 @f(i32 %x) {
  br i1 true, label %b, label %c
b:
  br i1 true, label %c, label %b
c:
  ret i32 7
}
uselistorder_bb @f, %0, { 1, 0 }

; // -----

declare void @d()
@a = global i32 7
define i32 @f(i32 %x) {
  br i1 true, label %b, label %c
b:
  br i1 true, label %c, label %b
c:
  ret i32 7
}
uselistorder_bb @f, @f, { 1, 0 }
