// RUN: terrace opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics
// RUN: not terrace opt %s --allow-unregistered-dialect --split-input-file 2>&1

// Names of blocks.

func.func @f() {
// expected-error@+1 {{reference to an undefined block}}
  cf.br ^undefined
}

// -----

func.func @f() {
^a:
  return
// expected-error@+1 {{redefinition of block '^a'}}
^a:
  return
}

// -----

func.func @f() {
// expected-error@+1 {{expected ':' after block name}}
^a
  return
}

// -----

func.func @f() {
// expected-error@+1 {{expected ':' after block name}}
^a()
  return
}

// -----

func.func @f() {
// expected-error@+1 {{expected ':' and type for SSA operand}}
^a(%x):
  return
}

// -----

func.func @f() {
// expected-error@+1 {{expected non-function type}}
^a(%x: ):
  return
}

// -----

func.func @f() {
  return
// expected-error@+1 {{expected SSA operand}}
^a(%x: i32, ):
  return
}

// -----

func.func @f() {
  return
// expected-error@+1 {{expected ')'}}
^a(%x: i32 %y: i32):
  return
}

// -----

func.func @f() {
  return
// expected-error@+1 {{expected ')'}}
^a(%x: i32
  return
}

// -----

func.func @f() {
  return
// expected-error@+2 {{redefinition of SSA value '%x'}}
// expected-note@+1 {{previously defined here}}
^a(%x: i32, %x: i32):
  return
}

// -----

func.func @f() {
  return
// expected-error@+1 {{expected SSA operand}}
^a(x: i32):
  return
}

// -----

func.func @f(%a: i32) {
// expected-error@+1 {{invalid block name in region with named arguments}}
^bb0(%b: i32):
  return
}

// -----

func.func @f(%a: i32) {
// expected-error@+1 {{invalid block name in region with named arguments}}
^bb0:
  return
}

// -----

// expected-error@+1 {{'func.func' op entry block must have 0 arguments to match function signature}}
func.func @f() {
^bb0(%b: i32):
  return
}

// -----

// expected-error@+1 {{empty block: expect at least a terminator}}
func.func @f() {
  return
^a:
}

// -----

func.func @f() {
// expected-error@+1 {{expected block name}}
  cf.br
}

// -----

func.func @f() {
// expected-error@+1 {{expected block name}}
  cf.br a
}

// -----

func.func @f() {
// expected-error@+1 {{expected ':' after block name}}
  cf.br ^a ^b
^a:
  return
}

// -----

func.func @f() {
// expected-error@+1 {{reference to an undefined block}}
  "x.br"()[^a, ^b] : () -> ()
^a:
  return
}

// -----

func.func @f() {
// expected-error@+1 {{expected list element}}
  "x.br"()[] : () -> ()
  return
}

// -----

func.func @f() {
// expected-error@+1 {{expected block name}}
  "x.br"()[a] : () -> ()
}

// -----

func.func @f() {
// expected-error@+1 {{expected ',' or ']'}}
  "x.br"()[^a : () -> ()
^a:
  return
}

// -----

func.func @f() {
  cf.br ^a
^a:
  "x.r"() ({
// expected-error@+1 {{reference to an undefined block}}
    cf.br ^a
  }) : () -> ()
  return
}

// -----

func.func @f() {
  "x.r"() ({
  ^inner:
    "x.y"() : () -> ()
  }) : () -> ()
// expected-error@+1 {{reference to an undefined block}}
  cf.br ^inner
}

// -----

func.func @f() {
// expected-error@+1 {{use of undeclared SSA value name}}
  cf.br ^a(%x : i32)
^a(%y: i32):
  return
}

// -----

func.func @f() {
// expected-error@+1 {{'func.return' op requires 0 successors but found 1}}
  "func.return"()[^a] : () -> ()
^a:
  return
}

// -----

func.func @f(%x: i32) {
// expected-error@+1 {{custom op 'cf.br' number of operands and types do not match: got 2 operands and 1 types}}
  cf.br ^a(%x, %x : i32)
^a(%y: i32, %z: i32):
  return
}

// -----

func.func @f(%x: i32) {
// expected-error@+1 {{expected ':'}}
  cf.br ^a(%x)
^a(%y: i32):
  return
}

// -----

func.func @f(%x: i32) {
// expected-error@+1 {{expected ')'}}
  cf.br ^a(%x : i32
^a(%y: i32):
  return
}
