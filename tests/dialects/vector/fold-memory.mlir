// RUN: terrace opt %s --allow-unregistered-dialect --math-expand-ops
// ONE-WAY: the text of vector.mask has no location for the operation inside

// Folds of accesses: casts of memrefs, bounds and masks that are known.

#map = affine_map<(d0, d1) -> (0)>
func.func @memory(%m: memref<8x8xf32>, %i: index, %v: vector<4xf32>, %mask: vector<4xi1>, %f: f32, %t: tensor<8xf32>, %iv: vector<4xi32>) -> tensor<?xf32> {
  %c = memref.cast %m : memref<8x8xf32> to memref<?x?xf32>
  %0 = vector.load %c[%i, %i] : memref<?x?xf32>, vector<4xf32>
  vector.store %v, %c[%i, %i] : memref<?x?xf32>, vector<4xf32>
  %1 = vector.maskedload %c[%i, %i], %mask, %v : memref<?x?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %c[%i, %i], %mask, %v : memref<?x?xf32>, vector<4xi1>, vector<4xf32>
  %2 = vector.transfer_read %c[%i, %i], %f : memref<?x?xf32>, vector<4xf32>
  vector.transfer_write %v, %c[%i, %i] : vector<4xf32>, memref<?x?xf32>
  %3 = vector.expandload %c[%i, %i], %mask, %v : memref<?x?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.compressstore %c[%i, %i], %mask, %v : memref<?x?xf32>, vector<4xi1>, vector<4xf32>
  %4 = vector.gather %c[%i, %i] [%iv], %mask, %v : memref<?x?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %5 = vector.transfer_read %m[%c0, %c4], %f : memref<8x8xf32>, vector<4xf32>
  %6 = vector.transfer_read %m[%c0, %c5], %f : memref<8x8xf32>, vector<4xf32>
  %7 = vector.transfer_read %m[%c0, %i], %f {permutation_map = #map} : memref<8x8xf32>, vector<4xf32>
  vector.transfer_write %v, %m[%c0, %c4] : vector<4xf32>, memref<8x8xf32>
  %true = arith.constant dense<true> : vector<4xi1>
  %8 = vector.transfer_read %m[%i, %i], %f, %true : memref<8x8xf32>, vector<4xf32>
  %9 = vector.maskedload %m[%i, %i], %true, %v : memref<8x8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %10 = vector.transfer_write %v, %t[%c0] : vector<4xf32>, tensor<8xf32>
  %14 = vector.mask %mask { vector.yield %v : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  %15 = vector.mask %mask, %v { vector.yield %v : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  vector.mask %mask { vector.yield } : vector<4xi1>
  "test.use"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %14, %15) : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, tensor<8xf32>, vector<4xf32>, vector<4xf32>) -> ()
  %u = "test.t"() : () -> tensor<?xf32>
  return %u : tensor<?xf32>
}
