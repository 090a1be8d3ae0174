// RUN: terrace opt %s --affine-fold-memref-alias-ops --split-input-file --allow-unregistered-dialect

// DIFFERS: upstream makes invalid subscripts of extents that are loaded from a memref's descriptor.

func.func @dynamic_extents(%B: memref<?x4x?xf32>, %f: f32) {
  %d = memref.collapse_shape %B [[0, 1, 2]] : memref<?x4x?xf32> into memref<?xf32>
  affine.for %i = 0 to 12 {
    affine.store %f, %d[%i] : memref<?xf32>
  }
  return
}
