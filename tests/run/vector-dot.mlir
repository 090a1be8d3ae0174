// Dot products, a norm, and math operations on rows.

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %a = arith.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : vector<2x3xf64>
  %s = scf.for %i = %c0 to %c2 step %c1 iter_args(%acc = %c0) -> (index) {
    %n = arith.addi %acc, %i : index
    scf.yield %n : index
  }
  vector.print %s : index
  %r0 = vector.extract %a[0] : vector<3xf64> from vector<2x3xf64>
  %r1 = vector.extract %a[1] : vector<3xf64> from vector<2x3xf64>
  %m = arith.mulf %r0, %r1 : vector<3xf64>
  %d = vector.reduction <add>, %m : vector<3xf64> into f64
  vector.print %d : f64
  %q = arith.mulf %r0, %r0 : vector<3xf64>
  %l = vector.reduction <add>, %q : vector<3xf64> into f64
  %h = math.sqrt %l : f64
  vector.print %h : f64
  %x = math.absf %a : vector<2x3xf64>
  %y = math.sqrt %x : vector<2x3xf64>
  %z = math.floor %y : vector<2x3xf64>
  vector.print %z : vector<2x3xf64>
  %status = arith.constant 0 : i32
  return %status : i32
}
