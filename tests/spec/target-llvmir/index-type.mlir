// RUN: terrace opt %s --convert-func-to-llvm
// RUN: terrace opt %s --convert-func-to-llvm=index-bitwidth=32
// RUN: terrace opt %s --set-llvm-module-datalayout='data-layout=p:32:32' --convert-func-to-llvm
// RUN: terrace compile %s

func.func @next(%i: index) -> index {
  return %i : index
}
