// RUN: terrace opt %s --remove-dead-values=canonicalize=0
// RUN: terrace opt %s --remove-dead-values

// What decides where control goes in an operation that only reads memory is dead, but stays.
func.func @argument_of_public_function(%m: memref<8xf32>, %n: index) {
  affine.for %i = 0 to %n {
    %x = affine.load %m[%i] : memref<8xf32>
  }
  return
}

func.func @values_of_loops(%m: memref<8xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%k = %c1) -> (index) {
    scf.for %j = %c0 to %k step %c1 {
      %x = memref.load %m[%j] : memref<8xf32>
    }
    scf.for %j = %c0 to %i step %c1 {
      %x = memref.load %m[%j] : memref<8xf32>
    }
    memref.prefetch %m[%c0], read, locality<2>, data : memref<8xf32>
    %k2 = arith.addi %k, %c1 : index
    scf.yield %k2 : index
  }
  affine.parallel (%i) = (0) to (8) {
    affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) {
      %x = affine.load %m[%j] : memref<8xf32>
    }
  }
  return
}
