// RUN: terrace opt %s --ownership-based-buffer-deallocation

// Who owns a buffer that may be one of two is not known: a copy is returned.
func.func @f(%m: memref<4x1xf32>, %shape: memref<1xindex>) -> memref<4xf32> {
  %a = memref.alloc() : memref<4x1xf32>
  memref.copy %m, %a : memref<4x1xf32> to memref<4x1xf32>
  %r = memref.reshape %a(%shape) : (memref<4x1xf32>, memref<1xindex>) -> memref<4xf32>
  return %r : memref<4xf32>
}
