// RUN: terrace opt %s --canonicalize

// Folds of constants.

func.func @math(%x: f32, %i: i32) -> (f32, f32, f32, f32, f32, i32, i32, f32, f32, i1, i32, f64, f32, f32) {
  %c = arith.constant 2.25 : f32
  %k = arith.constant -40 : i32
  %0 = math.sqrt %c : f32
  %1 = math.absf %c : f32
  %2 = math.exp2 %c : f32
  %3 = math.ceil %c : f32
  %4 = math.powf %c, %c : f32
  %5 = math.absi %k : i32
  %6 = math.ctlz %k : i32
  %7 = math.roundeven %c : f32
  %8 = math.absf %x : f32
  %9 = math.absf %8 : f32
  %10 = math.isnan %c : f32
  %11 = math.ctpop %k : i32
  %d = arith.constant 0.5 : f64
  %12 = math.sin %d : f64
  %13 = math.erf %c : f32
  %14 = math.trunc %c : f32
  return %0, %1, %2, %3, %4, %5, %6, %7, %9, %10, %11, %12, %13, %14 : f32, f32, f32, f32, f32, i32, i32, f32, f32, i1, i32, f64, f32, f32
}

func.func @math2(%x: f32, %v: vector<2xf32>) -> (f32, f32, f32, f32, f32, f32, vector<2xf32>, f32, i32, i32, i32) {
  %0 = math.ceil %x : f32
  %1 = math.ceil %0 : f32
  %2 = math.floor %x : f32
  %3 = math.floor %2 : f32
  %4 = math.round %x : f32
  %5 = math.round %4 : f32
  %6 = math.trunc %x : f32
  %7 = math.trunc %6 : f32
  %8 = math.roundeven %x : f32
  %9 = math.roundeven %8 : f32
  %c = arith.constant 1.0 : f32
  %10 = math.powf %x, %c : f32
  %d = arith.constant dense<[1.0, 4.0]> : vector<2xf32>
  %11 = math.sqrt %d : vector<2xf32>
  %n = arith.constant -1.0 : f32
  %12 = math.sqrt %n : f32
  %b = arith.constant 3 : i32
  %e = arith.constant 4 : i32
  %13 = math.ipowi %b, %e : i32
  %m = arith.constant -1 : i32
  %14 = math.ipowi %b, %m : i32
  %z = arith.constant 0 : i32
  %15 = math.ipowi %z, %m : i32
  return %1, %3, %5, %7, %9, %10, %11, %12, %13, %14, %15 : f32, f32, f32, f32, f32, f32, vector<2xf32>, f32, i32, i32, i32
}
