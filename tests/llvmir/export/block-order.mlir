// RUN: terrace translate --mlir-to-llvmir %s

// Blocks are translated in topological order and printed in their own: predecessors, phis and declarations show it.
llvm.func @f(%arg0: i32, %arg1: i1, %arg2: f32) -> i32 {
  llvm.switch %arg0 : i32, ^bb1 [
    1: ^bb2,
    2: ^bb3
  ]
^bb1:
  %0 = llvm.intr.smax(%arg0, %arg0) : (i32, i32) -> i32
  llvm.br ^bb5(%0 : i32)
^bb2:
  %1 = llvm.intr.smin(%arg0, %arg0) : (i32, i32) -> i32
  llvm.br ^bb5(%1 : i32)
^bb3:
  %2 = llvm.intr.umax(%arg0, %arg0) : (i32, i32) -> i32
  llvm.cond_br %arg1, ^bb4, ^bb5(%2 : i32)
^bb4:
  %3 = llvm.intr.umin(%arg0, %arg0) : (i32, i32) -> i32
  llvm.br ^bb5(%3 : i32)
^bb5(%4: i32):
  llvm.return %4 : i32
}
llvm.func @nested_loops(%arg0: i64) -> i64 {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^bb1(%0, %0 : i64, i64)
^bb1(%2: i64, %3: i64):
  %4 = llvm.icmp "slt" %2, %arg0 : i64
  llvm.cond_br %4, ^bb2, ^bb6
^bb2:
  llvm.br ^bb3(%2, %3 : i64, i64)
^bb3(%5: i64, %6: i64):
  %7 = llvm.icmp "slt" %5, %arg0 : i64
  llvm.cond_br %7, ^bb4, ^bb5
^bb4:
  %8 = llvm.add %6, %5 : i64
  %9 = llvm.add %5, %1 : i64
  llvm.br ^bb3(%9, %8 : i64, i64)
^bb5:
  %10 = llvm.add %2, %1 : i64
  llvm.br ^bb1(%10, %6 : i64, i64)
^bb6:
  llvm.return %3 : i64
}
llvm.func @many_predecessors(%arg0: i32) -> i32 {
  llvm.switch %arg0 : i32, ^bb4(%arg0 : i32) [
    1: ^bb1,
    2: ^bb2,
    3: ^bb3
  ]
^bb1:
  llvm.br ^bb4(%arg0 : i32)
^bb2:
  llvm.br ^bb3
^bb3:
  llvm.br ^bb4(%arg0 : i32)
^bb4(%0: i32):
  llvm.return %0 : i32
}
