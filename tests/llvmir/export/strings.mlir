// RUN: terrace translate --mlir-to-llvmir %s
// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic
// RUN: terrace opt %s --mlir-print-op-generic | terrace opt

llvm.mlir.global internal constant @plain("abc")
llvm.mlir.global internal constant @nul("abc\00")
llvm.mlir.global internal constant @newline("line\0A\00")
llvm.mlir.global internal constant @quotes("say \22hi\22 \\ back")
llvm.mlir.global internal constant @high("\FF\80\7F\01 ~")
llvm.mlir.global internal constant @empty("")
llvm.mlir.global internal constant @typed("ab\00") : !llvm.array<3 x i8>
llvm.mlir.global internal constant @zeros("\00\00\00")
llvm.mlir.global internal constant @format("%d %s\0A\00")
llvm.func @use() -> !llvm.ptr {
  %0 = llvm.mlir.addressof @plain : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
