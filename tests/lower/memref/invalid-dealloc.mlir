// RUN: not terrace opt %s --finalize-memref-to-llvm 2>&1

// The deallocation function takes a pointer of the default address space.
func.func @space(%m: memref<4xf32, 1>) {
  memref.dealloc %m : memref<4xf32, 1>
  return
}
