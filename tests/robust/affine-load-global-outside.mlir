// RUN: terrace opt %s --canonicalize
// DIFFERS: upstream folds to what lies behind the global's elements

memref.global constant @table : memref<4xi32> = dense<[1, 2, 3, 4]>

func.func @outside() -> (i32, i32) {
  %table = memref.get_global @table : memref<4xi32>
  %0 = affine.load %table[7] : memref<4xi32>
  %1 = affine.load %table[-1] : memref<4xi32>
  return %0, %1 : i32, i32
}
