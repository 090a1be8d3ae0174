// Running sums by shifted vectors.

func.func @main() -> i32 {
  %v = arith.constant dense<[3, 1, 4, 1, 5, 9, 2, 6]> : vector<8xi32>
  %z = arith.constant dense<0> : vector<8xi32>
  %a = vector.shuffle %z, %v [0, 8, 9, 10, 11, 12, 13, 14] : vector<8xi32>, vector<8xi32>
  %b = arith.addi %v, %a : vector<8xi32>
  %c = vector.shuffle %z, %b [0, 1, 8, 9, 10, 11, 12, 13] : vector<8xi32>, vector<8xi32>
  %d = arith.addi %b, %c : vector<8xi32>
  %e = vector.shuffle %z, %d [0, 1, 2, 3, 8, 9, 10, 11] : vector<8xi32>, vector<8xi32>
  %f = arith.addi %d, %e : vector<8xi32>
  vector.print %f : vector<8xi32>
  %status = arith.constant 0 : i32
  return %status : i32
}
