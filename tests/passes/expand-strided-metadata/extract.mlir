// RUN: terrace opt %s --expand-strided-metadata
// RUN: terrace opt %s --expand-strided-metadata --mlir-print-debuginfo --mlir-print-local-scope

memref.global "private" constant @g : memref<2x3xf32> = dense<1.0>

func.func @argument(%m: memref<4x?xf32, strided<[?, 1], offset: 3>>) -> (memref<f32>, index, index, index, index, index) {
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<4x?xf32, strided<[?, 1], offset: 3>> -> memref<f32>, index, index, index, index, index
  return %b, %o, %s#0, %s#1, %t#0, %t#1 : memref<f32>, index, index, index, index, index
}
func.func @alloc(%a: index, %b: index, %c: index) -> (memref<f32>, index, index, index, index, index, index, index) {
  %m = memref.alloc(%a, %b, %c) : memref<?x?x?xf32>
  %base, %o, %s:3, %t:3 = memref.extract_strided_metadata %m : memref<?x?x?xf32> -> memref<f32>, index, index, index, index, index, index, index
  return %base, %o, %s#0, %s#1, %s#2, %t#0, %t#1, %t#2 : memref<f32>, index, index, index, index, index, index, index
}
func.func @alloca(%a: index) -> (memref<f32, 3>, index, index, index, index, index, index, index) {
  %m = memref.alloca(%a) : memref<4x?x3xf32, 3>
  %base, %o, %s:3, %t:3 = memref.extract_strided_metadata %m : memref<4x?x3xf32, 3> -> memref<f32, 3>, index, index, index, index, index, index, index
  return %base, %o, %s#0, %s#1, %s#2, %t#0, %t#1, %t#2 : memref<f32, 3>, index, index, index, index, index, index, index
}
func.func @alloc_no_base(%a: index) -> index {
  %m = memref.alloc(%a) : memref<?xf32>
  %base, %o, %s, %t = memref.extract_strided_metadata %m : memref<?xf32> -> memref<f32>, index, index, index
  return %s : index
}
func.func @alloc_rank_0() -> memref<f32> {
  %m = memref.alloc() : memref<f32>
  %base, %o = memref.extract_strided_metadata %m : memref<f32> -> memref<f32>, index
  return %base : memref<f32>
}
func.func @get_global() -> (memref<f32>, index, index, index, index, index) {
  %m = memref.get_global @g : memref<2x3xf32>
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<2x3xf32> -> memref<f32>, index, index, index, index, index
  return %b, %o, %s#0, %s#1, %t#0, %t#1 : memref<f32>, index, index, index, index, index
}
func.func @subview(%m: memref<?x?xf32>, %a: index, %b: index) -> (memref<f32>, index, index, index) {
  %v = memref.subview %m[%a, %b] [1, %a] [%b, %a] : memref<?x?xf32> to memref<?xf32, strided<[?], offset: ?>>
  %base, %o, %s, %t = memref.extract_strided_metadata %v : memref<?xf32, strided<[?], offset: ?>> -> memref<f32>, index, index, index
  return %base, %o, %s, %t : memref<f32>, index, index, index
}
func.func @expand(%m: memref<?xf32>, %a: index) -> (memref<f32>, index, index, index, index, index) {
  %v = memref.expand_shape %m [[0, 1]] output_shape [%a, 4] : memref<?xf32> into memref<?x4xf32>
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %v : memref<?x4xf32> -> memref<f32>, index, index, index, index, index
  return %b, %o, %s#0, %s#1, %t#0, %t#1 : memref<f32>, index, index, index, index, index
}
func.func @collapse(%m: memref<?x4xf32>) -> (memref<f32>, index, index, index) {
  %v = memref.collapse_shape %m [[0, 1]] : memref<?x4xf32> into memref<?xf32>
  %base, %o, %s, %t = memref.extract_strided_metadata %v : memref<?xf32> -> memref<f32>, index, index, index
  return %base, %o, %s, %t : memref<f32>, index, index, index
}
func.func @reinterpret(%m: memref<?x?xi32>, %o: index, %s: index, %t: index) -> (memref<i32>, index, index, index, index, index) {
  %c = memref.reinterpret_cast %m to offset: [%o], sizes: [4, %s], strides: [%t, 1] : memref<?x?xi32> to memref<4x?xi32, strided<[?, 1], offset: ?>>
  %b, %o2, %s2:2, %t2:2 = memref.extract_strided_metadata %c : memref<4x?xi32, strided<[?, 1], offset: ?>> -> memref<i32>, index, index, index, index, index
  return %b, %o2, %s2#0, %s2#1, %t2#0, %t2#1 : memref<i32>, index, index, index, index, index
}
func.func @reinterpret_unranked(%m: memref<*xi32>, %o: index) -> (memref<i32>, index, index, index) {
  %c = memref.reinterpret_cast %m to offset: [%o], sizes: [4], strides: [1] : memref<*xi32> to memref<4xi32, strided<[1], offset: ?>>
  %b, %o2, %s2, %t2 = memref.extract_strided_metadata %c : memref<4xi32, strided<[1], offset: ?>> -> memref<i32>, index, index, index
  return %b, %o2, %s2, %t2 : memref<i32>, index, index, index
}
func.func @cast(%m: memref<3x?xi32, strided<[4, ?], offset: ?>>) -> (memref<i32>, index, index, index, index, index) {
  %c = memref.cast %m : memref<3x?xi32, strided<[4, ?], offset: ?>> to memref<?x?xi32, strided<[?, ?], offset: ?>>
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %c : memref<?x?xi32, strided<[?, ?], offset: ?>> -> memref<i32>, index, index, index, index, index
  return %b, %o, %s#0, %s#1, %t#0, %t#1 : memref<i32>, index, index, index, index, index
}
func.func @space(%m: memref<?xi32>) -> (memref<i32, 1>, index, index, index) {
  %c = memref.memory_space_cast %m : memref<?xi32> to memref<?xi32, 1>
  %b, %o, %s, %t = memref.extract_strided_metadata %c : memref<?xi32, 1> -> memref<i32, 1>, index, index, index
  return %b, %o, %s, %t : memref<i32, 1>, index, index, index
}
func.func @space_no_base(%m: memref<?xi32>) -> index {
  %c = memref.memory_space_cast %m : memref<?xi32> to memref<?xi32, 1>
  %b, %o, %s, %t = memref.extract_strided_metadata %c : memref<?xi32, 1> -> memref<i32, 1>, index, index, index
  return %s : index
}
func.func @assume(%m: memref<?xi32>) -> (memref<i32>, index, index, index) {
  %c = memref.assume_alignment %m, 16 : memref<?xi32>
  %b, %o, %s, %t = memref.extract_strided_metadata %c : memref<?xi32> -> memref<i32>, index, index, index
  return %b, %o, %s, %t : memref<i32>, index, index, index
}
func.func @twice(%m: memref<?xi32>) -> (memref<i32>, index) {
  %b, %o, %s, %t = memref.extract_strided_metadata %m : memref<?xi32> -> memref<i32>, index, index, index
  %b2, %o2 = memref.extract_strided_metadata %b : memref<i32> -> memref<i32>, index
  return %b2, %o2 : memref<i32>, index
}
func.func @pointer(%m: memref<?xi32>, %a: index) -> index {
  %v = memref.subview %m[%a] [%a] [1] : memref<?xi32> to memref<?xi32, strided<[1], offset: ?>>
  %p = memref.extract_aligned_pointer_as_index %v : memref<?xi32, strided<[1], offset: ?>> -> index
  return %p : index
}
