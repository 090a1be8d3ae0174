// RUN: terrace opt %s --convert-complex-to-standard

// Constants of other formats, what stays, and folding.

func.func @sqrt(%a: complex<f64>) -> complex<f64> { %r = complex.sqrt %a : complex<f64> return %r : complex<f64> }
func.func @expm1(%a: complex<f64>) -> complex<f64> { %r = complex.expm1 %a : complex<f64> return %r : complex<f64> }
func.func @tanh(%a: complex<f64>) -> complex<f64> { %r = complex.tanh %a : complex<f64> return %r : complex<f64> }
func.func @expm1h(%a: complex<f16>) -> complex<f16> { %r = complex.expm1 %a : complex<f16> return %r : complex<f16> }
func.func @stays(%a: complex<f64>) -> (complex<f64>, i64, complex<f64>) {
  %0 = complex.constant [1.0, 2.0] : complex<f64>
  %1 = complex.bitcast %0 : complex<f64> to i128
  %2 = arith.trunci %1 : i128 to i64
  %3 = complex.neg %a : complex<f64>
  %4 = complex.neg %3 : complex<f64>
  %5 = complex.exp %4 : complex<f64>
  %6 = complex.log %5 : complex<f64>
  %7 = complex.add %6, %0 : complex<f64>
  return %7, %2, %0 : complex<f64>, i64, complex<f64>
}
// DIFFERS: upstream folds sums that round, zeros that change signs, and logarithms of other branches.
