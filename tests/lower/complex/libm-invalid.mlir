// RUN: terrace opt %s --convert-complex-to-libm --split-input-file --verify-diagnostics

func.func @f16(%a: complex<f16>) -> complex<f16> {
  // expected-error@below {{failed to legalize operation 'complex.cos' that was explicitly marked illegal}}
  %0 = complex.cos %a : complex<f16>
  return %0 : complex<f16>
}

// -----

func.func @half(%a: complex<bf16>) -> bf16 {
  // expected-error@below {{failed to legalize operation 'complex.abs' that was explicitly marked illegal}}
  %0 = complex.abs %a : complex<bf16>
  return %0 : bf16
}
