// RUN: not terrace compile %s --emit=ll 2>&1
// DIFFERS: upstream has no command that compiles; its passes treat sparse tensors as dense ones.

#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>

func.func @sum(%a: tensor<8x8xf32, #sparse>, %b: tensor<8x8xf32, #sparse>) -> tensor<8x8xf32, #sparse> {
  %0 = arith.addf %a, %b : tensor<8x8xf32, #sparse>
  return %0 : tensor<8x8xf32, #sparse>
}
