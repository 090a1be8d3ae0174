// Both ways lead to the same block with different arguments.
// RUN: terrace opt %s
// RUN: terrace opt %s --llvm-legalize-for-export | terrace translate --mlir-to-llvmir

llvm.func @choose(%c: i1, %a: i32, %b: i32) -> i32 {
  llvm.cond_br %c, ^end(%a : i32), ^end(%b : i32)
^end(%r: i32):
  llvm.return %r : i32
}
