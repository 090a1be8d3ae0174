// RUN: terrace opt %s --finalize-memref-to-llvm

// Allocations need the identity layout.
func.func @strided(%n: index) {
  %0 = memref.alloc() : memref<4x4xf32, strided<[8, 1]>>
  %1 = memref.alloca() : memref<4x4xf32, strided<[8, 1]>>
  %2 = memref.alloc() : memref<4x4xf32, strided<[4, 1]>>
  return
}
