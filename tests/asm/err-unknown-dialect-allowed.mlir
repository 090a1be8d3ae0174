// RUN: terrace opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// The flag does not help the custom form of an unknown dialect.

// expected-error@+2 {{Dialect `foo' not found for custom op 'foo.bar'}}
// expected-note@+1 {{Available dialects: }}
foo.bar

// -----

func.func @f() {
// expected-error@+2 {{Dialect `x' not found for custom op 'x.y'}}
// expected-note@+1 {{Available dialects: }}
  x.y
}
