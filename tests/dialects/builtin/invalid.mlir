// RUN: terrace opt %s --split-input-file --verify-diagnostics

// What the verifiers and parsers of the builtin ops say.

// expected-error @+1 {{'builtin.module' op requires one region}}
"builtin.module"() : () -> ()

// -----

// expected-error @+1 {{'builtin.module' op region #0 ('bodyRegion') failed to verify constraint: region with 1 blocks}}
"builtin.module"() ({}) : () -> ()

// -----

// expected-error @+1 {{'builtin.module' op region should have no arguments}}
"builtin.module"() ({
^bb0(%a: i32):
}) : () -> ()

// -----

// expected-error @+1 {{'builtin.module' op expects region #0 to have 0 or 1 blocks}}
"builtin.module"() ({
^bb0:
  cf.br ^bb1
^bb1:
}) : () -> ()

// -----

// expected-error @+1 {{'builtin.module' op requires one region}}
"builtin.module"() ({
^bb0:
}, {
}) : () -> ()

// -----

// expected-error @+1 {{'builtin.module' op requires zero results}}
%0 = "builtin.module"() ({
^bb0:
}) : () -> i32

// -----

// expected-error @+1 {{invalid properties {sym_name = 1 : i64} for op builtin.module: Invalid attribute `sym_name` in property conversion: 1 : i64}}
"builtin.module"() <{sym_name = 1}> ({
^bb0:
}) : () -> ()

// -----

// expected-error @+1 {{'builtin.module' op visibility expected to be one of ["public", "private", "nested"], but got "secret"}}
"builtin.module"() <{sym_visibility = "secret", sym_name = "m"}> ({
^bb0:
}) : () -> ()

// -----

// expected-error @+1 {{'builtin.module' op can only contain attributes with dialect-prefixed names, found: 'plain'}}
module attributes {plain = 1} {
}

// -----

// expected-error @+1 {{'builtin.module' op can only contain attributes with dialect-prefixed names, found: 'plain'}}
module attributes {nosuch.attr = 1, plain} {
}

// -----

// expected-note @+1 {{see existing symbol definition here}}
module @m {
}
// expected-error @+1 {{redefinition of symbol named 'm'}}
module @m {
}

// -----

// expected-error @+1 {{expected '{' to begin a region}}
module m {
}

// -----

// expected-error @+1 {{@ identifier expected to start with letter or '_'}}
module @ {
}

// -----

// expected-error @+1 {{expected '{' to begin a region}}
module @m

// -----

// expected-error @+1 {{expected operation name in quotes}}
module @m {

// -----

// expected-error @+1 {{expected attribute name}}
module @m attributes {

// -----

// expected-error @+1 {{custom op 'a' is unknown (tried 'builtin.a' as well)}}
module @m {a} {
}

// -----

// expected-error @+1 {{expected '{' to begin a region}}
module private @m {
}

// -----

// expected-error @+1 {{expected '{' to begin a region}}
module @m() {
}

// -----

module {
  %0 = arith.constant 1 : i32
  // expected-note @+1 {{required by region isolation constraints}}
  func.func @f() -> i32 {
    // expected-error @+1 {{'func.return' op using value defined outside the region}}
    return %0 : i32
  }
}

// -----

// expected-error @+1 {{'builtin.module' op expects region #0 to have 0 or 1 blocks}}
module {
  cf.br ^x
^x:
}

// -----

// expected-error @+1 {{custom op 'builtin.nosuch' is unknown}}
builtin.nosuch

// -----

func.func @f(%a: i32) {
  // expected-error @+1 {{custom op 'builtin.unrealized_conversion_cast' expected 'to'}}
  %0 = builtin.unrealized_conversion_cast : i32 to i64
  return
}

// -----

func.func @f(%a: i32) {
  %0 = builtin.unrealized_conversion_cast %a : i32
  // expected-error @+1 {{custom op 'builtin.unrealized_conversion_cast' expected 'to'}}
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error @+1 {{expected ':'}}
  %0 = builtin.unrealized_conversion_cast %a to i64
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error @+1 {{expected non-function type}}
  builtin.unrealized_conversion_cast %a : i32 to
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error @+1 {{'builtin.unrealized_conversion_cast' op expected at least one result for cast operation}}
  "builtin.unrealized_conversion_cast"(%a) : (i32) -> ()
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%a: i32) {
  // expected-error @+1 {{use of value '%a' expects different type than prior uses: 'i64' vs 'i32'}}
  %0 = builtin.unrealized_conversion_cast %a : i64 to i32
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error @+1 {{custom op 'builtin.unrealized_conversion_cast' number of operands and types do not match: got 2 operands and 1 types}}
  %0 = builtin.unrealized_conversion_cast %a, %a : i32 to i64
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error @+1 {{'builtin.unrealized_conversion_cast' op requires zero regions}}
  %0 = "builtin.unrealized_conversion_cast"(%a) ({}) : (i32) -> i64
  return
}
