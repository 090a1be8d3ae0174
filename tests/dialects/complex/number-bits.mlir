// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic
// DIFFERS: upstream reads bits as those of an f64 whatever the type, so infinities and NaNs cannot be read back

func.func @numbers() attributes {
  a = #complex.number<:f32 0x7FC00000, 0x7F800000>,
  b = #complex.number<:f16 1.0e10, 0xFC00>,
  c = #complex.number<:f64 0x7FF8000000000000, 1.0>
} {
  return
}
