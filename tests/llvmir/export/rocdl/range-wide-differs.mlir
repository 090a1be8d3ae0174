// RUN: terrace translate %s --mlir-to-llvmir --verify-diagnostics
// DIFFERS: MLIR makes a range of parts of an address.

llvm.func @wide() -> i64 {
  // expected-error @below {{'rocdl.workgroup.dim.x' op has a range that is wider than its 64 bits}}
  %0 = rocdl.workgroup.dim.x range <i128, 1, 36893488147419103232> : i64
  llvm.return %0 : i64
}
