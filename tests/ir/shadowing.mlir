// RUN: terrace opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect

// Names of an outer region cannot be reused by entry arguments.

// expected-note @+1 {{previously referenced here}}
func.func @f(%a: i32) {
  builtin.module {
    // expected-error @+1 {{region entry argument '%a' is already in use}}
    func.func @inner(%a: f32) {
      return
    }
  }
  return
}

// -----

// expected-note @+1 {{previously defined here}}
func.func @f(%a: i32) {
  builtin.module {
    // expected-error @+1 {{redefinition of SSA value '%a'}}
    %a = arith.constant 1.0 : f32
  }
  return
}

// -----

// expected-note @+1 {{previously defined here}}
func.func @f(%a: i32) {
  // expected-error @+1 {{redefinition of SSA value '%a'}}
  %a = arith.constant 1 : i32
  return
}

// -----

// expected-note @+1 {{previously defined here}}
func.func @f(%a: i32, %c: i1) {
  scf.if %c {
    // expected-error @+1 {{redefinition of SSA value '%a'}}
    %a = arith.constant 1 : i32
  }
  return
}

// -----

func.func @f(%c: i1) {
  // expected-note @+1 {{previously defined here}}
  %0 = arith.constant 1 : i32
  // expected-error @+1 {{redefinition of SSA value '%0'}}
  %0 = arith.constant 1 : i32
  return
}

// -----

func.func @f(%c: i1) {
  %0:2 = "u.def"() : () -> (i32, i32)
  // expected-error @+1 {{reference to invalid result number}}
  "u.use"(%0#2) : (i32) -> ()
  return
}

// -----

func.func @f(%c: i1) {
  %0 = "u.def"() : () -> i32
  // expected-error @+1 {{reference to invalid result number}}
  "u.use"(%0#1) : (i32) -> ()
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%c: i1) {
  // expected-error @+1 {{use of value '%c' expects different type than prior uses: 'i32' vs 'i1'}}
  "u.use"(%c) : (i32) -> ()
  return
}

// -----

func.func @f() {
  // expected-note @+1 {{previously used here with type 'i32'}}
  "u.use"(%x) : (i32) -> ()
  // expected-error @+1 {{definition of SSA value '%x#0' has type 'i64'}}
  %x = "u.def"() : () -> i64
  return
}

// -----

func.func @f() {
  // expected-note @+1 {{prior use here}}
  "u.use"(%x) : (i32) -> ()
  // expected-error @+1 {{use of value '%x' expects different type than prior uses: 'i64' vs 'i32'}}
  "u.use"(%x) : (i64) -> ()
  return
}
