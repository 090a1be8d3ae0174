// RUN: terrace opt %s --tosa-to-scf

func.func @if(%c: tensor<i1>, %a: tensor<4xf32>, %b: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %0:2 = tosa.cond_if %c (%x = %a, %y = %b) : tensor<i1> (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  ^bb0(%x: tensor<4xf32>, %y: tensor<4xf32>):
    %1 = tosa.add %x, %y : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    tosa.yield %1, %a : tensor<4xf32>, tensor<4xf32>
  } else {
  ^bb0(%x: tensor<4xf32>, %y: tensor<4xf32>):
    tosa.yield %y, %x : tensor<4xf32>, tensor<4xf32>
  } {foo}
  return %0#0, %0#1 : tensor<4xf32>, tensor<4xf32>
}
func.func @if_while(%c: tensor<i1>, %n: tensor<i32>) -> (tensor<i32>) {
  %0 = tosa.cond_if %c : tensor<i1> -> tensor<i32> {
    %r = tosa.while_loop (%x = %n) : (tensor<i32>) -> (tensor<i32>) {
      %c1 = tosa.greater %n, %x : (tensor<i32>, tensor<i32>) -> tensor<i1>
      tosa.yield %c1 : tensor<i1>
    } do {
    ^bb0(%x: tensor<i32>):
      tosa.yield %x : tensor<i32>
    }
    tosa.yield %r : tensor<i32>
  } else {
    tosa.yield %n : tensor<i32>
  }
  return %0 : tensor<i32>
}
func.func @while(%n: tensor<i32>, %t: tensor<4xf32>) -> tensor<4xf32> {
  %i = "tosa.const"() <{values = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %r:3 = tosa.while_loop (%x = %i, %y = %t, %z = %n) : (tensor<i32>, tensor<4xf32>, tensor<i32>) -> (tensor<i32>, tensor<4xf32>, tensor<i32>) {
    %c = tosa.greater %z, %x : (tensor<i32>, tensor<i32>) -> tensor<i1>
    tosa.yield %c : tensor<i1>
  } do {
  ^bb0(%x: tensor<i32>, %y: tensor<4xf32>, %z: tensor<i32>):
    %one = "tosa.const"() <{values = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %j = tosa.add %x, %one : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %v = tosa.add %y, %y : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    tosa.yield %j, %v, %z : tensor<i32>, tensor<4xf32>, tensor<i32>
  }
  return %r#1 : tensor<4xf32>
}
func.func @scatter(%v: tensor<3x7x5xi32>, %i: tensor<3x6xi32>, %u: tensor<3x6x5xi32>) -> tensor<3x7x5xi32> {
  %0 = tosa.scatter %v, %i, %u : (tensor<3x7x5xi32>, tensor<3x6xi32>, tensor<3x6x5xi32>) -> tensor<3x7x5xi32>
  return %0 : tensor<3x7x5xi32>
}
func.func @scatterd(%v: tensor<?x?x?xf32>, %i: tensor<?x?xi64>, %u: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
  %0 = tosa.scatter %v, %i, %u : (tensor<?x?x?xf32>, tensor<?x?xi64>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return %0 : tensor<?x?x?xf32>
}
