// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic

// Unusual, and accepted.

"builtin.module"() <{sym_name = ""}> ({
^bb0:
}) : () -> ()

module @m attributes {sym_name = "n"} {
}

ub.unreachable
