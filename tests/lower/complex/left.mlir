// RUN: terrace opt %s --convert-to-llvm

func.func @angle(%a: complex<f32>) -> f32 {
  %0 = complex.angle %a : complex<f32>
  return %0 : f32
}

func.func @conj(%a: complex<f32>) -> complex<f32> {
  %0 = complex.conj %a : complex<f32>
  return %0 : complex<f32>
}

func.func @eq(%a: complex<f32>, %b: complex<f32>) -> i1 {
  %0 = complex.eq %a, %b : complex<f32>
  return %0 : i1
}

func.func @neg(%a: complex<f32>) -> complex<f32> {
  %0 = complex.neg %a : complex<f32>
  return %0 : complex<f32>
}

func.func @sin(%a: complex<f32>) -> complex<f32> {
  %0 = complex.sin %a : complex<f32>
  return %0 : complex<f32>
}
