// Bits of vectors as elements of other widths, lowest first.

func.func @main() -> i32 {
  %f = arith.constant dense<[1.0, -2.0]> : vector<2xf32>
  %i = vector.bitcast %f : vector<2xf32> to vector<2xi32>
  vector.print %i : vector<2xi32>
  %b = vector.bitcast %f : vector<2xf32> to vector<8xi8>
  vector.print %b : vector<8xi8>
  %m = arith.constant dense<[[1, 2, 3, 4], [5, 6, 7, 8]]> : vector<2x4xi16>
  %w = vector.bitcast %m : vector<2x4xi16> to vector<2x2xi32>
  vector.print %w : vector<2x2xi32>
  %status = arith.constant 0 : i32
  return %status : i32
}
