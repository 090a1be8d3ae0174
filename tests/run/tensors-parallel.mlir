// Parallel loops, affine loops and recursion on tensors, each against the numbers of numpy.

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

// Adds 1 to the first %n numbers, one by each call.
func.func private @countdown(%t: tensor<5xi32>, %n: index) -> tensor<5xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i32
  %done = arith.cmpi eq, %n, %c0 : index
  %r = scf.if %done -> tensor<5xi32> {
    scf.yield %t : tensor<5xi32>
  } else {
    %m = arith.subi %n, %c1 : index
    %x = tensor.extract %t[%m] : tensor<5xi32>
    %y = arith.addi %x, %one : i32
    %u = tensor.insert %y into %t[%m] : tensor<5xi32>
    %v = func.call @countdown(%u, %m) : (tensor<5xi32>, index) -> tensor<5xi32>
    scf.yield %v : tensor<5xi32>
  }
  return %r : tensor<5xi32>
}

// Each thread squares a row.
func.func private @rows() -> tensor<?xf64> {
  %x = arith.constant dense<[[-4.0, 1.0, -5.0], [0.0, 5.0, -1.0], [4.0, -2.0, 3.0], [-3.0, 2.0, -4.0]]> : tensor<4x3xf64>
  %e = tensor.empty() : tensor<4x3xf64>
  %r = scf.forall (%i) in (4) shared_outs(%o = %e) -> tensor<4x3xf64> {
    %row = tensor.extract_slice %x[%i, 0] [1, 3] [1, 1] : tensor<4x3xf64> to tensor<1x3xf64>
    %p = arith.mulf %row, %row : tensor<1x3xf64>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %p into %o[%i, 0] [1, 3] [1, 1] : tensor<1x3xf64> into tensor<4x3xf64>
    }
  }
  %flat = tensor.collapse_shape %r [[0, 1]] : tensor<4x3xf64> into tensor<12xf64>
  %any = tensor.cast %flat : tensor<12xf64> to tensor<?xf64>
  return %any : tensor<?xf64>
}

// A product in tiles of two by two.
func.func private @tiles() -> tensor<?xf64> {
  %a = arith.constant dense<[[-2.0, 3.0, 1.0, -1.0], [-3.0, 2.0, 0.0, -2.0], [3.0, 1.0, -1.0, -3.0], [2.0, 0.0, -2.0, 3.0]]> : tensor<4x4xf64>
  %b = arith.constant dense<[[0.0, -2.0, 1.0, -1.0], [2.0, 0.0, -2.0, 1.0], [-1.0, 2.0, 0.0, -2.0], [1.0, -1.0, 2.0, 0.0]]> : tensor<4x4xf64>
  %z_e = tensor.empty() : tensor<4x4xf64>
  %z_c = arith.constant 0.0 : f64
  %z = linalg.fill ins(%z_c : f64) outs(%z_e : tensor<4x4xf64>) -> tensor<4x4xf64>
  %r = scf.forall (%i, %j) = (0, 0) to (4, 4) step (2, 2) shared_outs(%o = %z) -> tensor<4x4xf64> {
    %ta = tensor.extract_slice %a[%i, 0] [2, 4] [1, 1] : tensor<4x4xf64> to tensor<2x4xf64>
    %tb = tensor.extract_slice %b[0, %j] [4, 2] [1, 1] : tensor<4x4xf64> to tensor<4x2xf64>
    %to = tensor.extract_slice %o[%i, %j] [2, 2] [1, 1] : tensor<4x4xf64> to tensor<2x2xf64>
    %p = linalg.matmul ins(%ta, %tb : tensor<2x4xf64>, tensor<4x2xf64>) outs(%to : tensor<2x2xf64>) -> tensor<2x2xf64>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %p into %o[%i, %j] [2, 2] [1, 1] : tensor<2x2xf64> into tensor<4x4xf64>
    }
  }
  %flat = tensor.collapse_shape %r [[0, 1]] : tensor<4x4xf64> into tensor<16xf64>
  %any = tensor.cast %flat : tensor<16xf64> to tensor<?xf64>
  return %any : tensor<?xf64>
}

// An affine loop carries a tensor.
func.func private @affine() -> tensor<?xf64> {
  %x = arith.constant dense<[[-4.0, 1.0, -5.0], [0.0, 5.0, -1.0], [4.0, -2.0, 3.0], [-3.0, 2.0, -4.0]]> : tensor<4x3xf64>
  %r = affine.for %i = 1 to 4 iter_args(%t = %x) -> tensor<4x3xf64> {
    %h = affine.apply affine_map<(i) -> (i - 1)>(%i)
    %inner = affine.for %j = 0 to 3 iter_args(%u = %t) -> tensor<4x3xf64> {
      %a = tensor.extract %u[%h, %j] : tensor<4x3xf64>
      %b = tensor.extract %u[%i, %j] : tensor<4x3xf64>
      %s = arith.addf %a, %b : f64
      %v = tensor.insert %s into %u[%i, %j] : tensor<4x3xf64>
      affine.yield %v : tensor<4x3xf64>
    }
    affine.yield %inner : tensor<4x3xf64>
  }
  %flat = tensor.collapse_shape %r [[0, 1]] : tensor<4x3xf64> into tensor<12xf64>
  %any = tensor.cast %flat : tensor<12xf64> to tensor<?xf64>
  return %any : tensor<?xf64>
}

// A function that calls itself with its tensor.
func.func private @recursion() -> tensor<?xi32> {
  %x = arith.constant dense<[3, 1, 4, 1, 5]> : tensor<5xi32>
  %c3 = arith.constant 3 : index
  %n = call @countdown(%x, %c3) : (tensor<5xi32>, index) -> tensor<5xi32>
  %r = arith.addi %n, %x : tensor<5xi32>
  %any = tensor.cast %r : tensor<5xi32> to tensor<?xi32>
  return %any : tensor<?xi32>
}

// A tensor by number.
func.func private @cases() -> tensor<?xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %x = arith.constant dense<[1, 2, 3]> : tensor<3xi32>
  %y = arith.constant dense<[10, 20, 30]> : tensor<3xi32>
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%t = %x) -> tensor<3xi32> {
    %p = scf.index_switch %i -> tensor<3xi32>
    case 0 {
      %s = arith.addi %t, %y : tensor<3xi32>
      scf.yield %s : tensor<3xi32>
    }
    case 1 {
      scf.yield %t : tensor<3xi32>
    }
    default {
      %s = arith.muli %t, %x : tensor<3xi32>
      scf.yield %s : tensor<3xi32>
    }
    scf.yield %p : tensor<3xi32>
  }
  %any = tensor.cast %r : tensor<3xi32> to tensor<?xi32>
  return %any : tensor<?xi32>
}

// Shifts, comparisons and selections of whole tensors.
func.func private @bits() -> tensor<?xi32> {
  %x = arith.constant dense<[11, 6, 8, 15]> : tensor<4xi32>
  %one = arith.constant dense<[1, 1, 1, 1]> : tensor<4xi32>
  %seven = arith.constant dense<[7, 7, 7, 7]> : tensor<4xi32>
  %h = arith.shrui %x, %one : tensor<4xi32>
  %g = arith.xori %x, %h : tensor<4xi32>
  %more = arith.cmpi sgt, %x, %seven : tensor<4xi32>
  %r = arith.select %more, %g, %x : tensor<4xi1>, tensor<4xi32>
  %any = tensor.cast %r : tensor<4xi32> to tensor<?xi32>
  return %any : tensor<?xi32>
}

func.func @main() -> i32 {
  %rows = call @rows() : () -> tensor<?xf64>
  call @show_f64(%rows) : (tensor<?xf64>) -> ()
  %tiles = call @tiles() : () -> tensor<?xf64>
  call @show_f64(%tiles) : (tensor<?xf64>) -> ()
  %affine = call @affine() : () -> tensor<?xf64>
  call @show_f64(%affine) : (tensor<?xf64>) -> ()
  %recursion = call @recursion() : () -> tensor<?xi32>
  call @show_i32(%recursion) : (tensor<?xi32>) -> ()
  %cases = call @cases() : () -> tensor<?xi32>
  call @show_i32(%cases) : (tensor<?xi32>) -> ()
  %bits = call @bits() : () -> tensor<?xi32>
  call @show_i32(%bits) : (tensor<?xi32>) -> ()
  %status = arith.constant 0 : i32
  return %status : i32
}
