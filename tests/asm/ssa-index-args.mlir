// RUN: terrace opt %s

// Loop arguments and results of the structured operations.
func.func @f(%lb: index, %ub: index, %st: index, %m: memref<?xf32>, %x: f32) -> (f32, f32) {
  %r:2 = scf.for %i = %lb to %ub step %st iter_args(%p = %x, %q = %x) -> (f32, f32) {
    %v = memref.load %m[%i] : memref<?xf32>
    %s = arith.addf %p, %v : f32
    scf.yield %s, %q : f32, f32
  }
  scf.parallel (%i, %j) = (%lb, %lb) to (%ub, %ub) step (%st, %st) {
    memref.store %r#0, %m[%i] : memref<?xf32>
    memref.store %r#1, %m[%j] : memref<?xf32>
    scf.reduce
  }
  return %r#0, %r#1 : f32, f32
}
