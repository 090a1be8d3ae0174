// RUN: terrace opt %s --mlir-timing
// RUN: terrace opt %s --mlir-timing --mlir-timing-display=list
// RUN: terrace opt %s --mlir-timing --mlir-timing-display=tree --convert-scf-to-cf
// RUN: terrace opt %s --mlir-timing 2>&1 | FileCheck %s
// RUN: terrace opt %s --mlir-timing --mlir-output-format=json 2>&1 | FileCheck %s --check-prefix=JSON

// CHECK: ===-------------------------------------------------------------------------===
// CHECK-NEXT: ... Execution time report ...
// CHECK-NEXT: ===-------------------------------------------------------------------------===
// CHECK-NEXT: Total Execution Time: {{[0-9.]+}} seconds
// CHECK: ----Wall Time----  ----Name----
// CHECK: Parser
// CHECK: Output
// CHECK: Rest
// CHECK: Total
// JSON: {"wall": {"duration":
// JSON: "name": "Parser"
func.func private @f()
