// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic

func.func @numbers() attributes {
  a = #complex.number<:f64 1.0, 2.0>,
  b = #complex.number<:f16 1.5, -2.5> : complex<f16>,
  c = #complex.number<:f32 3.0, -1.0> : i32,
  d = #complex.number<:bf16 0.1, 1.0e10>,
  e = #complex.number<:f80 0.1, -0.0>,
  f = #complex.number<:f128 0.1, 1.0e300>,
  g = #complex.number<:f8E5M2 0.1, 1.0>,
  i = [#complex.number<:tf32 0.1, 1.0>, {j = #complex.number<:f32 0.0, 1.0>}]
} {
  return
}
// DIFFERS: upstream rounds literals of f80, f128 and ppc_fp128 to a double first.
