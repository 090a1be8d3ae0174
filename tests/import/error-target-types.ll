; RUN: not terrace translate %s --import-llvm --split-input-file 2>&1

declare target("aarch64.svcount", i8) @f()

; // -----

declare target("riscv.vector.tuple", i8) @f()

; // -----

declare target("amdgcn.named.barrier") @f()

; // -----

declare target("spirv.Image", 1, i8) @f()

; // -----

declare <4 x target("spirv.Image")> @f()

; // -----

declare [u0x4 x i8] @f()
declare [s0x4 x i8] @g()

; // -----

define ptr @f(ptr %p) {
  %q = getelementptr { <vscale x 1 x i64>, <vscale x 1 x i64> }, ptr %p, i64 0, i32 1
  ret ptr %q
}

; // -----

%t = type opaque
define void @f() {
  %p = alloca %t
  ret void
}
