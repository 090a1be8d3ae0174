// RUN: not terrace opt %s --convert-complex-to-rocdl-library-calls --split-input-file 2>&1

func.func @abs(%z: complex<f16>) {
  %0 = complex.abs %z : complex<f16>
  return
}

// -----

func.func @cos(%z: complex<f16>) {
  %0 = complex.cos %z : complex<f16>
  return
}

// -----

func.func @exp(%z: complex<f16>) {
  %0 = complex.exp %z : complex<f16>
  return
}

// -----

func.func @log(%z: complex<f16>) {
  %0 = complex.log %z : complex<f16>
  return
}

// -----

func.func @sin(%z: complex<f16>) {
  %0 = complex.sin %z : complex<f16>
  return
}

// -----

func.func @sqrt(%z: complex<f16>) {
  %0 = complex.sqrt %z : complex<f16>
  return
}

// -----

func.func @tan(%z: complex<f16>) {
  %0 = complex.tan %z : complex<f16>
  return
}

// -----

func.func @tanh(%z: complex<f16>) {
  %0 = complex.tanh %z : complex<f16>
  return
}

// -----

func.func @pow(%z: complex<bf16>) {
  %0 = complex.pow %z, %z : complex<bf16>
  return
}

// -----

func.func @powi(%z: complex<f80>, %n: i32) {
  %0 = complex.powi %z, %n : complex<f80>, i32
  return
}
