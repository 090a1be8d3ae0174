// RUN: terrace translate --mlir-to-llvmir %s
// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic
// RUN: terrace opt %s --mlir-print-op-generic | terrace opt

// Fences and `dso_local_equivalent`.

llvm.func @f() attributes {dso_local}
llvm.func @g() -> i32
llvm.mlir.global external @table() {addr_space = 0 : i32} : i32 {
  %0 = llvm.dso_local_equivalent @f : !llvm.ptr
  %1 = llvm.ptrtoint %0 : !llvm.ptr to i32
  llvm.return %1 : i32
}
llvm.func @fences() -> !llvm.ptr {
  llvm.fence acquire
  llvm.fence release
  llvm.fence acq_rel
  llvm.fence seq_cst
  llvm.fence syncscope("singlethread") seq_cst
  llvm.fence syncscope("agent") release
  %0 = llvm.dso_local_equivalent @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
