// RUN: terrace opt %s --bubble-down-memory-space-casts --allow-unregistered-dialect

func.func @load(%a: memref<?x4xf32, 1>, %i: index, %x: f32) -> f32 {
  %c = memref.memory_space_cast %a : memref<?x4xf32, 1> to memref<?x4xf32>
  %0 = memref.load %c[%i, %i] : memref<?x4xf32>
  memref.store %x, %c[%i, %i] : memref<?x4xf32>
  return %0 : f32
}
func.func @views(%a: memref<?x4xf32, 1>, %i: index, %x: f32) -> (memref<?x2xf32, strided<[4,1], offset: ?>>, memref<?xf32>, memref<?x2x2xf32>, memref<?x?xf32>, memref<?x2xf32, strided<[4,1], offset:?>>) {
  %c = memref.memory_space_cast %a : memref<?x4xf32, 1> to memref<?x4xf32>
  %1 = memref.subview %c[%i, 0] [%i, 2] [1, 1] : memref<?x4xf32> to memref<?x2xf32, strided<[4,1], offset: ?>>
  %2 = memref.collapse_shape %c [[0, 1]] : memref<?x4xf32> into memref<?xf32>
  %3 = memref.expand_shape %c [[0], [1, 2]] output_shape [%i, 2, 2] : memref<?x4xf32> into memref<?x2x2xf32>
  %4 = memref.cast %c : memref<?x4xf32> to memref<?x?xf32>
  %5 = memref.reinterpret_cast %c to offset: [%i], sizes: [%i, 2], strides: [4, 1] : memref<?x4xf32> to memref<?x2xf32, strided<[4,1], offset:?>>
  return %1, %2, %3, %4, %5 : memref<?x2xf32, strided<[4,1], offset: ?>>, memref<?xf32>, memref<?x2x2xf32>, memref<?x?xf32>, memref<?x2xf32, strided<[4,1], offset:?>>
}
func.func @more(%a: memref<?x4xf32, 1>, %b: memref<64xi8, 1>, %i: index, %x: f32, %k: memref<4xi32, 1>, %v: vector<4xf32>) {
  %c = memref.memory_space_cast %a : memref<?x4xf32, 1> to memref<?x4xf32>
  %t = memref.transpose %c (i, j) -> (j, i) : memref<?x4xf32> to memref<4x?xf32, strided<[1, 4]>>
  %d = memref.memory_space_cast %b : memref<64xi8, 1> to memref<64xi8>
  %w = memref.view %d[%i][] : memref<64xi8> to memref<4xf32>
  %e = memref.memory_space_cast %k : memref<4xi32, 1> to memref<4xi32>
  %y = arith.constant 2 : i32
  %6 = memref.atomic_rmw addi %y, %e[%i] : (i32, memref<4xi32>) -> i32
  %7 = memref.generic_atomic_rmw %e[%i] : memref<4xi32> {
  ^bb0(%q: i32):
    memref.atomic_yield %q : i32
  }
  memref.assume_alignment %c, 8 : memref<?x4xf32>
  memref.prefetch %c[%i, %i], read, locality<3>, data : memref<?x4xf32>
  memref.copy %c, %c : memref<?x4xf32> to memref<?x4xf32>
  %8 = memref.dim %c, %i : memref<?x4xf32>
  vector.store %v, %c[%i, %i] : memref<?x4xf32>, vector<4xf32>
  %9 = vector.load %c[%i, %i] : memref<?x4xf32>, vector<4xf32>
  %10 = vector.transfer_read %c[%i, %i], %x : memref<?x4xf32>, vector<4xf32>
  vector.transfer_write %v, %c[%i, %i] : vector<4xf32>, memref<?x4xf32>
  %11 = affine.load %c[%i, 0] : memref<?x4xf32>
  %12 = memref.memory_space_cast %c : memref<?x4xf32> to memref<?x4xf32, 3>
  memref.store %x, %12[%i, %i] : memref<?x4xf32, 3>
  %13 = memref.cast %c : memref<?x4xf32> to memref<*xf32>
  %14 = memref.alloc(%i) : memref<?xf32>
  "test.use"(%t, %w, %6, %7, %8, %9, %10, %11, %13) : (memref<4x?xf32, strided<[1, 4]>>, memref<4xf32>, i32, i32, index, vector<4xf32>, vector<4xf32>, f32, memref<*xf32>) -> ()
  %i1 = arith.constant 1 : index
  %mask = vector.constant_mask [2] : vector<4xi1>
  %15 = vector.maskedload %c[%i, %i], %mask, %v : memref<?x4xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %c[%i, %i], %mask, %v : memref<?x4xf32>, vector<4xi1>, vector<4xf32>
  %iv = arith.constant dense<0> : vector<4xi32>
  %16 = vector.gather %c[%i, %i] [%iv], %mask, %v : memref<?x4xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.scatter %c[%i, %i] [%iv], %mask, %v : memref<?x4xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  %17 = vector.expandload %c[%i, %i], %mask, %v : memref<?x4xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.compressstore %c[%i, %i], %mask, %v : memref<?x4xf32>, vector<4xi1>, vector<4xf32>
  return
}
