// DIFFERS: tosa-to-linalg of upstream refuses the yields of tosa's regions
// Loops and conditions of tosa, against the numbers of numpy.

// Prints the numbers, divided by commas.
func.func private @show_i32(%t: tensor<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %t, %c0 : tensor<?xi32>
  scf.for %i = %c0 to %n step %c1 {
    %x = tensor.extract %t[%i] : tensor<?xi32>
    vector.print %x : i32 punctuation <comma>
  }
  vector.print punctuation <newline>
  return
}

// A loop and a condition of tosa: the first power of 3 above 50, minus 50 if it is odd.
func.func private @loop() -> tensor<?xi32> {
  %x = arith.constant dense<1> : tensor<i32>
  %limit = "tosa.const"() <{values = dense<50> : tensor<i32>}> : () -> tensor<i32>
  %three = "tosa.const"() <{values = dense<3> : tensor<i32>}> : () -> tensor<i32>
  %one = "tosa.const"() <{values = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %shift = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %w = tosa.while_loop (%v = %x) : (tensor<i32>) -> tensor<i32> {
    %c = tosa.greater %limit, %v : (tensor<i32>, tensor<i32>) -> tensor<i1>
    tosa.yield %c : tensor<i1>
  } do {
  ^bb0(%v: tensor<i32>):
    %n = tosa.mul %v, %three, %shift : (tensor<i32>, tensor<i32>, tensor<1xi8>) -> tensor<i32>
    tosa.yield %n : tensor<i32>
  }
  %bit = tosa.bitwise_and %w, %one : (tensor<i32>, tensor<i32>) -> tensor<i32>
  %odd = tosa.equal %bit, %one : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %r = tosa.cond_if %odd : tensor<i1> -> tensor<i32> {
    %s = tosa.sub %w, %limit : (tensor<i32>, tensor<i32>) -> tensor<i32>
    tosa.yield %s : tensor<i32>
  } else {
    tosa.yield %w : tensor<i32>
  }
  %flat = tensor.expand_shape %r [] output_shape [1] : tensor<i32> into tensor<1xi32>
  %any = tensor.cast %flat : tensor<1xi32> to tensor<?xi32>
  return %any : tensor<?xi32>
}

func.func @main() -> i32 {
  %loop = call @loop() : () -> tensor<?xi32>
  call @show_i32(%loop) : (tensor<?xi32>) -> ()
  %status = arith.constant 0 : i32
  return %status : i32
}
