// RUN: not terrace opt %s --linalg-block-pack-matmul='block-factors=0,16,64' 2>&1
// RUN: not terrace opt %s --linalg-block-pack-matmul='block-factors=32,16,64 mnk-order=0,0,1' 2>&1
// RUN: not terrace opt %s --linalg-block-pack-matmul='block-factors=32,16,64 mnk-padded-multiples=-1,2,3' 2>&1
// DIFFERS: upstream does not check its options

func.func @matmul(%a: tensor<128x64xf32>, %b: tensor<64x96xf32>, %o: tensor<128x96xf32>) -> tensor<128x96xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<128x64xf32>, tensor<64x96xf32>) outs(%o : tensor<128x96xf32>) -> tensor<128x96xf32>
  return %0 : tensor<128x96xf32>
}
