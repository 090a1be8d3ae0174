// RUN: terrace opt %s --canonicalize

func.func @concat(%a: tensor<4xf32>, %b: tensor<?xf32>, %x: f32) -> tensor<?xf32> {
  %0 = linalg.fill ins(%x : f32) outs(%a : tensor<4xf32>) -> tensor<4xf32>
  %1 = linalg.fill ins(%x : f32) outs(%b : tensor<?xf32>) -> tensor<?xf32>
  %2 = tensor.concat dim(0) %0, %1 : (tensor<4xf32>, tensor<?xf32>) -> tensor<?xf32>
  return %2 : tensor<?xf32>
}

func.func @concat_of_others(%a: tensor<4xf32>, %x: f32, %y: f32) -> tensor<8xf32> {
  %0 = linalg.fill ins(%x : f32) outs(%a : tensor<4xf32>) -> tensor<4xf32>
  %1 = linalg.fill ins(%y : f32) outs(%a : tensor<4xf32>) -> tensor<4xf32>
  %2 = tensor.concat dim(0) %0, %1 : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>
  return %2 : tensor<8xf32>
}

func.func @extract(%a: tensor<4xf32>, %x: f32, %i: index) -> f32 {
  %0 = linalg.fill ins(%x : f32) outs(%a : tensor<4xf32>) -> tensor<4xf32>
  %1 = tensor.extract %0[%i] : tensor<4xf32>
  return %1 : f32
}

func.func @pack(%a: tensor<16x16xf32>, %x: f32) -> tensor<2x2x8x8xf32> {
  %0 = linalg.fill ins(%x : f32) outs(%a : tensor<16x16xf32>) -> tensor<16x16xf32>
  %e = tensor.empty() : tensor<2x2x8x8xf32>
  %1 = linalg.pack %0 inner_dims_pos = [0, 1] inner_tiles = [8, 8] into %e : tensor<16x16xf32> -> tensor<2x2x8x8xf32>
  return %1 : tensor<2x2x8x8xf32>
}

func.func @pack_padded(%a: tensor<15x16xf32>, %x: f32, %y: f32) -> (tensor<2x2x8x8xf32>, tensor<2x2x8x8xf32>) {
  %0 = linalg.fill ins(%x : f32) outs(%a : tensor<15x16xf32>) -> tensor<15x16xf32>
  %e = tensor.empty() : tensor<2x2x8x8xf32>
  %f = tensor.empty() : tensor<2x2x8x8xf32>
  %1 = linalg.pack %0 padding_value(%x : f32) inner_dims_pos = [0, 1] inner_tiles = [8, 8] into %e : tensor<15x16xf32> -> tensor<2x2x8x8xf32>
  %2 = linalg.pack %0 padding_value(%y : f32) inner_dims_pos = [0, 1] inner_tiles = [8, 8] into %f : tensor<15x16xf32> -> tensor<2x2x8x8xf32>
  return %1, %2 : tensor<2x2x8x8xf32>, tensor<2x2x8x8xf32>
}

func.func @pad(%a: tensor<?x4xf32>, %x: f32, %n: index) -> tensor<?x7xf32> {
  %0 = linalg.fill ins(%x : f32) outs(%a : tensor<?x4xf32>) -> tensor<?x4xf32>
  %1 = tensor.pad %0 low[%n, 1] high[2, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } : tensor<?x4xf32> to tensor<?x7xf32>
  return %1 : tensor<?x7xf32>
}

func.func @pad_with_other(%a: tensor<4xf32>, %x: f32, %y: f32) -> tensor<7xf32> {
  %0 = linalg.fill ins(%x : f32) outs(%a : tensor<4xf32>) -> tensor<4xf32>
  %1 = tensor.pad %0 low[1] high[2] {
  ^bb0(%i: index):
    tensor.yield %y : f32
  } : tensor<4xf32> to tensor<7xf32>
  return %1 : tensor<7xf32>
}

func.func @reshapes(%a: tensor<6x?xf32>, %x: f32, %n: index) -> (tensor<?xf32>, tensor<2x3x?xf32>) {
  %0 = linalg.fill ins(%x : f32) outs(%a : tensor<6x?xf32>) -> tensor<6x?xf32>
  %1 = tensor.collapse_shape %0 [[0, 1]] : tensor<6x?xf32> into tensor<?xf32>
  %2 = tensor.expand_shape %0 [[0, 1], [2]] output_shape [2, 3, %n] : tensor<6x?xf32> into tensor<2x3x?xf32>
  return %1, %2 : tensor<?xf32>, tensor<2x3x?xf32>
}

// The padding is what the destination was filled with.
func.func @insert_of_pad(%a: tensor<?x4xf32>, %x: f32, %n: index, %o: tensor<16x16xf32>) -> tensor<16x16xf32> {
  %0 = linalg.fill ins(%x : f32) outs(%o : tensor<16x16xf32>) -> tensor<16x16xf32>
  %1 = tensor.pad %a low[%n, 1] high[2, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } : tensor<?x4xf32> to tensor<?x7xf32>
  %2 = tensor.insert_slice %1 into %0[%n, 3] [%n, 7] [1, 1] : tensor<?x7xf32> into tensor<16x16xf32>
  return %2 : tensor<16x16xf32>
}

// Insertions elsewhere do not matter, but those in the same place do.
func.func @insert_of_pads(%a: tensor<2xf32>, %b: tensor<3xf32>, %x: f32, %o: tensor<16xf32>) -> (tensor<16xf32>, tensor<16xf32>) {
  %0 = linalg.fill ins(%x : f32) outs(%o : tensor<16xf32>) -> tensor<16xf32>
  %1 = tensor.pad %a low[1] high[2] {
  ^bb0(%i: index):
    tensor.yield %x : f32
  } : tensor<2xf32> to tensor<5xf32>
  %2 = tensor.insert_slice %b into %0[0] [3] [1] : tensor<3xf32> into tensor<16xf32>
  %3 = tensor.insert_slice %1 into %2[3] [5] [1] : tensor<5xf32> into tensor<16xf32>
  %4 = tensor.insert_slice %1 into %2[2] [5] [1] : tensor<5xf32> into tensor<16xf32>
  return %3, %4 : tensor<16xf32>, tensor<16xf32>
}
