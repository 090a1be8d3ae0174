// RUN: terrace opt %s --convert-to-llvm

func.func @vectors() {
  %s = arith.constant dense<4.0> : vector<4xf32>
  %d = arith.constant dense<[1.0, 4.0, 9.0, 16.0]> : vector<4xf32>
  %n = arith.constant dense<[1.0, -4.0, 9.0, 16.0]> : vector<4xf32>
  %m = arith.constant dense<[[1.0, 4.0], [0.25, 2.25]]> : vector<2x2xf64>
  %sc = arith.constant dense<4.0> : vector<[4]xf32>
  %i = arith.constant dense<[1, -2, 3, 0]> : vector<4xi32>
  %j = arith.constant dense<2> : vector<4xi32>
  %0 = math.sqrt %s : vector<4xf32>
  %1 = math.sqrt %d : vector<4xf32>
  %2 = math.sqrt %n : vector<4xf32>
  %3 = math.sqrt %m : vector<2x2xf64>
  %4 = math.sqrt %sc : vector<[4]xf32>
  %5 = math.powf %d, %s : vector<4xf32>
  %6 = math.copysign %d, %n : vector<4xf32>
  %7 = math.absi %i : vector<4xi32>
  %8 = math.ctlz %i : vector<4xi32>
  %9 = math.ipowi %i, %j : vector<4xi32>
  %10 = math.isfinite %s : vector<4xf32>
  %11 = math.isfinite %d : vector<4xf32>
  %12 = math.isnan %sc : vector<[4]xf32>
  %13 = math.floor %m : vector<2x2xf64>
  %14 = math.cbrt %s : vector<4xf32>
  %15 = math.fma %s, %s, %s : vector<4xf32>
  %16 = math.rsqrt %s : vector<4xf32>
  return
}

func.func @poison() -> (f32, i32, f32, i1) {
  %p = ub.poison : f32
  %i = ub.poison : i32
  %c = arith.constant 1.0 : f32
  %0 = math.exp %p : f32
  %1 = math.absi %i : i32
  %2 = math.powf %c, %p : f32
  %3 = math.isnan %p : f32
  return %0, %1, %2, %3 : f32, i32, f32, i1
}

func.func @not_alone(%x: f32) -> (f32, f32) {
  %c = arith.constant 1.0 : f32
  %0 = math.powf %x, %c : f32
  %1 = math.atan2 %c, %x : f32
  return %0, %1 : f32, f32
}
