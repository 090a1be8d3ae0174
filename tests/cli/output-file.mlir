// RUN: terrace opt %s -o %t && terrace opt %t
// RUN: terrace opt %s -o=%t
// RUN: terrace opt %s -o -
// RUN: terrace opt -o - %s --mlir-print-op-generic

func.func private @f()
