// Masks of several dimensions, with bounds outside of the vector.

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c5 = arith.constant 5 : index
  %c9 = arith.constant 9 : index
  %m0 = vector.create_mask %c0, %c0 : vector<3x4xi1>
  vector.print %m0 : vector<3x4xi1>
  %m1 = vector.create_mask %c1, %c3 : vector<3x4xi1>
  vector.print %m1 : vector<3x4xi1>
  %m2 = vector.create_mask %c2, %c9 : vector<3x4xi1>
  vector.print %m2 : vector<3x4xi1>
  %m3 = vector.create_mask %c5, %c2 : vector<3x4xi1>
  vector.print %m3 : vector<3x4xi1>
  %neg = arith.constant -3 : index
  %m9 = vector.create_mask %neg : vector<4xi1>
  vector.print %m9 : vector<4xi1>
  %k = vector.constant_mask [2, 1, 3] : vector<2x2x3xi1>
  vector.print %k : vector<2x2x3xi1>
  %l = vector.create_mask %c2, %c1, %c2 : vector<2x2x3xi1>
  vector.print %l : vector<2x2x3xi1>
  %x = arith.xori %k, %l : vector<2x2x3xi1>
  vector.print %x : vector<2x2x3xi1>
  %status = arith.constant 0 : i32
  return %status : i32
}
