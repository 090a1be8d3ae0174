// RUN: not terrace opt %s --convert-scf-to-cf --mlir-print-ir-after-all --mlir-print-ir-module-scope 2>&1

func.func private @g()
