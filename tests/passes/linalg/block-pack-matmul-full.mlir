// RUN: terrace opt %s --linalg-block-pack-matmul='block-factors=32,16,64 allow-padding=false' --split-input-file

func.func @full_tiles(%a: tensor<128x64xf32>, %b: tensor<64x96xf32>, %o: tensor<128x96xf32>) -> tensor<128x96xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<128x64xf32>, tensor<64x96xf32>) outs(%o : tensor<128x96xf32>) -> tensor<128x96xf32>
  return %0 : tensor<128x96xf32>
}

// -----

func.func @padded(%a: tensor<123x60xf32>, %b: tensor<60x97xf32>, %o: tensor<123x97xf32>) -> tensor<123x97xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<123x60xf32>, tensor<60x97xf32>) outs(%o : tensor<123x97xf32>) -> tensor<123x97xf32>
  return %0 : tensor<123x97xf32>
}

// -----

func.func @batch(%a: tensor<5x128x64xf32>, %b: tensor<5x64x96xf32>, %o: tensor<5x128x96xf32>) -> tensor<5x128x96xf32> {
  %0 = linalg.batch_matmul ins(%a, %b : tensor<5x128x64xf32>, tensor<5x64x96xf32>) outs(%o : tensor<5x128x96xf32>) -> tensor<5x128x96xf32>
  return %0 : tensor<5x128x96xf32>
}

// -----

func.func @transposed_lhs(%a: tensor<64x128xf32>, %b: tensor<64x96xf32>, %o: tensor<128x96xf32>) -> tensor<128x96xf32> {
  %0 = linalg.matmul indexing_maps = [affine_map<(d0,d1,d2)->(d2,d0)>, affine_map<(d0,d1,d2)->(d2,d1)>, affine_map<(d0,d1,d2)->(d0,d1)>] ins(%a, %b : tensor<64x128xf32>, tensor<64x96xf32>) outs(%o : tensor<128x96xf32>) -> tensor<128x96xf32>
  return %0 : tensor<128x96xf32>
}

// -----

func.func @transposed_rhs(%a: tensor<128x64xf32>, %b: tensor<96x64xf32>, %o: tensor<128x96xf32>) -> tensor<128x96xf32> {
  %0 = linalg.matmul indexing_maps = [affine_map<(d0,d1,d2)->(d0,d2)>, affine_map<(d0,d1,d2)->(d1,d2)>, affine_map<(d0,d1,d2)->(d0,d1)>] ins(%a, %b : tensor<128x64xf32>, tensor<96x64xf32>) outs(%o : tensor<128x96xf32>) -> tensor<128x96xf32>
  return %0 : tensor<128x96xf32>
}

// -----

func.func @transposed_batch_stays(%a: tensor<3x128x64xf32>, %b: tensor<3x96x64xf32>, %o: tensor<3x128x96xf32>) -> tensor<3x128x96xf32> {
  %0 = linalg.batch_matmul indexing_maps = [affine_map<(b,d0,d1,d2)->(b,d0,d2)>, affine_map<(b,d0,d1,d2)->(b,d1,d2)>, affine_map<(b,d0,d1,d2)->(b,d0,d1)>] ins(%a, %b : tensor<3x128x64xf32>, tensor<3x96x64xf32>) outs(%o : tensor<3x128x96xf32>) -> tensor<3x128x96xf32>
  return %0 : tensor<3x128x96xf32>
}

// -----

func.func @generic(%a: tensor<128x64xf32>, %b: tensor<64x96xf32>, %o: tensor<128x96xf32>) -> tensor<128x96xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(k,n)>, affine_map<(m,n,k)->(m,n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<128x64xf32>, tensor<64x96xf32>) outs(%o : tensor<128x96xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %1 = arith.mulf %x, %y : f32
    %2 = arith.addf %z, %1 : f32
    linalg.yield %2 : f32
  } -> tensor<128x96xf32>
  return %0 : tensor<128x96xf32>
}

// -----

func.func @other_generic_stays(%a: tensor<128x64xf32>, %b: tensor<64x96xf32>, %o: tensor<128x96xf32>) -> tensor<128x96xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(k,m,n)->(m,k)>, affine_map<(k,m,n)->(k,n)>, affine_map<(k,m,n)->(m,n)>], iterator_types = ["reduction", "parallel", "parallel"]} ins(%a, %b : tensor<128x64xf32>, tensor<64x96xf32>) outs(%o : tensor<128x96xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %1 = arith.mulf %x, %y : f32
    %2 = arith.addf %z, %1 : f32
    linalg.yield %2 : f32
  } -> tensor<128x96xf32>
  return %0 : tensor<128x96xf32>
}

// -----

func.func @memref_stays(%a: memref<128x64xf32>, %b: memref<64x96xf32>, %o: memref<128x96xf32>) {
  linalg.matmul ins(%a, %b : memref<128x64xf32>, memref<64x96xf32>) outs(%o : memref<128x96xf32>)
  return
}

// -----

func.func @matvec_stays(%a: tensor<128x64xf32>, %b: tensor<64xf32>, %o: tensor<128xf32>) -> tensor<128xf32> {
  %0 = linalg.matvec ins(%a, %b : tensor<128x64xf32>, tensor<64xf32>) outs(%o : tensor<128xf32>) -> tensor<128xf32>
  return %0 : tensor<128xf32>
}
