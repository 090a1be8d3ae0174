// RUN: not terrace translate --mlir-to-llvmir %s --split-input-file 2>&1

llvm.func @cast(%arg0: i64) {
  %0 = builtin.unrealized_conversion_cast %arg0 : i64 to index
  llvm.return
}
// -----
llvm.func @same_type(%arg0: i64) -> i64 {
  %0 = builtin.unrealized_conversion_cast %arg0 : i64 to i64
  llvm.return %0 : i64
}

// DIFFERS: notes say what is in the way and which pass lowers it
