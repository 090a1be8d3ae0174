// RUN: terrace opt %s --finalize-memref-to-llvm
// RUN: terrace opt %s --convert-to-llvm

func.func @scope(%n: index) {
  memref.alloca_scope {
    %0 = memref.alloca(%n) : memref<?xi8>
    memref.alloca_scope.return
  }
  return
}
