// RUN: terrace translate --mlir-to-llvmir %s
// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic
// RUN: terrace opt %s --mlir-print-op-generic | terrace opt

llvm.func @branch(%arg0: i32) -> i32 {
  llvm.br ^bb1(%arg0 : i32)
^bb1(%0: i32):
  llvm.return %0 : i32
}
llvm.func @diamond(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
  llvm.cond_br %arg0, ^bb1, ^bb2
^bb1:
  %0 = llvm.add %arg1, %arg2 : i32
  llvm.br ^bb3(%0 : i32)
^bb2:
  %1 = llvm.mul %arg1, %arg2 : i32
  llvm.br ^bb3(%1 : i32)
^bb3(%2: i32):
  llvm.return %2 : i32
}
llvm.func @loop(%arg0: i64) -> i64 {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^bb1(%0, %0 : i64, i64)
^bb1(%2: i64, %3: i64):
  %4 = llvm.icmp "slt" %2, %arg0 : i64
  llvm.cond_br %4, ^bb2, ^bb3
^bb2:
  %5 = llvm.add %3, %2 : i64
  %6 = llvm.add %2, %1 : i64
  llvm.br ^bb1(%6, %5 : i64, i64)
^bb3:
  llvm.return %3 : i64
}
llvm.func @same_successor(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
  llvm.cond_br %arg0, ^bb1(%arg1 : i32), ^bb1(%arg2 : i32)
^bb1(%0: i32):
  llvm.return %0 : i32
}
llvm.func @same_successor_no_args(%arg0: i1) {
  llvm.cond_br %arg0, ^bb1, ^bb1
^bb1:
  llvm.return
}
llvm.func @same_successor_same_args(%arg0: i1, %arg1: i32) -> i32 {
  llvm.cond_br %arg0, ^bb1(%arg1 : i32), ^bb1(%arg1 : i32)
^bb1(%0: i32):
  llvm.return %0 : i32
}
llvm.func @weights(%arg0: i1) {
  llvm.cond_br %arg0 weights([10, 20]), ^bb1, ^bb2
^bb1:
  llvm.return
^bb2:
  llvm.return
}
llvm.func @unreachable() {
  llvm.unreachable
}
llvm.func @unreachable_loop(%arg0: i32) -> i32 {
  llvm.return %arg0 : i32
^bb1(%0: i32):
  llvm.br ^bb2(%0 : i32)
^bb2(%1: i32):
  llvm.br ^bb1(%1 : i32)
}
llvm.func @block_order(%arg0: i1) {
  llvm.cond_br %arg0, ^bb3, ^bb1
^bb1:
  llvm.br ^bb2
^bb2:
  llvm.return
^bb3:
  llvm.br ^bb2
}
llvm.func @use_before_def_in_text(%arg0: i32) -> i32 {
  llvm.br ^bb2
^bb1:
  %0 = llvm.add %1, %arg0 : i32
  llvm.return %0 : i32
^bb2:
  %1 = llvm.mul %arg0, %arg0 : i32
  llvm.br ^bb1
}
llvm.func @swap(%arg0: i32, %arg1: i32, %arg2: i1) -> i32 {
  llvm.br ^bb1(%arg0, %arg1 : i32, i32)
^bb1(%0: i32, %1: i32):
  llvm.cond_br %arg2, ^bb1(%1, %0 : i32, i32), ^bb2
^bb2:
  llvm.return %0 : i32
}
llvm.func @self_loop() {
  llvm.br ^bb1
^bb1:
  llvm.br ^bb1
}
