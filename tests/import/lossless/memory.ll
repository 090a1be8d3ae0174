; RUN: terrace translate --import-llvm --lossless < %s | terrace opt
; RUN: terrace translate --import-llvm --lossless < %s | terrace translate --mlir-to-llvmir --lossless

define void @memory(ptr %p, ptr addrspace(3) %q, i32 %x, <2 x ptr> %vp) {
  %a = load atomic volatile i32, ptr %p syncscope("agent") acquire, align 4
  store atomic volatile i32 %x, ptr addrspace(3) %q syncscope("singlethread") release, align 8
  %b = cmpxchg weak volatile ptr %p, i32 %a, i32 %x syncscope("x") acq_rel monotonic, align 4
  %c = cmpxchg ptr %p, ptr null, ptr %p seq_cst seq_cst, align 8
  %d = atomicrmw volatile umax ptr %p, i32 %x syncscope("agent") seq_cst, align 4
  %e = atomicrmw fadd ptr %p, <2 x half> splat (half 0xH3C00) monotonic, align 4
  %f = atomicrmw usub_sat ptr %p, i32 %x monotonic, align 4, !amdgpu.no.remote.memory !0
  fence syncscope("agent") seq_cst
  fence acquire
  %g = load volatile i32, ptr %p, align 1
  %h = load <4 x i1>, ptr %p, align 1
  %i = alloca [4 x i8], align 1, addrspace(5)
  %k = va_arg ptr %p, i32
  %l = freeze <2 x ptr> %vp
  %m = extractvalue { i32, i1 } %b, 1
  %n = addrspacecast <2 x ptr> %vp to <2 x ptr addrspace(1)>
  ret void
}
!0 = !{}
