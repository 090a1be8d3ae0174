// RUN: terrace opt %s --affine-loop-coalescing --allow-unregistered-dialect

// Nests of `scf.for` over indices.

func.func @steps(%a: index, %b: index, %l: index, %s: index, %m: memref<?xi32>, %v: i32) {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  scf.for %i = %l to %a step %s {
    scf.for %j = %c2 to %b step %c3 {
      "use"(%i, %j) : (index, index) -> ()
    }
  }
  return
}
func.func @three(%a: index, %b: index, %c: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.for %i = %c0 to %a step %c1 {
    scf.for %j = %c0 to %c4 step %c1 {
      scf.for %k = %c0 to %c step %c1 {
        "use"(%i, %j, %k) : (index, index, index) -> ()
      }
    }
  }
  return
}
func.func @iter(%a: index, %b: index, %x: f32, %y: i32) -> (f32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %a step %c1 iter_args(%p = %x, %q = %y) -> (f32, i32) {
    %t:2 = scf.for %j = %c0 to %b step %c1 iter_args(%p1 = %p, %q1 = %q) -> (f32, i32) {
      %u:2 = "use"(%i, %j, %p1, %q1) : (index, index, f32, i32) -> (f32, i32)
      scf.yield %u#0, %u#1 : f32, i32
    }
    scf.yield %t#0, %t#1 : f32, i32
  }
  return %r#0, %r#1 : f32, i32
}
func.func @triangle(%a: index, %b: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %a step %c1 {
    scf.for %j = %c0 to %i step %c1 {
      scf.for %k = %c0 to %b step %c1 {
        "use"(%i, %j, %k) : (index, index, index) -> ()
      }
    }
  }
  return
}
func.func @consts() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c10 = arith.constant 10 : index
  scf.for %i = %c1 to %c10 step %c4 {
    scf.for %j = %c0 to %c4 step %c1 {
      "use"(%i, %j) : (index, index) -> ()
    }
  }
  return
}
func.func @single(%a: index) {
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  scf.for %i = %c2 to %a step %c4 {
    "use"(%i) : (index) -> ()
  }
  return
}
func.func @imperfect(%a: index, %b: index, %x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %a step %c1 iter_args(%p = %x) -> (f32) {
    %t = scf.for %j = %c0 to %b step %c1 iter_args(%p1 = %x) -> (f32) {
      %u = "use"(%i, %j, %p1) : (index, index, f32) -> (f32)
      scf.yield %u : f32
    }
    scf.yield %t : f32
  }
  scf.for %i = %c0 to %a step %c1 {
    "x"() : () -> ()
    scf.for %j = %c0 to %b step %c1 {
      scf.for %k = %c0 to %b step %c1 {
        "use"(%i, %j, %k) : (index, index, index) -> ()
      }
    }
  }
  return %r : f32
}
