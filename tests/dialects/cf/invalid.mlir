// RUN: terrace opt %s --split-input-file --verify-diagnostics

// What the verifiers of the cf ops say.

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{'cf.assert' op operand #0 must be 1-bit signless integer, but got 'i32'}}
  "cf.assert"(%a) <{msg = "m"}> : (i32) -> ()
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{'cf.assert' op requires attribute 'msg'}}
  "cf.assert"(%c) : (i1) -> ()
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{invalid properties {msg = 1 : i64} for op cf.assert: Invalid attribute `msg` in property conversion: 1 : i64}}
  "cf.assert"(%c) <{msg = 1}> : (i1) -> ()
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{'cf.assert' op attribute 'msg' failed to satisfy constraint: string attribute}}
  "cf.assert"(%c) {msg = 1} : (i1) -> ()
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{'cf.assert' op requires a single operand}}
  "cf.assert"() <{msg = "m"}> : () -> ()
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{branch has 1 operands for successor #0, but target block has 0}}
  cf.br ^x(%a : i32)
^x:
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{branch has 0 operands for successor #0, but target block has 1}}
  cf.br ^x
^x(%y: i32):
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{type mismatch for bb argument #0 of successor #0}}
  cf.br ^x(%a : i32)
^x(%y: i64):
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{branch has 2 operands for successor #0, but target block has 1}}
  cf.br ^x(%a, %b : i32, i64)
^x(%y: i32):
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{'cf.br' op requires 1 successor but found 0}}
  "cf.br"() : () -> ()
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{'cf.br' op requires 1 successor but found 2}}
  "cf.br"()[^x, ^x] : () -> ()
^x:
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{operation with block successors must terminate its parent block}}
  cf.br ^x
  return
^x:
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{reference to an undefined block}}
  cf.br ^nope
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{branch has 1 operands for successor #0, but target block has 0}}
  cf.cond_br %c, ^x(%a : i32), ^y
^x:
  return
^y:
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{type mismatch for bb argument #0 of successor #1}}
  cf.cond_br %c, ^x, ^y(%a : i32)
^x:
  return
^y(%z: f32):
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{branch has 1 operands for successor #1, but target block has 0}}
  cf.cond_br %c, ^x, ^y(%a : i32)
^x:
  return
^y:
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{'cf.cond_br' op operand #0 must be 1-bit signless integer, but got 'i32'}}
  "cf.cond_br"(%a)[^x, ^x] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^x:
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{'cf.cond_br' op requires 2 successors but found 1}}
  "cf.cond_br"(%c)[^x] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^x:
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{'cf.cond_br' op requires 2 successors but found 3}}
  "cf.cond_br"(%c)[^x, ^x, ^x] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^x:
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{'cf.cond_br' op operand count (1) does not match with the total size (0) specified in attribute 'operandSegmentSizes'}}
  "cf.cond_br"(%c)[^x, ^x] : (i1) -> ()
^x:
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{'cf.cond_br' op operand count (1) does not match with the total size (2) specified in attribute 'operandSegmentSizes'}}
  "cf.cond_br"(%c)[^x, ^x] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1) -> ()
^x:
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{invalid properties {operandSegmentSizes = array<i32: 1, 0>} for op cf.cond_br: size mismatch in attribute conversion: 2 vs 3}}
  "cf.cond_br"(%c)[^x, ^x] <{operandSegmentSizes = array<i32: 1, 0>}> : (i1) -> ()
^x:
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{'cf.cond_br' op 'operandSegmentSizes' attribute cannot have negative elements}}
  "cf.cond_br"(%c)[^x, ^x] <{operandSegmentSizes = array<i32: 1, -1, 1>}> : (i1) -> ()
^x:
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{'cf.cond_br' op operand count (1) does not match with the total size (0) specified in attribute 'operandSegmentSizes'}}
  "cf.cond_br"(%c)[^x, ^x] {operandSegmentSizes = dense<[1, 0, 0]> : vector<3xi32>} : (i1) -> ()
^x:
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{invalid properties {operandSegmentSizes = array<i64: 1, 0, 0>} for op cf.cond_br: expected DenseI32ArrayAttr for key `value`}}
  "cf.cond_br"(%c)[^x, ^x] <{operandSegmentSizes = array<i64: 1, 0, 0>}> : (i1) -> ()
^x:
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{expects number of branch weights to match number of successors: 1 vs 2}}
  "cf.cond_br"(%c)[^x, ^x] <{operandSegmentSizes = array<i32: 1, 0, 0>, branch_weights = array<i32: 1>}> : (i1) -> ()
^x:
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{invalid properties {branch_weights = array<i64: 1, 2>, operandSegmentSizes = array<i32: 1, 0, 0>} for op cf.cond_br: Invalid attribute `branch_weights` in property conversion: array<i64: 1, 2>}}
  "cf.cond_br"(%c)[^x, ^x] <{operandSegmentSizes = array<i32: 1, 0, 0>, branch_weights = array<i64: 1, 2>}> : (i1) -> ()
^x:
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{expects number of branch weights to match number of successors: 3 vs 2}}
  cf.cond_br %c weights([1, 2, 3]), ^x, ^x
^x:
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{branch weights cannot all be zero}}
  cf.cond_br %c weights([0, 0]), ^x, ^x
^x:
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{custom op 'cf.switch' invalid kind of type specified: expected builtin.integer, but found 'f32'}}
  cf.switch %f : f32, [
    default: ^x
  ]
^x:
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{branch has 1 operands for successor #0, but target block has 0}}
  cf.switch %a : i32, [
    default: ^x(%a : i32),
    1: ^x
  ]
^x:
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{branch has 1 operands for successor #1, but target block has 0}}
  cf.switch %a : i32, [
    default: ^x,
    1: ^x(%b : i64)
  ]
^x:
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{'cf.switch' op number of case values (1) should match number of case destinations (0)}}
  "cf.switch"(%a)[^x] <{case_operand_segments = array<i32>, case_values = dense<1> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^x:
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{'cf.switch' op 'flag' type ('i32') should match case value type ('i64')}}
  "cf.switch"(%a)[^x, ^x] <{case_operand_segments = array<i32: 0>, case_values = dense<1> : vector<1xi64>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^x:
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{'cf.switch' op number of case values (2) should match number of case destinations (1)}}
  "cf.switch"(%a)[^x, ^x] <{case_operand_segments = array<i32: 0>, case_values = dense<[1, 2]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^x:
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{'cf.switch' op caseOperands count (0) does not match with the total size (1) specified in attribute 'case_operand_segments'}}
  "cf.switch"(%a)[^x, ^x] <{case_operand_segments = array<i32: 1>, case_values = dense<[1]> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^x:
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{'cf.switch' op requires attribute 'case_operand_segments'}}
  "cf.switch"(%a)[^x, ^x] <{case_values = dense<[1]> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^x:
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{'cf.switch' op requires at least 1 successors but found 0}}
  "cf.switch"(%a) <{case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{invalid properties {case_operand_segments = array<i32: 0>, case_values = dense<1.000000e+00> : vector<1xf32>, operandSegmentSizes = array<i32: 1, 0, 0>} for op cf.switch: Invalid attribute `case_values` in property conversion: dense<1.000000e+00> : vector<1xf32>}}
  "cf.switch"(%a)[^x, ^x] <{case_operand_segments = array<i32: 0>, case_values = dense<[1.0]> : vector<1xf32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^x:
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{'cf.switch' op 'case_operand_segments' attribute cannot have negative elements}}
  "cf.switch"(%a)[^x, ^x] <{case_operand_segments = array<i32: -1>, case_values = dense<[1]> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^x:
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{'cf.switch' op expected 1 or more operands, but found 0}}
  "cf.switch"()[^x] <{case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> ()
^x:
  return
}
