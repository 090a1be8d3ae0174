// RUN: terrace opt %s --split-input-file --verify-diagnostics

// The custom form of an unknown dialect.

// expected-error@+2 {{Dialect `foo' not found for custom op 'foo.bar'}}
// expected-note@+1 {{Available dialects: }}
foo.bar

// -----

// expected-error@+2 {{Dialect `bar' not found for custom op 'bar.baz'}}
// expected-note@+1 {{Available dialects: }}
bar.baz 1, 2

// -----

func.func @f() {
// expected-error@+2 {{Dialect `foo' not found for custom op 'foo.bar'}}
// expected-note@+1 {{Available dialects: }}
  foo.bar
  return
}

// -----

// expected-error@+2 {{Dialect `Func' not found for custom op 'Func.func'}}
// expected-note@+1 {{Available dialects: }}
Func.func @f()
