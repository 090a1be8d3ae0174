// RUN: terrace opt %s --allow-unregistered-dialect
// DIFFERS: upstream rounds literals of f80, f128 to a double first.

// The printer's digits are those of the format, so that they are read back to the same bits.
"t.bits"() {
  a = 0x3FFF8000000000000001 : f80,
  b = 0x3FFB8000000000000001 : f80,
  c = 0x3FFF0000000000000000000000000001 : f128,
  d = dense<[0x3FFF8000000000000001, 0xBFFF8000000000000003]> : tensor<2xf80>,
  e = 0x7FFFC000000000000001 : f80,
  f = 0x7FFF8000000000000000000000000001 : f128
} : () -> ()
"t.digits"() {
  a = 1.00000000000000000011 : f80,
  b = 0.0625000000000000000068 : f80,
  c = 1.00000000000000000000000000000000019 : f128,
  d = dense<[1.00000000000000000011, -1.00000000000000000033]> : tensor<2xf80>,
  e = 1.0e4000 : f80,
  f = -1.0e-4900 : f128,
  g = 0.1 : f80,
  h = dense<(0.1, -0.1)> : tensor<1xcomplex<f80>>
} : () -> ()
