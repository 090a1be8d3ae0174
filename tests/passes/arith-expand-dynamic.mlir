// RUN: not terrace opt %s --arith-expand 2>&1
// DIFFERS: upstream makes a constant of dynamic shape, which nothing can read again

func.func @dynamic(%a: tensor<?xi32>) -> tensor<?xi32> {
  %0 = arith.floordivsi %a, %a : tensor<?xi32>
  return %0 : tensor<?xi32>
}
