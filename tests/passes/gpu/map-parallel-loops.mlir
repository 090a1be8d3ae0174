// RUN: terrace opt %s --gpu-map-parallel-loops
// RUN: terrace opt %s '--pass-pipeline=builtin.module(func.func(gpu-map-parallel-loops{mapping-policy=innermost-first}))'
// RUN: not terrace opt %s '--pass-pipeline=builtin.module(func.func(gpu-map-parallel-loops{mapping-policy=other}))' 2>&1

func.func @f(%n: index, %m: memref<?xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i, %i2, %i3, %i4) = (%c0, %c0, %c0, %c0) to (%n, %n, %n, %n) step (%c1, %c1, %c1, %c1) {
    scf.parallel (%l, %l2) = (%c0, %c0) to (%n, %n) step (%c1, %c1) {
      scf.parallel (%k) = (%c0) to (%n) step (%c1) {
        memref.store %x, %m[%k] : memref<?xf32>
      }
    }
    scf.parallel (%l) = (%c0) to (%n) step (%c1) {
    } {mapping = []}
    scf.for %q = %c0 to %n step %c1 {
      scf.parallel (%k) = (%c0) to (%n) step (%c1) {
        memref.store %x, %m[%k] : memref<?xf32>
      }
    }
  }
  scf.for %q = %c0 to %n step %c1 {
    scf.parallel (%k) = (%c0) to (%n) step (%c1) {
      memref.store %x, %m[%k] : memref<?xf32>
    }
  }
  return
}
