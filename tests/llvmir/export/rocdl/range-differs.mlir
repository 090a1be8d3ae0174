// RUN: terrace translate %s --mlir-to-llvmir
// DIFFERS: MLIR reads 64 bits of the bounds of a range of sizes: parts of an address if they are wider, and a range that is not valid if it is the full one of fewer bits.

llvm.func @ranges() {
  %0 = rocdl.workgroup.dim.x range <i128, 1, 1025> : i64
  %1 = rocdl.workgroup.dim.y range <i32, -1, -1> : i64
  %2 = rocdl.grid.dim.x range <i16, 1, 65535> : i64
  %3 = rocdl.grid.dim.y range <i64, -1, -1> : i64
  llvm.return
}
