// RUN: terrace opt %s --convert-vector-to-scf | FileCheck %s
// ONE-WAY: the text of vector.mask has no location for the operation inside

// DIFFERS: upstream puts several operations into the region of `vector.mask`.

// Transfers in `vector.mask` stay.

// CHECK: vector.mask %arg3 { vector.transfer_read %arg0[%arg1, %arg1], %arg2 : memref<?x?xf32>, vector<2x4xf32> }
func.func @masked(%m: memref<?x?xf32>, %i: index, %p: f32, %k: vector<2x4xi1>) -> vector<2x4xf32> {
  %v = vector.mask %k { vector.transfer_read %m[%i, %i], %p : memref<?x?xf32>, vector<2x4xf32> } : vector<2x4xi1> -> vector<2x4xf32>
  return %v : vector<2x4xf32>
}
