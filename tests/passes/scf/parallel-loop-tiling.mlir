// RUN: terrace opt %s --scf-parallel-loop-tiling=parallel-loop-tile-sizes=2,3 --split-input-file
// RUN: terrace opt %s --scf-parallel-loop-tiling=parallel-loop-tile-sizes=4 --split-input-file
// RUN: terrace opt %s --scf-parallel-loop-tiling --split-input-file
// RUN: terrace opt %s '--scf-parallel-loop-tiling=parallel-loop-tile-sizes=2,3 no-min-max-bounds' --split-input-file

func.func @dynamic(%a: memref<?x?xi32>, %n: index, %x: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i, %j) = (%c0, %c1) to (%n, %n) step (%c1, %c1) {
    memref.store %x, %a[%i, %j] : memref<?x?xi32>
  } {foo}
  return
}

// -----

func.func @static(%a: memref<?x?xindex>, %n: index, %x: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c24 = arith.constant 24 : index
  %c25 = arith.constant 25 : index
  scf.parallel (%i, %j, %k) = (%c0, %c0, %c1) to (%c24, %c24, %c25) step (%c1, %c1, %c1) {
    memref.store %k, %a[%i, %j] : memref<?x?xindex>
  }
  scf.parallel (%i, %j) = (%c0, %c0) to (%c25, %c24) step (%c1, %c1) {
    %s = arith.addi %i, %j : index
    memref.store %s, %a[%i, %j] : memref<?x?xindex>
  }
  return
}

// -----

func.func @innermost(%a: memref<?x?xindex>, %n: index, %x: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    scf.for %l = %c0 to %n step %c1 {
      scf.parallel (%j) = (%c0) to (%n) step (%c1) {
        memref.store %n, %a[%i, %j] : memref<?x?xindex>
      }
    }
    scf.parallel (%j) = (%c0) to (%n) step (%c1) {
      memref.store %i, %a[%i, %j] : memref<?x?xindex>
    }
  }
  return
}

// -----

func.func @reduction(%n: index, %x: f32) -> f32 {
  %c1 = arith.constant 1 : index
  %a = scf.parallel (%i) = (%c1) to (%n) step (%c1) init (%x) -> f32 {
    scf.reduce(%x : f32) {
    ^bb0(%l: f32, %r: f32):
      scf.reduce.return %l : f32
    }
  }
  return %a : f32
}
