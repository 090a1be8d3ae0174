; RUN: terrace translate %s --import-llvm --emit-expensive-warnings 2>&1

declare i32 @callee(i32)
declare i32 @personality(...)

; A block that is reached late, and one that is not reached at all.
define i32 @order(i1 %c, i32 %x) {
entry:
  br i1 %c, label %late, label %early
early:
  %a = phi i32 [ %x, %entry ], [ %b, %late ]
  ret i32 %a
late:
  %b = add i32 %x, 1
  br label %early
dead:
  %d = add i32 %d, 1
  br label %early.dead
early.dead:
  unreachable
}

; The result of an invoke is an argument of its normal destination.
define i32 @split(i1 %c) personality ptr @personality {
entry:
  br i1 %c, label %call, label %join
call:
  %r = invoke i32 @callee(i32 1) to label %join unwind label %lp
join:
  %v = phi i32 [ %r, %call ], [ 0, %entry ]
  ret i32 %v
lp:
  %l = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %l
}

define i32 @indirect(ptr %p, i32 %x) {
entry:
  indirectbr ptr %p, [label %one, label %two]
one:
  %a = phi i32 [ 1, %entry ], [ %b, %two ]
  ret i32 %a
two:
  %b = phi i32 [ %x, %entry ]
  br label %one
}

define void @mistyped() {
  %r = call i64 @callee(i64 1)
  ret void
}

define i32 @switch64(i64 %x) {
  switch i64 %x, label %d [
    i64 5000000000, label %d
    i64 -1, label %e
  ]
d:
  ret i32 1
e:
  ret i32 2
}

define i32 @empty_switch(i32 %x) {
  switch i32 %x, label %d []
d:
  ret i32 1
}
