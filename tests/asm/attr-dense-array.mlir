// RUN: terrace opt %s --allow-unregistered-dialect

"x.int"() {a = array<i8: 1, -2, 127>, b = array<i16: 0>, c = array<i32: 1, 2, 3>, d = array<i64: 9223372036854775807, -9223372036854775808>} : () -> ()
"x.bool"() {a = array<i1: true, false, true>} : () -> ()
"x.float"() {a = array<f32: 1.0, -2.5, 0.1>, b = array<f64: 1.0e10, 0.1>, c = array<f16: 1.0>, d = array<bf16: 2.0, 0.1>} : () -> ()
"x.empty"() {a = array<i32>, b = array<i1>, c = array<f64>, d = array<i8>} : () -> ()
"x.wide"() {a = array<i128: 1, -1>, b = array<i24: 1, 2>, c = array<f80: 1.0>, d = array<f128: 0.5>} : () -> ()
"x.signs"() {a = array<ui8: 255, 0>, b = array<si8: -1, 1>, c = array<i8: 255>} : () -> ()
"x.hexes"() {a = array<i32: 0xFF, 0x10>, b = array<f32: 0x7F800000, 0x3F800000>, c = array<f8E4M3FN: 1.0, 0x7F>} : () -> ()
"x.spaces"() {a = array< i32 : 1 , 2 >, b = array<i32:1,2>} : () -> ()
