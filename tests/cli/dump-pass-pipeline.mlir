// RUN: terrace opt %s --dump-pass-pipeline --convert-scf-to-cf --convert-func-to-llvm 2>&1
// RUN: terrace opt %s --dump-pass-pipeline --pass-pipeline='builtin.module(func.func(convert-scf-to-cf),convert-func-to-llvm{index-bitwidth=32})' 2>&1
// RUN: terrace opt %s --dump-pass-pipeline --pass-pipeline='any(convert-scf-to-cf)' 2>&1
// RUN: terrace opt %s --dump-pass-pipeline 2>&1
// RUN: terrace opt %s --dump-pass-pipeline --convert-cf-to-llvm --reconcile-unrealized-casts 2>&1

func.func private @f()
