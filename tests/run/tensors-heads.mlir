// Attention, on tensors, each against the numbers of numpy.

#id = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (i)>
#column = affine_map<(i, j) -> (j)>
#id3 = affine_map<(h, i, j) -> (h, i, j)>
#line3 = affine_map<(h, i, j) -> (h, i)>

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

// softmax along the last dimension.
func.func private @softmax(%t: tensor<?x?x?xf64>) -> tensor<?x?x?xf64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0.0 : f64
  %low = arith.constant -1.0e30 : f64
  %h = tensor.dim %t, %c0 : tensor<?x?x?xf64>
  %n = tensor.dim %t, %c1 : tensor<?x?x?xf64>
  %m = tensor.dim %t, %c2 : tensor<?x?x?xf64>
  %line = tensor.empty(%h, %n) : tensor<?x?xf64>
  %most0 = linalg.fill ins(%low : f64) outs(%line : tensor<?x?xf64>) -> tensor<?x?xf64>
  %most = linalg.reduce { arith.maximumf } ins(%t : tensor<?x?x?xf64>) outs(%most0 : tensor<?x?xf64>) dimensions = [2]
  %whole = tensor.empty(%h, %n, %m) : tensor<?x?x?xf64>
  %x = linalg.generic {indexing_maps = [#id3, #line3, #id3], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%t, %most : tensor<?x?x?xf64>, tensor<?x?xf64>) outs(%whole : tensor<?x?x?xf64>) {
  ^bb0(%a: f64, %b: f64, %o: f64):
    %d = arith.subf %a, %b : f64
    %e = math.exp %d : f64
    linalg.yield %e : f64
  } -> tensor<?x?x?xf64>
  %sum0 = linalg.fill ins(%zero : f64) outs(%line : tensor<?x?xf64>) -> tensor<?x?xf64>
  %sum = linalg.reduce { arith.addf } ins(%x : tensor<?x?x?xf64>) outs(%sum0 : tensor<?x?xf64>) dimensions = [2]
  %r = linalg.generic {indexing_maps = [#id3, #line3, #id3], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%x, %sum : tensor<?x?x?xf64>, tensor<?x?xf64>) outs(%whole : tensor<?x?x?xf64>) {
  ^bb0(%a: f64, %b: f64, %o: f64):
    %q = arith.divf %a, %b : f64
    linalg.yield %q : f64
  } -> tensor<?x?x?xf64>
  return %r : tensor<?x?x?xf64>
}

// softmax(q * k^T) * v in two heads.
func.func private @heads() -> tensor<?xf64> {
  %q = arith.constant dense<[[[-1.0, 1.5], [0.5, -0.5], [-1.5, 1.0]], [[0.0, -1.0], [1.5, 0.5], [-0.5, -1.5]]]> : tensor<2x3x2xf64>
  %k = arith.constant dense<[[[-0.5, 1.0], [-1.0, 0.5], [-1.5, 0.0]], [[1.5, -0.5], [1.0, -1.0], [0.5, -1.5]]]> : tensor<2x3x2xf64>
  %v = arith.constant dense<[[[-3.0, 1.0], [-4.0, 0.0], [4.0, -1.0]], [[3.0, -2.0], [2.0, -3.0], [1.0, -4.0]]]> : tensor<2x3x2xf64>
  %te = tensor.empty() : tensor<2x2x3xf64>
  %t = linalg.transpose ins(%k : tensor<2x3x2xf64>) outs(%te : tensor<2x2x3xf64>) permutation = [0, 2, 1]
  %z_e = tensor.empty() : tensor<2x3x3xf64>
  %z_c = arith.constant 0.0 : f64
  %z = linalg.fill ins(%z_c : f64) outs(%z_e : tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
  %s = linalg.batch_matmul ins(%q, %t : tensor<2x3x2xf64>, tensor<2x2x3xf64>) outs(%z : tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
  %scores = tensor.cast %s : tensor<2x3x3xf64> to tensor<?x?x?xf64>
  %soft = call @softmax(%scores) : (tensor<?x?x?xf64>) -> tensor<?x?x?xf64>
  %p = tensor.cast %soft : tensor<?x?x?xf64> to tensor<2x3x3xf64>
  %o_e = tensor.empty() : tensor<2x3x2xf64>
  %o_c = arith.constant 0.0 : f64
  %o = linalg.fill ins(%o_c : f64) outs(%o_e : tensor<2x3x2xf64>) -> tensor<2x3x2xf64>
  %r = linalg.batch_matmul ins(%p, %v : tensor<2x3x3xf64>, tensor<2x3x2xf64>) outs(%o : tensor<2x3x2xf64>) -> tensor<2x3x2xf64>
  %flat = tensor.collapse_shape %r [[0, 1, 2]] : tensor<2x3x2xf64> into tensor<12xf64>
  %any = tensor.cast %flat : tensor<12xf64> to tensor<?xf64>
  return %any : tensor<?xf64>
}

// Each line sees only itself and those before.
func.func private @mask() -> tensor<?xf64> {
  %x = arith.constant dense<[[[-2.0, 0.5, -2.5, 0.0], [2.5, -0.5, 2.0, -1.0], [1.5, -1.5, 1.0, -2.0], [0.5, -2.5, 0.0, 2.5]]]> : tensor<1x4x4xf64>
  %low = arith.constant -1.0e30 : f64
  %masked = linalg.generic {indexing_maps = [#id3], iterator_types = ["parallel", "parallel", "parallel"]} outs(%x : tensor<1x4x4xf64>) {
  ^bb0(%o: f64):
    %i = linalg.index 1 : index
    %j = linalg.index 2 : index
    %seen = arith.cmpi ule, %j, %i : index
    %s = arith.select %seen, %o, %low : f64
    linalg.yield %s : f64
  } -> tensor<1x4x4xf64>
  %scores = tensor.cast %masked : tensor<1x4x4xf64> to tensor<?x?x?xf64>
  %soft = call @softmax(%scores) : (tensor<?x?x?xf64>) -> tensor<?x?x?xf64>
  %r = tensor.cast %soft : tensor<?x?x?xf64> to tensor<1x4x4xf64>
  %flat = tensor.collapse_shape %r [[0, 1, 2]] : tensor<1x4x4xf64> into tensor<16xf64>
  %any = tensor.cast %flat : tensor<16xf64> to tensor<?xf64>
  return %any : tensor<?xf64>
}

// Features are divided into heads, which become the first dimension, and come back.
func.func private @split_heads() -> tensor<?xf64> {
  %x = arith.constant dense<[[-4.0, 1.0, -5.0, 0.0, 5.0, -1.0], [4.0, -2.0, 3.0, -3.0, 2.0, -4.0]]> : tensor<2x6xf64>
  %h = tensor.expand_shape %x [[0], [1, 2]] output_shape [2, 3, 2] : tensor<2x6xf64> into tensor<2x3x2xf64>
  %e = tensor.empty() : tensor<3x2x2xf64>
  %t = linalg.transpose ins(%h : tensor<2x3x2xf64>) outs(%e : tensor<3x2x2xf64>) permutation = [1, 0, 2]
  %be = tensor.empty() : tensor<2x3x2xf64>
  %b = linalg.transpose ins(%t : tensor<3x2x2xf64>) outs(%be : tensor<2x3x2xf64>) permutation = [1, 0, 2]
  %f = tensor.collapse_shape %b [[0], [1, 2]] : tensor<2x3x2xf64> into tensor<2x6xf64>
  %ft = tensor.collapse_shape %f [[0, 1]] : tensor<2x6xf64> into tensor<12xf64>
  %tt = tensor.collapse_shape %t [[0, 1, 2]] : tensor<3x2x2xf64> into tensor<12xf64>
  %r = tensor.concat dim(0) %tt, %ft : (tensor<12xf64>, tensor<12xf64>) -> tensor<24xf64>
  %any = tensor.cast %r : tensor<24xf64> to tensor<?xf64>
  return %any : tensor<?xf64>
}

// x / 2 * (1 + erf(x / sqrt 2)).
func.func private @gelu() -> tensor<?xf64> {
  %x = arith.constant dense<[-1.0, 0.25, -1.25, 0.0, 1.25, -0.25]> : tensor<6xf64>
  %half = arith.constant dense<0.5> : tensor<6xf64>
  %one = arith.constant dense<1.0> : tensor<6xf64>
  %root = arith.constant dense<0.70710678118654757> : tensor<6xf64>
  %s = arith.mulf %x, %root : tensor<6xf64>
  %e = math.erf %s : tensor<6xf64>
  %p = arith.addf %e, %one : tensor<6xf64>
  %h = arith.mulf %x, %half : tensor<6xf64>
  %r = arith.mulf %h, %p : tensor<6xf64>
  %any = tensor.cast %r : tensor<6xf64> to tensor<?xf64>
  return %any : tensor<?xf64>
}

// A cache that grows by a line in each step, and is summed as far as it is full.
func.func private @cache() -> tensor<?xf64> {
  %lines = arith.constant dense<[[-1.0, 2.0], [-2.0, 1.0], [-3.0, 0.0], [3.0, -1.0]]> : tensor<4x2xf64>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %cache0_e = tensor.empty() : tensor<4x2xf64>
  %cache0_c = arith.constant 0.0 : f64
  %cache0 = linalg.fill ins(%cache0_c : f64) outs(%cache0_e : tensor<4x2xf64>) -> tensor<4x2xf64>
  %oe = tensor.empty() : tensor<4x2xf64>
  %zero = arith.constant dense<0.0> : tensor<2xf64>
  %loop:2 = scf.for %i = %c0 to %c4 step %c1 iter_args(%cache = %cache0, %o = %oe) -> (tensor<4x2xf64>, tensor<4x2xf64>) {
    %line = tensor.extract_slice %lines[%i, 0] [1, 2] [1, 1] : tensor<4x2xf64> to tensor<2xf64>
    %twice = arith.addf %line, %line : tensor<2xf64>
    %grown = tensor.insert_slice %twice into %cache[%i, 0] [1, 2] [1, 1] : tensor<2xf64> into tensor<4x2xf64>
    %n = arith.addi %i, %c1 : index
    %full = tensor.extract_slice %grown[0, 0] [%n, 2] [1, 1] : tensor<4x2xf64> to tensor<?x2xf64>
    %sum = linalg.reduce { arith.addf } ins(%full : tensor<?x2xf64>) outs(%zero : tensor<2xf64>) dimensions = [0]
    %next = tensor.insert_slice %sum into %o[%i, 0] [1, 2] [1, 1] : tensor<2xf64> into tensor<4x2xf64>
    scf.yield %grown, %next : tensor<4x2xf64>, tensor<4x2xf64>
  }
  %r = tensor.concat dim(0) %loop#0, %loop#1 : (tensor<4x2xf64>, tensor<4x2xf64>) -> tensor<8x2xf64>
  %flat = tensor.collapse_shape %r [[0, 1]] : tensor<8x2xf64> into tensor<16xf64>
  %any = tensor.cast %flat : tensor<16xf64> to tensor<?xf64>
  return %any : tensor<?xf64>
}

func.func @main() -> i32 {
  %heads = call @heads() : () -> tensor<?xf64>
  call @show_f64(%heads) : (tensor<?xf64>) -> ()
  %mask = call @mask() : () -> tensor<?xf64>
  call @show_f64(%mask) : (tensor<?xf64>) -> ()
  %split_heads = call @split_heads() : () -> tensor<?xf64>
  call @show_f64(%split_heads) : (tensor<?xf64>) -> ()
  %gelu = call @gelu() : () -> tensor<?xf64>
  call @show_f64(%gelu) : (tensor<?xf64>) -> ()
  %cache = call @cache() : () -> tensor<?xf64>
  call @show_f64(%cache) : (tensor<?xf64>) -> ()
  %status = arith.constant 0 : i32
  return %status : i32
}
