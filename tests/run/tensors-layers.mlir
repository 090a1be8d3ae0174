// Layers of networks of dense products, each against the numbers of numpy.

#id = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (i)>
#column = affine_map<(i, j) -> (j)>

// Prints the numbers in thousandths, divided by commas.
func.func private @show_f64(%t: tensor<?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %thousand = arith.constant 1000.0 : f64
  %half = arith.constant 0.5 : f64
  %n = tensor.dim %t, %c0 : tensor<?xf64>
  scf.for %i = %c0 to %n step %c1 {
    %x = tensor.extract %t[%i] : tensor<?xf64>
    %scaled = arith.mulf %x, %thousand : f64
    %up = arith.addf %scaled, %half : f64
    %down = math.floor %up : f64
    %number = arith.fptosi %down : f64 to i64
    vector.print %number : i64 punctuation <comma>
  }
  vector.print punctuation <newline>
  return
}

// max(x * w + b, 0), the bias broadcast first.
func.func private @dense_relu() -> tensor<?xf64> {
  %x = arith.constant dense<[[-4.0, 1.0, -5.0, 0.0], [5.0, -1.0, 4.0, -2.0], [3.0, -3.0, 2.0, -4.0]]> : tensor<3x4xf32>
  %w = arith.constant dense<[[-1.0, 2.0, -2.0, 1.0, -3.0], [0.0, 3.0, -1.0, 2.0, -2.0], [1.0, -3.0, 0.0, 3.0, -1.0], [2.0, -2.0, 1.0, -3.0, 0.0]]> : tensor<4x5xf32>
  %b = arith.constant dense<[-2.0, 0.0, 2.0, -1.0, 1.0]> : tensor<5xf32>
  %e = tensor.empty() : tensor<3x5xf32>
  %bias = linalg.broadcast ins(%b : tensor<5xf32>) outs(%e : tensor<3x5xf32>) dimensions = [0]
  %p = linalg.matmul ins(%x, %w : tensor<3x4xf32>, tensor<4x5xf32>) outs(%bias : tensor<3x5xf32>) -> tensor<3x5xf32>
  %zero = arith.constant 0.0 : f32
  %r = linalg.map ins(%p : tensor<3x5xf32>) outs(%e : tensor<3x5xf32>) (%in: f32, %out: f32) {
    %m = arith.maximumf %in, %zero : f32
    linalg.yield %m : f32
  }
  %wide = arith.extf %r : tensor<3x5xf32> to tensor<3x5xf64>
  %flat = tensor.collapse_shape %wide [[0, 1]] : tensor<3x5xf64> into tensor<15xf64>
  %any = tensor.cast %flat : tensor<15xf64> to tensor<?xf64>
  return %any : tensor<?xf64>
}

// tanh(x * w1) * w2: elementwise math on tensors.
func.func private @perceptron() -> tensor<?xf64> {
  %x = arith.constant dense<[[-0.5, 0.75, 0.25], [-0.25, -0.75, 0.5]]> : tensor<2x3xf64>
  %w1 = arith.constant dense<[[0.0, -0.5, 0.25, -0.25], [0.5, 0.0, -0.5, 0.25], [-0.25, 0.5, 0.0, -0.5]]> : tensor<3x4xf64>
  %w2 = arith.constant dense<[[-1.0, 1.0], [-0.5, 1.5], [0.0, -1.5], [0.5, -1.0]]> : tensor<4x2xf64>
  %h0_e = tensor.empty() : tensor<2x4xf64>
  %h0_c = arith.constant 0.0 : f64
  %h0 = linalg.fill ins(%h0_c : f64) outs(%h0_e : tensor<2x4xf64>) -> tensor<2x4xf64>
  %h = linalg.matmul ins(%x, %w1 : tensor<2x3xf64>, tensor<3x4xf64>) outs(%h0 : tensor<2x4xf64>) -> tensor<2x4xf64>
  %a = math.tanh %h : tensor<2x4xf64>
  %o0_e = tensor.empty() : tensor<2x2xf64>
  %o0_c = arith.constant 0.0 : f64
  %o0 = linalg.fill ins(%o0_c : f64) outs(%o0_e : tensor<2x2xf64>) -> tensor<2x2xf64>
  %r = linalg.matmul ins(%a, %w2 : tensor<2x4xf64>, tensor<4x2xf64>) outs(%o0 : tensor<2x2xf64>) -> tensor<2x2xf64>
  %flat = tensor.collapse_shape %r [[0, 1]] : tensor<2x2xf64> into tensor<4xf64>
  %any = tensor.cast %flat : tensor<4xf64> to tensor<?xf64>
  return %any : tensor<?xf64>
}

// x * 1 / (1 + exp(-x)), one generic operation after another.
func.func private @sigmoid_gate() -> tensor<?xf64> {
  %x = arith.constant dense<[[-0.75, 1.0, -0.5, 1.25, -0.25], [1.5, 0.0, -1.5, 0.25, -1.25]]> : tensor<2x5xf64>
  %e = tensor.empty() : tensor<2x5xf64>
  %one = arith.constant 1.0 : f64
  %s = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<2x5xf64>) outs(%e : tensor<2x5xf64>) {
  ^bb0(%in: f64, %out: f64):
    %n = arith.negf %in : f64
    %p = math.exp %n : f64
    %d = arith.addf %p, %one : f64
    %q = arith.divf %one, %d : f64
    linalg.yield %q : f64
  } -> tensor<2x5xf64>
  %r = linalg.mul ins(%x, %s : tensor<2x5xf64>, tensor<2x5xf64>) outs(%e : tensor<2x5xf64>) -> tensor<2x5xf64>
  %flat = tensor.collapse_shape %r [[0, 1]] : tensor<2x5xf64> into tensor<10xf64>
  %any = tensor.cast %flat : tensor<10xf64> to tensor<?xf64>
  return %any : tensor<?xf64>
}

// Rows with mean 0 and deviation 1, scaled and shifted.
func.func private @layer_norm() -> tensor<?xf64> {
  %x = arith.constant dense<[[-1.5, 2.0, -1.0, 2.5], [-0.5, 3.0, 0.0, -3.0], [0.5, -2.5, 1.0, -2.0]]> : tensor<3x4xf64>
  %g = arith.constant dense<[0.0, 0.5, -0.5, 0.0]> : tensor<4xf64>
  %b = arith.constant dense<[-1.0, -0.5, 0.0, 0.5]> : tensor<4xf64>
  %z_e = tensor.empty() : tensor<3xf64>
  %z_c = arith.constant 0.0 : f64
  %z = linalg.fill ins(%z_c : f64) outs(%z_e : tensor<3xf64>) -> tensor<3xf64>
  %four = arith.constant 4.0 : f64
  %eps = arith.constant 1.0e-5 : f64
  %sum = linalg.reduce { arith.addf } ins(%x : tensor<3x4xf64>) outs(%z : tensor<3xf64>) dimensions = [1]
  %fours = tensor.splat %four : tensor<3xf64>
  %mean = arith.divf %sum, %fours : tensor<3xf64>
  %sq = linalg.generic {indexing_maps = [#id, #row, #row], iterator_types = ["parallel", "reduction"]} ins(%x, %mean : tensor<3x4xf64>, tensor<3xf64>) outs(%z : tensor<3xf64>) {
  ^bb0(%in: f64, %m: f64, %out: f64):
    %d = arith.subf %in, %m : f64
    %d2 = arith.mulf %d, %d : f64
    %s = arith.addf %out, %d2 : f64
    linalg.yield %s : f64
  } -> tensor<3xf64>
  %e = tensor.empty() : tensor<3x4xf64>
  %r = linalg.generic {indexing_maps = [#id, #row, #row, #column, #column, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x, %mean, %sq, %g, %b : tensor<3x4xf64>, tensor<3xf64>, tensor<3xf64>, tensor<4xf64>, tensor<4xf64>) outs(%e : tensor<3x4xf64>) {
  ^bb0(%in: f64, %m: f64, %s: f64, %scale: f64, %shift: f64, %out: f64):
    %d = arith.subf %in, %m : f64
    %v = arith.divf %s, %four : f64
    %ve = arith.addf %v, %eps : f64
    %root = math.sqrt %ve : f64
    %n = arith.divf %d, %root : f64
    %ns = arith.mulf %n, %scale : f64
    %y = arith.addf %ns, %shift : f64
    linalg.yield %y : f64
  } -> tensor<3x4xf64>
  %flat = tensor.collapse_shape %r [[0, 1]] : tensor<3x4xf64> into tensor<12xf64>
  %any = tensor.cast %flat : tensor<12xf64> to tensor<?xf64>
  return %any : tensor<?xf64>
}

// The greatest number of each row, and where it is first: two results of one operation.
func.func private @argmax() -> tensor<?xf64> {
  %x = arith.constant dense<[[-3.0, 4.0, -2.0, 5.0, -1.0], [6.0, 0.0, -6.0, 1.0, -5.0], [2.0, -4.0, 3.0, -3.0, 4.0]]> : tensor<3x5xf64>
  %low_e = tensor.empty() : tensor<3xf64>
  %low_c = arith.constant -1.0e9 : f64
  %low = linalg.fill ins(%low_c : f64) outs(%low_e : tensor<3xf64>) -> tensor<3xf64>
  %at_e = tensor.empty() : tensor<3xi32>
  %at_c = arith.constant 0 : i32
  %at = linalg.fill ins(%at_c : i32) outs(%at_e : tensor<3xi32>) -> tensor<3xi32>
  %m:2 = linalg.generic {indexing_maps = [#id, #row, #row], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<3x5xf64>) outs(%low, %at : tensor<3xf64>, tensor<3xi32>) {
  ^bb0(%in: f64, %best: f64, %where: i32):
    %j = linalg.index 1 : index
    %here = arith.index_cast %j : index to i32
    %more = arith.cmpf ogt, %in, %best : f64
    %v = arith.select %more, %in, %best : f64
    %w = arith.select %more, %here, %where : i32
    linalg.yield %v, %w : f64, i32
  } -> (tensor<3xf64>, tensor<3xi32>)
  %w = arith.sitofp %m#1 : tensor<3xi32> to tensor<3xf64>
  %r = tensor.concat dim(0) %m#0, %w : (tensor<3xf64>, tensor<3xf64>) -> tensor<6xf64>
  %any = tensor.cast %r : tensor<6xf64> to tensor<?xf64>
  return %any : tensor<?xf64>
}

// Products of batches, reduced over them.
func.func private @batches() -> tensor<?xf64> {
  %a = arith.constant dense<[[[-2.0, 3.0], [1.0, -1.0], [-3.0, 2.0]], [[0.0, -2.0], [3.0, 1.0], [-1.0, -3.0]]]> : tensor<2x3x2xf32>
  %b = arith.constant dense<[[[-1.0, 2.0, 0.0], [-2.0, 1.0, -1.0]], [[2.0, 0.0, -2.0], [1.0, -1.0, 2.0]]]> : tensor<2x2x3xf32>
  %z_e = tensor.empty() : tensor<2x3x3xf32>
  %z_c = arith.constant 0.0 : f32
  %z = linalg.fill ins(%z_c : f32) outs(%z_e : tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
  %p = linalg.batch_matmul ins(%a, %b : tensor<2x3x2xf32>, tensor<2x2x3xf32>) outs(%z : tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
  %first = tensor.extract_slice %p[0, 0, 0] [1, 3, 3] [1, 1, 1] : tensor<2x3x3xf32> to tensor<3x3xf32>
  %r = linalg.batch_reduce_matmul ins(%a, %b : tensor<2x3x2xf32>, tensor<2x2x3xf32>) outs(%first : tensor<3x3xf32>) -> tensor<3x3xf32>
  %wide = arith.extf %r : tensor<3x3xf32> to tensor<3x3xf64>
  %flat = tensor.collapse_shape %wide [[0, 1]] : tensor<3x3xf64> into tensor<9xf64>
  %any = tensor.cast %flat : tensor<9xf64> to tensor<?xf64>
  return %any : tensor<?xf64>
}

func.func @main() -> i32 {
  %dense_relu = call @dense_relu() : () -> tensor<?xf64>
  call @show_f64(%dense_relu) : (tensor<?xf64>) -> ()
  %perceptron = call @perceptron() : () -> tensor<?xf64>
  call @show_f64(%perceptron) : (tensor<?xf64>) -> ()
  %sigmoid_gate = call @sigmoid_gate() : () -> tensor<?xf64>
  call @show_f64(%sigmoid_gate) : (tensor<?xf64>) -> ()
  %layer_norm = call @layer_norm() : () -> tensor<?xf64>
  call @show_f64(%layer_norm) : (tensor<?xf64>) -> ()
  %argmax = call @argmax() : () -> tensor<?xf64>
  call @show_f64(%argmax) : (tensor<?xf64>) -> ()
  %batches = call @batches() : () -> tensor<?xf64>
  call @show_f64(%batches) : (tensor<?xf64>) -> ()
  %status = arith.constant 0 : i32
  return %status : i32
}
