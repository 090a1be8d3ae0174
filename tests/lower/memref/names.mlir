// RUN: terrace opt %s --finalize-memref-to-llvm

// Existing declarations are used; the new ones go to the front of the module that holds the function.
module {
  llvm.func @malloc(i64) -> !llvm.ptr
  func.func @alloc() {
    %0 = memref.alloc() : memref<4xf32>
    memref.dealloc %0 : memref<4xf32>
    return
  }
  module {
    func.func @alloc() {
      %0 = memref.alloc() : memref<4xf32>
      memref.dealloc %0 : memref<4xf32>
      return
    }
  }
}
