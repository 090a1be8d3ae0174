// RUN: terrace opt %s --tosa-to-mlprogram

module {
  tosa.variable @a = dense<[1, 2]> : tensor<2xi32>
  tosa.variable @d : tensor<?xi32>
 tosa.variable @b : tensor<2xi32>
  func.func @f(%x: tensor<2xi32>) -> tensor<2xi32> {
    %0 = tosa.variable_read @a {foo} : tensor<2xi32>
    tosa.variable_write @a, %x : tensor<2xi32>
    tosa.variable_write @b, %0 : tensor<2xi32>
    return %0 : tensor<2xi32>
  }
  func.func @if(%c: tensor<i1>, %x: tensor<2xi32>) {
    %0 = tosa.cond_if %c : tensor<i1> -> tensor<2xi32> {
      %1 = tosa.variable_read @a : tensor<2xi32>
      tosa.yield %1 : tensor<2xi32>
    } else {
      tosa.yield %x : tensor<2xi32>
    }
    return
  }
}
