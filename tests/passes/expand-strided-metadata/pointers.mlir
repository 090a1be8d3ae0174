// RUN: terrace opt %s --expand-strided-metadata

// The pointers of slices and reinterpreted memory are those of the sources; other views keep their own.

func.func @a(%m: memref<?x4xindex>) -> index {
  %0 = memref.assume_alignment %m, 8 : memref<?x4xindex>
  %1 = memref.extract_aligned_pointer_as_index %0 : memref<?x4xindex> -> index
  return %1 : index
}
func.func @b(%m: memref<?x4xindex>) -> (index, index) {
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %m : memref<?x4xindex> -> memref<index>, index, index, index, index, index
  %1 = memref.extract_aligned_pointer_as_index %base : memref<index> -> index
  return %1, %offset : index, index
}
func.func @c(%m: memref<4x8xi32>) -> (index, index) {
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %m : memref<4x8xi32> -> memref<i32>, index, index, index, index, index
  %1 = memref.extract_aligned_pointer_as_index %base : memref<i32> -> index
  return %1, %offset : index, index
}
func.func @d(%m: memref<4x8xi32>, %o: index) -> (index, index, index) {
  %w = memref.alloc() : memref<128xi8>
  %a = memref.view %w[%o][] : memref<128xi8> to memref<4x8xi32>
  %b = memref.cast %m : memref<4x8xi32> to memref<?x8xi32>
  %c = memref.memory_space_cast %m : memref<4x8xi32> to memref<4x8xi32, 1>
  %1 = memref.extract_aligned_pointer_as_index %a : memref<4x8xi32> -> index
  %2 = memref.extract_aligned_pointer_as_index %b : memref<?x8xi32> -> index
  %3 = memref.extract_aligned_pointer_as_index %c : memref<4x8xi32, 1> -> index
  return %1, %2, %3 : index, index, index
}
func.func @e(%m: memref<4x8xi32>, %o: index) -> (index, index, index) {
  %a = memref.transpose %m (i, j) -> (j, i) : memref<4x8xi32> to memref<8x4xi32, strided<[1, 8]>>
  %b = memref.reinterpret_cast %m to offset: [0], sizes: [4, 8], strides: [8, 1] : memref<4x8xi32> to memref<4x8xi32>
  %c = memref.subview %m[1, 1] [2, 2] [1, 1] : memref<4x8xi32> to memref<2x2xi32, strided<[8, 1], offset: 9>>
  %1 = memref.extract_aligned_pointer_as_index %a : memref<8x4xi32, strided<[1, 8]>> -> index
  %2 = memref.extract_aligned_pointer_as_index %b : memref<4x8xi32> -> index
  %3 = memref.extract_aligned_pointer_as_index %c : memref<2x2xi32, strided<[8, 1], offset: 9>> -> index
  return %1, %2, %3 : index, index, index
}
func.func @views(%m: memref<4x8xi32>, %o: index, %s: memref<2xindex>) -> (index, index, index, index, index, index, index) {
  %a = memref.transpose %m (i, j) -> (j, i) : memref<4x8xi32> to memref<8x4xi32, strided<[1, 8]>>
  %b = memref.reinterpret_cast %m to offset: [0], sizes: [4, 8], strides: [8, 1] : memref<4x8xi32> to memref<4x8xi32>
  %c = memref.subview %m[1, 1] [2, 2] [1, 1] : memref<4x8xi32> to memref<2x2xi32, strided<[8, 1], offset: 9>>
  %d = memref.reshape %m(%s) : (memref<4x8xi32>, memref<2xindex>) -> memref<8x4xi32>
  %e = memref.collapse_shape %m [[0, 1]] : memref<4x8xi32> into memref<32xi32>
  %f = memref.expand_shape %m [[0], [1, 2]] output_shape [4, 2, 4] : memref<4x8xi32> into memref<4x2x4xi32>
  %u = memref.cast %m : memref<4x8xi32> to memref<*xi32>
  %1 = memref.extract_aligned_pointer_as_index %a : memref<8x4xi32, strided<[1, 8]>> -> index
  %2 = memref.extract_aligned_pointer_as_index %b : memref<4x8xi32> -> index
  %3 = memref.extract_aligned_pointer_as_index %c : memref<2x2xi32, strided<[8, 1], offset: 9>> -> index
  %4 = memref.extract_aligned_pointer_as_index %d : memref<8x4xi32> -> index
  %5 = memref.extract_aligned_pointer_as_index %e : memref<32xi32> -> index
  %6 = memref.extract_aligned_pointer_as_index %f : memref<4x2x4xi32> -> index
  %7 = memref.extract_aligned_pointer_as_index %u : memref<*xi32> -> index
  return %1, %2, %3, %4, %5, %6, %7 : index, index, index, index, index, index, index
}
