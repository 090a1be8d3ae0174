// RUN: terrace opt %s
// DIFFERS: MLIR prints `i8` and `u16<0:7>`, other types; MLIR 23 prints these.

module attributes {q.any = [!quant.any<si8>, !quant.any<ui16<0:7>>], q.uniform = !quant.uniform<ui8:f32, 2.0>} {
}
