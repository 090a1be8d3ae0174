// DIFFERS: upstream has these passes and options
// RUN: not terrace opt %s --sparse-gpu-codegen 2>&1
// RUN: not terrace opt %s --sparse-vectorization --cse --sparsification=x=1 2>&1
// RUN: not terrace opt %s --pass-pipeline='builtin.module(sparse-gpu-codegen)' 2>&1
// RUN: not terrace opt %s --pass-pipeline='builtin.module(func.func(cse,sparse-vectorization),cse)' 2>&1
// RUN: not terrace opt %s --log-actions-to=x 2>&1
// RUN: not terrace opt %s --irdl-file %s 2>&1
// RUN: not terrace opt %s --test-scf-pipelining --sparsifier 2>&1
// RUN: not terrace translate %s --import-wasm 2>&1
// RUN: not terrace translate %s --mlir-to-cpp 2>&1
// RUN: terrace opt %s --cse --mlir-print-ir-after=sparsification

func.func @f() {
  return
}
