// RUN: not terrace opt %s --one-shot-bufferize 2>&1

// All errors of all functions, those of inner loops first.

func.func @nested(%a: tensor<4xf32>, %b: tensor<4xf32>, %n: index) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%t = %a) -> tensor<4xf32> {
    %s:2 = scf.for %j = %c0 to %n step %c1 iter_args(%u = %t, %v = %b) -> (tensor<4xf32>, tensor<4xf32>) {
      scf.yield %v, %u : tensor<4xf32>, tensor<4xf32>
    }
    scf.yield %s#1 : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}

func.func @second(%a: tensor<4xf32>, %b: tensor<4xf32>, %n: index) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%t = %a) -> tensor<4xf32> {
    scf.yield %b : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}
