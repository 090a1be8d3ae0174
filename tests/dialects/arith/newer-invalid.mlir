// RUN: terrace opt %s --split-input-file --verify-diagnostics

// DIFFERS: MLIR 22 does not have these operations; the messages are those of MLIR 24

func.func @same(%b: bf16) {
  // expected-error@+1 {{'arith.convertf' op operand type 'bf16' and result type 'bf16' are cast incompatible}}
  %0 = arith.convertf %b : bf16 to bf16
  return
}

// -----

func.func @width(%b: bf16) {
  // expected-error@+1 {{'arith.convertf' op operand type 'bf16' and result type 'f32' are cast incompatible}}
  %0 = arith.convertf %b : bf16 to f32
  return
}

// -----

func.func @integer(%b: i16) {
  // expected-error@+1 {{'arith.convertf' op operand #0 must be floating-point-like, but got 'i16'}}
  %0 = "arith.convertf"(%b) : (i16) -> f16
  return
}

// -----

func.func @shape(%b: vector<4xbf16>) {
  // expected-error@+1 {{'arith.convertf' op requires the same shape for all operands and results}}
  %0 = "arith.convertf"(%b) : (vector<4xbf16>) -> vector<2xf16>
  return
}

// -----

func.func @borrow(%b: i32) {
  // expected-error@+1 {{'arith.subui_extended' op result #1 must be bool-like, but got 'i2'}}
  %0:2 = "arith.subui_extended"(%b, %b) : (i32, i32) -> (i32, i2)
  return
}

// -----

func.func @scalar_borrow(%c: vector<4xi32>) {
  // expected-error@+1 {{'arith.subui_extended' op if an operand is non-scalar, then all results must be non-scalar}}
  %0:2 = "arith.subui_extended"(%c, %c) : (vector<4xi32>, vector<4xi32>) -> (vector<4xi32>, i1)
  return
}

// -----

func.func @operands(%b: i32, %c: vector<4xi32>) {
  // expected-error@+1 {{'arith.subui_extended' op failed to verify that all of {lhs, rhs, diff} have same type}}
  %0:2 = "arith.subui_extended"(%b, %c) : (i32, vector<4xi32>) -> (i32, i1)
  return
}

// -----

func.func @denormals(%b: i32) {
  // expected-error@+1 {{'arith.flush_denormals' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = "arith.flush_denormals"(%b) : (i32) -> i32
  return
}
