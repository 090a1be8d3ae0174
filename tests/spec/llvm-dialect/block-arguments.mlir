// RUN: terrace opt %s
// RUN: terrace translate --mlir-to-llvmir %s

llvm.func @pass(%a: i32, %b: i32) -> i32 {
  %sum = llvm.add %a, %b : i32
  llvm.br ^next(%sum : i32)
^next(%arg: i32):
  llvm.return %arg : i32
}
