// Tensors whose sizes are known only when the program runs, each against the numbers of numpy.

#id = affine_map<(i, j) -> (i, j)>

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

// A number that no pass knows.
func.func private @opaque(%n: index) -> index {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %c0) -> index {
    %t = arith.addi %s, %c1 : index
    scf.yield %t : index
  }
  return %r : index
}

// (3 i + 5 j) mod 7 - 3 at (i, j).
func.func private @numbers(%n: index, %m: index) -> tensor<?x?xf64> {
  %c3 = arith.constant 3 : index
  %c5 = arith.constant 5 : index
  %c7 = arith.constant 7 : index
  %t = tensor.generate %n, %m {
  ^bb0(%i: index, %j: index):
    %a = arith.muli %i, %c3 : index
    %b = arith.muli %j, %c5 : index
    %s = arith.addi %a, %b : index
    %r = arith.remui %s, %c7 : index
    %k = arith.subi %r, %c3 : index
    %x = arith.index_cast %k : index to i64
    %y = arith.sitofp %x : i64 to f64
    tensor.yield %y : f64
  } : tensor<?x?xf64>
  return %t : tensor<?x?xf64>
}

// A product of 2x3 by 3x4.
func.func private @product() -> tensor<?xf64> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %n = call @opaque(%c2) : (index) -> index
  %k = call @opaque(%c3) : (index) -> index
  %m = call @opaque(%c4) : (index) -> index
  %a = call @numbers(%n, %k) : (index, index) -> tensor<?x?xf64>
  %b = call @numbers(%k, %m) : (index, index) -> tensor<?x?xf64>
  %e = tensor.empty(%n, %m) : tensor<?x?xf64>
  %zero = arith.constant 0.0 : f64
  %z = linalg.fill ins(%zero : f64) outs(%e : tensor<?x?xf64>) -> tensor<?x?xf64>
  %r = linalg.matmul ins(%a, %b : tensor<?x?xf64>, tensor<?x?xf64>) outs(%z : tensor<?x?xf64>) -> tensor<?x?xf64>
  %flat = tensor.collapse_shape %r [[0, 1]] : tensor<?x?xf64> into tensor<?xf64>
  return %flat : tensor<?xf64>
}

// Every second row of a part, doubled, goes back into the whole.
func.func private @slices() -> tensor<?xf64> {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %n = call @opaque(%c5) : (index) -> index
  %o = call @opaque(%c1) : (index) -> index
  %h = call @opaque(%c2) : (index) -> index
  %t = call @numbers(%n, %c4) : (index, index) -> tensor<?x?xf64>
  %s = tensor.extract_slice %t[%o, %o] [%h, %c3] [%h, 1] : tensor<?x?xf64> to tensor<?x?xf64>
  %d = arith.addf %s, %s : tensor<?x?xf64>
  %r = tensor.insert_slice %d into %t[%o, %o] [%h, %c3] [%h, 1] : tensor<?x?xf64> into tensor<?x?xf64>
  %flat = tensor.collapse_shape %r [[0, 1]] : tensor<?x?xf64> into tensor<?xf64>
  return %flat : tensor<?xf64>
}

// A border whose width is known at run time, of a value that is, too.
func.func private @border() -> tensor<?xf64> {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %n = call @opaque(%c2) : (index) -> index
  %w = call @opaque(%c1) : (index) -> index
  %t = call @numbers(%n, %c3) : (index, index) -> tensor<?x?xf64>
  %v = tensor.extract %t[%w, %w] : tensor<?x?xf64>
  %r = tensor.pad %t low[%w, 0] high[%n, %w] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : f64
  } : tensor<?x?xf64> to tensor<?x?xf64>
  %flat = tensor.collapse_shape %r [[0, 1]] : tensor<?x?xf64> into tensor<?xf64>
  return %flat : tensor<?xf64>
}

// Columns become the first half of rows.
func.func private @reshape() -> tensor<?xf64> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c6 = arith.constant 6 : index
  %n = call @opaque(%c4) : (index) -> index
  %t = call @numbers(%n, %c3) : (index, index) -> tensor<?x?xf64>
  %line = tensor.collapse_shape %t [[0, 1]] : tensor<?x?xf64> into tensor<?xf64>
  %h = call @opaque(%c2) : (index) -> index
  %wide = tensor.expand_shape %line [[0, 1]] output_shape [%h, 6] : tensor<?xf64> into tensor<?x6xf64>
  %e = tensor.empty(%h) : tensor<6x?xf64>
  %x = linalg.transpose ins(%wide : tensor<?x6xf64>) outs(%e : tensor<6x?xf64>) permutation = [1, 0]
  %r = tensor.cast %x : tensor<6x?xf64> to tensor<?x?xf64>
  %flat = tensor.collapse_shape %r [[0, 1]] : tensor<?x?xf64> into tensor<?xf64>
  return %flat : tensor<?xf64>
}

// Rows of two tensors, one below the other.
func.func private @together() -> tensor<?xf64> {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %n = call @opaque(%c2) : (index) -> index
  %m = call @opaque(%c1) : (index) -> index
  %a = call @numbers(%n, %c3) : (index, index) -> tensor<?x?xf64>
  %b = call @numbers(%m, %c3) : (index, index) -> tensor<?x?xf64>
  %as = tensor.cast %a : tensor<?x?xf64> to tensor<?x3xf64>
  %bs = tensor.cast %b : tensor<?x?xf64> to tensor<?x3xf64>
  %r = tensor.concat dim(0) %as, %bs, %as : (tensor<?x3xf64>, tensor<?x3xf64>, tensor<?x3xf64>) -> tensor<?x3xf64>
  %flat = tensor.collapse_shape %r [[0, 1]] : tensor<?x3xf64> into tensor<?xf64>
  return %flat : tensor<?xf64>
}

// Rows of growing length, summed: a slice whose size is the loop's variable.
func.func private @triangle() -> tensor<?xf64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %n = call @opaque(%c4) : (index) -> index
  %t = call @numbers(%n, %n) : (index, index) -> tensor<?x?xf64>
  %e = tensor.empty(%n) : tensor<?xf64>
  %zero = arith.constant dense<0.0> : tensor<f64>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%o = %e) -> tensor<?xf64> {
    %l = arith.addi %i, %c1 : index
    %row = tensor.extract_slice %t[%i, 0] [1, %l] [1, 1] : tensor<?x?xf64> to tensor<?xf64>
    %s = linalg.reduce { arith.addf } ins(%row : tensor<?xf64>) outs(%zero : tensor<f64>) dimensions = [0]
    %x = tensor.extract %s[] : tensor<f64>
    %u = tensor.insert %x into %o[%i] : tensor<?xf64>
    scf.yield %u : tensor<?xf64>
  }
  return %r : tensor<?xf64>
}

func.func @main() -> i32 {
  %product = call @product() : () -> tensor<?xf64>
  call @show_f64(%product) : (tensor<?xf64>) -> ()
  %slices = call @slices() : () -> tensor<?xf64>
  call @show_f64(%slices) : (tensor<?xf64>) -> ()
  %border = call @border() : () -> tensor<?xf64>
  call @show_f64(%border) : (tensor<?xf64>) -> ()
  %reshape = call @reshape() : () -> tensor<?xf64>
  call @show_f64(%reshape) : (tensor<?xf64>) -> ()
  %together = call @together() : () -> tensor<?xf64>
  call @show_f64(%together) : (tensor<?xf64>) -> ()
  %triangle = call @triangle() : () -> tensor<?xf64>
  call @show_f64(%triangle) : (tensor<?xf64>) -> ()
  %status = arith.constant 0 : i32
  return %status : i32
}
