// RUN: terrace opt %s --arith-expand
// RUN: terrace opt %s --arith-emulate-wide-int

// Operations of the vector dialect are not folded, others are.
func.func @folds(%v: vector<2x3xf32>, %m: memref<4xf32>) -> (vector<2x3xf32>, memref<4xf32>) {
  %0 = vector.transpose %v, [0, 1] : vector<2x3xf32> to vector<2x3xf32>
  %1 = memref.cast %m : memref<4xf32> to memref<4xf32>
  return %0, %1 : vector<2x3xf32>, memref<4xf32>
}
