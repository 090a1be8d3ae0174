; EXPECT: Entry block to function must not have predecessors!
define void @f() {
entry:
  br label %entry
}
; -----
; EXPECT: Instruction does not dominate all uses!
define i32 @f() {
  %a = add i32 %b, 1
  %b = add i32 1, 2
  ret i32 %a
}
; -----
; EXPECT: ResumeInst needs to be in a function with a personality.
define void @f(i32 %e) {
  resume i32 %e
}
; -----
; EXPECT: The resume instruction should have a consistent result type inside a function.
declare void @p()
define void @f(i1 %c, i32 %e, i64 %g) personality ptr @p {
  br i1 %c, label %a, label %b
a:
  resume i32 %e
b:
  resume i64 %g
}
; -----
; EXPECT: PHI nodes not grouped at top of basic block!
define void @f() {
  br label %a
a:
  %x = add i32 1, 2
  %y = phi i32 [ 0, %0 ]
  ret void
}
; -----
; EXPECT: PHI nodes cannot have token type!
define void @f() {
  br label %a
a:
  %y = phi token [ none, %0 ]
  ret void
}
; -----
; EXPECT: PHINode should have one entry for each predecessor of its parent basic block!
define void @f(i1 %c) {
  br i1 %c, label %b, label %a
b:
  br label %a
a:
  %y = phi i32 [ 1, %b ]
  ret void
}
; -----
; EXPECT: PHI node entries do not match predecessors!
define void @f(i1 %c) {
  br i1 %c, label %b, label %d
b:
  br label %a
d:
  ret void
a:
  %y = phi i32 [ 1, %d ]
  ret void
}
; -----
; EXPECT: PHI node has multiple entries for the same basic block with different incoming values!
define void @f(i1 %c) {
  br i1 %c, label %a, label %a
a:
  %y = phi i32 [ 1, %0 ], [ 2, %0 ]
  ret void
}
; -----
; EXPECT: LandingPadInst needs at least one clause or to be a cleanup.
declare void @p()
define void @f() personality ptr @p {
  invoke void @p() to label %ok unwind label %lp
ok:
  ret void
lp:
  %e = landingpad i32
  ret void
}
; -----
; EXPECT: The landingpad instruction should have a consistent result type inside a function.
declare void @p()
define void @f() personality ptr @p {
  invoke void @p() to label %ok unwind label %lp
ok:
  invoke void @p() to label %end unwind label %lq
lp:
  %e = landingpad i32 cleanup
  ret void
lq:
  %g = landingpad i64 cleanup
  ret void
end:
  ret void
}
; -----
; EXPECT: LandingPadInst needs to be in a function with a personality.
declare void @p()
define void @f() {
  invoke void @p() to label %ok unwind label %lp
ok:
  ret void
lp:
  %e = landingpad i32 cleanup
  ret void
}
; -----
; EXPECT: LandingPadInst not the first non-PHI instruction in the block.
declare void @p()
define void @f() personality ptr @p {
  invoke void @p() to label %ok unwind label %lp
ok:
  ret void
lp:
  %x = add i32 1, 2
  %e = landingpad i32 cleanup
  ret void
}
; -----
; EXPECT: Catch operand does not have pointer type!
declare void @p()
define void @f() personality ptr @p {
  invoke void @p() to label %ok unwind label %lp
ok:
  ret void
lp:
  %e = landingpad i32 catch i32 0
  ret void
}
; -----
; EXPECT: atomic load operand must have integer, pointer, floating point, or vector type!
define void @f(ptr %p) {
  %a = load atomic { i32 }, ptr %p seq_cst, align 4
  ret void
}
; -----
; EXPECT: atomic store operand must have integer, pointer, floating point, or vector type!
define void @f(ptr %p, { i32 } %v) {
  store atomic { i32 } %v, ptr %p seq_cst, align 4
  ret void
}
; -----
; EXPECT: cmpxchg operand must have integer or pointer type
define void @f(ptr %p) {
  %a = cmpxchg ptr %p, float 0.0, float 1.0 seq_cst seq_cst
  ret void
}
; -----
; EXPECT: atomic memory access' size must be byte-sized
define void @f(ptr %p) {
  %a = load atomic i1, ptr %p seq_cst, align 1
  ret void
}
; -----
; EXPECT: atomic memory access' operand must have a power-of-two size
define void @f(ptr %p) {
  %a = load atomic i24, ptr %p seq_cst, align 4
  ret void
}
