// RUN: terrace opt %s --split-input-file --pass-pipeline='builtin.module(func.func(lower-vector-mask))'
// DIFFERS: upstream drops the mask, the other value and the alignment of a masked gather
// ONE-WAY: the text of vector.mask has no location for the operation inside

func.func @d(%m: memref<?xf32>, %i: index, %x: vector<4xi32>, %k: vector<4xi1>, %k2: vector<4xi1>, %v: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.mask %k { vector.gather %m[%i][%x], %k2, %v {alignment = 8 : i64} : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return %0 : vector<4xf32>
}

// -----

func.func @q(%m: memref<?x?xf32>, %i: index, %x: vector<2x4xi32>, %k: vector<2x4xi1>, %k2: vector<2x4xi1>, %v: vector<2x4xf32>) -> vector<2x4xf32> {
  %0 = vector.mask %k { vector.gather %m[%i, %i][%x], %k2, %v : memref<?x?xf32>, vector<2x4xi32>, vector<2x4xi1>, vector<2x4xf32> into vector<2x4xf32> } : vector<2x4xi1> -> vector<2x4xf32>
  return %0 : vector<2x4xf32>
}
