// Shuffles and interleavings of elements and of rows.

func.func @main() -> i32 {
  %a = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %b = arith.constant dense<[5, 6, 7, 8]> : vector<4xi32>
  %s = vector.shuffle %a, %b [7, 0, 3, 4, 4, 1] : vector<4xi32>, vector<4xi32>
  vector.print %s : vector<6xi32>
  %i = vector.interleave %a, %b : vector<4xi32> -> vector<8xi32>
  vector.print %i : vector<8xi32>
  %x, %y = vector.deinterleave %i : vector<8xi32> -> vector<4xi32>
  vector.print %x : vector<4xi32>
  vector.print %y : vector<4xi32>
  %m = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi32>
  %n = arith.constant dense<[[5, 6]]> : vector<1x2xi32>
  %t = vector.shuffle %m, %n [2, 0, 2, 1] : vector<2x2xi32>, vector<1x2xi32>
  vector.print %t : vector<4x2xi32>
  %j = vector.interleave %m, %m : vector<2x2xi32> -> vector<2x4xi32>
  vector.print %j : vector<2x4xi32>
  %status = arith.constant 0 : i32
  return %status : i32
}
