// RUN: not terrace opt %s --split-input-file 2>&1

// Errors in full: position, source line, caret, notes.

"builtin.module"() : () -> ()

// -----

"builtin.module"() ({}) : () -> ()

// -----

"builtin.module"() ({
^bb0(%a: i32):
}) : () -> ()

// -----

"builtin.module"() ({
^bb0:
  cf.br ^bb1
^bb1:
}) : () -> ()

// -----

%0 = "builtin.module"() ({
^bb0:
}) : () -> i32

// -----

"builtin.module"() <{sym_name = 1}> ({
^bb0:
}) : () -> ()

// -----

"builtin.module"() <{sym_visibility = "secret", sym_name = "m"}> ({
^bb0:
}) : () -> ()

// -----

module attributes {plain = 1} {
}

// -----

module @m {
}
module @m {
}

// -----

module m {
}

// -----

module @ {
}

// -----

module @m {

// -----

module @m attributes {

// -----

module @m {a} {
}

// -----

module {
  %0 = arith.constant 1 : i32
  func.func @f() -> i32 {
    return %0 : i32
  }
}

// -----

builtin.nosuch

// -----

func.func @f(%a: i32) {
  %0 = builtin.unrealized_conversion_cast : i32 to i64
  return
}

// -----

func.func @f(%a: i32) {
  %0 = builtin.unrealized_conversion_cast %a to i64
  return
}

// -----

func.func @f(%a: i32) {
  builtin.unrealized_conversion_cast %a : i32 to
  return
}

// -----

func.func @f(%a: i32) {
  "builtin.unrealized_conversion_cast"(%a) : (i32) -> ()
  return
}

// -----

func.func @f(%a: i32) {
  %0 = builtin.unrealized_conversion_cast %a : i64 to i32
  return
}

// -----

func.func @f(%a: i32) {
  %0 = builtin.unrealized_conversion_cast %a, %a : i32 to i64
  return
}

// -----

func.func @f(%a: i32) {
  %0 = "builtin.unrealized_conversion_cast"(%a) ({}) : (i32) -> i64
  return
}
