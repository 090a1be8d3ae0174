// RUN: terrace translate --mlir-to-llvmir %s

// A block without predecessors gets a phi without incoming values.
llvm.func @unreachable_block(%arg0: i32) -> i32 {
  llvm.return %arg0 : i32
^bb1(%0: i32):
  %1 = llvm.add %0, %arg0 : i32
  llvm.return %1 : i32
}
