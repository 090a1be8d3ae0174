// RUN: terrace opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect

// Blocks end with a terminator, and only there.

func.func @f() {
  // expected-error @+1 {{block with no terminator, has %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32}}
  %0 = arith.constant 1 : i32
}

// -----

func.func @f() {
  // expected-error @+1 {{'func.return' op must be the last operation in the parent block}}
  return
  return
}

// -----

func.func @f() {
  return
  // expected-error @+1 {{expected ':'}}
  %0 = arith.constant 1 : i32
  return
}

// -----

// expected-error @+1 {{empty block: expect at least a terminator}}
func.func @f() {
  cf.br ^a
^a:
}

// -----

func.func @f() {
  cf.br ^a
^a:
  // expected-error @+1 {{block with no terminator, has %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32}}
  %0 = arith.constant 1 : i32
^b:
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{operation with block successors must terminate its parent block}}
  cf.br ^a
  return
^a:
  return
}

// -----

func.func @f() {
  "u.not_a_terminator"() : () -> ()
  cf.br ^a
^a:
  // expected-error @+1 {{'scf.yield' op expects parent op to be one of 'scf.execute_region, scf.for, scf.if, scf.index_switch, scf.while'}}
  scf.yield
}

// -----

func.func @f() {
^a:
  // expected-error @+1 {{block with no terminator, has %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32}}
  arith.constant 1 : i32
^b:
  return
}

// -----

func.func @f(%c: i1) {
  // expected-error @+1 {{'scf.if' op expects region #0 to have 0 or 1 blocks}}
  scf.if %c {
    cf.br ^a
  ^a:
    scf.yield
  }
  return
}

// -----

func.func @f(%c: i1) {
  // expected-error @+1 {{reference to an undefined block}}
  cf.br ^inner
  scf.execute_region {
  ^inner:
    scf.yield
  }
  return
}

// -----

func.func @f(%c: i1) {
  scf.execute_region {
    // expected-error @+1 {{reference to an undefined block}}
    cf.br ^outer
  }
  return
^outer:
  return
}

// -----

func.func @f() {
^a:
  return
// expected-error @+1 {{redefinition of block '^a'}}
^a:
  return
}

// -----

func.func @f() {
  cf.br ^entry
^entry:
  // expected-error @+1 {{reference to an undefined block}}
  cf.br ^undefined
}

// -----

// expected-error @+1 {{'func.func' op entry block must have 0 arguments to match function signature}}
func.func @f() {
^entry(%a: i32):
  return
}

// -----

func.func @f() {
  cf.br ^b
// expected-error @+2 {{redefinition of SSA value '%a'}}
// expected-note @+1 {{previously defined here}}
^b(%a: i32, %a: i32):
  return
}

// -----

func.func @f() {
  cf.br ^b
// expected-error @+1 {{expected ':' and type for SSA operand}}
^b(%a):
  return
}

// -----

func.func @f() {
  cf.br ^b
// expected-error @+1 {{expected ':' after block name}}
^b
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{operation with block successors must terminate its parent block}}
  "u.op"()[^a] : () -> ()
  return
^a:
  return
}

// -----

func.func @f() {
  arith.constant 1 : i32 
  func.return
^a:
  "u.op"()[^a] : () -> ()
}
func.func @g() {
  func.return
^a:
  // expected-error @+1 {{reference to an undefined block}}
  "u.op"()[^b] : () -> ()
}
