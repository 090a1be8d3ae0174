; RUN: terrace translate %s --import-llvm
; DIFFERS: upstream writes the type f128, which its own parser rejects for !llvm.ppc_fp128

@g = global ppc_fp128 0xM3FF00000000000000000000000000000

define ppc_fp128 @f() {
  ret ppc_fp128 0xM3FF00000000000003CB0000000000000
}
