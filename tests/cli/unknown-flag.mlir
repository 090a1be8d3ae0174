// DIFFERS: the messages name the tool
// RUN: not terrace opt %s --convert-func-to-llwm 2>&1
// RUN: not terrace opt %s --mlir-print-op-generics 2>&1
// RUN: not terrace opt %s -mlir-print-debug-info 2>&1
// RUN: not terrace opt %s --split-inputfile 2>&1
// RUN: not terrace opt %s --mlir-print-op-generic=maybe 2>&1
// RUN: not terrace opt %s --mlir-elide-elementsattrs-if-larger=abc 2>&1
// RUN: not terrace opt %s --mlir-elide-elementsattrs-if-larger=-1 2>&1
// RUN: not terrace opt %s --mlir-elide-elementsattrs-if-larger 2>&1
// RUN: not terrace opt %s --mlir-print-elementsattrs-with-hex-if-larger=x 2>&1
// RUN: not terrace opt %s --verify-diagnostics=foo --mlir-print-op-generic 2>&1
// RUN: not terrace opt %s --pass-pipeline 2>&1
// RUN: not terrace opt %s -o 2>&1
// RUN: not terrace opt %s %s 2>&1
// RUN: not terrace opt %s --mlir-print-ir-after 2>&1
// RUN: not terrace opt %s --mlir-print-ir-after=foo 2>&1

func.func @f() {
  return
}
