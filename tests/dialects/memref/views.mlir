// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic

// Casts, views and reshapes.

func.func @cast(%m: memref<?xf32>, %n: memref<4xf32>, %u: memref<*xf32>, %s: memref<4x5xf32, strided<[?, ?], offset: ?>>, %w: memref<*xf32, 2>) {
  %0 = memref.cast %m : memref<?xf32> to memref<4xf32>
  %1 = memref.cast %n : memref<4xf32> to memref<?xf32>
  %2 = memref.cast %n : memref<4xf32> to memref<*xf32>
  %3 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %4 = memref.cast %n : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
  %5 = memref.cast %s : memref<4x5xf32, strided<[?, ?], offset: ?>> to memref<4x5xf32>
  %6 = memref.cast %w {my.tag} : memref<*xf32, 2> to memref<3x?xf32, 2>
  %7 = memref.memory_space_cast %n : memref<4xf32> to memref<4xf32, 1>
  %8 = memref.memory_space_cast %w : memref<*xf32, 2> to memref<*xf32>
  %9 = memref.memory_space_cast %n {my.tag} : memref<4xf32> to memref<4xf32, "shared">
  return
}

func.func @assume(%m: memref<?xf32>, %n: memref<4xi8>, %o: memref<4xi8, 1>) {
  %0 = memref.assume_alignment %m, 16 : memref<?xf32>
  %1 = memref.assume_alignment %0, 1 {my.tag} : memref<?xf32>
  %2, %3 = memref.distinct_objects %n, %m : memref<4xi8>, memref<?xf32>
  %4:3 = memref.distinct_objects %n, %m, %o {my.tag} : memref<4xi8>, memref<?xf32>, memref<4xi8, 1>
  return
}

func.func @subview(%a: memref<64x64xf32>, %b: memref<?x?xf32, strided<[?, ?], offset: ?>>, %c: memref<8x16x4xf32, 2>, %i: index, %n: index, %s: index, %z: memref<f32>) {
  %0 = memref.subview %a[0, 0] [4, 4] [1, 1] : memref<64x64xf32> to memref<4x4xf32, strided<[64, 1]>>
  %1 = memref.subview %a[%i, %i] [4, 4] [1, 1] : memref<64x64xf32> to memref<4x4xf32, strided<[64, 1], offset: ?>>
  %2 = memref.subview %a[%i, 2] [%n, 4] [%s, 1] : memref<64x64xf32> to memref<?x4xf32, strided<[?, 1], offset: ?>>
  %3 = memref.subview %a[3, 0] [1, 64] [1, 1] : memref<64x64xf32> to memref<64xf32, strided<[1], offset: 192>>
  %4 = memref.subview %a[3, 5] [1, 1] [1, 1] : memref<64x64xf32> to memref<f32, strided<[], offset: 197>>
  %5 = memref.subview %b[%i, %i] [%n, %n] [%s, %s] : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %6 = memref.subview %c[0, 2, 0] [8, 4, 4] [1, 2, 1] : memref<8x16x4xf32, 2> to memref<8x4x4xf32, strided<[64, 8, 1], offset: 8>, 2>
  %7 = memref.subview %c[0, 0, 0] [8, 16, 4] [1, 1, 1] {my.tag} : memref<8x16x4xf32, 2> to memref<8x16x4xf32, strided<[64, 4, 1]>, 2>
  %8 = memref.subview %z[] [] [] : memref<f32> to memref<f32, strided<[]>>
  return
}

func.func @view(%m: memref<2048xi8>, %d: memref<?xi8>, %o: index, %n: index) {
  %0 = memref.view %m[%o][] : memref<2048xi8> to memref<64x4xf32>
  %1 = memref.view %m[%o][%n] : memref<2048xi8> to memref<?x4xf32>
  %2 = memref.view %d[%o][%n, %n] {my.tag} : memref<?xi8> to memref<?x?xi16>
  %3 = memref.view %d[%o][] : memref<?xi8> to memref<f32>
  return
}

func.func @reinterpret(%m: memref<?xf32>, %u: memref<*xf32>, %z: memref<f32>, %o: index, %n: index, %s: index) {
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [10], strides: [1] : memref<?xf32> to memref<10xf32, strided<[1]>>
  %1 = memref.reinterpret_cast %m to offset: [%o], sizes: [%n, 4], strides: [%s, 1] : memref<?xf32> to memref<?x4xf32, strided<[?, 1], offset: ?>>
  %2 = memref.reinterpret_cast %u to offset: [%o], sizes: [%n], strides: [%s] : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  %3 = memref.reinterpret_cast %m to offset: [5], sizes: [], strides: [] : memref<?xf32> to memref<f32, strided<[], offset: 5>>
  %4 = memref.reinterpret_cast %z to offset: [0], sizes: [2, 3], strides: [3, 1] {my.tag} : memref<f32> to memref<2x3xf32>
  return
}

func.func @reshape(%m: memref<4x1xf32>, %u: memref<*xf32>, %s1: memref<1xi32>, %s2: memref<2xindex>, %sd: memref<?xi64>) {
  %0 = memref.reshape %m(%s1) : (memref<4x1xf32>, memref<1xi32>) -> memref<4xf32>
  %1 = memref.reshape %m(%s2) : (memref<4x1xf32>, memref<2xindex>) -> memref<2x2xf32>
  %2 = memref.reshape %u(%sd) {my.tag} : (memref<*xf32>, memref<?xi64>) -> memref<*xf32>
  %3 = memref.reshape %u(%s2) : (memref<*xf32>, memref<2xindex>) -> memref<?x?xf32>
  return
}

func.func @shapes(%a: memref<4x5x6xf32>, %d: memref<?x?xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %z: memref<f32>, %o: memref<1x1xf32>, %n: index) {
  %0 = memref.collapse_shape %a [[0, 1], [2]] : memref<4x5x6xf32> into memref<20x6xf32>
  %1 = memref.collapse_shape %a [[0, 1, 2]] : memref<4x5x6xf32> into memref<120xf32>
  %2 = memref.collapse_shape %d [[0, 1]] : memref<?x?xf32> into memref<?xf32>
  %3 = memref.collapse_shape %o [] : memref<1x1xf32> into memref<f32>
  %4 = memref.collapse_shape %a [[0], [1, 2]] {my.tag} : memref<4x5x6xf32> into memref<4x30xf32>
  %5 = memref.expand_shape %0 [[0, 1], [2]] output_shape [4, 5, 6] : memref<20x6xf32> into memref<4x5x6xf32>
  %6 = memref.expand_shape %2 [[0, 1]] output_shape [%n, 4] : memref<?xf32> into memref<?x4xf32>
  %7 = memref.expand_shape %z [] output_shape [1, 1] : memref<f32> into memref<1x1xf32>
  %8 = memref.expand_shape %s [[0], [1, 2]] output_shape [4, 5, 1] {my.tag} : memref<4x5xf32, strided<[10, 1], offset: 3>> into memref<4x5x1xf32, strided<[10, 1, 1], offset: 3>>
  %9 = memref.expand_shape %d [[0, 1], [2]] output_shape [2, %n, %n] : memref<?x?xf32> into memref<2x?x?xf32>
  return
}

func.func @transpose(%a: memref<?x?xf32>, %b: memref<4x5x6xf32>) {
  %0 = memref.transpose %a (i, j) -> (j, i) : memref<?x?xf32> to memref<?x?xf32, strided<[1, ?]>>
  %1 = memref.transpose %b (d0, d1, d2) -> (d2, d0, d1) : memref<4x5x6xf32> to memref<6x4x5xf32, strided<[1, 30, 6]>>
  %2 = memref.transpose %a (i, j) -> (i, j) {my.tag} : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1]>>
  return
}
