// Values that could share memory but must not, each against the numbers of numpy.

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

// Doubles its argument, and returns it with what it was.
func.func private @doubled(%t: tensor<3xf64>) -> (tensor<3xf64>, tensor<3xf64>) {
  %r = linalg.add ins(%t, %t : tensor<3xf64>, tensor<3xf64>) outs(%t : tensor<3xf64>) -> tensor<3xf64>
  return %r, %t : tensor<3xf64>, tensor<3xf64>
}

// One of two tensors; the other stays as it is.
func.func private @choose(%c: i1, %a: tensor<3xf64>, %b: tensor<3xf64>) -> tensor<3xf64> {
  cf.cond_br %c, ^a, ^b
^a:
  cf.br ^end(%a : tensor<3xf64>)
^b:
  %n = arith.negf %b : tensor<3xf64>
  cf.br ^end(%n : tensor<3xf64>)
^end(%r: tensor<3xf64>):
  return %r : tensor<3xf64>
}

// A slice moves by one within its own tensor: source and destination overlap.
func.func private @shift() -> tensor<?xf64> {
  %x = arith.constant dense<[-4.0, 1.0, -5.0, 0.0, 5.0, -1.0]> : tensor<6xf64>
  %s = tensor.extract_slice %x[0] [5] [1] : tensor<6xf64> to tensor<5xf64>
  %r = tensor.insert_slice %s into %x[1] [5] [1] : tensor<5xf64> into tensor<6xf64>
  %any = tensor.cast %r : tensor<6xf64> to tensor<?xf64>
  return %any : tensor<?xf64>
}

// Two rows change places.
func.func private @exchange() -> tensor<?xf64> {
  %x = arith.constant dense<[[-4.0, 1.0, -5.0], [0.0, 5.0, -1.0], [4.0, -2.0, 3.0]]> : tensor<3x3xf64>
  %a = tensor.extract_slice %x[0, 0] [1, 3] [1, 1] : tensor<3x3xf64> to tensor<3xf64>
  %b = tensor.extract_slice %x[2, 0] [1, 3] [1, 1] : tensor<3x3xf64> to tensor<3xf64>
  %y = tensor.insert_slice %b into %x[0, 0] [1, 3] [1, 1] : tensor<3xf64> into tensor<3x3xf64>
  %r = tensor.insert_slice %a into %y[2, 0] [1, 3] [1, 1] : tensor<3xf64> into tensor<3x3xf64>
  %flat = tensor.collapse_shape %r [[0, 1]] : tensor<3x3xf64> into tensor<9xf64>
  %any = tensor.cast %flat : tensor<9xf64> to tensor<?xf64>
  return %any : tensor<?xf64>
}

// A matrix is added to its transposed self, in place.
func.func private @transposed() -> tensor<?xf64> {
  %x = arith.constant dense<[[-4.0, 1.0, -5.0], [0.0, 5.0, -1.0], [4.0, -2.0, 3.0]]> : tensor<3x3xf64>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (j, i)>, #id], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<3x3xf64>) outs(%x : tensor<3x3xf64>) {
  ^bb0(%in: f64, %out: f64):
    %s = arith.addf %in, %out : f64
    linalg.yield %s : f64
  } -> tensor<3x3xf64>
  %flat = tensor.collapse_shape %r [[0, 1]] : tensor<3x3xf64> into tensor<9xf64>
  %any = tensor.cast %flat : tensor<9xf64> to tensor<?xf64>
  return %any : tensor<?xf64>
}

// Two tensors change places in each step of a loop, and one of them grows.
func.func private @turns() -> tensor<?xf64> {
  %a = arith.constant dense<[-4.0, 1.0, -5.0]> : tensor<3xf64>
  %b = arith.constant dense<[-2.0, 1.0, -3.0]> : tensor<3xf64>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %one = arith.constant dense<1.0> : tensor<3xf64>
  %l:2 = scf.for %i = %c0 to %c3 step %c1 iter_args(%s = %a, %t = %b) -> (tensor<3xf64>, tensor<3xf64>) {
    %u = linalg.add ins(%s, %one : tensor<3xf64>, tensor<3xf64>) outs(%s : tensor<3xf64>) -> tensor<3xf64>
    scf.yield %t, %u : tensor<3xf64>, tensor<3xf64>
  }
  %r = tensor.concat dim(0) %l#0, %l#1 : (tensor<3xf64>, tensor<3xf64>) -> tensor<6xf64>
  %any = tensor.cast %r : tensor<6xf64> to tensor<?xf64>
  return %any : tensor<?xf64>
}

// A function that writes to its argument is called twice with the same tensor.
func.func private @calls() -> tensor<?xf64> {
  %a = arith.constant dense<[-4.0, 1.0, -5.0]> : tensor<3xf64>
  %p:2 = call @doubled(%a) : (tensor<3xf64>) -> (tensor<3xf64>, tensor<3xf64>)
  %q:2 = call @doubled(%p#0) : (tensor<3xf64>) -> (tensor<3xf64>, tensor<3xf64>)
  %r = tensor.concat dim(0) %a, %p#0, %p#1, %q#0, %q#1 : (tensor<3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3xf64>) -> tensor<15xf64>
  %any = tensor.cast %r : tensor<15xf64> to tensor<?xf64>
  return %any : tensor<?xf64>
}

// A block argument is now one tensor, then another, and is written to.
func.func private @branches() -> tensor<?xf64> {
  %a = arith.constant dense<[-4.0, 1.0, -5.0]> : tensor<3xf64>
  %b = arith.constant dense<[-2.0, 1.0, -3.0]> : tensor<3xf64>
  %c1 = arith.constant 1 : index
  %v = arith.constant 100.0 : f64
  %yes = arith.constant true
  %no = arith.constant false
  %p = call @choose(%yes, %a, %b) : (i1, tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
  %q = call @choose(%no, %a, %b) : (i1, tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
  %w = tensor.insert %v into %p[%c1] : tensor<3xf64>
  %r = tensor.concat dim(0) %w, %p, %q, %a, %b : (tensor<3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3xf64>) -> tensor<15xf64>
  %any = tensor.cast %r : tensor<15xf64> to tensor<?xf64>
  return %any : tensor<?xf64>
}

// What a condition yields is one of its operands, which is read later.
func.func private @condition() -> tensor<?xf64> {
  %a = arith.constant dense<[-4.0, 1.0, -5.0]> : tensor<3xf64>
  %b = arith.constant dense<[-2.0, 1.0, -3.0]> : tensor<3xf64>
  %c0 = arith.constant 0 : index
  %v = arith.constant 100.0 : f64
  %x = tensor.extract %a[%c0] : tensor<3xf64>
  %y = tensor.extract %b[%c0] : tensor<3xf64>
  %less = arith.cmpf olt, %x, %y : f64
  %s = scf.if %less -> tensor<3xf64> {
    scf.yield %a : tensor<3xf64>
  } else {
    scf.yield %b : tensor<3xf64>
  }
  %w = tensor.insert %v into %s[%c0] : tensor<3xf64>
  %t = arith.select %less, %w, %a : tensor<3xf64>
  %r = tensor.concat dim(0) %t, %s, %a, %b : (tensor<3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3xf64>) -> tensor<12xf64>
  %any = tensor.cast %r : tensor<12xf64> to tensor<?xf64>
  return %any : tensor<?xf64>
}

func.func @main() -> i32 {
  %shift = call @shift() : () -> tensor<?xf64>
  call @show_f64(%shift) : (tensor<?xf64>) -> ()
  %exchange = call @exchange() : () -> tensor<?xf64>
  call @show_f64(%exchange) : (tensor<?xf64>) -> ()
  %transposed = call @transposed() : () -> tensor<?xf64>
  call @show_f64(%transposed) : (tensor<?xf64>) -> ()
  %turns = call @turns() : () -> tensor<?xf64>
  call @show_f64(%turns) : (tensor<?xf64>) -> ()
  %calls = call @calls() : () -> tensor<?xf64>
  call @show_f64(%calls) : (tensor<?xf64>) -> ()
  %branches = call @branches() : () -> tensor<?xf64>
  call @show_f64(%branches) : (tensor<?xf64>) -> ()
  %condition = call @condition() : () -> tensor<?xf64>
  call @show_f64(%condition) : (tensor<?xf64>) -> ()
  %status = arith.constant 0 : i32
  return %status : i32
}
