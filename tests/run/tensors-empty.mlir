// Tensors without elements, each against the numbers of numpy.

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

// Nothing, which no pass knows.
func.func private @none(%n: index) -> index {
  %zero = arith.muli %n, %n : index
  %r = arith.subi %zero, %zero : index
  return %r : index
}

// A product over nothing is what it is added to.
func.func private @inner() -> tensor<?xf64> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %k = call @none(%c2) : (index) -> index
  %a = tensor.empty(%k) : tensor<2x?xf64>
  %b = tensor.empty(%k) : tensor<?x3xf64>
  %z = arith.constant dense<[[-1.0, 2.0, 0.0], [-2.0, 1.0, -1.0]]> : tensor<2x3xf64>
  %r = linalg.matmul ins(%a, %b : tensor<2x?xf64>, tensor<?x3xf64>) outs(%z : tensor<2x3xf64>) -> tensor<2x3xf64>
  %flat = tensor.collapse_shape %r [[0, 1]] : tensor<2x3xf64> into tensor<6xf64>
  %any = tensor.cast %flat : tensor<6xf64> to tensor<?xf64>
  return %any : tensor<?xf64>
}

// The same of static sizes.
func.func private @static_inner() -> tensor<?xf64> {
  %a = tensor.empty() : tensor<2x0xf64>
  %b = tensor.empty() : tensor<0x3xf64>
  %z = arith.constant dense<[[-1.0, 2.0, 0.0], [-2.0, 1.0, -1.0]]> : tensor<2x3xf64>
  %r = linalg.matmul ins(%a, %b : tensor<2x0xf64>, tensor<0x3xf64>) outs(%z : tensor<2x3xf64>) -> tensor<2x3xf64>
  %flat = tensor.collapse_shape %r [[0, 1]] : tensor<2x3xf64> into tensor<6xf64>
  %any = tensor.cast %flat : tensor<6xf64> to tensor<?xf64>
  return %any : tensor<?xf64>
}

// Nothing with a border is the border.
func.func private @padded() -> tensor<?xf64> {
  %c3 = arith.constant 3 : index
  %k = call @none(%c3) : (index) -> index
  %a = tensor.empty(%k) : tensor<?xf64>
  %v = arith.constant 1.5 : f64
  %r = tensor.pad %a low[2] high[1] {
  ^bb0(%i: index):
    tensor.yield %v : f64
  } : tensor<?xf64> to tensor<?xf64>
  return %r : tensor<?xf64>
}

// A slice without rows changes nothing.
func.func private @inserted() -> tensor<?xf64> {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %k = call @none(%c3) : (index) -> index
  %t = arith.constant dense<[[-1.0, 2.0], [0.0, -2.0], [1.0, -1.0]]> : tensor<3x2xf64>
  %s = tensor.empty(%k) : tensor<?x2xf64>
  %r = tensor.insert_slice %s into %t[%c0, 0] [%k, 2] [1, 1] : tensor<?x2xf64> into tensor<3x2xf64>
  %flat = tensor.collapse_shape %r [[0, 1]] : tensor<3x2xf64> into tensor<6xf64>
  %any = tensor.cast %flat : tensor<6xf64> to tensor<?xf64>
  return %any : tensor<?xf64>
}

// Nothing, and two numbers.
func.func private @joined() -> tensor<?xf64> {
  %a = tensor.empty() : tensor<0xf64>
  %b = arith.constant dense<[1.0, 2.0]> : tensor<2xf64>
  %r = tensor.concat dim(0) %a, %b : (tensor<0xf64>, tensor<2xf64>) -> tensor<2xf64>
  %any = tensor.cast %r : tensor<2xf64> to tensor<?xf64>
  return %any : tensor<?xf64>
}

// A result without elements, by way of a loop that does not run.
func.func private @nothing() -> tensor<?xf64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %k = call @none(%c3) : (index) -> index
  %e = tensor.empty(%k) : tensor<?xf64>
  %v = arith.constant 1.5 : f64
  %f = linalg.fill ins(%v : f64) outs(%e : tensor<?xf64>) -> tensor<?xf64>
  %r = scf.for %i = %c0 to %k step %c1 iter_args(%t = %f) -> tensor<?xf64> {
    %u = tensor.insert %v into %t[%i] : tensor<?xf64>
    scf.yield %u : tensor<?xf64>
  }
  return %r : tensor<?xf64>
}

func.func @main() -> i32 {
  %inner = call @inner() : () -> tensor<?xf64>
  call @show_f64(%inner) : (tensor<?xf64>) -> ()
  %static_inner = call @static_inner() : () -> tensor<?xf64>
  call @show_f64(%static_inner) : (tensor<?xf64>) -> ()
  %padded = call @padded() : () -> tensor<?xf64>
  call @show_f64(%padded) : (tensor<?xf64>) -> ()
  %inserted = call @inserted() : () -> tensor<?xf64>
  call @show_f64(%inserted) : (tensor<?xf64>) -> ()
  %joined = call @joined() : () -> tensor<?xf64>
  call @show_f64(%joined) : (tensor<?xf64>) -> ()
  %nothing = call @nothing() : () -> tensor<?xf64>
  call @show_f64(%nothing) : (tensor<?xf64>) -> ()
  %status = arith.constant 0 : i32
  return %status : i32
}
