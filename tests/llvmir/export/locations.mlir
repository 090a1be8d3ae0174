// RUN: terrace translate --mlir-to-llvmir %s

llvm.func @f(%arg0: i32) -> i32 {
  %0 = llvm.add %arg0, %arg0 : i32 loc("a.c":1:2)
  llvm.return %0 : i32 loc(callsite("x" at "b.c":3:4))
} loc("f")
