// RUN: terrace opt %s --expand-strided-metadata
// RUN: terrace opt %s --fold-memref-alias-ops
// RUN: terrace opt %s --expand-realloc --expand-strided-metadata --lower-affine

func.func @reinterpret_of_subview(%m: memref<64xf32>, %i: index) -> (memref<f32>, index) {
  %0 = memref.subview %m[8] [16] [1] : memref<64xf32> to memref<16xf32, strided<[1], offset: 8>>
  %1 = memref.reinterpret_cast %0 to offset: [2], sizes: [4], strides: [1] : memref<16xf32, strided<[1], offset: 8>> to memref<4xf32, strided<[1], offset: 2>>
  %b, %o, %s, %t = memref.extract_strided_metadata %1 : memref<4xf32, strided<[1], offset: 2>> -> memref<f32>, index, index, index
  return %b, %o : memref<f32>, index
}
func.func @stride_zero(%m: memref<?xf32>) -> memref<?xf32, strided<[?], offset: ?>> {
  %c0 = arith.constant 0 : index
  %0 = memref.subview %m[%c0] [%c0] [%c0] : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
  return %0 : memref<?xf32, strided<[?], offset: ?>>
}
func.func @dim_of_reduced(%m: memref<?x?x4xf32>, %a: index, %b: index) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = memref.subview %m[0, 0, 0] [1, %a, 4] [1, 1, 1] : memref<?x?x4xf32> to memref<?x4xf32, strided<[4, 1]>>
  %1 = memref.dim %0, %c0 : memref<?x4xf32, strided<[4, 1]>>
  %2 = memref.dim %0, %c1 : memref<?x4xf32, strided<[4, 1]>>
  return %1, %2 : index, index
}
func.func @realloc_in_scope(%m: memref<?xi32>, %n: index) {
  memref.alloca_scope {
    %0 = memref.realloc %m(%n) : memref<?xi32> to memref<?xi32>
    memref.dealloc %0 : memref<?xi32>
    memref.alloca_scope.return
  }
  return
}
func.func @zero_extents(%m: memref<0xf32>) -> memref<0x4xf32> {
  %0 = memref.expand_shape %m [[0, 1]] output_shape [0, 4] : memref<0xf32> into memref<0x4xf32>
  return %0 : memref<0x4xf32>
}
func.func @collapse_dyn_ones(%m: memref<1x1x4xf32, strided<[?, ?, 1]>>) -> memref<1x4xf32, strided<[?, 1]>> {
  %0 = memref.collapse_shape %m [[0, 1], [2]] : memref<1x1x4xf32, strided<[?, ?, 1]>> into memref<1x4xf32, strided<[?, 1]>>
  return %0 : memref<1x4xf32, strided<[?, 1]>>
}
func.func @view_pointer(%m: memref<64xi8>, %s: index) -> index {
  %v = memref.view %m[%s][] : memref<64xi8> to memref<4xf32>
  %p = memref.extract_aligned_pointer_as_index %v : memref<4xf32> -> index
  return %p : index
}
func.func @unranked_pointer(%m: memref<*xf32>) -> index {
  %v = memref.cast %m : memref<*xf32> to memref<4xf32>
  %p = memref.extract_aligned_pointer_as_index %v : memref<4xf32> -> index
  return %p : index
}
