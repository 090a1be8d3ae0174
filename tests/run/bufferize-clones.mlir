// PASSES: --one-shot-bufferize=bufferize-function-boundaries --buffer-deallocation-pipeline --convert-bufferization-to-memref --lower-to-llvm
// DIFFERS: upstream cannot clone a returned slice that has an offset.

func.func private @slice() -> tensor<2xi64> {
  %t = arith.constant dense<[1, 2, 3, 4]> : tensor<4xi64>
  %0 = tensor.extract_slice %t[1] [2] [1] : tensor<4xi64> to tensor<2xi64>
  return %0 : tensor<2xi64>
}

func.func private @every_second() -> tensor<2x2xi64> {
  %t = arith.constant dense<[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]> : tensor<3x4xi64>
  %0 = tensor.extract_slice %t[1, 1] [2, 2] [1, 2] : tensor<3x4xi64> to tensor<2x2xi64>
  return %0 : tensor<2x2xi64>
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i64
  %s = call @slice() : () -> tensor<2xi64>
  %v = vector.transfer_read %s[%c0], %zero {in_bounds = [true]} : tensor<2xi64>, vector<2xi64>
  vector.print %v : vector<2xi64>
  %e = call @every_second() : () -> tensor<2x2xi64>
  %w = vector.transfer_read %e[%c0, %c0], %zero {in_bounds = [true, true]} : tensor<2x2xi64>, vector<2x2xi64>
  vector.print %w : vector<2x2xi64>
  %status = arith.constant 0 : i32
  return %status : i32
}
