// Iterations of eight points at once; points that escape keep their values.

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c20 = arith.constant 20 : index
  %cr = arith.constant dense<[-2.0, -1.5, -1.0, -0.5, 0.0, 0.25, 0.5, 1.0]> : vector<8xf64>
  %four = arith.constant dense<4.0> : vector<8xf64>
  %zf = arith.constant dense<0.0> : vector<8xf64>
  %zi = arith.constant dense<0> : vector<8xi32>
  %half = arith.constant 0.5 : f64
  scf.for %row = %c0 to %c3 step %c1 {
    %ri = arith.index_cast %row : index to i32
    %rf = arith.sitofp %ri : i32 to f64
    %cis = arith.mulf %rf, %half : f64
    %ci = vector.broadcast %cis : f64 to vector<8xf64>
    %r:3 = scf.for %it = %c0 to %c20 step %c1 iter_args(%x = %zf, %y = %zf, %n = %zi) -> (vector<8xf64>, vector<8xf64>, vector<8xi32>) {
      %xx = arith.mulf %x, %x : vector<8xf64>
      %yy = arith.mulf %y, %y : vector<8xf64>
      %s = arith.addf %xx, %yy : vector<8xf64>
      %in = arith.cmpf ole, %s, %four : vector<8xf64>
      %d = arith.subf %xx, %yy : vector<8xf64>
      %nx = arith.addf %d, %cr : vector<8xf64>
      %xy = arith.mulf %x, %y : vector<8xf64>
      %xy2 = arith.addf %xy, %xy : vector<8xf64>
      %ny = arith.addf %xy2, %ci : vector<8xf64>
      %sx = arith.select %in, %nx, %x : vector<8xi1>, vector<8xf64>
      %sy = arith.select %in, %ny, %y : vector<8xi1>, vector<8xf64>
      %w = arith.extui %in : vector<8xi1> to vector<8xi32>
      %nn = arith.addi %n, %w : vector<8xi32>
      scf.yield %sx, %sy, %nn : vector<8xf64>, vector<8xf64>, vector<8xi32>
    }
    vector.print %r#2 : vector<8xi32>
  }
  %status = arith.constant 0 : i32
  return %status : i32
}
