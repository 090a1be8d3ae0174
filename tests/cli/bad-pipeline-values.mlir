// DIFFERS: the messages name the tool
// RUN: not terrace opt %s --pass-pipeline='builtin.module(convert-func-to-llvm{index-bitwidth=abc})' 2>&1
// RUN: not terrace opt %s --pass-pipeline='builtin.module(convert-func-to-llvm{use-bare-ptr-memref-call-conv=maybe})' 2>&1
// RUN: not terrace opt %s --pass-pipeline='builtin.module(convert-func-to-llvm{index-bitwidth})' 2>&1
// RUN: not terrace opt %s --pass-pipeline='builtin.module(convert-func-to-llvm{index-bitwidth=})' 2>&1
// RUN: not terrace opt %s --pass-pipeline='builtin.module(convert-func-to-llvm{index-bitwidth=-1})' 2>&1
// RUN: not terrace opt %s --convert-func-to-llvm=index-bitwidth=x 2>&1

func.func @f() {
  return
}
