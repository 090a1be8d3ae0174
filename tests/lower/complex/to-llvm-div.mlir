// RUN: terrace opt %s --convert-complex-to-llvm
// RUN: terrace opt %s --convert-complex-to-llvm=complex-range=improved
// RUN: terrace opt %s --convert-complex-to-llvm=complex-range=basic
// RUN: terrace opt %s --convert-complex-to-llvm=complex-range=none
// RUN: terrace opt %s --pass-pipeline='builtin.module(convert-complex-to-llvm{complex-range=improved})' --dump-pass-pipeline 2>&1
// RUN: terrace opt %s --convert-to-llvm

func.func @div_f16(%a: complex<f16>, %b: complex<f16>) -> complex<f16> {
  %0 = complex.div %a, %b : complex<f16>
  return %0 : complex<f16>
}

func.func @div_flags(%a: complex<f64>, %b: complex<f64>) -> complex<f64> {
  %0 = complex.div %a, %b fastmath<nnan,arcp> : complex<f64>
  return %0 : complex<f64>
}

