define <2 x float> @test0(<2 x float> %a0, <2 x float> %a1) {
  %r = call <2 x float> @llvm.aarch64.neon.addp.v2f32(<2 x float> %a0, <2 x float> %a1)
  ret <2 x float> %r
}

define <2 x double> @test1(<2 x double> %a0, <2 x double> %a1) {
  %r = call <2 x double> @llvm.aarch64.neon.addp.v2f64(<2 x double> %a0, <2 x double> %a1)
  ret <2 x double> %r
}

define <4 x half> @test2(<4 x half> %a0, <4 x half> %a1) {
  %r = call <4 x half> @llvm.aarch64.neon.addp.v4f16(<4 x half> %a0, <4 x half> %a1)
  ret <4 x half> %r
}

define <4 x float> @test3(<4 x float> %a0, <4 x float> %a1) {
  %r = call <4 x float> @llvm.aarch64.neon.addp.v4f32(<4 x float> %a0, <4 x float> %a1)
  ret <4 x float> %r
}

define <8 x bfloat> @test4(<8 x bfloat> %a0, <8 x bfloat> %a1) {
  %r = call <8 x bfloat> @llvm.aarch64.neon.addp.v8bf16(<8 x bfloat> %a0, <8 x bfloat> %a1)
  ret <8 x bfloat> %r
}

define <8 x half> @test5(<8 x half> %a0, <8 x half> %a1) {
  %r = call <8 x half> @llvm.aarch64.neon.addp.v8f16(<8 x half> %a0, <8 x half> %a1)
  ret <8 x half> %r
}

define <2 x float> @test6(<2 x float> %a0, <8 x i8> %a1, <8 x i8> %a2) {
  %r = call <2 x float> @llvm.aarch64.neon.bfdot.v2f32.v8i8(<2 x float> %a0, <8 x i8> %a1, <8 x i8> %a2)
  ret <2 x float> %r
}

define <4 x float> @test7(<4 x float> %a0, <16 x i8> %a1, <16 x i8> %a2) {
  %r = call <4 x float> @llvm.aarch64.neon.bfdot.v4f32.v16i8(<4 x float> %a0, <16 x i8> %a1, <16 x i8> %a2)
  ret <4 x float> %r
}

define <4 x float> @test8(<4 x float> %a0, <16 x i8> %a1, <16 x i8> %a2) {
  %r = call <4 x float> @llvm.aarch64.neon.bfmlalb.v4f32.v16i8(<4 x float> %a0, <16 x i8> %a1, <16 x i8> %a2)
  ret <4 x float> %r
}

define <4 x float> @test9(<4 x float> %a0, <16 x i8> %a1, <16 x i8> %a2) {
  %r = call <4 x float> @llvm.aarch64.neon.bfmlalt.v4f32.v16i8(<4 x float> %a0, <16 x i8> %a1, <16 x i8> %a2)
  ret <4 x float> %r
}

define <4 x float> @test10(<4 x float> %a0, <16 x i8> %a1, <16 x i8> %a2) {
  %r = call <4 x float> @llvm.aarch64.neon.bfmmla.v4f32.v16i8(<4 x float> %a0, <16 x i8> %a1, <16 x i8> %a2)
  ret <4 x float> %r
}

define <4 x float> @test11(<vscale x 4 x i1> %a0, <vscale x 4 x float> %a1) {
  %r = call <4 x float> @llvm.aarch64.sve.addqv.v4f32.nxv4f32(<vscale x 4 x i1> %a0, <vscale x 4 x float> %a1)
  ret <4 x float> %r
}

define <vscale x 4 x float> @test12(<vscale x 4 x float> %a0, <vscale x 8 x bfloat> %a1, <vscale x 8 x bfloat> %a2) {
  %r = call <vscale x 4 x float> @llvm.aarch64.sve.bfdot.lane(<vscale x 4 x float> %a0, <vscale x 8 x bfloat> %a1, <vscale x 8 x bfloat> %a2, i64 3)
  ret <vscale x 4 x float> %r
}

define <vscale x 4 x float> @test13(<vscale x 4 x float> %a0, <vscale x 8 x bfloat> %a1, <vscale x 8 x bfloat> %a2) {
  %r = call <vscale x 4 x float> @llvm.aarch64.sve.bfmlalb.lane(<vscale x 4 x float> %a0, <vscale x 8 x bfloat> %a1, <vscale x 8 x bfloat> %a2, i64 3)
  ret <vscale x 4 x float> %r
}

define <vscale x 4 x float> @test14(<vscale x 4 x float> %a0, <vscale x 8 x bfloat> %a1, <vscale x 8 x bfloat> %a2) {
  %r = call <vscale x 4 x float> @llvm.aarch64.sve.bfmlalt.lane(<vscale x 4 x float> %a0, <vscale x 8 x bfloat> %a1, <vscale x 8 x bfloat> %a2, i64 3)
  ret <vscale x 4 x float> %r
}

define <vscale x 8 x bfloat> @test15(<vscale x 8 x bfloat> %a0, <vscale x 8 x i1> %a1, <vscale x 4 x float> %a2) {
  %r = call <vscale x 8 x bfloat> @llvm.aarch64.sve.fcvt.bf16f32(<vscale x 8 x bfloat> %a0, <vscale x 8 x i1> %a1, <vscale x 4 x float> %a2)
  ret <vscale x 8 x bfloat> %r
}

define <vscale x 8 x bfloat> @test16(<vscale x 8 x bfloat> %a0, <vscale x 8 x i1> %a1, <vscale x 4 x float> %a2) {
  %r = call <vscale x 8 x bfloat> @llvm.aarch64.sve.fcvtnt.bf16f32(<vscale x 8 x bfloat> %a0, <vscale x 8 x i1> %a1, <vscale x 4 x float> %a2)
  ret <vscale x 8 x bfloat> %r
}

define <vscale x 32 x i8> @test17(<vscale x 16 x i1> %a0, ptr %a1) {
  %r = call <vscale x 32 x i8> @llvm.aarch64.sve.ld2.nxv32i8.nxv16i1.p0i8(<vscale x 16 x i1> %a0, ptr %a1)
  ret <vscale x 32 x i8> %r
}

define <vscale x 4 x i64> @test18(<vscale x 2 x i1> %a0, ptr %a1) {
  %r = call <vscale x 4 x i64> @llvm.aarch64.sve.ld2.nxv4i64.nxv2i1(<vscale x 2 x i1> %a0, ptr %a1)
  ret <vscale x 4 x i64> %r
}

define <vscale x 24 x bfloat> @test19(<vscale x 8 x i1> %a0, ptr %a1) {
  %r = call <vscale x 24 x bfloat> @llvm.aarch64.sve.ld3.nxv24bf16.nxv8i1(<vscale x 8 x i1> %a0, ptr %a1)
  ret <vscale x 24 x bfloat> %r
}

define <vscale x 48 x i8> @test20(<vscale x 16 x i1> %a0, ptr %a1) {
  %r = call <vscale x 48 x i8> @llvm.aarch64.sve.ld3.nxv48i8.nxv16i1(<vscale x 16 x i1> %a0, ptr %a1)
  ret <vscale x 48 x i8> %r
}

define <vscale x 16 x float> @test21(<vscale x 4 x i1> %a0, ptr %a1) {
  %r = call <vscale x 16 x float> @llvm.aarch64.sve.ld4.nxv16f32.nxv4i1(<vscale x 4 x i1> %a0, ptr %a1)
  ret <vscale x 16 x float> %r
}

define <vscale x 32 x i8> @test22(<vscale x 16 x i8> %a0, <vscale x 16 x i8> %a1) {
  %r = call <vscale x 32 x i8> @llvm.aarch64.sve.tuple.create2.nxv32i8.nxv16i8(<vscale x 16 x i8> %a0, <vscale x 16 x i8> %a1)
  ret <vscale x 32 x i8> %r
}

define <vscale x 12 x float> @test23(<vscale x 4 x float> %a0, <vscale x 4 x float> %a1, <vscale x 4 x float> %a2) {
  %r = call <vscale x 12 x float> @llvm.aarch64.sve.tuple.create3.nxv12f32.nxv4f32(<vscale x 4 x float> %a0, <vscale x 4 x float> %a1, <vscale x 4 x float> %a2)
  ret <vscale x 12 x float> %r
}

define <vscale x 8 x i64> @test24(<vscale x 2 x i64> %a0, <vscale x 2 x i64> %a1, <vscale x 2 x i64> %a2, <vscale x 2 x i64> %a3) {
  %r = call <vscale x 8 x i64> @llvm.aarch64.sve.tuple.create4.nxv8i64.nxv2i64(<vscale x 2 x i64> %a0, <vscale x 2 x i64> %a1, <vscale x 2 x i64> %a2, <vscale x 2 x i64> %a3)
  ret <vscale x 8 x i64> %r
}

define <vscale x 16 x i8> @test25(<vscale x 32 x i8> %a0) {
  %r = call <vscale x 16 x i8> @llvm.aarch64.sve.tuple.get.nxv16i8.nxv32i8(<vscale x 32 x i8> %a0, i32 1)
  ret <vscale x 16 x i8> %r
}

define <vscale x 4 x float> @test26(<vscale x 12 x float> %a0) {
  %r = call <vscale x 4 x float> @llvm.aarch64.sve.tuple.get.nxv4f32.nxv12f32(<vscale x 12 x float> %a0, i32 2)
  ret <vscale x 4 x float> %r
}

declare <2 x float> @llvm.aarch64.neon.addp.v2f32(<2 x float>, <2 x float>)
declare <2 x double> @llvm.aarch64.neon.addp.v2f64(<2 x double>, <2 x double>)
declare <4 x half> @llvm.aarch64.neon.addp.v4f16(<4 x half>, <4 x half>)
declare <4 x float> @llvm.aarch64.neon.addp.v4f32(<4 x float>, <4 x float>)
declare <8 x bfloat> @llvm.aarch64.neon.addp.v8bf16(<8 x bfloat>, <8 x bfloat>)
declare <8 x half> @llvm.aarch64.neon.addp.v8f16(<8 x half>, <8 x half>)
declare <2 x float> @llvm.aarch64.neon.bfdot.v2f32.v8i8(<2 x float>, <8 x i8>, <8 x i8>)
declare <4 x float> @llvm.aarch64.neon.bfdot.v4f32.v16i8(<4 x float>, <16 x i8>, <16 x i8>)
declare <4 x float> @llvm.aarch64.neon.bfmlalb.v4f32.v16i8(<4 x float>, <16 x i8>, <16 x i8>)
declare <4 x float> @llvm.aarch64.neon.bfmlalt.v4f32.v16i8(<4 x float>, <16 x i8>, <16 x i8>)
declare <4 x float> @llvm.aarch64.neon.bfmmla.v4f32.v16i8(<4 x float>, <16 x i8>, <16 x i8>)
declare <4 x float> @llvm.aarch64.sve.addqv.v4f32.nxv4f32(<vscale x 4 x i1>, <vscale x 4 x float>)
declare <vscale x 4 x float> @llvm.aarch64.sve.bfdot.lane(<vscale x 4 x float>, <vscale x 8 x bfloat>, <vscale x 8 x bfloat>, i64)
declare <vscale x 4 x float> @llvm.aarch64.sve.bfmlalb.lane(<vscale x 4 x float>, <vscale x 8 x bfloat>, <vscale x 8 x bfloat>, i64)
declare <vscale x 4 x float> @llvm.aarch64.sve.bfmlalt.lane(<vscale x 4 x float>, <vscale x 8 x bfloat>, <vscale x 8 x bfloat>, i64)
declare <vscale x 8 x bfloat> @llvm.aarch64.sve.fcvt.bf16f32(<vscale x 8 x bfloat>, <vscale x 8 x i1>, <vscale x 4 x float>)
declare <vscale x 8 x bfloat> @llvm.aarch64.sve.fcvtnt.bf16f32(<vscale x 8 x bfloat>, <vscale x 8 x i1>, <vscale x 4 x float>)
declare <vscale x 32 x i8> @llvm.aarch64.sve.ld2.nxv32i8.nxv16i1.p0i8(<vscale x 16 x i1>, ptr)
declare <vscale x 4 x i64> @llvm.aarch64.sve.ld2.nxv4i64.nxv2i1(<vscale x 2 x i1>, ptr)
declare <vscale x 24 x bfloat> @llvm.aarch64.sve.ld3.nxv24bf16.nxv8i1(<vscale x 8 x i1>, ptr)
declare <vscale x 48 x i8> @llvm.aarch64.sve.ld3.nxv48i8.nxv16i1(<vscale x 16 x i1>, ptr)
declare <vscale x 16 x float> @llvm.aarch64.sve.ld4.nxv16f32.nxv4i1(<vscale x 4 x i1>, ptr)
declare <vscale x 32 x i8> @llvm.aarch64.sve.tuple.create2.nxv32i8.nxv16i8(<vscale x 16 x i8>, <vscale x 16 x i8>)
declare <vscale x 12 x float> @llvm.aarch64.sve.tuple.create3.nxv12f32.nxv4f32(<vscale x 4 x float>, <vscale x 4 x float>, <vscale x 4 x float>)
declare <vscale x 8 x i64> @llvm.aarch64.sve.tuple.create4.nxv8i64.nxv2i64(<vscale x 2 x i64>, <vscale x 2 x i64>, <vscale x 2 x i64>, <vscale x 2 x i64>)
declare <vscale x 16 x i8> @llvm.aarch64.sve.tuple.get.nxv16i8.nxv32i8(<vscale x 32 x i8>, i32)
declare <vscale x 4 x float> @llvm.aarch64.sve.tuple.get.nxv4f32.nxv12f32(<vscale x 12 x float>, i32)

; -----
define ptr @test0() {
  %r = call ptr @llvm.addressofreturnaddress()
  ret ptr %r
}

declare ptr @llvm.addressofreturnaddress()

; -----
define i32 @test0(ptr addrspace(1) %a0, i32 %a1) {
  %r = call i32 @llvm.amdgcn.atomic.dec.i32.p1i32(ptr addrspace(1) %a0, i32 %a1, i32 7, i32 1, i1 false)
  ret i32 %r
}

define i64 @test1(ptr addrspace(3) %a0, i64 %a1) {
  %r = call i64 @llvm.amdgcn.atomic.dec.i64.p3(ptr addrspace(3) %a0, i64 %a1, i32 0, i32 1, i1 false)
  ret i64 %r
}

define i32 @test2(ptr %a0, i32 %a1) {
  %r = call i32 @llvm.amdgcn.atomic.inc.i32.p0(ptr %a0, i32 %a1, i32 2, i32 0, i1 true)
  ret i32 %r
}

define i32 @test3(ptr addrspace(1) %a0, i32 %a1) {
  %r = call i32 @llvm.amdgcn.atomic.inc.i32.p1(ptr addrspace(1) %a0, i32 %a1, i32 0, i32 0, i1 false)
  ret i32 %r
}

define float @test4(ptr addrspace(3) %a0, float %a1) {
  %r = call float @llvm.amdgcn.ds.fadd(ptr addrspace(3) %a0, float %a1, i32 0, i32 0, i1 false)
  ret float %r
}

define float @test5(ptr %a0, float %a1) {
  %r = call float @llvm.amdgcn.ds.fadd.f32(ptr %a0, float %a1, i32 0, i32 0, i1 false)
  ret float %r
}

define double @test6(ptr addrspace(3) %a0, double %a1) {
  %r = call double @llvm.amdgcn.ds.fadd.f64(ptr addrspace(3) %a0, double %a1, i32 5, i32 0, i1 true)
  ret double %r
}

define <2 x i16> @test7(ptr addrspace(3) %a0, <2 x i16> %a1) {
  %r = call <2 x i16> @llvm.amdgcn.ds.fadd.v2bf16(ptr addrspace(3) %a0, <2 x i16> %a1)
  ret <2 x i16> %r
}

define <2 x half> @test8(ptr addrspace(3) %a0, <2 x half> %a1) {
  %r = call <2 x half> @llvm.amdgcn.ds.fadd.v2f16(ptr addrspace(3) %a0, <2 x half> %a1, i32 5, i32 0, i1 true)
  ret <2 x half> %r
}

define float @test9(ptr addrspace(3) %a0, float %a1) {
  %r = call float @llvm.amdgcn.ds.fmax.f32(ptr addrspace(3) %a0, float %a1, i32 0, i32 0, i1 false)
  ret float %r
}

define double @test10(ptr addrspace(3) %a0, double %a1) {
  %r = call double @llvm.amdgcn.ds.fmax.f64(ptr addrspace(3) %a0, double %a1, i32 0, i32 0, i1 true)
  ret double %r
}

define float @test11(ptr addrspace(3) %a0, float %a1) {
  %r = call float @llvm.amdgcn.ds.fmin(ptr addrspace(3) %a0, float %a1, i32 0, i32 0, i1 false)
  ret float %r
}

define float @test12(ptr addrspace(3) %a0, float %a1) {
  %r = call float @llvm.amdgcn.ds.fmin.f32(ptr addrspace(3) %a0, float %a1, i32 0, i32 0, i1 false)
  ret float %r
}

define i64 @test13(float %a0, float %a1) {
  %r = call i64 @llvm.amdgcn.fcmp.f32(float %a0, float %a1, i32 1)
  ret i64 %r
}

define float @test14(ptr %a0, float %a1) {
  %r = call float @llvm.amdgcn.flat.atomic.fadd.f32.p0.f32(ptr %a0, float %a1)
  ret float %r
}

define <2 x i16> @test15(ptr %a0, <2 x i16> %a1) {
  %r = call <2 x i16> @llvm.amdgcn.flat.atomic.fadd.v2bf16.p0(ptr %a0, <2 x i16> %a1)
  ret <2 x i16> %r
}

define <2 x half> @test16(ptr %a0, <2 x half> %a1) {
  %r = call <2 x half> @llvm.amdgcn.flat.atomic.fadd.v2f16.p0.v2f16(ptr %a0, <2 x half> %a1)
  ret <2 x half> %r
}

define double @test17(ptr %a0, double %a1) {
  %r = call double @llvm.amdgcn.flat.atomic.fmax.f64.p0.f64(ptr %a0, double %a1)
  ret double %r
}

define double @test18(ptr %a0, double %a1) {
  %r = call double @llvm.amdgcn.flat.atomic.fmin.f64.p0.f64(ptr %a0, double %a1)
  ret double %r
}

define float @test19(ptr addrspace(1) %a0, float %a1) {
  %r = call float @llvm.amdgcn.global.atomic.fadd.f32.p1.f32(ptr addrspace(1) %a0, float %a1)
  ret float %r
}

define double @test20(ptr addrspace(1) %a0, double %a1) {
  %r = call double @llvm.amdgcn.global.atomic.fadd.f64.p1.f64(ptr addrspace(1) %a0, double %a1)
  ret double %r
}

define <2 x i16> @test21(ptr addrspace(1) %a0, <2 x i16> %a1) {
  %r = call <2 x i16> @llvm.amdgcn.global.atomic.fadd.v2bf16.p1(ptr addrspace(1) %a0, <2 x i16> %a1)
  ret <2 x i16> %r
}

define <2 x half> @test22(ptr addrspace(1) %a0, <2 x half> %a1) {
  %r = call <2 x half> @llvm.amdgcn.global.atomic.fadd.v2f16.p1.v2f16(ptr addrspace(1) %a0, <2 x half> %a1)
  ret <2 x half> %r
}

define double @test23(ptr addrspace(1) %a0, double %a1) {
  %r = call double @llvm.amdgcn.global.atomic.fmax.f64.p1.f64(ptr addrspace(1) %a0, double %a1)
  ret double %r
}

define double @test24(ptr addrspace(1) %a0, double %a1) {
  %r = call double @llvm.amdgcn.global.atomic.fmin.f64.p1.f64(ptr addrspace(1) %a0, double %a1)
  ret double %r
}

define i64 @test25(i32 %a0, i32 %a1) {
  %r = call i64 @llvm.amdgcn.icmp.i32(i32 %a0, i32 %a1, i32 32)
  ret i64 %r
}

define float @test26(float %a0) {
  %r = call float @llvm.amdgcn.rcp(float %a0)
  ret float %r
}

define <8 x i32> @test27(<8 x i32> %a1, <8 x i32> %a3, <8 x i32> %a4) {
  %r = call <8 x i32> @llvm.amdgcn.wmma.i32.16x16x64.iu8.v8i32.v8i32(i1 0, <8 x i32> %a1, i1 0, <8 x i32> %a3, <8 x i32> %a4, i1 0, i1 0)
  ret <8 x i32> %r
}

declare i32 @llvm.amdgcn.atomic.dec.i32.p1i32(ptr addrspace(1), i32, i32, i32, i1)
declare i64 @llvm.amdgcn.atomic.dec.i64.p3(ptr addrspace(3), i64, i32, i32, i1)
declare i32 @llvm.amdgcn.atomic.inc.i32.p0(ptr, i32, i32, i32, i1)
declare i32 @llvm.amdgcn.atomic.inc.i32.p1(ptr addrspace(1), i32, i32, i32, i1)
declare float @llvm.amdgcn.ds.fadd(ptr addrspace(3), float, i32, i32, i1)
declare float @llvm.amdgcn.ds.fadd.f32(ptr, float, i32, i32, i1)
declare double @llvm.amdgcn.ds.fadd.f64(ptr addrspace(3), double, i32, i32, i1)
declare <2 x i16> @llvm.amdgcn.ds.fadd.v2bf16(ptr addrspace(3), <2 x i16>)
declare <2 x half> @llvm.amdgcn.ds.fadd.v2f16(ptr addrspace(3), <2 x half>, i32, i32, i1)
declare float @llvm.amdgcn.ds.fmax.f32(ptr addrspace(3), float, i32, i32, i1)
declare double @llvm.amdgcn.ds.fmax.f64(ptr addrspace(3), double, i32, i32, i1)
declare float @llvm.amdgcn.ds.fmin(ptr addrspace(3), float, i32, i32, i1)
declare float @llvm.amdgcn.ds.fmin.f32(ptr addrspace(3), float, i32, i32, i1)
declare i64 @llvm.amdgcn.fcmp.f32(float, float, i32)
declare float @llvm.amdgcn.flat.atomic.fadd.f32.p0.f32(ptr, float)
declare <2 x i16> @llvm.amdgcn.flat.atomic.fadd.v2bf16.p0(ptr, <2 x i16>)
declare <2 x half> @llvm.amdgcn.flat.atomic.fadd.v2f16.p0.v2f16(ptr, <2 x half>)
declare double @llvm.amdgcn.flat.atomic.fmax.f64.p0.f64(ptr, double)
declare double @llvm.amdgcn.flat.atomic.fmin.f64.p0.f64(ptr, double)
declare float @llvm.amdgcn.global.atomic.fadd.f32.p1.f32(ptr addrspace(1), float)
declare double @llvm.amdgcn.global.atomic.fadd.f64.p1.f64(ptr addrspace(1), double)
declare <2 x i16> @llvm.amdgcn.global.atomic.fadd.v2bf16.p1(ptr addrspace(1), <2 x i16>)
declare <2 x half> @llvm.amdgcn.global.atomic.fadd.v2f16.p1.v2f16(ptr addrspace(1), <2 x half>)
declare double @llvm.amdgcn.global.atomic.fmax.f64.p1.f64(ptr addrspace(1), double)
declare double @llvm.amdgcn.global.atomic.fmin.f64.p1.f64(ptr addrspace(1), double)
declare i64 @llvm.amdgcn.icmp.i32(i32, i32, i32)
declare float @llvm.amdgcn.rcp(float)
declare <8 x i32> @llvm.amdgcn.wmma.i32.16x16x64.iu8.v8i32.v8i32(i1, <8 x i32>, i1, <8 x i32>, <8 x i32>, i1, i1)

; -----
define float @test0(ptr addrspace(3) %a0, float %a1, i32 %a2, i32 %a3, i1 %a4) {
  %r = call float @llvm.amdgcn.ds.fadd.f32(ptr addrspace(3) %a0, float %a1, i32 %a2, i32 %a3, i1 %a4)
  ret float %r
}

define float @test1(ptr addrspace(3) %a0, float %a1) {
  %r = call float @llvm.amdgcn.ds.fadd.f32(ptr addrspace(3) %a0, float %a1, i32 0, i32 0, i1 false)
  ret float %r
}

define <2 x i16> @test2(ptr addrspace(3) %a0, <2 x i16> %a1) {
  %r = call <2 x i16> @llvm.amdgcn.ds.fadd.v2bf16(ptr addrspace(3) %a0, <2 x i16> %a1, i32 0, i32 0, i1 false)
  ret <2 x i16> %r
}

declare float @llvm.amdgcn.ds.fadd.f32(ptr addrspace(3), float, i32, i32, i1)
declare <2 x i16> @llvm.amdgcn.ds.fadd.v2bf16(ptr addrspace(3), <2 x i16>, i32, i32, i1)

; -----
define <2 x i64> @test0(<2 x i64> %a1, <4 x i1> %a3) {
  %r = call <2 x i64> @llvm.arm.cde.vcx1q.predicated.v2i64.v4i1(i32 0, <2 x i64> %a1, i32 1, <4 x i1> %a3)
  ret <2 x i64> %r
}

define <2 x i64> @test1(<2 x i64> %a1, <4 x i1> %a3) {
  %r = call <2 x i64> @llvm.arm.cde.vcx1qa.predicated.v2i64.v4i1(i32 0, <2 x i64> %a1, i32 1, <4 x i1> %a3)
  ret <2 x i64> %r
}

define <2 x i64> @test2(<2 x i64> %a1, <16 x i8> %a2, <4 x i1> %a4) {
  %r = call <2 x i64> @llvm.arm.cde.vcx2q.predicated.v2i64.v4i1(i32 0, <2 x i64> %a1, <16 x i8> %a2, i32 1, <4 x i1> %a4)
  ret <2 x i64> %r
}

define <2 x i64> @test3(<2 x i64> %a1, <16 x i8> %a2, <4 x i1> %a4) {
  %r = call <2 x i64> @llvm.arm.cde.vcx2qa.predicated.v2i64.v4i1(i32 0, <2 x i64> %a1, <16 x i8> %a2, i32 1, <4 x i1> %a4)
  ret <2 x i64> %r
}

define <2 x i64> @test4(<2 x i64> %a1, <16 x i8> %a2, <16 x i8> %a3, <4 x i1> %a5) {
  %r = call <2 x i64> @llvm.arm.cde.vcx3q.predicated.v2i64.v4i1(i32 0, <2 x i64> %a1, <16 x i8> %a2, <16 x i8> %a3, i32 1, <4 x i1> %a5)
  ret <2 x i64> %r
}

define <2 x i64> @test5(<2 x i64> %a1, <16 x i8> %a2, <16 x i8> %a3, <4 x i1> %a5) {
  %r = call <2 x i64> @llvm.arm.cde.vcx3qa.predicated.v2i64.v4i1(i32 0, <2 x i64> %a1, <16 x i8> %a2, <16 x i8> %a3, i32 1, <4 x i1> %a5)
  ret <2 x i64> %r
}

define <2 x i64> @test6(<4 x i32> %a0, <4 x i32> %a1, i32 %a2, <4 x i1> %a4, <2 x i64> %a5) {
  %r = call <2 x i64> @llvm.arm.mve.mull.int.predicated.v2i64.v4i32.v4i1(<4 x i32> %a0, <4 x i32> %a1, i32 %a2, i32 0, <4 x i1> %a4, <2 x i64> %a5)
  ret <2 x i64> %r
}

define <4 x i1> @test7(i32 %a0) {
  %r = call <4 x i1> @llvm.arm.mve.vctp64(i32 %a0)
  ret <4 x i1> %r
}

define <2 x i64> @test8(<2 x i64> %a0, <4 x i1> %a2) {
  %r = call <2 x i64> @llvm.arm.mve.vldr.gather.base.predicated.v2i64.v2i64.v4i1(<2 x i64> %a0, i32 8, <4 x i1> %a2)
  ret <2 x i64> %r
}

define { <2 x i64>, <2 x i64> } @test9(<2 x i64> %a0, <4 x i1> %a2) {
  %r = call { <2 x i64>, <2 x i64> } @llvm.arm.mve.vldr.gather.base.wb.predicated.v2i64.v2i64.v4i1(<2 x i64> %a0, i32 8, <4 x i1> %a2)
  ret { <2 x i64>, <2 x i64> } %r
}

define <2 x i64> @test10(ptr %a0, <2 x i64> %a1, <4 x i1> %a5) {
  %r = call <2 x i64> @llvm.arm.mve.vldr.gather.offset.predicated.v2i64.p0.v2i64.v4i1(ptr %a0, <2 x i64> %a1, i32 64, i32 3, i32 0, <4 x i1> %a5)
  ret <2 x i64> %r
}

define <2 x i64> @test11(ptr %a0, <2 x i64> %a1, <4 x i1> %a5) {
  %r = call <2 x i64> @llvm.arm.mve.vldr.gather.offset.predicated.v2i64.p0i64.v2i64.v4i1(ptr %a0, <2 x i64> %a1, i32 64, i32 3, i32 0, <4 x i1> %a5)
  ret <2 x i64> %r
}

define <2 x i64> @test12(<4 x i32> %a0, <4 x i32> %a1, i32 %a2, <4 x i1> %a3, <2 x i64> %a4) {
  %r = call <2 x i64> @llvm.arm.mve.vqdmull.predicated.v2i64.v4i32.v4i1(<4 x i32> %a0, <4 x i32> %a1, i32 %a2, <4 x i1> %a3, <2 x i64> %a4)
  ret <2 x i64> %r
}

define void @test13(<2 x i64> %a0, <2 x i64> %a2, <4 x i1> %a3) {
  call void @llvm.arm.mve.vstr.scatter.base.predicated.v2i64.v2i64.v4i1(<2 x i64> %a0, i32 8, <2 x i64> %a2, <4 x i1> %a3)
  ret void
}

define <2 x i64> @test14(<2 x i64> %a0, <2 x i64> %a2, <4 x i1> %a3) {
  %r = call <2 x i64> @llvm.arm.mve.vstr.scatter.base.wb.predicated.v2i64.v2i64.v4i1(<2 x i64> %a0, i32 8, <2 x i64> %a2, <4 x i1> %a3)
  ret <2 x i64> %r
}

define void @test15(ptr %a0, <2 x i64> %a1, <2 x i64> %a2, <4 x i1> %a5) {
  call void @llvm.arm.mve.vstr.scatter.offset.predicated.p0.v2i64.v2i64.v4i1(ptr %a0, <2 x i64> %a1, <2 x i64> %a2, i32 64, i32 3, <4 x i1> %a5)
  ret void
}

define void @test16(ptr %a0, <2 x i64> %a1, <2 x i64> %a2, <4 x i1> %a5) {
  call void @llvm.arm.mve.vstr.scatter.offset.predicated.p0i64.v2i64.v2i64.v4i1(ptr %a0, <2 x i64> %a1, <2 x i64> %a2, i32 64, i32 3, <4 x i1> %a5)
  ret void
}

define <2 x float> @test17(<2 x float> %a0, <8 x i8> %a1, <8 x i8> %a2) {
  %r = call <2 x float> @llvm.arm.neon.bfdot.v2f32.v8i8(<2 x float> %a0, <8 x i8> %a1, <8 x i8> %a2)
  ret <2 x float> %r
}

define <4 x float> @test18(<4 x float> %a0, <16 x i8> %a1, <16 x i8> %a2) {
  %r = call <4 x float> @llvm.arm.neon.bfdot.v4f32.v16i8(<4 x float> %a0, <16 x i8> %a1, <16 x i8> %a2)
  ret <4 x float> %r
}

define <4 x float> @test19(<4 x float> %a0, <16 x i8> %a1, <16 x i8> %a2) {
  %r = call <4 x float> @llvm.arm.neon.bfmlalb.v4f32.v16i8(<4 x float> %a0, <16 x i8> %a1, <16 x i8> %a2)
  ret <4 x float> %r
}

define <4 x float> @test20(<4 x float> %a0, <16 x i8> %a1, <16 x i8> %a2) {
  %r = call <4 x float> @llvm.arm.neon.bfmlalt.v4f32.v16i8(<4 x float> %a0, <16 x i8> %a1, <16 x i8> %a2)
  ret <4 x float> %r
}

define <4 x float> @test21(<4 x float> %a0, <16 x i8> %a1, <16 x i8> %a2) {
  %r = call <4 x float> @llvm.arm.neon.bfmmla.v4f32.v16i8(<4 x float> %a0, <16 x i8> %a1, <16 x i8> %a2)
  ret <4 x float> %r
}

define <4 x i32> @test22(ptr %a0) {
  %r = call <4 x i32> @llvm.arm.neon.vld1.v4i32.p0i8(ptr %a0, i32 1)
  ret <4 x i32> %r
}

define { <4 x i32>, <4 x i32> } @test23(ptr %a0) {
  %r = call { <4 x i32>, <4 x i32> } @llvm.arm.neon.vld2.v4i32.p0i8(ptr %a0, i32 1)
  ret { <4 x i32>, <4 x i32> } %r
}

define void @test24(ptr %a0, <4 x i32> %a1) {
  call void @llvm.arm.neon.vst1.p0i8.v4i32(ptr %a0, <4 x i32> %a1, i32 1)
  ret void
}

declare <2 x i64> @llvm.arm.cde.vcx1q.predicated.v2i64.v4i1(i32, <2 x i64>, i32, <4 x i1>)
declare <2 x i64> @llvm.arm.cde.vcx1qa.predicated.v2i64.v4i1(i32, <2 x i64>, i32, <4 x i1>)
declare <2 x i64> @llvm.arm.cde.vcx2q.predicated.v2i64.v4i1(i32, <2 x i64>, <16 x i8>, i32, <4 x i1>)
declare <2 x i64> @llvm.arm.cde.vcx2qa.predicated.v2i64.v4i1(i32, <2 x i64>, <16 x i8>, i32, <4 x i1>)
declare <2 x i64> @llvm.arm.cde.vcx3q.predicated.v2i64.v4i1(i32, <2 x i64>, <16 x i8>, <16 x i8>, i32, <4 x i1>)
declare <2 x i64> @llvm.arm.cde.vcx3qa.predicated.v2i64.v4i1(i32, <2 x i64>, <16 x i8>, <16 x i8>, i32, <4 x i1>)
declare <2 x i64> @llvm.arm.mve.mull.int.predicated.v2i64.v4i32.v4i1(<4 x i32>, <4 x i32>, i32, i32, <4 x i1>, <2 x i64>)
declare <4 x i1> @llvm.arm.mve.vctp64(i32)
declare <2 x i64> @llvm.arm.mve.vldr.gather.base.predicated.v2i64.v2i64.v4i1(<2 x i64>, i32, <4 x i1>)
declare { <2 x i64>, <2 x i64> } @llvm.arm.mve.vldr.gather.base.wb.predicated.v2i64.v2i64.v4i1(<2 x i64>, i32, <4 x i1>)
declare <2 x i64> @llvm.arm.mve.vldr.gather.offset.predicated.v2i64.p0.v2i64.v4i1(ptr, <2 x i64>, i32, i32, i32, <4 x i1>)
declare <2 x i64> @llvm.arm.mve.vldr.gather.offset.predicated.v2i64.p0i64.v2i64.v4i1(ptr, <2 x i64>, i32, i32, i32, <4 x i1>)
declare <2 x i64> @llvm.arm.mve.vqdmull.predicated.v2i64.v4i32.v4i1(<4 x i32>, <4 x i32>, i32, <4 x i1>, <2 x i64>)
declare void @llvm.arm.mve.vstr.scatter.base.predicated.v2i64.v2i64.v4i1(<2 x i64>, i32, <2 x i64>, <4 x i1>)
declare <2 x i64> @llvm.arm.mve.vstr.scatter.base.wb.predicated.v2i64.v2i64.v4i1(<2 x i64>, i32, <2 x i64>, <4 x i1>)
declare void @llvm.arm.mve.vstr.scatter.offset.predicated.p0.v2i64.v2i64.v4i1(ptr, <2 x i64>, <2 x i64>, i32, i32, <4 x i1>)
declare void @llvm.arm.mve.vstr.scatter.offset.predicated.p0i64.v2i64.v2i64.v4i1(ptr, <2 x i64>, <2 x i64>, i32, i32, <4 x i1>)
declare <2 x float> @llvm.arm.neon.bfdot.v2f32.v8i8(<2 x float>, <8 x i8>, <8 x i8>)
declare <4 x float> @llvm.arm.neon.bfdot.v4f32.v16i8(<4 x float>, <16 x i8>, <16 x i8>)
declare <4 x float> @llvm.arm.neon.bfmlalb.v4f32.v16i8(<4 x float>, <16 x i8>, <16 x i8>)
declare <4 x float> @llvm.arm.neon.bfmlalt.v4f32.v16i8(<4 x float>, <16 x i8>, <16 x i8>)
declare <4 x float> @llvm.arm.neon.bfmmla.v4f32.v16i8(<4 x float>, <16 x i8>, <16 x i8>)
declare <4 x i32> @llvm.arm.neon.vld1.v4i32.p0i8(ptr, i32)
declare { <4 x i32>, <4 x i32> } @llvm.arm.neon.vld2.v4i32.p0i8(ptr, i32)
declare void @llvm.arm.neon.vst1.p0i8.v4i32(ptr, <4 x i32>, i32)

; -----
define i1 @test0(ptr %a0) {
  %r = call i1 @llvm.coro.async.end(ptr %a0, i1 0)
  ret i1 %r
}

define void @test1(ptr %a0) {
  call void @llvm.coro.end(ptr %a0, i1 false)
  ret void
}

define void @test2(ptr %a0) {
  call void @llvm.coro.end(ptr %a0, i1 true)
  ret void
}

declare i1 @llvm.coro.async.end(ptr, i1)
declare void @llvm.coro.end(ptr, i1)

; -----
define void @test0(i32 %a0) {
  call void @llvm.dbg.label(i32 %a0)
  ret void
}

declare void @llvm.dbg.label(i32)

; -----
define i32 @test0(<4 x i1> %a0) {
  %r = call i32 @llvm.experimental.cttz.elts.i32.v4i1(<4 x i1> %a0, i1 0)
  ret i32 %r
}

define void @test1(ptr %a0, i32 %a1, i64 %a2) {
  call void @llvm.experimental.memset.pattern.p0.i32.i64(ptr %a0, i32 %a1, i64 %a2, i1 0)
  ret void
}

define <4 x i32> @test2(<4 x i32> %a0, <16 x i32> %a1) {
  %r = call <4 x i32> @llvm.experimental.vector.partial.reduce.add.v4i32.v16i32(<4 x i32> %a0, <16 x i32> %a1)
  ret <4 x i32> %r
}

define float @test3(float %a0, <4 x float> %a1) {
  %r = call float @llvm.experimental.vector.reduce.v2.fadd.f32.v4f32(float %a0, <4 x float> %a1)
  ret float %r
}

define <vscale x 4 x i32> @test4(<vscale x 4 x i32> %a0, <vscale x 4 x i32> %a1) {
  %r = call <vscale x 4 x i32> @llvm.experimental.vector.splice.nxv4i32(<vscale x 4 x i32> %a0, <vscale x 4 x i32> %a1, i32 -3)
  ret <vscale x 4 x i32> %r
}

define <4 x i32> @test5(<4 x i32> %a0, <4 x i32> %a1) {
  %r = call <4 x i32> @llvm.experimental.vector.splice.v4i32(<4 x i32> %a0, <4 x i32> %a1, i32 1)
  ret <4 x i32> %r
}

declare i32 @llvm.experimental.cttz.elts.i32.v4i1(<4 x i1>, i1)
declare void @llvm.experimental.memset.pattern.p0.i32.i64(ptr, i32, i64, i1)
declare <4 x i32> @llvm.experimental.vector.partial.reduce.add.v4i32.v16i32(<4 x i32>, <16 x i32>)
declare float @llvm.experimental.vector.reduce.v2.fadd.f32.v4f32(float, <4 x float>)
declare <vscale x 4 x i32> @llvm.experimental.vector.splice.nxv4i32(<vscale x 4 x i32>, <vscale x 4 x i32>, i32)
declare <4 x i32> @llvm.experimental.vector.splice.v4i32(<4 x i32>, <4 x i32>, i32)

; -----
define ptr @test0() {
  %r = call ptr @llvm.frameaddress(i32 0)
  ret ptr %r
}

declare ptr @llvm.frameaddress(i32)

; -----
define i64 @test0() {
  %r = call i64 @llvm.get.dynamic.area.offset()
  ret i64 %r
}

declare i64 @llvm.get.dynamic.area.offset()

; -----
define void @test0(ptr %a0, ptr %a2) {
  call void @llvm.invariant.end.p0i8(ptr %a0, i64 4, ptr %a2)
  ret void
}

define ptr @test1(ptr %a1) {
  %r = call ptr @llvm.invariant.start(i64 4, ptr %a1)
  ret ptr %r
}

define ptr @test2(ptr %a1) {
  %r = call ptr @llvm.invariant.start.p0i8(i64 4, ptr %a1)
  ret ptr %r
}

declare void @llvm.invariant.end.p0i8(ptr, i64, ptr)
declare ptr @llvm.invariant.start(i64, ptr)
declare ptr @llvm.invariant.start.p0i8(i64, ptr)

; -----
define i16 @test0(i16 %a0) {
  %r = call i16 @llvm.nvvm.abs.bf16(i16 %a0)
  ret i16 %r
}

define i32 @test1(i32 %a0) {
  %r = call i32 @llvm.nvvm.abs.bf16x2(i32 %a0)
  ret i32 %r
}

define void @test2(ptr addrspace(3) %a0, ptr addrspace(3) %a1, ptr addrspace(1) %a2, i32 %a3, i16 %a4, i64 %a5) {
  call void @llvm.nvvm.cp.async.bulk.global.to.shared.cluster(ptr addrspace(3) %a0, ptr addrspace(3) %a1, ptr addrspace(1) %a2, i32 %a3, i16 %a4, i64 %a5, i1 0, i1 0)
  ret void
}

define void @test3(ptr addrspace(3) %a0, ptr addrspace(3) %a1, ptr addrspace(3) %a2, i32 %a3) {
  call void @llvm.nvvm.cp.async.bulk.shared.cta.to.cluster(ptr addrspace(3) %a0, ptr addrspace(3) %a1, ptr addrspace(3) %a2, i32 %a3)
  ret void
}

define void @test4(ptr addrspace(3) %a0, ptr addrspace(3) %a1, ptr %a2, i32 %a3, i32 %a4, i32 %a5, i16 %a6, i16 %a7, i64 %a8) {
  call void @llvm.nvvm.cp.async.bulk.tensor.g2s.im2col.3d(ptr addrspace(3) %a0, ptr addrspace(3) %a1, ptr %a2, i32 %a3, i32 %a4, i32 %a5, i16 %a6, i16 %a7, i64 %a8, i1 0, i1 0)
  ret void
}

define void @test5(ptr addrspace(3) %a0, ptr addrspace(3) %a1, ptr %a2, i32 %a3, i32 %a4, i32 %a5, i32 %a6, i16 %a7, i16 %a8, i16 %a9, i64 %a10) {
  call void @llvm.nvvm.cp.async.bulk.tensor.g2s.im2col.4d(ptr addrspace(3) %a0, ptr addrspace(3) %a1, ptr %a2, i32 %a3, i32 %a4, i32 %a5, i32 %a6, i16 %a7, i16 %a8, i16 %a9, i64 %a10, i1 0, i1 0)
  ret void
}

define void @test6(ptr addrspace(3) %a0, ptr addrspace(3) %a1, ptr %a2, i32 %a3, i32 %a4, i32 %a5, i32 %a6, i32 %a7, i16 %a8, i16 %a9, i16 %a10, i16 %a11, i64 %a12) {
  call void @llvm.nvvm.cp.async.bulk.tensor.g2s.im2col.5d(ptr addrspace(3) %a0, ptr addrspace(3) %a1, ptr %a2, i32 %a3, i32 %a4, i32 %a5, i32 %a6, i32 %a7, i16 %a8, i16 %a9, i16 %a10, i16 %a11, i64 %a12, i1 0, i1 0)
  ret void
}

define void @test7(ptr addrspace(3) %a0, ptr addrspace(3) %a1, ptr %a2, i32 %a3, i16 %a4, i64 %a5) {
  call void @llvm.nvvm.cp.async.bulk.tensor.g2s.tile.1d(ptr addrspace(3) %a0, ptr addrspace(3) %a1, ptr %a2, i32 %a3, i16 %a4, i64 %a5, i1 0, i1 0)
  ret void
}

define void @test8(ptr addrspace(3) %a0, ptr addrspace(3) %a1, ptr %a2, i32 %a3, i32 %a4, i16 %a5, i64 %a6) {
  call void @llvm.nvvm.cp.async.bulk.tensor.g2s.tile.2d(ptr addrspace(3) %a0, ptr addrspace(3) %a1, ptr %a2, i32 %a3, i32 %a4, i16 %a5, i64 %a6, i1 0, i1 0)
  ret void
}

define void @test9(ptr addrspace(3) %a0, ptr addrspace(3) %a1, ptr %a2, i32 %a3, i32 %a4, i32 %a5, i16 %a6, i64 %a7) {
  call void @llvm.nvvm.cp.async.bulk.tensor.g2s.tile.3d(ptr addrspace(3) %a0, ptr addrspace(3) %a1, ptr %a2, i32 %a3, i32 %a4, i32 %a5, i16 %a6, i64 %a7, i1 0, i1 0)
  ret void
}

define void @test10(ptr addrspace(3) %a0, ptr addrspace(3) %a1, ptr %a2, i32 %a3, i32 %a4, i32 %a5, i32 %a6, i16 %a7, i64 %a8) {
  call void @llvm.nvvm.cp.async.bulk.tensor.g2s.tile.4d(ptr addrspace(3) %a0, ptr addrspace(3) %a1, ptr %a2, i32 %a3, i32 %a4, i32 %a5, i32 %a6, i16 %a7, i64 %a8, i1 0, i1 0)
  ret void
}

define void @test11(ptr addrspace(3) %a0, ptr addrspace(3) %a1, ptr %a2, i32 %a3, i32 %a4, i32 %a5, i32 %a6, i32 %a7, i16 %a8, i64 %a9) {
  call void @llvm.nvvm.cp.async.bulk.tensor.g2s.tile.5d(ptr addrspace(3) %a0, ptr addrspace(3) %a1, ptr %a2, i32 %a3, i32 %a4, i32 %a5, i32 %a6, i32 %a7, i16 %a8, i64 %a9, i1 0, i1 0)
  ret void
}

define double @test12(double %a0) {
  %r = call double @llvm.nvvm.ex2.approx.d(double %a0)
  ret double %r
}

define <2 x half> @test13(<2 x half> %a0) {
  %r = call <2 x half> @llvm.nvvm.ex2.approx.f16x2(<2 x half> %a0)
  ret <2 x half> %r
}

define double @test14(double %a0) {
  %r = call double @llvm.nvvm.ex2.approx.ftz.d(double %a0)
  ret double %r
}

define <2 x half> @test15(<2 x half> %a0) {
  %r = call <2 x half> @llvm.nvvm.ex2.approx.ftz.f16x2(<2 x half> %a0)
  ret <2 x half> %r
}

define i16 @test16(i16 %a0, i16 %a1, i16 %a2) {
  %r = call i16 @llvm.nvvm.fma.rn.bf16(i16 %a0, i16 %a1, i16 %a2)
  ret i16 %r
}

define i32 @test17(i32 %a0, i32 %a1, i32 %a2) {
  %r = call i32 @llvm.nvvm.fma.rn.bf16x2(i32 %a0, i32 %a1, i32 %a2)
  ret i32 %r
}

define i16 @test18(i16 %a0, i16 %a1, i16 %a2) {
  %r = call i16 @llvm.nvvm.fma.rn.ftz.bf16(i16 %a0, i16 %a1, i16 %a2)
  ret i16 %r
}

define i32 @test19(i32 %a0, i32 %a1, i32 %a2) {
  %r = call i32 @llvm.nvvm.fma.rn.ftz.bf16x2(i32 %a0, i32 %a1, i32 %a2)
  ret i32 %r
}

define i16 @test20(i16 %a0, i16 %a1, i16 %a2) {
  %r = call i16 @llvm.nvvm.fma.rn.ftz.relu.bf16(i16 %a0, i16 %a1, i16 %a2)
  ret i16 %r
}

define i32 @test21(i32 %a0, i32 %a1, i32 %a2) {
  %r = call i32 @llvm.nvvm.fma.rn.ftz.relu.bf16x2(i32 %a0, i32 %a1, i32 %a2)
  ret i32 %r
}

define i16 @test22(i16 %a0, i16 %a1, i16 %a2) {
  %r = call i16 @llvm.nvvm.fma.rn.ftz.sat.bf16(i16 %a0, i16 %a1, i16 %a2)
  ret i16 %r
}

define i32 @test23(i32 %a0, i32 %a1, i32 %a2) {
  %r = call i32 @llvm.nvvm.fma.rn.ftz.sat.bf16x2(i32 %a0, i32 %a1, i32 %a2)
  ret i32 %r
}

define i16 @test24(i16 %a0, i16 %a1, i16 %a2) {
  %r = call i16 @llvm.nvvm.fma.rn.relu.bf16(i16 %a0, i16 %a1, i16 %a2)
  ret i16 %r
}

define i32 @test25(i32 %a0, i32 %a1, i32 %a2) {
  %r = call i32 @llvm.nvvm.fma.rn.relu.bf16x2(i32 %a0, i32 %a1, i32 %a2)
  ret i32 %r
}

define i16 @test26(i16 %a0, i16 %a1, i16 %a2) {
  %r = call i16 @llvm.nvvm.fma.rn.sat.bf16(i16 %a0, i16 %a1, i16 %a2)
  ret i16 %r
}

define i32 @test27(i32 %a0, i32 %a1, i32 %a2) {
  %r = call i32 @llvm.nvvm.fma.rn.sat.bf16x2(i32 %a0, i32 %a1, i32 %a2)
  ret i32 %r
}

define i16 @test28(i16 %a0, i16 %a1) {
  %r = call i16 @llvm.nvvm.fmax.bf16(i16 %a0, i16 %a1)
  ret i16 %r
}

define i32 @test29(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.nvvm.fmax.bf16x2(i32 %a0, i32 %a1)
  ret i32 %r
}

define i16 @test30(i16 %a0, i16 %a1) {
  %r = call i16 @llvm.nvvm.fmax.ftz.bf16(i16 %a0, i16 %a1)
  ret i16 %r
}

define i32 @test31(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.nvvm.fmax.ftz.bf16x2(i32 %a0, i32 %a1)
  ret i32 %r
}

define i16 @test32(i16 %a0, i16 %a1) {
  %r = call i16 @llvm.nvvm.fmax.ftz.nan.bf16(i16 %a0, i16 %a1)
  ret i16 %r
}

define i32 @test33(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.nvvm.fmax.ftz.nan.bf16x2(i32 %a0, i32 %a1)
  ret i32 %r
}

define i16 @test34(i16 %a0, i16 %a1) {
  %r = call i16 @llvm.nvvm.fmax.ftz.nan.xorsign.abs.bf16(i16 %a0, i16 %a1)
  ret i16 %r
}

define i32 @test35(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.nvvm.fmax.ftz.nan.xorsign.abs.bf16x2(i32 %a0, i32 %a1)
  ret i32 %r
}

define i16 @test36(i16 %a0, i16 %a1) {
  %r = call i16 @llvm.nvvm.fmax.ftz.xorsign.abs.bf16(i16 %a0, i16 %a1)
  ret i16 %r
}

define i32 @test37(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.nvvm.fmax.ftz.xorsign.abs.bf16x2(i32 %a0, i32 %a1)
  ret i32 %r
}

define i16 @test38(i16 %a0, i16 %a1) {
  %r = call i16 @llvm.nvvm.fmax.nan.bf16(i16 %a0, i16 %a1)
  ret i16 %r
}

define i32 @test39(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.nvvm.fmax.nan.bf16x2(i32 %a0, i32 %a1)
  ret i32 %r
}

define i16 @test40(i16 %a0, i16 %a1) {
  %r = call i16 @llvm.nvvm.fmax.nan.xorsign.abs.bf16(i16 %a0, i16 %a1)
  ret i16 %r
}

define i32 @test41(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.nvvm.fmax.nan.xorsign.abs.bf16x2(i32 %a0, i32 %a1)
  ret i32 %r
}

define i16 @test42(i16 %a0, i16 %a1) {
  %r = call i16 @llvm.nvvm.fmax.xorsign.abs.bf16(i16 %a0, i16 %a1)
  ret i16 %r
}

define i32 @test43(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.nvvm.fmax.xorsign.abs.bf16x2(i32 %a0, i32 %a1)
  ret i32 %r
}

define i16 @test44(i16 %a0, i16 %a1) {
  %r = call i16 @llvm.nvvm.fmin.bf16(i16 %a0, i16 %a1)
  ret i16 %r
}

define i32 @test45(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.nvvm.fmin.bf16x2(i32 %a0, i32 %a1)
  ret i32 %r
}

define i16 @test46(i16 %a0, i16 %a1) {
  %r = call i16 @llvm.nvvm.fmin.ftz.bf16(i16 %a0, i16 %a1)
  ret i16 %r
}

define i32 @test47(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.nvvm.fmin.ftz.bf16x2(i32 %a0, i32 %a1)
  ret i32 %r
}

define i16 @test48(i16 %a0, i16 %a1) {
  %r = call i16 @llvm.nvvm.fmin.ftz.nan.bf16(i16 %a0, i16 %a1)
  ret i16 %r
}

define i32 @test49(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.nvvm.fmin.ftz.nan.bf16x2(i32 %a0, i32 %a1)
  ret i32 %r
}

define i16 @test50(i16 %a0, i16 %a1) {
  %r = call i16 @llvm.nvvm.fmin.ftz.nan.xorsign.abs.bf16(i16 %a0, i16 %a1)
  ret i16 %r
}

define i32 @test51(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.nvvm.fmin.ftz.nan.xorsign.abs.bf16x2(i32 %a0, i32 %a1)
  ret i32 %r
}

define i16 @test52(i16 %a0, i16 %a1) {
  %r = call i16 @llvm.nvvm.fmin.ftz.xorsign.abs.bf16(i16 %a0, i16 %a1)
  ret i16 %r
}

define i32 @test53(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.nvvm.fmin.ftz.xorsign.abs.bf16x2(i32 %a0, i32 %a1)
  ret i32 %r
}

define i16 @test54(i16 %a0, i16 %a1) {
  %r = call i16 @llvm.nvvm.fmin.nan.bf16(i16 %a0, i16 %a1)
  ret i16 %r
}

define i32 @test55(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.nvvm.fmin.nan.bf16x2(i32 %a0, i32 %a1)
  ret i32 %r
}

define i16 @test56(i16 %a0, i16 %a1) {
  %r = call i16 @llvm.nvvm.fmin.nan.xorsign.abs.bf16(i16 %a0, i16 %a1)
  ret i16 %r
}

define i32 @test57(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.nvvm.fmin.nan.xorsign.abs.bf16x2(i32 %a0, i32 %a1)
  ret i32 %r
}

define i16 @test58(i16 %a0, i16 %a1) {
  %r = call i16 @llvm.nvvm.fmin.xorsign.abs.bf16(i16 %a0, i16 %a1)
  ret i16 %r
}

define i32 @test59(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.nvvm.fmin.xorsign.abs.bf16x2(i32 %a0, i32 %a1)
  ret i32 %r
}

define float @test60(ptr %a0) {
  %r = call float @llvm.nvvm.ldg.global.f.f32.p0(ptr %a0, i32 4)
  ret float %r
}

define <2 x float> @test61(ptr addrspace(1) %a0) {
  %r = call <2 x float> @llvm.nvvm.ldg.global.f.v2f32.p1(ptr addrspace(1) %a0, i32 8)
  ret <2 x float> %r
}

define i32 @test62(ptr addrspace(1) %a0) {
  %r = call i32 @llvm.nvvm.ldg.global.i.i32.p1(ptr addrspace(1) %a0, i32 0)
  ret i32 %r
}

define i32 @test63(ptr addrspace(1) %a0) {
  %r = call i32 @llvm.nvvm.ldg.global.i.i32.p1(ptr addrspace(1) %a0, i32 3)
  ret i32 %r
}

define i32 @test64(ptr addrspace(1) %a0) {
  %r = call i32 @llvm.nvvm.ldg.global.i.i32.p1(ptr addrspace(1) %a0, i32 4)
  ret i32 %r
}

define i32 @test65(ptr addrspace(3) %a0) {
  %r = call i32 @llvm.nvvm.ldg.global.i.i32.p3(ptr addrspace(3) %a0, i32 4)
  ret i32 %r
}

define <4 x i32> @test66(ptr %a0) {
  %r = call <4 x i32> @llvm.nvvm.ldg.global.i.v4i32.p0(ptr %a0, i32 16)
  ret <4 x i32> %r
}

define ptr @test67(ptr %a0) {
  %r = call ptr @llvm.nvvm.ldg.global.p.p0.p0(ptr %a0, i32 8)
  ret ptr %r
}

define ptr @test68(ptr addrspace(1) %a0) {
  %r = call ptr @llvm.nvvm.ldg.global.p.p0.p1(ptr addrspace(1) %a0, i32 8)
  ret ptr %r
}

define ptr addrspace(3) @test69(ptr addrspace(3) %a0, i32 %a1) {
  %r = call ptr addrspace(3) @llvm.nvvm.mapa.shared.cluster(ptr addrspace(3) %a0, i32 %a1)
  ret ptr addrspace(3) %r
}

define i16 @test70(i16 %a0, i16 %a1) {
  %r = call i16 @llvm.nvvm.min.us(i16 %a0, i16 %a1)
  ret i16 %r
}

define i16 @test71(i16 %a0) {
  %r = call i16 @llvm.nvvm.neg.bf16(i16 %a0)
  ret i16 %r
}

define i32 @test72(i32 %a0) {
  %r = call i32 @llvm.nvvm.neg.bf16x2(i32 %a0)
  ret i32 %r
}

declare i16 @llvm.nvvm.abs.bf16(i16)
declare i32 @llvm.nvvm.abs.bf16x2(i32)
declare void @llvm.nvvm.cp.async.bulk.global.to.shared.cluster(ptr addrspace(3), ptr addrspace(3), ptr addrspace(1), i32, i16, i64, i1, i1)
declare void @llvm.nvvm.cp.async.bulk.shared.cta.to.cluster(ptr addrspace(3), ptr addrspace(3), ptr addrspace(3), i32)
declare void @llvm.nvvm.cp.async.bulk.tensor.g2s.im2col.3d(ptr addrspace(3), ptr addrspace(3), ptr, i32, i32, i32, i16, i16, i64, i1, i1)
declare void @llvm.nvvm.cp.async.bulk.tensor.g2s.im2col.4d(ptr addrspace(3), ptr addrspace(3), ptr, i32, i32, i32, i32, i16, i16, i16, i64, i1, i1)
declare void @llvm.nvvm.cp.async.bulk.tensor.g2s.im2col.5d(ptr addrspace(3), ptr addrspace(3), ptr, i32, i32, i32, i32, i32, i16, i16, i16, i16, i64, i1, i1)
declare void @llvm.nvvm.cp.async.bulk.tensor.g2s.tile.1d(ptr addrspace(3), ptr addrspace(3), ptr, i32, i16, i64, i1, i1)
declare void @llvm.nvvm.cp.async.bulk.tensor.g2s.tile.2d(ptr addrspace(3), ptr addrspace(3), ptr, i32, i32, i16, i64, i1, i1)
declare void @llvm.nvvm.cp.async.bulk.tensor.g2s.tile.3d(ptr addrspace(3), ptr addrspace(3), ptr, i32, i32, i32, i16, i64, i1, i1)
declare void @llvm.nvvm.cp.async.bulk.tensor.g2s.tile.4d(ptr addrspace(3), ptr addrspace(3), ptr, i32, i32, i32, i32, i16, i64, i1, i1)
declare void @llvm.nvvm.cp.async.bulk.tensor.g2s.tile.5d(ptr addrspace(3), ptr addrspace(3), ptr, i32, i32, i32, i32, i32, i16, i64, i1, i1)
declare double @llvm.nvvm.ex2.approx.d(double)
declare <2 x half> @llvm.nvvm.ex2.approx.f16x2(<2 x half>)
declare double @llvm.nvvm.ex2.approx.ftz.d(double)
declare <2 x half> @llvm.nvvm.ex2.approx.ftz.f16x2(<2 x half>)
declare i16 @llvm.nvvm.fma.rn.bf16(i16, i16, i16)
declare i32 @llvm.nvvm.fma.rn.bf16x2(i32, i32, i32)
declare i16 @llvm.nvvm.fma.rn.ftz.bf16(i16, i16, i16)
declare i32 @llvm.nvvm.fma.rn.ftz.bf16x2(i32, i32, i32)
declare i16 @llvm.nvvm.fma.rn.ftz.relu.bf16(i16, i16, i16)
declare i32 @llvm.nvvm.fma.rn.ftz.relu.bf16x2(i32, i32, i32)
declare i16 @llvm.nvvm.fma.rn.ftz.sat.bf16(i16, i16, i16)
declare i32 @llvm.nvvm.fma.rn.ftz.sat.bf16x2(i32, i32, i32)
declare i16 @llvm.nvvm.fma.rn.relu.bf16(i16, i16, i16)
declare i32 @llvm.nvvm.fma.rn.relu.bf16x2(i32, i32, i32)
declare i16 @llvm.nvvm.fma.rn.sat.bf16(i16, i16, i16)
declare i32 @llvm.nvvm.fma.rn.sat.bf16x2(i32, i32, i32)
declare i16 @llvm.nvvm.fmax.bf16(i16, i16)
declare i32 @llvm.nvvm.fmax.bf16x2(i32, i32)
declare i16 @llvm.nvvm.fmax.ftz.bf16(i16, i16)
declare i32 @llvm.nvvm.fmax.ftz.bf16x2(i32, i32)
declare i16 @llvm.nvvm.fmax.ftz.nan.bf16(i16, i16)
declare i32 @llvm.nvvm.fmax.ftz.nan.bf16x2(i32, i32)
declare i16 @llvm.nvvm.fmax.ftz.nan.xorsign.abs.bf16(i16, i16)
declare i32 @llvm.nvvm.fmax.ftz.nan.xorsign.abs.bf16x2(i32, i32)
declare i16 @llvm.nvvm.fmax.ftz.xorsign.abs.bf16(i16, i16)
declare i32 @llvm.nvvm.fmax.ftz.xorsign.abs.bf16x2(i32, i32)
declare i16 @llvm.nvvm.fmax.nan.bf16(i16, i16)
declare i32 @llvm.nvvm.fmax.nan.bf16x2(i32, i32)
declare i16 @llvm.nvvm.fmax.nan.xorsign.abs.bf16(i16, i16)
declare i32 @llvm.nvvm.fmax.nan.xorsign.abs.bf16x2(i32, i32)
declare i16 @llvm.nvvm.fmax.xorsign.abs.bf16(i16, i16)
declare i32 @llvm.nvvm.fmax.xorsign.abs.bf16x2(i32, i32)
declare i16 @llvm.nvvm.fmin.bf16(i16, i16)
declare i32 @llvm.nvvm.fmin.bf16x2(i32, i32)
declare i16 @llvm.nvvm.fmin.ftz.bf16(i16, i16)
declare i32 @llvm.nvvm.fmin.ftz.bf16x2(i32, i32)
declare i16 @llvm.nvvm.fmin.ftz.nan.bf16(i16, i16)
declare i32 @llvm.nvvm.fmin.ftz.nan.bf16x2(i32, i32)
declare i16 @llvm.nvvm.fmin.ftz.nan.xorsign.abs.bf16(i16, i16)
declare i32 @llvm.nvvm.fmin.ftz.nan.xorsign.abs.bf16x2(i32, i32)
declare i16 @llvm.nvvm.fmin.ftz.xorsign.abs.bf16(i16, i16)
declare i32 @llvm.nvvm.fmin.ftz.xorsign.abs.bf16x2(i32, i32)
declare i16 @llvm.nvvm.fmin.nan.bf16(i16, i16)
declare i32 @llvm.nvvm.fmin.nan.bf16x2(i32, i32)
declare i16 @llvm.nvvm.fmin.nan.xorsign.abs.bf16(i16, i16)
declare i32 @llvm.nvvm.fmin.nan.xorsign.abs.bf16x2(i32, i32)
declare i16 @llvm.nvvm.fmin.xorsign.abs.bf16(i16, i16)
declare i32 @llvm.nvvm.fmin.xorsign.abs.bf16x2(i32, i32)
declare float @llvm.nvvm.ldg.global.f.f32.p0(ptr, i32)
declare <2 x float> @llvm.nvvm.ldg.global.f.v2f32.p1(ptr addrspace(1), i32)
declare i32 @llvm.nvvm.ldg.global.i.i32.p1(ptr addrspace(1), i32)
declare i32 @llvm.nvvm.ldg.global.i.i32.p3(ptr addrspace(3), i32)
declare <4 x i32> @llvm.nvvm.ldg.global.i.v4i32.p0(ptr, i32)
declare ptr @llvm.nvvm.ldg.global.p.p0.p0(ptr, i32)
declare ptr @llvm.nvvm.ldg.global.p.p0.p1(ptr addrspace(1), i32)
declare ptr addrspace(3) @llvm.nvvm.mapa.shared.cluster(ptr addrspace(3), i32)
declare i16 @llvm.nvvm.min.us(i16, i16)
declare i16 @llvm.nvvm.neg.bf16(i16)
declare i32 @llvm.nvvm.neg.bf16x2(i32)

; -----
define void @test0(ptr addrspace(7) %a0, ptr addrspace(3) %a1, ptr %a2, i32 %a3, i32 %a4, i32 %a5, i16 %a6, i16 %a7, i64 %a8) {
  call void @llvm.nvvm.cp.async.bulk.tensor.g2s.im2col.3d(ptr addrspace(7) %a0, ptr addrspace(3) %a1, ptr %a2, i32 %a3, i32 %a4, i32 %a5, i16 %a6, i16 %a7, i64 %a8, i1 0, i1 0)
  ret void
}

define void @test1(ptr addrspace(7) %a0, ptr addrspace(3) %a1, ptr %a2, i32 %a3, i16 %a4, i64 %a5) {
  call void @llvm.nvvm.cp.async.bulk.tensor.g2s.tile.1d(ptr addrspace(7) %a0, ptr addrspace(3) %a1, ptr %a2, i32 %a3, i16 %a4, i64 %a5, i1 0, i1 0)
  ret void
}

define void @test2(ptr addrspace(7) %a0, ptr addrspace(3) %a1, ptr %a2, i32 %a3, i32 %a4, i16 %a5, i64 %a6) {
  call void @llvm.nvvm.cp.async.bulk.tensor.g2s.tile.2d(ptr addrspace(7) %a0, ptr addrspace(3) %a1, ptr %a2, i32 %a3, i32 %a4, i16 %a5, i64 %a6, i1 0, i1 0)
  ret void
}

declare void @llvm.nvvm.cp.async.bulk.tensor.g2s.im2col.3d(ptr addrspace(7), ptr addrspace(3), ptr, i32, i32, i32, i16, i16, i64, i1, i1)
declare void @llvm.nvvm.cp.async.bulk.tensor.g2s.tile.1d(ptr addrspace(7), ptr addrspace(3), ptr, i32, i16, i64, i1, i1)
declare void @llvm.nvvm.cp.async.bulk.tensor.g2s.tile.2d(ptr addrspace(7), ptr addrspace(3), ptr, i32, i32, i16, i64, i1, i1)

; -----
define void @test0(ptr %a0) {
  call void @llvm.prefetch(ptr %a0, i32 0, i32 0, i32 0)
  ret void
}

declare void @llvm.prefetch(ptr, i32, i32, i32)

; -----
define i32 @test0(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.riscv.aes32dsi(i32 %a0, i32 %a1, i8 1)
  ret i32 %r
}

define i32 @test1(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.riscv.aes32dsmi(i32 %a0, i32 %a1, i8 1)
  ret i32 %r
}

define i32 @test2(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.riscv.aes32esi(i32 %a0, i32 %a1, i8 1)
  ret i32 %r
}

define i32 @test3(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.riscv.aes32esmi(i32 %a0, i32 %a1, i8 1)
  ret i32 %r
}

define i64 @test4(i64 %a0) {
  %r = call i64 @llvm.riscv.sha256sig0.i64(i64 %a0)
  ret i64 %r
}

define i64 @test5(i64 %a0) {
  %r = call i64 @llvm.riscv.sha256sig1.i64(i64 %a0)
  ret i64 %r
}

define i64 @test6(i64 %a0) {
  %r = call i64 @llvm.riscv.sha256sum0.i64(i64 %a0)
  ret i64 %r
}

define i64 @test7(i64 %a0) {
  %r = call i64 @llvm.riscv.sha256sum1.i64(i64 %a0)
  ret i64 %r
}

define i64 @test8(i64 %a0) {
  %r = call i64 @llvm.riscv.sm3p0.i64(i64 %a0)
  ret i64 %r
}

define i64 @test9(i64 %a0) {
  %r = call i64 @llvm.riscv.sm3p1.i64(i64 %a0)
  ret i64 %r
}

define i32 @test10(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.riscv.sm4ed.i32(i32 %a0, i32 %a1, i8 2)
  ret i32 %r
}

define i64 @test11(i64 %a0, i64 %a1) {
  %r = call i64 @llvm.riscv.sm4ed.i64(i64 %a0, i64 %a1, i32 2)
  ret i64 %r
}

define i64 @test12(i64 %a0, i64 %a1) {
  %r = call i64 @llvm.riscv.sm4ks(i64 %a0, i64 %a1, i8 2)
  ret i64 %r
}

define i32 @test13(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.riscv.sm4ks.i32(i32 %a0, i32 %a1, i8 2)
  ret i32 %r
}

define i64 @test14(i64 %a0, i64 %a1) {
  %r = call i64 @llvm.riscv.sm4ks.i64(i64 %a0, i64 %a1, i32 2)
  ret i64 %r
}

declare i32 @llvm.riscv.aes32dsi(i32, i32, i8)
declare i32 @llvm.riscv.aes32dsmi(i32, i32, i8)
declare i32 @llvm.riscv.aes32esi(i32, i32, i8)
declare i32 @llvm.riscv.aes32esmi(i32, i32, i8)
declare i64 @llvm.riscv.sha256sig0.i64(i64)
declare i64 @llvm.riscv.sha256sig1.i64(i64)
declare i64 @llvm.riscv.sha256sum0.i64(i64)
declare i64 @llvm.riscv.sha256sum1.i64(i64)
declare i64 @llvm.riscv.sm3p0.i64(i64)
declare i64 @llvm.riscv.sm3p1.i64(i64)
declare i32 @llvm.riscv.sm4ed.i32(i32, i32, i8)
declare i64 @llvm.riscv.sm4ed.i64(i64, i64, i32)
declare i64 @llvm.riscv.sm4ks(i64, i64, i8)
declare i32 @llvm.riscv.sm4ks.i32(i32, i32, i8)
declare i64 @llvm.riscv.sm4ks.i64(i64, i64, i32)

; -----
define i64 @test0(i64 %a0, i64 %a1) {
  %r = call i64 @llvm.riscv.sm4ed.i64(i64 %a0, i64 %a1, i8 2)
  ret i64 %r
}

define i64 @test1(i64 %a0, i64 %a1) {
  %r = call i64 @llvm.riscv.sm4ks.i64(i64 %a0, i64 %a1, i8 2)
  ret i64 %r
}

declare i64 @llvm.riscv.sm4ed.i64(i64, i64, i8)
declare i64 @llvm.riscv.sm4ks.i64(i64, i64, i8)

; -----
define ptr @test0() {
  %r = call ptr @llvm.sponentry()
  ret ptr %r
}

declare ptr @llvm.sponentry()

; -----
define void @test0(ptr %a0) {
  call void @llvm.stackprotectorcheck(ptr %a0)
  ret void
}

declare void @llvm.stackprotectorcheck(ptr)

; -----
define void @test0(ptr %a0) {
  call void @llvm.stackrestore(ptr %a0)
  ret void
}

declare void @llvm.stackrestore(ptr)

; -----
define ptr @test0() {
  %r = call ptr @llvm.stacksave()
  ret ptr %r
}

declare ptr @llvm.stacksave()

; -----
define <vscale x 4 x i32> @test0(<vscale x 4 x i32> %a0, <vscale x 4 x i32> %a1) {
  %r = call <vscale x 4 x i32> @llvm.vector.splice.nxv4i32(<vscale x 4 x i32> %a0, <vscale x 4 x i32> %a1, i32 -3)
  ret <vscale x 4 x i32> %r
}

define <4 x i32> @test1(<4 x i32> %a0, <4 x i32> %a1) {
  %r = call <4 x i32> @llvm.vector.splice.v4i32(<4 x i32> %a0, <4 x i32> %a1, i32 -1)
  ret <4 x i32> %r
}

define <4 x i32> @test2(<4 x i32> %a0, <4 x i32> %a1) {
  %r = call <4 x i32> @llvm.vector.splice.v4i32(<4 x i32> %a0, <4 x i32> %a1, i32 1)
  ret <4 x i32> %r
}

declare <vscale x 4 x i32> @llvm.vector.splice.nxv4i32(<vscale x 4 x i32>, <vscale x 4 x i32>, i32)
declare <4 x i32> @llvm.vector.splice.v4i32(<4 x i32>, <4 x i32>, i32)

; -----
define <4 x i32> @test0(<16 x i8> %a0, <16 x i8> %a1, <4 x i32> %a2) {
  %r = call <4 x i32> @llvm.wasm.dot.i8x16.i7x16.add.signed(<16 x i8> %a0, <16 x i8> %a1, <4 x i32> %a2)
  ret <4 x i32> %r
}

define <8 x i16> @test1(<16 x i8> %a0, <16 x i8> %a1) {
  %r = call <8 x i16> @llvm.wasm.dot.i8x16.i7x16.signed(<16 x i8> %a0, <16 x i8> %a1)
  ret <8 x i16> %r
}

define <4 x float> @test2(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2) {
  %r = call <4 x float> @llvm.wasm.fma.v4f32(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2)
  ret <4 x float> %r
}

define <2 x double> @test3(<2 x double> %a0, <2 x double> %a1, <2 x double> %a2) {
  %r = call <2 x double> @llvm.wasm.fms.v2f64(<2 x double> %a0, <2 x double> %a1, <2 x double> %a2)
  ret <2 x double> %r
}

define <16 x i8> @test4(<16 x i8> %a0, <16 x i8> %a1, <16 x i8> %a2) {
  %r = call <16 x i8> @llvm.wasm.laneselect.v16i8(<16 x i8> %a0, <16 x i8> %a1, <16 x i8> %a2)
  ret <16 x i8> %r
}

define <4 x i32> @test5(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2) {
  %r = call <4 x i32> @llvm.wasm.laneselect.v4i32(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2)
  ret <4 x i32> %r
}

declare <4 x i32> @llvm.wasm.dot.i8x16.i7x16.add.signed(<16 x i8>, <16 x i8>, <4 x i32>)
declare <8 x i16> @llvm.wasm.dot.i8x16.i7x16.signed(<16 x i8>, <16 x i8>)
declare <4 x float> @llvm.wasm.fma.v4f32(<4 x float>, <4 x float>, <4 x float>)
declare <2 x double> @llvm.wasm.fms.v2f64(<2 x double>, <2 x double>, <2 x double>)
declare <16 x i8> @llvm.wasm.laneselect.v16i8(<16 x i8>, <16 x i8>, <16 x i8>)
declare <4 x i32> @llvm.wasm.laneselect.v4i32(<4 x i32>, <4 x i32>, <4 x i32>)
; -----
define bfloat @abs(bfloat %a) {
  %r = call bfloat @llvm.nvvm.abs.bf16(bfloat %a)
  ret bfloat %r
}

define <2 x bfloat> @abs2(<2 x bfloat> %a) {
  %r = call <2 x bfloat> @llvm.nvvm.abs.bf16x2(<2 x bfloat> %a)
  ret <2 x bfloat> %r
}

define ptr @param(ptr %p) {
  %a = call ptr addrspace(101) @llvm.nvvm.ptr.gen.to.param.p101.p0(ptr %p)
  %r = call ptr @llvm.nvvm.ptr.param.to.gen.p0.p101(ptr addrspace(101) %a)
  ret ptr %r
}

define float @tanh(float %a) {
  %r = call float @llvm.nvvm.tanh.approx.f32(float %a)
  ret float %r
}

define i32 @csub(ptr addrspace(1) %p, i32 %a) {
  %r = call i32 @llvm.amdgcn.atomic.csub.p1(ptr addrspace(1) %p, i32 %a)
  ret i32 %r
}

define bfloat @bfcvt(float %a) {
  %r = call bfloat @llvm.aarch64.neon.bfcvt(float %a)
  ret bfloat %r
}

define <8 x bfloat> @bfcvtn(<4 x float> %a) {
  %r = call <8 x bfloat> @llvm.aarch64.neon.bfcvtn(<4 x float> %a)
  %s = call <8 x bfloat> @llvm.aarch64.neon.bfcvtn2(<8 x bfloat> %r, <4 x float> %a)
  ret <8 x bfloat> %s
}
