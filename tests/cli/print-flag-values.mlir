// RUN: terrace opt %s -mlir-print-op-generic
// RUN: terrace opt %s --mlir-print-op-generic=true
// RUN: terrace opt %s --mlir-print-op-generic=false
// RUN: terrace opt %s --mlir-print-op-generic=1
// RUN: terrace opt %s -mlir-print-op-generic=0
// RUN: terrace opt --mlir-print-op-generic %s
// RUN: terrace opt --mlir-elide-elementsattrs-if-larger 1 %s
// RUN: terrace opt -mlir-elide-elementsattrs-if-larger=1 %s

%0 = arith.constant dense<[1, 2, 3]> : tensor<3xi32>
