// RUN: terrace compile %s
// DIFFERS: upstream has no lowering of `complex.bitcast`, and none to LLVM of complex numbers of small parts

func.func @bits(%a: complex<f32>) -> i64 {
  %0 = complex.bitcast %a : complex<f32> to i64
  return %0 : i64
}

func.func @of_bits(%a: i64) -> complex<f32> {
  %0 = complex.bitcast %a : i64 to complex<f32>
  return %0 : complex<f32>
}

func.func @half(%a: complex<f16>) -> f16 {
  %0 = complex.abs %a : complex<f16>
  return %0 : f16
}

func.func @small(%a: complex<f8E5M2>, %b: complex<f8E5M2>) -> i1 {
  %0 = complex.eq %a, %b : complex<f8E5M2>
  return %0 : i1
}

func.func @conj(%a: complex<f64>) -> complex<f64> {
  %0 = complex.conj %a : complex<f64>
  return %0 : complex<f64>
}
