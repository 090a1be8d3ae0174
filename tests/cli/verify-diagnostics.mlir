// RUN: terrace opt %s --verify-diagnostics --split-input-file
// RUN: terrace opt %s --verify-diagnostics=all --split-input-file
// RUN: terrace opt %s --verify-diagnostics=only-expected --split-input-file

// expected-error@+1 {{custom op 'oops' is unknown}}
oops

// -----

func.func @f() {
  return 1 // expected-error {{expected operation name in quotes}}
}

// -----

func.func @f() -> i32 {
  // expected-error@below {{'func.return' op has 0 operands, but enclosing function (@f) returns 1}}
  return
}

// -----

%a = "arith.constant"() <{value = 1 : i32}> : () -> i32 // expected-note {{previously defined here}}
%a = "arith.constant"() <{value = 1 : i32}> : () -> i32
// expected-error@above {{redefinition of SSA value '%a'}}

// -----

// expected-error-re@+1 {{custom op 'no{{[a-z]+}}' is unknown}}
nothing

// -----

func.func @ok() {
  return
}
