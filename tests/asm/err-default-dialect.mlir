// RUN: terrace opt %s --split-input-file --verify-diagnostics

// A region operation in a function ends the function's default dialect.

func.func private @g()
func.func @f(%c: i1) {
  scf.if %c {
// expected-error@+2 {{Dialect `' not found for custom op 'call'  (tried '.call' as well)}}
// expected-note@+1 {{Available dialects: }}
    call @g() : () -> ()
  }
  return
}
