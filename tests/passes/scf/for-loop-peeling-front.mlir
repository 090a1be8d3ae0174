// RUN: terrace opt %s --scf-for-loop-peeling=peel-front --split-input-file
// RUN: terrace opt %s --scf-for-loop-peeling=peel-front --canonicalize --split-input-file

func.func @constants(%r: memref<index>) -> index {
  %c0 = arith.constant 0 : index
  %c17 = arith.constant 17 : index
  %c8 = arith.constant 8 : index
  %x = scf.for %i = %c0 to %c17 step %c8 iter_args(%a = %c8) -> index {
    memref.store %i, %r[] : memref<index>
    %s = arith.addi %a, %i : index
    scf.yield %s : index
  }
  return %x : index
}

// -----

func.func @one_iteration(%r: memref<index>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  scf.for %i = %c0 to %c4 step %c8 {
    memref.store %i, %r[] : memref<index>
  }
  scf.for %i = %c4 to %c0 step %c8 {
    memref.store %i, %r[] : memref<index>
  }
  scf.for %i = %c0 to %c8 step %c8 {
    memref.store %i, %r[] : memref<index>
  }
  return
}

// -----

func.func @small_types(%r: memref<i32>) {
  %c0 = arith.constant 0 : i32
  %c10 = arith.constant 10 : i32
  %c4 = arith.constant 4 : i32
  scf.for %i = %c0 to %c10 step %c4 : i32 {
    memref.store %i, %r[] : memref<i32>
  }
  return
}
