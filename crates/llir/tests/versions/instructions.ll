; VERSIONS: 15 18 19 20
define void @f(ptr %p, i32 %i, i64 %j, double %d) {
  %gep = getelementptr nuw i8, ptr %p, i64 %j
  %inbounds = getelementptr inbounds nuw i8, ptr %p, i64 %j
  %nusw = getelementptr nusw i8, ptr %p, i64 %j
  %trunc = trunc nuw nsw i64 %j to i32
  %or = or disjoint i64 %j, 1
  %zext = zext nneg i32 %i to i64
  %float = uitofp nneg i32 %i to float
  %less = icmp samesign ult i32 %i, 7
  %narrow = fptrunc fast double %d to float
  %wide = fpext nnan float %narrow to double
  %both = call fast { double, double } @pair(double %d)
  store ptr getelementptr inbounds nuw inrange(-4, 4) (i8, ptr @g, i64 4), ptr %p
  ret void
}
declare { double, double } @pair(double)
@g = global i64 0
; -----
; VERSIONS: 17 18
define <4 x i32> @splat(<4 x i32> %v, <vscale x 4 x i32> %s) {
  %a = add <4 x i32> %v, splat (i32 7)
  %b = add <vscale x 4 x i32> %s, splat (i32 7)
  %c = mul <4 x i32> %a, <i32 1, i32 2, i32 3, i32 4>
  ret <4 x i32> %c
}
; -----
; VERSIONS: 21 22
define i64 @address(ptr %p) {
  %a = ptrtoaddr ptr %p to i64
  %b = add i64 %a, ptrtoaddr (ptr @g to i64)
  ret i64 %b
}
@g = global i64 0
; -----
; VERSIONS: 15 16 17
define void @f(ptr %p) {
  %x = atomicrmw uinc_wrap ptr %p, i32 1 seq_cst
  ret void
}
; -----
; VERSIONS: 19
define void @f(ptr %p) {
  %x = atomicrmw usub_cond ptr %p, i32 1 seq_cst
  ret void
}
; -----
; VERSIONS: 20
define void @f(ptr %p) {
  %x = atomicrmw fmaximum ptr %p, float 1.0 seq_cst
  ret void
}
; -----
; VERSIONS: 18
define void @f(ptr %p, <2 x half> %v) {
  %x = atomicrmw fadd ptr %p, <2 x half> %v seq_cst
  ret void
}
; -----
; VERSIONS: 21
define <2 x i32> @f(ptr %p) {
  %x = load atomic <2 x i32>, ptr %p seq_cst, align 8
  ret <2 x i32> %x
}
; -----
; VERSIONS: 16 17
define void @f() {
  %x = alloca { <vscale x 4 x i32>, <vscale x 4 x i32> }
  ret void
}
; -----
; VERSIONS: 17
define void @f() {
  %x = alloca [2 x <vscale x 4 x i32>]
  ret void
}
; -----
; VERSIONS: 15 16 17
define void @f() {
  %x = freeze target("spirv.Event") poison
  ret void
}
; -----
; VERSIONS: 18 19
@p = global ptr ptrauth (ptr @g, i32 0)
@g = global i64 0
; -----
; VERSIONS: 17 18
@g = global i64 0, code_model "large"
; -----
; VERSIONS: 18 19 21
define i32 @weights(i1 %c) {
  br i1 %c, label %a, label %b, !prof !0
a:
  br i1 %c, label %b, label %d, !prof !1
b:
  ret i32 0
d:
  ret i32 1
}
!0 = !{!"branch_weights", !"expected", i32 1, i32 2}
!1 = !{!"unknown", !"pass"}
; -----
; VERSIONS: 15 16 17
define void @f(ptr %p) {
  store target("aarch64.svcount") zeroinitializer, ptr %p
  ret void
}
; -----
; VERSIONS: 18 19
@g = global i8 0
define void @f() prefix ptr ptrauth (ptr @g, i32 0) {
  ret void
}
; -----
; VERSIONS: 15
define i32 @loops(ptr %p, i1 %c) {
entry:
  br i1 %c, label %a, label %b
a:
  %x = atomicrmw volatile udec_wrap ptr %p, i32 7 syncscope("one") acq_rel, align 8
  %y = atomicrmw usub_sat ptr %p, i32 %x release
  br i1 %c, label %b, label %a
b:
  %z = phi i32 [ 0, %entry ], [ %y, %a ]
  ret i32 %z
}
