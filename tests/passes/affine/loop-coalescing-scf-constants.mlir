// RUN: terrace opt %s --affine-loop-coalescing --allow-unregistered-dialect

// Nests of `scf.for` whose numbers of iterations are constants: the product does not overflow.

func.func @lower_bounds() {
  %c0 = arith.constant 0 : i8
  %c1 = arith.constant 1 : i8
  %c10 = arith.constant 10 : i8
  %c5 = arith.constant 5 : i8
  scf.for %i = %c0 to %c10 step %c1 : i8 {
    scf.for %j = %c1 to %c5 step %c1 : i8 {
      "use"(%i, %j) : (i8, i8) -> ()
    }
  }
  return
}

func.func @steps() {
  %c0 = arith.constant 0 : i8
  %c1 = arith.constant 1 : i8
  %c10 = arith.constant 10 : i8
  %c5 = arith.constant 5 : i8
  scf.for %i = %c0 to %c10 step %c5 : i8 {
    scf.for %j = %c1 to %c5 step %c1 : i8 {
    scf.for %k = %c1 to %c5 step %c1 : i8 {
      "use"(%i, %j, %k) : (i8, i8, i8) -> ()
    }
    }
  }
  return
}

func.func @single_iterations() {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c5 = arith.constant 5 : i32
  %c3 = arith.constant 3 : i32
  scf.for %i = %c0 to %c1 step %c1 : i32 {
    scf.for %j = %c0 to %c5 step %c5 : i32 {
     scf.for %k = %c1 to %c5 step %c3 : i32 {
     scf.for %l = %c1 to %c5 step %c5 : i32 {
     scf.for %m = %c0 to %c5 step %c1 : i32 {
      "use"(%i, %j, %k, %l, %m) : (i32, i32, i32, i32, i32) -> ()
      }
      }
      }
    }
  }
  return
}

func.func @single_iterations_alone() {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  scf.for %i = %c0 to %c1 step %c1 : i32 {
    scf.for %j = %c0 to %c1 step %c1 : i32 {
      "use"(%i, %j) : (i32, i32) -> ()
    }
  }
  return
}

func.func @unsigned() {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c5 = arith.constant 5 : i32
  scf.for unsigned %i = %c0 to %c5 step %c1 : i32 {
    scf.for unsigned %j = %c1 to %c5 step %c1 : i32 {
      "use"(%i, %j) : (i32, i32) -> ()
    }
  }
  return
}

func.func @unsigned_index() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  scf.for unsigned %i = %c0 to %c5 step %c1 {
    scf.for unsigned %j = %c1 to %c5 step %c1 {
      "use"(%i, %j) : (index, index) -> ()
    }
  }
  return
}

func.func @empty_inside() {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c5 = arith.constant 5 : i32
  scf.for %i = %c0 to %c5 step %c1 : i32 {
    scf.for %j = %c5 to %c1 step %c1 : i32 {
      "use"(%i, %j) : (i32, i32) -> ()
    }
  }
  return
}

func.func @carried(%x: f32, %y: i32) -> (f32, i32) {
  %c0 = arith.constant 0 : i64
  %c2 = arith.constant 2 : i64
  %c7 = arith.constant 7 : i64
  %0:2 = scf.for %i = %c0 to %c7 step %c2 iter_args(%p = %x, %q = %y) -> (f32, i32) : i64 {
    %1:2 = scf.for %j = %c2 to %c7 step %c2 iter_args(%r = %p, %s = %q) -> (f32, i32) : i64 {
      %2:2 = "use"(%i, %j, %r, %s) : (i64, i64, f32, i32) -> (f32, i32)
      scf.yield %2#0, %2#1 : f32, i32
    }
    scf.yield %1#0, %1#1 : f32, i32
  }
  return %0#0, %0#1 : f32, i32
}
