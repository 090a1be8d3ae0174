// RUN: terrace translate --mlir-to-llvmir %s
// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic
// RUN: terrace opt %s --mlir-print-op-generic | terrace opt

llvm.func @switch(%arg0: i32, %arg1: i32) -> i32 {
  llvm.switch %arg0 : i32, ^bb1 [
    0: ^bb2,
    -1: ^bb3(%arg1 : i32),
    42: ^bb2
  ]
^bb1:
  llvm.return %arg1 : i32
^bb2:
  llvm.return %arg0 : i32
^bb3(%0: i32):
  llvm.return %0 : i32
}
llvm.func @default_only(%arg0: i64) {
  llvm.switch %arg0 : i64, ^bb1 [
  ]
^bb1:
  llvm.return
}
llvm.func @same_block_args(%arg0: i64, %arg1: i32, %arg2: i32) -> i32 {
  llvm.switch %arg0 : i64, ^bb1(%arg1 : i32) [
    1: ^bb1(%arg2 : i32),
    2: ^bb1(%arg1 : i32)
  ]
^bb1(%0: i32):
  llvm.return %0 : i32
}
llvm.func @weights(%arg0: i8) {
  llvm.switch %arg0 : i8, ^bb1 [
    1: ^bb2,
    -128: ^bb2
  ] {branch_weights = array<i32: 1, 2, 3>}
^bb1:
  llvm.return
^bb2:
  llvm.return
}
