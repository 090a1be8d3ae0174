; RUN: terrace translate --import-llvm --lossless < %s | terrace opt
; RUN: terrace translate --import-llvm --lossless < %s | terrace translate --mlir-to-llvmir --lossless

define void @casts(<1 x ptr> %v, ptr %p, <1 x ptr addrspace(3)> %w) {
  %1 = bitcast <1 x ptr> %v to ptr
  %2 = bitcast ptr %p to <1 x ptr>
  %named = bitcast <1 x ptr addrspace(3)> %w to ptr addrspace(3)
  ret void
}

define void @atomics(ptr %p, i128 %i, <2 x half> %h, <4 x i8> %b, <1 x ptr> %q) {
  %1 = atomicrmw add ptr %p, i128 %i seq_cst, align 16
  %2 = atomicrmw volatile umin ptr %p, i128 %i syncscope("agent") monotonic, align 16
  %3 = load atomic <2 x half>, ptr %p acquire, align 4
  %4 = load atomic volatile <1 x ptr>, ptr %p unordered, align 8, !nontemporal !0
  store atomic <4 x i8> %b, ptr %p release, align 4
  store atomic volatile <1 x ptr> %q, ptr %p syncscope("one") seq_cst, align 8
  ret void
}

define <2 x float> @intrinsics(<2 x float> %x, <2 x i32> %e, <vscale x 2 x double> %s, <vscale x 2 x i16> %n) {
  %r = call nnan <2 x float> @llvm.ldexp.v2f32.v2i32(<2 x float> %x, <2 x i32> %e)
  %q = call <vscale x 2 x double> @llvm.ldexp.nxv2f64.nxv2i16(<vscale x 2 x double> %s, <vscale x 2 x i16> %n)
  ret <2 x float> %r
}

declare <2 x float> @llvm.ldexp.v2f32.v2i32(<2 x float>, <2 x i32>)

declare <vscale x 2 x double> @llvm.ldexp.nxv2f64.nxv2i16(<vscale x 2 x double>, <vscale x 2 x i16>)

define void @target(ptr %p, target("aarch64.svcount") %c) {
  store target("aarch64.svcount") zeroinitializer, ptr %p, align 2
  %1 = load target("riscv.vector.tuple", <vscale x 8 x i8>, 2), ptr %p, align 1
  store target("riscv.vector.tuple", <vscale x 8 x i8>, 2) %1, ptr %p, align 1
  ret void
}

define void @tuples(target("riscv.vector.tuple", <vscale x 8 x i8>, 2) %t, i64 %n) {
  %a = alloca target("riscv.vector.tuple", <vscale x 8 x i8>, 2), align 1
  %b = alloca target("riscv.vector.tuple", <vscale x 4 x i8>, 3), i64 %n, align 64
  %c = alloca swifterror ptr, align 8
  store target("riscv.vector.tuple", <vscale x 8 x i8>, 2) %t, ptr %a, align 1
  %l = load target("riscv.vector.tuple", <vscale x 8 x i8>, 2), ptr %a, align 1
  ret void
}

!0 = !{i32 1}
