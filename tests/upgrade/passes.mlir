// DIFFERS: upstream does not say what takes the place of a pass
// RUN: terrace upgrade %s -o /dev/null 2>&1
// RUN: not terrace opt %s --func-bufferize --linalg-bufferize 2>&1
// RUN: not terrace opt %s --pass-pipeline='builtin.module(func.func(tensor-bufferize))' --hints 2>&1

// Passes of earlier years: on command lines in comments, on the command line, in a pipeline.

// mlir-opt old.mlir -func-bufferize --buffer-deallocation | mlir-opt \
//   -pass-pipeline="builtin.module(func.func(tensor-bufferize, finalizing-bufferize))" \
//   --convert-linalg-to-llvm --func-bufferize
// Prose may name func-bufferize and linalg-bufferize.
func.func @f() {
  return
}
