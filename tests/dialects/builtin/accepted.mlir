// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic

// Unusual, and accepted.

module @m attributes {sym_name = "n"} {
}

ub.unreachable
