// PASSES: --one-shot-bufferize=bufferize-function-boundaries allow-return-allocs-from-loops --convert-linalg-to-loops --lower-to-llvm
// Tensors are values: no write is seen through another name.

func.func private @print(%t: tensor<4xi64>) {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i64
  %v = vector.transfer_read %t[%c0], %zero {in_bounds = [true]} : tensor<4xi64>, vector<4xi64>
  vector.print %v : vector<4xi64>
  return
}

// 0, 1, 2, 3 times a factor.
func.func private @count(%factor: i64) -> tensor<4xi64> {
  %e = tensor.empty() : tensor<4xi64>
  %t = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%e : tensor<4xi64>) {
  ^bb0(%o: i64):
    %i = linalg.index 0 : index
    %n = arith.index_cast %i : index to i64
    %p = arith.muli %n, %factor : i64
    linalg.yield %p : i64
  } -> tensor<4xi64>
  return %t : tensor<4xi64>
}

func.func private @same(%t: tensor<4xi64>) -> tensor<4xi64> {
  return %t : tensor<4xi64>
}

func.func private @first(%t: tensor<4xi64>, %x: i64) -> tensor<4xi64> {
  %c0 = arith.constant 0 : index
  %n = tensor.insert %x into %t[%c0] : tensor<4xi64>
  return %n : tensor<4xi64>
}

// Reads its second argument after it has written to the first one.
func.func private @both(%t: tensor<4xi64>, %u: tensor<4xi64>) -> (tensor<4xi64>, i64) {
  %c0 = arith.constant 0 : index
  %x = arith.constant 50 : i64
  %n = tensor.insert %x into %t[%c0] : tensor<4xi64>
  %old = tensor.extract %u[%c0] : tensor<4xi64>
  return %n, %old : tensor<4xi64>, i64
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %one = arith.constant 1 : i64
  %ten = arith.constant 10 : i64
  %hundred = arith.constant 100 : i64
  %a = call @count(%ten) : (i64) -> tensor<4xi64>

  // Read after write.
  %b = tensor.insert %hundred into %a[%c1] : tensor<4xi64>
  call @print(%a) : (tensor<4xi64>) -> ()
  call @print(%b) : (tensor<4xi64>) -> ()

  // A slice into the tensor that it is a slice of, one place further.
  %s = tensor.extract_slice %a[0] [3] [1] : tensor<4xi64> to tensor<3xi64>
  %shifted = tensor.insert_slice %s into %a[1] [3] [1] : tensor<3xi64> into tensor<4xi64>
  call @print(%shifted) : (tensor<4xi64>) -> ()
  %swapped = linalg.generic {indexing_maps = [affine_map<(i) -> (3 - i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%a : tensor<4xi64>) outs(%a : tensor<4xi64>) {
  ^bb0(%x: i64, %o: i64):
    %y = arith.subi %x, %o : i64
    linalg.yield %y : i64
  } -> tensor<4xi64>
  call @print(%swapped) : (tensor<4xi64>) -> ()

  // An odd number of exchanges, with a write in each.
  %p = call @count(%one) : (i64) -> tensor<4xi64>
  %l:2 = scf.for %i = %c0 to %c3 step %c1 iter_args(%t = %p, %u = %a) -> (tensor<4xi64>, tensor<4xi64>) {
    %w = tensor.insert %hundred into %t[%i] : tensor<4xi64>
    scf.yield %u, %w : tensor<4xi64>, tensor<4xi64>
  }
  call @print(%l#0) : (tensor<4xi64>) -> ()
  call @print(%l#1) : (tensor<4xi64>) -> ()

  // An argument that is returned, and written to by the caller.
  %r = call @same(%a) : (tensor<4xi64>) -> tensor<4xi64>
  %q = tensor.insert %one into %r[%c3] : tensor<4xi64>
  call @print(%q) : (tensor<4xi64>) -> ()
  call @print(%a) : (tensor<4xi64>) -> ()

  // Two calls that write to one tensor, and one that gets it twice.
  %f = call @first(%a, %one) : (tensor<4xi64>, i64) -> tensor<4xi64>
  %g = call @first(%a, %hundred) : (tensor<4xi64>, i64) -> tensor<4xi64>
  call @print(%f) : (tensor<4xi64>) -> ()
  call @print(%g) : (tensor<4xi64>) -> ()
  %h:2 = call @both(%a, %a) : (tensor<4xi64>, tensor<4xi64>) -> (tensor<4xi64>, i64)
  call @print(%h#0) : (tensor<4xi64>) -> ()
  vector.print %h#1 : i64

  // Which of two tensors is written to is known at run time only.
  %c = arith.cmpi slt, %one, %ten : i64
  %m = arith.select %c, %a, %p : tensor<4xi64>
  %n = tensor.insert %hundred into %m[%c2] : tensor<4xi64>
  call @print(%n) : (tensor<4xi64>) -> ()
  call @print(%a) : (tensor<4xi64>) -> ()
  call @print(%p) : (tensor<4xi64>) -> ()

  // Threads write slices of one tensor, and read what it was.
  %z = scf.forall (%i) in (4) shared_outs(%o = %a) -> (tensor<4xi64>) {
    %j = arith.subi %c3, %i : index
    %e = tensor.extract %a[%j] : tensor<4xi64>
    %d = tensor.from_elements %e : tensor<1xi64>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %d into %o[%i] [1] [1] : tensor<1xi64> into tensor<4xi64>
    }
  }
  call @print(%z) : (tensor<4xi64>) -> ()

  // Doubles until an element is above 100.
  %k:2 = scf.while (%t = %a, %u = %a) : (tensor<4xi64>, tensor<4xi64>) -> (tensor<4xi64>, tensor<4xi64>) {
    %e = tensor.extract %t[%c3] : tensor<4xi64>
    %go = arith.cmpi sle, %e, %hundred : i64
    scf.condition(%go) %t, %u : tensor<4xi64>, tensor<4xi64>
  } do {
  ^bb0(%t: tensor<4xi64>, %u: tensor<4xi64>):
    %d = linalg.add ins(%t, %t : tensor<4xi64>, tensor<4xi64>) outs(%t : tensor<4xi64>) -> tensor<4xi64>
    scf.yield %d, %t : tensor<4xi64>, tensor<4xi64>
  }
  call @print(%k#0) : (tensor<4xi64>) -> ()
  call @print(%k#1) : (tensor<4xi64>) -> ()
  %status = arith.constant 0 : i32
  return %status : i32
}
