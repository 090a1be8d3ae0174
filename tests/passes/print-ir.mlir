// RUN: terrace opt %s --convert-scf-to-cf --convert-arith-to-llvm --mlir-print-ir-after-all 2>&1
// RUN: terrace opt %s --convert-scf-to-cf --convert-arith-to-llvm --mlir-print-ir-before-all 2>&1
// RUN: terrace opt %s --convert-scf-to-cf --convert-arith-to-llvm --mlir-print-ir-after=convert-arith-to-llvm 2>&1
// RUN: terrace opt %s --convert-scf-to-cf --convert-arith-to-llvm --mlir-print-ir-before=convert-arith-to-llvm 2>&1
// RUN: terrace opt %s --convert-scf-to-cf --convert-arith-to-llvm --mlir-print-ir-before=convert-scf-to-cf --mlir-print-ir-after=convert-scf-to-cf 2>&1
// RUN: terrace opt %s --convert-scf-to-cf --reconcile-unrealized-casts --mlir-print-ir-after-all --mlir-print-ir-after-change 2>&1
// RUN: terrace opt %s --pass-pipeline='builtin.module(func.func(convert-scf-to-cf,convert-arith-to-llvm),convert-func-to-llvm)' --mlir-print-ir-after-all --mlir-disable-threading 2>&1
// RUN: terrace opt %s --pass-pipeline='builtin.module(func.func(convert-arith-to-llvm))' --mlir-print-ir-before-all --mlir-print-ir-module-scope --mlir-disable-threading 2>&1

func.func @first(%c: i1, %a: i32) -> i32 {
  %r = scf.if %c -> i32 {
    %x = arith.addi %a, %a : i32
    scf.yield %x : i32
  } else {
    scf.yield %a : i32
  }
  return %r : i32
}
func.func @second(%a: i32) -> i32 {
  return %a : i32
}
