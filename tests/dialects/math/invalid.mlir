// RUN: terrace opt %s --split-input-file --verify-diagnostics

func.func @e1(%a: f32, %b: f64) {
  // expected-error @+1 {{'math.absf' op requires the same type for all operands and results}}
  %0 = "math.absf"(%a) : (f32) -> f64
  return
}

// -----

func.func @e2(%a: f32, %b: f64) {
  // expected-error @+1 {{'math.atan2' op requires the same type for all operands and results}}
  %0 = "math.atan2"(%a, %b) : (f32, f64) -> f64
  return
}

// -----

func.func @e3(%a: f32, %b: i32) {
  // expected-error @+1 {{'math.fpowi' op failed to verify that all of {lhs, result} have same type}}
  %0 = "math.fpowi"(%a, %b) : (f32, i32) -> f64
  return
}

// -----

func.func @e4(%a: f32, %b: i32) {
  // expected-error @+1 {{'math.isnan' op result #0 must be bool-like, but got 'i32'}}
  %0 = "math.isnan"(%a) : (f32) -> i32
  return
}

// -----

func.func @e5(%a: vector<4xf32>, %b: i32) {
  // expected-error @+1 {{'math.isnan' op failed to verify that result type has i1 element type and same shape as operands}}
  %0 = "math.isnan"(%a) : (vector<4xf32>) -> i1
  return
}

// -----

func.func @e6(%a: vector<4xf32>, %b: i32) {
  // expected-error @+1 {{'math.sincos' op failed to verify that all of {operand, sin, cos} have same type}}
  %0:2 = "math.sincos"(%a) : (vector<4xf32>) -> (vector<4xf32>, f32)
  return
}

// -----

func.func @e7(%a: vector<4xf32>, %b: f32) {
  // expected-error @+1 {{'math.sincos' op failed to verify that all of {operand, sin, cos} have same type}}
  %0:2 = "math.sincos"(%b) : (f32) -> (f32, f64)
  return
}

// -----

func.func @e8(%a: i32) {
  // expected-error @+1 {{'math.absf' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = math.absf %a : i32
  return
}

// -----

func.func @e9(%a: f32) {
  // expected-error @+1 {{'math.absi' op operand #0 must be signless-integer-like, but got 'f32'}}
  %0 = math.absi %a : f32
  return
}

// -----

func.func @e10(%a: si32) {
  // expected-error @+1 {{'math.absi' op operand #0 must be signless-integer-like, but got 'si32'}}
  %0 = math.absi %a : si32
  return
}

// -----

func.func @e11(%a: f32, %b: vector<4xi32>) {
  // expected-error @+1 {{'math.fpowi' op requires the same shape for all operands and results}}
  %0 = math.fpowi %a, %b : f32, vector<4xi32>
  return
}

// -----

func.func @e12(%a: f32, %b: vector<4xi32>) {
  // expected-error @+1 {{expected '['}}
  %0 = math.clampf %a to %a, %a : f32
  return
}

// -----

func.func @e13(%a: f32) {
  // expected-error @+2 {{custom op 'math.absf' expected ::mlir::arith::FastMathFlags to be one of: none, reassoc, nnan, ninf, nsz, arcp, contract, afn, fast}}
  // expected-error @+1 {{custom op 'math.absf' failed to parse Arith_FastMathAttr parameter 'value' which is to be a `::mlir::arith::FastMathFlags`}}
  %0 = math.absf %a fastmath<foo> : f32
  return
}

// -----

func.func @e14(%a: f32) {
  // expected-error @+1 {{expected ':'}}
  %0 = math.isnan %a exact : f32
  return
}

// -----

func.func @e15(%a: f32) {
  // expected-error @+1 {{'math.isnan' op attribute 'fastmath' failed to satisfy constraint: Floating point fast math flags}}
  %0 = "math.isnan"(%a) {fastmath = 1 : i32} : (f32) -> i1
  return
}

// -----

func.func @e16(%a: memref<4xf32>) {
  // expected-error @+1 {{'math.absf' op operand #0 must be floating-point-like, but got 'memref<4xf32>'}}
  %0 = math.absf %a : memref<4xf32>
  return
}

// -----

func.func @e17(%a: f32) {
  // expected-error @+1 {{expected operation name in quotes}}
  %0, %1 = math.sincos %a : f32, f32
  return
}

// -----

func.func @e17(%a: f32) {
  // expected-error @+1 {{expected ','}}
  %0, %1 = math.fma %a, %a : f32
  return
}

// -----

func.func @e18(%a: f32) {
  // expected-error @+1 {{'math.ipowi' op operand #0 must be signless-integer-like, but got 'f32'}}
  %0 = math.ipowi %a, %a : f32
  return
}

// -----

func.func @e19(%a: tensor<?xf32>, %b: tensor<4xf32>) {
  // expected-error @+2 {{'math.atan2' op inferred type(s) 'tensor<?xf32>' are incompatible with return type(s) of operation 'tensor<4xf32>'}}
  // expected-error @+1 {{'math.atan2' op failed to infer returned types}}
  %0 = "math.atan2"(%a, %b) : (tensor<?xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @e20(%a: tensor<?xf32>, %b: tensor<4xi32>) {
  // expected-error @+1 {{'math.fpowi' op failed to verify that all of {lhs, result} have same type}}
  %0 = "math.fpowi"(%a, %b) : (tensor<?xf32>, tensor<4xi32>) -> tensor<4xf32>
  return
}
