// Shape casts and transpositions of a vector of three dimensions.

func.func @main() -> i32 {
  %z = arith.constant dense<[[[0, 1, 2, 3], [10, 11, 12, 13], [20, 21, 22, 23]], [[100, 101, 102, 103], [110, 111, 112, 113], [120, 121, 122, 123]]]> : vector<2x3x4xi32>
  %s0 = vector.shape_cast %z : vector<2x3x4xi32> to vector<24xi32>
  vector.print %s0 : vector<24xi32>
  %s1 = vector.shape_cast %z : vector<2x3x4xi32> to vector<6x4xi32>
  vector.print %s1 : vector<6x4xi32>
  %s2 = vector.shape_cast %z : vector<2x3x4xi32> to vector<4x6xi32>
  vector.print %s2 : vector<4x6xi32>
  %s3 = vector.shape_cast %z : vector<2x3x4xi32> to vector<3x2x4xi32>
  vector.print %s3 : vector<3x2x4xi32>
  %s4 = vector.shape_cast %z : vector<2x3x4xi32> to vector<2x2x2x3xi32>
  vector.print %s4 : vector<2x2x2x3xi32>
  %s5 = vector.shape_cast %z : vector<2x3x4xi32> to vector<1x24xi32>
  vector.print %s5 : vector<1x24xi32>
  %t0 = vector.transpose %z, [2, 0, 1] : vector<2x3x4xi32> to vector<4x2x3xi32>
  vector.print %t0 : vector<4x2x3xi32>
  %t1 = vector.transpose %z, [1, 0, 2] : vector<2x3x4xi32> to vector<3x2x4xi32>
  vector.print %t1 : vector<3x2x4xi32>
  %t2 = vector.transpose %z, [0, 2, 1] : vector<2x3x4xi32> to vector<2x4x3xi32>
  vector.print %t2 : vector<2x4x3xi32>
  %t3 = vector.transpose %z, [2, 1, 0] : vector<2x3x4xi32> to vector<4x3x2xi32>
  vector.print %t3 : vector<4x3x2xi32>
  %status = arith.constant 0 : i32
  return %status : i32
}
