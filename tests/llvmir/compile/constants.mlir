// RUN: terrace compile %s

func.func private @use(i1, i8, i32, i64, f16, f32, f64, bf16) -> ()
func.func @f() -> (index, vector<4xi32>, vector<2x2xf32>) {
  %0 = arith.constant true
  %1 = arith.constant -1 : i8
  %2 = arith.constant 42 : i32
  %3 = arith.constant -9223372036854775808 : i64
  %4 = arith.constant 0.5 : f16
  %5 = arith.constant 0.1 : f32
  %6 = arith.constant 3.14159 : f64
  %7 = arith.constant 2.0 : bf16
  func.call @use(%0, %1, %2, %3, %4, %5, %6, %7) : (i1, i8, i32, i64, f16, f32, f64, bf16) -> ()
  %8 = arith.constant 7 : index
  %9 = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %10 = arith.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : vector<2x2xf32>
  return %8, %9, %10 : index, vector<4xi32>, vector<2x2xf32>
}
