// RUN: terrace upgrade %s
// RUN: terrace opt %s --upgrade

// The dialects tensor and bufferization: reshapes without sizes, and memrefs of tensors by one type.

#front = affine_map<(d0, d1, d2) -> (d0, d1)>
#back = affine_map<(d0, d1, d2) -> (d2)>

func @reshapes(%s: tensor<2x3x4xf32>, %d: tensor<?x4xf32>, %m: memref<?x4xf32>, %e: tensor<1xf32>) {
  %0 = linalg.tensor_reshape %s [#front, #back] : tensor<2x3x4xf32> into tensor<6x4xf32>
  %1 = linalg.tensor_reshape %0 [affine_map<(i, j, k) -> (i, j)>,
                                 affine_map<(i, j, k) -> (k)>] :
    tensor<6x4xf32> into tensor<2x3x4xf32>
  %2 = linalg.tensor_collapse_shape %1 [[0, 1], [2]] : tensor<2x3x4xf32> into tensor<6x4xf32>
  %3 = linalg.tensor_expand_shape %2 [[0, 1], [2]] : tensor<6x4xf32> into tensor<2x3x4xf32>
  %4 = tensor.expand_shape %d [[0, 1], [2]] {x = 1 : i32} : tensor<?x4xf32> into tensor<?x2x4xf32>
  %5 = tensor.expand_shape %d [[0, 1], [2]] : tensor<?x4xf32> into tensor<1x?x4xf32>
  %6 = memref.expand_shape %m [[0, 1], [2]] : memref<?x4xf32> into memref<3x?x4xf32>
  %7 = linalg.tensor_reshape %e [] : tensor<1xf32> into tensor<f32>
  %8 = linalg.reshape %m [affine_map<(i, j) -> (i, j)>] : memref<?x4xf32> into memref<?xf32>
  %9 = subtensor %s[0, 0, 0] [1, 2, 2] [1, 1, 1] : tensor<2x3x4xf32> to tensor<2x2xf32>
  %10 = subtensor_insert %9 into %0[0, 0] [2, 2] [1, 1] : tensor<2x2xf32> into tensor<6x4xf32>
  return
}

func.func @buffers(%t: tensor<13x15xf32>, %u: tensor<*xf32>) -> tensor<13x15xf32> {
  %0 = bufferization.to_memref %t : memref<13x15xf32>
  %1 = bufferization.to_memref %t : tensor<13x15xf32> to memref<13x15xf32>
  %2 = bufferization.to_memref %t read_only : memref<13x15xf32, strided<[?, ?], offset: ?>>
  %3 = bufferization.to_memref %u : memref<*xf32>
  %4 = bufferization.to_tensor %0 restrict writable : memref<13x15xf32>
  %5 = bufferization.to_tensor %3 : memref<*xf32>
  %6 = memref.buffer_cast %t : memref<13x15xf32>
  %7 = memref.tensor_load %6 : memref<13x15xf32>
  memref.tensor_store %7, %0 : memref<13x15xf32>
  %9 = tensor_to_memref %7 : memref<13x15xf32>
  %8 = tensor_load %6 : memref<13x15xf32>
  tensor_store %8, %0 : memref<13x15xf32>
  return %4 : tensor<13x15xf32>
}

func.func @packs(%a: tensor<13x15xf32>, %b: tensor<2x8x8x2xf32>, %x: f32) -> tensor<13x15xf32> {
  %0 = tensor.pack %a padding_value(%x : f32) inner_dims_pos = [0, 1] inner_tiles = [8, 2]
    into %b : tensor<13x15xf32> -> tensor<2x8x8x2xf32>
  %1 = tensor.unpack %0 inner_dims_pos = [0, 1] inner_tiles = [8, 2] into %a : tensor<2x8x8x2xf32> -> tensor<13x15xf32>
  return %1 : tensor<13x15xf32>
}
