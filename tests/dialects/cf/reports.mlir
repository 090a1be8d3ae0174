// RUN: not terrace opt %s --split-input-file 2>&1

// Errors in full: position, source line, caret, notes.

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  "cf.assert"(%a) <{msg = "m"}> : (i32) -> ()
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  "cf.assert"(%c) : (i1) -> ()
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  "cf.assert"(%c) <{msg = 1}> : (i1) -> ()
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  "cf.assert"(%c) {msg = 1} : (i1) -> ()
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  "cf.assert"() <{msg = "m"}> : () -> ()
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  cf.br ^x(%a : i32)
^x:
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  cf.br ^x(%a : i32)
^x(%y: i64):
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  "cf.br"() : () -> ()
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  cf.br ^x
  return
^x:
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  cf.br ^nope
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  "cf.cond_br"(%c)[^x] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^x:
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  "cf.cond_br"(%c)[^x, ^x] : (i1) -> ()
^x:
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  "cf.cond_br"(%c)[^x, ^x] <{operandSegmentSizes = array<i32: 1, 0>}> : (i1) -> ()
^x:
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  "cf.cond_br"(%c)[^x, ^x] <{operandSegmentSizes = array<i32: 1, -1, 1>}> : (i1) -> ()
^x:
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  "cf.cond_br"(%c)[^x, ^x] <{operandSegmentSizes = array<i64: 1, 0, 0>}> : (i1) -> ()
^x:
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  "cf.cond_br"(%c)[^x, ^x] <{operandSegmentSizes = array<i32: 1, 0, 0>, branch_weights = array<i32: 1>}> : (i1) -> ()
^x:
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  cf.cond_br %c weights([0, 0]), ^x, ^x
^x:
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  cf.switch %f : f32, [
    default: ^x
  ]
^x:
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  "cf.switch"(%a)[^x] <{case_operand_segments = array<i32>, case_values = dense<1> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^x:
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  "cf.switch"(%a)[^x, ^x] <{case_operand_segments = array<i32: 0>, case_values = dense<1> : vector<1xi64>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^x:
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  "cf.switch"(%a)[^x, ^x] <{case_operand_segments = array<i32: 1>, case_values = dense<[1]> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^x:
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  "cf.switch"(%a) <{case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  "cf.switch"()[^x] <{case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> ()
^x:
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  cf.assert %c
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  cf.assert %c,
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  cf.assert %c, 1
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  cf.assert "m"
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  cf.assert %a, "m"
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  cf.br
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  cf.br ^x(%a : )
^x(%y: i32):
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  cf.br ^x(%a, %b : i32)
^x(%y: i32):
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  cf.br ^x, ^x
^x:
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  cf.br ^x(%x : i32)
^x(%y: i32):
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  cf.cond_br %c weights([1, a]), ^x, ^x
^x:
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  cf.cond_br %c weights([99999999999, 1]), ^x, ^x
^x:
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  cf.switch %a : i32, []
^x:
  return
}
