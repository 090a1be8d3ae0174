// RUN: terrace opt %s --convert-complex-to-libm
// RUN: terrace opt %s --convert-complex-to-libm --mlir-print-debuginfo --mlir-print-local-scope

// Functions of the C library; what it lacks stays.

func.func @f(%a: complex<f32>, %b: complex<f64>, %c: complex<f16>) -> (complex<f32>, complex<f64>, f32, f64) {
  %0 = complex.pow %a, %a : complex<f32>
  %1 = complex.sqrt %a fastmath<nnan> : complex<f32>
  %2 = complex.tanh %b : complex<f64>
  %3 = complex.cos %b : complex<f64>
  %4 = complex.sin %b : complex<f64>
  %5 = complex.conj %b : complex<f64>
  %6 = complex.log %b : complex<f64>
  %7 = complex.abs %b : complex<f64>
  %8 = complex.angle %a : complex<f32>
  %9 = complex.tan %b : complex<f64>
  return %1, %2, %8, %7 : complex<f32>, complex<f64>, f32, f64
}
