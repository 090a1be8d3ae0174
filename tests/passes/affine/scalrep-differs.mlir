// RUN: terrace opt %s --affine-scalrep --split-input-file --allow-unregistered-dialect

// DIFFERS: upstream erases a store that a smaller one overwrites in part.

func.func @overwritten_in_part(%f: f32, %A: memref<100xf32>, %v: vector<4xf32>) {
  affine.vector_store %v, %A[0] : memref<100xf32>, vector<4xf32>
  affine.store %f, %A[0] : memref<100xf32>
  return
}
