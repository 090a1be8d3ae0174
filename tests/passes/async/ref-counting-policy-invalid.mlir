// RUN: terrace opt %s --async-runtime-policy-based-ref-counting --verify-diagnostics

func.func @unlowered(%g: !async.group) {
  // expected-error @+1 {{async operations must be lowered to async runtime operations}}
  async.await_all %g
  return
}
