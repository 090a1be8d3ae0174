// RUN: not terrace opt %s --convert-func-to-llvm --convert-scf-to-cf --mlir-print-ir-after-failure 2>&1
// RUN: not terrace opt %s --convert-func-to-llvm --convert-scf-to-cf --mlir-print-ir-after-all 2>&1
// RUN: not terrace opt %s --convert-func-to-llvm --convert-scf-to-cf 2>&1

func.func @f(%c: memref<4xf32, affine_map<(d0) -> (d0 mod 2)>>) {
  return
}
