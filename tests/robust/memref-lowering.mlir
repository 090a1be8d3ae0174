// RUN: terrace opt %s --lower-to-llvm
// DIFFERS: upstream has no such pass; it crashes on several of these, or leaves them behind

// #55229
func.func @copy_of_rank_zero(%a: memref<f32, strided<[], offset: ?>>, %b: memref<f32>) {
  memref.copy %a, %b : memref<f32, strided<[], offset: ?>> to memref<f32>
  return
}

// #64288
func.func @realloc_in_scope(%n: index) {
  memref.alloca_scope {
    %0 = memref.alloc() : memref<4xf32>
    %1 = memref.realloc %0(%n) : memref<4xf32> to memref<?xf32>
    memref.dealloc %1 : memref<?xf32>
    memref.alloca_scope.return
  }
  return
}

// #186830
func.func @two_dynamic(%m: memref<?xf32>, %a: index, %b: index) -> memref<?x?xf32> {
  %0 = memref.expand_shape %m [[0, 1]] output_shape [%a, %b] : memref<?xf32> into memref<?x?xf32>
  return %0 : memref<?x?xf32>
}

// #193213: the offset of the slice counts, and that of the cast starts at the buffer.
func.func @cast_of_slice(%m: memref<16xf32>) -> memref<4xf32, strided<[1], offset: 2>> {
  %0 = memref.subview %m[8] [4] [1] : memref<16xf32> to memref<4xf32, strided<[1], offset: 8>>
  %1 = memref.reinterpret_cast %0 to offset: [2], sizes: [4], strides: [1] : memref<4xf32, strided<[1], offset: 8>> to memref<4xf32, strided<[1], offset: 2>>
  return %1 : memref<4xf32, strided<[1], offset: 2>>
}

// #73383
func.func @stride_zero(%m: memref<8xf32, strided<[0], offset: 3>>, %i: index) -> f32 {
  %0 = memref.subview %m[%i] [2] [1] : memref<8xf32, strided<[0], offset: 3>> to memref<2xf32, strided<[0], offset: 3>>
  %1 = memref.load %0[%i] : memref<2xf32, strided<[0], offset: 3>>
  return %1 : f32
}

// #111244
func.func @dim_of_rank_reducing(%m: memref<?x?xf32>, %n: index) -> index {
  %c0 = arith.constant 0 : index
  %0 = memref.subview %m[0, 0] [1, %n] [1, 1] : memref<?x?xf32> to memref<?xf32, strided<[1]>>
  %1 = memref.dim %0, %c0 : memref<?xf32, strided<[1]>>
  return %1 : index
}

// #70902
func.func @out_of_bounds() -> i32 {
  %c13 = arith.constant 13 : index
  %0 = memref.alloca() : memref<4xi32>
  %1 = memref.load %0[%c13] : memref<4xi32>
  return %1 : i32
}
