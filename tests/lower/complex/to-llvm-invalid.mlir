// RUN: terrace opt %s --split-input-file --convert-complex-to-llvm --verify-diagnostics

func.func @angle(%a: complex<f32>) -> f32 {
  // expected-error @+1 {{failed to legalize operation 'complex.angle' that was explicitly marked illegal}}
  %0 = complex.angle %a : complex<f32>
  return %0 : f32
}

// -----

func.func @atan2(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  // expected-error @+1 {{failed to legalize operation 'complex.atan2' that was explicitly marked illegal}}
  %0 = complex.atan2 %a, %b : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @conj(%a: complex<f32>) -> complex<f32> {
  // expected-error @+1 {{failed to legalize operation 'complex.conj' that was explicitly marked illegal}}
  %0 = complex.conj %a : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @cos(%a: complex<f32>) -> complex<f32> {
  // expected-error @+1 {{failed to legalize operation 'complex.cos' that was explicitly marked illegal}}
  %0 = complex.cos %a : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @eq(%a: complex<f32>, %b: complex<f32>) -> i1 {
  // expected-error @+1 {{failed to legalize operation 'complex.eq' that was explicitly marked illegal}}
  %0 = complex.eq %a, %b : complex<f32>
  return %0 : i1
}

// -----

func.func @exp(%a: complex<f32>) -> complex<f32> {
  // expected-error @+1 {{failed to legalize operation 'complex.exp' that was explicitly marked illegal}}
  %0 = complex.exp %a : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @expm1(%a: complex<f32>) -> complex<f32> {
  // expected-error @+1 {{failed to legalize operation 'complex.expm1' that was explicitly marked illegal}}
  %0 = complex.expm1 %a : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @log(%a: complex<f32>) -> complex<f32> {
  // expected-error @+1 {{failed to legalize operation 'complex.log' that was explicitly marked illegal}}
  %0 = complex.log %a : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @log1p(%a: complex<f32>) -> complex<f32> {
  // expected-error @+1 {{failed to legalize operation 'complex.log1p' that was explicitly marked illegal}}
  %0 = complex.log1p %a : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @neg(%a: complex<f32>) -> complex<f32> {
  // expected-error @+1 {{failed to legalize operation 'complex.neg' that was explicitly marked illegal}}
  %0 = complex.neg %a : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @neq(%a: complex<f32>, %b: complex<f32>) -> i1 {
  // expected-error @+1 {{failed to legalize operation 'complex.neq' that was explicitly marked illegal}}
  %0 = complex.neq %a, %b : complex<f32>
  return %0 : i1
}

// -----

func.func @pow(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  // expected-error @+1 {{failed to legalize operation 'complex.pow' that was explicitly marked illegal}}
  %0 = complex.pow %a, %b : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @powi(%a: complex<f32>, %b: i32) -> complex<f32> {
  // expected-error @+1 {{failed to legalize operation 'complex.powi' that was explicitly marked illegal}}
  %0 = complex.powi %a, %b : complex<f32>, i32
  return %0 : complex<f32>
}

// -----

func.func @rsqrt(%a: complex<f32>) -> complex<f32> {
  // expected-error @+1 {{failed to legalize operation 'complex.rsqrt' that was explicitly marked illegal}}
  %0 = complex.rsqrt %a : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @sign(%a: complex<f32>) -> complex<f32> {
  // expected-error @+1 {{failed to legalize operation 'complex.sign' that was explicitly marked illegal}}
  %0 = complex.sign %a : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @sin(%a: complex<f32>) -> complex<f32> {
  // expected-error @+1 {{failed to legalize operation 'complex.sin' that was explicitly marked illegal}}
  %0 = complex.sin %a : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @sqrt(%a: complex<f32>) -> complex<f32> {
  // expected-error @+1 {{failed to legalize operation 'complex.sqrt' that was explicitly marked illegal}}
  %0 = complex.sqrt %a : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @tan(%a: complex<f32>) -> complex<f32> {
  // expected-error @+1 {{failed to legalize operation 'complex.tan' that was explicitly marked illegal}}
  %0 = complex.tan %a : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @tanh(%a: complex<f32>) -> complex<f32> {
  // expected-error @+1 {{failed to legalize operation 'complex.tanh' that was explicitly marked illegal}}
  %0 = complex.tanh %a : complex<f32>
  return %0 : complex<f32>
}
