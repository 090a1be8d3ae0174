// RUN: terrace opt %s --verify-diagnostics
// DIFFERS: mlir-opt crashes on a vector literal as the initial value of a memref.global.

// expected-error-re @+1 {{'memref.global' op initial value {{.*}}}}
"memref.global"() <{sym_name = "g", type = memref<4xf32>, initial_value = dense<1.0> : vector<4xf32>}> : () -> ()
