// RUN: terrace upgrade %s --explain 2>&1
// RUN: terrace compile %s --upgrade
// RUN: terrace translate --mlir-to-llvmir %s --upgrade

llvm.func @sum(%a: !llvm.ptr<float>, %n: !llvm.i64) -> !llvm.float {
  %0 = llvm.getelementptr %a[%n] : (!llvm.ptr<float>, !llvm.i64) -> !llvm.ptr<float>
  %1 = llvm.load %0 : !llvm.ptr<float>
  llvm.br ^bb1[%1 : !llvm.float]
^bb1(%2: !llvm<"float">):
  llvm.return %2 : !llvm.float
}
