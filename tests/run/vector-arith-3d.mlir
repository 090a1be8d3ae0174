// Integer arithmetic on vectors of three dimensions.

func.func @main() -> i32 {
  %x = arith.constant dense<[[[-5, -2, 1, 4], [0, 3, -5, -2], [5, -3, 0, 3]], [[2, 5, -3, 0], [-4, -1, 2, 5], [1, 4, -4, -1]]]> : vector<2x3x4xi32>
  %y = arith.constant dense<[[[1, 8, 6, 4], [3, 1, 8, 6], [5, 3, 1, 8]], [[6, 4, 2, 9], [8, 6, 4, 2], [1, 8, 6, 4]]]> : vector<2x3x4xi32>
  %r0 = arith.addi %x, %y : vector<2x3x4xi32>
  vector.print %r0 : vector<2x3x4xi32>
  %r1 = arith.subi %x, %y : vector<2x3x4xi32>
  vector.print %r1 : vector<2x3x4xi32>
  %r2 = arith.muli %x, %y : vector<2x3x4xi32>
  vector.print %r2 : vector<2x3x4xi32>
  %r3 = arith.divsi %x, %y : vector<2x3x4xi32>
  vector.print %r3 : vector<2x3x4xi32>
  %r4 = arith.remsi %x, %y : vector<2x3x4xi32>
  vector.print %r4 : vector<2x3x4xi32>
  %r7 = arith.shli %x, %y : vector<2x3x4xi32>
  vector.print %r7 : vector<2x3x4xi32>
  %r8 = arith.shrsi %x, %y : vector<2x3x4xi32>
  vector.print %r8 : vector<2x3x4xi32>
  %r9 = arith.maxsi %x, %y : vector<2x3x4xi32>
  vector.print %r9 : vector<2x3x4xi32>
  %r10 = arith.minui %x, %y : vector<2x3x4xi32>
  vector.print %r10 : vector<2x3x4xi32>
  %r11 = arith.xori %x, %y : vector<2x3x4xi32>
  vector.print %r11 : vector<2x3x4xi32>
  %k = arith.cmpi slt, %x, %y : vector<2x3x4xi32>
  %s = arith.select %k, %y, %x : vector<2x3x4xi1>, vector<2x3x4xi32>
  vector.print %k : vector<2x3x4xi1>
  vector.print %s : vector<2x3x4xi32>
  %status = arith.constant 0 : i32
  return %status : i32
}
