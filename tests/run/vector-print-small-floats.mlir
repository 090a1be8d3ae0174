// Vectors of floats of at most eight bits.

func.func @main() -> i32 {
  %v0 = arith.constant dense<[0.5, -3.0, 57344.0]> : vector<3xf8E5M2>
  vector.print %v0 : vector<3xf8E5M2>
  %v1 = arith.constant dense<[0.0625, -448.0, 1.5]> : vector<3xf8E4M3FN>
  vector.print %v1 : vector<3xf8E4M3FN>
  %v2 = arith.constant dense<[0.5, -240.0, 1.25]> : vector<3xf8E4M3>
  vector.print %v2 : vector<3xf8E4M3>
  %v3 = arith.constant dense<[0.5, 15.5, -0.25]> : vector<3xf8E3M4>
  vector.print %v3 : vector<3xf8E3M4>
  %v4 = arith.constant dense<[0.5, -1.75, 2.0]> : vector<3xf8E5M2FNUZ>
  vector.print %v4 : vector<3xf8E5M2FNUZ>
  %v5 = arith.constant dense<[0.5, -1.875, 30.0]> : vector<3xf8E4M3B11FNUZ>
  vector.print %v5 : vector<3xf8E4M3B11FNUZ>
  %v6 = arith.constant dense<[0.25, -28.0, 3.5]> : vector<3xf6E3M2FN>
  vector.print %v6 : vector<3xf6E3M2FN>
  %v7 = arith.constant dense<[0.5, -6.0, 1.5]> : vector<3xf4E2M1FN>
  vector.print %v7 : vector<3xf4E2M1FN>
  %v8 = arith.constant dense<[0.5, 4.0, 1.0]> : vector<3xf8E8M0FNU>
  vector.print %v8 : vector<3xf8E8M0FNU>
  %status = arith.constant 0 : i32
  return %status : i32
}
