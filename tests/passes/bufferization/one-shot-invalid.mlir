// RUN: terrace opt %s --split-input-file --verify-diagnostics "--one-shot-bufferize=bufferize-function-boundaries"

func.func @unknown(%t: tensor<?xf32>) -> tensor<?xf32> {
  // expected-error @+1 {{op was not bufferized}}
  %0 = arith.addf %t, %t : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

func.func @swap(%t: tensor<4xf32>, %u: tensor<4xf32>, %n: index) -> (tensor<4xf32>, tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t, %b = %u) -> (tensor<4xf32>, tensor<4xf32>) {
    // expected-error @+1 {{Yield operand #0 is not equivalent to the corresponding iter bbArg}}
    scf.yield %b, %a : tensor<4xf32>, tensor<4xf32>
  }
  return %r#0, %r#1 : tensor<4xf32>, tensor<4xf32>
}

// -----

func.func @not_restrict(%m: memref<4xf32>, %i: index) -> f32 {
  // expected-error @+1 {{to_tensor ops without `restrict` are not supported by One-Shot Analysis}}
  %t = bufferization.to_tensor %m : memref<4xf32> to tensor<4xf32>
  %x = tensor.extract %t[%i] : tensor<4xf32>
  return %x : f32
}

// -----

func.func @read_only(%m: memref<4xf32>, %t: tensor<4xf32> {bufferization.writable = false}, %u: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{not bufferizable under the given constraints: would write to read-only buffer}}
  %0 = bufferization.materialize_in_destination %u in %t : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @later_read(%t: tensor<4xf32>, %u: tensor<4xf32>, %i: index) -> (tensor<4xf32>, f32) {
  // expected-error @+1 {{not bufferizable under the given constraints: cannot avoid RaW conflict}}
  %0 = bufferization.materialize_in_destination %u in %t : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %1 = tensor.extract %t[%i] : tensor<4xf32>
  return %0, %1 : tensor<4xf32>, f32
}

// -----

func.func @two_yields(%c: i1, %t: tensor<4xf32>, %u: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{op without unique scf.yield is not supported}}
  %0 = scf.execute_region -> tensor<4xf32> {
    cf.cond_br %c, ^bb1, ^bb2
  ^bb1:
    scf.yield %t : tensor<4xf32>
  ^bb2:
    scf.yield %u : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}

// -----

func.func private @external(tensor<*xf32>)

func.func @unranked_copy(%t: tensor<4xf32>, %i: index) -> f32 {
  // expected-error @+1 {{not bufferizable under the given constraints: cannot avoid RaW conflict}}
  %0 = tensor.cast %t : tensor<4xf32> to tensor<*xf32>
  call @external(%0) : (tensor<*xf32>) -> ()
  %1 = tensor.extract %t[%i] : tensor<4xf32>
  return %1 : f32
}
