// RUN: terrace opt %s --split-input-file --verify-diagnostics
// RUN: not terrace opt %s --split-input-file 2>&1

// Names of operations that are not known.

// expected-error@+1 {{custom op 'foo' is unknown (tried 'builtin.foo' as well)}}
foo

// -----

// expected-error@+1 {{custom op 'func.foo' is unknown}}
func.foo

// -----

// expected-error@+1 {{custom op 'arith.addx' is unknown}}
arith.addx %a, %b : i32

// -----

func.func @f() {
// expected-error@+1 {{custom op 'foo' is unknown (tried 'func.foo' as well)}}
  foo
}

// -----

func.func @f() {
// expected-error@+1 {{custom op 'addi' is unknown (tried 'func.addi' as well)}}
  addi
}

// -----

module {
// expected-error@+1 {{custom op 'func' is unknown (tried 'builtin.func' as well)}}
  func @f() {}
}

// -----

// expected-error@+1 {{custom op 'true' is unknown (tried 'builtin.true' as well)}}
true

// -----

// expected-error@+1 {{custom op 'unit' is unknown (tried 'builtin.unit' as well)}}
unit

// -----

// expected-error@+1 {{custom op 'dense' is unknown (tried 'builtin.dense' as well)}}
dense

// -----

// expected-error@+1 {{custom op 'builtin.foo' is unknown}}
builtin.foo

// -----

// expected-error@+1 {{custom op 'x' is unknown (tried 'builtin.x' as well)}}
x
