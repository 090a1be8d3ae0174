; EXPECT: Intrinsic requires elementtype attribute on first argument.
declare i64 @llvm.aarch64.ldaxr.p0(ptr)
define i64 @f(ptr %a) {
  %r = call i64 @llvm.aarch64.ldaxr.p0(ptr %a)
  ret i64 %r
}
; -----
; EXPECT: Intrinsic requires elementtype attribute on first argument.
declare i64 @llvm.aarch64.ldxr.p0(ptr)
define i64 @f(ptr %a) {
  %r = call i64 @llvm.aarch64.ldxr.p0(ptr %a)
  ret i64 %r
}
; -----
; EXPECT: Intrinsic requires elementtype attribute on first argument.
declare i32 @llvm.arm.ldaex.p0(ptr)
define i32 @f(ptr %a) {
  %r = call i32 @llvm.arm.ldaex.p0(ptr %a)
  ret i32 %r
}
; -----
; EXPECT: Intrinsic requires elementtype attribute on first argument.
declare i32 @llvm.arm.ldrex.p0(ptr)
define i32 @f(ptr %a) {
  %r = call i32 @llvm.arm.ldrex.p0(ptr %a)
  ret i32 %r
}
; -----
; EXPECT: Intrinsic requires elementtype attribute on second argument.
declare i32 @llvm.aarch64.stlxr.p0(i64, ptr)
define i32 @f(ptr %a) {
  %r = call i32 @llvm.aarch64.stlxr.p0(i64 0, ptr %a)
  ret i32 %r
}
; -----
; EXPECT: Intrinsic requires elementtype attribute on second argument.
declare i32 @llvm.aarch64.stxr.p0(i64, ptr)
define i32 @f(ptr %a) {
  %r = call i32 @llvm.aarch64.stxr.p0(i64 0, ptr %a)
  ret i32 %r
}
; -----
; EXPECT: Intrinsic requires elementtype attribute on second argument.
declare i32 @llvm.arm.stlex.p0(i32, ptr)
define i32 @f(ptr %a) {
  %r = call i32 @llvm.arm.stlex.p0(i32 0, ptr %a)
  ret i32 %r
}
; -----
; EXPECT: Intrinsic requires elementtype attribute on second argument.
declare i32 @llvm.arm.strex.p0(i32, ptr)
define i32 @f(ptr %a) {
  %r = call i32 @llvm.arm.strex.p0(i32 0, ptr %a)
  ret i32 %r
}
; -----
; EXPECT: Intrinsic requires elementtype attribute on first argument.
declare ptr @llvm.preserve.array.access.index.p0.p0(ptr, i32, i32)
define ptr @f(ptr %a) {
  %r = call ptr @llvm.preserve.array.access.index.p0.p0(ptr %a, i32 0, i32 1)
  ret ptr %r
}
; -----
; EXPECT: Intrinsic requires elementtype attribute on first argument.
declare ptr @llvm.preserve.struct.access.index.p0.p0(ptr, i32, i32)
define ptr @f(ptr %a) {
  %r = call ptr @llvm.preserve.struct.access.index.p0.p0(ptr %a, i32 0, i32 1)
  ret ptr %r
}
; -----
; EXPECT: write argument to llvm.aarch64.prefetch must be 0 or 1
declare void @llvm.aarch64.prefetch(ptr, i32, i32, i32, i32)
define void @f(ptr %a) {
  call void @llvm.aarch64.prefetch(ptr %a, i32 2, i32 0, i32 0, i32 0)
  ret void
}
; -----
; EXPECT: target argument to llvm.aarch64.prefetch must be 0-3
declare void @llvm.aarch64.prefetch(ptr, i32, i32, i32, i32)
define void @f(ptr %a) {
  call void @llvm.aarch64.prefetch(ptr %a, i32 0, i32 4, i32 0, i32 0)
  ret void
}
; -----
; EXPECT: stream argument to llvm.aarch64.prefetch must be 0 or 1
declare void @llvm.aarch64.prefetch(ptr, i32, i32, i32, i32)
define void @f(ptr %a) {
  call void @llvm.aarch64.prefetch(ptr %a, i32 0, i32 0, i32 2, i32 0)
  ret void
}
; -----
; EXPECT: isdata argument to llvm.aarch64.prefetch must be 0 or 1
declare void @llvm.aarch64.prefetch(ptr, i32, i32, i32, i32)
define void @f(ptr %a) {
  call void @llvm.aarch64.prefetch(ptr %a, i32 0, i32 0, i32 0, i32 2)
  ret void
}
; -----
; EXPECT: write argument to llvm.aarch64.range.prefetch must be 0 or 1
declare void @llvm.aarch64.range.prefetch(ptr, i32, i32, i64)
define void @f(ptr %a) {
  call void @llvm.aarch64.range.prefetch(ptr %a, i32 2, i32 0, i64 0)
  ret void
}
; -----
; EXPECT: stream argument to llvm.aarch64.range.prefetch must be 0 or 1
declare void @llvm.aarch64.range.prefetch(ptr, i32, i32, i64)
define void @f(ptr %a) {
  call void @llvm.aarch64.range.prefetch(ptr %a, i32 0, i32 2, i64 0)
  ret void
}
; -----
; EXPECT: reg_count argument to nvvm.setmaxnreg must be in multiples of 8
declare void @llvm.nvvm.setmaxnreg.inc.sync.aligned.u32(i32)
define void @f() {
  call void @llvm.nvvm.setmaxnreg.inc.sync.aligned.u32(i32 28)
  ret void
}
; -----
; EXPECT: reg_count argument to nvvm.setmaxnreg must be in multiples of 8
declare void @llvm.nvvm.setmaxnreg.dec.sync.aligned.u32(i32)
define void @f() {
  call void @llvm.nvvm.setmaxnreg.dec.sync.aligned.u32(i32 28)
  ret void
}
; -----
; EXPECT: llvm.amdgcn.s.prefetch.data only supports global or constant memory
declare void @llvm.amdgcn.s.prefetch.data.p2(ptr addrspace(2), i32)
define void @f(ptr addrspace(2) %a) {
  call void @llvm.amdgcn.s.prefetch.data.p2(ptr addrspace(2) %a, i32 0)
  ret void
}
; -----
; EXPECT: llvm.amdgcn.s.prefetch.data only supports global or constant memory
declare void @llvm.amdgcn.s.prefetch.data.p3(ptr addrspace(3), i32)
define void @f(ptr addrspace(3) %a) {
  call void @llvm.amdgcn.s.prefetch.data.p3(ptr addrspace(3) %a, i32 0)
  ret void
}
; -----
; EXPECT: llvm.amdgcn.s.prefetch.data only supports global or constant memory
declare void @llvm.amdgcn.s.prefetch.data.p5(ptr addrspace(5), i32)
define void @f(ptr addrspace(5) %a) {
  call void @llvm.amdgcn.s.prefetch.data.p5(ptr addrspace(5) %a, i32 0)
  ret void
}
; -----
; EXPECT: llvm.amdgcn.s.prefetch.data only supports global or constant memory
declare void @llvm.amdgcn.s.prefetch.data.p6(ptr addrspace(6), i32)
define void @f(ptr addrspace(6) %a) {
  call void @llvm.amdgcn.s.prefetch.data.p6(ptr addrspace(6) %a, i32 0)
  ret void
}
; -----
; EXPECT: llvm.amdgcn.s.prefetch.data only supports global or constant memory
declare void @llvm.amdgcn.s.prefetch.data.p7(ptr addrspace(7), i32)
define void @f(ptr addrspace(7) %a) {
  call void @llvm.amdgcn.s.prefetch.data.p7(ptr addrspace(7) %a, i32 0)
  ret void
}
; -----
; EXPECT: llvm.amdgcn.s.prefetch.data only supports global or constant memory
declare void @llvm.amdgcn.s.prefetch.data.p8(ptr addrspace(8), i32)
define void @f(ptr addrspace(8) %a) {
  call void @llvm.amdgcn.s.prefetch.data.p8(ptr addrspace(8) %a, i32 0)
  ret void
}
; -----
; EXPECT: llvm.amdgcn.s.prefetch.data only supports global or constant memory
declare void @llvm.amdgcn.s.prefetch.data.p9(ptr addrspace(9), i32)
define void @f(ptr addrspace(9) %a) {
  call void @llvm.amdgcn.s.prefetch.data.p9(ptr addrspace(9) %a, i32 0)
  ret void
}
; -----
; EXPECT: only inreg arguments to the parent function are valid as inputs to this intrinsic
declare void @llvm.amdgcn.init.exec.from.input(i32, i32)
define void @f(i32 %a) {
  call void @llvm.amdgcn.init.exec.from.input(i32 %a, i32 0)
  ret void
}
; -----
; EXPECT: only inreg arguments to the parent function are valid as inputs to this intrinsic
declare void @llvm.amdgcn.init.exec.from.input(i32, i32)
define void @f(i32 inreg %a) {
  call void @llvm.amdgcn.init.exec.from.input(i32 7, i32 0)
  ret void
}
; -----
; EXPECT: Intrinsic can only be used from functions with the amdgpu_cs_chain or amdgpu_cs_chain_preserve calling conventions
declare i32 @llvm.amdgcn.set.inactive.chain.arg.i32(i32, i32)
define amdgpu_gfx void @f(i32 %a, i32 %b) {
  %r = call i32 @llvm.amdgcn.set.inactive.chain.arg.i32(i32 %a, i32 %b)
  ret void
}
; -----
; EXPECT: Value for inactive lanes must not have the `inreg` attribute
declare i32 @llvm.amdgcn.set.inactive.chain.arg.i32(i32, i32)
define amdgpu_cs_chain void @f(i32 %a, i32 %b) {
  %r = call i32 @llvm.amdgcn.set.inactive.chain.arg.i32(i32 %a, i32 inreg %b)
  ret void
}
; -----
; EXPECT: Value for inactive lanes must be a function argument
declare i32 @llvm.amdgcn.set.inactive.chain.arg.i32(i32, i32)
define amdgpu_cs_chain void @f(i32 %a, i32 %b) {
  %r = call i32 @llvm.amdgcn.set.inactive.chain.arg.i32(i32 %a, i32 7)
  ret void
}
; -----
; EXPECT: Value for inactive lanes must be a VGPR function argument
declare i32 @llvm.amdgcn.set.inactive.chain.arg.i32(i32, i32)
define amdgpu_cs_chain void @f(i32 %a, i32 inreg %b) {
  %r = call i32 @llvm.amdgcn.set.inactive.chain.arg.i32(i32 %a, i32 %b)
  ret void
}
; -----
; EXPECT: Value for inactive lanes must not have the `inreg` attribute
declare i32 @llvm.amdgcn.set.inactive.chain.arg.i32(i32, i32)
define amdgpu_cs_chain_preserve void @f(i32 %a, i32 %b) {
  %r = call i32 @llvm.amdgcn.set.inactive.chain.arg.i32(i32 %a, i32 inreg %b)
  ret void
}
; -----
; EXPECT: Value for inactive lanes must be a function argument
declare i32 @llvm.amdgcn.set.inactive.chain.arg.i32(i32, i32)
define amdgpu_cs_chain_preserve void @f(i32 %a, i32 %b) {
  %r = call i32 @llvm.amdgcn.set.inactive.chain.arg.i32(i32 %a, i32 7)
  ret void
}
; -----
; EXPECT: Value for inactive lanes must be a VGPR function argument
declare i32 @llvm.amdgcn.set.inactive.chain.arg.i32(i32, i32)
define amdgpu_cs_chain_preserve void @f(i32 %a, i32 inreg %b) {
  %r = call i32 @llvm.amdgcn.set.inactive.chain.arg.i32(i32 %a, i32 %b)
  ret void
}
; -----
; EXPECT: Intrinsic cannot be called from functions with this calling convention
declare void @llvm.amdgcn.cs.chain.p0.i32.i32.i32(ptr, i32, i32, i32, i32, ...)
define amdgpu_gfx void @f(ptr inreg %to, i32 inreg %a, i32 %b) {
  call void (ptr, i32, i32, i32, i32, ...) @llvm.amdgcn.cs.chain.p0.i32.i32.i32(ptr %to, i32 -1, i32 inreg %a, i32 %b, i32 0)
  unreachable
}
; -----
; EXPECT: SGPR arguments must have the `inreg` attribute
declare void @llvm.amdgcn.cs.chain.p0.i32.i32.i32(ptr, i32, i32, i32, i32, ...)
define amdgpu_cs_chain void @f(ptr inreg %to, i32 inreg %a, i32 %b) {
  call void (ptr, i32, i32, i32, i32, ...) @llvm.amdgcn.cs.chain.p0.i32.i32.i32(ptr %to, i32 -1, i32 %a, i32 %b, i32 0)
  unreachable
}
; -----
; EXPECT: VGPR arguments must not have the `inreg` attribute
declare void @llvm.amdgcn.cs.chain.p0.i32.i32.i32(ptr, i32, i32, i32, i32, ...)
define amdgpu_cs_chain void @f(ptr inreg %to, i32 inreg %a, i32 %b) {
  call void (ptr, i32, i32, i32, i32, ...) @llvm.amdgcn.cs.chain.p0.i32.i32.i32(ptr %to, i32 -1, i32 inreg %a, i32 inreg %b, i32 0)
  unreachable
}
; -----
; EXPECT: llvm.amdgcn.cs.chain must be followed by unreachable
declare void @llvm.amdgcn.cs.chain.p0.i32.i32.i32(ptr, i32, i32, i32, i32, ...)
define amdgpu_cs_chain void @f(ptr inreg %to, i32 inreg %a, i32 %b) {
  call void (ptr, i32, i32, i32, i32, ...) @llvm.amdgcn.cs.chain.p0.i32.i32.i32(ptr %to, i32 -1, i32 inreg %a, i32 %b, i32 0)
  ret void
}
; -----
; EXPECT: Indirect whole wave calls are not allowed
declare i32 @llvm.amdgcn.call.whole.wave.i32.p0(ptr, ...)

define amdgpu_gfx i32 @f(ptr %g) {
  %r = call i32 (ptr, ...) @llvm.amdgcn.call.whole.wave.i32.p0(ptr %g)
  ret i32 %r
}
; -----
; EXPECT: Callee must have the amdgpu_gfx_whole_wave calling convention
declare i32 @llvm.amdgcn.call.whole.wave.i32.p0(ptr, ...)
declare amdgpu_gfx i32 @g(i1, i32)
define amdgpu_gfx i32 @f(i32 %x) {
  %r = call i32 (ptr, ...) @llvm.amdgcn.call.whole.wave.i32.p0(ptr @g, i32 %x)
  ret i32 %r
}
; -----
; EXPECT: Variadic whole wave calls are not allowed
declare i32 @llvm.amdgcn.call.whole.wave.i32.p0(ptr, ...)
declare amdgpu_gfx_whole_wave i32 @g(i1, i32, ...)
define amdgpu_gfx i32 @f(i32 %x) {
  %r = call i32 (ptr, ...) @llvm.amdgcn.call.whole.wave.i32.p0(ptr @g, i32 %x)
  ret i32 %r
}
; -----
; EXPECT: Call argument count must match callee argument count
declare i32 @llvm.amdgcn.call.whole.wave.i32.p0(ptr, ...)
declare amdgpu_gfx_whole_wave i32 @g(i1, i32)
define amdgpu_gfx i32 @f(i32 %x) {
  %r = call i32 (ptr, ...) @llvm.amdgcn.call.whole.wave.i32.p0(ptr @g)
  ret i32 %r
}
; -----
; EXPECT: Callee must have i1 as its first argument
declare i32 @llvm.amdgcn.call.whole.wave.i32.p0(ptr, ...)
declare amdgpu_gfx_whole_wave i32 @g(i32, i32)
define amdgpu_gfx i32 @f(i32 %x) {
  %r = call i32 (ptr, ...) @llvm.amdgcn.call.whole.wave.i32.p0(ptr @g, i32 %x)
  ret i32 %r
}
; -----
; EXPECT: Argument types must match
declare i32 @llvm.amdgcn.call.whole.wave.i32.p0(ptr, ...)
declare amdgpu_gfx_whole_wave i32 @g(i1, i64)
define amdgpu_gfx i32 @f(i32 %x) {
  %r = call i32 (ptr, ...) @llvm.amdgcn.call.whole.wave.i32.p0(ptr @g, i32 %x)
  ret i32 %r
}
; -----
; EXPECT: Argument inreg attributes must match
declare i32 @llvm.amdgcn.call.whole.wave.i32.p0(ptr, ...)
declare amdgpu_gfx_whole_wave i32 @g(i1, i32 inreg)
define amdgpu_gfx i32 @f(i32 %x) {
  %r = call i32 (ptr, ...) @llvm.amdgcn.call.whole.wave.i32.p0(ptr @g, i32 %x)
  ret i32 %r
}
; -----
; EXPECT: Argument inreg attributes must match
declare i32 @llvm.amdgcn.call.whole.wave.i32.p0(ptr, ...)
declare amdgpu_gfx_whole_wave i32 @g(i1, i32)
define amdgpu_gfx i32 @f(i32 %x) {
  %r = call i32 (ptr, ...) @llvm.amdgcn.call.whole.wave.i32.p0(ptr @g, i32 inreg %x)
  ret i32 %r
}
; -----
; EXPECT: invalid value for cbsz format
declare <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v8i32(<8 x i32>, <8 x i32>, <4 x float>, i32, i32, i32, i32, i32, i32)
define <4 x float> @f(<8 x i32> %a, <8 x i32> %b, <4 x float> %c, i32 %s) {
  %r = call <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v8i32(<8 x i32> %a, <8 x i32> %b, <4 x float> %c, i32 5, i32 0, i32 0, i32 %s, i32 0, i32 %s)
  ret <4 x float> %r
}
; -----
; EXPECT: invalid value for blgp format
declare <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v8i32(<8 x i32>, <8 x i32>, <4 x float>, i32, i32, i32, i32, i32, i32)
define <4 x float> @f(<8 x i32> %a, <8 x i32> %b, <4 x float> %c, i32 %s) {
  %r = call <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v8i32(<8 x i32> %a, <8 x i32> %b, <4 x float> %c, i32 0, i32 5, i32 0, i32 %s, i32 0, i32 %s)
  ret <4 x float> %r
}
; -----
; EXPECT: operand 0 must be 4, 6 or 8 element i32 vector
declare <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v5i32.v8i32(<5 x i32>, <8 x i32>, <4 x float>, i32, i32, i32, i32, i32, i32)
define <4 x float> @f(<5 x i32> %a, <8 x i32> %b, <4 x float> %c, i32 %s) {
  %r = call <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v5i32.v8i32(<5 x i32> %a, <8 x i32> %b, <4 x float> %c, i32 0, i32 0, i32 0, i32 %s, i32 0, i32 %s)
  ret <4 x float> %r
}
; -----
; EXPECT: operand 1 must be 4, 6 or 8 element i32 vector
declare <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v8float(<8 x i32>, <8 x float>, <4 x float>, i32, i32, i32, i32, i32, i32)
define <4 x float> @f(<8 x i32> %a, <8 x float> %b, <4 x float> %c, i32 %s) {
  %r = call <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v8float(<8 x i32> %a, <8 x float> %b, <4 x float> %c, i32 0, i32 0, i32 0, i32 %s, i32 0, i32 %s)
  ret <4 x float> %r
}
; -----
; EXPECT: operand 0 must be 4, 6 or 8 element i32 vector
declare <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i64.v8i32(<8 x i64>, <8 x i32>, <4 x float>, i32, i32, i32, i32, i32, i32)
define <4 x float> @f(<8 x i64> %a, <8 x i32> %b, <4 x float> %c, i32 %s) {
  %r = call <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i64.v8i32(<8 x i64> %a, <8 x i32> %b, <4 x float> %c, i32 0, i32 0, i32 0, i32 %s, i32 0, i32 %s)
  ret <4 x float> %r
}
; -----
; EXPECT: invalid vector type for format
declare <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v6i32.v8i32(<6 x i32>, <8 x i32>, <4 x float>, i32, i32, i32, i32, i32, i32)
define <4 x float> @f(<6 x i32> %a, <8 x i32> %b, <4 x float> %c, i32 %s) {
  %r = call <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v6i32.v8i32(<6 x i32> %a, <8 x i32> %b, <4 x float> %c, i32 0, i32 0, i32 0, i32 %s, i32 0, i32 %s)
  ret <4 x float> %r
}
; -----
; EXPECT: invalid vector type for format
declare <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v4i32(<8 x i32>, <4 x i32>, <4 x float>, i32, i32, i32, i32, i32, i32)
define <4 x float> @f(<8 x i32> %a, <4 x i32> %b, <4 x float> %c, i32 %s) {
  %r = call <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v4i32(<8 x i32> %a, <4 x i32> %b, <4 x float> %c, i32 0, i32 2, i32 0, i32 %s, i32 0, i32 %s)
  ret <4 x float> %r
}
; -----
; EXPECT: invalid value for cbsz format
declare <16 x float> @llvm.amdgcn.mfma.scale.f32.32x32x64.f8f6f4.v8i32.v8i32(<8 x i32>, <8 x i32>, <16 x float>, i32, i32, i32, i32, i32, i32)
define <16 x float> @f(<8 x i32> %a, <8 x i32> %b, <16 x float> %c, i32 %s) {
  %r = call <16 x float> @llvm.amdgcn.mfma.scale.f32.32x32x64.f8f6f4.v8i32.v8i32(<8 x i32> %a, <8 x i32> %b, <16 x float> %c, i32 5, i32 0, i32 0, i32 %s, i32 0, i32 %s)
  ret <16 x float> %r
}
; -----
; EXPECT: invalid value for blgp format
declare <16 x float> @llvm.amdgcn.mfma.scale.f32.32x32x64.f8f6f4.v8i32.v8i32(<8 x i32>, <8 x i32>, <16 x float>, i32, i32, i32, i32, i32, i32)
define <16 x float> @f(<8 x i32> %a, <8 x i32> %b, <16 x float> %c, i32 %s) {
  %r = call <16 x float> @llvm.amdgcn.mfma.scale.f32.32x32x64.f8f6f4.v8i32.v8i32(<8 x i32> %a, <8 x i32> %b, <16 x float> %c, i32 0, i32 5, i32 0, i32 %s, i32 0, i32 %s)
  ret <16 x float> %r
}
; -----
; EXPECT: operand 0 must be 4, 6 or 8 element i32 vector
declare <16 x float> @llvm.amdgcn.mfma.scale.f32.32x32x64.f8f6f4.v5i32.v8i32(<5 x i32>, <8 x i32>, <16 x float>, i32, i32, i32, i32, i32, i32)
define <16 x float> @f(<5 x i32> %a, <8 x i32> %b, <16 x float> %c, i32 %s) {
  %r = call <16 x float> @llvm.amdgcn.mfma.scale.f32.32x32x64.f8f6f4.v5i32.v8i32(<5 x i32> %a, <8 x i32> %b, <16 x float> %c, i32 0, i32 0, i32 0, i32 %s, i32 0, i32 %s)
  ret <16 x float> %r
}
; -----
; EXPECT: operand 1 must be 4, 6 or 8 element i32 vector
declare <16 x float> @llvm.amdgcn.mfma.scale.f32.32x32x64.f8f6f4.v8i32.v8float(<8 x i32>, <8 x float>, <16 x float>, i32, i32, i32, i32, i32, i32)
define <16 x float> @f(<8 x i32> %a, <8 x float> %b, <16 x float> %c, i32 %s) {
  %r = call <16 x float> @llvm.amdgcn.mfma.scale.f32.32x32x64.f8f6f4.v8i32.v8float(<8 x i32> %a, <8 x float> %b, <16 x float> %c, i32 0, i32 0, i32 0, i32 %s, i32 0, i32 %s)
  ret <16 x float> %r
}
; -----
; EXPECT: operand 0 must be 4, 6 or 8 element i32 vector
declare <16 x float> @llvm.amdgcn.mfma.scale.f32.32x32x64.f8f6f4.v8i64.v8i32(<8 x i64>, <8 x i32>, <16 x float>, i32, i32, i32, i32, i32, i32)
define <16 x float> @f(<8 x i64> %a, <8 x i32> %b, <16 x float> %c, i32 %s) {
  %r = call <16 x float> @llvm.amdgcn.mfma.scale.f32.32x32x64.f8f6f4.v8i64.v8i32(<8 x i64> %a, <8 x i32> %b, <16 x float> %c, i32 0, i32 0, i32 0, i32 %s, i32 0, i32 %s)
  ret <16 x float> %r
}
; -----
; EXPECT: invalid vector type for format
declare <16 x float> @llvm.amdgcn.mfma.scale.f32.32x32x64.f8f6f4.v6i32.v8i32(<6 x i32>, <8 x i32>, <16 x float>, i32, i32, i32, i32, i32, i32)
define <16 x float> @f(<6 x i32> %a, <8 x i32> %b, <16 x float> %c, i32 %s) {
  %r = call <16 x float> @llvm.amdgcn.mfma.scale.f32.32x32x64.f8f6f4.v6i32.v8i32(<6 x i32> %a, <8 x i32> %b, <16 x float> %c, i32 0, i32 0, i32 0, i32 %s, i32 0, i32 %s)
  ret <16 x float> %r
}
; -----
; EXPECT: invalid vector type for format
declare <16 x float> @llvm.amdgcn.mfma.scale.f32.32x32x64.f8f6f4.v8i32.v4i32(<8 x i32>, <4 x i32>, <16 x float>, i32, i32, i32, i32, i32, i32)
define <16 x float> @f(<8 x i32> %a, <4 x i32> %b, <16 x float> %c, i32 %s) {
  %r = call <16 x float> @llvm.amdgcn.mfma.scale.f32.32x32x64.f8f6f4.v8i32.v4i32(<8 x i32> %a, <4 x i32> %b, <16 x float> %c, i32 0, i32 2, i32 0, i32 %s, i32 0, i32 %s)
  ret <16 x float> %r
}
; -----
; EXPECT: invalid value for matrix format
declare <8 x float> @llvm.amdgcn.wmma.f32.16x16x128.f8f6f4.v8f32.v16i32.v16i32(i32, <16 x i32>, i32, <16 x i32>, i16, <8 x float>)
define <8 x float> @f(<16 x i32> %a, <16 x i32> %b, <8 x float> %c) {
  %r = call <8 x float> @llvm.amdgcn.wmma.f32.16x16x128.f8f6f4.v8f32.v16i32.v16i32(i32 5, <16 x i32> %a, i32 0, <16 x i32> %b, i16 0, <8 x float> %c)
  ret <8 x float> %r
}
; -----
; EXPECT: invalid value for matrix format
declare <8 x float> @llvm.amdgcn.wmma.f32.16x16x128.f8f6f4.v8f32.v16i32.v16i32(i32, <16 x i32>, i32, <16 x i32>, i16, <8 x float>)
define <8 x float> @f(<16 x i32> %a, <16 x i32> %b, <8 x float> %c) {
  %r = call <8 x float> @llvm.amdgcn.wmma.f32.16x16x128.f8f6f4.v8f32.v16i32.v16i32(i32 0, <16 x i32> %a, i32 5, <16 x i32> %b, i16 0, <8 x float> %c)
  ret <8 x float> %r
}
; -----
; EXPECT: operand 1 must be 8, 12 or 16 element i32 vector
declare <8 x float> @llvm.amdgcn.wmma.f32.16x16x128.f8f6f4.v8f32.v4i32.v16i32(i32, <4 x i32>, i32, <16 x i32>, i16, <8 x float>)
define <8 x float> @f(<4 x i32> %a, <16 x i32> %b, <8 x float> %c) {
  %r = call <8 x float> @llvm.amdgcn.wmma.f32.16x16x128.f8f6f4.v8f32.v4i32.v16i32(i32 0, <4 x i32> %a, i32 0, <16 x i32> %b, i16 0, <8 x float> %c)
  ret <8 x float> %r
}
; -----
; EXPECT: operand 3 must be 8, 12 or 16 element i32 vector
declare <8 x float> @llvm.amdgcn.wmma.f32.16x16x128.f8f6f4.v8f32.v16i32.v9i32(i32, <16 x i32>, i32, <9 x i32>, i16, <8 x float>)
define <8 x float> @f(<16 x i32> %a, <9 x i32> %b, <8 x float> %c) {
  %r = call <8 x float> @llvm.amdgcn.wmma.f32.16x16x128.f8f6f4.v8f32.v16i32.v9i32(i32 0, <16 x i32> %a, i32 0, <9 x i32> %b, i16 0, <8 x float> %c)
  ret <8 x float> %r
}
; -----
; EXPECT: invalid vector type for format
declare <8 x float> @llvm.amdgcn.wmma.f32.16x16x128.f8f6f4.v8f32.v12i32.v16i32(i32, <12 x i32>, i32, <16 x i32>, i16, <8 x float>)
define <8 x float> @f(<12 x i32> %a, <16 x i32> %b, <8 x float> %c) {
  %r = call <8 x float> @llvm.amdgcn.wmma.f32.16x16x128.f8f6f4.v8f32.v12i32.v16i32(i32 1, <12 x i32> %a, i32 0, <16 x i32> %b, i16 0, <8 x float> %c)
  ret <8 x float> %r
}
; -----
; EXPECT: invalid vector type for format
declare <8 x float> @llvm.amdgcn.wmma.f32.16x16x128.f8f6f4.v8f32.v16i32.v8i32(i32, <16 x i32>, i32, <8 x i32>, i16, <8 x float>)
define <8 x float> @f(<16 x i32> %a, <8 x i32> %b, <8 x float> %c) {
  %r = call <8 x float> @llvm.amdgcn.wmma.f32.16x16x128.f8f6f4.v8f32.v16i32.v8i32(i32 0, <16 x i32> %a, i32 3, <8 x i32> %b, i16 0, <8 x float> %c)
  ret <8 x float> %r
}
; -----
; EXPECT: invalid value for matrix format
declare <8 x float> @llvm.amdgcn.wmma.scale.f32.16x16x128.f8f6f4.v8f32.v16i32.v16i32(i32, <16 x i32>, i32, <16 x i32>, i16, <8 x float>, i32, i32, i32, i32, i32, i32, i1, i1)
define <8 x float> @f(<16 x i32> %a, <16 x i32> %b, <8 x float> %c) {
  %r = call <8 x float> @llvm.amdgcn.wmma.scale.f32.16x16x128.f8f6f4.v8f32.v16i32.v16i32(i32 5, <16 x i32> %a, i32 0, <16 x i32> %b, i16 0, <8 x float> %c, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i1 false, i1 false)
  ret <8 x float> %r
}
; -----
; EXPECT: invalid value for matrix format
declare <8 x float> @llvm.amdgcn.wmma.scale.f32.16x16x128.f8f6f4.v8f32.v16i32.v16i32(i32, <16 x i32>, i32, <16 x i32>, i16, <8 x float>, i32, i32, i32, i32, i32, i32, i1, i1)
define <8 x float> @f(<16 x i32> %a, <16 x i32> %b, <8 x float> %c) {
  %r = call <8 x float> @llvm.amdgcn.wmma.scale.f32.16x16x128.f8f6f4.v8f32.v16i32.v16i32(i32 0, <16 x i32> %a, i32 5, <16 x i32> %b, i16 0, <8 x float> %c, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i1 false, i1 false)
  ret <8 x float> %r
}
; -----
; EXPECT: operand 1 must be 8, 12 or 16 element i32 vector
declare <8 x float> @llvm.amdgcn.wmma.scale.f32.16x16x128.f8f6f4.v8f32.v4i32.v16i32(i32, <4 x i32>, i32, <16 x i32>, i16, <8 x float>, i32, i32, i32, i32, i32, i32, i1, i1)
define <8 x float> @f(<4 x i32> %a, <16 x i32> %b, <8 x float> %c) {
  %r = call <8 x float> @llvm.amdgcn.wmma.scale.f32.16x16x128.f8f6f4.v8f32.v4i32.v16i32(i32 0, <4 x i32> %a, i32 0, <16 x i32> %b, i16 0, <8 x float> %c, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i1 false, i1 false)
  ret <8 x float> %r
}
; -----
; EXPECT: operand 3 must be 8, 12 or 16 element i32 vector
declare <8 x float> @llvm.amdgcn.wmma.scale.f32.16x16x128.f8f6f4.v8f32.v16i32.v9i32(i32, <16 x i32>, i32, <9 x i32>, i16, <8 x float>, i32, i32, i32, i32, i32, i32, i1, i1)
define <8 x float> @f(<16 x i32> %a, <9 x i32> %b, <8 x float> %c) {
  %r = call <8 x float> @llvm.amdgcn.wmma.scale.f32.16x16x128.f8f6f4.v8f32.v16i32.v9i32(i32 0, <16 x i32> %a, i32 0, <9 x i32> %b, i16 0, <8 x float> %c, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i1 false, i1 false)
  ret <8 x float> %r
}
; -----
; EXPECT: invalid vector type for format
declare <8 x float> @llvm.amdgcn.wmma.scale.f32.16x16x128.f8f6f4.v8f32.v12i32.v16i32(i32, <12 x i32>, i32, <16 x i32>, i16, <8 x float>, i32, i32, i32, i32, i32, i32, i1, i1)
define <8 x float> @f(<12 x i32> %a, <16 x i32> %b, <8 x float> %c) {
  %r = call <8 x float> @llvm.amdgcn.wmma.scale.f32.16x16x128.f8f6f4.v8f32.v12i32.v16i32(i32 1, <12 x i32> %a, i32 0, <16 x i32> %b, i16 0, <8 x float> %c, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i1 false, i1 false)
  ret <8 x float> %r
}
; -----
; EXPECT: invalid vector type for format
declare <8 x float> @llvm.amdgcn.wmma.scale.f32.16x16x128.f8f6f4.v8f32.v16i32.v8i32(i32, <16 x i32>, i32, <8 x i32>, i16, <8 x float>, i32, i32, i32, i32, i32, i32, i1, i1)
define <8 x float> @f(<16 x i32> %a, <8 x i32> %b, <8 x float> %c) {
  %r = call <8 x float> @llvm.amdgcn.wmma.scale.f32.16x16x128.f8f6f4.v8f32.v16i32.v8i32(i32 0, <16 x i32> %a, i32 3, <8 x i32> %b, i16 0, <8 x float> %c, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i1 false, i1 false)
  ret <8 x float> %r
}
; -----
; EXPECT: invalid value for matrix format
declare <8 x float> @llvm.amdgcn.wmma.scale16.f32.16x16x128.f8f6f4.v8f32.v16i32.v16i32(i32, <16 x i32>, i32, <16 x i32>, i16, <8 x float>, i32, i32, i64, i32, i32, i64, i1, i1)
define <8 x float> @f(<16 x i32> %a, <16 x i32> %b, <8 x float> %c) {
  %r = call <8 x float> @llvm.amdgcn.wmma.scale16.f32.16x16x128.f8f6f4.v8f32.v16i32.v16i32(i32 5, <16 x i32> %a, i32 0, <16 x i32> %b, i16 0, <8 x float> %c, i32 0, i32 0, i64 0, i32 0, i32 0, i64 0, i1 false, i1 false)
  ret <8 x float> %r
}
; -----
; EXPECT: invalid value for matrix format
declare <8 x float> @llvm.amdgcn.wmma.scale16.f32.16x16x128.f8f6f4.v8f32.v16i32.v16i32(i32, <16 x i32>, i32, <16 x i32>, i16, <8 x float>, i32, i32, i64, i32, i32, i64, i1, i1)
define <8 x float> @f(<16 x i32> %a, <16 x i32> %b, <8 x float> %c) {
  %r = call <8 x float> @llvm.amdgcn.wmma.scale16.f32.16x16x128.f8f6f4.v8f32.v16i32.v16i32(i32 0, <16 x i32> %a, i32 5, <16 x i32> %b, i16 0, <8 x float> %c, i32 0, i32 0, i64 0, i32 0, i32 0, i64 0, i1 false, i1 false)
  ret <8 x float> %r
}
; -----
; EXPECT: operand 1 must be 8, 12 or 16 element i32 vector
declare <8 x float> @llvm.amdgcn.wmma.scale16.f32.16x16x128.f8f6f4.v8f32.v4i32.v16i32(i32, <4 x i32>, i32, <16 x i32>, i16, <8 x float>, i32, i32, i64, i32, i32, i64, i1, i1)
define <8 x float> @f(<4 x i32> %a, <16 x i32> %b, <8 x float> %c) {
  %r = call <8 x float> @llvm.amdgcn.wmma.scale16.f32.16x16x128.f8f6f4.v8f32.v4i32.v16i32(i32 0, <4 x i32> %a, i32 0, <16 x i32> %b, i16 0, <8 x float> %c, i32 0, i32 0, i64 0, i32 0, i32 0, i64 0, i1 false, i1 false)
  ret <8 x float> %r
}
; -----
; EXPECT: operand 3 must be 8, 12 or 16 element i32 vector
declare <8 x float> @llvm.amdgcn.wmma.scale16.f32.16x16x128.f8f6f4.v8f32.v16i32.v9i32(i32, <16 x i32>, i32, <9 x i32>, i16, <8 x float>, i32, i32, i64, i32, i32, i64, i1, i1)
define <8 x float> @f(<16 x i32> %a, <9 x i32> %b, <8 x float> %c) {
  %r = call <8 x float> @llvm.amdgcn.wmma.scale16.f32.16x16x128.f8f6f4.v8f32.v16i32.v9i32(i32 0, <16 x i32> %a, i32 0, <9 x i32> %b, i16 0, <8 x float> %c, i32 0, i32 0, i64 0, i32 0, i32 0, i64 0, i1 false, i1 false)
  ret <8 x float> %r
}
; -----
; EXPECT: invalid vector type for format
declare <8 x float> @llvm.amdgcn.wmma.scale16.f32.16x16x128.f8f6f4.v8f32.v12i32.v16i32(i32, <12 x i32>, i32, <16 x i32>, i16, <8 x float>, i32, i32, i64, i32, i32, i64, i1, i1)
define <8 x float> @f(<12 x i32> %a, <16 x i32> %b, <8 x float> %c) {
  %r = call <8 x float> @llvm.amdgcn.wmma.scale16.f32.16x16x128.f8f6f4.v8f32.v12i32.v16i32(i32 1, <12 x i32> %a, i32 0, <16 x i32> %b, i16 0, <8 x float> %c, i32 0, i32 0, i64 0, i32 0, i32 0, i64 0, i1 false, i1 false)
  ret <8 x float> %r
}
; -----
; EXPECT: invalid vector type for format
declare <8 x float> @llvm.amdgcn.wmma.scale16.f32.16x16x128.f8f6f4.v8f32.v16i32.v8i32(i32, <16 x i32>, i32, <8 x i32>, i16, <8 x float>, i32, i32, i64, i32, i32, i64, i1, i1)
define <8 x float> @f(<16 x i32> %a, <8 x i32> %b, <8 x float> %c) {
  %r = call <8 x float> @llvm.amdgcn.wmma.scale16.f32.16x16x128.f8f6f4.v8f32.v16i32.v8i32(i32 0, <16 x i32> %a, i32 3, <8 x i32> %b, i16 0, <8 x float> %c, i32 0, i32 0, i64 0, i32 0, i32 0, i64 0, i1 false, i1 false)
  ret <8 x float> %r
}
; -----
; EXPECT: experimental_guard cannot be invoked
declare i32 @pers(...)
declare void @llvm.experimental.guard(i1, ...)
define void @f(i1 %c) personality ptr @pers {
  invoke void (i1, ...) @llvm.experimental.guard(i1 %c) [ "deopt"() ]
          to label %ok unwind label %bad
ok:
  ret void
bad:
  %l = landingpad { ptr, i32 } cleanup
  ret void
}
; -----
; EXPECT: experimental_guard must have exactly one "deopt" operand bundle
declare void @llvm.experimental.guard(i1, ...)
define void @f(i1 %c) {
  call void (i1, ...) @llvm.experimental.guard(i1 %c)
  ret void
}
; -----
; EXPECT: experimental_guard must have exactly one "deopt" operand bundle
declare void @llvm.experimental.guard(i1, ...)
define void @f(i1 %c) {
  call void (i1, ...) @llvm.experimental.guard(i1 %c) [ "x"() ]
  ret void
}
; -----
; EXPECT: experimental_deoptimize cannot be invoked
declare i32 @pers(...)
declare void @llvm.experimental.deoptimize.isVoid(...)
define void @f() personality ptr @pers {
  invoke void (...) @llvm.experimental.deoptimize.isVoid() [ "deopt"() ]
          to label %ok unwind label %bad
ok:
  ret void
bad:
  %l = landingpad { ptr, i32 } cleanup
  ret void
}
; -----
; EXPECT: experimental_deoptimize must have exactly one "deopt" operand bundle
declare i32 @llvm.experimental.deoptimize.i32(...)
define i32 @f(i32 %a) {
  %r = call i32 (...) @llvm.experimental.deoptimize.i32()
  ret i32 %r
}
; -----
; EXPECT: experimental_deoptimize return type must match caller return type
declare i32 @llvm.experimental.deoptimize.i32(...)
define i64 @f(i32 %a) {
  %r = call i32 (...) @llvm.experimental.deoptimize.i32() [ "deopt"() ]
  ret i64 0
}
; -----
; EXPECT: experimental_deoptimize return type must match caller return type
declare i32 @llvm.experimental.deoptimize.i32(...)
define void @f(i32 %a) {
  %r = call i32 (...) @llvm.experimental.deoptimize.i32() [ "deopt"() ]
  ret void
}
; -----
; EXPECT: calls to experimental_deoptimize must be followed by a return
declare i32 @llvm.experimental.deoptimize.i32(...)
define i32 @f(i32 %a) {
  %r = call i32 (...) @llvm.experimental.deoptimize.i32() [ "deopt"() ]
  unreachable
}
; -----
; EXPECT: calls to experimental_deoptimize must be followed by a return
declare void @llvm.experimental.deoptimize.isVoid(...)
define void @f() {
  call void (...) @llvm.experimental.deoptimize.isVoid() [ "deopt"() ]
  unreachable
}
; -----
; EXPECT: calls to experimental_deoptimize must be followed by a return of the value computed by experimental_deoptimize
declare i32 @llvm.experimental.deoptimize.i32(...)
define i32 @f(i32 %a) {
  %r = call i32 (...) @llvm.experimental.deoptimize.i32() [ "deopt"() ]
  ret i32 %a
}
; -----
; EXPECT: intrinstic requires callbr operand
declare i32 @llvm.callbr.landingpad.i32(i32)
define i32 @f(i32 %r) {
  %v = call i32 @llvm.callbr.landingpad.i32(i32 %r)
  ret i32 %v
}
; -----
; EXPECT: Intrinsic in block must have 1 unique predecessor
declare i32 @llvm.callbr.landingpad.i32(i32)
define i32 @f(i1 %c) {
  %r = callbr i32 asm "", "=r,!i"()
          to label %ok [label %other]
ok:
  br label %other
other:
  %v = call i32 @llvm.callbr.landingpad.i32(i32 %r)
  ret i32 %v
}
; -----
; EXPECT: Intrinsic must have corresponding callbr in predecessor
declare i32 @llvm.callbr.landingpad.i32(i32)
define i32 @f() {
  %r = callbr i32 asm "", "=r,!i"()
          to label %ok [label %other]
ok:
  ret i32 0
other:
  br label %next
next:
  %v = call i32 @llvm.callbr.landingpad.i32(i32 %r)
  ret i32 %v
}
; -----
; EXPECT: Intrinsic's corresponding callbr must have intrinsic's parent basic block in indirect destination list
declare i32 @llvm.callbr.landingpad.i32(i32)
define i32 @f() {
  %r = callbr i32 asm "", "=r,!i"()
          to label %ok [label %other]
ok:
  %v = call i32 @llvm.callbr.landingpad.i32(i32 %r)
  ret i32 %v
other:
  ret i32 0
}
; -----
; EXPECT: No other instructions may proceed intrinsic
declare i32 @llvm.callbr.landingpad.i32(i32)
define i32 @f(i32 %a) {
  %r = callbr i32 asm "", "=r,!i"()
          to label %ok [label %other]
ok:
  ret i32 0
other:
  %b = add i32 %a, 1
  %v = call i32 @llvm.callbr.landingpad.i32(i32 %r)
  ret i32 %v
}
; -----
; EXPECT: gc.get.pointer.base operand and result must be of the same type
declare ptr @llvm.experimental.gc.get.pointer.base.p0.p1(ptr addrspace(1))
define ptr @f(ptr addrspace(1) %a) gc "statepoint-example" {
  %r = call ptr @llvm.experimental.gc.get.pointer.base.p0.p1(ptr addrspace(1) %a)
  ret ptr %r
}
; -----
; EXPECT: get_dynamic_area_offset result type must be scalar integer matching alloca address space width
declare i32 @llvm.get.dynamic.area.offset.i32()
define i32 @f() {
  %r = call i32 @llvm.get.dynamic.area.offset.i32()
  ret i32 %r
}
; -----
; EXPECT: get_dynamic_area_offset result type must be scalar integer matching alloca address space width
target datalayout = "p5:32:32-A5"
declare i64 @llvm.get.dynamic.area.offset.i64()
define i64 @f() {
  %r = call i64 @llvm.get.dynamic.area.offset.i64()
  ret i64 %r
}
; -----
; EXPECT: get_dynamic_area_offset result type must be scalar integer matching alloca address space width
declare <2 x i64> @llvm.get.dynamic.area.offset.v2i64()
define <2 x i64> @f() {
  %r = call <2 x i64> @llvm.get.dynamic.area.offset.v2i64()
  ret <2 x i64> %r
}
; -----
; EXPECT: get_dynamic_area_offset result type must be scalar integer matching alloca address space width
declare <1 x i64> @llvm.get.dynamic.area.offset.v1i64()
define <1 x i64> @f() {
  %r = call <1 x i64> @llvm.get.dynamic.area.offset.v1i64()
  ret <1 x i64> %r
}
; -----
; EXPECT: llvm.thread.pointer intrinsic return type must be for the globals address space
declare ptr addrspace(1) @llvm.thread.pointer.p1()
define ptr addrspace(1) @f() {
  %r = call ptr addrspace(1) @llvm.thread.pointer.p1()
  ret ptr addrspace(1) %r
}
; -----
; EXPECT: llvm.thread.pointer intrinsic return type must be for the globals address space
target datalayout = "G1"
declare ptr @llvm.thread.pointer.p0()
define ptr @f() {
  %r = call ptr @llvm.thread.pointer.p0()
  ret ptr %r
}
; -----
; EXPECT: llvm.init_trampoline parameter #2 must resolve to a function.
declare void @llvm.init.trampoline(ptr, ptr, ptr)
define void @f(ptr %t, ptr %g, ptr %n) {
  call void @llvm.init.trampoline(ptr %t, ptr %g, ptr %n)
  ret void
}
; -----
; EXPECT: llvm.init_trampoline parameter #2 must resolve to a function.
declare void @llvm.init.trampoline(ptr, ptr, ptr)
declare void @g(ptr nest)
@h = global ptr @g
define void @f(ptr %t, ptr %n) {
  call void @llvm.init.trampoline(ptr %t, ptr @h, ptr %n)
  ret void
}
; -----
; EXPECT: llvm.stackprotector parameter #2 must resolve to an alloca.
declare void @llvm.stackprotector(ptr, ptr)
define void @f(ptr %a, ptr %b) {
  call void @llvm.stackprotector(ptr %a, ptr %b)
  ret void
}
; -----
; EXPECT: llvm.localrecover first argument must be function defined in this module
declare void @g()
declare ptr @llvm.localrecover(ptr, ptr, i32)
define ptr @f(ptr %p) {
  %r = call ptr @llvm.localrecover(ptr @g, ptr %p, i32 0)
  ret ptr %r
}
; -----
; EXPECT: llvm.localrecover first argument must be function defined in this module
@v = global i8 0
declare ptr @llvm.localrecover(ptr, ptr, i32)
define ptr @f(ptr %p) {
  %r = call ptr @llvm.localrecover(ptr @v, ptr %p, i32 0)
  ret ptr %r
}
; -----
; EXPECT: llvm.localrecover first argument must be function defined in this module
declare ptr @llvm.localrecover(ptr, ptr, i32)
define ptr @f(ptr %g, ptr %p) {
  %r = call ptr @llvm.localrecover(ptr %g, ptr %p, i32 0)
  ret ptr %r
}
; -----
; EXPECT: Function takes token but isn't an intrinsic
define void @f(target("dx.Sampler", 0) %x) {
  ret void
}
; -----
; EXPECT: Function returns a token but isn't an intrinsic
define target("dx.Sampler", 0) @f(ptr %p) {
  %x = load target("dx.Sampler", 0), ptr %p
  ret target("dx.Sampler", 0) %x
}
; -----
; EXPECT: Alloca has illegal target extension type
define void @f() {
  %x = alloca target("amdgcn.named.barrier", 0)
  ret void
}
; -----
; EXPECT: 'byval' argument has illegal target extension type
declare void @f(ptr byval(target("spirv.Padding", 4)))
; -----
; EXPECT: has illegal target extension type
@g = external global target("spirv.Literal", 1)
