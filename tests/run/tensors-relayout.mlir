// DIFFERS: no pass of upstream lowers linalg.pack, linalg.unpack, tensor.gather or linalg.softmax
// Tensors in other layouts, and numbers of other kinds, each against the numbers of numpy.

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

// Tiles of two by two.
func.func private @packed() -> tensor<?xf64> {
  %x = arith.constant dense<[[-4.0, 1.0, -5.0, 0.0, 5.0, -1.0], [4.0, -2.0, 3.0, -3.0, 2.0, -4.0], [1.0, -5.0, 0.0, 5.0, -1.0, 4.0], [-2.0, 3.0, -3.0, 2.0, -4.0, 1.0]]> : tensor<4x6xf64>
  %e = tensor.empty() : tensor<2x3x2x2xf64>
  %r = linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %e : tensor<4x6xf64> -> tensor<2x3x2x2xf64>
  %flat = tensor.collapse_shape %r [[0, 1, 2, 3]] : tensor<2x3x2x2xf64> into tensor<24xf64>
  %any = tensor.cast %flat : tensor<24xf64> to tensor<?xf64>
  return %any : tensor<?xf64>
}

// Tiles that stand over are filled, and the outer dimensions change places.
func.func private @padded() -> tensor<?xf64> {
  %x = arith.constant dense<[[-4.0, 1.0, -5.0], [0.0, 5.0, -1.0], [4.0, -2.0, 3.0]]> : tensor<3x3xf64>
  %v = arith.constant 7.0 : f64
  %e = tensor.empty() : tensor<2x2x2x2xf64>
  %r = linalg.pack %x padding_value(%v : f64) outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %e : tensor<3x3xf64> -> tensor<2x2x2x2xf64>
  %flat = tensor.collapse_shape %r [[0, 1, 2, 3]] : tensor<2x2x2x2xf64> into tensor<16xf64>
  %any = tensor.cast %flat : tensor<16xf64> to tensor<?xf64>
  return %any : tensor<?xf64>
}

// And back, without what stood over.
func.func private @unpacked() -> tensor<?xf64> {
  %x = arith.constant dense<[[[[-4.0, 1.0], [0.0, 5.0]], [[4.0, -2.0], [7.0, 7.0]]], [[[-5.0, 7.0], [-1.0, 7.0]], [[3.0, 7.0], [7.0, 7.0]]]]> : tensor<2x2x2x2xf64>
  %e = tensor.empty() : tensor<3x3xf64>
  %r = linalg.unpack %x outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %e : tensor<2x2x2x2xf64> -> tensor<3x3xf64>
  %flat = tensor.collapse_shape %r [[0, 1]] : tensor<3x3xf64> into tensor<9xf64>
  %any = tensor.cast %flat : tensor<9xf64> to tensor<?xf64>
  return %any : tensor<?xf64>
}

// The operation, along columns.
func.func private @softmax() -> tensor<?xf64> {
  %x = arith.constant dense<[[-2.0, 0.5, -2.5, 0.0], [2.5, -0.5, 2.0, -1.0]]> : tensor<2x4xf64>
  %e = tensor.empty() : tensor<2x4xf64>
  %r = linalg.softmax dimension(0) ins(%x : tensor<2x4xf64>) outs(%e : tensor<2x4xf64>) -> tensor<2x4xf64>
  %flat = tensor.collapse_shape %r [[0, 1]] : tensor<2x4xf64> into tensor<8xf64>
  %any = tensor.cast %flat : tensor<8xf64> to tensor<?xf64>
  return %any : tensor<?xf64>
}

// Rows by number.
func.func private @gathered() -> tensor<?xf64> {
  %x = arith.constant dense<[[-4.0, 1.0, -5.0], [0.0, 5.0, -1.0], [4.0, -2.0, 3.0], [-3.0, 2.0, -4.0]]> : tensor<4x3xf64>
  %at = arith.constant dense<[[2], [0], [3], [2]]> : tensor<4x1xindex>
  %g = tensor.gather %x[%at] gather_dims([0]) : (tensor<4x3xf64>, tensor<4x1xindex>) -> tensor<4x1x3xf64>
  %r = tensor.collapse_shape %g [[0, 1], [2]] : tensor<4x1x3xf64> into tensor<4x3xf64>
  %flat = tensor.collapse_shape %r [[0, 1]] : tensor<4x3xf64> into tensor<12xf64>
  %any = tensor.cast %flat : tensor<12xf64> to tensor<?xf64>
  return %any : tensor<?xf64>
}

// Two rows go where numbers say.
func.func private @scattered() -> tensor<?xf64> {
  %x = arith.constant dense<[[-4.0, 1.0, -5.0], [0.0, 5.0, -1.0], [4.0, -2.0, 3.0], [-3.0, 2.0, -4.0]]> : tensor<4x3xf64>
  %rows = arith.constant dense<[[[1.0, 2.0, 3.0]], [[4.0, 5.0, 6.0]]]> : tensor<2x1x3xf64>
  %at = arith.constant dense<[[3], [1]]> : tensor<2x1xindex>
  %r = tensor.scatter %rows into %x[%at] scatter_dims([0]) unique : (tensor<2x1x3xf64>, tensor<4x3xf64>, tensor<2x1xindex>) -> tensor<4x3xf64>
  %flat = tensor.collapse_shape %r [[0, 1]] : tensor<4x3xf64> into tensor<12xf64>
  %any = tensor.cast %flat : tensor<12xf64> to tensor<?xf64>
  return %any : tensor<?xf64>
}

// Squares of complex numbers, their parts one after the other.
func.func private @complex() -> tensor<?xf64> {
  %re = arith.constant dense<[-2.0, 3.0, 1.0]> : tensor<3xf64>
  %im = arith.constant dense<[0.0, -2.0, 1.0]> : tensor<3xf64>
  %e = tensor.empty() : tensor<3xcomplex<f64>>
  %z = linalg.map ins(%re, %im : tensor<3xf64>, tensor<3xf64>) outs(%e : tensor<3xcomplex<f64>>) (%a: f64, %b: f64, %out: complex<f64>) {
    %c = complex.create %a, %b : complex<f64>
    linalg.yield %c : complex<f64>
  }
  %q = linalg.mul ins(%z, %z : tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>) outs(%e : tensor<3xcomplex<f64>>) -> tensor<3xcomplex<f64>>
  %p = tensor.empty() : tensor<3xf64>
  %x = linalg.map ins(%q : tensor<3xcomplex<f64>>) outs(%p : tensor<3xf64>) (%a: complex<f64>, %out: f64) {
    %c = complex.re %a : complex<f64>
    linalg.yield %c : f64
  }
  %y = linalg.map ins(%q : tensor<3xcomplex<f64>>) outs(%p : tensor<3xf64>) (%a: complex<f64>, %out: f64) {
    %c = complex.im %a : complex<f64>
    linalg.yield %c : f64
  }
  %r = tensor.concat dim(0) %x, %y : (tensor<3xf64>, tensor<3xf64>) -> tensor<6xf64>
  %any = tensor.cast %r : tensor<6xf64> to tensor<?xf64>
  return %any : tensor<?xf64>
}

func.func @main() -> i32 {
  %packed = call @packed() : () -> tensor<?xf64>
  call @show_f64(%packed) : (tensor<?xf64>) -> ()
  %padded = call @padded() : () -> tensor<?xf64>
  call @show_f64(%padded) : (tensor<?xf64>) -> ()
  %unpacked = call @unpacked() : () -> tensor<?xf64>
  call @show_f64(%unpacked) : (tensor<?xf64>) -> ()
  %softmax = call @softmax() : () -> tensor<?xf64>
  call @show_f64(%softmax) : (tensor<?xf64>) -> ()
  %gathered = call @gathered() : () -> tensor<?xf64>
  call @show_f64(%gathered) : (tensor<?xf64>) -> ()
  %scattered = call @scattered() : () -> tensor<?xf64>
  call @show_f64(%scattered) : (tensor<?xf64>) -> ()
  %complex = call @complex() : () -> tensor<?xf64>
  call @show_f64(%complex) : (tensor<?xf64>) -> ()
  %status = arith.constant 0 : i32
  return %status : i32
}
