// RUN: terrace opt %s --lower-to-loops
// DIFFERS: upstream has no such pass

func.func @blocks(%t: tensor<4xf32>, %c: i1) -> tensor<4xf32> {
  cf.cond_br %c, ^new, ^end(%t : tensor<4xf32>)
^new:
  %0 = tensor.empty() : tensor<4xf32>
  %1 = linalg.map { math.exp } ins(%t : tensor<4xf32>) outs(%0 : tensor<4xf32>)
  cf.br ^end(%1 : tensor<4xf32>)
^end(%2: tensor<4xf32>):
  return %2 : tensor<4xf32>
}

func.func @loop_of_blocks(%t: tensor<4xf32>, %n: index) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  cf.br ^head(%c0, %t : index, tensor<4xf32>)
^head(%i: index, %x: tensor<4xf32>):
  %c = arith.cmpi slt, %i, %n : index
  cf.cond_br %c, ^body, ^end
^body:
  %0 = tensor.empty() : tensor<4xf32>
  %1 = linalg.map { math.exp } ins(%x : tensor<4xf32>) outs(%0 : tensor<4xf32>)
  %j = arith.addi %i, %c1 : index
  cf.br ^head(%j, %1 : index, tensor<4xf32>)
^end:
  return %x : tensor<4xf32>
}

func.func @affine_loop(%t: tensor<4xf32>, %v: f32) -> tensor<4xf32> {
  %0 = affine.for %i = 0 to 4 iter_args(%x = %t) -> (tensor<4xf32>) {
    %1 = tensor.insert %v into %x[%i] : tensor<4xf32>
    affine.yield %1 : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}

func.func @new_in_loop(%t: tensor<4xf32>, %n: index) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %t) -> (tensor<4xf32>) {
    %1 = tensor.empty() : tensor<4xf32>
    %2 = linalg.map { math.exp } ins(%x : tensor<4xf32>) outs(%1 : tensor<4xf32>)
    scf.yield %2 : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}
