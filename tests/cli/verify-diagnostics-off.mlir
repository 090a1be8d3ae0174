// RUN: terrace opt %s 2>&1
// DIFFERS: mlir-opt complains about unmet expectations even when it was not asked to verify diagnostics.

// expected-error @+1 {{never}}
module {
}
