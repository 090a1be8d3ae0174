// RUN: terrace opt %s --affine-loop-coalescing --allow-unregistered-dialect
// DIFFERS: nests stay if the product of their numbers of iterations may overflow, or is one of two negative numbers.

func.func @ints(%a: i32, %b: i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  scf.for %i = %c0 to %a step %c1 : i32 {
    scf.for %j = %c1 to %b step %c1 : i32 {
      "use"(%i, %j) : (i32, i32) -> ()
    }
  }
  return
}

func.func @overflow() {
  %c0 = arith.constant 0 : i8
  %c1 = arith.constant 1 : i8
  %c10 = arith.constant 100 : i8
  %c5 = arith.constant 50 : i8
  scf.for %i = %c0 to %c10 step %c1 : i8 {
    scf.for %j = %c1 to %c5 step %c1 : i8 {
      "use"(%i, %j) : (i8, i8) -> ()
    }
  }
  return
}

func.func @empty() {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c10 = arith.constant 100 : i32
  %c5 = arith.constant 50 : i32
  scf.for %i = %c10 to %c5 step %c1 : i32 {
    scf.for %j = %c10 to %c5 step %c1 : i32 {
      "use"(%i, %j) : (i32, i32) -> ()
    }
  }
  return
}

func.func @empty_indices() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  scf.for %i = %c5 to %c0 step %c1 {
    scf.for %j = %c5 to %c1 step %c1 {
      "use"(%i, %j) : (index, index) -> ()
    }
  }
  return
}

func.func @unsigned(%a: i32, %b: i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  scf.for unsigned %i = %c0 to %a step %c1 : i32 {
    scf.for unsigned %j = %c0 to %b step %c1 : i32 {
      "use"(%i, %j) : (i32, i32) -> ()
    }
  }
  return
}

// The difference of the bounds overflows.
func.func @overflow_i8() {
  %low = arith.constant -128 : i8
  %high = arith.constant 127 : i8
  %c64 = arith.constant 64 : i8
  %c0 = arith.constant 0 : i8
  %c1 = arith.constant 1 : i8
  %c3 = arith.constant 3 : i8
  scf.for %i = %c0 to %c3 step %c1 : i8 {
    scf.for %j = %low to %high step %c64 : i8 {
      "use"(%i, %j) : (i8, i8) -> ()
    }
  }
  return
}

// All of it stays, also the loop around, which does not start at zero.
func.func @overflow_i64() {
  %low = arith.constant -9223372036854775808 : i64
  %high = arith.constant 9223372036854775807 : i64
  %quarter = arith.constant 4611686018427387904 : i64
  %c1 = arith.constant 1 : i64
  %c2 = arith.constant 2 : i64
  %c7 = arith.constant 7 : i64
  scf.for %i = %c1 to %c7 step %c2 : i64 {
    scf.for %j = %low to %high step %quarter : i64 {
      "use"(%i, %j) : (i64, i64) -> ()
    }
  }
  return
}
