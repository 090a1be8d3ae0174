// A keyword between the operation and the name; the default is external.
// RUN: terrace opt %s
// RUN: terrace translate --mlir-to-llvmir %s

llvm.mlir.global private @g0(0 : i32) : i32
llvm.mlir.global internal @g1(0 : i32) : i32
llvm.mlir.global available_externally @g2(0 : i32) : i32
llvm.mlir.global linkonce @g3(0 : i32) : i32
llvm.mlir.global weak @g4(0 : i32) : i32
llvm.mlir.global common @g5(0 : i32) : i32
llvm.mlir.global appending @g6(dense<0> : tensor<1xi32>) : !llvm.array<1 x i32>
llvm.mlir.global extern_weak @g7() : i32
llvm.mlir.global linkonce_odr @g8(0 : i32) : i32
llvm.mlir.global weak_odr @g9(0 : i32) : i32
llvm.mlir.global external @g10(0 : i32) : i32
llvm.mlir.global @g11(0 : i32) : i32
llvm.mlir.global internal constant @g12(42 : i32) : i32
llvm.func internal @f0() {
  llvm.return
}
llvm.func linkonce_odr @f1() {
  llvm.return
}
llvm.func extern_weak @f2()
