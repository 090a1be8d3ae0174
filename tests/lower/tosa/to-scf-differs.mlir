// RUN: terrace opt %s --tosa-to-scf
// DIFFERS: upstream cannot lower a condition inside a condition or a loop inside a loop, nor conditions of rank one.

func.func @nested(%c: tensor<i1>, %a: tensor<4xf32>, %b: tensor<4xf32>) -> (tensor<4xf32>) {
  %0 = tosa.cond_if %c : tensor<i1> -> tensor<4xf32> {
    %2 = tosa.cond_if %c : tensor<i1> -> tensor<4xf32> {
      tosa.yield %a : tensor<4xf32>
    } else {
      tosa.yield %b : tensor<4xf32>
    }
    tosa.yield %2 : tensor<4xf32>
  } else {
    tosa.yield %b : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}
func.func @rank_one(%c: tensor<1xi1>, %a: tensor<4xf32>, %b: tensor<4xf32>) -> (tensor<4xf32>) {
  %0 = tosa.cond_if %c : tensor<1xi1> -> tensor<4xf32> {
      tosa.yield %a : tensor<4xf32>
  } else {
    tosa.yield %b : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}
func.func @rank_one_loop(%n: tensor<i32>, %t: tensor<1xi1>) -> tensor<i32> {
  %r = tosa.while_loop (%x = %n) : (tensor<i32>) -> (tensor<i32>) {
    tosa.yield %t : tensor<1xi1>
  } do {
  ^bb0(%x: tensor<i32>):
    tosa.yield %x : tensor<i32>
  }
  return %r : tensor<i32>
}
func.func @nested_loops(%n: tensor<i32>) -> tensor<i32> {
  %r = tosa.while_loop (%x = %n) : (tensor<i32>) -> (tensor<i32>) {
    %c = tosa.greater %n, %x : (tensor<i32>, tensor<i32>) -> tensor<i1>
    tosa.yield %c : tensor<i1>
  } do {
  ^bb0(%x: tensor<i32>):
    %s = tosa.while_loop (%y = %x) : (tensor<i32>) -> (tensor<i32>) {
      %c = tosa.greater %n, %y : (tensor<i32>, tensor<i32>) -> tensor<i1>
      tosa.yield %c : tensor<i1>
    } do {
    ^bb0(%y: tensor<i32>):
      tosa.yield %y : tensor<i32>
    }
    tosa.yield %s : tensor<i32>
  }
  return %r : tensor<i32>
}
