// RUN: terrace opt %s --arith-expand=include-f4e2m1
// DIFFERS: upstream's minus one of 128 bits is 18446744073709551615, and it makes invalid operations between f4E2M1FN and f64

func.func @minus_one(%a: i128, %b: i128, %c: vector<2xi100>) -> (i128, vector<2xi100>) {
  %0 = arith.floordivsi %a, %b : i128
  %1 = arith.floordivsi %c, %c : vector<2xi100>
  return %0, %1 : i128, vector<2xi100>
}

func.func @f64(%a: f4E2M1FN, %b: f64) -> (f64, f4E2M1FN) {
  %0 = arith.extf %a : f4E2M1FN to f64
  %1 = arith.truncf %b : f64 to f4E2M1FN
  return %0, %1 : f64, f4E2M1FN
}
