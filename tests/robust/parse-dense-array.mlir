// (circt#9374)
// RUN: not terrace opt %s --split-input-file --allow-unregistered-dialect 2>&1

"t.op"() {a = array<i32: 1 2>} : () -> ()

// -----

"t.op"() {a = array<i32, 1>} : () -> ()

// -----

"t.op"() {a = array<i32: >} : () -> ()

// -----

"t.op"() {a = array<i32: 1,>} : () -> ()

// -----

"t.op"() {a = array<>} : () -> ()

// -----

"t.op"() {a = array<tensor<2xi32>: 1>} : () -> ()

// -----

"t.op"() {a = array<i1: 2>} : () -> ()

// -----

"t.op"() {a = array<i8: 256>} : () -> ()

// -----

"t.op"() {a = array<f32: 1>} : () -> ()

// -----

"t.op"() {a = array<i7: 1>} : () -> ()

// -----

"t.op"() {a = array<i64: 9223372036854775808>} : () -> ()

// -----

"t.op"() {a = array<i64: --1>} : () -> ()

// -----

%0 = "llvm.extractvalue"(%0) <{position = array<i64: "x">}> : (!llvm.struct<(i32)>) -> i32
