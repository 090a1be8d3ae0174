// Slices extracted from and inserted into a vector of two dimensions.

func.func @main() -> i32 {
  %w = arith.constant dense<[[0, 1, 2, 3, 4, 5], [10, 11, 12, 13, 14, 15], [20, 21, 22, 23, 24, 25], [30, 31, 32, 33, 34, 35]]> : vector<4x6xi32>
  %v = vector.extract_strided_slice %w {offsets = [1, 2], sizes = [2, 3], strides = [1, 1]} : vector<4x6xi32> to vector<2x3xi32>
  vector.print %v : vector<2x3xi32>
  %u = vector.extract_strided_slice %w {offsets = [2], sizes = [2], strides = [1]} : vector<4x6xi32> to vector<2x6xi32>
  vector.print %u : vector<2x6xi32>
  %n = arith.constant dense<[[-1, -2], [-3, -4]]> : vector<2x2xi32>
  %i = vector.insert_strided_slice %n, %w {offsets = [2, 3], strides = [1, 1]} : vector<2x2xi32> into vector<4x6xi32>
  vector.print %i : vector<4x6xi32>
  %o = arith.constant dense<[7, 8, 9]> : vector<3xi32>
  %j = vector.insert_strided_slice %o, %w {offsets = [1, 0], strides = [1]} : vector<3xi32> into vector<4x6xi32>
  vector.print %j : vector<4x6xi32>
  %status = arith.constant 0 : i32
  return %status : i32
}
