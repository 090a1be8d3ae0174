// RUN: terrace opt %s --async-parallel-for
// RUN: terrace opt %s --async-parallel-for="async-dispatch=false num-workers=-1 min-task-size=20"
// RUN: terrace opt %s --async-parallel-for="num-workers=0 min-task-size=-3"
// RUN: terrace opt %s --async-parallel-for="async-dispatch=0 num-workers=100 min-task-size=1"

func.func @one(%lb: index, %ub: index, %s: index, %m: memref<?xf32>) {
  scf.parallel (%i) = (%lb) to (%ub) step (%s) {
    %c = arith.constant 1.0 : f32
    memref.store %c, %m[%i] : memref<?xf32>
  }
  return
}

func.func @constants(%m: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c7 = arith.constant 7 : index
  %c100 = arith.constant 100 : index
  %k = arith.constant 1.0 : f32
  scf.parallel (%i) = (%c7) to (%c100) step (%c7) {
    memref.store %k, %m[%i] : memref<?xf32>
  }
  return
}

func.func @three(%lb: index, %ub: index, %s: index, %m: memref<?x?x?xf32>, %f: f32) {
  scf.parallel (%i, %j, %k) = (%lb, %s, %ub) to (%ub, %lb, %s) step (%s, %s, %lb) {
    %x = arith.index_cast %i : index to i32
    %y = arith.sitofp %x : i32 to f32
    %z = arith.addf %y, %f : f32
    memref.store %z, %m[%i, %j, %k] : memref<?x?x?xf32>
  }
  return
}

// Loops in loops, two of them in one body, and a loop with a reduction, which stays.
func.func @nested(%n: index, %m: memref<?x?xf32>, %x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    scf.parallel (%j) = (%c0) to (%i) step (%c1) {
      memref.store %x, %m[%i, %j] : memref<?x?xf32>
    }
    scf.parallel (%j) = (%i) to (%n) step (%c1) {
      memref.store %x, %m[%j, %i] : memref<?x?xf32>
      scf.parallel (%k) = (%i) to (%j) step (%c1) {
        memref.store %x, %m[%j, %k] : memref<?x?xf32>
      }
    }
  }
  %r = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%x) -> f32 {
    scf.reduce(%x : f32) {
    ^bb0(%a: f32, %b: f32):
      %s = arith.addf %a, %b : f32
      scf.reduce.return %s : f32
    }
  }
  return %r : f32
}

// The name is taken.
func.func private @parallel_compute_fn()

func.func @regions(%c: i1, %n: index, %m: memref<?xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.if %c {
    scf.parallel (%i) = (%c0) to (%n) step (%c1) {
      scf.if %c {
        memref.store %x, %m[%i] : memref<?xf32>
      }
      scf.for %j = %i to %n step %c1 {
        %y = memref.load %m[%j] : memref<?xf32>
        memref.store %y, %m[%i] : memref<?xf32>
      }
    }
  } else {
    scf.parallel (%i) = (%n) to (%c0) step (%c1) {
      memref.store %x, %m[%i] : memref<?xf32>
    }
  }
  return
}
