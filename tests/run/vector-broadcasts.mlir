// Broadcasts of scalars, of rows and along a dimension of extent 1.

func.func @main() -> i32 {
  %f = arith.constant 2.5 : f32
  %r = arith.constant dense<[1.0, 2.0, 3.0]> : vector<3xf32>
  %c = arith.constant dense<[[1.0], [2.0]]> : vector<2x1xf32>
  %a = vector.broadcast %f : f32 to vector<2x3xf32>
  vector.print %a : vector<2x3xf32>
  %b = vector.broadcast %r : vector<3xf32> to vector<2x3xf32>
  vector.print %b : vector<2x3xf32>
  %d = vector.broadcast %c : vector<2x1xf32> to vector<2x3xf32>
  vector.print %d : vector<2x3xf32>
  %e = vector.broadcast %c : vector<2x1xf32> to vector<3x2x2xf32>
  vector.print %e : vector<3x2x2xf32>
  %g = arith.mulf %b, %d : vector<2x3xf32>
  vector.print %g : vector<2x3xf32>
  %status = arith.constant 0 : i32
  return %status : i32
}
