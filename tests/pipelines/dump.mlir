// RUN: terrace opt %s --pass-pipeline='builtin.module(func.func(convert-scf-to-cf,convert-arith-to-llvm),convert-func-to-llvm)' --dump-pass-pipeline 2>&1
// RUN: terrace opt %s --convert-scf-to-cf --convert-arith-to-llvm=index-bitwidth=32 --convert-func-to-llvm --dump-pass-pipeline 2>&1
// RUN: terrace opt %s --pass-pipeline='any(convert-arith-to-llvm)' --dump-pass-pipeline 2>&1
// RUN: terrace opt %s --convert-func-to-llvm="use-bare-ptr-memref-call-conv=true index-bitwidth=64" --dump-pass-pipeline 2>&1
// RUN: terrace opt %s --finalize-memref-to-llvm="use-aligned-alloc use-generic-functions=false" --dump-pass-pipeline 2>&1
// RUN: terrace opt %s --convert-to-llvm="filter-dialects=arith,func" --dump-pass-pipeline 2>&1
// RUN: terrace opt %s --dump-pass-pipeline 2>&1
// RUN: terrace opt %s --pass-pipeline='builtin.module( func.func( convert-arith-to-llvm { index-bitwidth=16 } ) , reconcile-unrealized-casts )' --dump-pass-pipeline 2>&1
// RUN: terrace opt %s --reconcile-unrealized-casts --convert-cf-to-llvm --convert-ub-to-llvm --dump-pass-pipeline 2>&1

func.func @f(%a: i32) -> i32 {
  return %a : i32
}
