// RUN: not terrace opt %s 2>&1
// DIFFERS: upstream refuses the constant without a message.

func.func @f() {
  %0 = shape.const_shape [1, "a"] : tensor<2xindex>
  return
}
