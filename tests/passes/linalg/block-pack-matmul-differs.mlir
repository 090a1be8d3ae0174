// RUN: terrace opt %s --linalg-block-pack-matmul='block-factors=32,16,64 allow-padding=false' --split-input-file
// RUN: terrace opt %s --linalg-block-pack-matmul='block-factors=31,16,64' --split-input-file
// RUN: terrace opt %s --linalg-block-pack-matmul='block-factors=32,16,64 mnk-order=2,0,1 allow-padding=false' --split-input-file
// DIFFERS: upstream crashes on broadcast inputs and where complex numbers would be padded, and fails without a message on tiles that may not be full if it may not pad, and looks at the extents of other loops if their order changes

func.func @dynamic(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %o: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%o : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// -----

func.func @broadcast_stays(%a: tensor<64xf32>, %b: tensor<64x96xf32>, %o: tensor<128x96xf32>) -> tensor<128x96xf32> {
  %0 = linalg.matmul indexing_maps = [affine_map<(d0,d1,d2)->(d2)>, affine_map<(d0,d1,d2)->(d2,d1)>, affine_map<(d0,d1,d2)->(d0,d1)>] ins(%a, %b : tensor<64xf32>, tensor<64x96xf32>) outs(%o : tensor<128x96xf32>) -> tensor<128x96xf32>
  return %0 : tensor<128x96xf32>
}

// -----

func.func @complex_stays(%a: tensor<123x60xcomplex<f32>>, %b: tensor<60x97xcomplex<f32>>, %o: tensor<123x97xcomplex<f32>>) -> tensor<123x97xcomplex<f32>> {
  %0 = linalg.matmul ins(%a, %b : tensor<123x60xcomplex<f32>>, tensor<60x97xcomplex<f32>>) outs(%o : tensor<123x97xcomplex<f32>>) -> tensor<123x97xcomplex<f32>>
  return %0 : tensor<123x97xcomplex<f32>>
}

// -----

func.func @full_tiles(%a: tensor<128x64xf32>, %b: tensor<64x96xf32>, %o: tensor<128x96xf32>) -> tensor<128x96xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<128x64xf32>, tensor<64x96xf32>) outs(%o : tensor<128x96xf32>) -> tensor<128x96xf32>
  return %0 : tensor<128x96xf32>
}
