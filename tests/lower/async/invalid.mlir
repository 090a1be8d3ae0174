// RUN: terrace opt %s --convert-async-to-llvm --split-input-file --verify-diagnostics

func.func @tensor(%v: !async.value<tensor<4xf32>>) {
  // expected-error @+1 {{failed to legalize operation 'async.runtime.load' that was explicitly marked illegal}}
  %y = async.runtime.load %v : !async.value<tensor<4xf32>>
  return
}

// -----

func.func @value(%v: !async.value<i32>, %g: !async.group) {
  // expected-error @+1 {{failed to legalize operation 'async.runtime.add_to_group' that was explicitly marked illegal}}
  %y = async.runtime.add_to_group %v, %g : !async.value<i32>
  return
}

// -----

func.func @high(%v: !async.value<i32>) {
  // expected-error @+1 {{failed to legalize operation 'async.await' that was explicitly marked illegal}}
  %y = async.await %v : !async.value<i32>
  return
}
