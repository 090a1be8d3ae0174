// RUN: not terrace opt %s --verify-diagnostics --split-input-file 2>&1
// RUN: not terrace opt %s --verify-diagnostics=only-expected --split-input-file 2>&1

func.func @f() -> i32 {
  return
}

// -----

// expected-error@+1 {{something else}}
oops

// -----

// expected-warning@+1 {{custom op}}
oops

// -----

// expected-error@+2 {{custom op 'oops' is unknown}}

oops
