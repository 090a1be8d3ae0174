// RUN: terrace opt %s --convert-scf-to-cf
// RUN: terrace opt %s -convert-scf-to-cf -convert-cf-to-llvm
// RUN: terrace opt %s -convert-scf-to-cf --convert-cf-to-llvm=index-bitwidth=32 --convert-func-to-llvm
// RUN: terrace opt %s --pass-pipeline='builtin.module(func.func(convert-scf-to-cf))'
// RUN: terrace opt %s --pass-pipeline='builtin.module(func.func(convert-scf-to-cf),convert-cf-to-llvm,reconcile-unrealized-casts)'
// RUN: terrace opt %s --pass-pipeline="builtin.module( func.func( convert-scf-to-cf ) , convert-cf-to-llvm )"
// RUN: terrace opt %s --pass-pipeline='any(convert-scf-to-cf)'
// RUN: terrace opt %s --pass-pipeline='builtin.module()'
// RUN: terrace opt %s --pass-pipeline='builtin.module(llvm.func(convert-scf-to-cf),any(convert-scf-to-cf))'
// RUN: terrace opt %s -pass-pipeline='builtin.module(convert-scf-to-cf,convert-cf-to-llvm,convert-func-to-llvm)'
// RUN: terrace opt %s -pass-pipeline 'builtin.module(reconcile-unrealized-casts)'
// RUN: terrace opt %s --convert-scf-to-cf --mlir-disable-threading
// RUN: terrace opt %s --convert-scf-to-cf --verify-each
// RUN: terrace opt %s --convert-scf-to-cf --verify-each=0
// RUN: terrace opt %s --convert-scf-to-cf --split-input-file

func.func @f(%c: i1) {
  scf.if %c {
    func.call @g() : () -> ()
  }
  return
}
func.func private @g()
