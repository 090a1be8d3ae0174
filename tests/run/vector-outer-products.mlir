// Outer products with accumulators of several kinds, and with a scalar.

func.func @main() -> i32 {
  %l = arith.constant dense<[2, -3, 5]> : vector<3xi32>
  %r = arith.constant dense<[4, 1, -2, 3]> : vector<4xi32>
  %a = arith.constant dense<1> : vector<3x4xi32>
  %o = vector.outerproduct %l, %r : vector<3xi32>, vector<4xi32>
  vector.print %o : vector<3x4xi32>
  %add = vector.outerproduct %l, %r, %a {kind = #vector.kind<add>} : vector<3xi32>, vector<4xi32>
  vector.print %add : vector<3x4xi32>
  %mul = vector.outerproduct %l, %r, %a {kind = #vector.kind<mul>} : vector<3xi32>, vector<4xi32>
  vector.print %mul : vector<3x4xi32>
  %maxsi = vector.outerproduct %l, %r, %a {kind = #vector.kind<maxsi>} : vector<3xi32>, vector<4xi32>
  vector.print %maxsi : vector<3x4xi32>
  %minsi = vector.outerproduct %l, %r, %a {kind = #vector.kind<minsi>} : vector<3xi32>, vector<4xi32>
  vector.print %minsi : vector<3x4xi32>
  %xor = vector.outerproduct %l, %r, %a {kind = #vector.kind<xor>} : vector<3xi32>, vector<4xi32>
  vector.print %xor : vector<3x4xi32>
  %s = arith.constant 3 : i32
  %t = vector.outerproduct %l, %s : vector<3xi32>, i32
  vector.print %t : vector<3xi32>
  %status = arith.constant 0 : i32
  return %status : i32
}
