; RUN: terrace translate --import-llvm --lossless < %s | terrace opt
; RUN: terrace translate --import-llvm --lossless < %s | terrace translate --mlir-to-llvmir --lossless

define i32 @unreachable_uses_itself(i32 %x) {
  ret i32 %x

dead:
  %a = add i32 %a, %x
  %b = add i32 %c, 1
  br label %dead2

dead2:
  %c = phi i32 [ %a, %dead ]
  br i1 false, label %dead3, label %dead3

dead3:
  ret i32 %b
}

define i32 @order(i1 %c, i32 %x) {
entry:
  br i1 %c, label %left, label %right

right:
  %r = add i32 %x, 1
  br label %join

left:
  %l = add i32 %x, 2
  br label %join

join:
  %p = phi i32 [ %l, %left ], [ %r, %right ]
  %q = phi i32 [ %r, %right ], [ %l, %left ]
  %s = add i32 %p, %q
  ret i32 %s
}

define i32 @edges(i32 %x) {
entry:
  switch i32 %x, label %out [
    i32 1, label %one
    i32 2, label %one
    i32 3, label %out
    i32 4, label %one
  ]

one:
  %v = phi i32 [ 5, %entry ], [ 5, %entry ], [ 5, %entry ]
  br i1 true, label %out, label %out

out:
  %w = phi i32 [ 1, %entry ], [ 2, %one ], [ 2, %one ], [ 1, %entry ]
  ret i32 %w
}

define i128 @wide(i128 %x) {
  switch i128 %x, label %d [
    i128 340282366920938463463374607431768211455, label %a
    i128 18446744073709551616, label %a
  ]

a:
  ret i128 1

d:
  ret i128 0
}

define float @fast(i1 %c, float %x, float %y) {
entry:
  br i1 %c, label %a, label %b

a:
  br label %b

b:
  %p = phi nnan ninf float [ %x, %entry ], [ %y, %a ]
  ret float %p
}

define ptr @addresses(i32 %i) {
entry:
  %p = getelementptr [2 x ptr], ptr @targets, i64 0, i32 %i
  %t = load ptr, ptr %p, align 8
  indirectbr ptr %t, [label %x, label %y, label %x]

x:
  ret ptr blockaddress(@addresses, %y)

y:
  ret ptr null

never:
  ret ptr blockaddress(@addresses, %never)
}

@targets = internal constant [2 x ptr] [ptr blockaddress(@addresses, %x), ptr blockaddress(@addresses, %y)]
