// Loops over tensors in which each step needs the one before, each against the numbers of numpy.

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

// Prints the numbers, divided by commas.
func.func private @show_i32(%t: tensor<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %t, %c0 : tensor<?xi32>
  scf.for %i = %c0 to %n step %c1 {
    %x = tensor.extract %t[%i] : tensor<?xi32>
    vector.print %x : i32 punctuation <comma>
  }
  vector.print punctuation <newline>
  return
}

// Running sums of columns.
func.func private @down() -> tensor<?xf64> {
  %x = arith.constant dense<[[-4.0, 1.0, -5.0, 0.0], [5.0, -1.0, 4.0, -2.0], [3.0, -3.0, 2.0, -4.0]]> : tensor<3x4xf64>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %r = scf.for %i = %c1 to %c3 step %c1 iter_args(%t = %x) -> tensor<3x4xf64> {
    %h = arith.subi %i, %c1 : index
    %above = tensor.extract_slice %t[%h, 0] [1, 4] [1, 1] : tensor<3x4xf64> to tensor<1x4xf64>
    %row = tensor.extract_slice %t[%i, 0] [1, 4] [1, 1] : tensor<3x4xf64> to tensor<1x4xf64>
    %s = linalg.add ins(%above, %row : tensor<1x4xf64>, tensor<1x4xf64>) outs(%row : tensor<1x4xf64>) -> tensor<1x4xf64>
    %n = tensor.insert_slice %s into %t[%i, 0] [1, 4] [1, 1] : tensor<1x4xf64> into tensor<3x4xf64>
    scf.yield %n : tensor<3x4xf64>
  }
  %flat = tensor.collapse_shape %r [[0, 1]] : tensor<3x4xf64> into tensor<12xf64>
  %any = tensor.cast %flat : tensor<12xf64> to tensor<?xf64>
  return %any : tensor<?xf64>
}

// Running products from the end, number by number.
func.func private @suffix() -> tensor<?xf64> {
  %x = arith.constant dense<[-4.0, 1.0, -5.0, 0.0, 5.0, -1.0]> : tensor<6xf64>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %r = scf.for %i = %c0 to %c5 step %c1 iter_args(%t = %x) -> tensor<6xf64> {
    %j = arith.subi %c5, %i : index
    %k = arith.subi %j, %c1 : index
    %a = tensor.extract %t[%j] : tensor<6xf64>
    %b = tensor.extract %t[%k] : tensor<6xf64>
    %p = arith.mulf %a, %b : f64
    %n = tensor.insert %p into %t[%k] : tensor<6xf64>
    scf.yield %n : tensor<6xf64>
  }
  %any = tensor.cast %r : tensor<6xf64> to tensor<?xf64>
  return %any : tensor<?xf64>
}

// state = A * state + input, and all states.
func.func private @recurrence() -> tensor<?xf64> {
  %A = arith.constant dense<[[0.5, 0.25], [-0.25, 0.5]]> : tensor<2x2xf64>
  %inputs = arith.constant dense<[[-1.0, 2.0], [0.0, -2.0], [1.0, -1.0], [2.0, 0.0]]> : tensor<4x2xf64>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %s0_e = tensor.empty() : tensor<2xf64>
  %s0_c = arith.constant 0.0 : f64
  %s0 = linalg.fill ins(%s0_c : f64) outs(%s0_e : tensor<2xf64>) -> tensor<2xf64>
  %e = tensor.empty() : tensor<4x2xf64>
  %loop:2 = scf.for %i = %c0 to %c4 step %c1 iter_args(%s = %s0, %all = %e) -> (tensor<2xf64>, tensor<4x2xf64>) {
    %in = tensor.extract_slice %inputs[%i, 0] [1, 2] [1, 1] : tensor<4x2xf64> to tensor<2xf64>
    %next = linalg.matvec ins(%A, %s : tensor<2x2xf64>, tensor<2xf64>) outs(%in : tensor<2xf64>) -> tensor<2xf64>
    %n = tensor.insert_slice %next into %all[%i, 0] [1, 2] [1, 1] : tensor<2xf64> into tensor<4x2xf64>
    scf.yield %next, %n : tensor<2xf64>, tensor<4x2xf64>
  }
  %r = tensor.cast %loop#1 : tensor<4x2xf64> to tensor<4x2xf64>
  %flat = tensor.collapse_shape %r [[0, 1]] : tensor<4x2xf64> into tensor<8xf64>
  %any = tensor.cast %flat : tensor<8xf64> to tensor<?xf64>
  return %any : tensor<?xf64>
}

// Square roots by iteration, until none moves by more than a millionth.
func.func private @newton() -> tensor<?xf64> {
  %x = arith.constant dense<[2.0, 9.0, 30.0]> : tensor<3xf64>
  %eps = arith.constant 1.0e-6 : f64
  %two = arith.constant dense<2.0> : tensor<3xf64>
  %zero = arith.constant dense<0.0> : tensor<f64>
  %loop:2 = scf.while (%g = %x, %moved = %two) : (tensor<3xf64>, tensor<3xf64>) -> (tensor<3xf64>, tensor<3xf64>) {
    %most = linalg.reduce { arith.maximumf } ins(%moved : tensor<3xf64>) outs(%zero : tensor<f64>) dimensions = [0]
    %m = tensor.extract %most[] : tensor<f64>
    %more = arith.cmpf ogt, %m, %eps : f64
    scf.condition(%more) %g, %moved : tensor<3xf64>, tensor<3xf64>
  } do {
  ^bb0(%g: tensor<3xf64>, %old: tensor<3xf64>):
    %q = arith.divf %x, %g : tensor<3xf64>
    %s = arith.addf %q, %g : tensor<3xf64>
    %n = arith.divf %s, %two : tensor<3xf64>
    %d = arith.subf %n, %g : tensor<3xf64>
    %abs = math.absf %d : tensor<3xf64>
    scf.yield %n, %abs : tensor<3xf64>, tensor<3xf64>
  }
  %r = tensor.cast %loop#0 : tensor<3xf64> to tensor<3xf64>
  %any = tensor.cast %r : tensor<3xf64> to tensor<?xf64>
  return %any : tensor<?xf64>
}

// Numbers below 12 that no smaller one divides: a loop in a condition in a loop.
func.func private @sieve() -> tensor<?xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c12 = arith.constant 12 : index
  %no = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %ones = tensor.splat %one : tensor<12xi32>
  %a = tensor.insert %no into %ones[%c0] : tensor<12xi32>
  %b = tensor.insert %no into %a[%c1] : tensor<12xi32>
  %r = scf.for %i = %c2 to %c12 step %c1 iter_args(%t = %b) -> tensor<12xi32> {
    %x = tensor.extract %t[%i] : tensor<12xi32>
    %prime = arith.cmpi eq, %x, %one : i32
    %u = scf.if %prime -> tensor<12xi32> {
      %first = arith.muli %i, %c2 : index
      %s = scf.for %j = %first to %c12 step %i iter_args(%v = %t) -> tensor<12xi32> {
        %w = tensor.insert %no into %v[%j] : tensor<12xi32>
        scf.yield %w : tensor<12xi32>
      }
      scf.yield %s : tensor<12xi32>
    } else {
      scf.yield %t : tensor<12xi32>
    }
    scf.yield %u : tensor<12xi32>
  }
  %any = tensor.cast %r : tensor<12xi32> to tensor<?xi32>
  return %any : tensor<?xi32>
}

// Bubbles: neighbours are exchanged in place.
func.func private @sort() -> tensor<?xi32> {
  %x = arith.constant dense<[5, -3, 9, 0, 2, -8, 4]> : tensor<7xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  %r = scf.for %i = %c0 to %c6 step %c1 iter_args(%t = %x) -> tensor<7xi32> {
    %last = arith.subi %c6, %i : index
    %inner = scf.for %j = %c0 to %last step %c1 iter_args(%u = %t) -> tensor<7xi32> {
      %k = arith.addi %j, %c1 : index
      %a = tensor.extract %u[%j] : tensor<7xi32>
      %b = tensor.extract %u[%k] : tensor<7xi32>
      %low = arith.minsi %a, %b : i32
      %high = arith.maxsi %a, %b : i32
      %v = tensor.insert %low into %u[%j] : tensor<7xi32>
      %w = tensor.insert %high into %v[%k] : tensor<7xi32>
      scf.yield %w : tensor<7xi32>
    }
    scf.yield %inner : tensor<7xi32>
  }
  %any = tensor.cast %r : tensor<7xi32> to tensor<?xi32>
  return %any : tensor<?xi32>
}

func.func @main() -> i32 {
  %down = call @down() : () -> tensor<?xf64>
  call @show_f64(%down) : (tensor<?xf64>) -> ()
  %suffix = call @suffix() : () -> tensor<?xf64>
  call @show_f64(%suffix) : (tensor<?xf64>) -> ()
  %recurrence = call @recurrence() : () -> tensor<?xf64>
  call @show_f64(%recurrence) : (tensor<?xf64>) -> ()
  %newton = call @newton() : () -> tensor<?xf64>
  call @show_f64(%newton) : (tensor<?xf64>) -> ()
  %sieve = call @sieve() : () -> tensor<?xi32>
  call @show_i32(%sieve) : (tensor<?xi32>) -> ()
  %sort = call @sort() : () -> tensor<?xi32>
  call @show_i32(%sort) : (tensor<?xi32>) -> ()
  %status = arith.constant 0 : i32
  return %status : i32
}
