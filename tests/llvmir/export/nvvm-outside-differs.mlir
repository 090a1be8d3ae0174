// RUN: not terrace translate %s --mlir-to-llvmir 2>&1
// DIFFERS: upstream crashes.

nvvm.barrier
