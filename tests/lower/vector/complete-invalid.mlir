// RUN: not terrace compile %s 2>&1
// DIFFERS: upstream has no lowering for these operations, or gives no reason

func.func @unequal_rows(%v: vector<3x[4]xf32>) -> vector<2x[6]xf32> {
  %0 = vector.shape_cast %v : vector<3x[4]xf32> to vector<2x[6]xf32>
  return %0 : vector<2x[6]xf32>
}

func.func @strided(%m: memref<8xf32, strided<[2]>>, %i: index, %x: vector<4xi32>, %k: vector<4xi1>, %v: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.gather %m[%i] [%x], %k, %v : memref<8xf32, strided<[2]>>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %0 : vector<4xf32>
}
