// RUN: terrace opt %s --scf-for-loop-peeling
// RUN: terrace opt %s --scf-for-loop-peeling=peel-front
// DIFFERS: upstream makes symbols of induction variables, which are invalid

func.func @bounds(%n: index, %step: index, %r: memref<index>) {
  affine.for %i = 0 to 8 {
    scf.for %j = %i to %n step %step {
      memref.store %j, %r[] : memref<index>
    }
    scf.for %j = %n to %i step %step {
      memref.store %j, %r[] : memref<index>
    }
  }
  return
}

// There is no remainder by a dimension.
func.func @step(%n: index, %m: index, %r: memref<index>) {
  affine.for %i = 1 to 8 {
    scf.for %j = %n to %m step %i {
      memref.store %j, %r[] : memref<index>
    }
  }
  return
}
