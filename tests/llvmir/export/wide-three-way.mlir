// RUN: terrace translate --mlir-to-llvmir %s

llvm.func @f(%a: i128) -> i128 {
  %0 = llvm.intr.ucmp(%a, %a) : (i128, i128) -> i128
  %1 = llvm.intr.scmp(%0, %a) : (i128, i128) -> i128
  llvm.return %1 : i128
}
