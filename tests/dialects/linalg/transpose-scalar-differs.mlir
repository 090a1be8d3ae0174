// RUN: terrace opt %s
// RUN: terrace opt %s --convert-linalg-to-loops
// DIFFERS: upstream crashes on transpositions without dimensions.

func.func @f(%m: memref<f32>, %n: memref<f32>) {
  linalg.transpose ins(%m : memref<f32>) outs(%n : memref<f32>) permutation = []
  return
}
