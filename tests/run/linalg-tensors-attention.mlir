// PASSES: --one-shot-bufferize=bufferize-function-boundaries allow-return-allocs-from-loops --convert-linalg-to-affine-loops --lower-to-llvm
// softmax(q * k^T / 2) * v of three lines of four numbers, in thousandths; a product of bytes with zero points; and running sums.

#id = affine_map<(i, j) -> (i, j)>
#line = affine_map<(i, j) -> (i)>

func.func private @softmax(%t: tensor<3x3xf64>) -> tensor<3x3xf64> {
  %zero = arith.constant 0.0 : f64
  %low = arith.constant -1.0e30 : f64
  %e = tensor.empty() : tensor<3xf64>
  %m0 = linalg.fill ins(%low : f64) outs(%e : tensor<3xf64>) -> tensor<3xf64>
  %m = linalg.reduce { arith.maximumf } ins(%t : tensor<3x3xf64>) outs(%m0 : tensor<3xf64>) dimensions = [1]
  %x = linalg.generic {indexing_maps = [#id, #line, #id], iterator_types = ["parallel", "parallel"]}
      ins(%t, %m : tensor<3x3xf64>, tensor<3xf64>) outs(%t : tensor<3x3xf64>) {
  ^bb0(%a: f64, %b: f64, %o: f64):
    %d = arith.subf %a, %b : f64
    %p = math.exp %d : f64
    linalg.yield %p : f64
  } -> tensor<3x3xf64>
  %s0 = linalg.fill ins(%zero : f64) outs(%e : tensor<3xf64>) -> tensor<3xf64>
  %s = linalg.reduce { arith.addf } ins(%x : tensor<3x3xf64>) outs(%s0 : tensor<3xf64>) dimensions = [1]
  %b0 = tensor.empty() : tensor<3x3xf64>
  %b = linalg.broadcast ins(%s : tensor<3xf64>) outs(%b0 : tensor<3x3xf64>) dimensions = [1]
  %r = linalg.div ins(%x, %b : tensor<3x3xf64>, tensor<3x3xf64>) outs(%x : tensor<3x3xf64>) -> tensor<3x3xf64>
  return %r : tensor<3x3xf64>
}

// The rows of a scan: each is the sum of its row and the scan of the one above.
func.func private @scan(%t: tensor<?x4xi32>) -> tensor<?x4xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %t, %c0 : tensor<?x4xi32>
  %r = scf.for %i = %c1 to %n step %c1 iter_args(%a = %t) -> tensor<?x4xi32> {
    %h = arith.subi %i, %c1 : index
    %above = tensor.extract_slice %a[%h, 0] [1, 4] [1, 1] : tensor<?x4xi32> to tensor<4xi32>
    %row = tensor.extract_slice %a[%i, 0] [1, 4] [1, 1] : tensor<?x4xi32> to tensor<4xi32>
    %sum = linalg.add ins(%above, %row : tensor<4xi32>, tensor<4xi32>) outs(%row : tensor<4xi32>) -> tensor<4xi32>
    %next = tensor.insert_slice %sum into %a[%i, 0] [1, 4] [1, 1] : tensor<4xi32> into tensor<?x4xi32>
    scf.yield %next : tensor<?x4xi32>
  }
  return %r : tensor<?x4xi32>
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0.0 : f64
  %i0 = arith.constant 0 : i32
  %q = arith.constant dense<[[1.0, 0.0, 2.0, -1.0], [0.5, 1.0, 0.0, 0.0], [-1.0, 2.0, 1.0, 1.0]]> : tensor<3x4xf64>
  %k = arith.constant dense<[[0.0, 1.0, 1.0, 0.0], [2.0, 0.0, -1.0, 1.0], [1.0, 1.0, 0.0, -2.0]]> : tensor<3x4xf64>
  %v = arith.constant dense<[[1.0, 2.0, 3.0, 4.0], [-1.0, 0.0, 1.0, 0.0], [5.0, -5.0, 0.5, 8.0]]> : tensor<3x4xf64>
  %e33 = tensor.empty() : tensor<3x3xf64>
  %z33 = linalg.fill ins(%zero : f64) outs(%e33 : tensor<3x3xf64>) -> tensor<3x3xf64>
  %scores = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>]
      ins(%q, %k : tensor<3x4xf64>, tensor<3x4xf64>) outs(%z33 : tensor<3x3xf64>) -> tensor<3x3xf64>
  %half = arith.constant dense<0.5> : tensor<3x3xf64>
  %scaled = linalg.mul ins(%scores, %half : tensor<3x3xf64>, tensor<3x3xf64>) outs(%scores : tensor<3x3xf64>) -> tensor<3x3xf64>
  %p = call @softmax(%scaled) : (tensor<3x3xf64>) -> tensor<3x3xf64>
  %e34 = tensor.empty() : tensor<3x4xf64>
  %z34 = linalg.fill ins(%zero : f64) outs(%e34 : tensor<3x4xf64>) -> tensor<3x4xf64>
  %out = linalg.matmul ins(%p, %v : tensor<3x3xf64>, tensor<3x4xf64>) outs(%z34 : tensor<3x4xf64>) -> tensor<3x4xf64>
  %n34 = tensor.empty() : tensor<3x4xi32>
  %thousandths = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%out : tensor<3x4xf64>) outs(%n34 : tensor<3x4xi32>) {
  ^bb0(%x: f64, %o: i32):
    %thousand = arith.constant 1000.0 : f64
    %y = arith.mulf %x, %thousand : f64
    %n = arith.fptosi %y : f64 to i32
    linalg.yield %n : i32
  } -> tensor<3x4xi32>
  scf.for %i = %c0 to %c3 step %c1 {
    %l = vector.transfer_read %thousandths[%i, %c0], %i0 {in_bounds = [true]} : tensor<3x4xi32>, vector<4xi32>
    vector.print %l : vector<4xi32>
  }

  %a = arith.constant dense<[[127, -128, 5], [0, 1, -7]]> : tensor<2x3xi8>
  %b = arith.constant dense<[[-3, 4], [127, 0], [-128, 2]]> : tensor<3x2xi8>
  %za = arith.constant 3 : i32
  %zb = arith.constant -5 : i32
  %acc = arith.constant dense<[[1000, 0], [0, -1]]> : tensor<2x2xi32>
  %product = linalg.quantized_matmul ins(%a, %b, %za, %zb : tensor<2x3xi8>, tensor<3x2xi8>, i32, i32)
      outs(%acc : tensor<2x2xi32>) -> tensor<2x2xi32>
  %flat = tensor.collapse_shape %product [[0, 1]] : tensor<2x2xi32> into tensor<4xi32>
  %w = vector.transfer_read %flat[%c0], %i0 {in_bounds = [true]} : tensor<4xi32>, vector<4xi32>
  vector.print %w : vector<4xi32>

  %dynamic = tensor.cast %thousandths : tensor<3x4xi32> to tensor<?x4xi32>
  %sums = call @scan(%dynamic) : (tensor<?x4xi32>) -> tensor<?x4xi32>
  %c2 = arith.constant 2 : index
  %l = vector.transfer_read %sums[%c2, %c0], %i0 {in_bounds = [true]} : tensor<?x4xi32>, vector<4xi32>
  vector.print %l : vector<4xi32>
  %m = vector.transfer_read %thousandths[%c2, %c0], %i0 {in_bounds = [true]} : tensor<3x4xi32>, vector<4xi32>
  vector.print %m : vector<4xi32>
  %status = arith.constant 0 : i32
  return %status : i32
}
