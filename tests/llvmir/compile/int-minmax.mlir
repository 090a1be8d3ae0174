// RUN: terrace compile %s

func.func @f(%a: i32, %b: i32, %v: vector<4xi32>, %w: vector<4xi32>) -> (i32, vector<4xi32>) {
  %0 = arith.maxsi %a, %b : i32
  %1 = arith.minui %0, %b : i32
  %2 = arith.maxui %1, %a : i32
  %3 = arith.minsi %2, %b : i32
  %4 = arith.maxsi %v, %w : vector<4xi32>
  return %3, %4 : i32, vector<4xi32>
}
