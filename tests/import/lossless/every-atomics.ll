; RUN: terrace translate --import-llvm --lossless < %s | terrace opt
; RUN: terrace translate --import-llvm --lossless < %s | terrace translate --mlir-to-llvmir --lossless
; RUN: terrace translate --import-llvm %s

define void @rmw_xchg(ptr %p, i32 %v) {
  %r = atomicrmw xchg ptr %p, i32 %v seq_cst, align 4
  ret void
}

define void @rmw_add(ptr %p, i32 %v) {
  %r = atomicrmw add ptr %p, i32 %v seq_cst, align 4
  ret void
}

define void @rmw_sub(ptr %p, i32 %v) {
  %r = atomicrmw sub ptr %p, i32 %v seq_cst, align 4
  ret void
}

define void @rmw_and(ptr %p, i32 %v) {
  %r = atomicrmw and ptr %p, i32 %v seq_cst, align 4
  ret void
}

define void @rmw_nand(ptr %p, i32 %v) {
  %r = atomicrmw nand ptr %p, i32 %v seq_cst, align 4
  ret void
}

define void @rmw_or(ptr %p, i32 %v) {
  %r = atomicrmw or ptr %p, i32 %v seq_cst, align 4
  ret void
}

define void @rmw_xor(ptr %p, i32 %v) {
  %r = atomicrmw xor ptr %p, i32 %v seq_cst, align 4
  ret void
}

define void @rmw_max(ptr %p, i32 %v) {
  %r = atomicrmw max ptr %p, i32 %v seq_cst, align 4
  ret void
}

define void @rmw_min(ptr %p, i32 %v) {
  %r = atomicrmw min ptr %p, i32 %v seq_cst, align 4
  ret void
}

define void @rmw_umax(ptr %p, i32 %v) {
  %r = atomicrmw umax ptr %p, i32 %v seq_cst, align 4
  ret void
}

define void @rmw_umin(ptr %p, i32 %v) {
  %r = atomicrmw umin ptr %p, i32 %v seq_cst, align 4
  ret void
}

define void @rmw_fadd(ptr %p, float %v) {
  %r = atomicrmw fadd ptr %p, float %v seq_cst, align 4
  ret void
}

define void @rmw_fsub(ptr %p, float %v) {
  %r = atomicrmw fsub ptr %p, float %v seq_cst, align 4
  ret void
}

define void @rmw_fmax(ptr %p, float %v) {
  %r = atomicrmw fmax ptr %p, float %v seq_cst, align 4
  ret void
}

define void @rmw_fmin(ptr %p, float %v) {
  %r = atomicrmw fmin ptr %p, float %v seq_cst, align 4
  ret void
}

define void @rmw_fmaximum(ptr %p, float %v) {
  %r = atomicrmw fmaximum ptr %p, float %v seq_cst, align 4
  ret void
}

define void @rmw_fminimum(ptr %p, float %v) {
  %r = atomicrmw fminimum ptr %p, float %v seq_cst, align 4
  ret void
}

define void @rmw_uinc_wrap(ptr %p, i32 %v) {
  %r = atomicrmw uinc_wrap ptr %p, i32 %v seq_cst, align 4
  ret void
}

define void @rmw_udec_wrap(ptr %p, i32 %v) {
  %r = atomicrmw udec_wrap ptr %p, i32 %v seq_cst, align 4
  ret void
}

define void @rmw_usub_cond(ptr %p, i32 %v) {
  %r = atomicrmw usub_cond ptr %p, i32 %v seq_cst, align 4
  ret void
}

define void @rmw_usub_sat(ptr %p, i32 %v) {
  %r = atomicrmw usub_sat ptr %p, i32 %v seq_cst, align 4
  ret void
}

define void @orderings(ptr %p) {
  %l1 = load atomic i32, ptr %p unordered, align 4
  %l2 = load atomic volatile i32, ptr %p syncscope("agent") monotonic, align 4
  %l3 = load atomic i32, ptr %p acquire, align 4
  store atomic i32 1, ptr %p release, align 4
  fence acq_rel
  fence syncscope("singlethread") seq_cst
  %c = cmpxchg weak volatile ptr %p, i32 0, i32 1 acq_rel monotonic, align 4
  %v = atomicrmw volatile xchg ptr %p, i32 1 syncscope("agent") release, align 4
  store volatile i32 2, ptr %p, align 4
  ret void
}
