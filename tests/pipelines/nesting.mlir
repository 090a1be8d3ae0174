// RUN: terrace opt %s --pass-pipeline='builtin.module(func.func(convert-arith-to-llvm),convert-func-to-llvm,reconcile-unrealized-casts)'
// RUN: terrace opt %s --pass-pipeline='any(convert-arith-to-llvm)'
// RUN: terrace opt %s --pass-pipeline='builtin.module(any(convert-arith-to-llvm))'
// RUN: terrace opt %s --pass-pipeline='builtin.module(builtin.module(convert-func-to-llvm))'
// RUN: terrace opt %s --pass-pipeline='builtin.module(builtin.module(func.func(convert-arith-to-llvm)))'
// RUN: terrace opt %s --pass-pipeline='builtin.module(func.func(convert-arith-to-llvm{index-bitwidth=32}))'
// RUN: terrace opt %s --pass-pipeline='builtin.module()'
// RUN: terrace opt %s --pass-pipeline='builtin.module(convert-to-llvm{filter-dialects=arith})'
// RUN: terrace opt %s --convert-to-llvm="filter-dialects=func,arith"

func.func @outer(%i: index) -> index {
  %0 = arith.addi %i, %i : index
  return %0 : index
}
module {
  func.func @inner(%i: index) -> index {
    %0 = arith.muli %i, %i : index
    return %0 : index
  }
}
