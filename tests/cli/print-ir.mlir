// RUN: terrace opt %s --convert-scf-to-cf --mlir-print-ir-before=convert-scf-to-cf 2>&1
// RUN: terrace opt %s --convert-scf-to-cf --mlir-print-ir-after=convert-scf-to-cf 2>&1
// RUN: terrace opt %s --convert-scf-to-cf --convert-cf-to-llvm --mlir-print-ir-before-all 2>&1
// RUN: terrace opt %s --convert-scf-to-cf --convert-cf-to-llvm --mlir-print-ir-after-all 2>&1
// RUN: terrace opt %s --convert-scf-to-cf --reconcile-unrealized-casts --mlir-print-ir-after-all --mlir-print-ir-after-change 2>&1
// RUN: terrace opt %s --convert-scf-to-cf --convert-cf-to-llvm --mlir-print-ir-before=convert-scf-to-cf --mlir-print-ir-after=convert-cf-to-llvm 2>&1
// RUN: terrace opt %s --convert-scf-to-cf --mlir-print-ir-after-all --mlir-print-op-generic 2>&1
// RUN: terrace opt %s --reconcile-unrealized-casts --mlir-print-ir-after-all --mlir-print-local-scope 2>&1
// RUN: terrace opt %s --convert-scf-to-cf --mlir-print-ir-after=convert-cf-to-llvm 2>&1
// RUN: terrace opt %s --convert-scf-to-cf --mlir-print-ir-after-failure 2>&1
// RUN: terrace opt %s --convert-scf-to-cf --convert-cf-to-llvm --mlir-print-ir-before=convert-scf-to-cf,convert-cf-to-llvm 2>&1

func.func @f(%c: i1) {
  scf.if %c {
    func.call @g() : () -> ()
  }
  return
}
func.func private @g()
