// RUN: terrace opt %s --split-input-file --verify-diagnostics

func.func @f(%a: i64) {
  %0 = arith.addi %a, %a : i64
  // expected-note @above {{previously defined here}}
  // expected-error @below {{redefinition of SSA value '%0'}}
  %0 = arith.addi %a, %a : i64
  return
}

// -----

func.func @f(%a: i64) {
  // expected-note @above {{prior use here}}
  // expected-error @below {{use of value '%a' expects different type than prior uses: 'i32' vs 'i64'}}
  %0 = arith.addi %a, %a : i32
  return
}

// -----

func.func @f(%a: i64) {
  // expected-error @below {{use of undeclared SSA value name}}
  %0 = arith.addi %a, %b : i64
  return
}

// -----

func.func @f() {
  // expected-error @below {{integer constant out of range for attribute}}
  %0 = arith.constant 256 : i8
  return
}

// -----

func.func @f() {
  // expected-error @below {{integer constant out of range for attribute}}
  %0 = arith.constant -129 : i8
  return
}

// -----

// expected-note @below {{previously referenced here}}
func.func @f(%a: i64, 
  // expected-error @below {{region entry argument '%a' is already in use}}
             %a: i64) {
  return
}

// -----

func.func @f(%a: i64) {
  cf.br ^a
^a:
  return
// expected-error @below {{redefinition of block '^a'}}
^a:
  return
}

// -----

func.func @f(%a: i1) {
  // expected-error @below {{reference to an undefined block}}
  cf.cond_br %a, ^nowhere, ^b
^b:
  return
}
