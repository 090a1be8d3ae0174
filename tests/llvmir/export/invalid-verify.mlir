// RUN: not terrace translate --mlir-to-llvmir %s 2>&1

llvm.func @f(%arg0: i64) -> i32 {
  llvm.return %arg0 : i64
}
