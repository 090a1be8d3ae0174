// RUN: terrace opt %s '--scf-parallel-loop-tiling=parallel-loop-tile-sizes=2 no-min-max-bounds'
// RUN: not terrace opt %s '--scf-parallel-loop-tiling=parallel-loop-tile-sizes=2,-1' 2>&1
// DIFFERS: upstream multiplies an induction variable by its step again, compares indices below zero as unsigned numbers, and
// makes loops with negative steps of negative sizes.

func.func @steps(%a: memref<?xindex>, %n: index, %s: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %minus = arith.constant -5 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c2) {
    memref.store %i, %a[%i] : memref<?xindex>
  }
  scf.parallel (%i) = (%c0) to (%n) step (%s) {
    memref.store %i, %a[%i] : memref<?xindex>
  }
  scf.parallel (%i) = (%minus) to (%n) step (%c1) {
    memref.store %i, %a[%c0] : memref<?xindex>
  }
  return
}
