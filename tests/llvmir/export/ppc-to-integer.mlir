// RUN: terrace translate --mlir-to-llvmir %s
// DIFFERS: upstream makes poison of unsigned integers whose lesser half is negative, and 1 of the third

llvm.mlir.global external @g() : i64

// 2^60 - 1, 2^53 + 3, -2^63 + 0.5
llvm.func @f(%p: !llvm.ptr) {
  %0 = llvm.mlir.constant(0xbff000000000000043b0000000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %1 = llvm.fptoui %0 : !llvm.ppc_fp128 to i64
  llvm.store volatile %1, %p : i64, !llvm.ptr
  %2 = llvm.mlir.constant(0x40080000000000004340000000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %3 = llvm.fptoui %2 : !llvm.ppc_fp128 to i64
  llvm.store volatile %3, %p : i64, !llvm.ptr
  %4 = llvm.mlir.constant(0x3fe0000000000000c3e0000000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %5 = llvm.fptosi %4 : !llvm.ppc_fp128 to i64
  llvm.store volatile %5, %p : i64, !llvm.ptr
  llvm.return
}
