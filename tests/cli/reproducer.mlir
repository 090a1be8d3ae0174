// RUN: terrace opt %s --convert-scf-to-cf --convert-cf-to-llvm --mlir-generate-reproducer=%t && cat %t
// RUN: terrace opt %s --pass-pipeline='builtin.module(func.func(convert-scf-to-cf))' --mlir-generate-reproducer=%t && terrace opt %t --run-reproducer

func.func @f(%c: i1) {
  scf.if %c {
  }
  return
}
