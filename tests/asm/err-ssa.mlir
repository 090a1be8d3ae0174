// RUN: terrace opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics
// RUN: not terrace opt %s --allow-unregistered-dialect --split-input-file 2>&1

// Names of values.

func.func @f() {
// expected-error@+1 {{use of undeclared SSA value name}}
  "x.use"(%undefined) : (i32) -> ()
  return
}

// -----

func.func @f() {
// expected-note@+1 {{previously defined here}}
  %a = "x.def"() : () -> i32
// expected-error@+1 {{redefinition of SSA value '%a'}}
  %a = "x.def"() : () -> i32
  return
}

// -----

// expected-note@+1 {{previously defined here}}
func.func @f(%a: i32) {
// expected-error@+1 {{redefinition of SSA value '%a'}}
  %a = "x.def"() : () -> i32
  return
}

// -----

// expected-error@+2 {{region entry argument '%a' is already in use}}
// expected-note@+1 {{previously referenced here}}
func.func @f(%a: i32, %a: i32) {
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%a: i32) {
// expected-error@+1 {{use of value '%a' expects different type than prior uses: 'i64' vs 'i32'}}
  "x.use"(%a) : (i64) -> ()
  return
}

// -----

func.func @f() {
// expected-note@+1 {{prior use here}}
  "x.use"(%a) : (i32) -> ()
// expected-error@+1 {{use of value '%a' expects different type than prior uses: 'i64' vs 'i32'}}
  "x.use"(%a) : (i64) -> ()
  %a = "x.def"() : () -> i32
  return
}

// -----

func.func @f() {
// expected-note@+1 {{previously used here with type 'i32'}}
  "x.use"(%a) : (i32) -> ()
// expected-error@+1 {{definition of SSA value '%a#0' has type 'i64'}}
  %a = "x.def"() : () -> i64
  return
}

// -----

func.func @f() {
  %a:2 = "x.def"() : () -> (i32, i32)
// expected-error@+1 {{reference to invalid result number}}
  "x.use"(%a#2) : (i32) -> ()
  return
}

// -----

func.func @f() {
// expected-error@+1 {{use of undeclared SSA value name}}
  "x.use"(%a#2) : (i32) -> ()
  %a:2 = "x.def"() : () -> (i32, i32)
  return
}

// -----

func.func @f(%a: i32) {
// expected-error@+1 {{reference to invalid result number}}
  "x.use"(%a#1) : (i32) -> ()
  return
}

// -----

func.func @f() {
// expected-error@+1 {{operation defines 2 results but was provided 1 to bind}}
  %a = "x.def"() : () -> (i32, i32)
  return
}

// -----

func.func @f() {
// expected-error@+1 {{operation defines 1 results but was provided 2 to bind}}
  %a, %b = "x.def"() : () -> i32
  return
}

// -----

func.func @f() {
// expected-error@+1 {{operation defines 2 results but was provided 3 to bind}}
  %a:3 = "x.def"() : () -> (i32, i32)
  return
}

// -----

func.func @f() {
// expected-error@+1 {{cannot name an operation with no results}}
  %a = "x.def"() : () -> ()
  return
}

// -----

func.func @f() {
// expected-error@+1 {{expected named operation to have at least 1 result}}
  %a:0 = "x.def"() : () -> ()
  return
}

// -----

func.func @f() {
// expected-error@+1 {{expected integer number of results}}
  %a:x = "x.def"() : () -> ()
  return
}

// -----

func.func @f() {
// expected-error@+1 {{expected integer number of results}}
  %a: = "x.def"() : () -> ()
  return
}

// -----

func.func @f() {
// expected-error@+1 {{expected valid ssa identifier}}
  %a, = "x.def"() : () -> (i32, i32)
  return
}

// -----

func.func @f() {
// expected-error@+1 {{expected '=' after SSA name}}
  %a "x.def"() : () -> i32
  return
}

// -----

func.func @f() {
// expected-error@+1 {{expected '=' after SSA name}}
  %a#0 = "x.def"() : () -> i32
  return
}

// -----

func.func @f() {
// expected-error@+1 {{expected named operation to have at least 1 result}}
  %a:99999999999999999999 = "x.def"() : () -> i32
  return
}

// -----

func.func @f(%a: i32) {
// expected-error@+1 {{invalid SSA value result number}}
  "x.use"(%a#99999999999999999999) : (i32) -> ()
  return
}

// -----

func.func @f(%a: i32) {
// expected-error@+1 {{invalid SSA value result number}}
  "x.use"(%a#x) : (i32) -> ()
  return
}

// -----

func.func @f(%a: i32) {
// expected-error@+1 {{invalid attribute name}}
  "x.use"(%a#) : (i32) -> ()
  return
}

// -----

// expected-error@+1 {{result number not allowed in argument list}}
func.func @f(%a#0: i32) {
  return
}

// -----

func.func @f() {
  %a = "x.a"() ({
    %b = "x.b"() : () -> i32
  }) : () -> i32
// expected-error@+1 {{use of undeclared SSA value name}}
  "x.use"(%b) : (i32) -> ()
  return
}

// -----

func.func @f() {
// expected-error@+1 {{use of undeclared SSA value name}}
  return %a : i32
}

// -----

// expected-error@+1 {{use of undeclared SSA value name}}
"x.use"(%a, %b, %c) : (i32, i32, i32) -> ()

// -----

func.func @f() -> i32 {
// expected-note@+1 {{previously defined here}}
  %0 = arith.constant 1 : i32
// expected-error@+1 {{redefinition of SSA value '%0'}}
  %0 = arith.constant 2 : i32
  return %0 : i32
}
