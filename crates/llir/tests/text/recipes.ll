define i32 @test(i32 %a0) {
  %r = call i32 @llvm.nvvm.abs.i(i32 %a0)
  ret i32 %r
}

declare i32 @llvm.nvvm.abs.i(i32)

; -----
define i64 @test(i64 %a0) {
  %r = call i64 @llvm.nvvm.abs.ll(i64 %a0)
  ret i64 %r
}

declare i64 @llvm.nvvm.abs.ll(i64)

; -----
define float @test(ptr %a0, float %a1) {
  %r = call float @llvm.nvvm.atomic.load.add.f32.p0(ptr %a0, float %a1)
  ret float %r
}

declare float @llvm.nvvm.atomic.load.add.f32.p0(ptr, float)

; -----
define float @test(ptr addrspace(1) %a0, float %a1) {
  %r = call float @llvm.nvvm.atomic.load.add.f32.p1(ptr addrspace(1) %a0, float %a1)
  ret float %r
}

declare float @llvm.nvvm.atomic.load.add.f32.p1(ptr addrspace(1), float)

; -----
define float @test(ptr addrspace(3) %a0, float %a1) {
  %r = call float @llvm.nvvm.atomic.load.add.f32.p3(ptr addrspace(3) %a0, float %a1)
  ret float %r
}

declare float @llvm.nvvm.atomic.load.add.f32.p3(ptr addrspace(3), float)

; -----
define double @test(ptr %a0, double %a1) {
  %r = call double @llvm.nvvm.atomic.load.add.f64.p0(ptr %a0, double %a1)
  ret double %r
}

declare double @llvm.nvvm.atomic.load.add.f64.p0(ptr, double)

; -----
define double @test(ptr addrspace(1) %a0, double %a1) {
  %r = call double @llvm.nvvm.atomic.load.add.f64.p1(ptr addrspace(1) %a0, double %a1)
  ret double %r
}

declare double @llvm.nvvm.atomic.load.add.f64.p1(ptr addrspace(1), double)

; -----
define double @test(ptr addrspace(3) %a0, double %a1) {
  %r = call double @llvm.nvvm.atomic.load.add.f64.p3(ptr addrspace(3) %a0, double %a1)
  ret double %r
}

declare double @llvm.nvvm.atomic.load.add.f64.p3(ptr addrspace(3), double)

; -----
define i32 @test(ptr %a0, i32 %a1) {
  %r = call i32 @llvm.nvvm.atomic.load.dec.32.p0(ptr %a0, i32 %a1)
  ret i32 %r
}

declare i32 @llvm.nvvm.atomic.load.dec.32.p0(ptr, i32)

; -----
define i32 @test(ptr addrspace(1) %a0, i32 %a1) {
  %r = call i32 @llvm.nvvm.atomic.load.dec.32.p1(ptr addrspace(1) %a0, i32 %a1)
  ret i32 %r
}

declare i32 @llvm.nvvm.atomic.load.dec.32.p1(ptr addrspace(1), i32)

; -----
define i32 @test(ptr addrspace(3) %a0, i32 %a1) {
  %r = call i32 @llvm.nvvm.atomic.load.dec.32.p3(ptr addrspace(3) %a0, i32 %a1)
  ret i32 %r
}

declare i32 @llvm.nvvm.atomic.load.dec.32.p3(ptr addrspace(3), i32)

; -----
define i32 @test(ptr %a0, i32 %a1) {
  %r = call i32 @llvm.nvvm.atomic.load.inc.32.p0(ptr %a0, i32 %a1)
  ret i32 %r
}

declare i32 @llvm.nvvm.atomic.load.inc.32.p0(ptr, i32)

; -----
define i32 @test(ptr addrspace(1) %a0, i32 %a1) {
  %r = call i32 @llvm.nvvm.atomic.load.inc.32.p1(ptr addrspace(1) %a0, i32 %a1)
  ret i32 %r
}

declare i32 @llvm.nvvm.atomic.load.inc.32.p1(ptr addrspace(1), i32)

; -----
define i32 @test(ptr addrspace(3) %a0, i32 %a1) {
  %r = call i32 @llvm.nvvm.atomic.load.inc.32.p3(ptr addrspace(3) %a0, i32 %a1)
  ret i32 %r
}

declare i32 @llvm.nvvm.atomic.load.inc.32.p3(ptr addrspace(3), i32)

; -----
define void @test(i32 %a0) {
  call void @llvm.nvvm.bar.sync(i32 %a0)
  ret void
}

declare void @llvm.nvvm.bar.sync(i32)

; -----
define void @test(i32 %a0, i32 %a1) {
  call void @llvm.nvvm.barrier(i32 %a0, i32 %a1)
  ret void
}

declare void @llvm.nvvm.barrier(i32, i32)

; -----
define void @test(i32 %a0) {
  call void @llvm.nvvm.barrier.n(i32 %a0)
  ret void
}

declare void @llvm.nvvm.barrier.n(i32)

; -----
define void @test(i32 %a0) {
  call void @llvm.nvvm.barrier.sync(i32 %a0)
  ret void
}

declare void @llvm.nvvm.barrier.sync(i32)

; -----
define void @test(i32 %a0, i32 %a1) {
  call void @llvm.nvvm.barrier.sync.cnt(i32 %a0, i32 %a1)
  ret void
}

declare void @llvm.nvvm.barrier.sync.cnt(i32, i32)

; -----
define i32 @test(i32 %a0) {
  %r = call i32 @llvm.nvvm.barrier0.and(i32 %a0)
  ret i32 %r
}

declare i32 @llvm.nvvm.barrier0.and(i32)

; -----
define i32 @test(i32 %a0) {
  %r = call i32 @llvm.nvvm.barrier0.or(i32 %a0)
  ret i32 %r
}

declare i32 @llvm.nvvm.barrier0.or(i32)

; -----
define i32 @test(i32 %a0) {
  %r = call i32 @llvm.nvvm.barrier0.popc(i32 %a0)
  ret i32 %r
}

declare i32 @llvm.nvvm.barrier0.popc(i32)

; -----
define i64 @test(double %a0) {
  %r = call i64 @llvm.nvvm.bitcast.d2ll(double %a0)
  ret i64 %r
}

declare i64 @llvm.nvvm.bitcast.d2ll(double)

; -----
define i32 @test(float %a0) {
  %r = call i32 @llvm.nvvm.bitcast.f2i(float %a0)
  ret i32 %r
}

declare i32 @llvm.nvvm.bitcast.f2i(float)

; -----
define float @test(i32 %a0) {
  %r = call float @llvm.nvvm.bitcast.i2f(i32 %a0)
  ret float %r
}

declare float @llvm.nvvm.bitcast.i2f(i32)

; -----
define double @test(i64 %a0) {
  %r = call double @llvm.nvvm.bitcast.ll2d(i64 %a0)
  ret double %r
}

declare double @llvm.nvvm.bitcast.ll2d(i64)

; -----
define i32 @test(i64 %a0) {
  %r = call i32 @llvm.nvvm.clz.ll(i64 %a0)
  ret i32 %r
}

declare i32 @llvm.nvvm.clz.ll(i64)

; -----
define float @test(float %a0) {
  %r = call float @llvm.nvvm.ex2.approx.f(float %a0)
  ret float %r
}

declare float @llvm.nvvm.ex2.approx.f(float)

; -----
define float @test(float %a0) {
  %r = call float @llvm.nvvm.ex2.approx.ftz.f(float %a0)
  ret float %r
}

declare float @llvm.nvvm.ex2.approx.ftz.f(float)

; -----
define double @test(double %a0) {
  %r = call double @llvm.nvvm.fabs.d(double %a0)
  ret double %r
}

declare double @llvm.nvvm.fabs.d(double)

; -----
define float @test(float %a0) {
  %r = call float @llvm.nvvm.fabs.f(float %a0)
  ret float %r
}

declare float @llvm.nvvm.fabs.f(float)

; -----
define float @test(float %a0) {
  %r = call float @llvm.nvvm.fabs.ftz.f(float %a0)
  ret float %r
}

declare float @llvm.nvvm.fabs.ftz.f(float)

; -----
define float @test(i16 %a0) {
  %r = call float @llvm.nvvm.h2f(i16 %a0)
  ret float %r
}

declare float @llvm.nvvm.h2f(i16)

; -----
define i32 @test(i64 %a0) {
  %r = call i32 @llvm.nvvm.popc.ll(i64 %a0)
  ret i32 %r
}

declare i32 @llvm.nvvm.popc.ll(i64)

; -----
define ptr @test(ptr addrspace(4) %a0) {
  %r = call ptr @llvm.nvvm.ptr.constant.to.gen.p0.p4(ptr addrspace(4) %a0)
  ret ptr %r
}

declare ptr @llvm.nvvm.ptr.constant.to.gen.p0.p4(ptr addrspace(4))

; -----
define ptr addrspace(4) @test(ptr %a0) {
  %r = call ptr addrspace(4) @llvm.nvvm.ptr.gen.to.constant.p4.p0(ptr %a0)
  ret ptr addrspace(4) %r
}

declare ptr addrspace(4) @llvm.nvvm.ptr.gen.to.constant.p4.p0(ptr)

; -----
define ptr addrspace(1) @test(ptr %a0) {
  %r = call ptr addrspace(1) @llvm.nvvm.ptr.gen.to.global.p1.p0(ptr %a0)
  ret ptr addrspace(1) %r
}

declare ptr addrspace(1) @llvm.nvvm.ptr.gen.to.global.p1.p0(ptr)

; -----
define ptr addrspace(5) @test(ptr %a0) {
  %r = call ptr addrspace(5) @llvm.nvvm.ptr.gen.to.local.p5.p0(ptr %a0)
  ret ptr addrspace(5) %r
}

declare ptr addrspace(5) @llvm.nvvm.ptr.gen.to.local.p5.p0(ptr)

; -----
define ptr addrspace(3) @test(ptr %a0) {
  %r = call ptr addrspace(3) @llvm.nvvm.ptr.gen.to.shared.p3.p0(ptr %a0)
  ret ptr addrspace(3) %r
}

declare ptr addrspace(3) @llvm.nvvm.ptr.gen.to.shared.p3.p0(ptr)

; -----
define ptr @test(ptr addrspace(1) %a0) {
  %r = call ptr @llvm.nvvm.ptr.global.to.gen.p0.p1(ptr addrspace(1) %a0)
  ret ptr %r
}

declare ptr @llvm.nvvm.ptr.global.to.gen.p0.p1(ptr addrspace(1))

; -----
define ptr @test(ptr addrspace(5) %a0) {
  %r = call ptr @llvm.nvvm.ptr.local.to.gen.p0.p5(ptr addrspace(5) %a0)
  ret ptr %r
}

declare ptr @llvm.nvvm.ptr.local.to.gen.p0.p5(ptr addrspace(5))

; -----
define ptr @test(ptr addrspace(3) %a0) {
  %r = call ptr @llvm.nvvm.ptr.shared.to.gen.p0.p3(ptr addrspace(3) %a0)
  ret ptr %r
}

declare ptr @llvm.nvvm.ptr.shared.to.gen.p0.p3(ptr addrspace(3))

; -----
define i32 @test(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.nvvm.rotate.b32(i32 %a0, i32 %a1)
  ret i32 %r
}

declare i32 @llvm.nvvm.rotate.b32(i32, i32)

; -----
define i64 @test(i64 %a0, i32 %a1) {
  %r = call i64 @llvm.nvvm.rotate.b64(i64 %a0, i32 %a1)
  ret i64 %r
}

declare i64 @llvm.nvvm.rotate.b64(i64, i32)

; -----
define i64 @test(i64 %a0, i32 %a1) {
  %r = call i64 @llvm.nvvm.rotate.right.b64(i64 %a0, i32 %a1)
  ret i64 %r
}

declare i64 @llvm.nvvm.rotate.right.b64(i64, i32)

; -----
define i64 @test(i64 %a0) {
  %r = call i64 @llvm.nvvm.swap.lo.hi.b64(i64 %a0)
  ret i64 %r
}

declare i64 @llvm.nvvm.swap.lo.hi.b64(i64)

; -----
define <4 x double> @test(<4 x double> %a0) {
  %r = call <4 x double> @llvm.x86.avx.sqrt.pd.256(<4 x double> %a0)
  ret <4 x double> %r
}

declare <4 x double> @llvm.x86.avx.sqrt.pd.256(<4 x double>)

; -----
define <8 x float> @test(<8 x float> %a0) {
  %r = call <8 x float> @llvm.x86.avx.sqrt.ps.256(<8 x float> %a0)
  ret <8 x float> %r
}

declare <8 x float> @llvm.x86.avx.sqrt.ps.256(<8 x float>)

; -----
define void @test(ptr %a0, <32 x i8> %a1) {
  call void @llvm.x86.avx.storeu.dq.256(ptr %a0, <32 x i8> %a1)
  ret void
}

declare void @llvm.x86.avx.storeu.dq.256(ptr, <32 x i8>)

; -----
define void @test(ptr %a0, <4 x double> %a1) {
  call void @llvm.x86.avx.storeu.pd.256(ptr %a0, <4 x double> %a1)
  ret void
}

declare void @llvm.x86.avx.storeu.pd.256(ptr, <4 x double>)

; -----
define void @test(ptr %a0, <8 x float> %a1) {
  call void @llvm.x86.avx.storeu.ps.256(ptr %a0, <8 x float> %a1)
  ret void
}

declare void @llvm.x86.avx.storeu.ps.256(ptr, <8 x float>)

; -----
define <32 x i8> @test(<32 x i8> %a0) {
  %r = call <32 x i8> @llvm.x86.avx2.pabs.b(<32 x i8> %a0)
  ret <32 x i8> %r
}

declare <32 x i8> @llvm.x86.avx2.pabs.b(<32 x i8>)

; -----
define <8 x i32> @test(<8 x i32> %a0) {
  %r = call <8 x i32> @llvm.x86.avx2.pabs.d(<8 x i32> %a0)
  ret <8 x i32> %r
}

declare <8 x i32> @llvm.x86.avx2.pabs.d(<8 x i32>)

; -----
define <16 x i16> @test(<16 x i16> %a0) {
  %r = call <16 x i16> @llvm.x86.avx2.pabs.w(<16 x i16> %a0)
  ret <16 x i16> %r
}

declare <16 x i16> @llvm.x86.avx2.pabs.w(<16 x i16>)

; -----
define <32 x i8> @test(<32 x i8> %a0, <32 x i8> %a1) {
  %r = call <32 x i8> @llvm.x86.avx2.padds.b(<32 x i8> %a0, <32 x i8> %a1)
  ret <32 x i8> %r
}

declare <32 x i8> @llvm.x86.avx2.padds.b(<32 x i8>, <32 x i8>)

; -----
define <16 x i16> @test(<16 x i16> %a0, <16 x i16> %a1) {
  %r = call <16 x i16> @llvm.x86.avx2.padds.w(<16 x i16> %a0, <16 x i16> %a1)
  ret <16 x i16> %r
}

declare <16 x i16> @llvm.x86.avx2.padds.w(<16 x i16>, <16 x i16>)

; -----
define <32 x i8> @test(<32 x i8> %a0, <32 x i8> %a1) {
  %r = call <32 x i8> @llvm.x86.avx2.paddus.b(<32 x i8> %a0, <32 x i8> %a1)
  ret <32 x i8> %r
}

declare <32 x i8> @llvm.x86.avx2.paddus.b(<32 x i8>, <32 x i8>)

; -----
define <16 x i16> @test(<16 x i16> %a0, <16 x i16> %a1) {
  %r = call <16 x i16> @llvm.x86.avx2.paddus.w(<16 x i16> %a0, <16 x i16> %a1)
  ret <16 x i16> %r
}

declare <16 x i16> @llvm.x86.avx2.paddus.w(<16 x i16>, <16 x i16>)

; -----
define <32 x i8> @test(<32 x i8> %a0, <32 x i8> %a1) {
  %r = call <32 x i8> @llvm.x86.avx2.pmaxs.b(<32 x i8> %a0, <32 x i8> %a1)
  ret <32 x i8> %r
}

declare <32 x i8> @llvm.x86.avx2.pmaxs.b(<32 x i8>, <32 x i8>)

; -----
define <8 x i32> @test(<8 x i32> %a0, <8 x i32> %a1) {
  %r = call <8 x i32> @llvm.x86.avx2.pmaxs.d(<8 x i32> %a0, <8 x i32> %a1)
  ret <8 x i32> %r
}

declare <8 x i32> @llvm.x86.avx2.pmaxs.d(<8 x i32>, <8 x i32>)

; -----
define <16 x i16> @test(<16 x i16> %a0, <16 x i16> %a1) {
  %r = call <16 x i16> @llvm.x86.avx2.pmaxs.w(<16 x i16> %a0, <16 x i16> %a1)
  ret <16 x i16> %r
}

declare <16 x i16> @llvm.x86.avx2.pmaxs.w(<16 x i16>, <16 x i16>)

; -----
define <32 x i8> @test(<32 x i8> %a0, <32 x i8> %a1) {
  %r = call <32 x i8> @llvm.x86.avx2.pmaxu.b(<32 x i8> %a0, <32 x i8> %a1)
  ret <32 x i8> %r
}

declare <32 x i8> @llvm.x86.avx2.pmaxu.b(<32 x i8>, <32 x i8>)

; -----
define <8 x i32> @test(<8 x i32> %a0, <8 x i32> %a1) {
  %r = call <8 x i32> @llvm.x86.avx2.pmaxu.d(<8 x i32> %a0, <8 x i32> %a1)
  ret <8 x i32> %r
}

declare <8 x i32> @llvm.x86.avx2.pmaxu.d(<8 x i32>, <8 x i32>)

; -----
define <16 x i16> @test(<16 x i16> %a0, <16 x i16> %a1) {
  %r = call <16 x i16> @llvm.x86.avx2.pmaxu.w(<16 x i16> %a0, <16 x i16> %a1)
  ret <16 x i16> %r
}

declare <16 x i16> @llvm.x86.avx2.pmaxu.w(<16 x i16>, <16 x i16>)

; -----
define <32 x i8> @test(<32 x i8> %a0, <32 x i8> %a1) {
  %r = call <32 x i8> @llvm.x86.avx2.pmins.b(<32 x i8> %a0, <32 x i8> %a1)
  ret <32 x i8> %r
}

declare <32 x i8> @llvm.x86.avx2.pmins.b(<32 x i8>, <32 x i8>)

; -----
define <8 x i32> @test(<8 x i32> %a0, <8 x i32> %a1) {
  %r = call <8 x i32> @llvm.x86.avx2.pmins.d(<8 x i32> %a0, <8 x i32> %a1)
  ret <8 x i32> %r
}

declare <8 x i32> @llvm.x86.avx2.pmins.d(<8 x i32>, <8 x i32>)

; -----
define <16 x i16> @test(<16 x i16> %a0, <16 x i16> %a1) {
  %r = call <16 x i16> @llvm.x86.avx2.pmins.w(<16 x i16> %a0, <16 x i16> %a1)
  ret <16 x i16> %r
}

declare <16 x i16> @llvm.x86.avx2.pmins.w(<16 x i16>, <16 x i16>)

; -----
define <32 x i8> @test(<32 x i8> %a0, <32 x i8> %a1) {
  %r = call <32 x i8> @llvm.x86.avx2.pminu.b(<32 x i8> %a0, <32 x i8> %a1)
  ret <32 x i8> %r
}

declare <32 x i8> @llvm.x86.avx2.pminu.b(<32 x i8>, <32 x i8>)

; -----
define <8 x i32> @test(<8 x i32> %a0, <8 x i32> %a1) {
  %r = call <8 x i32> @llvm.x86.avx2.pminu.d(<8 x i32> %a0, <8 x i32> %a1)
  ret <8 x i32> %r
}

declare <8 x i32> @llvm.x86.avx2.pminu.d(<8 x i32>, <8 x i32>)

; -----
define <16 x i16> @test(<16 x i16> %a0, <16 x i16> %a1) {
  %r = call <16 x i16> @llvm.x86.avx2.pminu.w(<16 x i16> %a0, <16 x i16> %a1)
  ret <16 x i16> %r
}

declare <16 x i16> @llvm.x86.avx2.pminu.w(<16 x i16>, <16 x i16>)

; -----
define <32 x i8> @test(<32 x i8> %a0, <32 x i8> %a1) {
  %r = call <32 x i8> @llvm.x86.avx2.psubs.b(<32 x i8> %a0, <32 x i8> %a1)
  ret <32 x i8> %r
}

declare <32 x i8> @llvm.x86.avx2.psubs.b(<32 x i8>, <32 x i8>)

; -----
define <16 x i16> @test(<16 x i16> %a0, <16 x i16> %a1) {
  %r = call <16 x i16> @llvm.x86.avx2.psubs.w(<16 x i16> %a0, <16 x i16> %a1)
  ret <16 x i16> %r
}

declare <16 x i16> @llvm.x86.avx2.psubs.w(<16 x i16>, <16 x i16>)

; -----
define <32 x i8> @test(<32 x i8> %a0, <32 x i8> %a1) {
  %r = call <32 x i8> @llvm.x86.avx2.psubus.b(<32 x i8> %a0, <32 x i8> %a1)
  ret <32 x i8> %r
}

declare <32 x i8> @llvm.x86.avx2.psubus.b(<32 x i8>, <32 x i8>)

; -----
define <16 x i16> @test(<16 x i16> %a0, <16 x i16> %a1) {
  %r = call <16 x i16> @llvm.x86.avx2.psubus.w(<16 x i16> %a0, <16 x i16> %a1)
  ret <16 x i16> %r
}

declare <16 x i16> @llvm.x86.avx2.psubus.w(<16 x i16>, <16 x i16>)

; -----
define <4 x float> @test(<4 x float> %a0, i32 %a1) {
  %r = call <4 x float> @llvm.x86.sse.cvtsi2ss(<4 x float> %a0, i32 %a1)
  ret <4 x float> %r
}

declare <4 x float> @llvm.x86.sse.cvtsi2ss(<4 x float>, i32)

; -----
define <4 x float> @test(<4 x float> %a0, i64 %a1) {
  %r = call <4 x float> @llvm.x86.sse.cvtsi642ss(<4 x float> %a0, i64 %a1)
  ret <4 x float> %r
}

declare <4 x float> @llvm.x86.sse.cvtsi642ss(<4 x float>, i64)

; -----
define <4 x float> @test(<4 x float> %a0) {
  %r = call <4 x float> @llvm.x86.sse.sqrt.ps(<4 x float> %a0)
  ret <4 x float> %r
}

declare <4 x float> @llvm.x86.sse.sqrt.ps(<4 x float>)

; -----
define void @test(ptr %a0, <4 x float> %a1) {
  call void @llvm.x86.sse.storeu.ps(ptr %a0, <4 x float> %a1)
  ret void
}

declare void @llvm.x86.sse.storeu.ps(ptr, <4 x float>)

; -----
define <2 x double> @test(<2 x double> %a0, i32 %a1) {
  %r = call <2 x double> @llvm.x86.sse2.cvtsi2sd(<2 x double> %a0, i32 %a1)
  ret <2 x double> %r
}

declare <2 x double> @llvm.x86.sse2.cvtsi2sd(<2 x double>, i32)

; -----
define <2 x double> @test(<2 x double> %a0, i64 %a1) {
  %r = call <2 x double> @llvm.x86.sse2.cvtsi642sd(<2 x double> %a0, i64 %a1)
  ret <2 x double> %r
}

declare <2 x double> @llvm.x86.sse2.cvtsi642sd(<2 x double>, i64)

; -----
define <16 x i8> @test(<16 x i8> %a0, <16 x i8> %a1) {
  %r = call <16 x i8> @llvm.x86.sse2.padds.b(<16 x i8> %a0, <16 x i8> %a1)
  ret <16 x i8> %r
}

declare <16 x i8> @llvm.x86.sse2.padds.b(<16 x i8>, <16 x i8>)

; -----
define <8 x i16> @test(<8 x i16> %a0, <8 x i16> %a1) {
  %r = call <8 x i16> @llvm.x86.sse2.padds.w(<8 x i16> %a0, <8 x i16> %a1)
  ret <8 x i16> %r
}

declare <8 x i16> @llvm.x86.sse2.padds.w(<8 x i16>, <8 x i16>)

; -----
define <16 x i8> @test(<16 x i8> %a0, <16 x i8> %a1) {
  %r = call <16 x i8> @llvm.x86.sse2.paddus.b(<16 x i8> %a0, <16 x i8> %a1)
  ret <16 x i8> %r
}

declare <16 x i8> @llvm.x86.sse2.paddus.b(<16 x i8>, <16 x i8>)

; -----
define <8 x i16> @test(<8 x i16> %a0, <8 x i16> %a1) {
  %r = call <8 x i16> @llvm.x86.sse2.paddus.w(<8 x i16> %a0, <8 x i16> %a1)
  ret <8 x i16> %r
}

declare <8 x i16> @llvm.x86.sse2.paddus.w(<8 x i16>, <8 x i16>)

; -----
define <8 x i16> @test(<8 x i16> %a0, <8 x i16> %a1) {
  %r = call <8 x i16> @llvm.x86.sse2.pmaxs.w(<8 x i16> %a0, <8 x i16> %a1)
  ret <8 x i16> %r
}

declare <8 x i16> @llvm.x86.sse2.pmaxs.w(<8 x i16>, <8 x i16>)

; -----
define <16 x i8> @test(<16 x i8> %a0, <16 x i8> %a1) {
  %r = call <16 x i8> @llvm.x86.sse2.pmaxu.b(<16 x i8> %a0, <16 x i8> %a1)
  ret <16 x i8> %r
}

declare <16 x i8> @llvm.x86.sse2.pmaxu.b(<16 x i8>, <16 x i8>)

; -----
define <8 x i16> @test(<8 x i16> %a0, <8 x i16> %a1) {
  %r = call <8 x i16> @llvm.x86.sse2.pmins.w(<8 x i16> %a0, <8 x i16> %a1)
  ret <8 x i16> %r
}

declare <8 x i16> @llvm.x86.sse2.pmins.w(<8 x i16>, <8 x i16>)

; -----
define <16 x i8> @test(<16 x i8> %a0, <16 x i8> %a1) {
  %r = call <16 x i8> @llvm.x86.sse2.pminu.b(<16 x i8> %a0, <16 x i8> %a1)
  ret <16 x i8> %r
}

declare <16 x i8> @llvm.x86.sse2.pminu.b(<16 x i8>, <16 x i8>)

; -----
define <16 x i8> @test(<16 x i8> %a0, <16 x i8> %a1) {
  %r = call <16 x i8> @llvm.x86.sse2.psubs.b(<16 x i8> %a0, <16 x i8> %a1)
  ret <16 x i8> %r
}

declare <16 x i8> @llvm.x86.sse2.psubs.b(<16 x i8>, <16 x i8>)

; -----
define <8 x i16> @test(<8 x i16> %a0, <8 x i16> %a1) {
  %r = call <8 x i16> @llvm.x86.sse2.psubs.w(<8 x i16> %a0, <8 x i16> %a1)
  ret <8 x i16> %r
}

declare <8 x i16> @llvm.x86.sse2.psubs.w(<8 x i16>, <8 x i16>)

; -----
define <16 x i8> @test(<16 x i8> %a0, <16 x i8> %a1) {
  %r = call <16 x i8> @llvm.x86.sse2.psubus.b(<16 x i8> %a0, <16 x i8> %a1)
  ret <16 x i8> %r
}

declare <16 x i8> @llvm.x86.sse2.psubus.b(<16 x i8>, <16 x i8>)

; -----
define <8 x i16> @test(<8 x i16> %a0, <8 x i16> %a1) {
  %r = call <8 x i16> @llvm.x86.sse2.psubus.w(<8 x i16> %a0, <8 x i16> %a1)
  ret <8 x i16> %r
}

declare <8 x i16> @llvm.x86.sse2.psubus.w(<8 x i16>, <8 x i16>)

; -----
define <2 x double> @test(<2 x double> %a0) {
  %r = call <2 x double> @llvm.x86.sse2.sqrt.pd(<2 x double> %a0)
  ret <2 x double> %r
}

declare <2 x double> @llvm.x86.sse2.sqrt.pd(<2 x double>)

; -----
define void @test(ptr %a0, <16 x i8> %a1) {
  call void @llvm.x86.sse2.storeu.dq(ptr %a0, <16 x i8> %a1)
  ret void
}

declare void @llvm.x86.sse2.storeu.dq(ptr, <16 x i8>)

; -----
define void @test(ptr %a0, <2 x double> %a1) {
  call void @llvm.x86.sse2.storeu.pd(ptr %a0, <2 x double> %a1)
  ret void
}

declare void @llvm.x86.sse2.storeu.pd(ptr, <2 x double>)

; -----
define <16 x i8> @test(<16 x i8> %a0, <16 x i8> %a1) {
  %r = call <16 x i8> @llvm.x86.sse41.pmaxsb(<16 x i8> %a0, <16 x i8> %a1)
  ret <16 x i8> %r
}

declare <16 x i8> @llvm.x86.sse41.pmaxsb(<16 x i8>, <16 x i8>)

; -----
define <4 x i32> @test(<4 x i32> %a0, <4 x i32> %a1) {
  %r = call <4 x i32> @llvm.x86.sse41.pmaxsd(<4 x i32> %a0, <4 x i32> %a1)
  ret <4 x i32> %r
}

declare <4 x i32> @llvm.x86.sse41.pmaxsd(<4 x i32>, <4 x i32>)

; -----
define <4 x i32> @test(<4 x i32> %a0, <4 x i32> %a1) {
  %r = call <4 x i32> @llvm.x86.sse41.pmaxud(<4 x i32> %a0, <4 x i32> %a1)
  ret <4 x i32> %r
}

declare <4 x i32> @llvm.x86.sse41.pmaxud(<4 x i32>, <4 x i32>)

; -----
define <8 x i16> @test(<8 x i16> %a0, <8 x i16> %a1) {
  %r = call <8 x i16> @llvm.x86.sse41.pmaxuw(<8 x i16> %a0, <8 x i16> %a1)
  ret <8 x i16> %r
}

declare <8 x i16> @llvm.x86.sse41.pmaxuw(<8 x i16>, <8 x i16>)

; -----
define <16 x i8> @test(<16 x i8> %a0, <16 x i8> %a1) {
  %r = call <16 x i8> @llvm.x86.sse41.pminsb(<16 x i8> %a0, <16 x i8> %a1)
  ret <16 x i8> %r
}

declare <16 x i8> @llvm.x86.sse41.pminsb(<16 x i8>, <16 x i8>)

; -----
define <4 x i32> @test(<4 x i32> %a0, <4 x i32> %a1) {
  %r = call <4 x i32> @llvm.x86.sse41.pminsd(<4 x i32> %a0, <4 x i32> %a1)
  ret <4 x i32> %r
}

declare <4 x i32> @llvm.x86.sse41.pminsd(<4 x i32>, <4 x i32>)

; -----
define <4 x i32> @test(<4 x i32> %a0, <4 x i32> %a1) {
  %r = call <4 x i32> @llvm.x86.sse41.pminud(<4 x i32> %a0, <4 x i32> %a1)
  ret <4 x i32> %r
}

declare <4 x i32> @llvm.x86.sse41.pminud(<4 x i32>, <4 x i32>)

; -----
define <8 x i16> @test(<8 x i16> %a0, <8 x i16> %a1) {
  %r = call <8 x i16> @llvm.x86.sse41.pminuw(<8 x i16> %a0, <8 x i16> %a1)
  ret <8 x i16> %r
}

declare <8 x i16> @llvm.x86.sse41.pminuw(<8 x i16>, <8 x i16>)

; -----
define <16 x i8> @test(<16 x i8> %a0) {
  %r = call <16 x i8> @llvm.x86.ssse3.pabs.b.128(<16 x i8> %a0)
  ret <16 x i8> %r
}

declare <16 x i8> @llvm.x86.ssse3.pabs.b.128(<16 x i8>)

; -----
define <4 x i32> @test(<4 x i32> %a0) {
  %r = call <4 x i32> @llvm.x86.ssse3.pabs.d.128(<4 x i32> %a0)
  ret <4 x i32> %r
}

declare <4 x i32> @llvm.x86.ssse3.pabs.d.128(<4 x i32>)

; -----
define <8 x i16> @test(<8 x i16> %a0) {
  %r = call <8 x i16> @llvm.x86.ssse3.pabs.w.128(<8 x i16> %a0)
  ret <8 x i16> %r
}

declare <8 x i16> @llvm.x86.ssse3.pabs.w.128(<8 x i16>)

; -----
define i32 @f(i32 %x, ptr %p) !dbg !4 {
entry:
  %r = call i32 @llvm.nvvm.abs.i(i32 %x), !dbg !9, !foo !0
  %s = tail call i32 @llvm.nvvm.rotate.b32(i32 %r, i32 7) nounwind, !dbg !9
  %t = call i32 @llvm.nvvm.abs.i(i32 -5)
  %u = add i32 %s, %t
  %v = call i64 @llvm.nvvm.rotate.b64(i64 5, i32 %u)
  %w = trunc i64 %v to i32
    #dbg_value(i32 %r, !10, !DIExpression(), !9)
  %n = call i32 @llvm.nvvm.abs.i(i32 %w)
  br label %next
next:
  %ph = phi i32 [ %n, %entry ], [ %z, %next ]
  %z = call i32 @llvm.nvvm.bitcast.f2i(float 1.0), !dbg !9
  br i1 true, label %next, label %end
end:
  ret i32 %ph
}
declare i32 @llvm.nvvm.abs.i(i32)
declare i32 @llvm.nvvm.rotate.b32(i32, i32)
declare i64 @llvm.nvvm.rotate.b64(i64, i32)
declare i32 @llvm.nvvm.bitcast.f2i(float)
!llvm.dbg.cu = !{!11}
!llvm.module.flags = !{!2}
!0 = !{}
!11 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "records", scope: !1, file: !1, line: 1, type: !5, unit: !11)
!5 = !DISubroutineType(types: !6)
!6 = !{null, !7}
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DILocation(line: 3, scope: !4)
!10 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 2, type: !7)

; -----
define i32 @f(i32 %x) {
  %1 = call i32 @llvm.nvvm.abs.i(i32 %x)
  %2 = call i32 @llvm.nvvm.rotate.b32(i32 %1, i32 %1)
  %3 = add i32 %2, %1
  ret i32 %3
}
declare i32 @llvm.nvvm.abs.i(i32)
declare i32 @llvm.nvvm.rotate.b32(i32, i32)

; -----
define i32 @f(i32 %x) {
  %r = call i32 @llvm.nvvm.abs.i(i32 %x)
  %r = call i32 @llvm.nvvm.abs.i(i32 %x)
  ret i32 %r
}
declare i32 @llvm.nvvm.abs.i(i32)

; -----
define i32 @f(i32 %x) {
  %r = call i32 @llvm.nvvm.abs.i(i32 %x)
  %r = add i32 %x, 1
  ret i32 %r
}
declare i32 @llvm.nvvm.abs.i(i32)

; -----
define i32 @f(i32 %x) {
  %r = call i32 @llvm.nvvm.abs.i(i32 %x)
  %s = call i32 @llvm.nvvm.rotate.b32(i32 %r, i32 3)
  ret i64 %r
}
declare i32 @llvm.nvvm.abs.i(i32)

; -----
define i32 @f(i32 %x) {
  %r = call i32 @llvm.nvvm.abs.i(i32 %x)
  %s = call i32 @llvm.nvvm.rotate.b32(i32 %r, i32 3)
  call void @llvm.nvvm.bar.sync(i32 0)
  ret i32 %s
}

; -----
define <4 x i32> @f(<4 x i32> %x) {
  %r = call <4 x i32> @llvm.x86.ssse3.pabs.d.128(<4 x i32> <i32 -1, i32 2, i32 3, i32 4>)
  %s = call <4 x i32> @llvm.x86.sse41.pmaxsd(<4 x i32> %r, <4 x i32> %x)
  %t = call <4 x float> @llvm.x86.sse.cvtsi2ss(<4 x float> zeroinitializer, i32 5)
  call void @llvm.x86.sse.storeu.ps(ptr null, <4 x float> %t)
  ret <4 x i32> %s
}
declare <4 x i32> @llvm.x86.ssse3.pabs.d.128(<4 x i32>)
declare <4 x i32> @llvm.x86.sse41.pmaxsd(<4 x i32>, <4 x i32>)
declare <4 x float> @llvm.x86.sse.cvtsi2ss(<4 x float>, i32)
declare void @llvm.x86.sse.storeu.ps(ptr, <4 x float>)

; -----
define i32 @f(i32 %x) {
  %neg = add i32 %x, 1
  %r = call i32 @llvm.nvvm.abs.i(i32 %neg)
  %abs = add i32 %r, 1
  ret i32 %abs
}
declare i32 @llvm.nvvm.abs.i(i32)

; -----
define ptr @f(ptr addrspace(1) %x) {
  %r = call ptr @llvm.nvvm.ptr.global.to.gen.p0.p1(ptr addrspace(1) %x) [ "a"(i32 5) ]
  ret ptr %r
}
declare ptr @llvm.nvvm.ptr.global.to.gen.p0.p1(ptr addrspace(1))

; -----
define i32 @f(i32 %x) {
  %neg = add i32 %x, 1
  %r = call i32 @llvm.nvvm.abs.i(i32 %neg)
  %s = call i64 @llvm.nvvm.abs.ll(i64 5)
  %r2 = call i32 @llvm.nvvm.abs.i(i32 %r)
  %y = sext i32 %r2 to i64
  %s2 = call i64 @llvm.nvvm.abs.ll(i64 %y)
  %s3 = call i64 @llvm.nvvm.abs.ll(i64 %s2)
  %abs = add i32 %r, 1
  %h = call float @llvm.nvvm.h2f(i16 5)
  ret i32 %abs
}
declare i64 @llvm.nvvm.abs.ll(i64)
declare i32 @llvm.nvvm.abs.i(i32)
declare float @llvm.nvvm.h2f(i16)

; -----
define i32 @f(i32 %x) {
  %neg = add i32 %x, 1
  %r = call i32 @llvm.nvvm.abs.i(i32 %neg)
  %s = call i64 @llvm.nvvm.abs.ll(i64 5)
  %r2 = call i32 @llvm.nvvm.abs.i(i32 %r)
  %y = sext i32 %r2 to i64
  %s2 = call i64 @llvm.nvvm.abs.ll(i64 %y)
  %s3 = call i64 @llvm.nvvm.abs.ll(i64 %s2)
  %abs = add i32 %r, 1
  %h = call float @llvm.nvvm.h2f(i16 5)
  ret i32 %abs
}

; -----
define void @f(ptr %x) {
  %r = call i32 @llvm.nvvm.abs.i(i32 5)
  ret void
}
declare i32 @llvm.nvvm.abs.i(i64)

; -----
declare i64 @llvm.nvvm.abs.ll(i64)
declare i32 @llvm.nvvm.abs.i(i32)
declare float @llvm.nvvm.h2f(i16)
define i32 @f(i32 %x) {
  %neg = add i32 %x, 1
  %r = call i32 @llvm.nvvm.abs.i(i32 %neg)
  %s = call i64 @llvm.nvvm.abs.ll(i64 5)
  %r2 = call i32 @llvm.nvvm.abs.i(i32 %r)
  %y = sext i32 %r2 to i64
  %s2 = call i64 @llvm.nvvm.abs.ll(i64 %y)
  %s3 = call i64 @llvm.nvvm.abs.ll(i64 %s2)
  %abs = add i32 %r, 1
  %h = call float @llvm.nvvm.h2f(i16 5)
  ret i32 %abs
}

; -----
define i32 @f(i32 %x, i1 %c) {
entry:
  br label %b
a:
  %r = call i32 @llvm.nvvm.abs.i(i32 %later)
  %q = call i64 @llvm.nvvm.rotate.b64(i64 5, i32 %later)
  %n = call i32 @llvm.nvvm.bitcast.f2i(float %lf)
  %v = call <4 x float> @llvm.x86.sse.cvtsi2ss(<4 x float> zeroinitializer, i32 %later)
  ret i32 %r
b:
  %later = add i32 %x, 1
  %lf = bitcast i32 %later to float
  br label %a
}
declare i32 @llvm.nvvm.abs.i(i32)
declare i64 @llvm.nvvm.rotate.b64(i64, i32)
declare i32 @llvm.nvvm.bitcast.f2i(float)
declare <4 x float> @llvm.x86.sse.cvtsi2ss(<4 x float>, i32)
