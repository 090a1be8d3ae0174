// RUN: terrace opt %s --split-input-file --verify-diagnostics

// What the parsers of the cf ops say.

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{expected ','}}
  cf.assert %c
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{expected attribute value}}
  cf.assert %c,
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{integer literal not valid for specified type}}
  cf.assert %c, 1
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{expected SSA operand}}
  cf.assert "m"
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{use of value '%a' expects different type than prior uses: 'i1' vs 'i32'}}
  cf.assert %a, "m"
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{expected ','}}
  cf.assert %c "m"
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{expected block name}}
  cf.br
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{expected block name}}
  cf.br x
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{expected ':'}}
  cf.br ^x(%a)
^x(%y: i32):
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{expected non-function type}}
  cf.br ^x(%a : )
^x(%y: i32):
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{expected ')'}}
  cf.br ^x(%a : i32
^x(%y: i32):
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{expected ':'}}
  cf.br ^x()
^x:
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{custom op 'cf.br' number of operands and types do not match: got 2 operands and 1 types}}
  cf.br ^x(%a, %b : i32)
^x(%y: i32):
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{expected non-function type}}
  cf.br ^x(%a: i32, %b: i64)
^x(%y: i32):
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{expected operation name in quotes}}
  cf.br ^x, ^x
^x:
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{use of value '%a' expects different type than prior uses: 'i64' vs 'i32'}}
  cf.br ^x(%a : i64)
^x(%y: i64):
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{use of undeclared SSA value name}}
  cf.br ^x(%x : i32)
^x(%y: i32):
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{expected SSA operand}}
  cf.cond_br ^x, ^x
^x:
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{expected ','}}
  cf.cond_br %c
^x:
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{expected ','}}
  cf.cond_br %c, ^x
^x:
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{use of value '%a' expects different type than prior uses: 'i1' vs 'i32'}}
  cf.cond_br %a, ^x, ^x
^x:
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{expected ','}}
  cf.cond_br %c ^x, ^x
^x:
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{expected operation name in quotes}}
  cf.cond_br %c, ^x, ^x, ^x
^x:
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{expected ','}}
  cf.cond_br %c : i1, ^x, ^x
^x:
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{expected '['}}
  cf.cond_br %c weights(1, 2), ^x, ^x
^x:
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{expected ']'}}
  cf.cond_br %c weights([1 2]), ^x, ^x
^x:
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  // expected-error @+2 {{custom op 'cf.cond_br' expected integer value}}
  // expected-error @+1 {{expected ']'}}
  cf.cond_br %c weights([1, a]), ^x, ^x
^x:
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  // expected-error @+2 {{custom op 'cf.cond_br' integer value too large}}
  // expected-error @+1 {{expected ']'}}
  cf.cond_br %c weights([99999999999, 1]), ^x, ^x
^x:
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{expected '('}}
  cf.cond_br %c weights[1, 1], ^x, ^x
^x:
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{expected ')'}}
  cf.cond_br %c weights([1, 1], ^x, ^x
^x:
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{expected ':'}}
  cf.switch %a, [default: ^x]
^x:
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{expected ','}}
  cf.switch %a : i32 [default: ^x]
^x:
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{expected '['}}
  cf.switch %a : i32, default: ^x
^x:
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{custom op 'cf.switch' expected 'default'}}
  cf.switch %a : i32, []
^x:
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{custom op 'cf.switch' expected 'default'}}
  cf.switch %a : i32, [1: ^x]
^x:
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{expected ':'}}
  cf.switch %a : i32, [default ^x]
^x:
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{expected block name}}
  cf.switch %a : i32, [default: x]
^x:
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{expected ']'}}
  cf.switch %a : i32, [default: ^x 1: ^x]
^x:
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{custom op 'cf.switch' expected integer value}}
  cf.switch %a : i32, [default: ^x, a: ^x]
^x:
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{expected ':'}}
  cf.switch %a : i32, [default: ^x, 1 ^x]
^x:
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{custom op 'cf.switch' expected integer value}}
  cf.switch %a : i32, [default: ^x, ]
^x:
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{expected ']'}}
  cf.switch %a : i32, [default: ^x, 1: ^x
^x:
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{custom op 'cf.switch' expected integer value}}
  cf.switch %a : i32, [default: ^x, 1.5: ^x]
^x:
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{expected ':'}}
  cf.switch %a : i32, [default: ^x(%b), 1: ^x]
^x:
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{use of value '%b' expects different type than prior uses: 'i32' vs 'i64'}}
  cf.switch %b : i32, [default: ^x]
^x:
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{custom op 'cf.switch' integer value too large}}
  cf.switch %a : i32, [default: ^x, 18446744073709551616: ^x]
^x:
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{custom op 'cf.switch' invalid kind of type specified: expected builtin.integer, but found 'f32'}}
  cf.switch %f : f32, [default: ^x, 1: ^x]
^x:
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{custom op 'cf.switch' invalid kind of type specified: expected builtin.integer, but found 'index'}}
  cf.switch %f : index, [default: ^x]
^x:
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{custom op 'cf.switch' expected integer value}}
  cf.switch %a : i32, [default: ^x(%a : i32), default: ^x]
^x:
  return
}
