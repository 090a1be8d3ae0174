// RUN: terrace opt %s --expand-strided-metadata

func.func @pointer(%m: memref<*xi8>, %n: memref<*xi8, 3>) -> (index, index) {
  %r = memref.reinterpret_cast %m to offset: [0], sizes: [], strides: [] : memref<*xi8> to memref<i8>
  %p = memref.extract_aligned_pointer_as_index %r : memref<i8> -> index
  %s = memref.reinterpret_cast %n to offset: [2], sizes: [4], strides: [3] : memref<*xi8, 3> to memref<4xi8, strided<[3], offset: 2>, 3>
  %q = memref.extract_aligned_pointer_as_index %s : memref<4xi8, strided<[3], offset: 2>, 3> -> index
  return %p, %q : index, index
}
