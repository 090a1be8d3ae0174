// RUN: terrace opt %s --pass-pipeline='builtin.module(cse,func.func(canonicalize,cse),symbol-dce)' --mlir-print-ir-after-all --mlir-print-ir-tree-dir=%t && cat %t/builtin_module_m/0_cse.mlir %t/builtin_module_m/1_symbol-dce.mlir
// RUN: terrace opt %s --pass-pipeline='builtin.module(cse,func.func(canonicalize,cse),symbol-dce)' --mlir-print-ir-after-all --mlir-print-ir-tree-dir=%t && cat %t/builtin_module_m/func_func_f/0_0_canonicalize.mlir %t/builtin_module_m/func_func_f/0_1_cse.mlir %t/builtin_module_m/func_func_g/0_1_cse.mlir
// RUN: terrace opt %s --pass-pipeline='builtin.module(builtin.module(func.func(cse)),cse)' --mlir-print-ir-before-all --mlir-print-ir-after-all --mlir-print-ir-tree-dir=%t && cat %t/builtin_module_m/builtin_module_no-symbol-name/func_func_a_b/0_0_1_cse.mlir %t/builtin_module_m/2_cse.mlir
// RUN: terrace opt %s --pass-pipeline='builtin.module(cse)' --mlir-print-ir-before=cse --mlir-print-ir-module-scope --mlir-disable-threading --mlir-print-ir-tree-dir=%t && cat %t/builtin_module_m/0_cse.mlir

// Each dump is a file in a directory for each operation, numbered by the dumps of the operations around it.

module @m {
  func.func @f(%x: i32) -> (i32, i32) {
    %0 = arith.addi %x, %x : i32
    %1 = arith.addi %x, %x : i32
    return %0, %1 : i32, i32
  }
  func.func private @g(i32) -> i32
  module {
    func.func @"a/b"() { return }
  }
}
