// RUN: terrace opt %s --convert-async-to-llvm --verify-diagnostics
// DIFFERS: upstream crashes on values whose types have no conversion

func.func @tensor() {
  // expected-error @+1 {{failed to legalize operation 'async.runtime.create' that was explicitly marked illegal}}
  %y = async.runtime.create : !async.value<tensor<4xf32>>
  return
}
