// RUN: terrace translate %s --mlir-to-llvmir
// Elements of a vector have no padding between them, whatever the alignment of their type.
module attributes {dlti.dl_spec = #dlti.dl_spec<f16 = dense<32> : vector<2xi64>>} {
  llvm.mlir.global external @g() : !llvm.array<16 x i8>
  llvm.func @f() {
    %p = llvm.mlir.addressof @g : !llvm.ptr
    %e = llvm.getelementptr %p[0, 3] : (!llvm.ptr) -> !llvm.ptr, vector<4xf16>
    %z = llvm.mlir.constant(0 : i8) : i8
    llvm.store %z, %e : i8, !llvm.ptr
    llvm.return
  }
}
