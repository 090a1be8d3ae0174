define i32 @test(i32 %a0) {
  %r = call i32 @llvm.ctlz.i32(i32 %a0)
  ret i32 %r
}

declare i32 @llvm.ctlz.i32(i32)

; -----
define i64 @test(i64 %a0) {
  %r = call i64 @llvm.cttz.i64(i64 %a0)
  ret i64 %r
}

declare i64 @llvm.cttz.i64(i64)

; -----
define <4 x i32> @test(<4 x i32> %a0) {
  %r = call <4 x i32> @llvm.ctlz.v4i32(<4 x i32> %a0)
  ret <4 x i32> %r
}

declare <4 x i32> @llvm.ctlz.v4i32(<4 x i32>)

; -----
define i64 @test(ptr %a0) {
  %r = call i64 @llvm.objectsize.i64(ptr %a0, i1 false)
  ret i64 %r
}

declare i64 @llvm.objectsize.i64(ptr, i1)

; -----
define i64 @test(ptr %a0) {
  %r = call i64 @llvm.objectsize.i64.p0(ptr %a0, i1 false)
  ret i64 %r
}

declare i64 @llvm.objectsize.i64.p0(ptr, i1)

; -----
define i64 @test(ptr %a0) {
  %r = call i64 @llvm.objectsize.i64.p0(ptr %a0, i1 false, i1 true)
  ret i64 %r
}

declare i64 @llvm.objectsize.i64.p0(ptr, i1, i1)

; -----
define void @test(ptr %a0, ptr %a1, i64 %a2) {
  call void @llvm.memcpy.p0.p0.i64(ptr %a0, ptr %a1, i64 %a2, i32 4, i1 false)
  ret void
}

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i32, i1)

; -----
define void @test(ptr %a0, ptr %a1, i64 %a2) {
  call void @llvm.memmove.p0.p0.i64(ptr %a0, ptr %a1, i64 %a2, i32 8, i1 true)
  ret void
}

declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i32, i1)

; -----
define void @test(ptr %a0, i8 %a1, i64 %a2) {
  call void @llvm.memset.p0.i64(ptr %a0, i8 %a1, i64 %a2, i32 4, i1 false)
  ret void
}

declare void @llvm.memset.p0.i64(ptr, i8, i64, i32, i1)

; -----
define ptr @test(ptr %a1) {
  %r = call ptr @llvm.invariant.start(i64 4, ptr %a1)
  ret ptr %r
}

declare ptr @llvm.invariant.start(i64, ptr)

; -----
define void @test(ptr %a0, ptr %a2) {
  call void @llvm.invariant.end(ptr %a0, i64 4, ptr %a2)
  ret void
}

declare void @llvm.invariant.end(ptr, i64, ptr)

; -----
define ptr @test(ptr %a0) {
  %r = call ptr @llvm.invariant.group.barrier(ptr %a0)
  ret ptr %r
}

declare ptr @llvm.invariant.group.barrier(ptr)

; -----
define ptr @test(ptr %a0) {
  %r = call ptr @llvm.invariant.group.barrier.p0(ptr %a0)
  ret ptr %r
}

declare ptr @llvm.invariant.group.barrier.p0(ptr)

; -----
define <4 x i32> @test(ptr %a0, <4 x i1> %a2, <4 x i32> %a3) {
  %r = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr %a0, i32 16, <4 x i1> %a2, <4 x i32> %a3)
  ret <4 x i32> %r
}

declare <4 x i32> @llvm.masked.load.v4i32.p0(ptr, i32, <4 x i1>, <4 x i32>)

; -----
define <4 x i32> @test(ptr %a0, <4 x i1> %a2, <4 x i32> %a3) {
  %r = call <4 x i32> @llvm.masked.load.v4i32(ptr %a0, i32 16, <4 x i1> %a2, <4 x i32> %a3)
  ret <4 x i32> %r
}

declare <4 x i32> @llvm.masked.load.v4i32(ptr, i32, <4 x i1>, <4 x i32>)

; -----
define void @test(<4 x i32> %a0, ptr %a1, <4 x i1> %a3) {
  call void @llvm.masked.store.v4i32.p0(<4 x i32> %a0, ptr %a1, i32 16, <4 x i1> %a3)
  ret void
}

declare void @llvm.masked.store.v4i32.p0(<4 x i32>, ptr, i32, <4 x i1>)

; -----
define <4 x i32> @test(<4 x ptr> %a0, <4 x i1> %a2, <4 x i32> %a3) {
  %r = call <4 x i32> @llvm.masked.gather.v4i32.v4p0(<4 x ptr> %a0, i32 4, <4 x i1> %a2, <4 x i32> %a3)
  ret <4 x i32> %r
}

declare <4 x i32> @llvm.masked.gather.v4i32.v4p0(<4 x ptr>, i32, <4 x i1>, <4 x i32>)

; -----
define <4 x i32> @test(<4 x ptr> %a0, <4 x i1> %a2, <4 x i32> %a3) {
  %r = call <4 x i32> @llvm.masked.gather.v4i32(<4 x ptr> %a0, i32 4, <4 x i1> %a2, <4 x i32> %a3)
  ret <4 x i32> %r
}

declare <4 x i32> @llvm.masked.gather.v4i32(<4 x ptr>, i32, <4 x i1>, <4 x i32>)

; -----
define void @test(<4 x i32> %a0, <4 x ptr> %a1, <4 x i1> %a3) {
  call void @llvm.masked.scatter.v4i32.v4p0(<4 x i32> %a0, <4 x ptr> %a1, i32 4, <4 x i1> %a3)
  ret void
}

declare void @llvm.masked.scatter.v4i32.v4p0(<4 x i32>, <4 x ptr>, i32, <4 x i1>)

; -----
define <4 x i32> @test(<4 x i32> %a0) {
  %r = call <4 x i32> @llvm.experimental.vector.reverse.v4i32(<4 x i32> %a0)
  ret <4 x i32> %r
}

declare <4 x i32> @llvm.experimental.vector.reverse.v4i32(<4 x i32>)

; -----
define <vscale x 4 x i32> @test(<vscale x 4 x i32> %a0) {
  %r = call <vscale x 4 x i32> @llvm.experimental.vector.reverse.nxv4i32(<vscale x 4 x i32> %a0)
  ret <vscale x 4 x i32> %r
}

declare <vscale x 4 x i32> @llvm.experimental.vector.reverse.nxv4i32(<vscale x 4 x i32>)

; -----
define <4 x i32> @test(<vscale x 4 x i32> %a0) {
  %r = call <4 x i32> @llvm.experimental.vector.extract.v4i32.nxv4i32(<vscale x 4 x i32> %a0, i64 0)
  ret <4 x i32> %r
}

declare <4 x i32> @llvm.experimental.vector.extract.v4i32.nxv4i32(<vscale x 4 x i32>, i64)

; -----
define <vscale x 4 x i32> @test(<vscale x 4 x i32> %a0, <4 x i32> %a1) {
  %r = call <vscale x 4 x i32> @llvm.experimental.vector.insert.nxv4i32.v4i32(<vscale x 4 x i32> %a0, <4 x i32> %a1, i64 0)
  ret <vscale x 4 x i32> %r
}

declare <vscale x 4 x i32> @llvm.experimental.vector.insert.nxv4i32.v4i32(<vscale x 4 x i32>, <4 x i32>, i64)

; -----
define <8 x i32> @test(<4 x i32> %a0, <4 x i32> %a1) {
  %r = call <8 x i32> @llvm.experimental.vector.interleave2.v8i32(<4 x i32> %a0, <4 x i32> %a1)
  ret <8 x i32> %r
}

declare <8 x i32> @llvm.experimental.vector.interleave2.v8i32(<4 x i32>, <4 x i32>)

; -----
define { <4 x i32>, <4 x i32> } @test(<8 x i32> %a0) {
  %r = call { <4 x i32>, <4 x i32> } @llvm.experimental.vector.deinterleave2.v8i32(<8 x i32> %a0)
  ret { <4 x i32>, <4 x i32> } %r
}

declare { <4 x i32>, <4 x i32> } @llvm.experimental.vector.deinterleave2.v8i32(<8 x i32>)

; -----
define <4 x i32> @test(<4 x i32> %a0, <16 x i32> %a1) {
  %r = call <4 x i32> @llvm.experimental.vector.partial.reduce.add.v4i32.v16i32(<4 x i32> %a0, <16 x i32> %a1)
  ret <4 x i32> %r
}

declare <4 x i32> @llvm.experimental.vector.partial.reduce.add.v4i32.v16i32(<4 x i32>, <16 x i32>)

; -----
define <vscale x 4 x i32> @test() {
  %r = call <vscale x 4 x i32> @llvm.experimental.stepvector.nxv4i32()
  ret <vscale x 4 x i32> %r
}

declare <vscale x 4 x i32> @llvm.experimental.stepvector.nxv4i32()

; -----
define i32 @test(<4 x i32> %a0) {
  %r = call i32 @llvm.experimental.vector.reduce.add.v4i32(<4 x i32> %a0)
  ret i32 %r
}

declare i32 @llvm.experimental.vector.reduce.add.v4i32(<4 x i32>)

; -----
define i32 @test(<4 x i32> %a0) {
  %r = call i32 @llvm.experimental.vector.reduce.add.i32.v4i32(<4 x i32> %a0)
  ret i32 %r
}

declare i32 @llvm.experimental.vector.reduce.add.i32.v4i32(<4 x i32>)

; -----
define i32 @test(<4 x i32> %a0) {
  %r = call i32 @llvm.experimental.vector.reduce.mul.v4i32(<4 x i32> %a0)
  ret i32 %r
}

declare i32 @llvm.experimental.vector.reduce.mul.v4i32(<4 x i32>)

; -----
define i32 @test(<4 x i32> %a0) {
  %r = call i32 @llvm.experimental.vector.reduce.smax.v4i32(<4 x i32> %a0)
  ret i32 %r
}

declare i32 @llvm.experimental.vector.reduce.smax.v4i32(<4 x i32>)

; -----
define float @test(<4 x float> %a0) {
  %r = call float @llvm.experimental.vector.reduce.fmax.v4f32(<4 x float> %a0)
  ret float %r
}

declare float @llvm.experimental.vector.reduce.fmax.v4f32(<4 x float>)

; -----
define float @test(float %a0, <4 x float> %a1) {
  %r = call float @llvm.experimental.vector.reduce.v2.fadd.f32.v4f32(float %a0, <4 x float> %a1)
  ret float %r
}

declare float @llvm.experimental.vector.reduce.v2.fadd.f32.v4f32(float, <4 x float>)

; -----
define float @test(float %a0, <4 x float> %a1) {
  %r = call float @llvm.experimental.vector.reduce.v2.fmul.f32.v4f32(float %a0, <4 x float> %a1)
  ret float %r
}

declare float @llvm.experimental.vector.reduce.v2.fmul.f32.v4f32(float, <4 x float>)

; -----
define i32 @test() {
  %r = call i32 @llvm.flt.rounds()
  ret i32 %r
}

declare i32 @llvm.flt.rounds()

; -----
define ptr @test() {
  %r = call ptr @llvm.thread.pointer()
  ret ptr %r
}

declare ptr @llvm.thread.pointer()

; -----
define ptr @test(ptr %a0, ptr %a1, ptr %a2, i32 %a3) {
  %r = call ptr @llvm.ptr.annotation.p0(ptr %a0, ptr %a1, ptr %a2, i32 %a3)
  ret ptr %r
}

declare ptr @llvm.ptr.annotation.p0(ptr, ptr, ptr, i32)

; -----
define ptr @test(ptr %a0, ptr %a1, ptr %a2, i32 %a3) {
  %r = call ptr @llvm.ptr.annotation.p0.p0(ptr %a0, ptr %a1, ptr %a2, i32 %a3)
  ret ptr %r
}

declare ptr @llvm.ptr.annotation.p0.p0(ptr, ptr, ptr, i32)

; -----
define void @test(ptr %a0, ptr %a1, ptr %a2, i32 %a3) {
  call void @llvm.var.annotation(ptr %a0, ptr %a1, ptr %a2, i32 %a3)
  ret void
}

declare void @llvm.var.annotation(ptr, ptr, ptr, i32)

; -----
define void @test(ptr %a0) {
  call void @llvm.prefetch(ptr %a0, i32 0, i32 3, i32 1)
  ret void
}

declare void @llvm.prefetch(ptr, i32, i32, i32)

; -----
define ptr @test() {
  %r = call ptr @llvm.frameaddress(i32 0)
  ret ptr %r
}

declare ptr @llvm.frameaddress(i32)

; -----
define ptr @test() {
  %r = call ptr @llvm.sponentry()
  ret ptr %r
}

declare ptr @llvm.sponentry()

; -----
define ptr @test() {
  %r = call ptr @llvm.stacksave()
  ret ptr %r
}

declare ptr @llvm.stacksave()

; -----
define void @test(ptr %a0) {
  call void @llvm.stackrestore(ptr %a0)
  ret void
}

declare void @llvm.stackrestore(ptr)

; -----
define void @test(ptr %a0) {
  call void @llvm.va_end(ptr %a0)
  ret void
}

declare void @llvm.va_end(ptr)

; -----
define void @test(ptr %a0, ptr %a1) {
  call void @llvm.va_copy(ptr %a0, ptr %a1)
  ret void
}

declare void @llvm.va_copy(ptr, ptr)

; -----
define ptr @test(ptr %a0) {
  %r = call ptr @llvm.launder.invariant.group(ptr %a0)
  ret ptr %r
}

declare ptr @llvm.launder.invariant.group(ptr)

; -----
define ptr @test(ptr %a0) {
  %r = call ptr @llvm.strip.invariant.group(ptr %a0)
  ret ptr %r
}

declare ptr @llvm.strip.invariant.group(ptr)

; -----
define <8 x i8> @test(<8 x i8> %a0) {
  %r = call <8 x i8> @llvm.arm.neon.vclz.v8i8(<8 x i8> %a0)
  ret <8 x i8> %r
}

declare <8 x i8> @llvm.arm.neon.vclz.v8i8(<8 x i8>)

; -----
define <8 x i8> @test(<8 x i8> %a0) {
  %r = call <8 x i8> @llvm.arm.neon.vcnt.v8i8(<8 x i8> %a0)
  ret <8 x i8> %r
}

declare <8 x i8> @llvm.arm.neon.vcnt.v8i8(<8 x i8>)

; -----
define <8 x i8> @test(<8 x i8> %a0, <8 x i8> %a1) {
  %r = call <8 x i8> @llvm.arm.neon.vqadds.v8i8(<8 x i8> %a0, <8 x i8> %a1)
  ret <8 x i8> %r
}

declare <8 x i8> @llvm.arm.neon.vqadds.v8i8(<8 x i8>, <8 x i8>)

; -----
define <8 x i8> @test(<8 x i8> %a0, <8 x i8> %a1) {
  %r = call <8 x i8> @llvm.arm.neon.vqaddu.v8i8(<8 x i8> %a0, <8 x i8> %a1)
  ret <8 x i8> %r
}

declare <8 x i8> @llvm.arm.neon.vqaddu.v8i8(<8 x i8>, <8 x i8>)

; -----
define <8 x i8> @test(<8 x i8> %a0, <8 x i8> %a1) {
  %r = call <8 x i8> @llvm.arm.neon.vqsubs.v8i8(<8 x i8> %a0, <8 x i8> %a1)
  ret <8 x i8> %r
}

declare <8 x i8> @llvm.arm.neon.vqsubs.v8i8(<8 x i8>, <8 x i8>)

; -----
define <4 x i32> @test(ptr %a0) {
  %r = call <4 x i32> @llvm.arm.neon.vld1.v4i32(ptr %a0, i32 4)
  ret <4 x i32> %r
}

declare <4 x i32> @llvm.arm.neon.vld1.v4i32(ptr, i32)

; -----
define void @test(ptr %a0, <4 x i32> %a1) {
  call void @llvm.arm.neon.vst1.v4i32(ptr %a0, <4 x i32> %a1, i32 4)
  ret void
}

declare void @llvm.arm.neon.vst1.v4i32(ptr, <4 x i32>, i32)

; -----
define i32 @test(i32 %a0) {
  %r = call i32 @llvm.arm.rbit(i32 %a0)
  ret i32 %r
}

declare i32 @llvm.arm.rbit(i32)

; -----
define ptr @test() {
  %r = call ptr @llvm.arm.thread.pointer()
  ret ptr %r
}

declare ptr @llvm.arm.thread.pointer()

; -----
define i32 @test(i32 %a0) {
  %r = call i32 @llvm.aarch64.rbit(i32 %a0)
  ret i32 %r
}

declare i32 @llvm.aarch64.rbit(i32)

; -----
define i64 @test(i64 %a0) {
  %r = call i64 @llvm.aarch64.rbit.i64(i64 %a0)
  ret i64 %r
}

declare i64 @llvm.aarch64.rbit.i64(i64)

; -----
define i32 @test(i32 %a0) {
  %r = call i32 @llvm.aarch64.rbit.i32(i32 %a0)
  ret i32 %r
}

declare i32 @llvm.aarch64.rbit.i32(i32)

; -----
define ptr @test() {
  %r = call ptr @llvm.aarch64.thread.pointer()
  ret ptr %r
}

declare ptr @llvm.aarch64.thread.pointer()

; -----
define <8 x i8> @test(<8 x i8> %a0) {
  %r = call <8 x i8> @llvm.aarch64.neon.rbit.v8i8(<8 x i8> %a0)
  ret <8 x i8> %r
}

declare <8 x i8> @llvm.aarch64.neon.rbit.v8i8(<8 x i8>)

; -----
define i32 @test(i32 %a0) {
  %r = call i32 @llvm.nvvm.clz.i(i32 %a0)
  ret i32 %r
}

declare i32 @llvm.nvvm.clz.i(i32)

; -----
define i32 @test(i32 %a0) {
  %r = call i32 @llvm.nvvm.popc.i(i32 %a0)
  ret i32 %r
}

declare i32 @llvm.nvvm.popc.i(i32)

; -----
define i32 @test(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.nvvm.max.i(i32 %a0, i32 %a1)
  ret i32 %r
}

declare i32 @llvm.nvvm.max.i(i32, i32)

; -----
define i32 @test(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.nvvm.max.ui(i32 %a0, i32 %a1)
  ret i32 %r
}

declare i32 @llvm.nvvm.max.ui(i32, i32)

; -----
define i64 @test(i64 %a0, i64 %a1) {
  %r = call i64 @llvm.nvvm.max.ll(i64 %a0, i64 %a1)
  ret i64 %r
}

declare i64 @llvm.nvvm.max.ll(i64, i64)

; -----
define i64 @test(i64 %a0, i64 %a1) {
  %r = call i64 @llvm.nvvm.max.ull(i64 %a0, i64 %a1)
  ret i64 %r
}

declare i64 @llvm.nvvm.max.ull(i64, i64)

; -----
define i16 @test(i16 %a0, i16 %a1) {
  %r = call i16 @llvm.nvvm.max.s(i16 %a0, i16 %a1)
  ret i16 %r
}

declare i16 @llvm.nvvm.max.s(i16, i16)

; -----
define i16 @test(i16 %a0, i16 %a1) {
  %r = call i16 @llvm.nvvm.max.us(i16 %a0, i16 %a1)
  ret i16 %r
}

declare i16 @llvm.nvvm.max.us(i16, i16)

; -----
define i32 @test(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.nvvm.min.i(i32 %a0, i32 %a1)
  ret i32 %r
}

declare i32 @llvm.nvvm.min.i(i32, i32)

; -----
define i32 @test(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.nvvm.min.ui(i32 %a0, i32 %a1)
  ret i32 %r
}

declare i32 @llvm.nvvm.min.ui(i32, i32)

; -----
define i64 @test(i64 %a0, i64 %a1) {
  %r = call i64 @llvm.nvvm.min.ll(i64 %a0, i64 %a1)
  ret i64 %r
}

declare i64 @llvm.nvvm.min.ll(i64, i64)

; -----
define i64 @test(i64 %a0, i64 %a1) {
  %r = call i64 @llvm.nvvm.min.ull(i64 %a0, i64 %a1)
  ret i64 %r
}

declare i64 @llvm.nvvm.min.ull(i64, i64)

; -----
define i32 @test(i32 %a0) {
  %r = call i32 @llvm.nvvm.brev32(i32 %a0)
  ret i32 %r
}

declare i32 @llvm.nvvm.brev32(i32)

; -----
define i64 @test(i64 %a0) {
  %r = call i64 @llvm.nvvm.brev64(i64 %a0)
  ret i64 %r
}

declare i64 @llvm.nvvm.brev64(i64)

; -----
define void @test() {
  call void @llvm.nvvm.barrier0()
  ret void
}

declare void @llvm.nvvm.barrier0()

; -----
define float @test(float %a0, i32 %a1) {
  %r = call float @llvm.amdgcn.ldexp.f32(float %a0, i32 %a1)
  ret float %r
}

declare float @llvm.amdgcn.ldexp.f32(float, i32)

; -----
define i32 @test(i32 %a0, i32 %a1, i32 %a2) {
  %r = call i32 @llvm.amdgcn.alignbit(i32 %a0, i32 %a1, i32 %a2)
  ret i32 %r
}

declare i32 @llvm.amdgcn.alignbit(i32, i32, i32)

; -----
define <4 x float> @test(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2) {
  %r = call <4 x float> @llvm.wasm.fma.v4f32(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2)
  ret <4 x float> %r
}

declare <4 x float> @llvm.wasm.fma.v4f32(<4 x float>, <4 x float>, <4 x float>)

; -----
define <4 x float> @test(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2) {
  %r = call <4 x float> @llvm.wasm.fms.v4f32(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2)
  ret <4 x float> %r
}

declare <4 x float> @llvm.wasm.fms.v4f32(<4 x float>, <4 x float>, <4 x float>)

; -----
define <4 x float> @test(ptr %a0, <4 x i1> %a2, <4 x float> %a3) {
  %q = tail call nnan noundef <4 x float> @llvm.masked.load.v4f32.p0(ptr nonnull %a0, i32 16, <4 x i1> %a2, <4 x float> noundef %a3) nounwind, !foo !0
  %r = call <4 x float> @llvm.masked.load.v4f32.p0(ptr %a0, i32 4, <4 x i1> %a2, <4 x float> %a3) [ "x"() ]
  tail call fastcc void @llvm.masked.store.v4f32.p0(<4 x float> %q, ptr %a0, i32 1, <4 x i1> %a2), !foo !0
  call void @llvm.memset.p0.i64(ptr nonnull %a0, i8 0, i64 4, i32 4, i1 false) nounwind, !foo !0
  %1 = tail call ptr @llvm.thread.pointer() nounwind, !foo !0
  %s = notail call <4 x float> @llvm.experimental.vector.reverse.v4f32(<4 x float> %q) nounwind, !foo !0
  call void @llvm.va_end(ptr nonnull %a0) nounwind
  ret <4 x float> %r
}
declare ptr @llvm.thread.pointer()
declare void @zz()
declare void @llvm.va_end(ptr)
declare <4 x float> @llvm.masked.load.v4f32.p0(ptr, i32, <4 x i1>, <4 x float>)
declare <4 x float> @llvm.experimental.vector.reverse.v4f32(<4 x float>)
declare void @aa()
declare void @llvm.masked.store.v4f32.p0(<4 x float>, ptr, i32, <4 x i1>)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i32, i1)
!0 = !{}

; -----
define void @test(ptr %a0, ptr %b) {
  tail call void @llvm.memset.p0.i64(ptr nonnull %a0, i8 0, i64 4, i32 4, i1 true) #0, !foo !0
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull %a0, ptr nonnull %b, i64 4, i32 0, i1 false) #0, !foo !0
  tail call void @llvm.memmove.p0.p0.i64(ptr nonnull align 16 %a0, ptr nonnull %b, i64 4, i32 8, i1 false) #0, !foo !0
  ret void
}
declare void @llvm.memset.p0.i64(ptr, i8, i64, i32, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i32, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i32, i1)
!0 = !{}
attributes #0 = { nounwind "x" }

; -----
declare ptr @llvm.thread.pointer()
declare void @llvm.va_end(ptr)
declare <4 x float> @llvm.masked.load.v4f32.p0(ptr, i32, <4 x i1>, <4 x float>)
declare i32 @llvm.nvvm.clz.i(i32)
declare i32 @llvm.flt.rounds()
declare i32 @llvm.ctlz.i32(i32)
declare ptr @llvm.stacksave()

; -----
define i32 @f(<4 x i32> %x) {
  %r = call i32 @llvm.experimental.vector.reduce.and.v4i32(<4 x i32> %x)
  ret i32 %r
}
declare i32 @llvm.experimental.vector.reduce.and.v4i32(<4 x i32>)

; -----
define i32 @f(<4 x i32> %x) {
  %r = call i32 @llvm.experimental.vector.reduce.or.v4i32(<4 x i32> %x)
  ret i32 %r
}
declare i32 @llvm.experimental.vector.reduce.or.v4i32(<4 x i32>)

; -----
define i32 @f(<4 x i32> %x) {
  %r = call i32 @llvm.experimental.vector.reduce.xor.v4i32(<4 x i32> %x)
  ret i32 %r
}
declare i32 @llvm.experimental.vector.reduce.xor.v4i32(<4 x i32>)

; -----
define i32 @f(<4 x i32> %x) {
  %r = call i32 @llvm.experimental.vector.reduce.smin.v4i32(<4 x i32> %x)
  ret i32 %r
}
declare i32 @llvm.experimental.vector.reduce.smin.v4i32(<4 x i32>)

; -----
define i32 @f(<4 x i32> %x) {
  %r = call i32 @llvm.experimental.vector.reduce.umax.v4i32(<4 x i32> %x)
  ret i32 %r
}
declare i32 @llvm.experimental.vector.reduce.umax.v4i32(<4 x i32>)

; -----
define i32 @f(<4 x i32> %x) {
  %r = call i32 @llvm.experimental.vector.reduce.umin.v4i32(<4 x i32> %x)
  ret i32 %r
}
declare i32 @llvm.experimental.vector.reduce.umin.v4i32(<4 x i32>)

; -----
define float @f(<4 x float> %x) {
  %r = call float @llvm.experimental.vector.reduce.fmin.v4f32(<4 x float> %x)
  ret float %r
}
declare float @llvm.experimental.vector.reduce.fmin.v4f32(<4 x float>)

; -----
define i64 @f(i64 %x, i16 %y) {
  %r = tail call i64 @llvm.nvvm.min.ll(i64 %x, i64 %x) nounwind
  %s = call i16 @llvm.nvvm.min.us(i16 %y, i16 %y)
  %t = call <8 x i8> @llvm.arm.neon.vqsubu.v8i8(<8 x i8> zeroinitializer, <8 x i8> zeroinitializer)
  ret i64 %r
}
declare i64 @llvm.nvvm.min.ll(i64, i64)
declare i16 @llvm.nvvm.min.us(i16, i16)
declare <8 x i8> @llvm.arm.neon.vqsubu.v8i8(<8 x i8>, <8 x i8>)
