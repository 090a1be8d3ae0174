// RUN: terrace opt %s --lower-affine

func.func @f(%m: memref<8x16xf32>, %i: index, %v: vector<4xf32>) -> (vector<4xf32>, vector<2x8xf32>) {
  affine.vector_store %v, %m[symbol(%i) + 3, symbol(%i) * 2] : memref<8x16xf32>, vector<4xf32>
  affine.for %j = 0 to 8 {
    affine.for %k = 0 to 16 step 4 {
      %a = affine.vector_load %m[%j, %k] : memref<8x16xf32>, vector<4xf32>
      affine.vector_store %a, %m[%j, %k floordiv 2] : memref<8x16xf32>, vector<4xf32>
    }
  }
  %b = affine.vector_load %m[0, symbol(%i)] : memref<8x16xf32>, vector<4xf32>
  %c = affine.vector_load %m[0, 0] : memref<8x16xf32>, vector<2x8xf32>
  return %b, %c : vector<4xf32>, vector<2x8xf32>
}
