// RUN: terrace opt %s --scf-for-loop-peeling --split-input-file
// RUN: terrace opt %s --scf-for-loop-peeling --canonicalize --split-input-file
// RUN: terrace opt %s --scf-for-loop-peeling=skip-partial=false --split-input-file

#map = affine_map<(d0, d1)[s0] -> (s0, d0 - d1)>
func.func @dynamic_upper(%m: memref<?xf32>, %r: memref<f32>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %n = memref.dim %m, %c0 : memref<?xf32>
  scf.for %i = %c0 to %n step %c4 {
    %min = affine.min #map(%n, %i)[%c4]
    %max = affine.max affine_map<(d0, d1)[s0] -> (s0 + 2, d0 - d1 + 1)>(%n, %i)[%c4]
    %sum = arith.addi %min, %max : index
    %cast = arith.index_cast %sum : index to i32
    %f = arith.sitofp %cast : i32 to f32
    memref.store %f, %r[] : memref<f32>
  }
  return
}

// -----

func.func @constants(%r: memref<index>) {
  %c0 = arith.constant 0 : index
  %c17 = arith.constant 17 : index
  %c8 = arith.constant 8 : index
  scf.for %i = %c0 to %c17 step %c8 {
    %min = affine.min affine_map<(d0) -> (8, -d0 + 17)>(%i)
    memref.store %min, %r[] : memref<index>
  }
  return
}

// -----

func.func @whole(%r: memref<index>) {
  %c1 = arith.constant 1 : index
  %c17 = arith.constant 17 : index
  %c8 = arith.constant 8 : index
  scf.for %i = %c1 to %c17 step %c8 {
    memref.store %i, %r[] : memref<index>
  }
  scf.for %i = %c1 to %c17 step %c1 {
    memref.store %i, %r[] : memref<index>
  }
  return
}

// -----

func.func @composed(%n: memref<?xf32>, %r: memref<index>) {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %d = memref.dim %n, %c0 : memref<?xf32>
  %end = affine.apply affine_map<()[s0] -> (s0 * 16)>()[%d]
  scf.for %i = %c0 to %end step %c8 {
    memref.store %i, %r[] : memref<index>
  }
  return
}

// -----

func.func @nested(%m: memref<?x?xi32>, %r: memref<index>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0 : i32
  %n0 = memref.dim %m, %c0 : memref<?x?xi32>
  %n1 = memref.dim %m, %c1 : memref<?x?xi32>
  %sum = scf.for %i = %c0 to %n0 step %c4 iter_args(%a = %zero) -> i32 {
    %inner = scf.for %j = %c0 to %n1 step %c3 iter_args(%b = %a) -> i32 {
      %v = memref.load %m[%i, %j] : memref<?x?xi32>
      %s = arith.addi %v, %b : i32
      %min = affine.min affine_map<(d0)[s0] -> (4, s0 - d0)>(%i)[%n0]
      %min1 = affine.min affine_map<(d0)[s0] -> (3, s0 - d0, 7)>(%j)[%n1]
      memref.store %min, %r[] : memref<index>
      memref.store %min1, %r[] : memref<index>
      scf.yield %s : i32
    }
    scf.yield %inner : i32
  } {some.attr}
  return %sum : i32
}

// -----

func.func @small_types(%r: memref<i32>, %lo: i32, %hi: i32) {
  %c0 = arith.constant 0 : i32
  %c10 = arith.constant 10 : i32
  %c4 = arith.constant 4 : i32
  scf.for %i = %c0 to %c10 step %c4 : i32 {
    memref.store %i, %r[] : memref<i32>
  }
  scf.for unsigned %i = %c0 to %c10 step %c4 : i32 {
    memref.store %i, %r[] : memref<i32>
  }
  return
}
