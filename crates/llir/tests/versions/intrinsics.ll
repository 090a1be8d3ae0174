; VERSIONS: 15 19 21 22
define void @memory(ptr %p, <4 x i1> %m, <4 x ptr> %ps) {
  %a = alloca [4 x i32]
  call void @llvm.lifetime.start.p0(ptr %a)
  %v = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr align 4 %p, <4 x i1> %m, <4 x i32> poison)
  call void @llvm.masked.store.v4i32.p0(<4 x i32> %v, ptr align 16 %a, <4 x i1> %m)
  %g = call <4 x i32> @llvm.masked.gather.v4i32.v4p0(<4 x ptr> %ps, <4 x i1> %m, <4 x i32> poison)
  call void @llvm.masked.scatter.v4i32.v4p0(<4 x i32> %g, <4 x ptr> align 8 %ps, <4 x i1> %m)
  call void @llvm.lifetime.end.p0(ptr %a)
  ret void
}
; -----
; VERSIONS: 15 16 17 18 19 20 21 22
define void @renamed(<4 x i32> %v, i64 %i, ptr %p, double %d, float %f) {
  %r = call <4 x i32> @llvm.vector.reverse.v4i32(<4 x i32> %v)
  %s = call <4 x i32> @llvm.vector.splice.left.v4i32(<4 x i32> %v, <4 x i32> %v, i32 1)
  %t = call <4 x i32> @llvm.vector.splice.right.v4i32(<4 x i32> %v, <4 x i32> %v, i32 1)
  %second = call <4 x i32> @llvm.vector.splice.right.v4i32(<4 x i32> %v, <4 x i32> %s, i32 0)
  %third = call <4 x i32> @llvm.vector.splice.right.v4i32(<4 x i32> %v, <4 x i32> %second, i32 0)
  %used = add <4 x i32> %third, %t
  %n = call <4 x i64> @llvm.stepvector.v4i64()
  %stack = call ptr @llvm.stacksave.p0()
  call void @llvm.stackrestore.p0(ptr %stack)
  call void @llvm.va_end.p0(ptr %p)
  %m = call i32 @llvm.get.rounding()
  %tan = call double @llvm.tan.f64(double %d)
  %tanf = call float @llvm.tan.f32(float %f)
  %c = call i32 @llvm.scmp.i32.i64(i64 %i, i64 3)
  %u = call i8 @llvm.ucmp.i8.i64(i64 %i, i64 3)
  call void (...) @llvm.fake.use(i32 %c)
  %check = call i1 @llvm.allow.ubsan.check(i8 1)
  ret void
}
; -----
; VERSIONS: 21
define i64 @f(i64 %x) {
  %y = call i64 @llvm.clmul.i64(i64 %x, i64 %x)
  ret i64 %y
}
; -----
; VERSIONS: 16 17
define { <2 x i32>, <2 x i32> } @f(<4 x i32> %v) {
  %x = call { <2 x i32>, <2 x i32> } @llvm.vector.deinterleave2.v4i32(<4 x i32> %v)
  ret { <2 x i32>, <2 x i32> } %x
}
; -----
; VERSIONS: 18
define fp128 @f(fp128 %x) {
  %y = call fp128 @llvm.tan.f128(fp128 %x)
  ret fp128 %y
}
; -----
; VERSIONS: 15 21
declare { float, float } @llvm.modf.f32(float)
declare { double, i32 } @llvm.frexp.f64.i32(double)
declare { double, double } @llvm.sincos.f64(double)
declare <2 x float> @llvm.tan.v2f32(<2 x float>)
declare float @llvm.vector.reduce.fmaximum.v3f32(<3 x float>)
define float @f(float %x, double %d, <2 x float> %v, <3 x float> %w) {
  %a = call { float, float } @llvm.modf.f32(float %x)
  %b = extractvalue { float, float } %a, 1
  %c = call { double, i32 } @llvm.frexp.f64.i32(double %d)
  %e = extractvalue { double, i32 } %c, 0
  %g = call { double, double } @llvm.sincos.f64(double %e)
  %h = call <2 x float> @llvm.tan.v2f32(<2 x float> %v)
  %i = call nnan float @llvm.vector.reduce.fmaximum.v3f32(<3 x float> %w)
  ret float %i
}
; -----
; VERSIONS: 16
declare { half, half } @llvm.modf.f16(half)
define { half, half } @f(half %x) {
  %a = call { half, half } @llvm.modf.f16(half %x)
  ret { half, half } %a
}
; -----
; VERSIONS: 15 20 21
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare void @llvm.nvvm.barrier.cta.sync.aligned.count(i32, i32)
define void @f(i32 %n) {
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 %n)
  call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 1, i32 %n)
  ret void
}
; -----
; VERSIONS: 16
declare float @llvm.vector.reduce.fmaximum.nxv4f32(<vscale x 4 x float>)
define float @f(<vscale x 4 x float> %x) {
  %a = call float @llvm.vector.reduce.fmaximum.nxv4f32(<vscale x 4 x float> %x)
  ret float %a
}
; -----
; VERSIONS: 16
declare <100000 x float> @llvm.tan.v100000f32(<100000 x float>)
define <100000 x float> @f(<100000 x float> %x) {
  %a = call <100000 x float> @llvm.tan.v100000f32(<100000 x float> %x)
  ret <100000 x float> %a
}
; -----
; VERSIONS: 15
declare i64 @llvm.experimental.cttz.elts.i64.v16i1(<16 x i1>, i1)
declare i8 @llvm.experimental.cttz.elts.i8.v16i32(<16 x i32>, i1)
define i64 @f(<16 x i1> %x, <16 x i32> %y) {
  %a = call i64 @llvm.experimental.cttz.elts.i64.v16i1(<16 x i1> %x, i1 false)
  %b = call i8 @llvm.experimental.cttz.elts.i8.v16i32(<16 x i32> %y, i1 true)
  ret i64 %a
}
; -----
; VERSIONS: 15
declare { <2 x float>, <2 x float> } @llvm.sincos.v2f32(<2 x float>)
define void @f(<2 x float> %x) {
  %a = call { <2 x float>, <2 x float> } @llvm.sincos.v2f32(<2 x float> %x)
  ret void
}
