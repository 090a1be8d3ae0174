// RUN: terrace opt %s --mlir-disable-threading --pass-pipeline='builtin.module(func.func(convert-scf-to-cf))' --mlir-print-ir-after-all 2>&1
// RUN: terrace opt %s --mlir-disable-threading --pass-pipeline='builtin.module(func.func(convert-scf-to-cf))' --mlir-print-ir-before-all 2>&1
// RUN: terrace opt %s --mlir-disable-threading --pass-pipeline='builtin.module(func.func(convert-scf-to-cf))' --mlir-print-ir-after-all --mlir-print-ir-module-scope 2>&1
// RUN: terrace opt %s --mlir-disable-threading --pass-pipeline='builtin.module(func.func(convert-scf-to-cf))' --mlir-print-ir-after-all --mlir-print-ir-after-change 2>&1

func.func @f(%c: i1) {
  scf.if %c {
    func.call @g() : () -> ()
  }
  return
}
func.func @h() {
  return
}
func.func private @g()
