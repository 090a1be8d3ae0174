// RUN: terrace opt %s --convert-arith-to-llvm --allow-unregistered-dialect --split-input-file

// Every folder of memref, in a pass that converts nothing of it.

func.func @assume(%m: memref<4xf32>) {
  %c = memref.cast %m : memref<4xf32> to memref<?xf32>
  %0 = memref.assume_alignment %c, 8 : memref<?xf32>
  %1 = memref.assume_alignment %m, 8 : memref<4xf32>
  "test.use"(%0, %1) : (memref<?xf32>, memref<4xf32>) -> ()
  return
}
// -----
func.func @atomic(%m: memref<4xf32>, %i: index, %f: f32) {
  %c = memref.cast %m : memref<4xf32> to memref<?xf32>
  %0 = memref.atomic_rmw addf %f, %c[%i] : (f32, memref<?xf32>) -> f32
  memref.prefetch %c[%i], read, locality<0>, data : memref<?xf32>
  %17 = memref.generic_atomic_rmw %c[%i] : memref<?xf32> {
  ^bb0(%current: f32):
    memref.atomic_yield %current : f32
  }
  "test.use"(%0) : (f32) -> ()
  return
}
// -----
func.func @copy(%m: memref<4xf32>, %i: index, %f: f32, %mm: memref<?xf32, strided<[1]>>) {
  %c = memref.cast %m : memref<4xf32> to memref<?xf32>
  %d = memref.cast %m : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
  memref.copy %c, %m : memref<?xf32> to memref<4xf32>
  memref.copy %m, %c : memref<4xf32> to memref<?xf32>
  memref.copy %d, %d : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32, strided<[?], offset: ?>>
  return
}
// -----
func.func @rank(%m: memref<4xf32>, %u: memref<*xf32>) {
  %c = memref.cast %m : memref<4xf32> to memref<*xf32>
  %0 = memref.rank %c : memref<*xf32>
  %1 = memref.rank %m : memref<4xf32>
  %2 = memref.rank %u : memref<*xf32>
  "test.use"(%0, %1, %2) : (index, index, index) -> ()
  return
}
// -----
func.func @misc(%m: memref<4xf32>, %u: memref<*xf32>, %t: memref<4xi32>, %i: index) {
  %c = memref.cast %m : memref<4xf32> to memref<?xf32>
  %d = memref.cast %t : memref<4xi32> to memref<?xi32>
  %0 = memref.extract_aligned_pointer_as_index %c : memref<?xf32> -> index
  %b, %o, %s, %st = memref.extract_strided_metadata %c : memref<?xf32> -> memref<f32>, index, index, index
  %b2, %o2, %s2, %st2 = memref.extract_strided_metadata %m : memref<4xf32> -> memref<f32>, index, index, index
  memref.dma_start %c[%i], %m[%i], %i, %d[%i] : memref<?xf32>, memref<4xf32>, memref<?xi32>
  memref.dma_wait %d[%i], %i : memref<?xi32>
  %r = memref.realloc %c(%i) : memref<?xf32> to memref<?xf32>
  %9 = memref.reshape %u(%d) : (memref<*xf32>, memref<?xi32>) -> memref<*xf32>
  "test.use"(%0, %b, %o, %s, %st, %b2, %o2, %s2, %st2, %r, %9) : (index, memref<f32>, index, index, index, memref<f32>, index, index, index, memref<?xf32>, memref<*xf32>) -> ()
  return
}
// -----
func.func @views(%m: memref<4x8xf32>, %i: index, %b: memref<64xi8>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c = memref.cast %m : memref<4x8xf32> to memref<?x?xf32>
  %1 = memref.transpose %c (a, b) -> (b, a) : memref<?x?xf32> to memref<?x?xf32, strided<[1, ?]>>
  %2 = memref.transpose %m (a, b) -> (a, b) : memref<4x8xf32> to memref<4x8xf32, strided<[8,1]>>
  %21 = memref.transpose %2 (a, b) -> (a, b) : memref<4x8xf32, strided<[8,1]>> to memref<4x8xf32, strided<[8,1]>>
  %3 = memref.view %b[%c0][] : memref<64xi8> to memref<64xi8>
  %bb = memref.cast %b : memref<64xi8> to memref<?xi8>
  %4 = memref.view %bb[%c4][%c4] : memref<?xi8> to memref<?xf32>
  %5 = memref.memory_space_cast %m : memref<4x8xf32> to memref<4x8xf32, 1>
  %6 = memref.memory_space_cast %5 : memref<4x8xf32, 1> to memref<4x8xf32, 2>
  %7 = memref.memory_space_cast %6 : memref<4x8xf32, 2> to memref<4x8xf32>
  %8 = memref.memory_space_cast %m : memref<4x8xf32> to memref<4x8xf32>
  "test.use"(%1, %2, %3, %4, %6, %7, %8) : (memref<?x?xf32, strided<[1, ?]>>, memref<4x8xf32, strided<[8, 1]>>, memref<64xi8>, memref<?xf32>, memref<4x8xf32, 2>, memref<4x8xf32>, memref<4x8xf32>) -> ()
  %90 = memref.dim %4, %c0 : memref<?xf32>
  %91 = memref.dim %1, %c0 : memref<?x?xf32, strided<[1, ?]>>
  "test.use"(%21, %90, %91) : (memref<4x8xf32, strided<[8,1]>>, index, index) -> ()
  return
}
// -----
func.func @reint(%m: memref<4x8xf32>, %i: index, %b: memref<64xi8>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c = memref.cast %m : memref<4x8xf32> to memref<?x?xf32>
  %1 = memref.reinterpret_cast %c to offset: [0], sizes: [%c4], strides: [%c1] : memref<?x?xf32> to memref<?xf32, strided<[?]>>
  %2 = memref.reinterpret_cast %1 to offset: [0], sizes: [%i], strides: [1] : memref<?xf32, strided<[?]>> to memref<?xf32>
  %3 = memref.reinterpret_cast %2 to offset: [0], sizes: [%i], strides: [1] : memref<?xf32> to memref<?xf32>
  %4 = memref.reinterpret_cast %m to offset: [0], sizes: [4, 8], strides: [8, 1] : memref<4x8xf32> to memref<4x8xf32>
  %5 = memref.subview %m[0, 0] [4, 2] [1, 1] : memref<4x8xf32> to memref<4x2xf32, strided<[8,1]>>
  %6 = memref.reinterpret_cast %5 to offset: [0], sizes: [4, 8], strides: [8, 1] : memref<4x2xf32, strided<[8,1]>> to memref<4x8xf32>
  %51 = memref.subview %m[0, 1] [4, 2] [1, 1] : memref<4x8xf32> to memref<4x2xf32, strided<[8,1], offset: 1>>
  %61 = memref.reinterpret_cast %51 to offset: [0], sizes: [4, 8], strides: [8, 1] : memref<4x2xf32, strided<[8,1], offset: 1>> to memref<4x8xf32>
  %7 = memref.dim %1, %c0 : memref<?xf32, strided<[?]>>
  "test.use"(%1, %2, %3, %4, %6, %61, %7) : (memref<?xf32, strided<[?]>>, memref<?xf32>, memref<?xf32>, memref<4x8xf32>, memref<4x8xf32>, memref<4x8xf32>, index) -> ()
  return
}
// -----
func.func @subview(%m: memref<4x8xf32>, %i: index, %b: memref<64xi8>, %d: memref<?x?xf32>, %e: memref<4x8xf32, strided<[8, 1], offset: ?>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c = memref.cast %m : memref<4x8xf32> to memref<?x?xf32>
  %1 = memref.subview %c[0, 0] [4, 8] [1, 1] : memref<?x?xf32> to memref<4x8xf32, strided<[?, 1]>>
  %2 = memref.subview %m[0, 0] [4, 8] [1, 1] : memref<4x8xf32> to memref<4x8xf32, strided<[8, 1]>>
  %20 = memref.subview %e[0, 0] [4, 8] [1, 1] : memref<4x8xf32, strided<[8,1], offset: ?>> to memref<4x8xf32, strided<[8, 1], offset: ?>>
  %21 = memref.subview %m[0, 0] [%c4, 8] [1, 1] : memref<4x8xf32> to memref<?x8xf32, strided<[8, 1]>>
  %3 = memref.subview %d[%i, 0] [1, %i] [1, %i] : memref<?x?xf32> to memref<?xf32, strided<[?], offset: ?>>
  %4 = memref.dim %3, %c0 : memref<?xf32, strided<[?], offset: ?>>
  %5 = memref.subview %d[%i, 0] [1, %i] [1, %i] : memref<?x?xf32> to memref<1x?xf32, strided<[?, ?], offset: ?>>
  %6 = memref.dim %5, %c1 : memref<1x?xf32, strided<[?, ?], offset: ?>>
  %7 = memref.subview %5[0, 0] [1, %6] [1, 1] : memref<1x?xf32, strided<[?, ?], offset: ?>> to memref<1x?xf32, strided<[?, ?], offset: ?>>
  %sv = memref.subview %m[0, 0] [4, 2] [1, 1] : memref<4x8xf32> to memref<4x2xf32, strided<[8,1]>>
  %sv2 = memref.subview %sv[0, 0] [4, 2] [1, 1] : memref<4x2xf32, strided<[8,1]>> to memref<4x2xf32, strided<[8,1]>>
  %sv3 = memref.subview %sv[1, 0] [2, 2] [1, 1] : memref<4x2xf32, strided<[8,1]>> to memref<2x2xf32, strided<[8,1], offset: 8>>
  "test.use"(%1, %2, %20, %21, %3, %4, %6, %7, %sv2, %sv3) : (memref<4x8xf32, strided<[?, 1]>>, memref<4x8xf32, strided<[8, 1]>>, memref<4x8xf32, strided<[8, 1], offset: ?>>, memref<?x8xf32, strided<[8, 1]>>, memref<?xf32, strided<[?], offset: ?>>, index, index, memref<1x?xf32, strided<[?, ?], offset: ?>>,memref<4x2xf32, strided<[8,1]>>, memref<2x2xf32, strided<[8,1], offset: 8>>) -> ()
  return
}
// -----
func.func @shapes(%m: memref<4x8xf32>, %i: index, %d: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %1 = memref.collapse_shape %m [[0, 1]] : memref<4x8xf32> into memref<32xf32>
  %2 = memref.expand_shape %1 [[0, 1]] output_shape [4, 8] : memref<32xf32> into memref<4x8xf32>
  %3 = memref.expand_shape %1 [[0, 1]] output_shape [8, 4] : memref<32xf32> into memref<8x4xf32>
  %4 = memref.collapse_shape %3 [[0, 1]] : memref<8x4xf32> into memref<32xf32>
  %5 = memref.collapse_shape %m [[0], [1]] : memref<4x8xf32> into memref<4x8xf32>
  %6 = memref.collapse_shape %d [[0, 1]] : memref<?x?xf32> into memref<?xf32>
  %7 = memref.expand_shape %6 [[0, 1]] output_shape [%i, %i] : memref<?xf32> into memref<?x?xf32>
  %8 = memref.dim %7, %c0 : memref<?x?xf32>
  %c = memref.cast %m : memref<4x8xf32> to memref<?x?xf32>
  %9 = memref.collapse_shape %c [[0, 1]] : memref<?x?xf32> into memref<?xf32>
  %ee = memref.expand_shape %d [[0, 1], [2, 3]] output_shape [%i, 4, %i, 8] : memref<?x?xf32> into memref<?x4x?x8xf32>
  %10 = memref.dim %ee, %c2 : memref<?x4x?x8xf32>
  "test.use"(%1, %2, %3, %4, %5, %7, %8, %9, %10) : (memref<32xf32>, memref<4x8xf32>, memref<8x4xf32>, memref<32xf32>, memref<4x8xf32>, memref<?x?xf32>, index, memref<?xf32>, index) -> ()
  return
}
// -----
memref.global "private" constant @table : memref<2xi32> = dense<2>
memref.global "private" constant @table2 : memref<i32> = dense<3>
memref.global "private" @table3 : memref<i32> = dense<3>
memref.global constant @table4 : memref<2xi32> = dense<2>
memref.global constant @table5 : memref<2xi32> = uninitialized
func.func @load_of_global(%c1: index) {
  %g = memref.get_global @table : memref<2xi32>
  %0 = memref.load %g[%c1] : memref<2xi32>
  %g2 = memref.get_global @table2 : memref<i32>
  %2 = memref.load %g2[] : memref<i32>
  %g3 = memref.get_global @table3 : memref<i32>
  %3 = memref.load %g3[] : memref<i32>
  %g4 = memref.get_global @table4 : memref<2xi32>
  %4 = memref.load %g4[%c1] : memref<2xi32>
  %g5 = memref.get_global @table5 : memref<2xi32>
  %5 = memref.load %g5[%c1] : memref<2xi32>
  "test.use"(%0, %2, %3, %4, %5) : (i32, i32, i32, i32, i32) -> ()
  return
}
// -----
func.func @assume(%m: memref<4xf32>) {
  %1 = memref.assume_alignment %m, 8 : memref<4xf32>
  %2 = memref.assume_alignment %1, 8 : memref<4xf32>
  %3 = memref.assume_alignment %1, 16 : memref<4xf32>
  %4 = memref.assume_alignment %1, 4 : memref<4xf32>
  "test.use"(%1, %2, %3, %4) : (memref<4xf32>, memref<4xf32>,memref<4xf32>,memref<4xf32>) -> ()
  return
}
// -----
func.func @tr(%m: memref<4x8x2xf32>) {
  %2 = memref.transpose %m (a, b, c) -> (b, c, a) : memref<4x8x2xf32> to memref<8x2x4xf32, strided<[2,1,16]>>
  %21 = memref.transpose %2 (a, b,c) -> (b,c, a) : memref<8x2x4xf32, strided<[2,1,16]>> to memref<2x4x8xf32, strided<[1,16,2]>>
  %22 = memref.transpose %2 (a, b,c) -> (c,a,b) : memref<8x2x4xf32, strided<[2,1,16]>> to memref<4x8x2xf32, strided<[16,2,1]>>
  "test.use"(%21, %22) : (memref<2x4x8xf32, strided<[1,16,2]>>, memref<4x8x2xf32, strided<[16,2,1]>>) -> ()
  return
}
// -----
func.func @view(%b: memref<64xi8>, %i: index, %d: memref<?xi8>) {
  %3 = memref.view %b[%i][] : memref<64xi8> to memref<64xi8>
  %4 = memref.view %d[%i][%i] : memref<?xi8> to memref<?xi8>
  "test.use"(%3, %4) : (memref<64xi8>, memref<?xi8>) -> ()
  return
}
// -----
func.func @reint(%m: memref<4x8xf32>, %i: index, %e: memref<4x8xf32, strided<[8, 1], offset: ?>>, %o: memref<4x8xf32, strided<[8, 1], offset: 1>>, %u: memref<*xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %5 = memref.subview %m[%c0, 0] [4, 2] [1, 1] : memref<4x8xf32> to memref<4x2xf32, strided<[8,1], offset: ?>>
  %6 = memref.reinterpret_cast %5 to offset: [0], sizes: [4, 8], strides: [8, 1] : memref<4x2xf32, strided<[8,1], offset: ?>> to memref<4x8xf32>
  %7 = memref.reinterpret_cast %e to offset: [0], sizes: [4, 8], strides: [8, 1] : memref<4x8xf32, strided<[8,1], offset: ?>> to memref<4x8xf32, strided<[8,1], offset: ?>>
  %8 = memref.reinterpret_cast %o to offset: [1], sizes: [4, 8], strides: [8, 1] : memref<4x8xf32, strided<[8,1], offset: 1>> to memref<4x8xf32, strided<[8,1], offset: 1>>
  %9 = memref.reinterpret_cast %m to offset: [%c0], sizes: [4, 8], strides: [8, 1] : memref<4x8xf32> to memref<4x8xf32, strided<[8,1], offset: ?>>
  %10 = memref.reinterpret_cast %e to offset: [%c0], sizes: [4, 8], strides: [8, 1] : memref<4x8xf32, strided<[8,1], offset: ?>> to memref<4x8xf32, strided<[8,1], offset: ?>>
  %uc = memref.cast %u : memref<*xf32> to memref<4x8xf32>
  %11 = memref.reinterpret_cast %uc to offset: [0], sizes: [4, 8], strides: [8, 1] : memref<4x8xf32> to memref<4x8xf32>
  "test.use"(%6, %7, %8, %9, %10, %11) : (memref<4x8xf32>, memref<4x8xf32, strided<[8, 1], offset: ?>>, memref<4x8xf32, strided<[8, 1], offset: 1>>, memref<4x8xf32, strided<[8, 1], offset: ?>>, memref<4x8xf32, strided<[8, 1], offset: ?>>, memref<4x8xf32>) -> ()
  return
}
// -----
func.func @subview(%m: memref<4x8xf32>, %i: index, %e: memref<4x8xf32, strided<[8, 1], offset: 0>>, %d: memref<?x?xf32, strided<[?, ?], offset: ?>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %20 = memref.subview %e[0, 0] [4, 8] [1, 1] : memref<4x8xf32, strided<[8,1]>> to memref<4x8xf32, strided<[8, 1]>>
  %5 = memref.subview %d[%i, 0] [%i, %i] [1, %i] : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %7 = memref.subview %5[0, 0] [%i, %i] [1, 1] : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %8 = memref.subview %5[%c0, 0] [%i, %i] [1, %c1] : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %9 = memref.subview %m[%c0, 0] [1, %i] [1, 1] : memref<4x8xf32> to memref<?xf32, strided<[1], offset: ?>>
  %10 = memref.dim %9, %c0 : memref<?xf32, strided<[1], offset: ?>>
  "test.use"(%20, %7, %8, %10) : (memref<4x8xf32, strided<[8, 1]>>, memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?x?xf32, strided<[?, ?], offset: ?>>, index) -> ()
  return
}
// -----
func.func @shapes(%m: memref<4x8xf32>, %i: index, %d: memref<?x?xf32>, %e: memref<?x4x?x8xf32>) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %ee = memref.expand_shape %d [[0, 1], [2, 3]] output_shape [%i, 4, %i, 8] : memref<?x?xf32> into memref<?x4x?x8xf32>
  %1 = memref.collapse_shape %ee [[0, 1], [2, 3]] : memref<?x4x?x8xf32> into memref<?x?xf32>
  %2 = memref.collapse_shape %e [[0, 1], [2, 3]] : memref<?x4x?x8xf32> into memref<?x?xf32>
  %3 = memref.expand_shape %2 [[0, 1], [2, 3]] output_shape [%i, 4, %i, 8] : memref<?x?xf32> into memref<?x4x?x8xf32>
  %33 = memref.expand_shape %d [[0], [1, 2, 3]] output_shape [%i, %i, %i, 8] : memref<?x?xf32> into memref<?x?x?x8xf32>
  %4 = memref.collapse_shape %33 [[0,1], [2, 3]] : memref<?x?x?x8xf32> into memref<?x?xf32>
  %5 = memref.collapse_shape %33 [[0],[1, 2, 3]] : memref<?x?x?x8xf32> into memref<?x?xf32>
  "test.use"(%1, %3, %4, %5) : (memref<?x?xf32>, memref<?x4x?x8xf32>, memref<?x?xf32>, memref<?x?xf32>) -> ()
  return
}
// -----
func.func @esm(%m: memref<4x8xf32, strided<[?, 1], offset: 3>>, %i: index, %d: memref<?x?xf32>, %e: memref<?x4x?x8xf32>) {
  %b, %o, %s:2, %st:2 = memref.extract_strided_metadata %m : memref<4x8xf32, strided<[?, 1], offset: 3>> -> memref<f32>, index, index, index, index, index
  "test.use"(%b, %o, %s#0) : (memref<f32>, index, index) -> ()
  return
}
// -----
func.func @casts(%u: memref<*xf32>, %v: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %1 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %2 = memref.cast %1 : memref<?xf32> to memref<4xf32>
  %3 = memref.cast %v : memref<?xf32> to memref<*xf32>
  %4 = memref.cast %3 : memref<*xf32> to memref<?xf32>
  %5 = memref.cast %3 : memref<*xf32> to memref<4xf32>
  memref.dealloc %3 : memref<*xf32>
  memref.copy %3, %u : memref<*xf32> to memref<*xf32>
  %7 = memref.dim %3, %c0 : memref<*xf32>
  %c = memref.cast %4 : memref<?xf32> to memref<4xf32>
  %9 = memref.alloc() : memref<memref<4xf32>>
  memref.store %c, %9[] : memref<memref<4xf32>>
  "test.use"(%2, %4, %5, %7) : (memref<4xf32>, memref<?xf32>, memref<4xf32>, index) -> ()
  return
}
// -----
func.func @copy(%v: memref<?xf32>, %u: memref<*xf32>, %m: memref<4xf32>, %s: memref<?xf32, strided<[?], offset: ?>>) {
  %3 = memref.cast %v : memref<?xf32> to memref<*xf32>
  memref.copy %3, %u : memref<*xf32> to memref<*xf32>
  memref.copy %u, %3 : memref<*xf32> to memref<*xf32>
  memref.copy %3, %v : memref<*xf32> to memref<?xf32>
  memref.copy %v, %3 : memref<?xf32> to memref<*xf32>
  memref.copy %3, %3 : memref<*xf32> to memref<*xf32>
  %4 = memref.cast %u : memref<*xf32> to memref<?xf32>
  memref.copy %4, %v : memref<?xf32> to memref<?xf32>
  memref.copy %v, %4 : memref<?xf32> to memref<?xf32>
  %5 = memref.cast %m : memref<4xf32> to memref<?xf32>
  memref.copy %5, %u : memref<?xf32> to memref<*xf32>
  memref.copy %5, %v : memref<?xf32> to memref<?xf32>
  %6 = memref.cast %v : memref<?xf32> to memref<5xf32>
  %7 = memref.cast %m : memref<4xf32> to memref<*xf32>
  %8 = memref.alloc() : memref<5xf32>
  %9 = memref.cast %8 : memref<5xf32> to memref<*xf32>
  memref.dealloc %9 : memref<*xf32>
  "t.x"(%7) : (memref<*xf32>) -> ()
  return
}
