// RUN: terrace opt %s --convert-to-llvm

func.func @negneg(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.neg %a : complex<f32>
  %1 = complex.neg %0 : complex<f32>
  return %1 : complex<f32>
}

func.func @conjconj(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.conj %a : complex<f32>
  %1 = complex.conj %0 : complex<f32>
  return %1 : complex<f32>
}

func.func @exp_log(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.log %a : complex<f32>
  %1 = complex.exp %0 : complex<f32>
  return %1 : complex<f32>
}

func.func @log_exp(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.exp %a : complex<f32>
  %1 = complex.log %0 : complex<f32>
  return %1 : complex<f32>
}
// DIFFERS: upstream folds sums that round, zeros that change signs, and logarithms of other branches.
