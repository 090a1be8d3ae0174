// DIFFERS: upstream moves a packing whose tiles need not divide the extent out of a loop that may not run
// RUN: terrace opt %s --loop-invariant-code-motion

func.func @full_tiles(%a: tensor<?xf32>, %d: tensor<4x8xf32>, %n: index) -> tensor<4x8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%q = %d) -> tensor<4x8xf32> {
    %p = linalg.pack %a inner_dims_pos = [0] inner_tiles = [8] into %d : tensor<?xf32> -> tensor<4x8xf32>
    scf.yield %p : tensor<4x8xf32>
  }
  return %r : tensor<4x8xf32>
}

func.func @static(%a: tensor<32xf32>, %d: tensor<4x8xf32>, %n: index) -> tensor<4x8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%q = %d) -> tensor<4x8xf32> {
    %p = linalg.pack %a inner_dims_pos = [0] inner_tiles = [8] into %d : tensor<32xf32> -> tensor<4x8xf32>
    scf.yield %p : tensor<4x8xf32>
  }
  return %r : tensor<4x8xf32>
}
