// RUN: terrace opt %s --scf-for-loop-peeling --split-input-file
// RUN: terrace opt %s --scf-for-loop-peeling=peel-front --split-input-file
// DIFFERS: upstream's loops run an iteration where the lower bound is not below the upper one, and its sums of other
// types than index are invalid.

func.func @unordered(%lower: index, %upper: index, %step: index, %r: memref<index>) {
  scf.for %i = %lower to %upper step %step {
    %min = affine.min affine_map<(d0)[s0, s1] -> (s1, s0 - d0)>(%i)[%upper, %step]
    memref.store %min, %r[] : memref<index>
  }
  return
}

// -----

func.func @small(%lower: i32, %upper: i32, %step: i32, %r: memref<i32>) {
  scf.for %i = %lower to %upper step %step : i32 {
    memref.store %i, %r[] : memref<i32>
  }
  return
}

// -----

func.func @above(%r: memref<index>) {
  %c10 = arith.constant 10 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  scf.for %i = %c10 to %c3 step %c4 {
    memref.store %i, %r[] : memref<index>
  }
  return
}
