// DIFFERS: upstream has no such pass
// RUN: terrace opt %s --lower-to-loops=cpu=generic --split-input-file
// RUN: terrace opt %s --lower-to-loops --split-input-file

// A bias, a limit and a product are one loop nest.
func.func @chain(%x: tensor<4x8xf32>, %bias: tensor<8xf32>) -> tensor<4x8xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4x8xf32>
  %biases = linalg.broadcast ins(%bias : tensor<8xf32>) outs(%e : tensor<4x8xf32>) dimensions = [0]
  %sum = linalg.add ins(%x, %biases : tensor<4x8xf32>, tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  %zeros = linalg.fill ins(%zero : f32) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  %positive = linalg.max ins(%sum, %zeros : tensor<4x8xf32>, tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  %scaled = arith.mulf %positive, %x : tensor<4x8xf32>
  return %scaled : tensor<4x8xf32>
}

// -----

// The exponentials have two users, and stay in memory.
func.func @two_users(%x: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %p = math.exp %x : tensor<8xf32>
  %a = arith.negf %p : tensor<8xf32>
  %b = arith.addf %p, %x : tensor<8xf32>
  return %a, %b : tensor<8xf32>, tensor<8xf32>
}

// -----

// Each exponential is computed once, before the rows read it.
func.func @broadcast_after(%x: tensor<8xf32>, %y: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %p = math.exp %x : tensor<8xf32>
  %e = tensor.empty() : tensor<4x8xf32>
  %rows = linalg.broadcast ins(%p : tensor<8xf32>) outs(%e : tensor<4x8xf32>) dimensions = [0]
  %r = arith.addf %rows, %y : tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// -----

// The squares are summed without being stored; the factors of a product of matrices are stored.
func.func @reductions(%x: tensor<4x8xf32>, %w: tensor<8x2xf32>, %s: tensor<4xf32>, %m: tensor<4x2xf32>) -> (tensor<4xf32>, tensor<4x2xf32>) {
  %square = arith.mulf %x, %x : tensor<4x8xf32>
  %sums = linalg.reduce { arith.addf } ins(%square : tensor<4x8xf32>) outs(%s : tensor<4xf32>) dimensions = [1]
  %p = math.exp %x : tensor<4x8xf32>
  %product = linalg.matmul ins(%p, %w : tensor<4x8xf32>, tensor<8x2xf32>) outs(%m : tensor<4x2xf32>) -> tensor<4x2xf32>
  return %sums, %product : tensor<4xf32>, tensor<4x2xf32>
}
