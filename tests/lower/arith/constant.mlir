// RUN: terrace opt %s --convert-arith-to-llvm
// RUN: terrace opt %s --convert-to-llvm

func.func @scalars() {
  %0 = arith.constant 42 : i32
  %1 = arith.constant -1 : i64
  %2 = arith.constant true
  %3 = arith.constant false
  %4 = arith.constant 5 : i128
  %5 = arith.constant 7 : index
  %6 = arith.constant -7 : index
  %7 = arith.constant 1.5 : f32
  %8 = arith.constant 1.0e+10 : f64
  %9 = arith.constant 0.1 : f16
  %10 = arith.constant 3.0 : bf16
  %11 = arith.constant 0x7FC00000 : f32
  %12 = arith.constant 2.0 : f80
  %13 = arith.constant 2.0 : f128
  return
}
func.func @vectors() {
  %0 = arith.constant dense<1> : vector<4xi32>
  %1 = arith.constant dense<[1, 2, 3, 4]> : vector<4xi64>
  %2 = arith.constant dense<[1.0, 2.0]> : vector<2xf32>
  %3 = arith.constant dense<3> : vector<2xindex>
  %4 = arith.constant dense<[3, 4]> : vector<2xindex>
  %5 = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi32>
  %6 = arith.constant dense<0.5> : vector<2x3xf32>
  %7 = arith.constant dense<1> : vector<[4]xi32>
  %8 = arith.constant dense<true> : vector<4xi1>
  %9 = arith.constant dense<1> : vector<i32>
  %10 = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xindex>
  %11 = arith.constant dense<[true, false]> : vector<2xi1>
  %12 = arith.constant dense<[[[1, 2]], [[3, 4]]]> : vector<2x1x2xi16>
  return
}
func.func @used() -> (index, vector<2x2xi32>, vector<i32>, vector<2xindex>) {
  %0 = arith.constant 7 : index
  %1 = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi32>
  %2 = arith.constant dense<1> : vector<i32>
  %3 = arith.constant dense<9> : vector<2xindex>
  return %0, %1, %2, %3 : index, vector<2x2xi32>, vector<i32>, vector<2xindex>
}
func.func @attrs() -> i32 {
  %0 = arith.constant {my.attr = "kept"} 42 : i32
  return %0 : i32
}
