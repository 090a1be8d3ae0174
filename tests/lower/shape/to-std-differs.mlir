// RUN: terrace opt %s --convert-shape-to-std
// DIFFERS: upstream takes extents of memrefs by operations on tensors, and crashes on a body that yields a value from above.

func.func @memref(%m: memref<2x?xf32>, %i: index) -> (tensor<2xindex>, index) {
  %0 = shape.shape_of %m : memref<2x?xf32> -> tensor<2xindex>
  %1 = shape.get_extent %0, %i : tensor<2xindex>, index -> index
  return %0, %1 : tensor<2xindex>, index
}
func.func @from_above(%e: tensor<?xindex>, %i: index) -> index {
  %0 = shape.reduce(%e, %i) : tensor<?xindex> -> index {
  ^bb0(%k: index, %x: index, %y: index):
    shape.yield %i : index
  }
  return %0 : index
}
