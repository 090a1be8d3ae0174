; RUN: terrace translate %s --import-llvm 2>/dev/null

@t = global [2 x ptr] [ptr blockaddress(@f, %b), ptr blockaddress(@f, %b)]

define i32 @f(i32 %x, i32 %y) {
  br label %b
b:
  %p = phi i32 [ %x, %0 ], [ %3, %b ]
  %1 = add i32 %x, %y
  %2 = add i32 %p, %1
  %3 = add i32 %x, %2
  br i1 true, label %c, label %b
c:
  ret i32 %3
  uselistorder i32 %x, { 2, 1, 0 }
  uselistorder label %b, { 2, 1, 0 }
  uselistorder i32 7, { 1, 0 }
}

define i32 @g() {
  br label %b
b:
  br i1 true, label %c, label %b
c:
  ret i32 0
}

uselistorder_bb @g, %b, { 1, 0 }
