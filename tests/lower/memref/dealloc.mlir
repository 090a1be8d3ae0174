// RUN: terrace opt %s --finalize-memref-to-llvm
// RUN: terrace opt %s --convert-to-llvm
// RUN: terrace opt %s --finalize-memref-to-llvm=use-generic-functions

func.func @ranked(%m: memref<?x4xf32>) {
  memref.dealloc %m : memref<?x4xf32>
  return
}
