// RUN: terrace opt %s --split-input-file --verify-diagnostics

// Types, attributes and traits: what the verifier of each op says.

func.func @f(%a: f32) {
  // expected-error @+1 {{'arith.addi' op operand #0 must be signless-integer-like, but got 'f32'}}
  %0 = arith.addi %a, %a : f32
  return
}

// -----

func.func @f(%a: vector<2xf32>) {
  // expected-error @+1 {{'arith.divsi' op operand #0 must be signless-integer-like, but got 'vector<2xf32>'}}
  %0 = arith.divsi %a, %a : vector<2xf32>
  return
}

// -----

func.func @f(%a: memref<4xi32>) {
  // expected-error @+1 {{'arith.andi' op operand #0 must be signless-integer-like, but got 'memref<4xi32>'}}
  %0 = arith.andi %a, %a : memref<4xi32>
  return
}

// -----

func.func @f(%a: si32) {
  // expected-error @+1 {{'arith.shli' op operand #0 must be signless-integer-like, but got 'si32'}}
  %0 = arith.shli %a, %a : si32
  return
}

// -----

func.func @f(%a: ui8) {
  // expected-error @+1 {{'arith.maxui' op operand #0 must be signless-integer-like, but got 'ui8'}}
  %0 = arith.maxui %a, %a : ui8
  return
}

// -----

func.func @f(%a: f64) {
  // expected-error @+1 {{'arith.ceildivsi' op operand #0 must be signless-integer-like, but got 'f64'}}
  %0 = arith.ceildivsi %a, %a : f64
  return
}

// -----

func.func @f(%a: tuple<i32>) {
  // expected-error @+1 {{'arith.muli' op operand #0 must be signless-integer-like, but got 'tuple<i32>'}}
  %0 = arith.muli %a, %a : tuple<i32>
  return
}

// -----

func.func @f(%a: none) {
  // expected-error @+1 {{'arith.xori' op operand #0 must be signless-integer-like, but got 'none'}}
  %0 = arith.xori %a, %a : none
  return
}

// -----

func.func @f(%a: complex<f32>) {
  // expected-error @+1 {{'arith.minsi' op operand #0 must be signless-integer-like, but got 'complex<f32>'}}
  %0 = arith.minsi %a, %a : complex<f32>
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error @+1 {{'arith.addf' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = arith.addf %a, %a : i32
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error @+1 {{'arith.negf' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = arith.negf %a : i32
  return
}

// -----

func.func @f(%a: index) {
  // expected-error @+1 {{'arith.maximumf' op operand #0 must be floating-point-like, but got 'index'}}
  %0 = arith.maximumf %a, %a : index
  return
}

// -----

func.func @f(%a: vector<4xi32>) {
  // expected-error @+1 {{'arith.divf' op operand #0 must be floating-point-like, but got 'vector<4xi32>'}}
  %0 = arith.divf %a, %a : vector<4xi32>
  return
}

// -----

func.func @f(%a: tensor<4xindex>) {
  // expected-error @+1 {{'arith.minnumf' op operand #0 must be floating-point-like, but got 'tensor<4xindex>'}}
  %0 = arith.minnumf %a, %a : tensor<4xindex>
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{'arith.addi' op requires the same type for all operands and results}}
  %0 = "arith.addi"(%a, %b) : (i32, i64) -> i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{'arith.addi' op requires the same type for all operands and results}}
  %0 = "arith.addi"(%a, %a) : (i32, i32) -> i64
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{'arith.addi' op expected 2 operands, but found 1}}
  %0 = "arith.addi"(%a) : (i32) -> i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{'arith.addi' op expected 2 operands, but found 3}}
  %0 = "arith.addi"(%a, %a, %a) : (i32, i32, i32) -> i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{'arith.addi' op requires one result}}
  "arith.addi"(%a, %a) : (i32, i32) -> ()
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{'arith.addi' op requires one result}}
  %0:2 = "arith.addi"(%a, %a) : (i32, i32) -> (i32, i32)
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{'arith.addi' op requires zero regions}}
  %0 = "arith.addi"(%a, %a) ({}) : (i32, i32) -> i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{successors in non-terminator}}
  %0 = "arith.addi"(%a, %a)[^bb1] : (i32, i32) -> i32
  cf.br ^bb1
  ^bb1:
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{'arith.addi' op requires the same type for all operands and results}}
  %0 = "arith.addi"(%v, %w) : (vector<4xi32>, vector<5xi32>) -> vector<4xi32>
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{'arith.addi' op all non-scalar operands/results must have the same shape and base type}}
  %0 = "arith.addi"(%v, %t) : (vector<4xi32>, tensor<4xi32>) -> vector<4xi32>
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{'arith.addf' op requires the same type for all operands and results}}
  %0 = "arith.addf"(%f, %d) : (f32, f64) -> f32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{'arith.negf' op requires the same type for all operands and results}}
  %0 = "arith.negf"(%f) : (f32) -> f64
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{invalid properties {overflowFlags = 1 : i32} for op arith.addi: Invalid attribute `overflowFlags` in property conversion: 1 : i32}}
  %0 = "arith.addi"(%a, %a) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{'arith.addi' op attribute 'overflowFlags' failed to satisfy constraint: Integer overflow arith flags}}
  %0 = "arith.addi"(%a, %a) {overflowFlags = "nsw"} : (i32, i32) -> i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{invalid properties {fastmath = 3 : i64} for op arith.addf: Invalid attribute `fastmath` in property conversion: 3 : i64}}
  %0 = "arith.addf"(%f, %f) <{fastmath = 3}> : (f32, f32) -> f32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{invalid properties {isExact = true} for op arith.divsi: Invalid attribute `isExact` in property conversion: true}}
  %0 = "arith.divsi"(%a, %a) <{isExact = true}> : (i32, i32) -> i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{invalid properties {fastmath = #arith.overflow<nsw>} for op arith.subf: Invalid attribute `fastmath` in property conversion: #arith.overflow<nsw>}}
  %0 = "arith.subf"(%f, %f) <{fastmath = #arith.overflow<nsw>}> : (f32, f32) -> f32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{'arith.addui_extended' op failed to verify that all of {lhs, rhs, sum} have same type}}
  %0:2 = "arith.addui_extended"(%a, %b) : (i32, i64) -> (i32, i1)
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{'arith.addui_extended' op failed to verify that all of {lhs, rhs, sum} have same type}}
  %0:2 = "arith.addui_extended"(%a, %a) : (i32, i32) -> (i64, i1)
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{'arith.addui_extended' op result #1 must be bool-like, but got 'i8'}}
  %0:2 = "arith.addui_extended"(%a, %a) : (i32, i32) -> (i32, i8)
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{'arith.addui_extended' op result #1 must be bool-like, but got 'i32'}}
  %0:2 = arith.addui_extended %a, %a : i32, i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{'arith.addui_extended' op if an operand is non-scalar, then all results must be non-scalar}}
  %0:2 = arith.addui_extended %v, %v : vector<4xi32>, i1
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{'arith.addui_extended' op all non-scalar operands/results must have the same shape and base type}}
  %0:2 = arith.addui_extended %v, %v : vector<4xi32>, vector<5xi1>
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{'arith.addui_extended' op operand #0 must be signless-integer-like, but got 'f32'}}
  %0:2 = arith.addui_extended %f, %f : f32, i1
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{'arith.mulsi_extended' op failed to verify that all of {lhs, rhs, low, high} have same type}}
  %0:2 = "arith.mulsi_extended"(%a, %a) : (i32, i32) -> (i32, i64)
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{'arith.mului_extended' op failed to verify that all of {lhs, rhs, low, high} have same type}}
  %0:2 = "arith.mului_extended"(%a, %b) : (i32, i64) -> (i32, i32)
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{'arith.mului_extended' op operand #0 must be signless-integer-like, but got 'f32'}}
  %0:2 = arith.mului_extended %f, %f : f32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{custom op 'arith.cmpi' 'lhs' must be signless-integer-like, but got 'f32'}}
  %0 = arith.cmpi eq, %f, %f : f32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{custom op 'arith.cmpf' 'lhs' must be floating-point-like, but got 'i32'}}
  %0 = arith.cmpf oeq, %a, %a : i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{'arith.cmpi' op requires attribute 'predicate'}}
  %0 = "arith.cmpi"(%a, %a) : (i32, i32) -> i1
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{invalid properties {predicate = 10 : i64} for op arith.cmpi: Invalid attribute `predicate` in property conversion: 10 : i64}}
  %0 = "arith.cmpi"(%a, %a) <{predicate = 10 : i64}> : (i32, i32) -> i1
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{invalid properties {predicate = 1 : i32} for op arith.cmpi: Invalid attribute `predicate` in property conversion: 1 : i32}}
  %0 = "arith.cmpi"(%a, %a) <{predicate = 1 : i32}> : (i32, i32) -> i1
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{invalid properties {predicate = "eq"} for op arith.cmpi: Invalid attribute `predicate` in property conversion: "eq"}}
  %0 = "arith.cmpi"(%a, %a) <{predicate = "eq"}> : (i32, i32) -> i1
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{'arith.cmpi' op requires all operands to have the same type}}
  %0 = "arith.cmpi"(%a, %b) <{predicate = 1 : i64}> : (i32, i64) -> i1
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{'arith.cmpi' op result #0 must be bool-like, but got 'i32'}}
  %0 = "arith.cmpi"(%a, %a) <{predicate = 1 : i64}> : (i32, i32) -> i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{'arith.cmpi' op failed to verify that result type has i1 element type and same shape as operands}}
  %0 = "arith.cmpi"(%v, %v) <{predicate = 1 : i64}> : (vector<4xi32>, vector<4xi32>) -> i1
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{'arith.cmpi' op failed to verify that result type has i1 element type and same shape as operands}}
  %0 = "arith.cmpi"(%v, %v) <{predicate = 1 : i64}> : (vector<4xi32>, vector<4xi32>) -> vector<5xi1>
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{invalid properties {predicate = 16 : i64} for op arith.cmpf: Invalid attribute `predicate` in property conversion: 16 : i64}}
  %0 = "arith.cmpf"(%f, %f) <{predicate = 16 : i64}> : (f32, f32) -> i1
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{'arith.cmpf' op requires attribute 'predicate'}}
  %0 = "arith.cmpf"(%f, %f) : (f32, f32) -> i1
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{'arith.cmpf' op requires all operands to have the same type}}
  %0 = "arith.cmpf"(%f, %d) <{predicate = 1 : i64}> : (f32, f64) -> i1
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{'arith.select' op failed to verify that all of {true_value, false_value, result} have same type}}
  %0 = "arith.select"(%c, %a, %b) : (i1, i32, i64) -> i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{'arith.select' op failed to verify that all of {true_value, false_value, result} have same type}}
  %0 = "arith.select"(%c, %a, %a) : (i1, i32, i32) -> i64
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{'arith.select' op operand #0 must be bool-like, but got 'i32'}}
  %0 = "arith.select"(%a, %a, %a) : (i32, i32, i32) -> i32
  return
}

// -----

func.func @f(%c: vector<4xi1>, %v: vector<5xf32>) {
  // expected-error @+1 {{'arith.select' op failed to verify that condition is signless i1 or has matching shape}}
  %0 = arith.select %c, %v, %v : vector<4xi1>, vector<5xf32>
  return
}

// -----

func.func @f(%c: tensor<4xi1>, %v: vector<4xf32>) {
  // expected-error @+1 {{'arith.select' op all non-scalar operands/results must have the same shape and base type}}
  %0 = arith.select %c, %v, %v : tensor<4xi1>, vector<4xf32>
  return
}

// -----

func.func @f(%c: vector<4xi1>, %v: vector<[4]xf32>) {
  // expected-error @+1 {{'arith.select' op all non-scalar operands/results must have the same shape and base type}}
  %0 = arith.select %c, %v, %v : vector<4xi1>, vector<[4]xf32>
  return
}

// -----

func.func @f(%c: tensor<?xi1>, %v: tensor<4xf32>) {
  // expected-error @+1 {{'arith.select' op failed to verify that condition is signless i1 or has matching shape}}
  %0 = arith.select %c, %v, %v : tensor<?xi1>, tensor<4xf32>
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%c: i1, %v: f32) {
  // expected-error @+1 {{use of value '%c' expects different type than prior uses: 'i8' vs 'i1'}}
  %0 = arith.select %c, %v, %v : i8, f32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{'arith.constant' op requires attribute 'value'}}
  %0 = "arith.constant"() : () -> i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{'arith.constant' op failed to verify that all of {value, result} have same type}}
  %0 = "arith.constant"() <{value = 1 : i32}> : () -> i64
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{'arith.constant' op failed to verify that all of {value, result} have same type}}
  %0 = "arith.constant"() <{value = "str"}> : () -> i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{invalid properties {value} for op arith.constant: Invalid attribute `value` in property conversion: unit}}
  %0 = "arith.constant"() <{value = unit}> : () -> i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{'arith.constant' op integer return type must be signless}}
  %0 = "arith.constant"() <{value = 1 : si32}> : () -> si32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{'arith.constant' op integer return type must be signless}}
  %0 = "arith.constant"() <{value = 1 : ui32}> : () -> ui32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{'arith.constant' op integer return type must be signless}}
  %0 = arith.constant 1 : si32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{'arith.constant' op intializing scalable vectors with elements attribute is not supported unless it's a vector splat}}
  %0 = arith.constant dense<[1, 2, 3, 4]> : vector<[4]xi32>
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{'arith.constant' op value must be an integer, float, or elements attribute}}
  %0 = arith.constant "text"
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{custom op 'arith.constant' invalid kind of attribute specified}}
  %0 = arith.constant @sym
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{expected attribute value}}
  %0 = arith.constant
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+2 {{unexpected decimal integer literal for a floating point value}}
  // expected-note @+1 {{add a trailing dot to make the literal a float}}
  %0 = arith.constant 1 : f32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  %0 = arith.constant 1.0 : i32
  // expected-error @+1 {{floating point value not valid for specified type}}
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{integer constant out of range for attribute}}
  %0 = arith.constant 256 : i8
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{expected operation name in quotes}}
  %0 = arith.constant true : i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{custom op 'arith.constant' invalid kind of attribute specified}}
  %0 = arith.constant unit
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{custom op 'arith.constant' invalid kind of attribute specified}}
  %0 = arith.constant [1, 2]
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error @+1 {{'arith.extsi' op operand type 'i32' and result type 'i32' are cast incompatible}}
  %0 = arith.extsi %a : i32 to i32
  return
}

// -----

func.func @f(%a: i64) {
  // expected-error @+1 {{'arith.extsi' op operand type 'i64' and result type 'i32' are cast incompatible}}
  %0 = arith.extsi %a : i64 to i32
  return
}

// -----

func.func @f(%a: index) {
  // expected-error @+1 {{'arith.extsi' op operand #0 must be signless-fixed-width-integer-like, but got 'index'}}
  %0 = arith.extsi %a : index to i64
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error @+1 {{'arith.extsi' op result #0 must be signless-fixed-width-integer-like, but got 'index'}}
  %0 = arith.extsi %a : i32 to index
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error @+1 {{'arith.extsi' op operand #0 must be signless-fixed-width-integer-like, but got 'f32'}}
  %0 = arith.extsi %a : f32 to i64
  return
}

// -----

func.func @f(%a: vector<4xi8>) {
  // expected-error @+1 {{'arith.extsi' op requires the same shape for all operands and results}}
  %0 = arith.extsi %a : vector<4xi8> to vector<5xi16>
  return
}

// -----

func.func @f(%a: vector<4xi8>) {
  // expected-error @+1 {{'arith.extsi' op requires the same shape for all operands and results}}
  %0 = arith.extsi %a : vector<4xi8> to i16
  return
}

// -----

func.func @f(%a: tensor<4xi8>) {
  // expected-error @+1 {{'arith.extsi' op failed to verify that input and output have the same tensor dimensions}}
  %0 = arith.extsi %a : tensor<4xi8> to tensor<?xi16>
  return
}

// -----

func.func @f(%a: vector<4xi8>) {
  // expected-error @+1 {{'arith.extsi' op failed to verify that input and output have the same tensor dimensions}}
  %0 = arith.extsi %a : vector<4xi8> to tensor<4xi16>
  return
}

// -----

func.func @f(%a: vector<[4]xi8>) {
  // expected-error @+1 {{'arith.extsi' op requires the same shape for all operands and results}}
  %0 = arith.extsi %a : vector<[4]xi8> to vector<4xi16>
  return
}

// -----

func.func @f(%a: i8) {
  // expected-error @+1 {{'arith.extui' op operand type 'i8' and result type 'i1' are cast incompatible}}
  %0 = arith.extui %a : i8 to i1
  return
}

// -----

func.func @f(%a: i8) {
  // expected-error @+1 {{'arith.extui' op result #0 must be signless-fixed-width-integer-like, but got 'f32'}}
  %0 = arith.extui %a : i8 to f32
  return
}

// -----

func.func @f(%a: tensor<*xi8>) {
  // expected-error @+1 {{'arith.extui' op failed to verify that input and output have the same tensor dimensions}}
  %0 = arith.extui %a : tensor<*xi8> to tensor<4xi16>
  return
}

// -----

func.func @f(%a: i8) {
  // expected-error @+1 {{'arith.trunci' op operand type 'i8' and result type 'i8' are cast incompatible}}
  %0 = arith.trunci %a : i8 to i8
  return
}

// -----

func.func @f(%a: i8) {
  // expected-error @+1 {{'arith.trunci' op operand type 'i8' and result type 'i32' are cast incompatible}}
  %0 = arith.trunci %a : i8 to i32
  return
}

// -----

func.func @f(%a: i64) {
  // expected-error @+1 {{'arith.trunci' op result #0 must be signless-fixed-width-integer-like, but got 'index'}}
  %0 = arith.trunci %a : i64 to index
  return
}

// -----

func.func @f(%a: vector<4xi32>) {
  // expected-error @+1 {{'arith.trunci' op requires the same shape for all operands and results}}
  %0 = arith.trunci %a : vector<4xi32> to vector<4x4xi8>
  return
}

// -----

func.func @f(%a: vector<4xi32>) {
  // expected-error @+1 {{'arith.trunci' op requires the same shape for all operands and results}}
  %0 = arith.trunci %a : vector<4xi32> to vector<8xi8>
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error @+1 {{'arith.extf' op operand type 'f32' and result type 'f32' are cast incompatible}}
  %0 = arith.extf %a : f32 to f32
  return
}

// -----

func.func @f(%a: f64) {
  // expected-error @+1 {{'arith.extf' op operand type 'f64' and result type 'f32' are cast incompatible}}
  %0 = arith.extf %a : f64 to f32
  return
}

// -----

func.func @f(%a: f16) {
  // expected-error @+1 {{'arith.extf' op operand type 'f16' and result type 'bf16' are cast incompatible}}
  %0 = arith.extf %a : f16 to bf16
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error @+1 {{'arith.extf' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = arith.extf %a : i32 to f64
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error @+1 {{'arith.extf' op result #0 must be floating-point-like, but got 'i64'}}
  %0 = arith.extf %a : f32 to i64
  return
}

// -----

func.func @f(%a: vector<2xf32>) {
  // expected-error @+1 {{'arith.extf' op requires the same shape for all operands and results}}
  %0 = arith.extf %a : vector<2xf32> to vector<3xf64>
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error @+1 {{'arith.truncf' op operand type 'f32' and result type 'f32' are cast incompatible}}
  %0 = arith.truncf %a : f32 to f32
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error @+1 {{'arith.truncf' op operand type 'f32' and result type 'f64' are cast incompatible}}
  %0 = arith.truncf %a : f32 to f64
  return
}

// -----

func.func @f(%a: bf16) {
  // expected-error @+1 {{'arith.truncf' op operand type 'bf16' and result type 'f16' are cast incompatible}}
  %0 = arith.truncf %a : bf16 to f16
  return
}

// -----

func.func @f(%a: f64) {
  // expected-error @+1 {{'arith.truncf' op result #0 must be floating-point-like, but got 'i32'}}
  %0 = arith.truncf %a : f64 to i32
  return
}

// -----

func.func @f(%a: tensor<2xf64>) {
  // expected-error @+1 {{'arith.truncf' op failed to verify that input and output have the same tensor dimensions}}
  %0 = arith.truncf %a : tensor<2xf64> to tensor<3xf32>
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error @+1 {{'arith.sitofp' op operand #0 must be signless-fixed-width-integer-like, but got 'f32'}}
  %0 = arith.sitofp %a : f32 to f32
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error @+1 {{'arith.sitofp' op result #0 must be floating-point-like, but got 'i32'}}
  %0 = arith.sitofp %a : i32 to i32
  return
}

// -----

func.func @f(%a: index) {
  // expected-error @+1 {{'arith.sitofp' op operand #0 must be signless-fixed-width-integer-like, but got 'index'}}
  %0 = arith.sitofp %a : index to f32
  return
}

// -----

func.func @f(%a: vector<4xi32>) {
  // expected-error @+1 {{'arith.sitofp' op requires the same shape for all operands and results}}
  %0 = arith.sitofp %a : vector<4xi32> to f32
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error @+1 {{'arith.uitofp' op operand #0 must be signless-fixed-width-integer-like, but got 'f32'}}
  %0 = arith.uitofp %a : f32 to f64
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error @+1 {{'arith.uitofp' op requires the same shape for all operands and results}}
  %0 = arith.uitofp %a : i32 to vector<4xf32>
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error @+1 {{'arith.fptosi' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = arith.fptosi %a : i32 to i32
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error @+1 {{'arith.fptosi' op result #0 must be signless-fixed-width-integer-like, but got 'f32'}}
  %0 = arith.fptosi %a : f32 to f32
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error @+1 {{'arith.fptosi' op result #0 must be signless-fixed-width-integer-like, but got 'index'}}
  %0 = arith.fptosi %a : f32 to index
  return
}

// -----

func.func @f(%a: vector<4xf32>) {
  // expected-error @+1 {{'arith.fptosi' op requires the same shape for all operands and results}}
  %0 = arith.fptosi %a : vector<4xf32> to vector<3xi32>
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error @+1 {{'arith.fptoui' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = arith.fptoui %a : i32 to i32
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error @+1 {{'arith.fptoui' op result #0 must be signless-fixed-width-integer-like, but got 'f32'}}
  %0 = arith.fptoui %a : f32 to f32
  return
}

// -----

func.func @f(%a: tensor<?xf32>) {
  // expected-error @+1 {{'arith.fptoui' op failed to verify that input and output have the same tensor dimensions}}
  %0 = arith.fptoui %a : tensor<?xf32> to tensor<4xi32>
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error @+1 {{'arith.index_cast' op operand type 'i32' and result type 'i64' are cast incompatible}}
  %0 = arith.index_cast %a : i32 to i64
  return
}

// -----

func.func @f(%a: index) {
  // expected-error @+1 {{'arith.index_cast' op operand type 'index' and result type 'index' are cast incompatible}}
  %0 = arith.index_cast %a : index to index
  return
}

// -----

func.func @f(%a: index) {
  // expected-error @+1 {{'arith.index_cast' op result #0 must be signless-integer-like or memref of signless-integer, but got 'f32'}}
  %0 = arith.index_cast %a : index to f32
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error @+1 {{'arith.index_cast' op operand #0 must be signless-integer-like or memref of signless-integer, but got 'f32'}}
  %0 = arith.index_cast %a : f32 to index
  return
}

// -----

func.func @f(%a: vector<4xi32>) {
  // expected-error @+1 {{'arith.index_cast' op requires the same shape for all operands and results}}
  %0 = arith.index_cast %a : vector<4xi32> to vector<5xindex>
  return
}

// -----

func.func @f(%a: memref<4xi32>) {
  // expected-error @+1 {{'arith.index_cast' op requires the same shape for all operands and results}}
  %0 = arith.index_cast %a : memref<4xi32> to memref<5xindex>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  // expected-error @+1 {{'arith.index_cast' op operand #0 must be signless-integer-like or memref of signless-integer, but got 'memref<4xf32>'}}
  %0 = arith.index_cast %a : memref<4xf32> to memref<4xindex>
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error @+1 {{'arith.index_castui' op operand type 'i32' and result type 'i64' are cast incompatible}}
  %0 = arith.index_castui %a : i32 to i64
  return
}

// -----

func.func @f(%a: index) {
  // expected-error @+1 {{'arith.index_castui' op operand type 'index' and result type 'index' are cast incompatible}}
  %0 = arith.index_castui %a : index to index
  return
}

// -----

func.func @f(%a: index) {
  // expected-error @+1 {{'arith.index_castui' op result #0 must be signless-integer-like or memref of signless-integer, but got 'f32'}}
  %0 = arith.index_castui %a : index to f32
  return
}

// -----

func.func @f(%a: memref<4xi32>) {
  // expected-error @+1 {{'arith.index_castui' op operand type 'memref<4xi32>' and result type 'memref<4xi64>' are cast incompatible}}
  %0 = arith.index_castui %a : memref<4xi32> to memref<4xi64>
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error @+1 {{'arith.bitcast' op operand type 'i32' and result type 'f64' are cast incompatible}}
  %0 = arith.bitcast %a : i32 to f64
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error @+1 {{'arith.bitcast' op requires the same shape for all operands and results}}
  %0 = arith.bitcast %a : i32 to vector<1xf32>
  return
}

// -----

func.func @f(%a: index) {
  // expected-error @+1 {{'arith.bitcast' op operand #0 must be signless-integer-or-float-like or memref of signless-integer or float, but got 'index'}}
  %0 = arith.bitcast %a : index to i64
  return
}

// -----

func.func @f(%a: vector<4xi32>) {
  // expected-error @+1 {{'arith.bitcast' op requires the same shape for all operands and results}}
  %0 = arith.bitcast %a : vector<4xi32> to vector<2xi64>
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error @+1 {{'arith.bitcast' op result #0 must be signless-integer-or-float-like or memref of signless-integer or float, but got 'si32'}}
  %0 = arith.bitcast %a : i32 to si32
  return
}

// -----

func.func @f(%a: tensor<4xi32>) {
  // expected-error @+1 {{'arith.bitcast' op failed to verify that input and output have the same tensor dimensions}}
  %0 = arith.bitcast %a : tensor<4xi32> to tensor<?xf32>
  return
}

// -----

func.func @f(%a: memref<4xi32>) {
  // expected-error @+1 {{'arith.bitcast' op operand type 'memref<4xi32>' and result type 'memref<4xf64>' are cast incompatible}}
  %0 = arith.bitcast %a : memref<4xi32> to memref<4xf64>
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{invalid properties {roundingmode = 9 : i32} for op arith.truncf: Invalid attribute `roundingmode` in property conversion: 9 : i32}}
  %0 = "arith.truncf"(%d) <{roundingmode = 9 : i32}> : (f64) -> f32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{invalid properties {roundingmode = 1 : i64} for op arith.truncf: Invalid attribute `roundingmode` in property conversion: 1 : i64}}
  %0 = "arith.truncf"(%d) <{roundingmode = 1 : i64}> : (f64) -> f32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{invalid properties {overflowFlags = 1 : i64} for op arith.trunci: Invalid attribute `overflowFlags` in property conversion: 1 : i64}}
  %0 = "arith.trunci"(%b) <{overflowFlags = 1}> : (i64) -> i32
  return
}

// -----

func.func @f(%a: f32, %s: f8E8M0FNU) {
  // expected-error @+1 {{'arith.scaling_extf' op operand types 'f32', 'f8E8M0FNU' and result type 'f16' are cast incompatible}}
  %0 = arith.scaling_extf %a, %s : f32, f8E8M0FNU to f16
  return
}

// -----

func.func @f(%a: f4E2M1FN, %s: f8E8M0FNU) {
  // expected-error @+1 {{'arith.scaling_extf' op result #0 must be floating-point-like, but got 'i32'}}
  %0 = arith.scaling_extf %a, %s : f4E2M1FN, f8E8M0FNU to i32
  return
}

// -----

func.func @f(%a: i4, %s: f8E8M0FNU) {
  // expected-error @+1 {{'arith.scaling_extf' op operand #0 must be floating-point-like, but got 'i4'}}
  %0 = arith.scaling_extf %a, %s : i4, f8E8M0FNU to f32
  return
}

// -----

func.func @f(%a: f4E2M1FN, %s: i8) {
  // expected-error @+1 {{'arith.scaling_extf' op operand #1 must be floating-point-like, but got 'i8'}}
  %0 = arith.scaling_extf %a, %s : f4E2M1FN, i8 to f32
  return
}

// -----

func.func @f(%a: vector<4xf4E2M1FN>, %s: vector<2xf8E8M0FNU>) {
  // expected-error @+1 {{'arith.scaling_extf' op all non-scalar operands/results must have the same shape and base type}}
  %0 = arith.scaling_extf %a, %s : vector<4xf4E2M1FN>, vector<2xf8E8M0FNU> to vector<4xf32>
  return
}

// -----

func.func @f(%a: f16, %s: f8E8M0FNU) {
  // expected-error @+1 {{'arith.scaling_truncf' op operand types 'f16', 'f8E8M0FNU' and result type 'f32' are cast incompatible}}
  %0 = arith.scaling_truncf %a, %s : f16, f8E8M0FNU to f32
  return
}

// -----

func.func @f(%a: f32, %s: f8E8M0FNU) {
  // expected-error @+1 {{'arith.scaling_truncf' op result #0 must be floating-point-like, but got 'i8'}}
  %0 = arith.scaling_truncf %a, %s : f32, f8E8M0FNU to i8
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %s: tensor<4xf8E8M0FNU>) {
  // expected-error @+1 {{'arith.scaling_truncf' op failed to verify that input and output have the same tensor dimensions}}
  %0 = arith.scaling_truncf %a, %s : tensor<4xf32>, tensor<4xf8E8M0FNU> to tensor<?xf8E5M2>
  return
}

// -----

func.func @inferred(%t: tensor<?xi32>) {
  // expected-error @+2 {{'arith.addi' op inferred type(s) 'tensor<?xi32>' are incompatible with return type(s) of operation 'tensor<7xi32>'}}
  // expected-error @+1 {{'arith.addi' op failed to infer returned types}}
  %0 = "arith.addi"(%t, %t) : (tensor<?xi32>, tensor<?xi32>) -> tensor<7xi32>
  return
}

// -----

func.func @inferred(%t: tensor<?xi32>) {
  // expected-error @+1 {{'arith.addi' op all non-scalar operands/results must have the same shape and base type}}
  %0 = "arith.addi"(%t, %t) : (tensor<?xi32>, tensor<?xi32>) -> tensor<*xi32>
  return
}

// -----

func.func @inferred(%t: tensor<*xi32>, %u: tensor<4xi32>) {
  // expected-error @+1 {{'arith.addi' op all non-scalar operands/results must have the same shape and base type}}
  %0 = "arith.addi"(%t, %u) : (tensor<*xi32>, tensor<4xi32>) -> tensor<4xi32>
  return
}

// -----

func.func @inferred(%t: tensor<?xi32>) {
  // expected-error @+1 {{'arith.cmpi' op failed to verify that result type has i1 element type and same shape as operands}}
  %0 = "arith.cmpi"(%t, %t) <{predicate = 0 : i64}> : (tensor<?xi32>, tensor<?xi32>) -> tensor<7xi1>
  return
}
