; RUN: terrace translate %s --import-llvm

@g = global i32 0
@p = global ptr @g
@q = global [2 x ptr] [ptr @g, ptr @g]
@e = global ptr getelementptr (i8, ptr @g, i64 1)

declare i32 @callee(i32)

define i32 @f(i32 %x) {
  %1 = load i32, ptr @g
  %2 = call i32 @callee(i32 %1) [ "deopt"(i32 %x) ]
  %3 = call i32 @callee(i32 %x)
  ret i32 %2
  uselistorder i32 %x, { 1, 0 }
  uselistorder ptr @callee, { 1, 0 }
}

uselistorder ptr @g, { 1, 0, 4, 3, 2 }
uselistorder i32 7, { 1, 0 }
