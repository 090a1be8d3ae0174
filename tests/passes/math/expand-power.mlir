// RUN: terrace opt %s --math-expand-ops
// RUN: terrace opt %s --math-expand-ops=ops=powf
// RUN: terrace opt %s --math-expand-ops=ops=fpowi

func.func @f(%a: f32, %b: vector<4xf64>) -> (f32, f32, f32,f32,f32,f32,f32,f32,f32) {
  %c0 = arith.constant 0.0 : f32
  %c1 = arith.constant 1.0 : f32
  %cm1 = arith.constant -1.0 : f32
  %c2 = arith.constant 2.0 : f32
  %cm2 = arith.constant -2.0 : f32
  %c3 = arith.constant 3.0 : f32
  %ch = arith.constant 0.5 : f32
  %cmh = arith.constant -0.5 : f32
  %c4 = arith.constant 4.0 : f32
  %0 = math.powf %a, %c0 : f32
  %1 = math.powf %a, %c1 : f32
  %2 = math.powf %a, %cm1 : f32
  %3 = math.powf %a, %c2 : f32
  %4 = math.powf %a, %cm2 : f32
  %5 = math.powf %a, %c3 : f32
  %6 = math.powf %a, %ch : f32
  %7 = math.powf %a, %cmh : f32
  %8 = math.powf %a, %c4 : f32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : f32, f32, f32, f32, f32,f32,f32,f32,f32
}
func.func @v(%b: vector<4xf64>) -> (vector<4xf64>, vector<4xf64>) {
  %c2 = arith.constant dense<2.0> : vector<4xf64>
  %0 = math.powf %b, %c2 : vector<4xf64>
  %i2 = arith.constant dense<2> : vector<4xi64>
  %1 = math.fpowi %b, %i2 : vector<4xf64>, vector<4xi64>
  return %0, %1 : vector<4xf64>, vector<4xf64>
}
func.func @i(%a: f32) -> (f32, f32, f32, f32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c5 = arith.constant 5 : i64
  %m5 = arith.constant -5 : i8
  %0 = math.fpowi %a, %c0 fastmath<fast> : f32, i32
  %1 = math.fpowi %a, %c1 : f32, i32
  %2 = math.fpowi %a, %c5 : f32, i64
  %3 = math.fpowi %a, %m5 : f32, i8
  return %0, %1, %2, %3 : f32, f32, f32, f32
}

func.func @chain(%a: f32, %b: f32) -> (f32, f32, f32,f32) {
  %0 = math.asinh %a : f32
  %1 = math.acosh %0 : f32
  %2 = math.sinh %1 : f32
  %c = arith.constant 2.0 : f32
  %3 = math.powf %a, %c : f32
  return %0, %1, %2, %3 : f32, f32, f32, f32
}
// DIFFERS: upstream's expansions are wrong for negative bases, great numbers, infinities, and signs of zeros.
