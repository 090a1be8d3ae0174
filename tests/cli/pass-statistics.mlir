// RUN: terrace opt %s --convert-scf-to-cf --mlir-pass-statistics 2>&1
// RUN: terrace opt %s --convert-scf-to-cf --mlir-pass-statistics --mlir-pass-statistics-display=list 2>&1
// RUN: terrace opt %s --mlir-pass-statistics --mlir-pass-statistics-display=pipeline --pass-pipeline='builtin.module(func.func(convert-scf-to-cf),convert-cf-to-llvm)' 2>&1

func.func private @f()
