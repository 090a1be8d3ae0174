// RUN: terrace opt %s --canonicalize

// Casts, parts and folds.

func.func @cx(%a: f32, %b: f32, %z: complex<f32>) -> (f32, f32, f32, f32, f32, f32) {
  %c = complex.create %a, %b : complex<f32>
  %n = complex.neg %c : complex<f32>
  %0 = complex.re %n : complex<f32>
  %1 = complex.im %n : complex<f32>
  %m = complex.neg %z : complex<f32>
  %2 = complex.re %m : complex<f32>
  %3 = complex.im %m : complex<f32>
  %n2 = complex.neg %c fastmath<nnan,ninf> : complex<f32>
  %4 = complex.re %n2 : complex<f32>
  %5 = complex.im %n2 : complex<f32>
  return %0, %1, %2, %3, %4, %5 : f32, f32, f32, f32, f32, f32
}

func.func @cb(%z: complex<f32>, %i: i64, %d: f64) -> (i64, complex<f32>, complex<f32>, f64, complex<f32>, i64, complex<f32>) {
  %0 = complex.bitcast %z : complex<f32> to i64
  %1 = complex.bitcast %0 : i64 to complex<f32>
  %2 = complex.bitcast %i : i64 to complex<f32>
  %3 = complex.bitcast %2 : complex<f32> to i64
  %4 = arith.bitcast %d : f64 to i64
  %5 = complex.bitcast %4 : i64 to complex<f32>
  %6 = arith.bitcast %0 : i64 to f64
  %7 = complex.bitcast %2 : complex<f32> to f64
  %8 = arith.bitcast %7 : f64 to i64
  %9 = complex.bitcast %8 : i64 to complex<f32>
  return %3, %1, %5, %6, %9, %8, %2 : i64, complex<f32>, complex<f32>, f64, complex<f32>, i64, complex<f32>
}

func.func @cb2(%z: complex<f32>, %i: i64, %d: f64) -> (f64, f64, i64) {
  %2 = complex.bitcast %i : i64 to complex<f32>
  %3 = complex.bitcast %2 : complex<f32> to f64
  %4 = complex.bitcast %z : complex<f32> to i64
  %5 = arith.bitcast %4 : i64 to f64
  %6 = complex.bitcast %d : f64 to complex<f32>
  %7 = complex.bitcast %6 : complex<f32> to i64
  return %3, %5, %7 : f64, f64, i64
}

func.func @cf(%z: complex<f32>, %w: complex<f32>, %x: f32) -> (complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, f32, complex<f32>) {
  %zero = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  %one = complex.constant [1.0 : f32, 0.0 : f32] : complex<f32>
  %0 = complex.add %z, %zero : complex<f32>
  %s = complex.sub %z, %w : complex<f32>
  %1 = complex.add %s, %w : complex<f32>
  %2 = complex.mul %z, %one : complex<f32>
  %3 = complex.div %z, %one : complex<f32>
  %a = complex.add %z, %w : complex<f32>
  %4 = complex.sub %a, %w : complex<f32>
  %n = complex.neg %z : complex<f32>
  %5 = complex.neg %n : complex<f32>
  %e = complex.exp %z : complex<f32>
  %6 = complex.log %e : complex<f32>
  %l = complex.log %z : complex<f32>
  %7 = complex.exp %l : complex<f32>
  %r = complex.re %zero : complex<f32>
  %re = complex.re %z : complex<f32>
  %im = complex.im %z : complex<f32>
  %8 = complex.create %re, %im : complex<f32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %r, %8 : complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, f32, complex<f32>
}

func.func @cg(%z: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, i64) {
  %one = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %two = complex.constant [3.0 : f32, -0.5 : f32] : complex<f32>
  %nan = complex.constant [0x7fc00000 : f32, 0.0 : f32] : complex<f32>
  %0 = complex.add %one, %two : complex<f32>
  %1 = complex.sub %one, %two : complex<f32>
  %2 = complex.mul %one, %two : complex<f32>
  %3 = complex.div %one, %two : complex<f32>
  %4 = complex.conj %z : complex<f32>
  %5 = complex.conj %4 : complex<f32>
  %6 = complex.mul %z, %nan : complex<f32>
  %7 = complex.bitcast %one : complex<f32> to i64
  return %0, %1, %2, %3, %5, %6, %7 : complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, i64
}
// DIFFERS: upstream folds sums that round, zeros that change signs, and logarithms of other branches.
