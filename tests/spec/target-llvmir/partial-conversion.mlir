// One dialect at a time leaves casts between converted and unconverted operations; the last pass drops them.
// RUN: terrace opt %s --finalize-memref-to-llvm
// RUN: terrace opt %s --finalize-memref-to-llvm --convert-func-to-llvm
// RUN: terrace opt %s --finalize-memref-to-llvm --convert-func-to-llvm --reconcile-unrealized-casts
// RUN: terrace compile %s

func.func @first(%buffer: memref<?xf64>, %at: index) -> f64 {
  %value = memref.load %buffer[%at] : memref<?xf64>
  return %value : f64
}
