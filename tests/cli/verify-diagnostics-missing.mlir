// RUN: not terrace opt %s --verify-diagnostics 2>&1

func.func @ok() {
  // expected-error@+1 {{no such thing}}
  return // expected-note {{nor this}}
}
// expected-warning@-1 {{warned}}
// expected-remark {{remarked}}
