// Elements at static and dynamic positions.

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %v = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : vector<2x3xi64>
  %e:6 = vector.to_elements %v : vector<2x3xi64>
  %s = arith.addi %e#0, %e#5 : i64
  %f = vector.from_elements %s, %e#4, %e#3, %e#2, %e#1, %e#0 : vector<3x2xi64>
  vector.print %f : vector<3x2xi64>
  %x = vector.extract %v[1, 2] : i64 from vector<2x3xi64>
  vector.print %x : i64
  %r = vector.extract %v[0] : vector<3xi64> from vector<2x3xi64>
  vector.print %r : vector<3xi64>
  %n = arith.constant -9 : i64
  %i = vector.insert %n, %v[0, 1] : i64 into vector<2x3xi64>
  %j = vector.insert %r, %i[1] : vector<3xi64> into vector<2x3xi64>
  vector.print %j : vector<2x3xi64>
  %sum = scf.for %k = %c0 to %c3 step %c1 iter_args(%acc = %n) -> (i64) {
    %y = vector.extract %r[%k] : i64 from vector<3xi64>
    %z = arith.muli %acc, %y : i64
    scf.yield %z : i64
  }
  vector.print %sum : i64
  %filled = scf.for %k = %c0 to %c3 step %c1 iter_args(%acc = %r) -> (vector<3xi64>) {
    %y = arith.index_cast %k : index to i64
    %sq = arith.muli %y, %y : i64
    %z = vector.insert %sq, %acc[%k] : i64 into vector<3xi64>
    scf.yield %z : vector<3xi64>
  }
  vector.print %filled : vector<3xi64>
  %status = arith.constant 0 : i32
  return %status : i32
}
