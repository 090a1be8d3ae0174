// RUN: terrace compile %s

func.func @one_d(%a: vector<4xf32>, %b: vector<4xf32>) -> vector<4xf32> {
  %0 = arith.addf %a, %b : vector<4xf32>
  %1 = arith.mulf %0, %b : vector<4xf32>
  %2 = arith.cmpf olt, %0, %1 : vector<4xf32>
  %3 = arith.select %2, %0, %1 : vector<4xi1>, vector<4xf32>
  return %3 : vector<4xf32>
}
func.func @two_d(%a: vector<2x4xi32>, %b: vector<2x4xi32>) -> vector<2x4xi32> {
  %0 = arith.addi %a, %b : vector<2x4xi32>
  return %0 : vector<2x4xi32>
}
func.func @scalable(%a: vector<[4]xf64>) -> vector<[4]xf64> {
  %0 = arith.addf %a, %a : vector<[4]xf64>
  return %0 : vector<[4]xf64>
}
func.func @zero_d(%a: vector<f32>) -> vector<f32> {
  %0 = arith.mulf %a, %a : vector<f32>
  return %0 : vector<f32>
}
