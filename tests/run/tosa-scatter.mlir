// DIFFERS: upstream has no pass that lowers tensors and linalg without others
// Rows of a tensor are replaced at positions that another tensor has, in static and dynamic shapes.

func.func private @scatter(%values: tensor<2x4x3xf32>, %positions: tensor<2x2xi32>, %rows: tensor<2x2x3xf32>) -> tensor<2x4x3xf32> {
  %0 = tosa.scatter %values, %positions, %rows : (tensor<2x4x3xf32>, tensor<2x2xi32>, tensor<2x2x3xf32>) -> tensor<2x4x3xf32>
  return %0 : tensor<2x4x3xf32>
}

func.func private @dynamic(%values: tensor<?x?x?xi8>, %positions: tensor<?x?xi64>, %rows: tensor<?x?x?xi8>) -> tensor<?x?x?xi8> {
  %0 = tosa.scatter %values, %positions, %rows : (tensor<?x?x?xi8>, tensor<?x?xi64>, tensor<?x?x?xi8>) -> tensor<?x?x?xi8>
  return %0 : tensor<?x?x?xi8>
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %none = arith.constant 0 : i8
  %values = arith.constant dense<[[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 8.0, 9.0], [10.0, 11.0, 12.0]],
                                  [[13.0, 14.0, 15.0], [16.0, 17.0, 18.0], [19.0, 20.0, 21.0], [22.0, 23.0, 24.0]]]> : tensor<2x4x3xf32>
  %positions = arith.constant dense<[[3, 0], [2, 1]]> : tensor<2x2xi32>
  %rows = arith.constant dense<[[[-1.0, -2.0, -3.0], [-4.0, -5.0, -6.0]], [[-7.0, -8.0, -9.0], [-10.0, -11.0, -12.0]]]> : tensor<2x2x3xf32>
  %0 = call @scatter(%values, %positions, %rows) : (tensor<2x4x3xf32>, tensor<2x2xi32>, tensor<2x2x3xf32>) -> tensor<2x4x3xf32>
  %v = vector.transfer_read %0[%c0, %c0, %c0], %zero : tensor<2x4x3xf32>, vector<2x4x3xf32>
  vector.print %v : vector<2x4x3xf32>
  %old = vector.transfer_read %values[%c0, %c0, %c0], %zero : tensor<2x4x3xf32>, vector<2x4x3xf32>
  vector.print %old : vector<2x4x3xf32>

  %bytes = arith.constant dense<[[[1, 2], [3, 4], [5, 6]]]> : tensor<1x3x2xi8>
  %last = arith.constant dense<2> : tensor<1x1xi64>
  %row = arith.constant dense<[[[7, 8]]]> : tensor<1x1x2xi8>
  %a = tensor.cast %bytes : tensor<1x3x2xi8> to tensor<?x?x?xi8>
  %b = tensor.cast %last : tensor<1x1xi64> to tensor<?x?xi64>
  %c = tensor.cast %row : tensor<1x1x2xi8> to tensor<?x?x?xi8>
  %1 = call @dynamic(%a, %b, %c) : (tensor<?x?x?xi8>, tensor<?x?xi64>, tensor<?x?x?xi8>) -> tensor<?x?x?xi8>
  %w = vector.transfer_read %1[%c0, %c0, %c0], %none : tensor<?x?x?xi8>, vector<1x3x2xi8>
  vector.print %w : vector<1x3x2xi8>
  %status = arith.constant 0 : i32
  return %status : i32
}
