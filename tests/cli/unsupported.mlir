// DIFFERS: upstream has these passes and options
// RUN: not terrace opt %s --control-flow-sink 2>&1
// RUN: not terrace opt %s --inline --cse --sccp=x=1 2>&1
// RUN: not terrace opt %s --pass-pipeline='builtin.module(control-flow-sink)' 2>&1
// RUN: not terrace opt %s --pass-pipeline='builtin.module(func.func(cse,loop-invariant-code-motion),cse)' 2>&1
// RUN: not terrace opt %s --emit-bytecode 2>&1
// RUN: not terrace opt %s --irdl-file %s 2>&1
// RUN: not terrace opt %s --test-scf-pipelining --sparsifier 2>&1
// RUN: not terrace translate %s --import-llvm 2>&1
// RUN: not terrace translate %s --mlir-to-cpp 2>&1
// RUN: terrace opt %s --cse --mlir-print-ir-after=sccp

func.func @f() {
  return
}
