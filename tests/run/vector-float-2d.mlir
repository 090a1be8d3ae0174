// Float arithmetic, comparisons and conversions on vectors of two dimensions.

func.func @main() -> i32 {
  %x = arith.constant dense<[[0.5, -1.5, 2.0], [3.25, -0.0, 8.0]]> : vector<2x3xf64>
  %y = arith.constant dense<[[2.0, 4.0, -0.5], [0.25, 1.0, -8.0]]> : vector<2x3xf64>
  %r0 = arith.addf %x, %y : vector<2x3xf64>
  vector.print %r0 : vector<2x3xf64>
  %r1 = arith.subf %x, %y : vector<2x3xf64>
  vector.print %r1 : vector<2x3xf64>
  %r2 = arith.mulf %x, %y : vector<2x3xf64>
  vector.print %r2 : vector<2x3xf64>
  %r3 = arith.divf %x, %y : vector<2x3xf64>
  vector.print %r3 : vector<2x3xf64>
  %r4 = arith.maximumf %x, %y : vector<2x3xf64>
  vector.print %r4 : vector<2x3xf64>
  %r5 = arith.minnumf %x, %y : vector<2x3xf64>
  vector.print %r5 : vector<2x3xf64>
  %n = arith.negf %x : vector<2x3xf64>
  vector.print %n : vector<2x3xf64>
  %f = vector.fma %x, %y, %x : vector<2x3xf64>
  vector.print %f : vector<2x3xf64>
  %c = arith.cmpf ogt, %x, %y : vector<2x3xf64>
  %i = arith.fptosi %x : vector<2x3xf64> to vector<2x3xi16>
  %b = arith.sitofp %i : vector<2x3xi16> to vector<2x3xf32>
  %t = arith.truncf %x : vector<2x3xf64> to vector<2x3xf32>
  %d = arith.subf %t, %b : vector<2x3xf32>
  vector.print %c : vector<2x3xi1>
  vector.print %i : vector<2x3xi16>
  vector.print %d : vector<2x3xf32>
  %status = arith.constant 0 : i32
  return %status : i32
}
