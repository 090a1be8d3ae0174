// RUN: terrace opt %s --convert-func-to-llvm='index-bitwidth=32 use-bare-ptr-memref-call-conv=false'
// RUN: terrace opt %s --pass-pipeline='builtin.module(convert-func-to-llvm{index-bitwidth=32 use-bare-ptr-memref-call-conv=false})'
// RUN: terrace opt %s --pass-pipeline='builtin.module(convert-func-to-llvm{  index-bitwidth=32   use-bare-ptr-memref-call-conv=0  })'
// RUN: terrace opt %s --pass-pipeline='builtin.module(convert-func-to-llvm{})'
// RUN: terrace opt %s --pass-pipeline='builtin.module(convert-func-to-llvm{index-bitwidth=32 use-bare-ptr-memref-call-conv})'
// RUN: terrace opt %s --convert-func-to-llvm=index-bitwidth=32
// RUN: terrace opt %s --convert-func-to-llvm='use-bare-ptr-memref-call-conv=1 index-bitwidth=32'

func.func @f(%a: index) {
  return
}
