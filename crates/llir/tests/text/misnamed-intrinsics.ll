define i32 @f(i32 %x) {
  %r = call i32 @llvm.abs.i33(i32 %x, i1 false)
  ret i32 %r
}
declare i32 @llvm.abs.i33(i32, i1)
declare i32 @other(i32)

; -----
define i32 @f(i32 %x) {
  %r = call i32 @llvm.abs.i33(i32 %x, i1 false)
  %s = call i32 @llvm.abs.i32(i32 %r, i1 false)
  ret i32 %s
}
declare i32 @llvm.abs.i33(i32, i1)
declare i32 @llvm.abs.i32(i32, i1)

; -----
define i64 @f(i32 %x) {
  %r = call i64 @llvm.abs.i32(i64 5, i1 false)
  %s = call i32 @llvm.abs.i64(i32 %x, i1 false)
  ret i64 %r
}
declare i64 @llvm.abs.i32(i64, i1)
declare void @g()
declare i32 @llvm.abs.i64(i32, i1)

; -----
%T = type { i32 }
define void @f(%T %x) {
  %r = call %T @llvm.ssa.copy.i32(%T %x)
  ret void
}
declare %T @llvm.ssa.copy.i32(%T)

; -----
declare i32 @llvm.abs.i33(i32, i1)
declare i32 @llvm.abs.foo.bar(i32, i1)
declare i32 @llvm.smax(i32, i32)

; -----
define i32 @f(i32 %x) {
  %r = call i32 @llvm.abs.i33(i32 %x, i1 false)
  %q = call i32 @llvm.abs.i33(i32 %r, i1 false)
  ret i32 %q
}

; -----
define i32 @f(i32 %x, i64 %y) {
  %r = call i32 @llvm.abs.i33(i32 %x, i1 false)
  %q = call i64 @llvm.abs.i33(i64 %y, i1 false)
  %z = call i64 @llvm.umax(i64 %y, i64 %y)
  %z2 = call i32 @llvm.umax(i32 %x, i32 %x)
  ret i32 %r
}

; -----
define i32 @f(i32 %x, i64 %y) {
  %r = call i32 @llvm.abs.i33(i64 %y, i1 false)
  ret i32 %r
}

; -----
define i32 @f(i32 %x, i64 %y) {
  %r = call i32 @llvm.ctlz.i32(i32 %x)
  ret i32 %r
}

; -----
define void @f(ptr %p, ptr %q, i64 %n) {
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 4 %p, ptr %q, i64 %n, i1 false), !foo !0
  ret void
}
declare void @llvm.memcpy.p0.p0.i32(ptr, ptr, i64, i1) nounwind
!0 = !{}

; -----
define <4 x i32> @f(<4 x i32> %x) {
  %r = call <4 x i32> @llvm.aarch64.neon.addp.v4i16(<4 x i32> %x, <4 x i32> %x) nounwind
  ret <4 x i32> %r
}
declare fastcc <4 x i32> @llvm.aarch64.neon.addp.v4i16(<4 x i32>, <4 x i32>)

; -----
define i32 @f(i32 %x) {
  %r = call i32 @llvm.abs.i33(i32 %x, i1 false)
  ret i32 %r
}
declare i64 @llvm.abs.i33(i32, i1)

; -----
define i32 @f(i32 %x) {
  %r = call i32 @llvm.abs.i32(i32 %x, i1 false)
  ret i32 %r
}
declare i64 @llvm.abs.i33(i64, i1)
declare i32 @llvm.ctpop.i8(i32)

; -----
define void @f() {
  call void @llvm.dbg.value(metadata i32 0, metadata !1, metadata !DIExpression())
  call void @llvm.donothing.x()
  ret void
}
!1 = !{}

; -----
define void @f(ptr %p) {
  call void @llvm.lifetime.start.p0i8(i64 4, ptr %p)
  call void @llvm.lifetime.start.p0i8(i64 4, ptr %p)
  call i32 @llvm.smax.i64(i32 4, i32 5)
  ret void
}
declare i32 @llvm.smax.i64(i32, i32)
declare void @llvm.lifetime.start.p0i8(i64, ptr)
declare i32 @llvm.umax.i64(i32, i32)

; -----
define void @f() {
  %r = call i32 @llvm.unknown.i33(i32 5, i1 false)
  ret void
}

; -----
define i32 @f(i32 %x) {
  %r = call i32 @llvm.abs.i33(i32 %x, i1 false)
  %s = call i32 @llvm.abs.i33(i32 %x, i1 false) [ "x"(i32 5) ]
  ret i32 %r
}
declare hidden i32 @llvm.abs.i33(i32, i1) local_unnamed_addr section "x"

; -----
define void @f(i32 %x, i64 %y) {
  %q = call i64 @llvm.abs.i33(i64 %y, i1 false)
  %r = call i64 (i64, i1) @llvm.abs.i33(i64 %y, i1 false)
  call void (...) @llvm.localescape()
  call void @llvm.assume.x(i1 true)
  ret void
}

; -----
define i32 @f(i32 %x, i64 %y) {
  %q = call i32 @llvm.abs.i33(i32 %x, i1 false)
  %r = call i32 @llvm.abs.i33(i64 %y, i1 false)
  ret i32 %r
}

; -----
define i32 @f(i32 %x, i64 %y) {
  %q = call i64 @llvm.abs.i33(i64 %y, i1 false)
  ret i32 %x
}
declare i32 @llvm.abs.i33(i32, i1)

; -----
define i32 @f(i32 %x, <4 x i32> %y) {
  %q = call <4 x i32> @llvm.experimental.vector.reverse.v4i32(<4 x i32> %y)
  ret i32 %x
}

; -----
define i32 @f(i32 %x, <4 x i32> %y) {
  %q = call i32 @llvm.smax.i32(i32 %x)
  ret i32 %x
}

; -----
define i32 @f(i32 %x, <4 x i32> %y) {
  %q = call i32 @llvm.smax.i32(i32 %x, i32 %x, i32 %x)
  ret i32 %x
}

; -----
define i32 @f(i32 %x, <4 x i32> %y) {
  %q = call i32 @llvm.umax.i33(i32 %x, i32 %x)
  %q1 = call i32 @llvm.smax.i33(i32 %x, i32 %x)
  %q2 = call i32 @llvm.abs.i32(i32 %x, i1 true)
  %q3 = call i32 @llvm.ctlz.i32(i32 %x)
  ret i32 %x
}
declare i32 @llvm.cttz.i32(i32)
declare i32 @llvm.smax.i33(i32, i32)
